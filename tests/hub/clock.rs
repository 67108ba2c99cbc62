//! The table's clock, its alarms, its pauses.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, Table};

fn start(after_ms: u64) -> Value {
    json!({ "do": "start", "after_ms": after_ms })
}

async fn now(client: &mut Client) -> (u64, bool) {
    client.send(&json!({ "type": "ping", "sent": 0.0 })).await;
    let clock = client.wait_for("pong").await["clock"].clone();
    (clock["now"].as_u64().unwrap(), clock["running"].as_bool().unwrap())
}

#[tokio::test]
async fn an_alarm_rings_by_itself_and_not_before_its_moment() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    assert_eq!(ant.play(start(300)).await, Answer::Accepted);
    let ends = ant.game()["ends"].as_u64().unwrap();
    ant.until_game(|game| game["rings"] == 1).await;
    assert!(now(&mut ant).await.0 >= ends);
    assert_eq!(ant.game()["ends"], Value::Null);
    let rung = ant.play(json!({ "do": "ring" })).await;
    assert_eq!(rung, Answer::Refused("not_clock".into()));
}

#[tokio::test]
async fn a_pause_stops_the_clock_and_the_game_until_control_resumes() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut ant = table.sit("ant").await;
    ant.play(start(500)).await;
    let pause = json!({ "do": "pause", "reason": "Lunch" });
    assert_eq!(control.table(pause).await, Answer::Accepted);
    assert_eq!(control.wait_for("clock_set").await["clock"]["running"], false);
    assert_eq!(ant.wait_for("clock_set").await["clock"]["running"], false);
    ant.until(|c| c.shared.view["table"]["pause"]["reason"] == "Lunch").await;
    assert_eq!(ant.shared.view["table"]["pause"]["owner"], "control");
    let add = json!({ "do": "add", "by": 1 });
    assert_eq!(ant.play(add.clone()).await, Answer::Refused("paused".into()));
    assert_eq!(control.play(add.clone()).await, Answer::Refused("paused".into()));

    // The clock stands, however long the pause; the table's own commands work.
    let stood = now(&mut ant).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(now(&mut ant).await, stood);
    assert!(!stood.1);
    assert_eq!(control.table(json!({ "do": "lock_lobby" })).await, Answer::Accepted);
    assert_eq!(ant.game()["rings"], 0);

    assert_eq!(control.table(json!({ "do": "resume" })).await, Answer::Accepted);
    assert_eq!(ant.wait_for("clock_set").await["clock"]["running"], true);
    assert_eq!(ant.play(add).await, Answer::Accepted);
    ant.until_game(|game| game["rings"] == 1).await;
    ant.verify().await;
}

#[tokio::test]
async fn a_refusal_because_of_a_pause_is_not_held_against_a_retry() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let id = uuid::Uuid::new_v4();
    let add = json!({ "do": "add", "by": 1 });
    control.table(json!({ "do": "pause", "reason": "" })).await;
    assert_eq!(control.play_as(id, None, add.clone()).await, Answer::Refused("paused".into()));
    control.table(json!({ "do": "resume" })).await;
    assert_eq!(control.play_as(id, None, add).await, Answer::Accepted);
}

#[tokio::test]
async fn pause_and_alarm_survive_a_restart_and_the_clock_goes_on_from_the_last_entry() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.play(start(400)).await;
    let ends = control.game()["ends"].as_u64().unwrap();
    control.table(json!({ "do": "pause", "reason": "Night" })).await;
    let paused_at = now(&mut control).await.0;

    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    assert_eq!(control.shared.view["table"]["pause"]["reason"], "Night");
    let (at, running) = now(&mut control).await;
    assert!(!running);
    assert!(at <= paused_at && at + 100 > paused_at.min(ends), "{at} after {paused_at}");
    control.table(json!({ "do": "resume" })).await;
    control.until_game(|game| game["rings"] == 1).await;
    assert!(now(&mut control).await.0 >= ends);
}

#[tokio::test]
async fn a_running_alarm_survives_a_restart() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.play(start(700)).await;
    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    control.until_game(|game| game["rings"] == 1).await;
}

#[tokio::test]
async fn an_alarm_that_does_not_move_waits_and_lets_others_play() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    assert_eq!(ant.play(json!({ "do": "jam" })).await, Answer::Accepted);
    let begun = Instant::now();
    for _ in 0..50 {
        assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    }
    assert!(begun.elapsed() < Duration::from_secs(5));
    // The journal holds a handful of attempts, not thousands.
    let rows = crate::journal::rows(house.dir.path(), "SELECT count(*) FROM entries").await;
    assert!(rows < 70, "{rows} entries");
}

fn until(client: &Client) -> Option<u64> {
    client.shared.view["table"]["pause"]["until"].as_u64()
}

#[tokio::test]
async fn a_break_says_when_it_ends_and_lasts_until_control_resumes() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut ant = table.sit("ant").await;
    control.send(&json!({ "type": "ping", "sent": 0.0 })).await;
    let wall = control.wait_for("pong").await["clock"]["wall"].as_u64().unwrap();
    let lunch = |minutes: u32| json!({ "do": "pause", "reason": "Lunch", "minutes": minutes });
    assert_eq!(control.table(lunch(0)).await, Answer::Refused("out_of_range".into()));
    assert_eq!(control.table(lunch(481)).await, Answer::Refused("out_of_range".into()));
    assert_eq!(control.table(lunch(45)).await, Answer::Accepted);
    ant.until(|c| until(c).is_some()).await;
    let ends = until(&ant).unwrap();
    assert!((45 * 60_000..46 * 60_000).contains(&(ends - wall)), "{ends} after {wall}");
    // Longer by being said again.
    assert_eq!(control.table(lunch(50)).await, Answer::Accepted);
    ant.until(|c| until(c) > Some(ends)).await;
    let add = json!({ "do": "add", "by": 1 });
    assert_eq!(ant.play(add.clone()).await, Answer::Refused("paused".into()));
    assert_eq!(control.table(json!({ "do": "resume" })).await, Answer::Accepted);
    assert_eq!(ant.play(add).await, Answer::Accepted);
}

#[tokio::test]
async fn a_planned_break_begins_where_a_step_ends_and_not_before_its_moment() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let mut ant = table.sit("ant").await;
    let rest = |from: u64| json!({ "reason": "Rest", "minutes": 10, "from": from });
    let changed = |was: Vec<Value>, breaks: Vec<Value>| json!({ "do": "plan_breaks", "breaks": breaks, "was": was });
    let plan = |breaks: Vec<Value>| changed(vec![], breaks);
    let refused = ant.table(plan(vec![])).await;
    assert_eq!(refused, Answer::Refused("not_control".into()));
    let many = control.table(plan(vec![rest(0); 9])).await;
    assert_eq!(many, Answer::Refused("too_many".into()));
    let far = 9_000_000_000_000;
    assert_eq!(control.table(plan(vec![rest(far), rest(0)])).await, Answer::Accepted);
    ant.until(|c| c.shared.view["table"]["breaks"][1]["from"] == far).await;

    // What is no end of a step begins no break.
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Accepted);
    assert_eq!(ant.shared.view["table"]["pause"], Value::Null);
    let roll = json!({ "do": "roll", "sides": 6, "times": 1 });
    assert_eq!(ant.play(roll.clone()).await, Answer::Accepted);
    ant.until(|c| until(c).is_some()).await;
    assert_eq!(ant.shared.view["table"]["pause"]["reason"], "Rest");
    assert_eq!(ant.shared.view["table"]["breaks"].as_array().map(Vec::len), Some(1));
    assert_eq!(ant.play(roll.clone()).await, Answer::Refused("paused".into()));
    // Whoever has not seen that it began plans it no second time.
    let both = vec![rest(0), rest(far)];
    let stale = control.table(changed(both.clone(), both)).await;
    assert_eq!(stale, Answer::Refused("breaks_changed".into()));
    assert_eq!(control.table(changed(vec![rest(far)], vec![])).await, Answer::Accepted);
    assert_eq!(control.table(plan(vec![rest(far)])).await, Answer::Accepted);

    // Nothing is lost by a restart in the midst of it, and the other one's moment has not come.
    let ends = until(&ant);
    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    assert_eq!(until(&control), ends);
    assert_eq!(control.table(json!({ "do": "resume" })).await, Answer::Accepted);
    assert_eq!(control.play(roll).await, Answer::Accepted);
    assert_eq!(control.shared.view["table"]["pause"], Value::Null);
    control.verify().await;
}
