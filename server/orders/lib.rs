//! Reads the orders that players of games by order files write. It knows no game: words, arguments and how they go
//! together are [`Tables`] that a game gives; [`Grammar::new`] makes them ready, [`Grammar::read`] reads a text by
//! them.
//!
//! A [`Reading`] holds its text byte for byte (O-27) and says of every line what it is (L-8): blank, comment, kept
//! comment, order, … or wrong, with one [`Problem`] that has a code for programs, a place, a sentence in the reader's
//! language and perhaps an offer of what was meant. A wrong line never costs another, but for one that begins a block
//! or names a unit: what stands below it was not meant for whoever would get it else.
//!
//! What depends on a world is asked of the game by [`Knows`]: whose a unit is, what the sender has heard of. A check of
//! what orders would do, and the playing of a month ahead, take a reading and add problems of their own with
//! [`Code`]s of their own; nothing of that is here.
//!
//! It has no I/O, no clock and no chance, never panics, whatever bytes it is given, and its time is linear in them.

pub mod code;
mod complete;
mod fit;
mod grammar;
mod knows;
pub mod messages;
mod near;
mod problem;
mod read;
mod reading;
pub mod tables;
mod text;
mod token;
mod write;

pub use code::{Code, Level};
pub use complete::Completion;
pub use grammar::{Fault, Grammar};
pub use knows::{Everything, Knows, Offer, Place};
pub use problem::{Meant, Problem};
pub use read::Door;
pub use reading::{Argument, Block, Class, Envelope, Line, Reading, Unit};
pub use tables::Tables;
pub use text::decoded;
pub use token::Span;
pub use write::Value;
