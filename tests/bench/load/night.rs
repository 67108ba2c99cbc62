//! A night of many tables on two servers that share a database: at each of them a whole day of three Acts is
//! played, with eight seats, Control and the projector connected.
//!
//! Runs only when it is asked for: `TABLES=200 cargo bench --bench load -- night`.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tempfile::TempDir;

use crate::act::Act;
use crate::places::Server;
use crate::plan::Plan;
use crate::print::row;
use crate::process::Process;
use crate::room::make;
use crate::stop;

/// Tables, if the environment says nothing else.
const TABLES: usize = 200;

/// Tables that begin a second, as people come.
const A_SECOND: u64 = 20;

/// Prints what the night took.
pub async fn section(plan: &'static Plan) {
    let tables = std::env::var("TABLES").ok().and_then(|text| text.parse().ok()).unwrap_or(TABLES);
    println!("\na night of {tables} tables on two servers, a day of three Acts at each");
    let database = Server::start(&["--sync"]);
    let url = format!("{} dbname=postgres", database.url);
    let dirs = [0, 1].map(|_| TempDir::new().expect("a folder"));
    for dir in &dirs {
        let key = dir.path().join("operator.key");
        std::fs::write(key, "a key that both servers of this house have").expect("it is written");
    }
    let nodes = dirs.each_ref().map(|dir| Process::node(dir.path(), &url));
    let begun = Instant::now();
    let days = (0..tables).map(async |nth| {
        tokio::time::sleep(Duration::from_millis(1_000 / A_SECOND * nth as u64)).await;
        Act::at(&make(&nodes[nth % 2], plan).await, plan).await.day().await
    });
    let mut waits: Vec<Duration> = join_all(days).await.into_iter().flatten().collect();
    let took = begun.elapsed().as_secs_f64();
    waits.sort();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    row("days played", format!("{tables} in {took:.0} s"));
    row(
        "Control's presses",
        format!(
            "{}, answered within p50 {:.1} ms, p99 {:.0} ms, at most {:.0} ms",
            waits.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        ),
    );
    for node in &nodes {
        let halted = node.gauge("prytaneion_tables_halted_total").await.unwrap_or_default();
        let memory = node.resident() as f64 / 1e6;
        row(
            "a server",
            format!(
                "{:.0} s of processor time, {memory:.0} MB, {halted} tables halted",
                node.taken()
            ),
        );
        if halted > 0.0 {
            stop("Tables stood still in the night.");
        }
    }
}
