//! What a game may ask of its hub beyond commands and views: to hear who is here, to be woken more than
//! once and by the calendar, and to be over.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, Table, http};
use crate::journal::rows;

async fn plays(client: &mut Client, command: Value) {
    assert_eq!(client.play(command.clone()).await, Answer::Accepted, "{command}");
}

fn unix_ms() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(now.as_millis()).unwrap()
}

async fn entries(house: &House) -> i64 {
    rows(house.dir.path(), "SELECT count(*) FROM entries WHERE kind = 'game'").await
}

#[tokio::test]
async fn who_comes_and_goes_is_journalled_once_a_rule_asks() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let ant = table.sit("ant").await;
    drop(ant);
    control.until(|c| c.shared.view["table"]["seats"][0]["online"] == false).await;
    control.settle().await;
    assert_eq!(entries(&house).await, 0, "no rule asked");

    let token = table.token("bee").await;
    let bee = table.seat(&token).await;
    plays(&mut control, json!({ "do": "watch" })).await;
    control.until_game(|game| game["here"] == json!(["bee"])).await;
    let second = table.seat(&token).await;
    let cat = table.sit("cat").await;
    control.until_game(|game| game["here"] == json!(["bee", "cat"])).await;
    drop((bee, cat));
    control.until_game(|game| game["here"] == json!(["bee"])).await;
    control.settle().await;
    // To watch, bee; cat; bee alone: a seat's second device is no news.
    assert_eq!(entries(&house).await, 4);
    drop(second);
    control.until_game(|game| game["here"] == json!([])).await;
    let own = control.play(json!({ "do": "here", "seats": ["ant"] })).await;
    assert_eq!(own, Answer::Refused("not_clock".into()));
    control.verify().await;
}

#[tokio::test]
async fn who_is_here_is_told_after_a_pause_a_going_back_and_a_restart() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    plays(&mut control, json!({ "do": "watch" })).await;
    plays(&mut control, json!({ "do": "add", "by": 1 })).await;
    control.table(json!({ "do": "pause", "reason": "" })).await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    ant.settle().await;
    assert_eq!(control.game()["here"], json!([]), "a paused table plays nothing");
    control.table(json!({ "do": "resume" })).await;
    control.until_game(|game| game["here"] == json!(["ant"])).await;

    plays(&mut control, json!({ "do": "add", "by": 2 })).await;
    control.send(&json!({ "type": "look_back", "to": 2 })).await;
    let past = control.wait_for("past").await;
    assert_eq!(past["shared"]["here"], json!([]));
    let back = json!({ "do": "rewind", "to": 2, "seen": past["seen"], "anew": false });
    assert_eq!(control.table(back).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 1 && game["here"] == json!(["ant"])).await;

    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    control.until_game(|game| game["here"] == json!([])).await;
    let _ant = table.seat(&token).await;
    control.until_game(|game| game["here"] == json!(["ant"])).await;
}

#[tokio::test]
async fn of_several_alarms_each_rings_at_its_own_moment() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    plays(&mut control, json!({ "do": "chime", "after_ms": [60_000, 1_500, 0, 1_500] })).await;
    plays(&mut control, json!({ "do": "start", "after_ms": 200 })).await;
    control.until_game(|game| game["chimed"] == 1).await;
    assert_eq!(control.game()["rings"], 0);
    control.until_game(|game| game["rings"] == 1).await;
    assert_eq!(control.game()["chimed"], 1);
    // Both of one moment are gone with the first that strikes there.
    control.until_game(|game| game["chimed"] == 2).await;
    control.verify().await;
}

#[tokio::test]
async fn what_falls_due_by_the_calendar_does_so_while_the_table_is_paused() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let at = unix_ms() + 400;
    plays(&mut control, json!({ "do": "due", "at": at })).await;
    control.table(json!({ "do": "pause", "reason": "Winter" })).await;
    control.until_game(|game| game["late"].is_i64()).await;
    assert!(unix_ms() >= at, "not before its moment");
    assert!(control.game()["late"].as_i64().unwrap() >= 0);
    assert_eq!(control.shared.view["table"]["pause"]["reason"], "Winter");
    control.settle().await;
    assert_eq!(entries(&house).await, 2, "it fell due once");
}

#[tokio::test]
async fn what_fell_due_while_no_server_ran_says_how_late_it_is() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let at = unix_ms() + 300;
    plays(&mut control, json!({ "do": "due", "at": at })).await;
    let dir = house.close().await;
    while unix_ms() < at + 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    control.until_game(|game| game["late"].as_i64() >= Some(200)).await;
}

#[tokio::test]
async fn a_game_that_is_over_says_so_and_rings_no_more_until_it_goes_on() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let ended = |client: &Client| client.shared.view["table"].get("over").cloned();
    plays(&mut control, json!({ "do": "watch" })).await;
    plays(&mut control, json!({ "do": "start", "after_ms": 300 })).await;
    assert_eq!((ended(&control), &table.facts().await["over"]), (None, &json!(false)));
    plays(&mut control, json!({ "do": "finish" })).await;
    assert_eq!(ended(&control), Some(json!(true)));
    assert_eq!(table.facts().await["over"], true);
    let (_, listed) = http(house.addr, "GET", "/api/tables", Some(&house.key), None).await;
    assert_eq!(listed[0]["over"], true);

    let _ant = table.sit("ant").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    control.settle().await;
    assert_eq!((&control.game()["rings"], &control.game()["here"]), (&json!(0), &json!([])));

    control.send(&json!({ "type": "look_back", "to": 3 })).await;
    let seen = control.wait_for("past").await["seen"].clone();
    let back = json!({ "do": "rewind", "to": 3, "seen": seen, "anew": false });
    assert_eq!(control.table(back).await, Answer::Accepted);
    control.until_game(|game| game["rings"] == 1 && game["here"] == json!(["ant"])).await;
    assert_eq!(ended(&control), None);
}
