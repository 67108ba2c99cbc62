//! Draws that anybody can check: what a table is committed to, what devices add, what is told and when.

use std::path::Path;
use std::sync::Arc;

use prytaneion::journal::Sqlite;
use prytaneion::verify::verify;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, Table, http};
use crate::toy;

const FILE: &str = "journal.sqlite";

fn refused(code: &str) -> Answer {
    Answer::Refused(code.into())
}

async fn roll(client: &mut Client, sides: u32, times: u32) {
    let roll = json!({ "do": "roll", "sides": sides, "times": times });
    assert_eq!(client.play(roll).await, Answer::Accepted);
}

/// Something that Control can go back to.
async fn add(client: &mut Client) {
    assert_eq!(client.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
}

async fn close(control: &mut Client, table: &Table) {
    let close = json!({ "do": "close_table", "code": table.code });
    assert_eq!(control.table(close).await, Answer::Accepted);
    control.until(|client| client.shared.view["table"]["fairness"]["closed"] == true).await;
}

/// Gives entropy to what is asked now.
async fn give(seat: &mut Client, entropy: &str) -> Answer {
    let asked = fairness(seat)["asks"].clone();
    seat.table(json!({ "do": "give_entropy", "entropy": entropy, "asked": asked })).await
}

fn fairness(client: &Client) -> &Value {
    &client.shared.view["table"]["fairness"]
}

/// What everybody saw of the rolls: their numbers and values.
fn rolls(client: &Client) -> Vec<(u64, u32)> {
    serde_json::from_value(client.game()["rolls"].clone()).unwrap()
}

async fn record(table: &Table) -> Value {
    let path = format!("/api/tables/{}/draws", table.code);
    let (status, record) = http(table.addr, "GET", &path, None, None).await;
    assert_eq!(status, 200, "{record}");
    record
}

fn query(dir: &Path, query: &str) -> Vec<String> {
    let connection = Connection::open(dir.join(FILE)).unwrap();
    let mut query = connection.prepare(query).unwrap();
    let rows = query.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

/// Every seed that the journal has.
fn seeds(dir: &Path) -> Vec<String> {
    let events = query(dir, "SELECT events FROM entries WHERE kind = 'table' ORDER BY seq");
    let events = events.iter().flat_map(|row| serde_json::from_str::<Vec<Value>>(row).unwrap());
    events.filter_map(|event| Some(event["seed"].as_str()?.to_owned())).collect()
}

/// All of a journal is what seed and commands lead to.
fn right(dir: &Path) -> String {
    let verdict = verify(&toy::registry(), &dir.join(FILE), None).unwrap();
    assert!(verdict.well, "{}", verdict.text);
    verdict.text
}

#[tokio::test]
async fn a_table_is_committed_from_the_first_moment_and_opened_when_it_is_closed() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    let shown = fairness(&ant).clone();
    assert_eq!((&shown["asks"], &shown["closed"]), (&json!("1.0"), &json!(false)));
    add(&mut ant).await;
    roll(&mut ant, 6, 5).await;
    assert_eq!(
        ant.play(json!({ "do": "roll", "sides": 13, "times": 4 })).await,
        refused("unlucky")
    );
    roll(&mut ant, 60, 3).await;
    let sealed = record(&table).await;
    assert_eq!(sealed["seeds"][0]["commitment"], shown["commitment"]);
    assert_eq!(
        (&sealed["seeds"][0]["seed"], &sealed["seeds"][0]["from"], &sealed["draws"]),
        (&Value::Null, &Value::Null, &json!([]))
    );

    assert_eq!(
        control.table(json!({ "do": "close_table", "code": "no" })).await,
        refused("wrong_code")
    );
    close(&mut control, &table).await;
    let opened = record(&table).await;
    assert_eq!(opened["seeds"][0]["seed"].as_str(), seeds(house.dir.path()).first().map(|s| &**s));
    assert_eq!(opened["seeds"][0]["from"], 1);
    let drawn = opened["draws"].as_array().unwrap().iter().flat_map(|row| {
        let first = row["first"].as_u64().unwrap();
        (first..).zip(row["rolls"].as_array().unwrap().clone())
    });
    let drawn: Vec<_> =
        drawn.map(|(number, roll)| (number, roll[1].as_u64().unwrap() as u32)).collect();
    ant.settle().await;
    assert_eq!(drawn, rolls(&ant));
    assert_eq!(drawn.len(), 8, "those of a refused command do not count");

    // Whoever computes what lay hidden can do nothing with it.
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, refused("closed"));
    assert_eq!(control.refusal(json!({ "do": "change_seed" })).await, "closed");
    let to = control.own.view["table"]["history"].as_object().unwrap();
    let to = to.values().next().unwrap()["before"].clone();
    let back = json!({ "do": "rewind", "to": to, "seen": 0, "anew": true });
    assert_eq!(control.refusal(back).await, "closed");
    assert_eq!(control.shared.view["table"]["over"], true);
    // It is told by a message's name: each device has the words of its own language.
    assert_eq!(ant.own.view["messages"][0]["text"], json!({ "say": "draws-open" }));
    let text = right(house.dir.path());
    assert!(text.contains("Draws: 8; made again from a seed: 8."), "{text}");
    assert!(text.contains("All is right."), "{text}");
}

#[tokio::test]
async fn nothing_that_leaves_before_has_a_seed_a_draw_or_their_number() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut eye) = (table.sit("ant").await, table.projector().await);
    assert_eq!(give(&mut ant, &"ab".repeat(16)).await, Answer::Accepted);
    eye.settle().await;
    let frames = eye.frames;
    roll(&mut ant, 1_000_000, 1).await;
    assert_eq!(control.table(json!({ "do": "change_seed" })).await, Answer::Accepted);
    roll(&mut ant, 1_000_000, 1).await;
    for client in [&mut control, &mut ant, &mut eye] {
        client.settle().await;
    }
    assert!(eye.frames > frames);
    let seeds = seeds(house.dir.path());
    assert_eq!(seeds.len(), 2);
    let mut told = vec![record(&table).await.to_string()];
    for path in ["chronicle?edition=control", "chronicle/journal", "chronicle?edition=public"] {
        let path = format!("/api/tables/{}/{path}", table.code);
        let (status, text) = http(table.addr, "GET", &path, Some(&table.key), None).await;
        assert_eq!(status, 200, "{text}");
        told.push(text.to_string());
    }
    for client in [&control, &ant, &eye] {
        told.push(format!("{}{}{:?}", client.shared.view, client.own.view, client.inbox));
    }
    let values: Vec<String> = rolls(&ant).iter().map(|(_, value)| value.to_string()).collect();
    let mut withheld: Vec<&String> = seeds.iter().collect();
    for (place, text) in told.iter().enumerate() {
        assert!(withheld.iter().all(|secret| !text.contains(&***secret)), "{place}: {text}");
        assert!(!text.contains("\"drawn\"") && !text.contains("\"draws\":[{"), "{place}: {text}");
    }
    // What was rolled stands where the game shows it; the record has it not.
    withheld = values.iter().collect();
    assert!(withheld.iter().all(|value| !told[0].contains(&***value)), "{}", told[0]);
}

#[tokio::test]
async fn no_number_is_drawn_twice_also_after_a_going_back_and_a_restart() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    add(&mut ant).await;
    roll(&mut ant, 1_000_000, 2).await;
    control.until(|client| rolls(client).len() == 2).await;
    let first = rolls(&ant);
    let row = control.own.view["table"]["history"].as_object().unwrap();
    let row = row.values().next().unwrap().clone();
    control.send(&json!({ "type": "look_back", "to": row["before"] })).await;
    let seen = control.wait_for("past").await["seen"].clone();
    let back = json!({ "do": "rewind", "to": row["before"], "seen": seen, "anew": false });
    assert_eq!(control.table(back).await, Answer::Accepted);
    roll(&mut ant, 1_000_000, 2).await;
    let dir = house.close().await;
    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    roll(&mut control, 1_000_000, 2).await;
    control.until(|client| rolls(client).len() == 4).await;
    let after = rolls(&control);
    assert_eq!(after.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [3, 4, 5, 6]);
    assert!(after.iter().all(|(_, value)| first.iter().all(|(_, old)| old != value)), "{after:?}");
    close(&mut control, &table).await;
    let record = record(&table).await;
    let marks: Vec<_> = record["draws"].as_array().unwrap().iter().collect();
    let marks: Vec<_> = marks.iter().map(|row| (&row["first"], &row["taken_back"])).collect();
    let expected = [(1, true), (3, false), (5, false)].map(|(n, back)| (json!(n), json!(back)));
    assert_eq!(marks, expected.iter().map(|(n, back)| (n, back)).collect::<Vec<_>>());
    right(house.dir.path());
}

#[tokio::test]
async fn devices_add_entropy_once_for_each_asking_and_any_other_changes_nothing() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    let mut eye = table.projector().await;
    let (one, two) = ("01".repeat(16), "02".repeat(16));
    for bad in ["", "01", &"0G".repeat(16), &"0A".repeat(16), &"01".repeat(17)] {
        assert_eq!(give(&mut ant, bad).await, refused("bad_entropy"), "{bad}");
    }
    assert_eq!(give(&mut control, &one).await, refused("not_seat"));
    assert_eq!(give(&mut eye, &one).await, refused("not_seat"));
    let late = json!({ "do": "give_entropy", "entropy": one, "asked": "0.0" });
    assert_eq!(ant.table(late).await, Answer::Accepted);
    assert_eq!(record(&table).await["entropy"], json!([]));

    assert_eq!(give(&mut ant, &one).await, Answer::Accepted);
    assert_eq!(give(&mut ant, &two).await, Answer::Accepted, "a second device of the seat");
    let given = json!([{ "seat": "ant", "entropy": one, "from": null }]);
    assert_eq!(record(&table).await["entropy"], given);
    roll(&mut control, 6, 1).await;

    // A milestone asks anew, and so does a new seed.
    assert_eq!(control.play(json!({ "do": "add", "by": 100 })).await, Answer::Accepted);
    ant.until(|client| fairness(client)["asks"] == "1.1").await;
    assert_eq!(give(&mut ant, &two).await, Answer::Accepted);
    let before = fairness(&ant)["commitment"].clone();
    assert_eq!(control.table(json!({ "do": "change_seed" })).await, Answer::Accepted);
    ant.until(|client| fairness(client)["asks"] == "2.1").await;
    assert_ne!(fairness(&ant)["commitment"], before);
    let told = |client: &Client| client.own.view["messages"].to_string().contains("seed-changed");
    ant.until(told).await;
    roll(&mut control, 6, 1).await;
    close(&mut control, &table).await;
    let record = record(&table).await;
    let from = |part: &str| -> Vec<u64> {
        let rows = record[part].as_array().unwrap();
        rows.iter().map(|row| row["from"].as_u64().unwrap()).collect()
    };
    assert_eq!((from("entropy"), from("seeds")), (vec![1, 2], vec![1, 2]));
    right(house.dir.path());
}

#[tokio::test]
async fn a_helper_neither_changes_the_seed_nor_closes_the_table() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    let (_, ticket) = control.keys().await;
    let token = table.desk_token("Helper", &ticket).await;
    let mut helper = table.desk(&token).await;
    for command in
        [json!({ "do": "change_seed" }), json!({ "do": "close_table", "code": table.code })]
    {
        assert_eq!(helper.refusal(command.clone()).await, "helper");
        assert_eq!(ant.refusal(command).await, "not_control");
    }
}

#[tokio::test]
async fn a_rehearsal_draws_as_ever_and_is_committed_once_it_is_none() {
    let rehearsal = |mut config: prytaneion::Config| {
        config.seed = Some(7);
        config
    };
    let mut drawn = Vec::new();
    for _ in 0..2 {
        let house = House::with(rehearsal).await;
        let table = house.table().await;
        let mut ant = table.sit("ant").await;
        assert_eq!(fairness(&ant), &Value::Null);
        roll(&mut ant, 6, 8).await;
        ant.until(|client| rolls(client).len() == 8).await;
        drawn.push(rolls(&ant));
        assert_eq!(record(&table).await["seeds"], json!([]));
        let mut control = table.control().await;
        assert_eq!(control.refusal(json!({ "do": "change_seed" })).await, "rehearsal");
        if drawn.len() < 2 {
            continue;
        }
        let house = House::at(house.close().await, |config| config).await;
        let table = Table { addr: house.addr, ..table };
        let mut control = table.control().await;
        assert_eq!(fairness(&control)["asks"], "1.0");
        roll(&mut control, 6, 2).await;
        let house = House::at(house.close().await, |config| config).await;
        assert_eq!(seeds(house.dir.path()).len(), 1, "once");
        let text = right(house.dir.path());
        assert!(text.contains("Draws: 10; made again from a seed: 2."), "{text}");
        assert!(text.contains("Committed from draw 9 on"), "{text}");
    }
    assert_eq!(drawn[0], drawn[1]);
}

#[tokio::test]
async fn a_journal_of_the_form_before_gets_room_for_draws_and_its_hashes_hold() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    add(&mut ant).await;
    let dir = house.close().await;
    let path = dir.path().join(FILE);
    let older = "ALTER TABLE entries DROP COLUMN draws; PRAGMA user_version = 2;";
    Connection::open(&path).unwrap().execute_batch(older).unwrap();
    right(dir.path());
    drop(Sqlite::open(&path).unwrap());
    let house = House::at(Arc::clone(&dir), |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    roll(&mut control, 6, 2).await;
    control.until(|client| rolls(client).len() == 2).await;
    right(dir.path());
}
