//! Control's hand in the game, and what the room is shown.

pub mod decks;
pub mod figures;
pub mod heroes;
pub mod record;
pub mod roster;
pub mod seats;
pub mod stage;
