//! What a seat has under its pen: kept for its own devices, and for nobody else.

use serde_json::{Value, json};

use crate::client::{Answer, Client, read};
use crate::house::{House, Table};
use crate::journal::rows;

async fn keep(client: &mut Client, of: u32, content: Value) {
    client.send(&json!({ "type": "draft", "of": of, "content": content })).await;
}

/// What a client is shown of its draft.
fn draft(client: &Client) -> &Value {
    &client.own.view["draft"]
}

/// A table whose seats draft something on every page.
async fn table() -> (House, Table, Client) {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    assert_eq!(control.play(json!({ "do": "write" })).await, Answer::Accepted);
    (house, table, control)
}

async fn refused(client: &mut Client) -> String {
    let message = client.wait_for("refused").await;
    assert_eq!(message["id"], Value::Null);
    assert!(read(&message["sentence"]).ends_with('.'));
    message["code"].as_str().unwrap().into()
}

#[tokio::test]
async fn a_draft_comes_to_all_devices_of_its_seat_and_survives_a_reload() {
    let (house, table, _control) = table().await;
    let token = table.token("ant").await;
    let (mut phone, mut laptop) = (table.seat(&token).await, table.seat(&token).await);
    assert_eq!(draft(&phone), &json!({ "of": 0, "content": null }));
    let orders = json!({ "lines": ["move north", "study"] });
    keep(&mut phone, 0, orders.clone()).await;
    laptop.until(|c| draft(c)["content"] == orders).await;
    phone.until(|c| draft(c)["content"] == orders).await;
    drop(phone);
    let mut phone = table.seat(&token).await;
    assert_eq!(draft(&phone), &json!({ "of": 0, "content": orders }));
    keep(&mut laptop, 0, Value::Null).await;
    phone.until(|c| draft(c)["content"].is_null()).await;
    phone.verify().await;

    keep(&mut phone, 0, json!("a few words")).await;
    phone.until(|c| draft(c)["content"] == "a few words").await;
    let journalled = "SELECT count(*) FROM entries WHERE command LIKE '%words%'";
    assert_eq!(rows(house.dir.path(), journalled).await, 0);
    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let phone = table.seat(&token).await;
    assert_eq!(draft(&phone)["content"], Value::Null, "it was in memory alone");
}

#[tokio::test]
async fn n1_nobody_else_learns_that_a_seat_drafts() {
    let (_house, table, mut control) = table().await;
    let mut ant = table.sit("ant").await;
    let mut bee = table.sit("bee").await;
    let mut projector = table.projector().await;
    for one in [&mut control, &mut bee, &mut projector] {
        one.settle().await;
    }
    for number in 0..5 {
        keep(&mut ant, 0, json!(format!("the secret plan {number}"))).await;
    }
    ant.until(|c| draft(c)["content"] == "the secret plan 4").await;
    for one in [&mut control, &mut bee, &mut projector] {
        assert_eq!(one.settle().await, 0, "not even a frame");
        assert!(!one.own.view.to_string().contains("secret plan"));
        one.verify().await;
    }
    assert!(control.own.view.get("draft").is_none() && projector.own.view.get("draft").is_none());
    // Another change for all takes nothing of it along.
    control.play(json!({ "do": "add", "by": 1 })).await;
    bee.until_game(|game| game["count"] == 1).await;
    assert_eq!(draft(&bee)["content"], Value::Null);
    control.send(&json!({ "type": "look_back", "to": 2 })).await;
    assert!(!control.wait_for("past").await.to_string().contains("secret plan"));
}

#[tokio::test]
async fn a_draft_is_dropped_when_its_game_writes_something_else() {
    let (_house, table, mut control) = table().await;
    let mut ant = table.sit("ant").await;
    keep(&mut ant, 0, json!("for the first page")).await;
    ant.until(|c| draft(c)["content"] == "for the first page").await;
    assert_eq!(control.play(json!({ "do": "turn", "page": 0 })).await, Answer::Accepted);
    ant.until(|c| *draft(c) == json!({ "of": 1, "content": null })).await;
    keep(&mut ant, 0, json!("too late")).await;
    assert_eq!(refused(&mut ant).await, "no_draft");
    assert_eq!(draft(&ant)["content"], Value::Null);
    keep(&mut ant, 1, json!("for the second")).await;
    ant.until(|c| draft(c)["content"] == "for the second").await;
    ant.verify().await;
}

#[tokio::test]
async fn a_draft_has_its_bounds_and_needs_a_seat() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    assert!(ant.own.view.get("draft").is_none());
    keep(&mut ant, 0, json!("nobody asked")).await;
    assert_eq!(refused(&mut ant).await, "no_draft");
    control.play(json!({ "do": "write" })).await;
    let fits = "x".repeat((16 << 10) - 2);
    keep(&mut ant, 0, json!(fits)).await;
    ant.until(|c| draft(c)["content"] == fits.as_str()).await;
    keep(&mut ant, 0, json!(fits + "x")).await;
    assert_eq!(refused(&mut ant).await, "too_long");
    assert_eq!(draft(&ant)["content"].as_str().map(str::len), Some((16 << 10) - 2));
    for mut other in [control, table.projector().await] {
        keep(&mut other, 0, json!("mine")).await;
        assert_eq!(refused(&mut other).await, "not_seat");
    }
}
