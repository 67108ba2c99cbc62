//! What becomes of tables that are archived, purged, restored from their file, and copied.

use prytaneion::{Config, Hosting};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::Answer;
use crate::hosting::{add, brisk_house, holds, label, raw, refused, restore, turned_away, until};
use crate::house::{House, SEATS, Table, http};
use crate::toy;

#[tokio::test]
async fn an_archived_table_is_put_away_and_taken_back_as_it_was() {
    let house = House::open().await;
    let (_, ada) = house.invite("Ada", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    let (mut ant, token) = (table.sit("ant").await, table.token("bee").await);
    assert_eq!(ant.play(add()).await, Answer::Accepted);
    assert_eq!(table.deed("shown", json!({ "shown": true })).await.0, 204);
    assert_eq!(table.deed("archive", json!({})).await.0, 204);
    ant.end().await;
    refused(table.deed("archive", json!({})).await, 409, "archived");
    let (status, said) =
        http(house.addr, "GET", &format!("/api/tables/{}", table.code), None, None).await;
    assert_eq!((status, &said["code"]), (503, &json!("not_now")), "{said}");
    let line = house.lines(&ada).await.remove(0);
    let [since, until] = [0, 1].map(|at| line["archived"][at].as_i64().unwrap());
    // Both are told from the clock of their own moment.
    assert_eq!((until - since) / 1000, 30 * 24 * 60 * 60);
    assert_eq!(line["shown"], false);
    refused(table.deed("shown", json!({ "shown": true })).await, 409, "archived");
    let dir = house.close().await;
    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    assert_eq!(turned_away(&table, &ada).await, 4015, "after a restart too");
    assert_eq!(house.names(&ada).await, ["Ada’s"]);
    assert_eq!(table.deed("back", json!({})).await.0, 204);
    refused(table.deed("back", json!({})).await, 409, "not_archived");
    let bee = table.seat(&token).await;
    assert_eq!(bee.game()["count"], 1);
}

#[tokio::test]
async fn what_was_archived_and_purged_comes_back_from_its_file_with_the_same_hash() {
    let house = House::open().await;
    let (_, ada) = house.invite("Ada", Value::Null).await;
    let (_, bob) = house.invite("Bob", Value::Null).await;
    let table = house.table_of(&ada, "Ada’s").await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    for _ in 0..5 {
        assert_eq!(ant.play(add()).await, Answer::Accepted);
    }
    let path = format!("/api/tables/{}/file", table.code);
    refused(house.call("GET", &path, &ada, None).await, 409, "not_archived");
    table.deed("archive", json!({})).await;
    let file = table.file().await;
    refused(restore(&house, &ada, &file).await, 409, "is_here");
    refused(table.deed("delete", json!({ "name": "Another" })).await, 422, "wrong_name");
    assert_eq!(table.deed("delete", json!({ "name": "Ada’s" })).await.0, 204);
    refused(table.deed("delete", json!({ "name": "Ada’s" })).await, 404, "no_table");
    assert_eq!(house.names(&ada).await, [""; 0]);
    let dir = house.close().await;
    for file in ["journal.sqlite", "journal.sqlite.snapshots"] {
        assert!(!holds(&dir.path().join(file), "Ada’s"), "nothing of it is left in {file}");
    }
    let house = House::at(dir, |config| config).await;
    let (status, made) = restore(&house, &ada, &file).await;
    assert_eq!((status, made["code"].as_str()), (201, Some(table.code.as_str())), "{made}");
    refused(restore(&house, &bob, &file).await, 409, "is_here");
    let table = Table { addr: house.addr, ..table };
    assert_eq!(house.names(&ada).await, ["Ada’s"]);
    let mut ant = table.seat(&token).await;
    assert_eq!(ant.game()["count"], 5);
    let draws = format!("/api/tables/{}/draws", table.code);
    let (_, record) = http(house.addr, "GET", &draws, None, None).await;
    let seeds = record["seeds"].as_array().unwrap().len();
    assert_eq!(seeds, 2, "whoever has the file knows the first one: {record}");
    assert_eq!(ant.play(add()).await, Answer::Accepted);
    table.deed("archive", json!({})).await;
    let again = table.file().await;
    assert_eq!(label(&again)["table"], label(&file)["table"]);
    table.deed("back", json!({})).await;
    assert_eq!(table.seat(&token).await.play(add()).await, Answer::Accepted, "it goes on");

    // On another server it comes back too, and is then who restored it's.
    let other = House::open().await;
    let (_, eve) = other.invite("Eve", Value::Null).await;
    assert_eq!(restore(&other, &eve, &file).await.0, 201);
    let there = Table { addr: other.addr, code: table.code.clone(), key: eve.clone() };
    there.deed("archive", json!({})).await;
    assert_eq!(label(&there.file().await)["hash"], label(&file)["hash"]);
}

/// The seeds that a table was committed to.
async fn seeds(table: &Table) -> usize {
    let draws = format!("/api/tables/{}/draws", table.code);
    let (_, record) = http(table.addr, "GET", &draws, None, None).await;
    record["seeds"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_file_taken_in_the_midst_of_a_choice_is_worth_nothing_when_the_table_goes_on() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    assert_eq!(ant.play(json!({ "do": "hide", "secret": "mouse" })).await, Answer::Accepted);
    // Put away and taken back it is as it was: nobody has seen anything of it.
    table.deed("archive", json!({})).await;
    table.deed("back", json!({})).await;
    assert_eq!(table.seat(&token).await.own.view["game"]["secret"], "mouse");
    assert_eq!(seeds(&table).await, 1);

    table.deed("archive", json!({})).await;
    let file = table.file().await;
    table.deed("back", json!({})).await;
    let mut ant = table.seat(&token).await;
    assert_eq!(ant.own.view["game"]["secret"], Value::Null, "it is to be chosen anew");
    let mut control = table.control().await;
    assert_eq!(control.own.view["game"]["hidden"], json!([]));
    assert_eq!(seeds(&table).await, 2);
    assert_eq!(ant.play(json!({ "do": "hide", "secret": "moth" })).await, Answer::Accepted);
    assert_eq!(control.play(json!({ "do": "reveal" })).await, Answer::Accepted);
    ant.until_game(|game| game["revealed"] == json!({ "ant": "moth" })).await;
    control.verify().await;

    // It is so where it comes back from the file too, and what was made anew is read back after a restart.
    let other = House::open().await;
    assert_eq!(restore(&other, &other.key, &file).await.0, 201);
    let there = Table { addr: other.addr, code: table.code.clone(), key: other.key.clone() };
    assert_eq!(there.seat(&token).await.own.view["game"]["secret"], Value::Null);
    let other = House::at(other.close().await, |config| config).await;
    let there = Table { addr: other.addr, ..there };
    assert_eq!(there.seat(&token).await.own.view["game"]["secret"], Value::Null);
    assert_eq!(seeds(&there).await, 2);
}

#[tokio::test]
async fn a_file_that_is_none_or_was_harmed_changes_nothing() {
    let house = House::open().await;
    let table = house.table().await;
    table.deed("archive", json!({})).await;
    let mut file = table.file().await;
    table.deed("delete", json!({ "name": "First table" })).await;
    let half = file.len() / 2;
    for bytes in [&b"PK"[..], b"", &file[..half]] {
        refused(restore(&house, &house.key, bytes).await, 422, "unreadable_record");
    }
    file[half] ^= 1;
    refused(restore(&house, &house.key, &file).await, 422, "unreadable_record");
    assert_eq!(raw(house.addr, "POST", "/api/restore", "no key", b"").await.0, 401);
    assert_eq!(house.names(&house.key).await, [""; 0]);
}

#[tokio::test]
async fn a_code_that_another_table_had_is_given_to_none_also_from_a_file() {
    let house = House::open().await;
    let table = house.table().await;
    table.deed("archive", json!({})).await;
    let file = table.file().await;
    let other = House::open().await.close().await;
    let journal = rusqlite::Connection::open(other.path().join("journal.sqlite")).unwrap();
    let grave = json!({ "code": table.code, "purged_unix_ms": 0 }).to_string();
    let key = format!("purged/{}", uuid::Uuid::new_v4());
    journal.execute("INSERT INTO records VALUES (?1, ?2, 1, 1)", [&key, &grave]).unwrap();
    drop(journal);
    let other = House::at(other, |config| config).await;
    let sentence = refused(restore(&other, &other.key, &file).await, 409, "code_taken");
    assert!(sentence.contains("another server"), "{sentence}");
}

#[tokio::test]
async fn an_archived_table_is_purged_when_its_time_has_come() {
    let hosting = Hosting { keep_days: 0, ..Hosting::default() };
    let house = brisk_house(|config| Config { hosting, ..config }).await;
    let (table, other) = (house.table().await, house.table_of(&house.key, "Other").await);
    assert_eq!(table.deed("archive", json!({})).await.0, 204);
    until(async || house.names(&house.key).await == ["Other"]).await;
    assert_eq!(other.control().await.play(add()).await, Answer::Accepted);
    let dir = house.close().await;
    let mut doctor = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    let doctor = doctor.args(["doctor", "--data"]).arg(dir.path()).output().unwrap();
    let said = String::from_utf8(doctor.stdout).unwrap();
    assert!(doctor.status.success() && said.contains("It is whole."), "{said}");
    assert!(!said.contains(&table.code) && said.contains(&other.code), "{said}");
    let house = House::at(dir, |config| config).await;
    assert_eq!(house.names(&house.key).await, ["Other"]);
    assert_eq!(http(house.addr, "GET", "/healthz", None, None).await.0, 200);
}

#[tokio::test]
async fn what_was_purged_does_not_come_back_when_a_journal_is_mended_from_an_older_copy() {
    let house = House::open().await;
    let table = house.table().await;
    house.table_of(&house.key, "Other").await;
    let dir = house.close().await;
    let (journal, copy) = (dir.path().join("journal.sqlite"), TempDir::new().unwrap());
    std::fs::copy(&journal, copy.path().join("journal-20260101-000000.sqlite")).unwrap();
    let house = House::at(dir, |config| config).await;
    house.invite("Ada", Value::Null).await;
    let table = Table { addr: house.addr, ..table };
    assert_eq!(table.deed("delete", json!({ "name": "First table" })).await.0, 204);
    let dir = house.close().await;
    std::fs::write(dir.path().join("journal.sqlite.head"), "harmed").unwrap();
    let mut doctor = std::process::Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    let doctor = doctor.args(["doctor", "--mend", "--data"]).arg(dir.path());
    let doctor = doctor.arg("--from").arg(copy.path()).output().unwrap();
    let said = String::from_utf8(doctor.stdout).unwrap();
    assert!(doctor.status.success() && !said.contains(&table.code), "{said}");
    let house = House::at(dir, |config| config).await;
    assert_eq!(house.names(&house.key).await, ["Other"]);
    let (_, organisers) = house.call("GET", "/api/organisers", &house.key, None).await;
    assert_eq!(organisers[0]["name"], "Ada");
}

#[tokio::test]
async fn a_table_is_copied_with_its_setup_and_nothing_that_was_played() {
    let house = House::with(|config| Config {
        scenarios: vec![toy::scenario("toy", &SEATS[..2], 0)],
        ..config
    })
    .await;
    let table = house.table().await;
    assert_eq!(table.sit("ant").await.play(add()).await, Answer::Accepted);
    let dir = house.close().await;
    // Its scenario is gone meanwhile, and still it is copied.
    let house = House::at(dir, |config| config).await;
    let body = json!({ "copy": table.code, "name": "Copy" });
    let (status, made) = house.call("POST", "/api/tables", &house.key, Some(body)).await;
    assert_eq!(status, 201, "{made}");
    let copy = Table { addr: house.addr, code: made["code"].as_str().unwrap().into(), ..table };
    let facts = copy.facts().await;
    assert_eq!(
        (facts["seats"].as_array().unwrap().len(), &facts["seats"][0]["taken"]),
        (2, &json!(false))
    );
    assert_eq!(copy.projector().await.game()["count"], 0);
    for body in [json!({ "name": "x" }), json!({ "copy": "A", "scenario": "toy", "name": "x" })] {
        refused(house.call("POST", "/api/tables", &house.key, Some(body)).await, 422, "malformed");
    }
}
