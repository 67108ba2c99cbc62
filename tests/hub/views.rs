//! What each audience is sent, and what it is not.

use std::time::Duration;

use proptest::prelude::*;
use prytaneion::{Config, Limits};
use serde_json::{Value, json};

use crate::client::{Answer, Client, as_browsers, hello};
use crate::house::{House, brisk};
use crate::toy;

/// N-1: a secret choice sends nothing at all to those who may not see it: no frame, no revision.
#[tokio::test]
async fn n1_a_secret_reaches_no_other_audience_in_any_form() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    let mut wall = table.projector().await;
    let mut control = table.control().await;
    for client in [&mut ant, &mut bee, &mut wall] {
        client.until(|c| c.shared.view["table"]["seats"][1]["online"] == true).await;
        client.settle().await;
    }
    let before = [bee.shared.clone(), bee.own.clone(), wall.shared.clone(), wall.own.clone()];
    for secret in ["mouse", "moth", "mole"] {
        let hidden = ant.play(json!({ "do": "hide", "secret": secret })).await;
        assert_eq!(hidden, Answer::Accepted);
    }
    control.until(|c| c.own.view["game"]["hidden"] == json!(["ant"])).await;
    assert_eq!(bee.settle().await, 0);
    assert_eq!(wall.settle().await, 0);
    // Somebody who comes later finds the revisions of those who were there.
    let late = table.projector().await;
    bee.settle().await;
    assert_eq!(late.shared, bee.shared);
    assert_eq!([bee.shared, bee.own, wall.shared, wall.own], before);
    assert_eq!(ant.own.view["game"]["secret"], "mole");
    // Control was told once: the second and the third choice changed nothing that Control sees.
    assert_eq!(control.own.view["game"]["hidden"], json!(["ant"]));
}

#[tokio::test]
async fn a_reveal_is_told_to_all_and_ends_the_secret_of_each() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut wall) = (table.sit("ant").await, table.projector().await);
    ant.play(json!({ "do": "hide", "secret": "mouse" })).await;
    assert_eq!(control.play(json!({ "do": "reveal" })).await, Answer::Accepted);
    wall.until_game(|game| game["revealed"] == json!({ "ant": "mouse" })).await;
    ant.until(|c| c.own.view["game"]["secret"] == Value::Null).await;
    for client in [&mut control, &mut ant, &mut wall] {
        client.verify().await;
    }
    assert_eq!(wall.own.view, json!({ "table": null, "messages": [], "game": null }));
}

#[tokio::test]
async fn the_answer_comes_after_what_it_led_to_in_the_same_frame() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    ant.settle().await;
    let before = ant.frames;
    assert_eq!(ant.play(json!({ "do": "add", "by": 5 })).await, Answer::Accepted);
    assert_eq!(ant.game()["count"], 5);
    assert_eq!(ant.frames, before + 1);
}

#[tokio::test]
async fn a_client_with_a_gap_asks_and_gets_both_parts_whole() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let mut bee = table.sit("bee").await;
    // This client has lost its views: patches do not fit any more.
    (ant.shared, ant.own) = Default::default();
    bee.play(json!({ "do": "add", "by": 1 })).await;
    ant.send(&json!({ "type": "resync" })).await;
    ant.until(|c| c.shared.revision > 0 && c.own.revision > 0).await;
    ant.until_game(|game| game["count"] == 1).await;
    bee.play(json!({ "do": "add", "by": 1 })).await;
    ant.until_game(|game| game["count"] == 2).await;
    ant.verify().await;
}

#[tokio::test]
async fn a_patch_that_would_be_longer_than_the_view_is_sent_as_the_view() {
    let house = House::open().await;
    let table = house.table().await;
    let mut wall = table.projector().await;
    let mut ant = table.sit("ant").await;
    for bytes in [20_000, 20_000, 5, 30_000] {
        ant.play(json!({ "do": "ballast", "bytes": bytes })).await;
    }
    wall.until_game(|game| game["ballast"].as_str().unwrap().len() == 30_000).await;
    assert_eq!(wall.shared, ant.shared);
}

/// A client that does not read is closed with its own code, and others do not wait for it.
#[tokio::test]
async fn large_frames_come_as_gzip_to_whoever_unpacks_them() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let hello = hello("seat", Some(&token));
    let mut plain = Client::greet(table.addr, &table.code, &hello).await;
    let long = |sign: &str| json!({ "do": "hide", "secret": sign.repeat(6_000) });
    assert_eq!(plain.play(long("a")).await, Answer::Accepted);
    let mut unpacks = Client::greet(table.addr, &table.code, &as_browsers(hello)).await;
    assert_eq!((unpacks.frames, unpacks.pressed), (1, 1), "the first view");
    assert_eq!(plain.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    assert_eq!(plain.play(long("b")).await, Answer::Accepted);
    let secret =
        |client: &Client| client.own.view["game"]["secret"].as_str().map(|text| text.as_bytes()[0]);
    unpacks.until(|client| secret(client) == Some(b'b')).await;
    assert_eq!(unpacks.pressed, 2, "what is small stays text");
    for client in [&mut plain, &mut unpacks] {
        client.verify().await;
    }
    assert_eq!((plain.pressed, unpacks.pressed), (0, 3));
    assert_eq!((plain.shared, plain.own), (unpacks.shared, unpacks.own));
}

#[tokio::test]
async fn a_lagging_client_is_closed_with_4013_and_comes_back_to_the_whole_view() {
    let limits = Limits { waiting_messages: 8, ..brisk() };
    let house = House::with(|config| Config { limits, ..config }).await;
    let table = house.table().await;
    // As gzip the ballast would be next to nothing.
    let hello = hello("seat", Some(&table.token("ant").await));
    let mut sleeper = Client::greet(table.addr, &table.code, &hello).await;
    let mut control = table.control().await;
    // The sleeper's network buffers fill, then its queue, then the server gives it up.
    for _ in 0..400 {
        if control.shared.view["table"]["seats"][0]["online"] == false {
            break;
        }
        let played = control.play(json!({ "do": "ballast", "bytes": 200_000 })).await;
        assert_eq!(played, Answer::Accepted);
    }
    control.until(|c| c.shared.view["table"]["seats"][0]["online"] == false).await;
    assert_eq!(sleeper.end().await, 4013);
    let back = table.projector().await;
    control.settle().await;
    assert_eq!(back.shared, control.shared);
}

#[tokio::test]
async fn a_silent_client_is_dropped_so_that_presence_is_true() {
    let limits = Limits { silence: Duration::from_millis(300), ..brisk() };
    let house = House::with(|config| Config { limits, ..config }).await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    assert_eq!(ant.end().await, 4008);
    assert_eq!(table.facts().await["seats"][0]["online"], false);
}

/// One step of a random game, of one of four clients.
fn step() -> impl Strategy<Value = (usize, Value)> {
    let command = prop_oneof![
        (-3..4i64).prop_map(|by| json!({ "do": "add", "by": by })),
        "[a-z/~\"]{0,6}".prop_map(|secret| json!({ "do": "hide", "secret": secret })),
        Just(json!({ "do": "reveal" })),
        (1..20u32, 0..4u32)
            .prop_map(|(sides, times)| json!({ "do": "roll", "sides": sides, "times": times })),
        (0..2000usize).prop_map(|bytes| json!({ "do": "ballast", "bytes": bytes })),
        Just(json!({ "do": "nonsense" })),
    ];
    (0..4usize, command)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// The law of patches, over random games that four clients play at once: what a client holds
    /// equals what the server would send it whole, and all agree on what everybody sees.
    #[test]
    fn law_of_patches_and_agreement(steps in proptest::collection::vec(step(), 1..60)) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let scenarios = vec![toy::scenario("toy", &["ant", "bee", "cat/~"], 0)];
            let house = House::with(|config| Config { scenarios, ..config }).await;
            let table = house.table().await;
            let mut clients = vec![table.control().await, table.projector().await];
            clients.extend([table.sit("ant").await, table.sit("bee").await]);
            let mut sent = Vec::new();
            for (who, command) in &steps {
                sent.push((*who, clients[*who].play_later(command).await));
            }
            for (who, id) in sent {
                clients[who].answer(id).await;
            }
            for client in &mut clients {
                client.settle().await;
                client.verify().await;
            }
            for client in &clients[1..] {
                assert_eq!(client.shared, clients[0].shared);
            }
            drop(clients);
            house.close().await;
        });
    }
}
