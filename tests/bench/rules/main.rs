//! The rules and what is made of them, without hub, journal and network: deciding and applying, what ten
//! audiences see, what changed of it, a whole day, and a choice that is taken back.
#![allow(missing_docs, clippy::unwrap_used, dead_code)]

#[path = "../../rules/dice.rs"]
mod dice;
#[path = "../../atlantida/kit.rs"]
mod kit;
#[path = "../load/plan.rs"]
mod plan;

mod day;
mod undo;
mod vote;

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use mimalloc::MiMalloc;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn short() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3))
}

criterion_group!(name = rules; config = short(); targets = vote::benches, day::benches, undo::benches);
criterion_main!(rules);
