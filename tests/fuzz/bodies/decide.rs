//! Commands that make sense, nearly do, or do not, one after the other: no state is reached in which the
//! rules stumble, and what was accepted can be replayed.

use std::collections::BTreeMap;
use std::fs;
use std::sync::OnceLock;

use game::{Actor, Audience, SeatId};
use serde_json::Value;

use super::bytes::Bytes;
use super::edit;
use super::play::{Play, root};

/// Commands of one game at most: a search wants many short ones.
const COMMANDS: usize = 32;

/// Of each kind of command so many as the golden games know.
const OF_A_KIND: usize = 6;

/// Commands as people sent them, some of each kind.
fn known() -> &'static [Value] {
    static KNOWN: OnceLock<Vec<Value>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let mut kinds = BTreeMap::<String, Vec<Value>>::new();
        let mut files: Vec<_> = fs::read_dir(root().join("tests/games")).unwrap().collect();
        files.sort_by_key(|file| file.as_ref().unwrap().path());
        for file in files {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            for line in text.lines() {
                let mut line: Value = serde_json::from_str(line).unwrap();
                let command = line["command"].take();
                let Some(kind) = command["do"].as_str() else { continue };
                let kind = kinds.entry(kind.into()).or_default();
                if kind.len() < OF_A_KIND && !kind.contains(&command) {
                    kind.push(command);
                }
            }
        }
        kinds.into_values().flatten().collect()
    })
}

/// Every text in them: names of what there is.
fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names = Vec::new();
        known().iter().for_each(|command| edit::texts(command, &mut names));
        names.sort();
        names.dedup();
        names
    })
}

/// A figure that somebody set, at one of the bounds.
fn at_its_bound(bytes: &mut Bytes<'_>) -> Option<Value> {
    let figures: Vec<&Value> = known().iter().filter(|command| command["to"].is_u64()).collect();
    let mut figure = (*bytes.one(&figures)?).clone();
    figure["to"] = (*bytes.one(&edit::BOUNDS)?).into();
    Some(figure)
}

fn actor(audience: &Audience, seats: &[SeatId], bytes: &mut Bytes<'_>) -> Actor {
    let seat = |bytes: &mut Bytes<'_>| bytes.one(seats).cloned();
    match (bytes.byte() % 16, audience) {
        (0, _) => Actor::Clock,
        (1, _) => Actor::Control { for_seat: Some(SeatId("nobody".into())) },
        (2, _) => Actor::Control { for_seat: seat(bytes) },
        (3, _) => seat(bytes).map_or(Actor::Clock, Actor::Seat),
        (4, Audience::Seat(seat)) => Actor::Control { for_seat: Some(seat.clone()) },
        (_, Audience::Seat(seat)) => Actor::Seat(seat.clone()),
        _ => Actor::Control { for_seat: None },
    }
}

pub fn body(data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut play = Play::shipped(u64::from(bytes.byte()));
    let audiences = play.audiences();
    let seats: Vec<SeatId> = play.game.seats().into_iter().map(|seat| seat.id).collect();
    for _ in 0..COMMANDS {
        if bytes.is_empty() {
            break;
        }
        let choice = bytes.byte();
        if choice == 0xf0 {
            if let Some(figure) = at_its_bound(&mut bytes) {
                let _ = play.play(&Actor::Control { for_seat: None }, &figure);
            }
            continue;
        }
        if choice % 16 == 0 {
            play.ring();
            continue;
        }
        // Control is asked as often as all seats together.
        let audience = if choice & 1 == 0 {
            Audience::Control
        } else {
            bytes.one(&audiences).unwrap().clone()
        };
        let offers = if choice % 16 < 12 { play.offers(&audience) } else { Vec::new() };
        let Some(mut command) = bytes.one(&offers).or_else(|| bytes.one(known())).cloned() else {
            continue;
        };
        let edits = if choice >= 192 { 1 + bytes.byte() % 3 } else { 0 };
        (0..edits).for_each(|_| edit::edit(&mut command, names(), &mut bytes));
        let _ = play.play(&actor(&audience, &seats, &mut bytes), &command);
    }
    play.hold();
}
