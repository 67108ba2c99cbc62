//! The Stasis Phase: the battle in the streets (section 5 of the rules), a room for each part.

pub mod amend;
pub mod battle;
pub mod cards;
pub mod deploy;
pub mod muster;
pub mod powers;
pub mod score;
pub mod spoils;
pub mod streets;
pub(crate) mod told;
