//! Hosting from a folder, shown with a game that nobody plays: atomic turns, what becomes of files, going back, computing
//! again, and the command line.
#![allow(missing_docs, clippy::unwrap_used)]

mod atomic;
mod checking;
mod coming_in;
mod command_line;
mod going_back;
mod kit;
mod mails;
mod rehearsing;
mod toy;
mod verifying;
