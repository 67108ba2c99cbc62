//! What the length of a table's journal costs: a start, a look back and a going back, with snapshots and
//! without.

use std::path::Path;
use std::time::{Duration, Instant};

use council::Council;
use council::command::Command;
use council::event::Event;
use game::{Actor, Game, Millis, SeatId};
use prytaneion::journal::{Entry, Journal, Sqlite};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::{Answer, Client};
use crate::house::Table;
use crate::plan::Plan;
use crate::print::row;
use crate::process::Process;
use crate::room::stocked;

/// Entries of the tables.
const LENGTHS: [u64; 2] = [10_000, 300_000];
/// Entries that are written at once.
const CHUNK: u64 = 2_000;
/// Looks back of which the median is told.
const LOOKS: u64 = 9;
/// How many points they look back at most: what would be undone is told with each.
const POINTS: u64 = 9_000;

type State = <Council as Game>::State;

/// Prints the times.
pub async fn section(plan: &Plan) {
    for length in LENGTHS {
        println!("\na table of {length} entries");
        let dir = TempDir::new().unwrap();
        let mut table = {
            let process = Process::hub(dir.path());
            stocked(&process, plan).await
        };
        write(dir.path(), plan, length).await;
        let snapshots = dir.path().join("journal.sqlite.snapshots");
        let _ = std::fs::remove_file(&snapshots);
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len()) as f64 / 1e6;

        let process = start(dir.path(), &mut table, "a start that reads the whole journal").await;
        until_kept(&snapshots, length).await;
        let (journal, kept) = (size(&dir.path().join("journal.sqlite")), size(&snapshots));
        row("the journal, the snapshots", format!("{journal:.1} MB, {kept:.1} MB"));
        drop(process);
        let process = start(dir.path(), &mut table, "a start from the last snapshot").await;
        looks(&table, "looking back, with snapshots").await;
        back(&table, "going back, with snapshots").await;
        // Of the long one all would have to be folded, for which no screen waits.
        if length == LENGTHS[0] {
            Connection::open(&snapshots).unwrap().execute("DELETE FROM snapshots", []).unwrap();
            looks(&table, "looking back, without").await;
        }
        drop(process);
    }
}

async fn start(dir: &Path, table: &mut Table, what: &str) -> Process {
    let begun = Instant::now();
    let process = Process::hub(dir);
    table.addr = process.addr;
    table.facts().await;
    let (taken, memory) = (begun.elapsed(), process.resident() as f64 / 1e6);
    row(what, format!("{:.0} ms until the table is served, {memory:.0} MB", millis(taken)));
    process
}

async fn looks(table: &Table, what: &str) {
    let mut control = table.control().await;
    let last = last(&control);
    let mut times = Vec::new();
    for nth in 0..LOOKS {
        let begun = Instant::now();
        let back = POINTS.min(last / 2) * (nth + 1) / (LOOKS + 1);
        look(&mut control, last - back * 2).await;
        times.push(begun.elapsed());
    }
    times.sort();
    let [median, most] = [times[times.len() / 2], times[times.len() - 1]];
    row(what, format!("{:.1} ms, at most {:.1} ms", millis(median), millis(most)));
}

async fn back(table: &Table, what: &str) {
    let mut control = table.control().await;
    let to = last(&control) - POINTS / 2 * 2;
    let seen = look(&mut control, to).await["seen"].clone();
    let begun = Instant::now();
    let back = json!({ "do": "rewind", "to": to, "seen": seen, "anew": false });
    assert_eq!(control.table(back).await, Answer::Accepted);
    row(what, format!("{:.1} ms", millis(begun.elapsed())));
}

async fn look(control: &mut Client, to: u64) -> Value {
    control.send(&json!({ "type": "look_back", "to": to })).await;
    control.wait_for("past").await
}

/// The number of the last point.
fn last(control: &Client) -> u64 {
    let points = control.own.view["table"]["history"].as_object().unwrap();
    points.keys().map(|number| number.parse().unwrap()).max().unwrap()
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Waits until all of the table is kept.
async fn until_kept(snapshots: &Path, length: u64) {
    let kept = || -> rusqlite::Result<i64> {
        let connection = Connection::open(snapshots)?;
        connection.query_row("SELECT coalesce(max(seq), 0) FROM digests", [], |row| row.get(0))
    };
    while kept().unwrap_or(0) < i64::try_from(length).unwrap() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Goes on with gifts up to so many entries, as if they had been played.
async fn write(dir: &Path, plan: &Plan, length: u64) {
    let journal = Sqlite::open(&dir.join("journal.sqlite")).unwrap();
    let table = journal.tables().await.unwrap()[0];
    let written = journal.read(table).await.unwrap();
    let mut state = folded(&written);
    let last = written.last().unwrap();
    let (mut seq, drawn) = (last.seq, last.drawn);
    while seq < length {
        let up_to = length.min(seq + CHUNK);
        let entries = (seq + 1..=up_to).map(|seq| gift(&mut state, plan, seq, drawn)).collect();
        journal.append(table, entries).await.unwrap();
        seq = up_to;
    }
    journal.close().await.unwrap();
}

fn folded(entries: &[Entry]) -> State {
    let setup = serde_json::from_value(entries[0].events[0].clone()).unwrap();
    let mut state = Council::create(setup).unwrap();
    for entry in entries.iter().filter(|entry| entry.kind == Entry::GAME) {
        for event in &entry.events {
            let event: Event = serde_json::from_value(event.clone()).unwrap();
            Council::apply(&mut state, &event);
        }
    }
    state
}

fn gift(state: &mut State, plan: &Plan, seq: u64, drawn: u64) -> Entry {
    let seat = usize::try_from(seq).unwrap() % plan.seats.len();
    let (actor, at) = (Actor::Seat(SeatId(plan.seats[seat].into())), Millis(seq * 1_000));
    let json = (plan.command)(seat);
    let command: Command = serde_json::from_value(json.clone()).unwrap();
    let events = Council::decide(state, &actor, &command, at, &mut game::Scripted::default());
    let events = events.unwrap();
    events.iter().for_each(|event| Council::apply(state, event));
    Entry {
        seq,
        command_id: Uuid::new_v4(),
        kind: Entry::GAME.into(),
        format: Council::FORMAT,
        actor: json!(actor),
        device: Some("a phone".into()),
        at,
        at_unix_ms: 1_700_000_000_000,
        command: json,
        events: events.iter().map(|event| json!(event)).collect(),
        drawn,
        draws: None,
    }
}
