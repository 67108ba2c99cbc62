//! Several devices at Control's desk: helpers, codes, two at once, and none at all.

use futures_util::future::join;
use game::Millis;
use prytaneion::Config;
use prytaneion::journal::{Entry, Journal, Sqlite};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::client::{Answer, Client, hello, read};
use crate::house::{House, SEATS, Table};
use crate::journal::entry;

fn set_helper(device: &Value, helper: bool) -> Value {
    json!({ "do": "set_helper", "device": device, "helper": helper })
}

fn kick(device: &Value) -> Value {
    json!({ "do": "kick", "device": device })
}

fn device(client: &Client) -> Value {
    client.welcome["device"].clone()
}

/// Whether a device stands in Control's list as a helper.
fn listed_helper(control: &Client, device: &Value) -> Option<bool> {
    let devices = control.own.view["table"]["devices"].as_array().unwrap();
    devices.iter().find(|one| one["id"] == *device).and_then(|one| one["helper"].as_bool())
}

/// A full Control and a helper, each with a token of its own, and no operator.
async fn desk(table: &Table) -> (Client, Client) {
    let (control, helper) = table.control().await.keys().await;
    let tokens =
        [table.desk_token("Laptop", &control).await, table.desk_token("Tablet", &helper).await];
    (table.desk(&tokens[0]).await, table.desk(&tokens[1]).await)
}

async fn closed(table: &Table, token: &str) -> u16 {
    let mut client = Client::connect(table.addr, &table.code).await;
    client.send(&hello("control", Some(token))).await;
    client.end().await
}

#[tokio::test]
async fn a_helper_runs_the_table_and_may_not_go_back_correct_or_say_who_is_control() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut helper) = desk(&table).await;
    let (mut ant, mut wall) = (table.sit("ant").await, table.projector().await);
    assert_eq!(
        (&control.welcome["helper"], &helper.welcome["helper"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(helper.welcome["audience"], "control");
    assert_eq!(ant.welcome["helper"], false);
    control.until(|c| listed_helper(c, &device(&helper)) == Some(true)).await;
    assert_eq!(listed_helper(&control, &device(&control)), Some(false));
    let key = table.control().await;
    control.settle().await;
    let operators = |client: &Client| -> Vec<Value> {
        let rows = client.own.view["table"]["devices"].as_array().unwrap().iter();
        rows.filter(|row| row["operator"] == true).map(|row| row["id"].clone()).collect()
    };
    assert_eq!(operators(&control), [device(&key)]);
    drop(key);

    // What it may.
    let hide = json!({ "do": "hide", "secret": "mouse" });
    assert_eq!(helper.play_as(Uuid::new_v4(), Some("bee"), hide).await, Answer::Accepted);
    assert_eq!(helper.play(json!({ "do": "turn", "page": 0 })).await, Answer::Accepted);
    for command in [
        json!({ "do": "pause", "reason": "" }),
        json!({ "do": "resume" }),
        json!({ "do": "say", "seat": "ant", "text": "Hello" }),
        json!({ "do": "nudge", "seat": "ant" }),
        json!({ "do": "name_device", "name": "Xenia's tablet" }),
        kick(&device(&wall)),
    ] {
        let said = command.to_string();
        assert_eq!(helper.table(command).await, Answer::Accepted, "{said}");
    }
    assert_eq!(wall.end().await, 4010);

    // What it may not.
    let mut operator = table.control().await;
    for command in [
        json!({ "do": "rewind", "to": 2, "seen": 3, "anew": false }),
        set_helper(&device(&helper), false),
        set_helper(&device(&control), true),
        json!({ "do": "renew_keys" }),
        kick(&device(&control)),
        kick(&device(&operator)),
    ] {
        assert_eq!(helper.refusal(command).await, "helper");
    }
    let set = json!({ "do": "set", "count": 7 });
    assert_eq!(helper.play(set.clone()).await, Answer::Refused("helper".into()));
    helper.send(&json!({ "type": "keys" })).await;
    let refused = helper.wait_for("refused").await;
    assert_eq!((&refused["id"], &refused["code"]), (&Value::Null, &json!("helper")));
    assert_eq!(
        read(&refused["sentence"]),
        "Helpers do not see the codes for Control; ask a Control."
    );
    assert_eq!(control.game()["count"], 0);

    // What nobody but a helper is refused.
    assert_eq!(control.play(set.clone()).await, Answer::Accepted);
    assert_eq!(operator.play(set).await, Answer::Accepted);
    let nonsense = helper.play(json!({ "do": "nonsense" })).await;
    assert_eq!(nonsense, Answer::Refused("unknown_command".into()));
    for client in [&mut control, &mut helper, &mut operator, &mut ant] {
        client.settle().await;
        client.verify().await;
    }
}

#[tokio::test]
async fn who_becomes_a_helper_is_one_at_once_on_its_open_socket() {
    let house = House::open().await;
    let table = house.table().await;
    let ticket = table.control().await.keys().await.0;
    let first = table.desk_token("Laptop", &ticket).await;
    let second = table.desk_token("Tablet", &ticket).await;
    let (mut laptop, mut tablet) = (table.desk(&first).await, table.desk(&second).await);
    let set = json!({ "do": "set", "count": 1 });
    for _ in 0..3 {
        assert_eq!(tablet.play(set.clone()).await, Answer::Accepted);
        assert_eq!(laptop.table(set_helper(&device(&tablet), true)).await, Answer::Accepted);
        assert_eq!(tablet.play(set.clone()).await, Answer::Refused("helper".into()));
        assert_eq!(tablet.refusal(json!({ "do": "renew_keys" })).await, "helper");
        tablet.until(|c| listed_helper(c, &device(c)) == Some(true)).await;
        assert_eq!(table.desk(&second).await.welcome["helper"], true);
        assert_eq!(laptop.table(set_helper(&device(&tablet), false)).await, Answer::Accepted);
    }
    assert_eq!(tablet.play(set).await, Answer::Accepted);
    // Hand-over: who made the other one Control steps back.
    assert_eq!(laptop.table(set_helper(&device(&laptop), true)).await, Answer::Accepted);
    assert_eq!(laptop.refusal(set_helper(&device(&laptop), false)).await, "helper");
}

#[tokio::test]
async fn the_last_full_control_stays_one() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, helper) = desk(&table).await;
    let mut operator = table.control().await;
    let ant = table.sit("ant").await;
    let alone = device(&control);
    assert_eq!(control.refusal(set_helper(&alone, true)).await, "last_control");
    assert_eq!(operator.refusal(set_helper(&alone, true)).await, "last_control");
    assert_eq!(control.refusal(kick(&alone)).await, "last_control");
    for wrong in [device(&ant), device(&operator), json!("nobody")] {
        assert_eq!(control.refusal(set_helper(&wrong, true)).await, "no_device");
    }
    // Saying what is so already is no news.
    assert_eq!(control.table(set_helper(&alone, false)).await, Answer::Accepted);
    assert_eq!(control.table(set_helper(&device(&helper), true)).await, Answer::Accepted);

    // The operator may send it away, and is then the last one who could.
    assert_eq!(operator.table(kick(&alone)).await, Answer::Accepted);
    assert_eq!(control.end().await, 4010);
    assert_eq!(operator.refusal(kick(&device(&operator))).await, "last_control");
    assert_eq!(operator.table(set_helper(&device(&helper), false)).await, Answer::Accepted);
    // Now it may go: its goodbye is the answer.
    let go = kick(&device(&operator));
    operator.send(&json!({ "type": "table", "id": Uuid::new_v4(), "command": go })).await;
    assert_eq!(operator.end().await, 4010);
}

#[tokio::test]
async fn codes_for_control_go_to_full_controls_alone_and_can_be_renewed() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut helper) = desk(&table).await;
    let (mut ant, mut wall) = (table.sit("ant").await, table.projector().await);
    for client in [&mut ant, &mut wall] {
        client.send(&json!({ "type": "keys" })).await;
        let refused = client.wait_for("refused").await;
        assert_eq!((&refused["id"], &refused["code"]), (&Value::Null, &json!("not_control")));
        assert_eq!(client.refusal(json!({ "do": "renew_keys" })).await, "not_control");
    }
    let old = control.keys().await;
    assert_ne!(old.0, old.1);
    // No view holds them, not even Control's.
    for client in [&control, &helper, &ant, &wall] {
        let seen = format!("{} {}", client.shared.view, client.own.view);
        assert!(!seen.contains(&old.0) && !seen.contains(&old.1));
    }
    assert_eq!(control.table(json!({ "do": "renew_keys" })).await, Answer::Accepted);
    let new = control.keys().await;
    for ticket in [&old.0, &old.1] {
        let (status, said) =
            table.post("control", json!({ "device": "Late", "ticket": ticket })).await;
        assert_eq!((status, &said["code"]), (403, &json!("wrong_ticket")));
    }
    table.desk_token("Late", &new.0).await;
    let late = table.desk_token("Later", &new.1).await;
    assert_eq!(table.desk(&late).await.welcome["helper"], true);
    // Who is in stays in.
    for client in [&mut control, &mut helper] {
        assert_eq!(client.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    }
}

#[tokio::test]
async fn full_controls_and_helpers_share_the_places_at_the_desk() {
    let house = House::with(|config| {
        let mut config = Config { ..config };
        config.limits.devices_per_seat = 2;
        config
    })
    .await;
    let table = house.table().await;
    let (mut control, _helper) = desk(&table).await;
    for ticket in [control.keys().await.0, control.keys().await.1] {
        let (status, said) =
            table.post("control", json!({ "device": "Third", "ticket": ticket })).await;
        assert_eq!((status, &said["code"]), (409, &json!("too_many_devices")));
    }
}

#[tokio::test]
async fn two_controls_press_the_same_button_at_once_and_it_is_pressed_once() {
    let house = House::open().await;
    let table = house.table().await;
    let ticket = table.control().await.keys().await.0;
    let first = table.desk_token("Laptop", &ticket).await;
    let second = table.desk_token("Tablet", &ticket).await;
    let (mut laptop, mut tablet) = (table.desk(&first).await, table.desk(&second).await);
    for page in 0..25 {
        let turn = json!({ "do": "turn", "page": page });
        let (one, other) = join(laptop.play(turn.clone()), tablet.play(turn)).await;
        let refused = Answer::Refused("turned".into());
        let both = [&one, &other];
        assert!(both.contains(&&Answer::Accepted) && both.contains(&&refused), "{both:?}");
        for client in [&mut laptop, &mut tablet] {
            client.settle().await;
            assert_eq!(client.game()["page"], page + 1);
        }
    }
    laptop.verify().await;
    assert_eq!(laptop.own, tablet.own);
}

/// Everything that Control has at a table: its view, its powers, its codes.
async fn has_everything(control: &mut Client) {
    assert_eq!(
        (&control.welcome["audience"], &control.welcome["helper"]),
        (&json!("control"), &json!(false))
    );
    assert_eq!(control.own.view["table"]["tickets"].as_array().unwrap().len(), SEATS.len());
    assert_eq!(control.own.view["game"]["hidden"], json!(["ant"]));
    assert_eq!(control.own.view["messages"][0]["text"], "Where is everybody?");
    assert_eq!(control.play(json!({ "do": "set", "count": 5 })).await, Answer::Accepted);
    assert_eq!(control.table(json!({ "do": "lock_lobby" })).await, Answer::Accepted);
    control.keys().await;
}

#[tokio::test]
async fn a_table_without_any_control_goes_on_and_each_key_brings_control_back_whole() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut helper) = desk(&table).await;
    let (ticket, _) = control.keys().await;
    let mut operator = table.control().await;
    let mut ant = table.sit("ant").await;
    let start = json!({ "do": "start", "after_ms": 400 });
    assert_eq!(control.play(start).await, Answer::Accepted);

    // One is sent away, one closes, one loses its token: nobody is left.
    assert_eq!(operator.table(kick(&device(&helper))).await, Answer::Accepted);
    assert_eq!(helper.end().await, 4010);
    let gone = device(&control);
    assert_eq!(operator.table(kick(&gone)).await, Answer::Accepted);
    assert_eq!(control.end().await, 4010);
    drop(operator);

    // The table's alarms ring, its seats play and ask, others come.
    ant.until_game(|game| game["rings"] == 1).await;
    let hide = json!({ "do": "hide", "secret": "mouse" });
    assert_eq!(ant.play(hide).await, Answer::Accepted);
    let ask = json!({ "do": "ask", "text": "Where is everybody?" });
    assert_eq!(ant.table(ask).await, Answer::Accepted);
    assert_eq!(
        table.sit("bee").await.play(json!({ "do": "add", "by": 1 })).await,
        Answer::Accepted
    );

    // The operator's link alone, then the code on paper alone, also after a restart.
    has_everything(&mut table.control().await).await;
    let token = table.desk_token("Another laptop", &ticket).await;
    has_everything(&mut table.desk(&token).await).await;
    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    has_everything(&mut table.control().await).await;
    has_everything(&mut table.desk(&token).await).await;
    let another = table.desk_token("A third laptop", &ticket).await;
    has_everything(&mut table.desk(&another).await).await;
}

#[tokio::test]
async fn the_desk_is_the_same_after_a_restart() {
    let house = House::open().await;
    let table = house.table().await;
    let keys = table.control().await.keys().await;
    let mut tokens = Vec::new();
    for ticket in [&keys.0, &keys.1, &keys.0] {
        tokens.push(table.desk_token("A device", ticket).await);
    }
    let mut first = table.desk(&tokens[0]).await;
    let third = device(&table.desk(&tokens[2]).await);
    assert_eq!(first.table(set_helper(&third, true)).await, Answer::Accepted);
    assert_eq!(first.table(json!({ "do": "renew_keys" })).await, Answer::Accepted);
    let renewed = first.keys().await;
    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut helpers = Vec::new();
    for token in &tokens {
        helpers.push(table.desk(token).await.welcome["helper"].clone());
    }
    assert_eq!(helpers, [false, true, true]);
    assert_eq!(table.desk(&tokens[0]).await.keys().await, renewed);
    assert_ne!(renewed, keys);
}

/// What a table of the first version wrote: no helper, no word, one code for Control.
async fn old_journal(house: House) -> std::sync::Arc<tempfile::TempDir> {
    let dir = house.close().await;
    let hash = Sha256::digest(b"an old token");
    let hash = hash.iter().fold(String::new(), |hash, byte| format!("{hash}{byte:02x}"));
    let of = |seq, kind: &'static str, actor: Value, events: Vec<Value>| Entry {
        kind: kind.into(),
        actor,
        at: Millis(0),
        command: json!({ "do": "create", "game": "toy", "scenario": "toy" }),
        events,
        drawn: 0,
        draws: None,
        ..entry(seq)
    };
    let tickets = json!({ "ant": "ticket-ant", "bee": "ticket-bee", "cat": "ticket-cat" });
    let opened = json!({
        "event": "opened", "code": "ABCDE", "name": "Old", "tickets": tickets,
        "control_ticket": "ticket-control",
    });
    let joined = json!({
        "event": "device_joined", "device": "d1", "name": "Laptop", "role": "control", "token": hash,
    });
    let journal = Sqlite::open(&dir.path().join("journal.sqlite")).unwrap();
    let entries = vec![
        of(1, Entry::SETUP, json!("control"), vec![json!({ "seats": SEATS })]),
        of(2, Entry::TABLE, json!("control"), vec![opened]),
        of(3, Entry::TABLE, json!("public"), vec![joined]),
    ];
    journal.append(Uuid::new_v4(), entries).await.unwrap();
    journal.close().await.unwrap();
    dir
}

#[tokio::test]
async fn an_old_journal_is_read_and_its_table_has_a_code_for_helpers() {
    let dir = old_journal(House::open().await).await;
    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, code: "ABCDE".into(), key: house.key.clone() };
    let mut control = table.desk("an old token").await;
    assert_eq!(control.welcome["helper"], false);
    assert_eq!(control.own.view["messages"], json!([]));
    assert_eq!(control.shared.view["table"]["ticker"], "");
    assert_eq!(control.shared.view["table"].get("language"), None);
    let (full, helping) = control.keys().await;
    assert_eq!(full, "ticket-control");
    let helper = table.desk_token("Tablet", &helping).await;
    assert_eq!(table.desk(&helper).await.welcome["helper"], true);
    assert_eq!(closed(&table, "another token").await, 4001);
}
