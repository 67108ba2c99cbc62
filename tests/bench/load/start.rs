//! What it takes to make a table, and until tables are served after a start.

use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use tempfile::TempDir;

use crate::house::{Table, http};
use crate::plan::Plan;
use crate::print::{median, row};
use crate::process::Process;
use crate::room::make;

/// Tables whose making is timed, one after the other.
const TIMED: usize = 40;

/// Tables of the server that is started.
const TABLES: usize = 1_000;

/// How long making them may take.
const BOUND: Duration = Duration::from_secs(90);

/// Calls under way at once.
const AT_ONCE: usize = 16;

/// Prints it.
pub async fn section(plan: &'static Plan) {
    println!("\nmaking tables, and starting with them");
    let dir = TempDir::new().expect("a folder");
    let hub = Process::hub(dir.path());
    let (begun, mut times, mut tables) = (Instant::now(), Vec::new(), Vec::new());
    for _ in 0..TIMED {
        let begun = Instant::now();
        tables.push(make(&hub, plan).await);
        times.push(begun.elapsed().as_secs_f64() * 1e3);
    }
    row("making a table", format!("{:.1} ms", median(&times)));
    while tables.len() < TABLES && begun.elapsed() < BOUND {
        let more = stream::iter(0..AT_ONCE).map(|_| make(&hub, plan)).buffer_unordered(AT_ONCE);
        tables.extend(more.collect::<Vec<_>>().await);
    }
    drop(hub);

    let begun = Instant::now();
    let hub = Process::hub(dir.path());
    let listens = begun.elapsed();
    ask(&hub, &tables[tables.len() / 2]).await;
    let first = begun.elapsed();
    let asked = Instant::now();
    let all = stream::iter(&tables).map(|table| ask(&hub, table)).buffer_unordered(AT_ONCE);
    all.collect::<Vec<_>>().await;
    let all = asked.elapsed();
    let [listens, first, all] = [listens, first, all].map(|time| time.as_secs_f64() * 1e3);
    row(
        &format!("a start with {} tables", tables.len()),
        format!(
            "listens after {listens:.0} ms, serves the first after {first:.0} ms, \
             all {all:.0} ms after they were asked for"
        ),
    );
}

/// Asks for a table until it is told of.
async fn ask(hub: &Process, table: &Table) {
    let path = format!("/api/tables/{}", table.code);
    let (status, facts) = http(hub.addr, "GET", &path, None, None).await;
    assert_eq!(status, 200, "{facts}");
}
