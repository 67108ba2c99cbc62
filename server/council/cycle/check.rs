//! The Check phase: whether an Assembly is due (C-22) and whether stasis breaks out (C-23). It has
//! no command of its own: Control looks, and the sequence of play goes on (C-24 to C-26).
//!
//! To read on: `rules`, `decide`, then what is seen (`view`) and said (`told`, `words`).

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod told;
pub(crate) mod view;
pub(crate) mod words;
