//! The Check phase: whether an Assembly is due, whether stasis breaks out, and the end of the cycle (C-22 to
//! C-26).

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod told;
pub(crate) mod view;
