//! Journals whose entries stand in another order than they were written in, by somebody who wrote the chain of
//! hashes anew: whatever was done to them, the program answers, and names the entry.

use std::path::Path;

use prytaneion::games;
use prytaneion::journal::Entry;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::verify::{look, written_of};

const TABLE: Uuid = Uuid::from_u128(7);

/// So many entries after one that was harmed are gone through.
const FOLLOWING: usize = 12;

/// A game that was recorded once, as the journal that it would have.
struct Recorded {
    name: String,
    entries: Vec<Entry>,
}

impl Recorded {
    fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
        let mut files: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        files.iter().map(|file| Self::read(file)).collect()
    }

    /// Its entries up to the first going back.
    fn read(file: &Path) -> Self {
        let text = std::fs::read_to_string(file).unwrap();
        let mut lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let head = lines.next().unwrap();
        let format = head["format"].as_u64().unwrap() as u32;
        let entry = |seq: u64, line: &Value| Entry {
            seq,
            command_id: Uuid::from_u128(seq.into()),
            kind: Entry::GAME.into(),
            format,
            actor: line["by"].clone(),
            device: None,
            at: game::Millis(line["at"].as_u64().unwrap_or_default()),
            at_unix_ms: 1_700_000_000_000,
            command: line["command"].clone(),
            events: line["events"].as_array().cloned().unwrap_or_default(),
            // Drawn without a note, as before there were notes: what it says is taken as it is.
            drawn: seq,
            draws: None,
        };
        let setup = json!({ "command": { "game": head["game"] }, "events": [head["setup"]] });
        let mut entries = vec![Entry { kind: Entry::SETUP.into(), ..entry(1, &setup) }];
        for line in lines.take_while(|line| line["back"].is_null()) {
            if line["events"].is_array() {
                entries.push(entry(entries.len() as u64 + 1, &line));
            }
        }
        Self { name: file.display().to_string(), entries }
    }

    /// The same in another order, numbered anew; `order` are places from 0.
    fn in_order(&self, order: impl IntoIterator<Item = usize>) -> Vec<Entry> {
        let renumbered = |(seq, place): (u64, usize)| {
            let command_id = Uuid::from_u128(seq.into());
            Entry { seq, command_id, drawn: seq, ..self.entries[place].clone() }
        };
        (1..).zip(order).map(renumbered).collect()
    }

    /// What two neighbours may come to: they change places, the first is there twice, it is missing.
    fn harms(&self, at: usize) -> [Vec<usize>; 3] {
        let rest = |from: usize| from..self.entries.len().min(at + FOLLOWING);
        let begins = || 0..at;
        [
            begins().chain([at + 1, at]).chain(rest(at + 2)).collect(),
            begins().chain([at, at]).chain(rest(at + 1)).collect(),
            begins().chain(rest(at + 1)).collect(),
        ]
    }
}

/// Wherever two neighbours change places, one is doubled or one is missing: the game says that it stumbles,
/// or goes on, and what it is then can be looked at.
#[test]
fn entries_in_another_order_are_stumbled_over_in_words() {
    let registry = games::registry();
    let mut stumbled = 0;
    for recorded in Recorded::all() {
        let first = &recorded.entries[0];
        let game = registry.find("council").unwrap();
        let mut so_far = game.create(first.format, first.events[0].clone()).unwrap();
        for at in 1..recorded.entries.len() - 1 {
            for harm in recorded.harms(at) {
                let mut running = so_far.fork();
                for place in &harm[at..] {
                    let entry = &recorded.entries[*place];
                    let shown = running.shown(entry.format, &entry.events);
                    let replayed = running.replay(entry.format, &entry.events);
                    if let Err(refusal) = replayed {
                        assert_eq!(refusal.code, "stumbled", "{} {at}", recorded.name);
                        assert!(shown.is_err(), "{} {at}", recorded.name);
                        stumbled += 1;
                        break;
                    }
                }
                let _ = running.told();
            }
            let entry = &recorded.entries[at];
            so_far.replay(entry.format, &entry.events).unwrap();
        }
    }
    assert!(stumbled > 0, "some orders cannot be");
}

/// So it is where spoils are: the check names the entry, and the chronicle and the list answer.
#[tokio::test]
async fn spoils_in_another_order_are_named() {
    let mut named = 0;
    for recorded in Recorded::all() {
        let spoils = |entry: &Entry| {
            let is = |event: &Value| event["event"].as_str().unwrap_or_default().contains("spoil");
            entry.events.iter().any(is)
        };
        let with_spoils: Vec<usize> =
            (1..recorded.entries.len() - 1).filter(|at| spoils(&recorded.entries[*at])).collect();
        for at in with_spoils.into_iter().take(4) {
            for before in [at - 1, at] {
                for harm in recorded.harms(before) {
                    let entries = recorded.in_order(harm);
                    let (dir, path) = written_of(TABLE, &entries).await;
                    let verdict = look(&path);
                    named += usize::from(verdict.text.contains("rules stumble over it"));
                    assert!(
                        verdict.well != verdict.text.contains("WRONG: Entry"),
                        "{}",
                        verdict.text
                    );
                    drop(dir);
                }
            }
        }
    }
    assert!(named > 0, "some orders cannot be");
}
