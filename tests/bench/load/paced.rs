//! Forty full tables at which each of eight seats votes once a second.

use tempfile::TempDir;

use crate::keeper::Keeper;
use crate::plan::Plan;
use crate::print::beside;
use crate::process::Process;
use crate::room::{Room, bares, hubs};
use crate::stretch::{Pace, Stretch};
use crate::{CLIENTS, perf};

/// Full tables.
pub const TABLES: usize = 40;

/// Stretches of the server, and as many of the ceiling.
const STRETCHES: usize = 5;

/// Of each stretch.
const SECONDS: u32 = 5;

/// Prints what a vote costs.
pub async fn section(plan: &'static Plan) {
    let seats = plan.seats.len();
    println!("\n{TABLES} tables of {CLIENTS} clients, each of {seats} seats votes once a second");
    measure(plan, CLIENTS).await;
}

/// Forty tables of a plan, of so many clients each.
pub async fn measure(plan: &'static Plan, clients: usize) {
    let dir = TempDir::new().expect("a folder");
    let hub = Process::hub(dir.path());
    let rooms = hubs(&hub, plan, TABLES, clients).await;
    let seats = plan.seats.len();
    if perf::wanted().is_some() {
        return perf::run(&hub, &rooms, seats, Pace::each_second).await;
    }
    let keepers = Keeper::at(&rooms, plan).await;
    let warm = Stretch::run(&hub, &rooms, seats, Pace::each_second(2)).await;
    let bare = Process::bare();
    let echoes = bares(&bare, TABLES, clients, warm.tally.frame()).await;
    Stretch::run(&bare, &echoes, seats, Pace::each_second(2)).await;
    let turns = in_turn([&hub, &bare], [&rooms, &echoes], seats, Pace::each_second(SECONDS)).await;
    Keeper::check(&keepers).await;
    tell(&turns);
}

/// Stretches of the server and of the ceiling, in turn.
pub async fn in_turn(
    processes: [&Process; 2],
    rooms: [&[Room]; 2],
    seats: usize,
    pace: Pace,
) -> [Vec<Stretch>; 2] {
    let mut turns = [Vec::new(), Vec::new()];
    for _ in 0..STRETCHES {
        for at in 0..2 {
            turns[at].push(Stretch::run(processes[at], rooms[at], seats, pace).await);
        }
    }
    turns
}

/// Prints what stretches cost.
pub fn tell(turns: &[Vec<Stretch>; 2]) {
    let figures = |of: &dyn Fn(&Stretch) -> f64| {
        turns.each_ref().map(|turns| turns.iter().map(of).collect::<Vec<f64>>())
    };
    let line = |what: &str, unit: &str, of: &dyn Fn(&Stretch) -> f64| {
        let [hub, bare] = figures(of);
        beside(what, unit, &hub, &bare);
    };
    line("processor time of a vote", "us", &Stretch::cost);
    line("p50, sent to the last client", "ms", &|stretch| stretch.quantile(0.5));
    line("p99", "ms", &|stretch| stretch.quantile(0.99));
    line("p99.9", "ms", &|stretch| stretch.quantile(0.999));
    line("the longest", "ms", &Stretch::most);
    line("votes a second", "", &Stretch::votes_a_second);
    line("  of its core's time alone", "", &|stretch| 1e6 / stretch.cost());
    line("bytes of a vote and client", "B", &Stretch::bytes);
    line("the server's core, busy", "%", &|stretch| 100.0 * stretch.taken / stretch.seconds);
    line("the load's own core, busy", "%", &|stretch| stretch.load * 100.0);
    line("  taken from it by other programs", "%", &|stretch| stretch.disturbed * 100.0);
}
