//! What a device says that was not shown as it locked it: a claim of its seat, for Control alone.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::House;
use crate::journal::rows;

fn doubt(of: &str) -> Value {
    json!({ "do": "doubt", "of": of })
}

fn doubts(control: &Client) -> Value {
    control.own.view["table"]["doubts"].clone()
}

#[tokio::test]
async fn a_doubt_is_told_to_control_alone_until_it_is_settled() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    assert_eq!(doubts(&control), Value::Null);
    assert_eq!(ant.table(doubt(" the vote on grain ")).await, Answer::Accepted);
    control.until(|c| doubts(c)[0]["of"] == "the vote on grain").await;
    assert_eq!(doubts(&control)[0]["seat"], "ant");
    // One at a time, whatever the device goes on to say.
    for number in 0..20 {
        assert_eq!(ant.table(doubt(&format!("vote {number}"))).await, Answer::Accepted);
    }
    assert_eq!(bee.table(doubt("the race")).await, Answer::Accepted);
    control.until(|c| doubts(c).as_array().is_some_and(|rows| rows.len() == 2)).await;
    assert_eq!(doubts(&control)[0]["of"], "the vote on grain");
    let written = "SELECT count(*) FROM entries WHERE events LIKE '%doubted%'";
    assert_eq!(rows(house.dir.path(), written).await, 2);
    for other in [&ant, &bee] {
        let seen = json!([other.shared.view, other.own.view]).to_string();
        assert!(!seen.contains("grain") && !seen.contains("doubt"), "{seen}");
    }
    let settle = |seat: &str| json!({ "do": "settle_doubt", "seat": seat });
    assert_eq!(bee.refusal(settle("ant")).await, "not_control");
    assert_eq!(control.table(settle("ant")).await, Answer::Accepted);
    control.until(|c| doubts(c)[0]["seat"] == "bee").await;
    assert_eq!(control.refusal(settle("ant")).await, "no_seat");
    assert_eq!(control.table(settle("bee")).await, Answer::Accepted);
    control.until(|c| doubts(c).is_null()).await;
}

#[tokio::test]
async fn only_a_seat_doubts_and_in_a_line() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut ant = table.sit("ant").await;
    assert_eq!(control.refusal(doubt("the race")).await, "not_seat");
    assert_eq!(table.projector().await.refusal(doubt("the race")).await, "onlooker");
    for bad in ["", "  ", "two\nlines", &"x".repeat(101)] {
        assert_eq!(ant.refusal(doubt(bad)).await, "bad_text", "{bad:?}");
    }
}

#[tokio::test]
async fn a_seat_knows_how_many_devices_hold_it() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    ant.until(|c| c.own.view["devices"] == 1).await;
    let control = table.control().await;
    let seats = control.shared.view["table"]["seats"].as_array().unwrap();
    let place = seats.iter().position(|row| row["id"] == "ant").unwrap();
    let ticket = control.own.view["table"]["tickets"][place].as_str().unwrap().to_owned();
    assert_eq!(table.take("ant", Some(&ticket)).await.0, 201);
    ant.until(|c| c.own.view["devices"] == 2).await;
    assert_eq!(control.own.view["devices"], Value::Null);
}
