//! A server whose journal was harmed, before it started or under its hands: the tables concerned stand
//! still and show what they have, and everybody who must know is told.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use prytaneion::journal::{Journal, Sqlite};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::{Answer, Client, PATIENCE, read};
use crate::house::{House, Table, http};
use crate::journal::entry;

const FILE: &str = "journal.sqlite";

fn add() -> Value {
    json!({ "do": "add", "by": 1 })
}

fn disk() -> Answer {
    Answer::Refused("disk".into())
}

async fn health(house: &House) -> (u16, String) {
    let (status, body) = http(house.addr, "GET", "/healthz", None, None).await;
    (status, body.as_str().unwrap().into())
}

/// A server that looks at its journal all the time.
async fn watchful(dir: Arc<TempDir>) -> House {
    House::at(dir, |mut config| {
        config.limits.check = Duration::from_millis(30);
        config
    })
    .await
}

async fn until_halted(control: &mut Client, why: &str) {
    control
        .until(|c| c.own.view["table"]["notices"][0].as_str().is_some_and(|n| n.contains(why)))
        .await;
    control.until(|c| c.shared.view["table"]["pause"]["owner"] == "server").await;
    // How much is missing, and when, is not for everybody.
    let reason = read(&control.shared.view["table"]["pause"]["reason"]);
    assert_eq!(reason, "The server's journal is damaged. Control's screen says more.");
}

#[tokio::test]
async fn a_file_that_vanishes_under_the_server_halts_its_tables_until_it_is_back() {
    let house = watchful(Arc::new(TempDir::new().unwrap())).await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    ant.play(add()).await;
    assert_eq!(health(&house).await, (200, "ok".into()));

    let (here, away) = (house.dir.path().join(FILE), house.dir.path().join("away"));
    fs::rename(&here, &away).unwrap();
    assert_eq!(ant.play(add()).await, disk());
    until_halted(&mut control, "vanished").await;
    let (status, said) = health(&house).await;
    assert!(
        status == 503 && said.contains("has stood still since") && said.contains("vanished"),
        "{said}"
    );
    assert_eq!(control.game()["count"], 1);

    fs::rename(&away, &here).unwrap();
    control.until(|c| c.shared.view["table"]["pause"].is_null()).await;
    control.until(|c| c.own.view["table"]["notices"].is_null()).await;
    assert_eq!(control.play(add()).await, Answer::Accepted);
    assert_eq!(health(&house).await, (200, "ok".into()));
    control.verify().await;
}

#[tokio::test]
async fn an_entry_that_is_changed_under_the_server_halts_its_table_and_no_other() {
    let house = watchful(Arc::new(TempDir::new().unwrap())).await;
    let (table, other) = (house.table().await, house.table().await);
    let (mut control, mut ant) = (table.control().await, other.sit("ant").await);
    control.play(add()).await;
    harm(
        house.dir.path(),
        &table,
        "UPDATE entries SET events = replace(events, '1', '2') WHERE seq = 3",
    );
    until_halted(&mut control, "does not say what was written").await;
    assert_eq!(control.play(add()).await, disk());
    assert_eq!(ant.play(add()).await, Answer::Accepted);
    assert_eq!(health(&house).await.0, 503);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_table_that_comes_to_no_end_is_named_and_no_other_waits_for_it() {
    let house = House::with(|mut config| {
        config.limits.turn = Duration::from_millis(50);
        config
    })
    .await;
    let (table, other) = (house.table().await, house.table().await);
    let (mut ant, mut bee) = (table.sit("ant").await, other.sit("bee").await);
    // The turn may hold the very thread on which others wait: then it is over before anybody looks.
    let mut named = false;
    for _ in 0..20 {
        let long = ant.play_later(&json!({ "do": "doze", "ms": 1_500 })).await;
        let began = std::time::Instant::now();
        let mut said = health(&house).await;
        while said.0 == 200 && began.elapsed() < Duration::from_millis(1_200) {
            said = health(&house).await;
        }
        if said.0 == 503 {
            assert!(said.1.contains("not come to an end with one command"), "{said:?}");
            assert_eq!(bee.play(add()).await, Answer::Accepted);
            named = true;
        }
        assert_eq!(ant.answer(long).await, Answer::Accepted);
        if named {
            break;
        }
    }
    assert!(named, "nobody heard of it");
    let well = async { while health(&house).await.0 != 200 {} };
    tokio::time::timeout(PATIENCE, well).await.expect("it is well again");
}

#[tokio::test]
async fn a_table_whose_last_entries_are_gone_shows_what_it_has_and_stands_still() {
    let house = House::open().await;
    let (table, other) = (house.table().await, house.table().await);
    let mut ant = table.sit("ant").await;
    for _ in 0..3 {
        ant.play(add()).await;
    }
    let dir = house.close().await;
    harm(dir.path(), &table, "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)");

    let house = watchful(dir).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    until_halted(&mut control, "is missing").await;
    assert_eq!(control.game()["count"], 2);
    assert_eq!(control.play(add()).await, disk());
    assert_eq!(control.table(json!({ "do": "resume" })).await, disk());
    assert_eq!(table.take("bee", None).await.0, 503);
    let (status, said) = health(&house).await;
    assert!(status == 503 && said.contains("is missing"), "{said}");
    assert_eq!(Table { addr: house.addr, ..other }.take("bee", None).await.0, 201);

    // And so it is at each start.
    let house = watchful(house.close().await).await;
    assert_eq!(health(&house).await.0, 503);
}

#[tokio::test]
async fn a_journal_of_the_older_form_gets_its_hashes_once() {
    let dir = TempDir::new().unwrap();
    let (path, table) = (dir.path().join(FILE), Uuid::from_u128(7));
    let journal = Sqlite::open(&path).unwrap();
    let entries: Vec<_> = (1..=5).map(entry).collect();
    journal.append(table, entries.clone()).await.unwrap();
    journal.close().await.unwrap();
    drop(journal);
    let older = "DROP TRIGGER entries_are_never_changed; DROP TRIGGER entries_are_never_cut;
                 ALTER TABLE entries DROP COLUMN hash; DELETE FROM meta; PRAGMA user_version = 1;";
    Connection::open(&path).unwrap().execute_batch(older).unwrap();
    fs::remove_file(dir.path().join("journal.sqlite.head")).unwrap();

    for _ in 0..2 {
        let journal = Sqlite::open(&path).unwrap();
        assert_eq!(journal.read(table).await.unwrap(), entries);
        assert_eq!(journal.check().await.unwrap(), []);
        journal.close().await.unwrap();
    }
    let refused = Connection::open(&path).unwrap().execute("UPDATE entries SET seq = 1", []);
    assert!(refused.unwrap_err().to_string().contains("never changed"));
}

/// Does to a table's entries what nobody may who keeps to the triggers.
fn harm(dir: &std::path::Path, table: &Table, statement: &str) {
    let connection = Connection::open(dir.join(FILE)).unwrap();
    let of = "SELECT table_id FROM entries WHERE events LIKE '%' || ?1 || '%'";
    let id: String = connection.query_row(of, [&table.code], |row| row.get(0)).unwrap();
    let statement =
        statement.replace("FROM entries)", &format!("FROM entries WHERE table_id = '{id}')"));
    connection
        .execute_batch(&format!(
            "DROP TRIGGER entries_are_never_changed; DROP TRIGGER entries_are_never_cut;
             {statement} AND table_id = '{id}'"
        ))
        .unwrap();
}
