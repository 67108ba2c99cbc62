//! Seats that are not played, and people who get another seat: their devices follow, hear which seat is
//! theirs, and nobody sees what others chose there.

use std::sync::Arc;

use serde_json::{Value, json};
use uuid::Uuid;

use crate::client::{Answer, Client, hello, read};
use crate::house::{House, Table};
use crate::snapshots::copy;
use crate::spare::Follower;

async fn does(client: &mut Client, command: Value) {
    assert_eq!(client.play(command).await, Answer::Accepted);
}

async fn leave_out(control: &mut Client, seats: &[&str]) {
    does(control, json!({ "do": "leave_out", "seats": seats })).await;
}

async fn swap(control: &mut Client, one: &str, other: &str) {
    does(control, json!({ "do": "swap", "one": one, "other": other })).await;
}

/// The seats that a view names, in order.
fn seats(client: &Client) -> Vec<String> {
    let rows = client.shared.view["table"]["seats"].as_array().unwrap();
    rows.iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect()
}

fn row(client: &Client, seat: &str) -> Value {
    let rows = client.shared.view["table"]["seats"].as_array().unwrap();
    rows.iter().find(|row| row["id"] == seat).cloned().unwrap_or_default()
}

fn at(seat: &str) -> Value {
    json!({ "seat": seat })
}

/// Two devices that sit at the ant, and one at the bee.
struct Three {
    tokens: [String; 3],
    devices: [Client; 3],
}

impl Three {
    async fn sit(table: &Table, control: &mut Client) -> Self {
        let ticket = control.own.view["table"]["tickets"][0].as_str().unwrap().to_owned();
        let (ant, bee) = (table.token("ant").await, table.token("bee").await);
        let (_, second) = table.take("ant", Some(&ticket)).await;
        let second = second["token"].as_str().unwrap().to_owned();
        let devices = [table.seat(&ant).await, table.seat(&second).await, table.seat(&bee).await];
        Self { tokens: [ant, second, bee], devices }
    }

    /// Each is sent away to come again.
    async fn come_again(&mut self, table: &Table) {
        for device in &mut self.devices {
            let goodbye = device.wait_for("goodbye").await;
            assert_eq!(goodbye["code"], 4011);
            assert_eq!(read(&goodbye["sentence"]), "Control has given you another seat.");
            assert_eq!(device.end().await, 4011);
        }
        for (device, token) in self.devices.iter_mut().zip(&self.tokens) {
            *device = table.seat(token).await;
        }
    }

    fn where_they_sit(&self) -> [Value; 3] {
        [0, 1, 2].map(|at| self.devices[at].welcome["audience"].clone())
    }
}

/// Where these tokens let a device sit.
async fn audiences(table: &Table, tokens: &[String]) -> Vec<Value> {
    let mut found = Vec::new();
    for token in tokens {
        found.push(table.seat(token).await.welcome["audience"].clone());
    }
    found
}

#[tokio::test]
async fn nobody_joins_a_seat_that_is_left_out_and_hears_why() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let ticket = control.own.view["table"]["tickets"][2].as_str().unwrap().to_owned();
    leave_out(&mut control, &["cat"]).await;
    assert_eq!(seats(&control), ["ant", "bee"]);
    assert_eq!(table.facts().await["seats"].as_array().unwrap().len(), 2);
    assert_eq!(control.own.view["table"]["tickets"].as_array().unwrap().len(), 2);
    for ticket in [None, Some(ticket.as_str())] {
        let (status, refused) = table.take("cat", ticket).await;
        assert_eq!((status, &refused["code"]), (409, &json!("seat_left_out")));
        let says = "Nobody plays this seat at this table. Choose another one.";
        assert_eq!(read(&refused["sentence"]), says);
    }
    let add = json!({ "do": "add", "by": 1 });
    let played = control.play_as(Uuid::new_v4(), Some("cat"), add).await;
    assert_eq!(played, Answer::Refused("no_seat".into()));
    leave_out(&mut control, &[]).await;
    assert_eq!(seats(&control), ["ant", "bee", "cat"]);
    assert_eq!(table.take("cat", Some(&ticket)).await.0, 201, "its code is the same");
    control.verify().await;
}

#[tokio::test]
async fn a_device_of_a_seat_left_out_waits_there_and_is_back_at_once() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let token = table.token("cat").await;
    let mut cat = table.seat(&token).await;
    leave_out(&mut control, &["cat"]).await;
    cat.until(|cat| row(cat, "cat").is_null()).await;
    // Whoever loads the page anew is told the same.
    drop(cat);
    let mut cat = table.seat(&token).await;
    assert_eq!(cat.welcome["audience"], at("cat"));
    assert_eq!(seats(&cat), ["ant", "bee"]);
    leave_out(&mut control, &["bee"]).await;
    cat.until(|cat| row(cat, "cat")["online"] == true).await;
    assert_eq!(seats(&cat), ["ant", "cat"]);
    does(&mut cat, json!({ "do": "add", "by": 2 })).await;
    cat.verify().await;
}

#[tokio::test]
async fn people_who_change_seats_hear_which_is_theirs_on_each_of_their_devices() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut three = Three::sit(&table, &mut control).await;
    swap(&mut control, "ant", "bee").await;
    three.come_again(&table).await;
    assert_eq!(three.where_they_sit(), [at("bee"), at("bee"), at("ant")]);
    let [one, two, three_rd] = &mut three.devices;
    does(one, json!({ "do": "hide", "secret": "fish" })).await;
    two.until(|two| two.own.view["game"]["secret"] == "fish").await;
    three_rd.settle().await;
    assert!(three_rd.own.view["game"]["secret"].is_null());
    does(three_rd, json!({ "do": "add", "by": 3 })).await;
    control.until_game(|game| game["adders"]["ant"] == 3).await;
    let online = |c: &Client, seat: &str| {
        let rows = c.own.view["table"]["devices"].as_array().unwrap();
        rows.iter().filter(|row| row["seat"] == seat && row["online"] == true).count()
    };
    control.until(|c| (online(c, "ant"), online(c, "bee")) == (1, 2)).await;
    control.verify().await;
}

/// What the ant sends in the very moment in which it gets another seat, the bee does not find there.
#[tokio::test]
async fn what_was_meant_for_the_seat_before_counts_for_nobody() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut three = Three::sit(&table, &mut control).await;
    // The table is busy, so that it hears the two at once.
    control.play_later(&json!({ "do": "doze", "ms": 400 })).await;
    let swap = control.play_later(&json!({ "do": "swap", "one": "ant", "other": "bee" })).await;
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    three.devices[0].play_later(&json!({ "do": "hide", "secret": "mine" })).await;
    assert_eq!(control.answer(swap).await, Answer::Accepted);
    three.come_again(&table).await;
    control.settle().await;
    assert_eq!(control.own.view["game"]["hidden"], json!([]));
    for device in &three.devices {
        assert!(device.own.view["game"]["secret"].is_null());
    }
}

#[tokio::test]
async fn people_who_join_another_seat_sit_there_with_those_who_did() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut three = Three::sit(&table, &mut control).await;
    does(&mut control, json!({ "do": "join", "from": "bee", "into": "ant" })).await;
    assert_eq!(three.devices[2].end().await, 4011);
    three.devices[2] = table.seat(&three.tokens[2]).await;
    assert_eq!(three.devices[2].welcome["audience"], at("ant"));
    three.devices[0].until(|ant| seats(ant) == ["ant", "cat"]).await;
    does(&mut three.devices[2], json!({ "do": "hide", "secret": "ours" })).await;
    three.devices[0].until(|ant| ant.own.view["game"]["secret"] == "ours").await;
    assert_eq!(table.take("bee", None).await.1["code"], "seat_left_out");
}

/// The last entry of Control's list.
async fn here(control: &mut Client) -> Value {
    control.settle().await;
    let rows = control.own.view["table"]["history"].as_object().unwrap().values();
    rows.map(|row| row["entry"].clone()).max_by_key(Value::as_u64).unwrap()
}

async fn go_to(control: &mut Client, entry: &Value) {
    control.send(&json!({ "type": "look_back", "to": entry })).await;
    let seen = control.wait_for("past").await["seen"].clone();
    let back = json!({ "do": "rewind", "to": entry, "seen": seen, "anew": false });
    assert_eq!(control.table(back).await, Answer::Accepted);
}

/// Whoever sits at a seat must not find there what others chose before: people stay where they are.
#[tokio::test]
async fn a_going_back_past_a_change_of_seats_moves_nobody() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut three = Three::sit(&table, &mut control).await;
    does(&mut control, json!({ "do": "add", "by": 1 })).await;
    let entry = here(&mut control).await;
    swap(&mut control, "ant", "bee").await;
    three.come_again(&table).await;
    does(&mut control, json!({ "do": "add", "by": 2 })).await;
    go_to(&mut control, &entry).await;
    control.until_game(|game| game["count"] == 1).await;
    for device in &mut three.devices {
        device.until_game(|game| game["count"] == 1).await;
    }
    assert_eq!(audiences(&table, &three.tokens).await, [at("bee"), at("bee"), at("ant")]);
}

/// Who had joined others sits where they sat, on each of their devices; whoever came to the others by their own
/// way stays, and no seat is anybody's whose it was not.
#[tokio::test]
async fn a_going_back_past_a_joining_seats_people_where_they_sat() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut three = Three::sit(&table, &mut control).await;
    let cat = table.token("cat").await;
    does(&mut control, json!({ "do": "add", "by": 1 })).await;
    let before = here(&mut control).await;
    does(&mut control, json!({ "do": "join", "from": "ant", "into": "bee" })).await;
    for device in &mut three.devices[..2] {
        assert_eq!(device.end().await, 4011);
    }
    // They change seats with others: their own was another one.
    swap(&mut control, "bee", "cat").await;
    let ticket = control.own.view["table"]["tickets"][1].as_str().unwrap().to_owned();
    let (_, fourth) = table.take("cat", Some(&ticket)).await;
    let mut tokens: Vec<_> = three.tokens.to_vec();
    tokens.extend([cat, fourth["token"].as_str().unwrap().to_owned()]);
    let joined = [at("cat"), at("cat"), at("cat"), at("bee"), at("cat")];
    assert_eq!(audiences(&table, &tokens).await, joined);
    does(&mut control, json!({ "do": "add", "by": 2 })).await;
    let after = here(&mut control).await;
    let mut guest = table.seat(&tokens[0]).await;

    go_to(&mut control, &before).await;
    let goodbye = guest.wait_for("goodbye").await;
    assert_eq!(goodbye["code"], 4011, "it comes again, and hears which seat is its own");
    control.until(|c| seats(c) == ["ant", "bee", "cat"]).await;
    let apart = [at("ant"), at("ant"), at("cat"), at("bee"), at("cat")];
    assert_eq!(audiences(&table, &tokens).await, apart);
    let mut ant = table.seat(&tokens[0]).await;
    does(&mut ant, json!({ "do": "hide", "secret": "ours" })).await;
    let mut other = table.seat(&tokens[2]).await;
    other.settle().await;
    assert!(other.own.view["game"]["secret"].is_null());
    assert_eq!(
        control.play_as(Uuid::new_v4(), Some("ant"), json!({ "do": "add", "by": 1 })).await,
        Answer::Accepted
    );

    // Nor is the going back for ever: what it took back comes again, and so do they.
    go_to(&mut control, &after).await;
    control.until(|c| seats(c) == ["bee", "cat"]).await;
    assert_eq!(audiences(&table, &tokens).await, joined);
    go_to(&mut control, &before).await;
    assert_eq!(audiences(&table, &tokens).await, apart);
    control.verify().await;
}

/// Who joined those that joined others goes as far back as the game does.
#[tokio::test]
async fn a_joining_of_those_who_had_joined_is_taken_back_in_any_order() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let three = Three::sit(&table, &mut control).await;
    let join = |from: &str, into: &str| json!({ "do": "join", "from": from, "into": into });
    does(&mut control, json!({ "do": "add", "by": 1 })).await;
    let first = here(&mut control).await;
    does(&mut control, join("ant", "bee")).await;
    does(&mut control, json!({ "do": "add", "by": 2 })).await;
    let second = here(&mut control).await;
    does(&mut control, join("bee", "cat")).await;
    does(&mut control, json!({ "do": "add", "by": 3 })).await;
    let third = here(&mut control).await;
    let [own, one, both] = [
        [at("ant"), at("ant"), at("bee")],
        [at("bee"), at("bee"), at("bee")],
        [at("cat"), at("cat"), at("cat")],
    ];
    assert_eq!(audiences(&table, &three.tokens).await, both);
    for (to, now) in [(&second, &one), (&third, &both), (&first, &own), (&second, &one)] {
        does(&mut control, json!({ "do": "add", "by": 5 })).await;
        go_to(&mut control, to).await;
        assert_eq!(&audiences(&table, &three.tokens).await[..], now);
    }
    for (to, now) in [(&first, &own), (&third, &both)] {
        does(&mut control, json!({ "do": "add", "by": 5 })).await;
        go_to(&mut control, to).await;
        assert_eq!(&audiences(&table, &three.tokens).await[..], now);
    }
    // Who joins anew goes another way from then on.
    does(&mut control, json!({ "do": "add", "by": 6 })).await;
    go_to(&mut control, &first).await;
    does(&mut control, join("bee", "ant")).await;
    assert_eq!(audiences(&table, &three.tokens).await, [at("ant"), at("ant"), at("ant")]);
    go_to(&mut control, &second).await;
    assert_eq!(audiences(&table, &three.tokens).await, one);
}

#[tokio::test]
async fn after_a_restart_or_a_kill_everybody_sits_where_they_sat() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut three = Three::sit(&table, &mut control).await;
    swap(&mut control, "ant", "bee").await;
    three.come_again(&table).await;
    does(&mut control, json!({ "do": "add", "by": 1 })).await;
    let entry = here(&mut control).await;
    does(&mut control, json!({ "do": "join", "from": "bee", "into": "cat" })).await;
    go_to(&mut control, &entry).await;
    does(&mut control, json!({ "do": "join", "from": "ant", "into": "cat" })).await;
    let now = [at("bee"), at("bee"), at("cat")];
    let killed = copy(&house.dir);
    let stopped = house.close().await;
    let unkept = copy(&stopped);
    std::fs::remove_file(unkept.path().join("journal.sqlite.snapshots")).unwrap();
    for (dir, what) in [(killed, "killed"), (unkept, "without snapshot"), (stopped, "stopped")] {
        let house = House::at(Arc::clone(&dir), |config| config).await;
        let table = Table { addr: house.addr, code: table.code.clone(), key: table.key.clone() };
        assert_eq!(audiences(&table, &three.tokens).await, now, "{what}");
        assert_eq!(table.take("ant", None).await.1["code"], "seat_left_out", "{what}");
        let control = table.control().await;
        assert_eq!(seats(&control), ["bee", "cat"], "{what}");
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spare_that_takes_over_knows_who_sits_where() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut three = Three::sit(&table, &mut control).await;
    let follower = Follower::of(&house).await;
    control.until(|c| c.own.view["table"]["spare"]["state"] == "level").await;
    swap(&mut control, "ant", "bee").await;
    three.come_again(&table).await;
    leave_out(&mut control, &["cat"]).await;
    let spare = follower.leads(&house.key).await;
    let moved = Table { addr: spare.addr, code: table.code.clone(), key: table.key.clone() };
    assert_eq!(audiences(&moved, &three.tokens).await, [at("bee"), at("bee"), at("ant")]);
    assert_eq!(moved.take("cat", None).await.1["code"], "seat_left_out");
    spare.close().await;
}

/// A covered tablet goes on to stand in for who gets another seat.
#[tokio::test]
async fn a_shared_tablet_stands_in_for_the_seat_of_now() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let three = Three::sit(&table, &mut control).await;
    let mut tablet = Client::enter(table.addr, &table.code, "onlooker", None).await;
    tablet.send(&json!({ "type": "mind", "tokens": [three.tokens[2]] })).await;
    drop(three.devices);
    control.until(|c| row(c, "ant")["online"] == false && row(c, "bee")["online"] == true).await;
    swap(&mut control, "ant", "bee").await;
    control.until(|c| row(c, "ant")["online"] == true && row(c, "bee")["online"] == false).await;
    let mut bee = Client::connect(table.addr, &table.code).await;
    bee.send(&hello("seat", Some(&three.tokens[2]))).await;
    assert_eq!(bee.wait_for("welcome").await["audience"], at("ant"));
}
