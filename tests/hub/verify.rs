//! `prytaneion verify` on whole games of the council that the program played, and on the same journals in
//! the hands of somebody who writes the chain of hashes anew after each change.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use council::command::Seal;
use prytaneion::games;
use prytaneion::journal::{Entry, Journal, Sqlite};
use prytaneion::verify::{Verdict, verify};
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

use crate::client::{Answer, Client};
use crate::house::{House, http};
use crate::journal::rows;

/// How often Control tries to go on before something must be wrong.
const ROUNDS: u32 = 5_000;

/// What dice are thrown for.
const DICE: &str = "mustered";

struct Evening {
    table: Uuid,
    code: String,
    entries: Vec<Entry>,
}

/// One evening for all tests of this file.
static EVENING: LazyLock<Evening> = LazyLock::new(|| {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let evening = std::thread::spawn(move || runtime.block_on(evening()));
    evening.join().unwrap()
});

/// A council that the program plays, from its first cycle into the streets, with a going back on the way.
async fn evening() -> Evening {
    let scenarios = games::scenarios(None).unwrap();
    let scenario = scenarios[0].id.clone();
    let house = House::with(|config| prytaneion::Config {
        registry: games::registry(),
        scenarios,
        ..config
    })
    .await;
    let body = json!({ "scenario": scenario, "name": "Evening" });
    let made = http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await.1;
    let code = made["code"].as_str().unwrap().to_owned();
    let mut control = Client::enter(house.addr, &code, "control", Some(&house.key)).await;
    let seats = control.shared.view["table"]["seats"].as_array().unwrap().clone();
    let hurry = json!({ "do": "change_setting", "key": "script_seconds", "value": 0 });
    assert_eq!(control.play(hurry).await, Answer::Accepted);
    for seat in &seats {
        let mode =
            json!({ "do": "set_seat", "faction": seat["id"], "mode": { "how": "scripted" } });
        assert_eq!(control.play(mode).await, Answer::Accepted);
    }
    bid_sealed(house.addr, &code, &mut control, seats[0]["id"].as_str().unwrap()).await;
    let dir = house.dir.path();
    go_on(&mut control, dir, &["advance"], "votes_revealed").await;
    take_back(&mut control).await;
    let figure = json!({ "of": "faction", "faction": seats[0]["id"], "counter": "projects" });
    let rolls = json!({ "do": "edit", "figure": figure, "to": 3, "reason": "Dice" });
    assert_eq!(control.play(rolls).await, Answer::Accepted);
    go_on(&mut control, dir, &["begin_stasis", "advance"], DICE).await;
    let dir = house.close().await;
    let journal = Sqlite::open(&dir.path().join("journal.sqlite")).unwrap();
    let table = journal.tables().await.unwrap()[0];
    let entries = journal.read(table).await.unwrap();
    journal.close().await.unwrap();
    Evening { table, code, entries }
}

/// In the race a device of this seat bids in the place of the program, with a seal.
async fn bid_sealed(addr: SocketAddr, code: &str, control: &mut Client, seat: &str) {
    for _ in 0..ROUNDS {
        if control.game()["step"] == "race" {
            break;
        }
        let step = control.game()["step_number"].clone();
        control.play(json!({ "do": "advance", "step": step })).await;
    }
    let mode = json!({ "do": "set_seat", "faction": seat, "mode": { "how": "phone" } });
    assert_eq!(control.play(mode).await, Answer::Accepted);
    let path = format!("/api/tables/{code}/seats/{seat}");
    let joined = http(addr, "POST", &path, None, Some(json!({ "device": "phone" }))).await.1;
    let mut phone = Client::enter(addr, code, "seat", joined["token"].as_str()).await;
    phone.until(|c| c.own.view["game"]["seal"]["question"].is_string()).await;
    let asked = phone.own.view["game"]["seal"]["question"].as_str().unwrap().to_owned();
    let seal = Seal::on(seat, &asked, "0", [7; 32]);
    let cycle = phone.game()["cycle"].clone();
    let bid = json!({ "do": "lock_bid", "cycle": cycle, "horses": 0, "seal": seal });
    assert_eq!(phone.play(bid).await, Answer::Accepted);
    let mode = json!({ "do": "set_seat", "faction": seat, "mode": { "how": "scripted" } });
    assert_eq!(control.play(mode).await, Answer::Accepted);
}

/// Control does what it may of this until something has happened: what the program leaves behind may never
/// be shown by itself, so the journal is asked.
async fn go_on(control: &mut Client, dir: &Path, deeds: &[&str], event: &str) {
    let query = format!("SELECT count(*) FROM entries WHERE events LIKE '%\"event\":\"{event}\"%'");
    for _ in 0..ROUNDS {
        if rows(dir, &query).await > 0 {
            return;
        }
        for deed in deeds {
            // It may be refused: then the program is awaited, or was quicker.
            let step = control.game()["step_number"].clone();
            control.play(json!({ "do": deed, "step": step })).await;
        }
    }
    panic!("{event} did not happen: {}", control.game()["headline"]);
}

/// Control takes back what was last done, whatever the program adds meanwhile.
async fn take_back(control: &mut Client) {
    loop {
        let rows = control.own.view["table"]["history"].as_object().unwrap();
        let to = rows.values().max_by_key(|row| row["entry"].as_u64()).unwrap()["before"].clone();
        control.send(&json!({ "type": "look_back", "to": to })).await;
        let seen = control.wait_for("past").await["seen"].clone();
        let back = json!({ "do": "rewind", "to": to, "seen": seen, "anew": true });
        match control.table(back).await {
            Answer::Accepted => return,
            Answer::Refused(code) => assert_eq!(code, "moved_on"),
        }
    }
}

/// The journal of these entries, with a chain of hashes over them.
async fn written(entries: &[Entry]) -> (TempDir, PathBuf) {
    written_of(EVENING.table, entries).await
}

/// The same of any table.
pub async fn written_of(table: Uuid, entries: &[Entry]) -> (TempDir, PathBuf) {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("journal.sqlite");
    let journal = Sqlite::open(&path).unwrap();
    journal.append(table, entries.to_vec()).await.unwrap();
    journal.close().await.unwrap();
    (dir, path)
}

pub fn look(path: &Path) -> Verdict {
    verify(&games::registry(), path, None).unwrap()
}

/// What is said of the evening once `change` has been at the first entry with such an event.
async fn after(event: &str, change: impl Fn(&mut Entry, usize)) -> (u64, Verdict) {
    let mut entries = EVENING.entries.clone();
    let (at, place) = find(&entries, event);
    change(&mut entries[at], place);
    assert_ne!(entries[at], EVENING.entries[at], "something was changed");
    let (_dir, path) = written(&entries).await;
    (entries[at].seq, look(&path))
}

/// The first entry with such an event, and the event's place there.
fn find(entries: &[Entry], event: &str) -> (usize, usize) {
    let mut found = entries.iter().enumerate().filter_map(|(at, entry)| {
        let place = entry.events.iter().position(|one| one["event"] == event)?;
        Some((at, place))
    });
    found.next().unwrap_or_else(|| panic!("no {event} in the evening"))
}

/// It names the entry and says why.
fn names(entry: u64, verdict: &Verdict, why: &str) {
    let named = format!("WRONG: Entry {entry}: ");
    assert!(!verdict.well && verdict.text.contains(&named), "{entry}: {}", verdict.text);
    assert!(verdict.text.contains(why), "{why}: {}", verdict.text);
    assert!(verdict.text.contains("The chain of hashes over its entries is whole."));
}

/// Another face of the first die.
fn turned(events: &mut [Value], place: usize) {
    let die = &mut events[place]["projects"][0];
    *die = json!(die.as_u64().unwrap() % 6 + 1);
}

#[tokio::test]
async fn a_whole_evening_is_right() {
    let (dir, path) = written(&EVENING.entries).await;
    let verdict = look(&path);
    assert!(verdict.well, "{}", verdict.text);
    let drawn = EVENING.entries.last().unwrap().drawn;
    let draws = format!("Draws: {drawn}; made again from a seed: {drawn}.");
    assert!(drawn > 20 && verdict.text.contains(&draws), "{}", verdict.text);
    let games = EVENING.entries.iter().filter(|entry| entry.kind != "table").count() - 1;
    let commands = format!("Commands of the game: {games}; decided again: {games}.");
    assert!(verdict.text.contains(&commands), "{}", verdict.text);
    assert!(verdict.text.contains("; checked by their seals: 1."), "{}", verdict.text);

    let run = |args: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_prytaneion")).arg("verify").args(args).output().unwrap()
    };
    let data = dir.path().to_str().unwrap();
    let said = run(&["--data", data, "--table", &EVENING.code.to_lowercase()]);
    assert_eq!(said.status.code(), Some(0), "{}", String::from_utf8_lossy(&said.stderr));
    assert_eq!(String::from_utf8_lossy(&said.stdout).trim(), verdict.text);
    assert_eq!(run(&[&format!("{data}/none.sqlite")]).status.code(), Some(2));
    assert_eq!(run(&["--data", data, "--table", "XXXXX"]).status.code(), Some(2));
    // A copy lies alone.
    std::fs::remove_file(dir.path().join("journal.sqlite.head")).unwrap();
    let said = run(&[path.to_str().unwrap()]);
    assert_eq!(said.status.code(), Some(0), "{}", String::from_utf8_lossy(&said.stdout));
}

#[tokio::test]
async fn one_die_changed_is_named() {
    let (entry, verdict) = after(DICE, |entry, place| turned(&mut entry.events, place)).await;
    names(entry, &verdict, "leads to another “mustered” than the journal says");
    // The same on both sides.
    let (entry, verdict) = after(DICE, |entry, place| {
        turned(&mut entry.events, place);
        let rolls = &mut entry.draws.as_mut().unwrap().rolls;
        let roll = rolls.iter_mut().find(|roll| roll.0 == 6).unwrap();
        roll.1 = roll.1 % 6 + 1;
    })
    .await;
    names(entry, &verdict, "of 6 comes out as");
}

#[tokio::test]
async fn one_roll_removed_is_named() {
    let (entry, verdict) = after(DICE, |entry, _| {
        entry.draws.as_mut().unwrap().rolls.pop();
    })
    .await;
    names(entry, &verdict, "its draws are numbered");
    // And counted as if it had never been.
    let (entry, verdict) = after(DICE, |entry, _| {
        entry.draws.as_mut().unwrap().rolls.pop();
        entry.drawn -= 1;
    })
    .await;
    names(entry, &verdict, "is not noted");
    let (entry, verdict) = after(DICE, |entry, _| entry.draws = None).await;
    names(entry, &verdict, "and none is noted");
}

#[tokio::test]
async fn one_card_swapped_is_named() {
    let (entry, verdict) = after("deck_shuffled", |entry, place| {
        entry.events[place]["order"].as_array_mut().unwrap().swap(0, 1);
    })
    .await;
    names(entry, &verdict, "leads to another “deck_shuffled” than the journal says");
}

#[tokio::test]
async fn one_vote_changed_is_named() {
    let other = |pick: &mut Value| *pick = json!(if *pick == "yes" { "no" } else { "yes" });
    let (entry, verdict) =
        after("votes_revealed", |entry, place| other(&mut entry.events[place]["picks"][0]["pick"]))
            .await;
    names(entry, &verdict, "leads to another “votes_revealed” than the journal says");
    let (entry, verdict) =
        after("voted", |entry, place| other(&mut entry.events[place]["pick"])).await;
    names(entry, &verdict, "leads to another “voted” than the journal says");
}

/// The evening with another bid where a sealed one was locked: in the command, in what it led to and in
/// the reveal. `format` is what the entries say that they were written in.
fn another_bid(format: Option<u32>) -> (Vec<Entry>, u64, u64) {
    let mut entries = EVENING.entries.clone();
    let sealed = |event: &Value| event["event"] == "bid_locked" && event["seal"].is_object();
    let locked = entries.iter().position(|entry| entry.events.iter().any(sealed)).unwrap();
    let revealed = find(&entries, "race_revealed").0;
    let mut seat = Value::Null;
    entries[locked].command["horses"] = json!(1);
    for event in entries[locked].events.iter_mut().filter(|event| sealed(event)) {
        event["horses"] = json!(1);
        seat = event["faction"].clone();
    }
    for event in entries[revealed].events.iter_mut() {
        let bids = event["bids"].as_array_mut().into_iter().flatten();
        bids.filter(|row| row[0] == seat).for_each(|row| row[1] = json!(1));
    }
    for at in [locked, revealed] {
        entries[at].format = format.unwrap_or(entries[at].format);
    }
    let (locked, revealed) = (entries[locked].seq, entries[revealed].seq);
    (entries, locked, revealed)
}

#[tokio::test]
async fn a_sealed_choice_changed_wherever_it_stands_is_named() {
    let (entries, locked, _) = another_bid(None);
    let (_dir, path) = written(&entries).await;
    names(locked, &look(&path), "its command is refused: The seal is not on this choice");
}

#[tokio::test]
async fn a_sealed_choice_is_checked_where_no_command_is_decided_again() {
    // Of an older format it is taken as it is, but for what its device has sealed.
    let (entries, _, revealed) = another_bid(Some(6));
    let (_dir, path) = written(&entries).await;
    names(revealed, &look(&path), "does not fit its seal");
}

#[tokio::test]
async fn a_change_that_leaves_the_chain_is_named_too() {
    let (_dir, path) = written(&EVENING.entries).await;
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection
        .execute_batch(
            "DROP TRIGGER entries_are_never_changed;
             UPDATE entries SET draws = replace(draws, 'rolls', 'rolls ') WHERE seq = 12;
             UPDATE entries SET events = events || ' ' WHERE seq = 12;",
        )
        .unwrap();
    let verdict = look(&path);
    assert!(!verdict.well, "{}", verdict.text);
    assert!(verdict.text.contains("The last sound entry is 11."), "{}", verdict.text);
}
