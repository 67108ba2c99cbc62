//! The rules of reading order files, by number; laws over any bytes; real files and hard texts.
#![allow(missing_docs, clippy::unwrap_used, clippy::duplicate_mod, dead_code)]

mod any_bytes;
mod blocks;
mod classic;
mod completing;
mod corpora;
mod grammar;
mod kit;
mod laws;
mod lexing;
mod messages;
mod toy;
