//! The journal in a file: what it takes, what it refuses, what it still knows afterwards.

use std::path::Path;

use game::Millis;
use prytaneion::journal::{Entry, Journal, JournalError, Sqlite};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use crate::house::{House, Table};

pub fn entry(seq: u64) -> Entry {
    Entry {
        seq,
        command_id: Uuid::new_v4(),
        kind: Entry::GAME.into(),
        format: 1,
        actor: json!({ "seat": "ant" }),
        device: Some("phone".into()),
        at: Millis(seq * 10),
        at_unix_ms: 1_700_000_000_000,
        command: json!({ "do": "add", "by": 1 }),
        events: vec![json!({ "event": "added", "by": 1, "who": "ant" })],
        drawn: seq,
        draws: None,
    }
}

/// One number from a server's file.
pub async fn rows(dir: &Path, query: &str) -> i64 {
    let connection = Connection::open(dir.join("journal.sqlite")).unwrap();
    connection.query_row(query, [], |row| row.get(0)).unwrap()
}

fn journal() -> (TempDir, Sqlite) {
    let dir = TempDir::new().unwrap();
    let journal = Sqlite::open(&dir.path().join("journal.sqlite")).unwrap();
    (dir, journal)
}

#[tokio::test]
async fn the_file_is_held_to_its_promise_of_durability() {
    let (dir, journal) = journal();
    journal.close().await.unwrap();
    let path = dir.path().join("journal.sqlite");
    let connection = Connection::open(&path).unwrap();
    let mode: String =
        connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    connection.pragma_update(None, "user_version", 99).unwrap();
    let refused = format!("{:#}", Sqlite::open(&path).err().unwrap());
    assert!(refused.contains("later version"), "{refused}");
}

/// A later version will add kinds. This one must not guess what they mean, nor lose the other tables.
#[tokio::test]
async fn a_table_with_an_entry_of_an_unknown_kind_stays_closed_and_the_others_come_back() {
    let house = House::open().await;
    let (first, second) = (house.table().await, house.table().await);
    let dir = house.close().await;
    let ids = "SELECT table_id FROM entries WHERE events LIKE '%' || ?1 || '%'";
    let path = dir.path().join("journal.sqlite");
    let id: String =
        Connection::open(&path).unwrap().query_row(ids, [&first.code], |row| row.get(0)).unwrap();
    let journal = Sqlite::open(&path).unwrap();
    let rewind = Entry { kind: "rewind".into(), ..entry(3) };
    journal.append(id.parse().unwrap(), vec![rewind]).await.unwrap();
    journal.close().await.unwrap();
    drop(journal);

    let house = House::at(dir, |config| config).await;
    let (first, second) =
        (Table { addr: house.addr, ..first }, Table { addr: house.addr, ..second });
    assert_eq!(first.take("ant", None).await.0, 503);
    assert_eq!(second.take("ant", None).await.0, 201);
}

#[tokio::test]
async fn an_append_goes_on_from_what_is_there_and_not_from_what_was() {
    let (dir, journal) = journal();
    let [cut, longer] = [Uuid::new_v4(), Uuid::new_v4()];
    for table in [cut, longer] {
        journal.append(table, (1..=3).map(entry).collect()).await.unwrap();
    }
    let connection = Connection::open(dir.path().join("journal.sqlite")).unwrap();
    connection
        .execute_batch(&format!(
            "DROP TRIGGER entries_are_never_cut;
             DELETE FROM entries WHERE table_id = '{cut}' AND seq = 3;
             INSERT INTO entries SELECT table_id, 4, 'another', kind, format, actor, device,
                 at_table_ms, at_unix_ms, command, events, drawn, draws, zeroblob(32)
             FROM entries WHERE table_id = '{longer}' AND seq = 3;"
        ))
        .unwrap();
    let outcome = journal.append(cut, vec![entry(4)]).await;
    assert!(matches!(outcome, Err(JournalError::Damaged(_))), "{outcome:?}");
    assert_eq!(journal.append(longer, vec![entry(4)]).await, Err(JournalError::Conflict));
}

#[tokio::test]
async fn the_log_begins_anew_however_busy_the_journal_is() {
    let (dir, journal) = journal();
    let table = Uuid::new_v4();
    let long = json!({ "event": "told", "words": "x".repeat(3_000) });
    let told = |seq| Entry { events: vec![long.clone()], ..entry(seq) };
    let mut longest = 0;
    for first in (1..10_000).step_by(200) {
        journal.append(table, (first..first + 200).map(told).collect()).await.unwrap();
        let log = std::fs::metadata(dir.path().join("journal.sqlite-wal")).unwrap();
        longest = longest.max(log.len() >> 20);
    }
    assert!((10..36).contains(&longest), "{longest} MiB");
}

#[tokio::test]
async fn the_entries_of_a_table_are_shown_as_they_stand_while_it_is_played() {
    let house = House::open().await;
    let table = house.table().await;
    house.table().await;
    table.sit("ant").await.play(json!({ "do": "add", "by": 7 })).await;
    let show = |more: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
        command.args(["journal", "show", "--data"]).arg(house.dir.path());
        let done = command.args(["--table", &table.code.to_lowercase()]).args(more).output();
        let done = done.unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let lines = String::from_utf8(done.stdout).unwrap();
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>()
    };
    let all = show(&[]);
    let seqs: Vec<_> = all.iter().map(|entry| entry["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, (1..=all.len() as u64).collect::<Vec<_>>());
    let last = all.last().unwrap();
    assert_eq!(last["command"], json!({ "do": "add", "by": 7 }));
    assert_eq!(show(&["--first", &last["seq"].to_string()]), std::slice::from_ref(last));
}
