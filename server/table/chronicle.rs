//! The chronicle of a table: the story as its game tells it, and what everybody saw step by step, made
//! from the journal alone.

use anyhow::Context;
use game::{Audience, Seat, SeatId};
use serde_json::{Map, Value, json};

use super::desk::{Desk, TableEvent};
use super::history;
use crate::journal::Entry;
use crate::registry::{AnyGame, Journalled, Registry};
use crate::wire::{Chronicle, Frame};

/// Every how many frames one is whole.
const WHOLE: usize = 50;

/// What a journal that leaves the server shows of the table's own events and commands. Tickets, codes
/// and tokens are not among it.
const OPEN: [&str; 15] = [
    "event", "do", "device", "name", "role", "seat", "reason", "helper", "message", "text",
    "to_all", "to", "seen", "anew", "game",
];

/// Tells a table's journal for this edition; `written` is now, in milliseconds since 1970 UTC.
///
/// # Errors
/// A sentence when this build cannot read the journal.
pub(crate) fn tell(
    registry: &Registry,
    entries: &[Entry],
    edition: &Audience,
    written: i64,
) -> anyhow::Result<Chronicle> {
    let (first, game) = setup(registry, entries)?;
    let setup = first.events.first().context("the setup is empty")?;
    // What was abandoned is not told.
    let line = history::line(entries, entries.last().map_or(0, |entry| entry.seq))?;
    let (frames, last) = frames(game, first, &line)?;
    let control = *edition == Audience::Control;
    let told = line.iter().zip(last).map(|(entry, frame)| Journalled {
        // In the journal's own numbers a gap would tell that something hidden happened (N-1).
        entry: if control { entry.seq } else { frame },
        at: entry.at,
        format: entry.format,
        events: &entry.events,
    });
    let told: Vec<Journalled<'_>> = told.collect();
    let mut number = 0;
    let frames = frames.into_iter().map(|frame| {
        number += 1;
        if control { frame } else { Frame { entry: number, ..frame } }
    });
    Ok(Chronicle {
        name: desk(entries)?.name,
        game: game.name().into(),
        edition: edition.clone(),
        unix_ms: (first.at_unix_ms, written),
        story: game.chronicle((first.format, setup), &told, edition)?,
        frames: frames.collect(),
        journal: if control { journal(game, entries)? } else { Vec::new() },
    })
}

/// The seats of a table, from its journal.
///
/// # Errors
/// A sentence when this build cannot read the setup.
pub(crate) fn seats(registry: &Registry, entries: &[Entry]) -> anyhow::Result<Vec<Seat>> {
    let (first, game) = setup(registry, entries)?;
    let setup = first.events.first().context("the setup is empty")?;
    Ok(game.create(first.format, setup.clone())?.seats())
}

/// The table's own state at the end: its name, its code.
///
/// # Errors
/// A sentence when an event of the table cannot be read.
pub(crate) fn desk(entries: &[Entry]) -> anyhow::Result<Desk> {
    let mut desk = Desk::new();
    for entry in entries.iter().filter(|entry| entry.kind == Entry::TABLE) {
        for event in &entry.events {
            let event: TableEvent = serde_json::from_value(event.clone())
                .with_context(|| format!("entry {} cannot be read", entry.seq))?;
            desk.apply(&event);
        }
    }
    Ok(desk)
}

fn setup<'a>(
    registry: &'a Registry,
    entries: &'a [Entry],
) -> anyhow::Result<(&'a Entry, &'a dyn AnyGame)> {
    let first = entries.first().filter(|entry| entry.kind == Entry::SETUP);
    let first = first.context("the journal does not begin with a setup")?;
    let name = first.command.get("game").and_then(Value::as_str).unwrap_or_default();
    Ok((first, registry.find(name)?))
}

/// What everybody saw, and for each entry the number of the last frame that it led to, from 1.
fn frames(
    game: &dyn AnyGame,
    first: &Entry,
    line: &[&Entry],
) -> anyhow::Result<(Vec<Frame>, Vec<u64>)> {
    let setup = first.events.first().context("the setup is empty")?;
    let mut game = game.create(first.format, setup.clone())?;
    let mut shown = game.view(&Audience::Public);
    let whole = |entry: &Entry, shared: &Value| Frame {
        entry: entry.seq,
        at: entry.at.0,
        shared: shared.clone(),
        patch: json!([]),
    };
    let (mut frames, mut last) = (vec![whole(first, &shown)], Vec::with_capacity(line.len()));
    for entry in line {
        game.replay(entry.format, &entry.events)
            .with_context(|| format!("entry {} cannot be read", entry.seq))?;
        let now = game.view(&Audience::Public);
        if now != shown {
            let frame = if frames.len().is_multiple_of(WHOLE) {
                whole(entry, &now)
            } else {
                let patch = json!(json_patch::diff(&shown, &now));
                Frame { entry: entry.seq, at: entry.at.0, shared: Value::Null, patch }
            };
            frames.push(frame);
            shown = now;
        }
        last.push(frames.len() as u64);
    }
    Ok((frames, last))
}

/// The journal as Control may read it: no ticket, token or code, no choice that may still be hidden.
fn journal(game: &dyn AnyGame, entries: &[Entry]) -> anyhow::Result<Vec<Value>> {
    entries.iter().map(|entry| row(game, entry)).collect()
}

fn row(game: &dyn AnyGame, entry: &Entry) -> anyhow::Result<Value> {
    let (mut command, events) = match entry.kind.as_ref() {
        Entry::GAME | Entry::REWIND => {
            let told = entry.events.iter().map(|event| game.disclosed(entry.format, event));
            (entry.command.clone(), told.collect::<Result<Vec<_>, _>>()?)
        }
        // The content is in the sheets.
        Entry::SETUP => (open(&entry.command), Vec::new()),
        _ => (open(&entry.command), entry.events.iter().map(open).collect()),
    };
    let of_game = entry.kind == Entry::GAME || entry.kind == Entry::REWIND;
    if of_game && events != entry.events {
        // What was withheld stands in the command too.
        command = Value::Null;
    }
    Ok(json!({
        "seq": entry.seq,
        "kind": entry.kind,
        "format": entry.format,
        "at": entry.at,
        "unix_ms": entry.at_unix_ms,
        "actor": entry.actor,
        "device": entry.device,
        "command": command,
        "events": events,
    }))
}

/// What may be shown of an event or a command of the table.
fn open(value: &Value) -> Value {
    let fields = value.as_object().into_iter().flatten();
    let fields = fields.filter(|(name, _)| OPEN.contains(&name.as_str()));
    let fields = fields.map(|(name, value)| (name.clone(), value.clone()));
    Value::Object(fields.collect::<Map<_, _>>())
}

/// An edition by its name: `public`, `control`, `seat:medes`.
pub(crate) fn edition(name: &str) -> Option<Audience> {
    match name {
        "" | "public" => Some(Audience::Public),
        "control" => Some(Audience::Control),
        _ => {
            let seat = name.strip_prefix("seat:").filter(|seat| !seat.is_empty())?;
            Some(Audience::Seat(SeatId(seat.to_owned())))
        }
    }
}

/// What a file that holds it is called: "first-table-chronicle", "first-table-chronicle-medes".
pub(crate) fn file_stem(chronicle: &Chronicle) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = chronicle.name.to_lowercase().chars().map(plain).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    let name = if words.is_empty() { "table".to_owned() } else { words.join("-") };
    match &chronicle.edition {
        Audience::Public => format!("{name}-chronicle"),
        Audience::Control => format!("{name}-chronicle-control"),
        Audience::Seat(seat) => format!("{name}-chronicle-{seat}"),
    }
}
