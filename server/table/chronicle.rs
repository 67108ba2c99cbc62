//! The chronicle of a table: the story as its game tells it, and what everybody saw step by step, made
//! from the journal alone.

use std::borrow::Cow;

use anyhow::Context;
use game::{Audience, Seat, SeatId, Translations};
use serde_json::{Map, Value, json};

use super::desk::{Desk, TableEvent};
use super::history::{self, Secrets};
use super::truth;
use crate::catalogue::Occurring;
use crate::journal::Entry;
use crate::registry::{AnyGame, Journalled, Registry, Running};
use crate::wire::{Chronicle, Frame, Written, patch};

/// Every how many frames one is whole.
const WHOLE: usize = 50;

/// What a journal that leaves the server shows of the table's own events and commands. Tickets, codes
/// and tokens are not among it.
const OPEN: [&str; 16] = [
    "event", "do", "device", "name", "language", "role", "seat", "reason", "helper", "message",
    "text", "to_all", "to", "seen", "anew", "game",
];

/// The editions that were told of a table, as long as nothing has happened in its game since.
#[derive(Debug, Default)]
pub(crate) struct Editions {
    /// The last entry that counted.
    last: u64,
    /// What everybody saw, and for each entry the number of the last frame that it led to, from 1.
    frames: Vec<Frame>,
    numbers: Vec<u64>,
    stories: Vec<(Audience, EditionFor, Value)>,
    secrets: Secrets,
    /// Whether choices lie hidden at the end.
    sealed: bool,
}

/// Who reads an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EditionFor {
    /// A device of the seat whose edition it is: it knows its own choices.
    Own,
    /// A full Control: it may have the journal.
    Full,
    /// Anybody else.
    Other,
}

impl Editions {
    /// What is to be told of this line; nothing is told again that was told before.
    fn bring_up(
        &mut self,
        game: &dyn AnyGame,
        first: &Entry,
        entries: &[Entry],
        line: &[&Entry],
    ) -> anyhow::Result<()> {
        let last = line.last().map_or(first.seq, |entry| entry.seq);
        if self.frames.is_empty() || self.last != last {
            let mut running = running(game, first)?;
            let secrets = history::secrets(running.as_ref(), entries)?;
            let (frames, numbers) = frames(running.as_mut(), first, line)?;
            let sealed = running.sealed();
            *self = Self { last, frames, numbers, stories: Vec::new(), secrets, sealed };
        }
        Ok(())
    }

    fn story(
        &mut self,
        (edition, reader): (&Audience, EditionFor),
        tell: impl FnOnce(&[u64], &Secrets) -> anyhow::Result<Value>,
    ) -> anyhow::Result<Value> {
        let mut stories = self.stories.iter();
        if let Some((.., story)) = stories.find(|row| (&row.0, row.1) == (edition, reader)) {
            return Ok(story.clone());
        }
        let story = tell(&self.numbers, &self.secrets)?;
        self.stories.push((edition.clone(), reader, story.clone()));
        Ok(story)
    }
}

/// Tells a table's journal for this edition; `written` is now, in milliseconds since 1970 UTC. Entries
/// are numbered by what everybody saw of them: in the journal's own numbers a gap would tell that
/// something hidden happened (N-1).
///
/// # Errors
/// A sentence when this build cannot read the journal, or stumbles over it.
pub(crate) fn tell(
    registry: &Registry,
    entries: &[Entry],
    edition: (&Audience, EditionFor),
    written: i64,
    kept: &mut Editions,
) -> anyhow::Result<Chronicle> {
    truth::sound(|| told(registry, entries, edition, written, kept))
}

fn told(
    registry: &Registry,
    entries: &[Entry],
    (edition, reader): (&Audience, EditionFor),
    written: i64,
    kept: &mut Editions,
) -> anyhow::Result<Chronicle> {
    let (first, game) = setup(registry, entries)?;
    let setup = first.events.first().context("the setup is empty")?;
    // What was abandoned is not told.
    let line = history::line(entries, entries.last().map_or(0, |entry| entry.seq))?;
    kept.bring_up(game, first, entries, &line)?;
    let story = kept.story((edition, reader), |numbers, secrets| {
        let told = line.iter().zip(numbers).filter_map(|(entry, number)| {
            let events = match reader {
                EditionFor::Own => Cow::Borrowed(entry.events.as_slice()),
                EditionFor::Full | EditionFor::Other => secrets.told(entries, entry)?,
            };
            Some(Journalled { entry: *number, at: entry.at, format: entry.format, events })
        });
        let mut told: Vec<Journalled<'_>> = told.collect();
        // The story ends with the last that was seen, also where nothing of it is told: else its last number
        // would say whether something followed that is not told either.
        let at = told.last().map_or(first.at, |row| row.at);
        let end = |entry| Journalled { entry, at, format: first.format, events: Cow::default() };
        told.extend(numbers.last().copied().map(end));
        Ok(game.chronicle((first.format, setup), &told, edition)?)
    })?;
    let whole = *edition == Audience::Control && reader == EditionFor::Full;
    let journal = if whole { journal(game, entries, kept)? } else { Vec::new() };
    let translations = translations(game, first, (&story, &kept.frames, &journal))?;
    Ok(Chronicle {
        name: desk(entries)?.name,
        game: game.name().into(),
        edition: edition.clone(),
        unix_ms: (first.at_unix_ms, written),
        story,
        frames: kept.frames.clone(),
        frames_later: None,
        journal,
        translations,
    })
}

/// What the texts of an edition are in other languages, of no others: who reads it is told nothing more.
fn translations(
    game: &dyn AnyGame,
    first: &Entry,
    (story, frames, journal): (&Value, &[Frame], &[Value]),
) -> anyhow::Result<Translations> {
    let running = running(game, first)?;
    let Some(all) = running.translations().filter(|all| !all.is_empty()) else {
        return Ok(Translations::default());
    };
    let mut occurring = Occurring::of(all);
    occurring.read(story);
    journal.iter().for_each(|entry| occurring.read(entry));
    for said in frames.iter().flat_map(|frame| [&frame.shared, &frame.patch]) {
        occurring.read(&mut serde_json::Deserializer::from_str(said.as_str()));
    }
    Ok(occurring.found())
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

pub(super) fn setup<'a>(
    registry: &'a Registry,
    entries: &'a [Entry],
) -> anyhow::Result<(&'a Entry, &'a dyn AnyGame)> {
    let first = entries.first().filter(|entry| entry.kind == Entry::SETUP);
    let first = first.context("the journal does not begin with a setup")?;
    let name = first.command.get("game").and_then(Value::as_str).unwrap_or_default();
    Ok((first, registry.find(name)?))
}

/// The game before its first event.
pub(super) fn running(game: &dyn AnyGame, first: &Entry) -> anyhow::Result<Box<dyn Running>> {
    let setup = first.events.first().context("the setup is empty")?;
    Ok(game.create(first.format, setup.clone())?)
}

/// What everybody saw, numbered from 1, and for each entry the number of the last frame that it led to.
fn frames(
    game: &mut dyn Running,
    first: &Entry,
    line: &[&Entry],
) -> anyhow::Result<(Vec<Frame>, Vec<u64>)> {
    let mut kept = game::Kept::default();
    game.show(&Audience::Public, &mut kept);
    let whole = |number: usize, entry: &Entry, kept: &game::Kept| Frame {
        entry: number as u64,
        at: entry.at.0,
        shared: written(&kept.text()),
        patch: written("[]"),
    };
    let (mut frames, mut last) = (vec![whole(1, first, &kept)], Vec::with_capacity(line.len()));
    for entry in line {
        game.replay(entry.format, &entry.events)
            .with_context(|| format!("entry {} cannot be read", entry.seq))?;
        let changes = game.show(&Audience::Public, &mut kept);
        if !changes.is_empty() {
            let number = frames.len() + 1;
            let frame = if frames.len().is_multiple_of(WHOLE) {
                whole(number, entry, &kept)
            } else {
                let mut patch = String::new();
                patch::write(&changes, &mut patch);
                let patch = written(&patch);
                Frame { entry: number as u64, at: entry.at.0, shared: Written::null(), patch }
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

/// The journal as a full Control may read it: no ticket, token or code, and no choice that was not
/// shown. Rows are numbered by what is left, and the first says what is not among them.
fn journal(
    game: &dyn AnyGame,
    entries: &[Entry],
    Editions { secrets, sealed, .. }: &Editions,
) -> anyhow::Result<Vec<Value>> {
    let told = entries.iter().filter_map(|entry| Some((entry, secrets.told(entries, entry)?)));
    let told: Vec<_> = told.collect();
    // The number of the last row up to an entry.
    let number = |seq: u64| told.partition_point(|(entry, _)| entry.seq <= seq) as u64;
    let rows = told.iter().map(|(entry, events)| {
        let mut row = row(game, entry, events, &number)?;
        if secrets.chosen_in(entry.seq) {
            // What was wanted first may not be what was shown.
            row["command"] = Value::Null;
        }
        Ok(row)
    });
    [Ok(about(*sealed))].into_iter().chain(rows).collect()
}

/// What a journal that leaves the server does not have, as its own first row.
fn about(sealed: bool) -> Value {
    let never = "Choices that were never shown, or changed before they were, are not in this journal, nor \
                 are orders of decks and keys. Rows are numbered without them.";
    let now = "Choices lie hidden as this was written: they are not in it. Fetch it again after their \
               reveal for a journal that has them.";
    let text = if sealed { format!("{never} {now}") } else { never.to_owned() };
    json!({ "kind": "about", "sealed": sealed, "text": text })
}

fn row(
    game: &dyn AnyGame,
    entry: &Entry,
    told: &[Value],
    number: &impl Fn(u64) -> u64,
) -> anyhow::Result<Value> {
    let (mut command, events) = match entry.kind.as_ref() {
        Entry::GAME | Entry::REWIND => {
            let told = told.iter().map(|event| game.disclosed(entry.format, event));
            (entry.command.clone(), told.collect::<Result<Vec<_>, _>>()?)
        }
        // The content is in the sheets.
        Entry::SETUP => (open(&entry.command), Vec::new()),
        _ => (open(&entry.command), entry.events.iter().map(open).collect()),
    };
    if entry.kind == Entry::GAME && events != entry.events {
        // What was withheld stands in the command too.
        command = Value::Null;
    }
    if entry.kind == Entry::REWIND {
        command["to"] = number(history::went_back(entry)?.to).into();
    }
    Ok(json!({
        "seq": number(entry.seq),
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

/// How the name of a file begins that holds something of the table of this name.
pub(crate) fn stem(name: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = name.to_lowercase().chars().map(plain).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "table".to_owned() } else { words.join("-") }
}

/// What a file that holds it is called: "first-table-chronicle", "first-table-chronicle-medes".
pub(crate) fn file_stem(chronicle: &Chronicle) -> String {
    let name = stem(&chronicle.name);
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
        let mut kept = Editions::default();
        let seat = Audience::Seat(SeatId("ant".into()));
        for (edition, story) in [(Audience::Public, 1), (seat, 2), (Audience::Control, 3)] {
            let reader = (&edition, EditionFor::Other);
            let told = kept.story(reader, |_, _| Ok(json!(story))).expect("it is told");
            let again = kept.story(reader, |_, _| anyhow::bail!("told again"));
            assert_eq!((told, again.expect("it is kept")), (json!(story), json!(story)));
        }
    }
}
