//! Hours of it: a hundred tables, clients that come and go, and whether anything grows that should not.
//! Runs only when it is asked for: `SOAK=1800 cargo bench --bench load -- soak`.

use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::CLIENTS;
use crate::keeper::Keeper;
use crate::plan::Plan;
use crate::print::row;
use crate::process::Process;
use crate::room::{Room, hubs};
use crate::stretch::{Pace, Stretch};

/// Full tables.
const TABLES: usize = 100;

/// Each seat votes once in this time.
const PERIOD: Duration = Duration::from_secs(4);

/// What a line of figures is the mean of, and no more than a sixth of the whole.
const MINUTE: Duration = Duration::from_secs(60);

/// About so many lines of figures, the first and the last minute among them.
const LINES: u64 = 12;

/// Prints what there is of everything, from the start to the end.
pub async fn section(plan: &'static Plan) {
    let seconds = std::env::var("SOAK").ok().and_then(|text| text.parse().ok());
    let long = Duration::from_secs(seconds.unwrap_or(1_800));
    println!(
        "\na soak of {} s: {TABLES} tables of {CLIENTS} clients, each seat votes every {} s, and after \
         every fourth round of a table one of its clients goes and comes again",
        long.as_secs(),
        PERIOD.as_secs()
    );
    let dir = TempDir::new().expect("a folder");
    let hub = Process::hub(dir.path());
    let rooms = hubs(&hub, plan, TABLES, CLIENTS).await;
    let keepers = Keeper::at(&rooms, plan).await;
    let (begun, mut told) = (Instant::now(), 0);
    let minute = MINUTE.min(long / 6);
    let rounds = u32::try_from(minute.as_secs() / PERIOD.as_secs()).unwrap_or(1).max(1);
    loop {
        let pace = Pace::Restless(PERIOD, rounds);
        let stretch = Stretch::run(&hub, &rooms, plan.seats.len(), pace).await;
        Keeper::check(&keepers).await;
        let over = begun.elapsed() + minute > long;
        let share = begun.elapsed().as_secs_f64() / long.as_secs_f64();
        if told == 0 || over || share * (LINES - 1) as f64 > told as f64 {
            told += 1;
            tell(&hub, &rooms, &stretch, begun.elapsed()).await;
        }
        if over {
            break;
        }
    }
}

async fn tell(hub: &Process, rooms: &[Room], stretch: &Stretch, at: Duration) {
    let sockets = hub.gauge("prytaneion_sockets").await.unwrap_or(f64::NAN);
    let clients: usize = rooms.iter().map(|room| room.ledger.clients()).sum();
    row(
        &format!("after {} s", at.as_secs()),
        format!(
            "{:.0} us a vote, p50 {:.2} ms, p99 {:.2} ms; {} MB, {} tasks, {} threads, {} sockets of {clients} \
             clients, {} descriptors",
            stretch.cost(),
            stretch.quantile(0.5),
            stretch.quantile(0.99),
            hub.resident() >> 20,
            hub.tasks(),
            hub.count("task"),
            sockets,
            hub.count("fd"),
        ),
    );
}
