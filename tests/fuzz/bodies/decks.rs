//! Scenarios that somebody wrote, packed or sent: each is refused in sentences, or a table can be made of it
//! and played.

use std::sync::OnceLock;

use game::{Actor, Audience, Files};
use prytaneion::{Deck, decks, games};

use super::bytes::Bytes;
use super::play::{Play, root};

/// Presses of Control's big button at a table of a sound scenario.
const PRESSES: usize = 12;

/// The scenarios that are edited: the small one to begin with, and the shipped one.
fn bases() -> &'static [Files; 2] {
    static BASES: OnceLock<[Files; 2]> = OnceLock::new();
    BASES.get_or_init(|| {
        let dir = tempfile::tempdir().unwrap();
        let small = dir.path().join("small");
        decks::new(&games::registry(), &small, None).unwrap();
        [small, root().join("decks/atlantis")].map(|folder| decks::files(&folder).unwrap())
    })
}

pub fn body(data: &[u8]) {
    let mut bytes = Bytes(data);
    let files = match bytes.byte() {
        0 => decks::unpacked(bytes.0),
        1 => decks::named(written(bytes.0)),
        2 => Ok(edited(bases()[1].clone(), &mut bytes)),
        _ => Ok(edited(bases()[0].clone(), &mut bytes)),
    };
    match files {
        Ok(files) => read(&files),
        Err(sentence) => said(&sentence.to_string()),
    }
}

/// Files by their names, as a text that holds all of them.
fn written(bytes: &[u8]) -> Files {
    let text = String::from_utf8_lossy(bytes);
    let file = |file: &str| {
        let (name, text) = file.split_once('\n').unwrap_or((file, ""));
        (name.to_owned(), text.to_owned())
    };
    text.split("\n=== ").map(file).collect()
}

/// What a value may be replaced by, in TOML.
const VALUES: [&str; 14] = [
    "0",
    "-1",
    "4294967295",
    "9223372036854775807",
    "\"\"",
    "\"x\"",
    "[]",
    "{}",
    "true",
    "1.5",
    "[1, 2]",
    "[\"x\", \"x\"]",
    "1979-05-27",
    "nan",
];

/// Lines are left out, said twice, moved, or say something else.
fn edited(mut files: Files, bytes: &mut Bytes<'_>) -> Files {
    let names: Vec<String> = files.keys().cloned().collect();
    while !bytes.is_empty() {
        let name = bytes.one(&names).unwrap();
        let mut lines: Vec<String> = files[name].lines().map(str::to_owned).collect();
        if lines.is_empty() {
            continue;
        }
        let (at, other) = (bytes.place(lines.len()), bytes.place(lines.len()));
        let value = |line: &str| line.split_once('=').map(|(_, value)| value.trim().to_owned());
        let other_value = value(&lines[other]);
        match bytes.byte() % 8 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(other, lines[at].clone()),
            2 => lines.swap(at, other),
            3 => lines.truncate(at),
            kind => {
                if let Some((key, _)) = lines[at].clone().split_once('=') {
                    let new = if kind < 6 { None } else { other_value };
                    let new = new.unwrap_or_else(|| (*bytes.one(&VALUES).unwrap()).into());
                    lines[at] = format!("{key}= {new}");
                }
            }
        }
        files.insert(name.clone(), lines.join("\n"));
    }
    files
}

fn said(sentence: &str) {
    let held = |c: char| c.is_control() && c != '\n';
    assert!(!sentence.is_empty() && !sentence.contains(held), "{sentence:?}");
}

fn read(files: &Files) {
    let games = games::registry();
    match games.read(files) {
        Err(faults) => {
            assert!(!faults.is_empty());
            faults.iter().for_each(|fault| said(fault));
        }
        Ok(Deck { scenario, .. }) => {
            let mut play = Play::of(&games, &scenario, 1);
            for _ in 0..PRESSES {
                let offers = play.offers(&Audience::Control);
                let next = offers.into_iter().find(|command| command["do"] == "advance");
                let Some(next) = next else { break };
                let _ = play.play(&Actor::Control { for_seat: None }, &next);
            }
            play.hold();
        }
    }
}
