//! Hidden offers are played through the hub's doors.

use std::fs;
use std::sync::Arc;

use game::{Catalogue, Text};
use kit::Seal;
use prytaneion::Config;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use super::{TEXTS, registry, scenario};
use crate::client::{Answer, Client};
use crate::house::{House, Table, make_table_of};

fn of_offers(settings: Value) -> impl FnOnce(Config) -> Config {
    |config| Config { registry: registry(), scenarios: vec![scenario(settings)], ..config }
}

async fn open(settings: Value) -> (House, Table) {
    let house = House::with(of_offers(settings)).await;
    let table = make_table_of(house.addr, &house.key, "offers").await;
    (house, table)
}

fn step(client: &Client) -> Value {
    client.game()["step_number"].clone()
}

async fn advance(control: &mut Client) {
    control.settle().await;
    let answer = control.play(json!({ "do": "advance", "step": step(control) })).await;
    assert_eq!(answer, Answer::Accepted);
}

async fn offer(client: &mut Client, coins: u32) {
    client.settle().await;
    let offer = json!({ "do": "offer", "step": step(client), "coins": coins });
    assert_eq!(client.play(offer).await, Answer::Accepted);
}

/// What a seat offers, with a seal on it.
fn sealed(client: &Client, seat: &str, coins: u32) -> Value {
    let question = client.own.view["game"]["seal"]["question"].as_str().unwrap();
    let seal = Seal::on(seat, question, &coins.to_string(), [7; 32]);
    json!({ "do": "offer", "step": step(client), "coins": coins, "seal": seal })
}

fn coins(game: &Value) -> Vec<i64> {
    let players = game["players"].as_array().unwrap().iter();
    players.map(|row| row["coins"]["value"].as_i64().unwrap()).collect()
}

fn points(control: &Client) -> Vec<Value> {
    let rows = control.own.view["table"]["history"].as_object().unwrap();
    let mut rows: Vec<Value> = rows.values().cloned().collect();
    rows.sort_by_key(|row| row["entry"].as_u64());
    rows
}

async fn go_back(control: &mut Client, to: &Value, anew: bool) -> Value {
    control.send(&json!({ "type": "look_back", "to": to })).await;
    let past = control.wait_for("past").await;
    let back = json!({ "do": "rewind", "to": to, "seen": past["seen"], "anew": anew });
    assert_eq!(control.table(back).await, Answer::Accepted);
    past
}

#[tokio::test]
async fn a_whole_game_is_played_and_the_program_plays_a_seat() {
    let (_house, table) = open(json!({})).await;
    let (mut control, mut wall) = (table.control().await, table.projector().await);
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    let scripted = json!({ "do": "set_seat", "seat": "cat", "mode": { "how": "scripted" } });
    assert_eq!(control.play(scripted).await, Answer::Accepted);
    for lot in 1..=3 {
        advance(&mut control).await;
        wall.until_game(|game| game["offered"] == json!(["cat"])).await;
        assert_eq!(wall.game()["awaiting"].as_array().unwrap().len(), 2);
        offer(&mut ant, lot).await;
        bee.settle().await;
        let own = sealed(&bee, "bee", 0);
        assert_eq!(bee.play(own).await, Answer::Accepted);
        control.until_game(|game| game["awaiting"] == json!([])).await;
        assert_eq!(control.own.view["game"]["next"]["ready"], true);
        advance(&mut control).await;
        wall.until_game(|game| game["step"] == "judging").await;
        let opened = wall.game()["opened"].clone();
        let hands: Vec<_> = opened["offers"].as_array().unwrap().iter().collect();
        assert_eq!((&hands[2]["hand"], &hands[0]["hand"]), (&json!("script"), &json!("own")));
        assert_eq!(
            (&hands[1]["seal"]["is"], &hands[0]["seal"]["is"]),
            (&json!("open"), &json!("none"))
        );
    }
    advance(&mut control).await;
    wall.until_game(|game| game["headline"]["say"] == "offers-headline-over").await;
    assert_eq!(wall.shared.view["table"]["over"], true);
    let paid = 30 - coins(wall.game()).iter().sum::<i64>();
    let took = wall.game()["players"].as_array().unwrap().iter();
    let lots: usize = took.map(|row| row["lots"].as_array().unwrap().len()).sum();
    assert!(lots > 0 && paid > 0);
    let parts = &wall.game()["players"][0]["coins"]["parts"];
    assert_eq!(parts[0]["label"], json!({ "say": "offers-cause-start" }));
    for client in [&mut control, &mut wall, &mut ant, &mut bee] {
        client.verify().await;
    }
}

#[tokio::test]
async fn n1_what_is_offered_reaches_nobody_else_in_any_form() {
    let (_house, table) = open(json!({})).await;
    let (mut control, mut wall) = (table.control().await, table.projector().await);
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    advance(&mut control).await;
    offer(&mut ant, 1).await;
    for client in [&mut control, &mut wall, &mut bee] {
        client.until_game(|game| game["offered"] == json!(["ant"])).await;
        client.settle().await;
    }
    let parts = |all: &[&mut Client; 3]| {
        all.iter().flat_map(|one| [one.shared.clone(), one.own.clone()]).collect::<Vec<_>>()
    };
    let mut others = [&mut control, &mut wall, &mut bee];
    let before = parts(&others);
    ant.settle().await;
    for coins in [10, 0, 7] {
        for command in [sealed(&ant, "ant", coins), sealed(&ant, "ant", coins)] {
            assert_eq!(ant.play(command).await, Answer::Accepted);
        }
        for other in &mut others {
            assert_eq!(other.settle().await, 0, "{coins}");
        }
    }
    assert_eq!(parts(&others), before);
    assert_eq!(ant.own.view["game"]["offer"], 7);
    let late = table.projector().await;
    assert_eq!(late.shared, before[2]);
}

/// A folder as a kill would leave it: copied while the server runs.
fn killed(of: &TempDir) -> Arc<TempDir> {
    let dir = TempDir::new().unwrap();
    for file in fs::read_dir(of.path()).unwrap().map(|file| file.unwrap().path()) {
        fs::copy(&file, dir.path().join(file.file_name().unwrap())).unwrap();
    }
    Arc::new(dir)
}

#[tokio::test]
async fn offers_lie_hidden_over_a_kill_and_are_opened_after_it() {
    let (house, table) = open(json!({})).await;
    let tokens = [table.token("ant").await, table.token("bee").await];
    let mut control = table.control().await;
    let (mut ant, mut bee) = (table.seat(&tokens[0]).await, table.seat(&tokens[1]).await);
    advance(&mut control).await;
    ant.until_game(|game| game["step"] == "offering").await;
    ant.settle().await;
    let command = sealed(&ant, "ant", 6);
    assert_eq!(ant.play(command).await, Answer::Accepted);
    offer(&mut bee, 4).await;
    let dir = killed(&house.dir);
    house.close().await;

    for kept in [true, false] {
        let dir = killed(&dir);
        if !kept {
            let _ = fs::remove_file(dir.path().join("journal.sqlite.snapshots"));
        }
        let house = House::at(dir, of_offers(json!({}))).await;
        let table = Table { addr: house.addr, code: table.code.clone(), key: house.key.clone() };
        let (mut control, ant) = (table.control().await, table.seat(&tokens[0]).await);
        assert_eq!(control.game()["offered"], json!(["ant", "bee"]));
        assert_eq!(ant.own.view["game"]["offer"], 6);
        advance(&mut control).await;
        let opened = control.game()["opened"].clone();
        assert_eq!((&opened["winner"], coins(control.game())), (&json!("ant"), vec![4, 10, 10]));
        assert_eq!(opened["offers"][0]["seal"]["is"], "open");
        control.verify().await;
        drop((control, ant));
        house.close().await;
    }
}

#[tokio::test]
async fn who_goes_back_over_a_reveal_has_offers_made_anew() {
    let (_house, table) = open(json!({})).await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    advance(&mut control).await;
    offer(&mut ant, 6).await;
    let before = sealed(&ant, "ant", 2);
    let ruled = json!({ "do": "change_setting", "key": "tie", "value": "first" });
    assert_eq!(control.play(ruled).await, Answer::Accepted);
    control.settle().await;
    let hidden = points(&control).last().unwrap()["entry"].clone();

    // Nobody has seen anything: it may stay.
    let set = json!({ "do": "set_coins", "seat": "bee", "to": 3, "reason": "A fine" });
    assert_eq!(control.play(set).await, Answer::Accepted);
    control.settle().await;
    let past = go_back(&mut control, &hidden, false).await;
    assert_eq!((&past["sealed"], &past["opened"]), (&json!(true), &json!(false)));
    ant.until_game(|game| coins(game)[1] == 10).await;
    ant.settle().await;
    assert_eq!(ant.own.view["game"]["offer"], 6);

    advance(&mut control).await;
    assert_eq!(coins(control.game()), [4, 10, 10]);
    let past = go_back(&mut control, &hidden, false).await;
    assert_eq!((&past["sealed"], &past["opened"]), (&json!(true), &json!(true)));
    ant.until_game(|game| game["step"] == "offering" && game["offered"] == json!([])).await;
    ant.settle().await;
    assert_eq!((&ant.own.view["game"]["offer"], coins(ant.game())), (&Value::Null, vec![10; 3]));
    // A seal on what was asked before binds nothing now.
    let old = json!({ "seal": before["seal"], "do": "offer", "step": step(&ant), "coins": 2 });
    assert_eq!(ant.play(old).await, Answer::Refused("bad_seal".into()));
    let new = sealed(&ant, "ant", 2);
    assert_eq!(ant.play(new).await, Answer::Accepted);
    ant.verify().await;
    control.verify().await;
}

/// The command that is refused, and by whom it is sent.
const REFUSED: [(&str, &str, &str); 8] = [
    ("ant", "too_many", r#"{ "do": "offer", "step": 1, "coins": 11 }"#),
    ("ant", "step_over", r#"{ "do": "offer", "step": 9, "coins": 1 }"#),
    ("ant", "control_only", r#"{ "do": "advance", "step": 1 }"#),
    ("control", "seat_only", r#"{ "do": "offer", "step": 1, "coins": 1 }"#),
    ("control", "no_clock", r#"{ "do": "set_clock", "step": 1, "seconds": 601 }"#),
    ("control", "clock_only", r#"{ "do": "play_seats", "step": 1 }"#),
    ("control", "bad_setting", r#"{ "do": "change_setting", "key": "ties", "value": 1 }"#),
    ("control", "already_so", r#"{ "do": "set_seat", "seat": "cat", "mode": { "how": "phone" } }"#),
];

#[tokio::test]
async fn refusals_are_written_in_three_languages() {
    let (_house, table) = open(json!({})).await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    advance(&mut control).await;
    ant.until_game(|game| game["step"] == "offering").await;
    let catalogues = TEXTS.map(|(language, text)| Catalogue::of(language, &[text]));
    for (who, code, command) in REFUSED {
        let command: Value = serde_json::from_str(command).unwrap();
        let client = if who == "ant" { &mut ant } else { &mut control };
        let id = Uuid::new_v4();
        client.send(&json!({ "type": "play", "id": id, "command": command })).await;
        let refused = client.wait_for("refused").await;
        assert_eq!((&refused["code"], &refused["id"]), (&json!(code), &json!(id)));
        let sentence: Text = serde_json::from_value(refused["sentence"].clone()).unwrap();
        let said = catalogues.each_ref().map(|catalogue| catalogue.write(&sentence));
        assert!(said.iter().all(|one| one.ends_with('.') && !one.contains("offers-")), "{said:?}");
        assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
    }
}
