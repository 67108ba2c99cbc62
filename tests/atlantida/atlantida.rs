//! The rules of Atlantida, each named by its number, the worked examples, and the laws that hold in every game.

mod accord;
mod battle;
mod cities;
mod content;
mod corrections;
mod edges;
mod ends;
mod examples;
mod fixtures;
mod golden;
mod hands;
mod improvement;
mod improving;
mod island;
mod kit;
mod laws;
mod movement;
mod screens;
mod secrecy;
mod singly;
mod stewards;
mod turns;
mod twins;
