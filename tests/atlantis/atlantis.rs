//! Tests of Atlantis by order files. Each is named after the rule that it shows.
#![allow(missing_docs, clippy::unwrap_used, clippy::type_complexity)]

mod checks;
mod content;
mod factions;
mod fighting;
mod foreseen;
mod guards;
mod income;
mod kinds;
mod kit;
mod laws;
mod long;
mod magic;
mod markets;
mod messages;
mod moving;
mod odds;
mod people;
mod reports;
mod rules;
mod scripted;
mod sets;
mod sharing;
mod sight;
mod skills;
mod theft;
mod twins;
mod units;
mod upkeep;
mod war;
mod wild;
mod work;
mod world;
