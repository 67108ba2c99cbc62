//! Going back: to any point, and back again; nothing is cut, nothing is lost, nothing is told.

use serde_json::{Value, json};
use uuid::Uuid;

use crate::client::{Answer, Client};
use crate::house::{House, Table, brisk};

fn refused(code: &str) -> Answer {
    Answer::Refused(code.into())
}

async fn add(client: &mut Client, by: i64) {
    assert_eq!(client.play(json!({ "do": "add", "by": by })).await, Answer::Accepted);
}

fn history(control: &Client) -> Vec<Value> {
    let rows = control.own.view["table"]["history"].as_object().unwrap();
    let mut rows: Vec<Value> = rows.values().cloned().collect();
    rows.sort_by_key(|row| row["entry"].as_u64());
    rows
}

/// The last point of what happened.
fn last(control: &Client) -> Value {
    history(control).last().unwrap().clone()
}

async fn look(control: &mut Client, to: &Value) -> Value {
    control.send(&json!({ "type": "look_back", "to": to })).await;
    control.wait_for("past").await
}

/// Looks there and goes there.
async fn go_back(control: &mut Client, to: &Value, anew: bool) -> Answer {
    let past = look(control, to).await;
    let back = json!({ "do": "rewind", "to": to, "seen": past["seen"], "anew": anew });
    control.table(back).await
}

#[tokio::test]
async fn the_last_deed_is_taken_back_and_that_too() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    add(&mut ant, 3).await;
    add(&mut control, 4).await;
    control.settle().await;
    let deed = last(&control);
    assert_eq!(
        (&deed["words"], &deed["by"], &deed["seat"]),
        (&json!("control added 4"), &json!("control"), &Value::Null)
    );

    let past = look(&mut control, &deed["before"]).await;
    assert_eq!(past["shared"]["count"], 3);
    assert_eq!(past["undone"], json!(["control added 4"]));
    assert_eq!(control.game()["count"], 7, "to look changes nothing");
    assert_eq!(go_back(&mut control, &deed["before"], false).await, Answer::Accepted);
    ant.until_game(|game| game["count"] == 3).await;

    let back = last(&control);
    assert_eq!((&back["words"], &back["abandoned"]), (&json!("went back"), &json!(false)));
    assert!(
        history(&control)
            .iter()
            .any(|point| { point["words"] == "control added 4" && point["abandoned"] == true })
    );
    // The abandoned branch stays readable, and lives again when the going back is taken back.
    assert_eq!(look(&mut control, &deed["entry"]).await["shared"]["count"], 7);
    assert_eq!(go_back(&mut control, &back["before"], false).await, Answer::Accepted);
    ant.until_game(|game| game["count"] == 7).await;
    ant.verify().await;
    control.verify().await;
}

#[tokio::test]
async fn older_points_are_told_to_control_and_to_nobody_else() {
    let house = House::with(|mut config| {
        config.limits.frame_burst = 1000;
        config
    })
    .await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    for by in 1..=120 {
        add(&mut control, by).await;
    }
    control.settle().await;
    let shown = history(&control);
    assert_eq!(shown.len(), 100);
    let first = shown[0]["entry"].clone();

    let ask = json!({ "type": "points", "before": first });
    control.send(&ask).await;
    let older = control.wait_for("points").await;
    assert_eq!(older["before"], first);
    let words: Vec<_> = older["points"].as_array().unwrap().iter().collect();
    let told = |at: usize| words[at]["words"].as_str().unwrap().to_owned();
    assert_eq!(
        (words.len(), told(0), told(19)),
        (20, "control added 1".into(), "control added 20".into())
    );
    // It can be looked at and gone back to as any other.
    let second = words[1]["entry"].clone();
    assert_eq!(go_back(&mut control, &second, false).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 3).await;

    for none in [json!(0), json!(2)] {
        control.send(&json!({ "type": "points", "before": none })).await;
        assert_eq!(control.wait_for("points").await["points"], json!([]));
    }
    ant.send(&ask).await;
    assert_eq!(ant.wait_for("refused").await["code"], "not_control");
}

#[tokio::test]
async fn what_was_chosen_before_a_going_back_does_not_count_after_it() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    add(&mut control, 1).await;
    let returns = |client: &Client| client.shared.view["table"]["returns"].clone();
    let play = |id: Uuid, returns: Value| json!({ "type": "play", "id": id, "returns": returns, "command": { "do": "add", "by": 5 } });
    let (early, late) = (Uuid::new_v4(), Uuid::new_v4());
    ant.settle().await;
    let chosen_then = returns(&ant);
    assert_eq!(chosen_then, 0);
    ant.send(&play(early, chosen_then.clone())).await;
    assert_eq!(ant.answer(early).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 6).await;
    let first = history(&control)[0]["entry"].clone();
    assert_eq!(go_back(&mut control, &first, false).await, Answer::Accepted);

    // A phone that was away sends what it had, and what was accepted already stays answered.
    ant.send(&play(late, chosen_then.clone())).await;
    assert_eq!(ant.answer(late).await, refused("went_back"));
    ant.send(&play(early, chosen_then)).await;
    assert_eq!(ant.answer(early).await, Answer::Accepted);
    ant.until(|ant| returns(ant) == 1).await;
    assert_eq!(ant.game()["count"], 1);
    ant.send(&play(Uuid::new_v4(), json!(1))).await;
    ant.until_game(|game| game["count"] == 6).await;
}

#[tokio::test]
async fn after_a_restart_the_branches_are_as_they_were() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    for by in 1..=4 {
        add(&mut control, by).await;
    }
    let second = history(&control)[1]["entry"].clone();
    assert_eq!(go_back(&mut control, &second, false).await, Answer::Accepted);
    add(&mut control, 10).await;
    control.settle().await;
    // The operator's device is nobody's member: its name goes with the server.
    let nameless = |control: &Client| {
        let mut rows = history(control);
        rows.iter_mut().for_each(|row| row["device"] = Value::Null);
        rows
    };
    let before = (control.game().clone(), nameless(&control));

    let dir = house.close().await;
    let house = House::at(dir, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    assert_eq!((control.game().clone(), nameless(&control)), before);
    assert_eq!(control.game()["count"], 13);
    let first = history(&control)[0]["entry"].clone();
    assert_eq!(look(&mut control, &first).await["undone"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn hidden_choices_stay_or_are_made_anew() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    ant.play(json!({ "do": "hide", "secret": "honey" })).await;
    for (anew, secret) in [(false, json!("honey")), (true, Value::Null)] {
        add(&mut control, 1).await;
        ant.until_game(|game| game["count"] == 1).await;
        control.settle().await;
        let before = last(&control)["before"].clone();
        let past = look(&mut control, &before).await;
        assert_eq!((&past["sealed"], &past["opened"]), (&json!(true), &json!(false)));
        assert_eq!(go_back(&mut control, &before, anew).await, Answer::Accepted);
        ant.until_game(|game| game["count"] == 0).await;
        assert_eq!(ant.own.view["game"]["secret"], secret);
    }
}

#[tokio::test]
async fn n1_choices_that_were_opened_are_made_anew_whatever_is_asked_for() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    ant.play(json!({ "do": "hide", "secret": "honey" })).await;
    add(&mut control, 1).await;
    control.settle().await;
    let sealed = last(&control)["entry"].clone();
    control.play(json!({ "do": "reveal" })).await;
    ant.until_game(|game| game["revealed"]["ant"] == "honey").await;
    // The second time from a branch on which it was never opened.
    for _ in 0..2 {
        let past = look(&mut control, &sealed).await;
        assert_eq!((&past["sealed"], &past["opened"]), (&json!(true), &json!(true)));
        assert_eq!(go_back(&mut control, &sealed, false).await, Answer::Accepted);
        ant.until_game(|game| game["count"] == 1 && game["revealed"] == json!({})).await;
        ant.until(|ant| ant.own.view["game"]["secret"] == Value::Null).await;
        add(&mut control, 1).await;
        ant.until_game(|game| game["count"] == 2).await;
    }
}

#[tokio::test]
async fn what_is_hidden_leaves_no_gap_and_no_frame() {
    let house = House::open().await;
    let (quiet, busy) = (house.table().await, house.table().await);
    let mut lists = Vec::new();
    for (table, hides) in [(quiet, 1), (busy, 4)] {
        let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
        add(&mut ant, 1).await;
        control.settle().await;
        for secret in 0..hides {
            control.settle().await;
            ant.play(json!({ "do": "hide", "secret": secret.to_string() })).await;
            assert!(secret == 0 || control.settle().await == 0, "a frame told of a hidden change");
        }
        add(&mut control, 2).await;
        control.settle().await;
        let mut list = history(&control);
        list.iter_mut().for_each(|point| point["at"] = Value::Null);
        lists.push(list);
    }
    assert_eq!(lists[0], lists[1]);
}

#[tokio::test]
async fn who_looked_too_early_looks_again() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    add(&mut control, 1).await;
    control.settle().await;
    let deed = last(&control);
    let past = look(&mut control, &deed["before"]).await;
    add(&mut ant, 5).await;
    let back = json!({ "do": "rewind", "to": past["to"], "seen": past["seen"], "anew": false });
    assert_eq!(control.table(back).await, refused("moved_on"));
    control.settle().await;
    assert_eq!(control.game()["count"], 6);
}

#[tokio::test]
async fn two_go_back_at_once_and_one_of_them_does() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut one, mut other) = (table.control().await, table.control().await);
    add(&mut one, 1).await;
    add(&mut one, 2).await;
    one.settle().await;
    let deed = last(&one);
    let past = look(&mut one, &deed["before"]).await;
    let back = json!({ "do": "rewind", "to": past["to"], "seen": past["seen"], "anew": false });
    let (first, second) = (Uuid::new_v4(), Uuid::new_v4());
    one.send(&json!({ "type": "table", "id": first, "command": back })).await;
    other.send(&json!({ "type": "table", "id": second, "command": back })).await;
    let answers = [one.answer(first).await, other.answer(second).await];
    assert!(answers.contains(&Answer::Accepted));
    assert!(answers.contains(&refused("moved_on")));
    one.settle().await;
    assert_eq!(one.game()["count"], 1);
    // A retry gets the first answer again, though its point means nothing now.
    one.send(&json!({ "type": "table", "id": first, "command": back })).await;
    assert_eq!(one.answer(first).await, answers[0]);
}

#[tokio::test]
async fn bad_goings_back_are_refused_and_change_nothing() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    add(&mut control, 1).await;
    control.settle().await;
    let now = last(&control)["entry"].clone();
    for to in [json!(0), json!(99), json!(u64::MAX)] {
        let back = json!({ "do": "rewind", "to": to, "seen": now, "anew": false });
        assert_eq!(control.table(back).await, refused("no_point"), "to {to}");
        control.send(&json!({ "type": "look_back", "to": to })).await;
        assert_eq!(control.wait_for("refused").await["code"], "no_point");
    }
    let back = json!({ "do": "rewind", "to": now, "seen": now, "anew": false });
    assert_eq!(control.table(back.clone()).await, refused("nothing_to_undo"));
    assert_eq!(ant.table(back).await, refused("not_control"));
    ant.send(&json!({ "type": "look_back", "to": now })).await;
    assert_eq!(ant.wait_for("refused").await["code"], "not_control");
    assert_eq!(control.game()["count"], 1);
}

#[tokio::test]
async fn a_clock_has_as_long_to_go_as_it_had() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.play(json!({ "do": "start", "after_ms": 60_000 })).await;
    let ends = control.game()["ends"].as_u64().unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    add(&mut control, 1).await;
    control.settle().await;
    let deed = last(&control);
    assert_eq!(go_back(&mut control, &deed["before"], false).await, Answer::Accepted);
    control.until_game(|game| game["count"] == 0).await;
    assert!(control.game()["ends"].as_u64().unwrap() >= ends + 30);
}

#[tokio::test]
async fn chance_goes_on_and_never_draws_a_number_twice() {
    let house = House::with(|config| prytaneion::Config { limits: brisk(), ..config }).await;
    let table = house.table().await;
    let mut control = table.control().await;
    let roll = json!({ "do": "roll", "sides": 6, "times": 2 });
    add(&mut control, 1).await;
    control.play(roll.clone()).await;
    add(&mut control, 1).await;
    control.settle().await;
    let first = history(&control)[0]["entry"].clone();
    assert_eq!(go_back(&mut control, &first, false).await, Answer::Accepted);
    control.play(roll).await;
    control.settle().await;
    let draws: Vec<_> =
        control.game()["rolls"].as_array().unwrap().iter().map(|r| r[0].clone()).collect();
    assert_eq!(draws, [json!(3), json!(4)]);
}

#[tokio::test]
async fn what_somebody_may_know_from_a_file_is_made_anew_by_going_back_too() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let (mut control, mut ant) = (table.control().await, table.seat(&token).await);
    assert_eq!(control.play(json!({ "do": "write" })).await, Answer::Accepted);
    assert_eq!(ant.play(json!({ "do": "hide", "secret": "mouse" })).await, Answer::Accepted);
    add(&mut control, 1).await;
    control.settle().await;
    let known = last(&control);
    table.deed("archive", json!({})).await;
    table.file().await;
    table.deed("back", json!({})).await;
    let (mut control, mut ant) = (table.control().await, table.seat(&token).await);
    assert_eq!(
        (&control.own.view["game"]["hidden"], &ant.own.view["game"]["secret"]),
        (&json!([]), &Value::Null)
    );
    let drawn = control.game()["rolls"].as_array().unwrap().clone();
    assert_eq!(drawn.len(), 1);

    // What lay hidden then is known: it does not come back, and what was drawn anew is drawn once more.
    add(&mut control, 2).await;
    let past = look(&mut control, &known["entry"]).await;
    assert_eq!((&past["sealed"], &past["opened"]), (&json!(true), &json!(true)));
    assert_eq!(go_back(&mut control, &known["entry"], false).await, Answer::Accepted);
    ant.until_game(|game| game["count"] == 1).await;
    control.settle().await;
    ant.settle().await;
    assert_eq!(
        (&control.own.view["game"]["hidden"], &ant.own.view["game"]["secret"]),
        (&json!([]), &Value::Null)
    );
    let again = control.game()["rolls"].as_array().unwrap().clone();
    assert_eq!(again.len(), 1);
    assert_ne!(again, drawn);
    // After that a choice stays where it is, as ever.
    assert_eq!(ant.play(json!({ "do": "hide", "secret": "moth" })).await, Answer::Accepted);
    add(&mut control, 3).await;
    control.settle().await;
    let kept = last(&control);
    add(&mut control, 4).await;
    assert_eq!(go_back(&mut control, &kept["entry"], false).await, Answer::Accepted);
    ant.until_game(|game| game["count"] == 4).await;
    assert_eq!(ant.own.view["game"]["secret"], "moth");
    control.verify().await;
}
