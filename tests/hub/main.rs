//! Tests of the hub through its doors: sockets and HTTP, with a toy game behind them. What a rule of
//! a game is, is tested with the game.
#![allow(missing_docs, clippy::unwrap_used)]
// The types of the wire of `offers` are written nowhere.
#![allow(unexpected_cfgs)]

mod client;
mod house;
mod places;
#[allow(dead_code)]
#[path = "../faults/proxy.rs"]
mod proxy;
mod toy;

mod archived;
mod backups;
mod bad_input;
mod bombs;
mod bounds;
mod catalogues;
mod chronicle;
mod clock;
mod commands;
mod conformance;
mod controls;
mod crash;
mod crowd;
mod damage;
mod decks;
#[cfg(unix)]
mod deployed;
mod disk;
mod disorder;
mod doctor;
mod documents;
mod doors;
mod doubts;
mod drafts;
mod epochs;
mod event_day;
mod fairness;
mod figures;
mod guard;
mod hidden;
mod hosting;
mod joining;
mod journal;
mod languages;
mod logs;
mod mail;
mod nodes;
mod offers;
#[cfg(unix)]
mod pages;
mod primaries;
mod program;
mod ready;
mod reseated;
mod rewind;
mod sleep;
mod snapshots;
mod spare;
mod two_secrets;
mod uploads;
mod verify;
mod views;
mod waits;
mod words;
