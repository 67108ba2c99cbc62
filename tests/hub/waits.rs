//! A table is said not to be there only where the journal says so: whoever is kept from it by anything else is told
//! to wait, and why, and gets in with the same token once that has passed.

use std::sync::Arc;

use prytaneion::Config;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{Client, hello, read};
use crate::house::{House, Table, http};

/// How a device with its token is let in or turned away: the close code and the sentence over the socket, and the
/// status over HTTP.
async fn comes(table: &Table, token: &str) -> (u16, String, u16) {
    let mut client = Client::connect(table.addr, &table.code).await;
    client.send(&hello("seat", Some(token))).await;
    let said = client.wait_for("goodbye").await;
    let close = client.end().await;
    assert_eq!(said["code"], close);
    let path = format!("/api/tables/{}", table.code);
    let (status, body) = http(table.addr, "GET", &path, None, None).await;
    let kept = close == 4012 || close == 4015;
    assert_eq!((status == 503, body["code"] == "not_now"), (kept, kept), "{body}");
    (close, read(&said["sentence"]), status)
}

/// Waits, and is told so in words.
async fn waits(table: &Table, token: &str, why: &str) {
    kept_out(table, token, (4012, why)).await;
}

/// Is kept out for now by this code, and told why in words.
async fn kept_out(table: &Table, token: &str, (code, why): (u16, &str)) {
    let (close, said, status) = comes(table, token).await;
    assert_eq!((close, status), (code, 503), "{said}");
    assert!(said.contains(why), "{said}");
}

/// A house with one table, at which a device sits, and another one; closed.
async fn closed() -> (Arc<TempDir>, Table, String) {
    let house = House::open().await;
    let (table, _other) = (house.table().await, house.table().await);
    let token = table.token("ant").await;
    (house.close().await, table, token)
}

async fn opened(dir: Arc<TempDir>, table: &Table) -> (House, Table) {
    let house = House::at(dir, |config| config).await;
    let there = Table { addr: house.addr, code: table.code.clone(), key: table.key.clone() };
    (house, there)
}

/// Changes one text in an entry of the table of this code.
fn flip(dir: &TempDir, code: &str, (seq, from, to): (i64, &str, &str)) {
    let journal = Connection::open(dir.path().join("journal.sqlite")).unwrap();
    let query = "SELECT table_id FROM entries WHERE seq = 2 AND instr(events, ?1)";
    let table: String =
        journal.query_row(query, [format!("\"{code}\"")], |row| row.get(0)).unwrap();
    journal.execute_batch("DROP TRIGGER IF EXISTS entries_are_never_changed").unwrap();
    let change =
        "UPDATE entries SET events = replace(events, ?1, ?2), command = replace(command, ?1, ?2)
         WHERE seq = ?3 AND table_id = ?4";
    journal.execute(change, (from, to, seq, &table)).unwrap();
}

#[tokio::test]
async fn one_flipped_letter_in_a_tables_first_entries_locks_nobody_out() {
    let (mut dir, table, token) = closed().await;
    let other = if table.code.starts_with('B') { "C" } else { "B" };
    let other = format!("{other}{}", &table.code[1..]);
    let flips = [
        (1, "ant", "anz"),
        (1, "toy", "tox"),
        (2, "opened", "opener"),
        (2, "\"code\"", "\"cade\""),
        (2, table.code.as_str(), other.as_str()),
        (2, "{", "<"),
    ];
    for flipped in flips {
        let (path, kept) = (dir.path().join("journal.sqlite"), dir.path().join("kept"));
        std::fs::copy(&path, &kept).unwrap();
        flip(&dir, &table.code, flipped);
        let (house, there) = opened(dir, &table).await;
        waits(&there, &token, "damaged").await;
        dir = house.close().await;
        std::fs::rename(kept, path).unwrap();
        let (house, there) = opened(dir, &table).await;
        there.seat(&token).await;
        dir = house.close().await;
    }
}

#[tokio::test]
async fn what_stands_after_a_damage_may_be_the_seat_that_is_asked_for() {
    let house = House::open().await;
    let table = house.table().await;
    table.sit("bee").await.play(json!({ "do": "add", "by": 1 })).await;
    let token = table.token("ant").await;
    let dir = house.close().await;
    flip(&dir, &table.code, (4, "added", "adder"));
    let (_house, there) = opened(dir, &table).await;
    let mut phone = Client::connect(there.addr, &there.code).await;
    phone.send(&hello("seat", Some(&token))).await;
    assert!(read(&phone.wait_for("goodbye").await["sentence"]).contains("damaged"));
    assert_eq!(phone.end().await, 4012);
}

#[tokio::test]
async fn an_archived_table_keeps_its_seats_until_it_is_purged() {
    let house = House::open().await;
    let (table, token) = (house.table().await, "ant");
    let token = table.token(token).await;
    let archived = (4015, "archived");
    let deed = async |table: &Table, what: &str, body: Value| {
        let path = format!("/api/tables/{}/{what}", table.code);
        http(table.addr, "POST", &path, Some(&table.key), Some(body)).await.0
    };
    assert_eq!(deed(&table, "archive", json!({})).await, 204);
    kept_out(&table, &token, archived).await;
    let (house, table) = opened(house.close().await, &table).await;
    kept_out(&table, &token, archived).await;
    assert_eq!(deed(&table, "back", json!({})).await, 204);
    table.seat(&token).await;
    assert_eq!(deed(&table, "archive", json!({})).await, 204);
    assert_eq!(deed(&table, "delete", json!({ "name": "First table" })).await, 204);
    assert_eq!(comes(&table, &token).await.0, 4004);
    let (_house, table) = opened(house.close().await, &table).await;
    assert_eq!(comes(&table, &token).await.0, 4004, "after a restart too");
}

/// How often each trouble comes: `WAITS_TRIALS` says it.
fn trials() -> u32 {
    std::env::var("WAITS_TRIALS").map_or(1, |text| text.parse().unwrap())
}

#[tokio::test]
async fn an_older_program_that_cannot_read_a_table_says_so() {
    let (mut dir, table, token) = closed().await;
    for _ in 0..trials() {
        let older = |config| Config { registry: prytaneion::Registry::default(), ..config };
        let house = House::at(dir, older).await;
        let there = Table { addr: house.addr, code: table.code.clone(), key: table.key.clone() };
        waits(&there, &token, "version").await;
        let (house, there) = opened(house.close().await, &table).await;
        there.seat(&token).await;
        dir = house.close().await;
    }
    eprintln!("an older program: {} trials, 0 seats thrown away", trials());
}
