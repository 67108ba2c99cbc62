//! Resident memory, from outside: of a table where nobody is, of a full one, of a client.

use std::time::Duration;

use futures_util::{StreamExt, stream};
use tempfile::TempDir;

use crate::CLIENTS;
use crate::plan::Plan;
use crate::print::row;
use crate::process::Process;
use crate::room::{bares, hubs, make};
use crate::stretch::{Pace, Stretch};

/// Tables where nobody is.
const IDLE: usize = 200;

/// Full tables.
const FULL: usize = 40;

/// How often it is looked whether all tables sleep.
const LOOK: Duration = Duration::from_millis(100);

/// How often at most.
const LOOKS: usize = 300;

/// Prints it.
pub async fn section(plan: &'static Plan) {
    println!("\nresident memory");
    idle(plan).await;
    let (dir, seats) = (TempDir::new().expect("a folder"), plan.seats.len());
    let (hub, bare) = (Process::hub(dir.path()), Process::bare());
    // The first ones bring what is made once for all, and leave the room that others use again.
    let first = hubs(&hub, plan, FULL, CLIENTS).await;
    Stretch::run(&hub, &first, seats, Pace::each_second(3)).await;
    let before = hub.resident();
    let rooms = hubs(&hub, plan, FULL, CLIENTS).await;
    let stretch = Stretch::run(&hub, &rooms, seats, Pace::each_second(3)).await;
    let hub = kilobytes(before, hub.resident(), FULL);
    let bytes = stretch.tally.frame();
    let first = (first, bares(&bare, FULL, CLIENTS, bytes).await);
    Stretch::run(&bare, &first.1, seats, Pace::each_second(3)).await;
    let before = bare.resident();
    let echoes = bares(&bare, FULL, CLIENTS, bytes).await;
    Stretch::run(&bare, &echoes, seats, Pace::each_second(3)).await;
    let bare = kilobytes(before, bare.resident(), FULL);
    drop(first);
    let ratio = hub / bare;
    let full = format!("{hub:.0} KB   bare {bare:.0} KB   ratio {ratio:.1}");
    row(&format!("a table with {CLIENTS} clients"), full);
    let [hub, bare] = [hub, bare].map(|table| table / CLIENTS as f64);
    row("  each, its share of the table in", format!("{hub:.1} KB   bare {bare:.1} KB"));
}

/// Of tables that were made and left: awake, fallen asleep, and asleep since the start.
async fn idle(plan: &Plan) {
    let [awake, drowsy] = [0; 2].map(|_| TempDir::new().expect("a folder"));
    let hub = Process::hub(awake.path());
    let before = left(&hub, plan).await;
    left(&hub, plan).await;
    let awake = kilobytes(before, hub.resident(), IDLE);
    drop(hub);
    let hub = Process::drowsy(drowsy.path());
    left(&hub, plan).await;
    let before = until_asleep(&hub).await;
    left(&hub, plan).await;
    let asleep = kilobytes(before, until_asleep(&hub).await, IDLE);
    drop(hub);
    let empty = TempDir::new().expect("a folder");
    let nothing = Process::hub(empty.path()).resident();
    let started = kilobytes(nothing, Process::hub(drowsy.path()).resident(), 2 * IDLE);
    row("a table where nobody is", format!("{awake:.0} KB, asleep {asleep:.0} KB"));
    row("  asleep since the start", format!("{started:.1} KB"));
}

/// Waits until all tables sleep. Returns what is taken then.
async fn until_asleep(hub: &Process) -> u64 {
    for _ in 0..LOOKS {
        if hub.gauge(r#"prytaneion_tables{state="awake"}"#).await == Some(0.0) {
            return hub.resident();
        }
        tokio::time::sleep(LOOK).await;
    }
    row("a table", "does not go to sleep");
    hub.resident()
}

/// Makes many tables and leaves them. Returns what is taken then. What is made once for all tables is not a
/// table's, so this comes before what is measured: the content, and the pages of the journal that the
/// server has at hand, which are soon as many as they ever are.
async fn left(hub: &Process, plan: &Plan) -> u64 {
    let tables = stream::iter(0..IDLE).map(|_| make(hub, plan));
    tables.buffer_unordered(8).collect::<Vec<_>>().await;
    hub.resident()
}

fn kilobytes(before: u64, after: u64, count: usize) -> f64 {
    after.saturating_sub(before) as f64 / 1024.0 / count as f64
}
