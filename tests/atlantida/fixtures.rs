//! What screens are tested with: telling moments of games as their rules show them, each in
//! `web/src/games/atlantida/dev/recorded/*.json`. `make fixtures` plays them anew after a change of what is shown;
//! here they are held to what is shown today.
//!
//! A file has what everybody sees (`public`), what Control sees (`control`), what each seat sees (`seats`), and the
//! table's clock (`now`). What never changes is left out of `public`: it stands once, in `aids.json`.

mod advanced;
mod basic;

use std::collections::BTreeMap;
use std::path::PathBuf;

use atlantida::Atlantida;
use atlantida::command::Command;
use atlantida::ids::Faction;
use atlantida::settings::{Settings, Version};
use atlantida::table::Stage;
use atlantida::world::Step;
use game::{Audience, Game};
use serde_json::{Map, Value, json};

use crate::kit::*;

/// Situations by their names.
type Kept = BTreeMap<String, Value>;

/// The situation as it is now.
fn keep(kept: &mut Kept, name: &str, t: &Table) {
    let before = kept.insert(name.to_owned(), situation(t));
    assert!(before.is_none(), "{name} is kept twice");
}

fn situation(t: &Table) -> Value {
    let seen = |who: &Audience| serde_json::to_value(Atlantida::view(&t.state, who)).expect("JSON");
    let mut public = seen(&Audience::Public);
    public.as_object_mut().expect("an object").remove("aids");
    let seats: Map<String, Value> = ALL
        .iter()
        .map(|faction| (faction.word().to_owned(), seen(&Audience::Seat(faction.seat()))))
        .filter(|(_, view)| !view.is_null())
        .collect();
    let control = seen(&Audience::Control);
    json!({ "now": t.now.0, "public": public, "control": control, "seats": seats })
}

/// A table of stewards on the printed island, up to the movement phase of a turn.
fn midgame(players: usize, turn: u32, set: impl FnOnce(&mut Settings)) -> Table {
    let mut t = Table::open(|settings| {
        settings.island = atlantida::settings::Laid::Printed;
        set(settings);
    });
    t.begin(players);
    let is_there = |t: &Table| t.state.world().turn() >= turn && t.state.stage() == Stage::Movement;
    while !is_there(&t) && t.state.stage() != Stage::Over {
        t.steward();
    }
    t
}

/// The steward goes on for a player up to a step of his improvement phase.
fn up_to(t: &mut Table, faction: Faction, step: Step) {
    while t.own(faction).phase.step < step {
        t.answer_for(faction);
    }
}

/// Stewards play on until the table stands here.
fn until(t: &mut Table, is_there: impl Fn(&Table) -> bool) {
    while !is_there(t) {
        assert!(t.state.stage() != Stage::Over, "the game ended before");
        t.steward();
    }
}

fn say(json: Value) -> Command {
    command(json)
}

/// Every file: its name, and its text.
fn files() -> BTreeMap<String, String> {
    let mut kept = Kept::new();
    basic::situations(&mut kept);
    advanced::situations(&mut kept);
    let advanced = Table::open(|settings| settings.game = Version::Advanced);
    let public = Atlantida::view(&advanced.state, &Audience::Public);
    let aids = serde_json::to_value(public).expect("JSON")["aids"].clone();
    kept.insert("aids".to_owned(), aids);
    kept.iter().map(|(name, seen)| (name.clone(), lines(seen))).collect()
}

/// A value as text, broken into lines three levels deep.
fn lines(value: &Value) -> String {
    let mut text = String::new();
    write(&mut text, value, 3);
    text.push('\n');
    text
}

fn write(text: &mut String, value: &Value, deep: usize) {
    let (open, close, rows): (_, _, Vec<(String, &Value)>) = match value {
        Value::Array(rows) if deep > 0 && !rows.is_empty() => {
            ("[", "]", rows.iter().map(|row| (String::new(), row)).collect())
        }
        Value::Object(fields) if deep > 0 => {
            let name = |name: &String| format!("{}:", json!(name));
            ("{", "}", fields.iter().map(|(key, field)| (name(key), field)).collect())
        }
        plain => return text.push_str(&plain.to_string()),
    };
    text.push_str(open);
    for (number, (name, row)) in rows.into_iter().enumerate() {
        text.push_str(if number == 0 { "\n" } else { ",\n" });
        text.push_str(&name);
        write(text, row, deep - 1);
    }
    text.push('\n');
    text.push_str(close);
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/atlantida/dev/recorded")
}

#[test]
#[ignore = "writes what screens are tested with anew"]
fn record_the_fixtures() {
    let _ = std::fs::remove_dir_all(folder());
    std::fs::create_dir_all(folder()).expect("the folder is made");
    for (name, text) in files() {
        std::fs::write(folder().join(format!("{name}.json")), text).expect("the file is written");
    }
}

#[test]
fn the_fixtures_are_what_the_rules_show() {
    let there = std::fs::read_dir(folder()).expect("the folder is there");
    let mut there: BTreeMap<String, String> = there
        .map(|entry| {
            let path = entry.expect("a file").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).expect("text"))
        })
        .collect();
    let mut differ = Vec::new();
    for (name, text) in files() {
        if there.remove(&name) != Some(text) {
            differ.push(name);
        }
    }
    differ.extend(there.into_keys());
    assert!(differ.is_empty(), "not what is shown today: {differ:?}; run `make fixtures`");
}
