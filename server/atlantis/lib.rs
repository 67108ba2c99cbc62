//! Atlantis by order files: a world of hexes, the months that pass in it, and the reports that its factions get. The
//! law is the rule book; numbers such as `E-11` beside the code are its rules.
//!
//! - [`Content`] are the tables of a variant: goods, races, skills, structures, terrains, settings (D, N).
//! - [`World`] is all that there is (W, U, F). [`generate`] makes one (W-70 to W-80).
//! - [`turn`] runs a month: a table of sub-phases (T), each finished for the whole world before the next.
//! - [`rules`] are the tables in sentences, for players to have at hand.
//! - [`script`] are players by program, for rehearsals.
//! - [`report`] is what a faction gets to know of it: all other forms are made from it.
//!
//! It has no clock and no I/O, all figures are integers (K-1), and chance comes in streams by name (K-5): the same
//! world, sets and seed give the same bytes with any number of threads (K-9).

pub mod battle;
pub mod chance;
pub mod check;
pub mod content;
pub mod generate;
pub mod market;
pub mod messages;
pub mod orders;
pub mod report;
pub mod rules;
pub mod script;
pub mod share;
pub mod turn;
pub mod weather;
mod wild;
pub mod world;

pub use content::Content;
pub use world::World;
