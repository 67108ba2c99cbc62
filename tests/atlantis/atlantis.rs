//! Tests of Atlantis by order files. Each is named after the rule that it shows.
#![allow(missing_docs, clippy::unwrap_used, clippy::type_complexity)]

mod checks;
mod content;
mod economy;
mod factions;
mod kit;
mod laws;
mod messages;
mod moving;
mod reports;
mod script;
mod scripted;
mod sets;
mod sharing;
mod skills;
mod units;
mod world;
