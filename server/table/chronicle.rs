//! The chronicle of a table: the story as its game tells it, and what everybody saw step by step, made
//! from the journal alone.

use anyhow::Context;
use game::{Audience, Seat, SeatId};
use serde_json::{Map, Value, json};

use super::desk::{Desk, TableEvent};
use super::history;
use crate::journal::Entry;
use crate::registry::{AnyGame, Journalled, Registry};
use crate::wire::{Chronicle, Frame, Written, patch};

/// Every how many frames one is whole.
const WHOLE: usize = 50;

/// What a journal that leaves the server shows of the table's own events and commands. Tickets, codes
/// and tokens are not among it.
const OPEN: [&str; 15] = [
    "event", "do", "device", "name", "role", "seat", "reason", "helper", "message", "text",
    "to_all", "to", "seen", "anew", "game",
];

/// What was told of a table, as long as nothing has happened in its game since.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    /// The last entry that counted.
    last: u64,
    /// What everybody saw, and for each entry the number of the last frame that it led to, from 1.
    frames: Vec<Frame>,
    numbers: Vec<u64>,
    stories: Vec<(Audience, Value)>,
}

impl Kept {
    /// What is to be told of this line; nothing is told again that was told before.
    fn bring_up(
        &mut self,
        game: &dyn AnyGame,
        first: &Entry,
        line: &[&Entry],
    ) -> anyhow::Result<()> {
        let last = line.last().map_or(first.seq, |entry| entry.seq);
        if self.frames.is_empty() || self.last != last {
            let (frames, numbers) = frames(game, first, line)?;
            *self = Self { last, frames, numbers, stories: Vec::new() };
        }
        Ok(())
    }

    fn story(
        &mut self,
        edition: &Audience,
        tell: impl FnOnce(&[u64]) -> anyhow::Result<Value>,
    ) -> anyhow::Result<Value> {
        if let Some((_, story)) = self.stories.iter().find(|(told, _)| told == edition) {
            return Ok(story.clone());
        }
        let story = tell(&self.numbers)?;
        self.stories.push((edition.clone(), story.clone()));
        Ok(story)
    }

    /// The frames, numbered by entries for Control and from 1 for everybody else: in the journal's own
    /// numbers a gap would tell that something hidden happened (N-1).
    fn numbered(&self, control: bool) -> Vec<Frame> {
        let frames = self.frames.iter().cloned().zip(1..);
        let numbered = |(frame, number): (Frame, u64)| match control {
            true => frame,
            false => Frame { entry: number, ..frame },
        };
        frames.map(numbered).collect()
    }
}

/// Tells a table's journal for this edition; `written` is now, in milliseconds since 1970 UTC.
///
/// # Errors
/// A sentence when this build cannot read the journal.
pub(crate) fn tell(
    registry: &Registry,
    entries: &[Entry],
    edition: &Audience,
    written: i64,
    kept: &mut Kept,
) -> anyhow::Result<Chronicle> {
    let (first, game) = setup(registry, entries)?;
    let setup = first.events.first().context("the setup is empty")?;
    // What was abandoned is not told.
    let line = history::line(entries, entries.last().map_or(0, |entry| entry.seq))?;
    let control = *edition == Audience::Control;
    kept.bring_up(game, first, &line)?;
    let story = kept.story(edition, |numbers| {
        let told = line.iter().zip(numbers).map(|(entry, number)| Journalled {
            entry: if control { entry.seq } else { *number },
            at: entry.at,
            format: entry.format,
            events: &entry.events,
        });
        let told: Vec<Journalled<'_>> = told.collect();
        Ok(game.chronicle((first.format, setup), &told, edition)?)
    })?;
    Ok(Chronicle {
        name: desk(entries)?.name,
        game: game.name().into(),
        edition: edition.clone(),
        unix_ms: (first.at_unix_ms, written),
        story,
        frames: kept.numbered(control),
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
    let mut kept = game::Kept::default();
    game.show(&Audience::Public, &mut kept);
    let whole = |entry: &Entry, kept: &game::Kept| Frame {
        entry: entry.seq,
        at: entry.at.0,
        shared: written(&kept.text()),
        patch: written("[]"),
    };
    let (mut frames, mut last) = (vec![whole(first, &kept)], Vec::with_capacity(line.len()));
    for entry in line {
        game.replay(entry.format, &entry.events)
            .with_context(|| format!("entry {} cannot be read", entry.seq))?;
        let changes = game.show(&Audience::Public, &mut kept);
        if !changes.is_empty() {
            let frame = if frames.len().is_multiple_of(WHOLE) {
                whole(entry, &kept)
            } else {
                let patch = written(&patch::of(&changes));
                Frame { entry: entry.seq, at: entry.at.0, shared: Written::null(), patch }
            };
            frames.push(frame);
        }
        last.push(frames.len() as u64);
    }
    Ok((frames, last))
}

/// What a view or a patch says.
fn written(text: &str) -> Written {
    Written::new(text).expect("what is shown is JSON")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_that_was_told_is_told_once_for_each_edition() {
        let mut kept = Kept::default();
        let seat = Audience::Seat(SeatId("ant".into()));
        for (edition, story) in [(Audience::Public, 1), (seat, 2), (Audience::Control, 3)] {
            let told = kept.story(&edition, |_| Ok(json!(story))).expect("it is told");
            let again = kept.story(&edition, |_| anyhow::bail!("told again"));
            assert_eq!((told, again.expect("it is kept")), (json!(story), json!(story)));
        }
    }
}
