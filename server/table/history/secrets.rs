//! What of a table's whole journal is secret, for what is told of it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use game::Secret;
use serde_json::Value;

use super::line;
use crate::journal::Entry;
use crate::registry::{Journalled, Running};

/// The secret choices of all lines that the table ever went, each by its entry: a choice was shown if it
/// was on any of them.
///
/// # Errors
/// A sentence when an entry cannot be read.
pub(crate) fn secrets(game: &dyn Running, entries: &[Entry]) -> anyhow::Result<Secrets> {
    let mut secrets = Secrets::default();
    for tip in tips(entries) {
        let line = line(entries, tip)?;
        let line = line.iter().map(|entry| Journalled {
            entry: entry.seq,
            at: entry.at,
            format: entry.format,
            events: Cow::Borrowed(&entry.events),
        });
        for secret in game.secrets(&line.collect::<Vec<_>>())? {
            let Secret { entry, event, opened: _, shown } = secret;
            let known = secrets.shown.entry((entry, event)).or_default();
            *known = known.or(shown);
        }
    }
    Ok(secrets)
}

/// Where the lines of a table ended: before each going back, and now.
fn tips(entries: &[Entry]) -> impl Iterator<Item = u64> {
    let turns = entries.iter().filter(|entry| entry.kind == Entry::REWIND);
    turns.map(|entry| entry.seq - 1).chain(entries.last().map(|entry| entry.seq))
}

/// What of a table's journal is secret, and since when it no longer is.
#[derive(Debug, Default)]
pub(crate) struct Secrets {
    /// Of each secret event, by its entry and its place there, the event that was shown of it.
    shown: BTreeMap<(u64, usize), Option<(u64, usize)>>,
}

impl Secrets {
    /// Whether an entry holds a choice, shown or not.
    pub(crate) fn chosen_in(&self, entry: u64) -> bool {
        self.shown.range((entry, 0)..=(entry, usize::MAX)).next().is_some()
    }

    /// The events of an entry that whoever did not make its choices may read; none where it holds
    /// nothing but what is hidden. `entries` are all of the table's.
    pub(crate) fn told<'a>(&self, entries: &[Entry], entry: &'a Entry) -> Option<Cow<'a, [Value]>> {
        if !self.chosen_in(entry.seq) {
            return Some(Cow::Borrowed(&entry.events));
        }
        let told = entry.events.iter().enumerate().filter_map(|(place, event)| {
            match self.shown.get(&(entry.seq, place)) {
                None => Some(event.clone()),
                Some(shown) => at(entries, (*shown)?, entry.format).cloned(),
            }
        });
        let told: Vec<Value> = told.collect();
        (!told.is_empty()).then_some(Cow::Owned(told))
    }
}

/// An event of this format by its entry and its place there.
fn at(entries: &[Entry], (seq, place): (u64, usize), format: u32) -> Option<&Value> {
    let at = entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
    entries[at].events.get(place).filter(|_| entries[at].format == format)
}
