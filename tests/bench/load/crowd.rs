//! One table with many clients.

use std::time::Duration;

use tempfile::TempDir;

use crate::paced::{in_turn, tell};
use crate::plan::Plan;
use crate::process::Process;
use crate::room::{bares, hubs};
use crate::stretch::{Pace, Stretch};

/// A full room; and one with two hundred onlookers.
const CROWDS: [usize; 2] = [30, 210];

/// Each of eight seats votes so often.
const PERIOD: Duration = Duration::from_millis(250);

/// Prints what a vote costs at each.
pub async fn section(plan: &'static Plan) {
    for clients in CROWDS {
        println!("\none table of {clients} clients, each of 8 seats votes four times a second");
        let (dir, seats) = (TempDir::new().expect("a folder"), plan.seats.len());
        let (hub, bare) = (Process::hub(dir.path()), Process::bare());
        let rooms = hubs(&hub, plan, 1, clients).await;
        let pace = |rounds| Pace::Every(PERIOD, rounds);
        let warm = Stretch::run(&hub, &rooms, seats, pace(8)).await;
        let echoes = bares(&bare, 1, clients, warm.tally.frame()).await;
        Stretch::run(&bare, &echoes, seats, pace(8)).await;
        tell(&in_turn([&hub, &bare], [&rooms, &echoes], seats, pace(16)).await);
    }
}
