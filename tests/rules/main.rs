//! The rules of the council, each named by its number, and the laws that hold in every game.

mod acts;
mod battles;
mod card;
mod cards_and_muster;
mod check;
mod content;
mod debate_and_race;
mod deployment;
mod influence;
mod kit;
mod laws;
mod levers;
mod never;
mod odds;
mod prytanis_and_events;
mod settings;
mod street_cards;
mod street_corrections;
mod street_faults;
mod street_heroes_and_hands;
mod street_hidden;
mod street_kit;
mod street_laws;
mod victory;
mod vote;
