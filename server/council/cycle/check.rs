//! The Check phase: whether an Assembly is due (C-22) and whether stasis breaks out (C-23). It has
//! no command of its own: Control looks, and the sequence of play goes on (C-24 to C-26).
//!
//! To read on: `rules`, `shown`, then `told`.

pub(crate) mod rules;
pub(crate) mod shown;
pub(crate) mod told;
