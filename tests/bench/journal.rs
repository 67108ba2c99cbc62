//! The journal alone: so many tables, each of which appends the next entry when the last one is durable. In a
//! file, in a database, and beside both the database with nothing but inserts of the same bytes.
#![allow(missing_docs, clippy::unwrap_used, dead_code)]

#[path = "../hub/places.rs"]
mod places;

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use game::Millis;
use hdrhistogram::Histogram;
use prytaneion::journal::Entry;
use serde_json::json;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

use places::{Place, Server};

/// Tables that append at the same time.
const TABLES: [usize; 3] = [1, 16, 256];

/// How long each is measured.
const STRETCH: Duration = Duration::from_secs(5);

/// Connections of the bare inserts, as many as the journal has for writing.
const CONNECTIONS: usize = 4;

/// What a vote leaves in the journal, near enough.
fn entry(seq: u64) -> Entry {
    let seal = json!({ "commitment": "c".repeat(64), "nonce": "n".repeat(64) });
    Entry {
        seq,
        command_id: Uuid::new_v4(),
        kind: Entry::GAME.into(),
        format: 1,
        actor: json!({ "seat": "amazons" }),
        device: Some("d1".into()),
        at: Millis(seq * 10),
        at_unix_ms: 1_700_000_000_000,
        command: json!({ "do": "vote", "ballot": 4, "pick": "yes", "seal": seal }),
        events: vec![
            json!({ "event": "voted", "faction": "amazons", "pick": "yes", "seal": seal }),
        ],
        drawn: 0,
        draws: None,
    }
}

/// Microseconds, up to a minute.
fn times() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 60_000_000, 3).unwrap()
}

/// Appends as fast as this does it, at so many tables at once; prints what came of it, and returns the rate.
async fn measure(name: &str, tables: usize, append: impl AsyncFn(usize, u64)) -> f64 {
    let start = Instant::now();
    let append = &append;
    let each = (0..tables).map(async |table| {
        let mut times = times();
        for seq in 1.. {
            let sent = Instant::now();
            if sent.duration_since(start) > STRETCH {
                break;
            }
            append(table, seq).await;
            times.saturating_record(sent.elapsed().as_micros() as u64);
        }
        times
    });
    let mut times = times();
    for part in join_all(each).await {
        times.add(part).unwrap();
    }
    let rate = times.len() as f64 / start.elapsed().as_secs_f64();
    let [median, late] = [0.5, 0.99].map(|part| times.value_at_quantile(part) as f64 / 1e3);
    println!("  {name:<28} {rate:>8.0} a second; p50 {median:.2} ms, p99 {late:.2} ms");
    rate
}

async fn journal(name: &str, place: &Place, tables: usize) -> f64 {
    let journal = place.open().await;
    let ids: Vec<_> = (0..tables).map(|_| Uuid::new_v4()).collect();
    let rate = measure(name, tables, async |table, seq| {
        journal.append(ids[table], vec![entry(seq)]).await.unwrap();
    });
    let rate = rate.await;
    journal.close().await.unwrap();
    rate
}

/// One row an insert, each in a transaction of its own, pipelined over a few connections.
async fn inserts(place: &Place, tables: usize) -> f64 {
    let url = place.url.as_deref().unwrap();
    let made =
        "CREATE TABLE IF NOT EXISTS bare (id uuid, seq bigint, bytes text, PRIMARY KEY (id, seq))";
    place.tamper(made).await.unwrap();
    let insert = "INSERT INTO bare VALUES ($1, $2, $3)";
    let connect = async || {
        let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
        tokio::spawn(connection);
        let insert = client.prepare(insert).await.unwrap();
        (client, insert)
    };
    let clients: Vec<(Client, _)> = join_all((0..CONNECTIONS).map(|_| connect())).await;
    let ids: Vec<_> = (0..tables).map(|_| Uuid::new_v4()).collect();
    let rate = measure("inserts alone", tables, async |table, seq| {
        let Entry { command, events, .. } = entry(seq);
        let bytes = format!("{command}{}", json!(events));
        let row: [&(dyn ToSql + Sync); 3] = [&ids[table], &seq.cast_signed(), &bytes];
        let (client, insert) = &clients[table % CONNECTIONS];
        client.execute(insert, &row).await.unwrap();
    });
    rate.await
}

#[tokio::main]
async fn main() {
    let server = Server::start(&["--sync"]);
    let database = Place::at(&server).await;
    for tables in TABLES {
        println!("{tables} tables that append one entry after the other");
        journal("a file", &Place::file().await, tables).await;
        let kept = journal("a database", &database, tables).await;
        let bare = inserts(&database, tables).await;
        println!("  {:<28} {:.2}", "the database's share of that", kept / bare);
    }
}
