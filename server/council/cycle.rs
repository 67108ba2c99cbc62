//! The council cycle: Prytanis, Event, Debate, Support, Vote, Check (section 3 of the rules), a
//! room each.

pub mod check;
pub mod debate;
pub mod events;
pub mod grants;
pub mod outcome;
pub mod prytanis;
pub mod race;
pub mod vote;
