//! Saturated: each seat votes as soon as the former round is over.

use std::time::Duration;

use tempfile::TempDir;

use crate::paced::in_turn;
use crate::plan::Plan;
use crate::print::beside;
use crate::process::Process;
use crate::room::{bares, hubs};
use crate::stretch::{Pace, Stretch};
use crate::{CLIENTS, losses, perf};

/// Full tables.
const TABLES: usize = 40;

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
    let line = |what: &str, unit: &str, of: &dyn Fn(&Stretch) -> f64| {
        let [hub, bare] = turns.each_ref().map(|turns| turns.iter().map(of).collect::<Vec<f64>>());
        beside(what, unit, &hub, &bare);
    };
    line("votes a second", "", &Stretch::votes_a_second);
    line("processor time of a vote", "us", &Stretch::cost);
    line("p99", "ms", &|stretch| stretch.quantile(0.99));
    line("the server's core, busy", "%", &|stretch| 100.0 * stretch.taken / stretch.seconds);
    line("the load's own core, busy", "%", &|stretch| stretch.load * 100.0);
    losses::tell();
}
