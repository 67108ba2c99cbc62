//! The server alone under load, for a profiler to look at: `PERF=seconds` in the environment.

use crate::print::row;
use crate::process::Process;
use crate::room::Room;
use crate::stretch::{Pace, Stretch};

/// Seconds of each line of figures.
const LINE: u32 = 5;

/// For how many seconds, if a profiler is to look.
pub fn wanted() -> Option<u32> {
    std::env::var("PERF").ok()?.parse().ok()
}

/// Says which process it is, and keeps it under load.
pub async fn run(hub: &Process, rooms: &[Room], seats: usize, pace: impl Fn(u32) -> Pace) {
    let mut left = wanted().unwrap_or(LINE);
    println!("under load for {left} s; the server's process is {}", hub.id());
    while left > 0 {
        let now = left.min(LINE);
        left -= now;
        let stretch = Stretch::run(hub, rooms, seats, pace(now)).await;
        let (p50, p99) = (stretch.quantile(0.5), stretch.quantile(0.99));
        let (busy, votes) = (100.0 * stretch.taken / stretch.seconds, stretch.votes_a_second());
        row(
            &format!("{:.0} us a vote", stretch.cost()),
            format!(
                "p50 {p50:.2} ms, p99 {p99:.2} ms, {votes:.0} votes a second, its core {busy:.0} % busy"
            ),
        );
    }
}
