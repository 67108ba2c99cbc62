//! What may go wrong in an evening, done to the real program under load: forty screens at a table play
//! while the program is killed, its disk fails, its files are damaged, its clock jumps, its lines are cut.
//!
//! After each of them all screens come back, and it is held: every command that was acknowledged is in the
//! journal exactly once, nothing is there that nobody sent, the figures are what these commands add up to,
//! all screens of an audience hold the same view and revision, and a fresh server on a copy of the journal
//! shows each audience the same.
//!
//! And, on a network, a clock and a disk that are only simulated, the server as a whole with partitions,
//! delays and crashes, where a seed makes the same storm again.
//!
//! A short version of each runs with the other tests. `make faults` runs the long one. `FAULTS_SEED` makes
//! its choices anew, `FAULTS_KILLS` and `FAULTS_TRIALS` say how many. The load itself is the machine's: what
//! is under way when something happens differs from run to run.
#![allow(missing_docs, clippy::unwrap_used, dead_code)]

#[path = "../hub/client.rs"]
mod client;
#[path = "../hub/house.rs"]
mod house;
#[path = "../hub/places.rs"]
mod places;
#[path = "../bench/load/plan.rs"]
mod plan;
#[path = "../hub/toy.rs"]
mod toy;

mod caddy;
mod crowd;
mod damage;
mod disk;
mod hall;
mod kills;
mod ledger;
mod lines;
mod member;
mod memory;
mod nodes;
mod program;
mod proxy;
mod storm;
mod verdict;

use rand::SeedableRng;
use rand::rngs::StdRng;

/// The choices of a run. Its seed is printed: the same seed makes the same choices.
fn choices(of: &str) -> StdRng {
    let seed = number("FAULTS_SEED").unwrap_or_else(rand::random);
    eprintln!("{of}: FAULTS_SEED={seed}");
    StdRng::seed_from_u64(seed)
}

/// A number from the environment.
fn number(name: &str) -> Option<u64> {
    std::env::var(name)
        .ok()
        .map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is no number")))
}
