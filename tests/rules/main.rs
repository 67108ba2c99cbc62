//! The rules of the council, each named by its number, and the laws that hold in every game.

mod acts;
mod card;
mod check;
mod content;
mod debate_and_race;
mod influence;
mod kit;
mod laws;
mod never;
mod prytanis_and_events;
mod settings;
mod vote;
