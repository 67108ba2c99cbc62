//! Saturated: each seat votes as soon as the former round is over.

use std::time::Duration;

use tempfile::TempDir;

use crate::paced::{in_turn, tell};
use crate::plan::Plan;
use crate::process::Process;
use crate::room::{bares, hubs};
use crate::stretch::{Pace, Stretch};
use crate::{CLIENTS, perf};

/// Full tables.
const TABLES: usize = 80;

/// Prints how many votes a second there are.
pub async fn section(plan: &'static Plan) {
    println!("\nsaturated: {TABLES} tables of {CLIENTS} clients, 8 seats vote as fast as they may");
    let (dir, seats) = (TempDir::new().expect("a folder"), plan.seats.len());
    let (hub, bare) = (Process::hub(dir.path()), Process::bare());
    let rooms = hubs(&hub, plan, TABLES, CLIENTS).await;
    let pace = |millis| Pace::AtOnce(Duration::from_millis(millis));
    if perf::wanted().is_some() {
        let seconds = |seconds| Pace::AtOnce(Duration::from_secs(u64::from(seconds)));
        return perf::run(&hub, &rooms, seats, seconds).await;
    }
    let warm = Stretch::run(&hub, &rooms, seats, Pace::each_second(2)).await;
    let echoes = bares(&bare, TABLES, CLIENTS, warm.tally.frame()).await;
    Stretch::run(&bare, &echoes, seats, pace(500)).await;
    let turns = in_turn([&hub, &bare], [&rooms, &echoes], seats, pace(3000)).await;
    tell(&turns);
}
