//! What is done with bytes that might be anything. Each body panics where a law is broken, and nowhere
//! else. cargo-fuzz looks for such bytes with a coverage-guided search (`make fuzz`); the tests try some of
//! them each time.
#![allow(missing_docs, clippy::unwrap_used, dead_code)]

#[path = "bodies/bytes.rs"]
mod bytes;
#[path = "bodies/decide.rs"]
pub mod decide;
#[path = "bodies/decks.rs"]
pub mod decks;
#[path = "bodies/edit.rs"]
mod edit;
#[path = "bodies/journal.rs"]
pub mod journal;
#[path = "bodies/orders.rs"]
pub mod orders;
#[path = "bodies/play.rs"]
mod play;
#[path = "bodies/wire.rs"]
pub mod wire;
