//! Tests of Atlantis by order files. Each is named after the rule that it shows.
#![allow(missing_docs, clippy::unwrap_used, clippy::type_complexity)]

mod checks;
mod content;
mod factions;
mod income;
mod kinds;
mod kit;
mod laws;
mod long;
mod markets;
mod messages;
mod moving;
mod people;
mod reports;
mod rules;
mod script;
mod scripted;
mod sets;
mod sharing;
mod skills;
mod units;
mod upkeep;
mod work;
mod world;
