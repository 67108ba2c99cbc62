//! What screens are tested with: situations of a game as its rules show them, each in
//! `web/src/games/council/dev/recorded/*.json`. `make fixtures` plays them anew after a change of what
//! is shown; here they are held to what is shown today.
//!
//! `lobby.json` is a situation whole: what everybody sees (`public`), what Control sees (`control`), what
//! each seat sees (`seats`), and the table's clock (`now`). Every other is told from the one before it:
//! what has to be changed in that, as JSON Patch, a change a line. Of tables of three and of twelve
//! factions there is only what everybody sees.

mod assembly;
mod book;
mod cycle;
mod streets;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

use game::{Actor, Audience, SeatId};
use prytaneion::wire::patch::between;
use serde_json::{Map, Value, json};

use crate::kit::{Play, control, seat};

/// The situation that is told whole.
const FIRST: &str = "lobby";

/// A situation, and that from which it is told.
struct Kept {
    from: String,
    seen: Value,
}

/// A game of which situations are kept by their names.
struct Scenes {
    play: Play,
    kept: BTreeMap<String, Kept>,
    last: String,
    /// Of how many factions, where only what everybody sees is kept.
    crowd: Option<usize>,
}

impl Scenes {
    fn of(play: Play) -> Self {
        Self { play, kept: BTreeMap::new(), last: FIRST.to_owned(), crowd: None }
    }

    /// Goes on with another table, of so many factions.
    fn crowd(&mut self, play: Play, count: usize) {
        self.play = play;
        self.last = FIRST.to_owned();
        self.crowd = Some(count);
    }

    /// Keeps the situation as it is now.
    fn keep(&mut self, name: &str) {
        let play = self.play.clone();
        self.last = self.keep_of(name, &play);
    }

    /// Keeps what would be if something else happened now.
    fn aside(&mut self, name: &str, otherwise: impl FnOnce(&mut Play)) {
        let mut play = self.play.clone();
        otherwise(&mut play);
        self.keep_of(name, &play);
    }

    /// Keeps the situation of another game; the name under which it is kept.
    fn keep_of(&mut self, name: &str, play: &Play) -> String {
        let (name, seen) = match self.crowd {
            None => (name.to_owned(), situation(play)),
            Some(count) => {
                let seen = json!({ "now": play.now.0, "public": *play.plain() });
                (format!("{name}-{count}"), seen)
            }
        };
        let before = self.kept.insert(name.clone(), Kept { from: self.last.clone(), seen });
        assert!(before.is_none(), "{name} is kept twice");
        name
    }
}

/// What everybody sees of a game. What Control sees of a seat is left out where the seat sees the same.
fn situation(play: &Play) -> Value {
    let mut seats = Map::new();
    for audience in play.audiences() {
        if let Audience::Seat(id) = &audience {
            seats.insert(id.0.clone(), (*play.json(&audience)).clone());
        }
    }
    let mut desk = (*play.json(&Audience::Control)).clone();
    for row in desk["seats"].as_array_mut().expect("a list") {
        let row = row.as_object_mut().expect("a seat");
        let own = &seats[row["faction"].as_str().expect("an id")];
        row.retain(|key, seen| key == "faction" || own[key] != *seen);
    }
    json!({ "now": play.now.0, "public": *play.plain(), "control": desk, "seats": seats })
}

impl Play {
    /// What everybody sees, as it is sent.
    fn plain(&self) -> Rc<Value> {
        self.json(&Audience::Public)
    }

    /// A command as a page would write it; `step`, `cycle` and `ballot` are those under way.
    #[track_caller]
    fn send(&mut self, actor: &Actor, mut command: Value) {
        let public = self.plain();
        for (key, now) in [
            ("step", &public["step_number"]),
            ("cycle", &public["cycle"]),
            ("ballot", &public["ballot"]["number"]),
        ] {
            if command[key] == "now" {
                command[key] = now.clone();
            }
        }
        let read = serde_json::from_value::<council::command::Command>(command.clone());
        self.by(actor, read.unwrap_or_else(|error| panic!("{command}: {error}")));
    }

    /// Control sends a command.
    #[track_caller]
    fn say(&mut self, command: Value) {
        self.send(&control(), command);
    }

    /// A seat sends a command.
    #[track_caller]
    fn tell(&mut self, id: &str, command: Value) {
        self.send(&seat(id), command);
    }

    /// A seat takes what it is offered, by its key.
    #[track_caller]
    fn touch(&mut self, id: &str, key: &str) {
        let command = offered(&self.json(&Audience::Seat(SeatId(id.into()))), key);
        self.send(&seat(id), command);
    }

    /// Control takes what it is offered, by its key.
    #[track_caller]
    fn press(&mut self, key: &str) {
        let command = offered(&self.json(&Audience::Control), key);
        self.send(&control(), command);
    }

    /// Everybody who is asked does the same where it is offered.
    fn all(&mut self, ids: &[&str], key: &str) {
        ids.iter().for_each(|id| self.touch(id, key));
    }
}

#[track_caller]
fn offered(view: &Value, key: &str) -> Value {
    let actions = view["actions"].as_array().expect("a list");
    let keys: Vec<_> = actions.iter().map(|row| &row["key"]).collect();
    let found = actions.iter().find(|row| row["key"] == key);
    found.unwrap_or_else(|| panic!("{key} is not among {keys:?}"))["command"].clone()
}

/// Every file: its name, and its text.
fn files() -> BTreeMap<String, String> {
    let mut scenes = cycle::situations();
    assembly::situations(&mut scenes);
    for count in [3, 12] {
        cycle::crowd(&mut scenes, count);
    }
    let mut kept = scenes.kept;
    kept.extend(streets::situations().kept);
    let all = kept.iter().map(|(name, Kept { from, seen })| {
        if name == FIRST {
            return (name.clone(), lines(seen, 2));
        }
        let changes = between(&kept[from].seen.to_string(), &seen.to_string());
        let changes: Value = serde_json::from_str(&changes).expect("it is JSON");
        (name.clone(), lines(&json!({ "from": from, "changes": changes }), 2))
    });
    all.chain(book::files()).collect()
}

/// A value as text, broken into lines so many levels deep.
fn lines(value: &Value, deep: usize) -> String {
    let mut text = String::new();
    write(&mut text, value, deep);
    text.push('\n');
    text
}

fn write(text: &mut String, value: &Value, deep: usize) {
    let (open, close, rows): (_, _, Vec<(String, &Value)>) = match value {
        Value::Array(rows) if deep > 0 => {
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
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("web/src/games/council/dev/recorded")
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
