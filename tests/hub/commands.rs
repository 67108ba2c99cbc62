//! Commands, their ids and their answers.

use std::collections::BTreeSet;

use futures_util::future::join_all;
use serde_json::json;
use uuid::Uuid;

use crate::client::Answer;
use crate::house::{House, Table};
use crate::journal::rows;

fn refused(code: &str) -> Answer {
    Answer::Refused(code.into())
}

#[tokio::test]
async fn a_retry_gets_the_first_answer_and_changes_nothing() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let id = Uuid::new_v4();
    for _ in 0..3 {
        let added = ant.play_as(id, None, json!({ "do": "add", "by": 7 })).await;
        assert_eq!(added, Answer::Accepted);
    }
    assert_eq!(ant.game()["count"], 7);
    // A refusal too: also when the same command would now be taken.
    let id = Uuid::new_v4();
    assert_eq!(ant.play_as(id, None, json!({ "do": "add", "by": 0 })).await, refused("nothing"));
    assert_eq!(ant.play_as(id, None, json!({ "do": "add", "by": 1 })).await, refused("nothing"));
    assert_eq!(ant.game()["count"], 7);
}

/// The disk keeps what was accepted and no refusal: a flood of refused commands costs it nothing, and a
/// retry after a restart, by somebody who was told nothing, is decided anew.
#[tokio::test]
async fn after_a_restart_what_was_accepted_counts_once_and_what_was_refused_is_decided_anew() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let mut ant = table.seat(&token).await;
    let (taken, not) = (Uuid::new_v4(), Uuid::new_v4());
    let add = |by: i64| json!({ "do": "add", "by": by });
    assert_eq!(ant.play_as(taken, None, add(1)).await, Answer::Accepted);
    let entries = rows(house.dir.path(), "SELECT count(*) FROM entries").await;
    for _ in 0..50 {
        assert_eq!(ant.play(add(0)).await, refused("nothing"));
    }
    assert_eq!(ant.play_as(not, None, add(0)).await, refused("nothing"));
    assert_eq!(rows(house.dir.path(), "SELECT count(*) FROM entries").await, entries);

    let house = House::at(house.close().await, |config| config).await;
    let mut ant = Table { addr: house.addr, ..table }.seat(&token).await;
    assert_eq!(ant.play_as(taken, None, add(1)).await, Answer::Accepted);
    assert_eq!(ant.game()["count"], 1);
    assert_eq!(ant.play_as(not, None, add(5)).await, Answer::Accepted);
    ant.until_game(|game| game["count"] == 6).await;
}

#[tokio::test]
async fn the_id_of_somebody_elses_command_is_refused() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    let id = Uuid::new_v4();
    let add = json!({ "do": "add", "by": 1 });
    assert_eq!(ant.play_as(id, None, add.clone()).await, Answer::Accepted);
    assert_eq!(bee.play_as(id, None, add).await, refused("id_in_use"));
}

#[tokio::test]
async fn retries_from_two_devices_at_once_count_once() {
    let house = House::open().await;
    let table = house.table().await;
    let token = table.token("ant").await;
    let mut devices = Vec::new();
    for _ in 0..4 {
        devices.push(table.seat(&token).await);
    }
    let ids: Vec<_> = (0..25).map(|_| Uuid::new_v4()).collect();
    let all = devices.into_iter().map(|mut device| {
        let ids = ids.clone();
        async move {
            for id in ids {
                let answer = device.play_as(id, None, json!({ "do": "add", "by": 1 })).await;
                assert_eq!(answer, Answer::Accepted);
            }
            device
        }
    });
    for device in &mut join_all(all).await {
        device.settle().await;
        assert_eq!(device.game()["count"], 25);
        device.verify().await;
    }
}

#[tokio::test]
async fn a_seat_plays_only_for_itself_and_control_for_any() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut wall) = (table.sit("ant").await, table.projector().await);
    let id = Uuid::new_v4;
    let add = json!({ "do": "add", "by": 1 });
    assert_eq!(ant.play_as(id(), Some("bee"), add.clone()).await, refused("not_your_seat"));
    assert_eq!(ant.play_as(id(), Some("ant"), add.clone()).await, Answer::Accepted);
    assert_eq!(wall.play(add.clone()).await, refused("onlooker"));
    assert_eq!(control.play_as(id(), Some("bee"), add.clone()).await, Answer::Accepted);
    assert_eq!(control.play_as(id(), Some("dog"), add.clone()).await, refused("no_seat"));
    assert_eq!(control.play(add).await, Answer::Accepted);
    assert_eq!(control.game()["adders"], json!({ "ant": 1, "bee": 1, "control": 1 }));
    for command in ["pause", "lock_lobby"] {
        let command = json!({ "do": command, "reason": "" });
        let mut command = command;
        if command["do"] == "lock_lobby" {
            command.as_object_mut().unwrap().remove("reason");
        }
        assert_eq!(ant.table(command).await, refused("not_control"));
    }
}

#[tokio::test]
async fn draws_of_chance_are_numbered_without_gaps_also_after_refusals_and_restarts() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let roll = |sides: u32| json!({ "do": "roll", "sides": sides, "times": 3 });
    assert_eq!(ant.play(roll(6)).await, Answer::Accepted);
    assert_eq!(ant.play(roll(13)).await, refused("unlucky"));
    assert_eq!(ant.play(roll(20)).await, Answer::Accepted);
    let dir = house.close().await;
    let house = House::at(dir, |config| config).await;
    let table = crate::house::Table { addr: house.addr, ..table };
    let mut control = table.control().await;
    assert_eq!(control.play(roll(6)).await, Answer::Accepted);
    let rolls = control.game()["rolls"].as_array().unwrap().clone();
    let draws: Vec<_> = rolls.iter().map(|roll| roll[0].as_u64().unwrap()).collect();
    assert_eq!(draws, (1..=9).collect::<Vec<_>>());
}

#[tokio::test]
async fn dice_are_fair_enough_to_show_every_face() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    control.play(json!({ "do": "roll", "sides": 6, "times": 200 })).await;
    let rolls = control.game()["rolls"].as_array().unwrap();
    let faces: BTreeSet<_> = rolls.iter().map(|roll| roll[1].as_u64().unwrap()).collect();
    assert_eq!(faces, (1..=6).collect());
}

#[tokio::test]
async fn a_command_that_takes_too_much_is_refused_and_the_table_goes_on() {
    let house = House::open().await;
    let (table, other) = (house.table().await, house.table().await);
    let (token, mut bee) = (table.token("ant").await, other.sit("bee").await);
    let mut ant = table.seat(&token).await;
    let (id, add) = (Uuid::new_v4(), json!({ "do": "add", "by": 1 }));
    let much = json!({ "do": "roll", "sides": 6, "times": 1_000_000 });
    // In one batch with others, so that what came before must be made again.
    let first = ant.play_later(&add).await;
    ant.send(&json!({ "type": "play", "id": id, "command": much })).await;
    let last = ant.play_later(&add).await;
    assert_eq!(ant.answer(first).await, Answer::Accepted);
    assert_eq!(ant.answer(id).await, refused("too_much"));
    assert_eq!(ant.answer(last).await, Answer::Accepted);
    assert_eq!(ant.play_as(id, None, much.clone()).await, refused("too_much"));
    assert_eq!(bee.play(add.clone()).await, Answer::Accepted);

    // A page sends it again after a restart.
    let house = House::at(house.close().await, |config| config).await;
    let mut ant = Table { addr: house.addr, ..table }.seat(&token).await;
    assert_eq!(ant.play_as(id, None, much).await, refused("too_much"));
    assert_eq!(ant.play(add).await, Answer::Accepted);
    assert_eq!(ant.game()["count"], 3);
    ant.verify().await;
}

#[tokio::test]
async fn rules_that_panic_change_nothing_and_the_table_goes_on() {
    let house = House::open().await;
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    ant.play(json!({ "do": "add", "by": 3 })).await;
    for before in ["deciding", "applying"] {
        // In one batch with others, so that what came before must be made again.
        let first = ant.play_later(&json!({ "do": "add", "by": 1 })).await;
        let fault = ant.play_later(&json!({ "do": "panic", "before": before })).await;
        let last = ant.play_later(&json!({ "do": "add", "by": 1 })).await;
        assert_eq!(ant.answer(first).await, Answer::Accepted);
        assert_eq!(ant.answer(fault).await, refused("fault"));
        assert_eq!(ant.answer(last).await, Answer::Accepted);
    }
    assert_eq!(ant.game()["count"], 7);
    ant.verify().await;
}
