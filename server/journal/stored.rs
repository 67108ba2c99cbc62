//! Entries as databases store them: plain numbers and texts, and the hash over these.

use std::borrow::Cow;

use game::Millis;
use serde::{Deserialize, Serialize};

use super::chain::{Link, Mark, Part};
use super::{Entry, TableId};

/// Why an entry cannot be stored, or what is stored is no entry.
pub(crate) type Unfit = Box<dyn std::error::Error + Send + Sync>;

/// An entry as it is stored: its hash is over these very texts. A spare gets it in this form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    pub(crate) seq: i64,
    pub(crate) at_unix_ms: i64,
    pub(crate) hash: [u8; 32],
    pub(crate) command_id: String,
    pub(crate) kind: Cow<'static, str>,
    pub(crate) format: i64,
    pub(crate) actor: String,
    pub(crate) device: Option<String>,
    pub(crate) at_table_ms: i64,
    pub(crate) command: String,
    pub(crate) events: String,
    pub(crate) drawn: i64,
    pub(crate) draws: Option<String>,
}

impl Stored {
    /// What is stored of an entry that follows the entry of this hash.
    pub(crate) fn of(entry: &Entry, before: Link) -> Result<Self, Unfit> {
        let mut stored = Self {
            seq: entry.seq.try_into()?,
            at_unix_ms: entry.at_unix_ms,
            hash: [0; 32],
            command_id: entry.command_id.to_string(),
            kind: entry.kind.clone(),
            format: i64::from(entry.format),
            actor: entry.actor.to_string(),
            device: entry.device.clone(),
            at_table_ms: entry.at.0.try_into()?,
            command: entry.command.to_string(),
            events: serde_json::to_string(&entry.events)?,
            drawn: entry.drawn.try_into()?,
            draws: entry.draws.as_ref().map(serde_json::to_string).transpose()?,
        };
        stored.hash = stored.link(before).0;
        Ok(stored)
    }

    /// Bytes of its texts, which are nearly all of it.
    pub(crate) fn bytes(&self) -> usize {
        let draws = self.draws.as_ref().map_or(0, String::len);
        self.actor.len() + self.command.len() + self.events.len() + draws
    }

    /// The hash that it has where it follows the entry of this hash.
    pub(crate) fn link(&self, before: Link) -> Link {
        // Whoever has no draws has the hash that it had before there was a place for them.
        let draws = self.draws.as_deref().map(|draws| Part::Text(Some(draws)));
        let parts = [
            Part::Number(self.seq),
            Part::Text(Some(&self.command_id)),
            Part::Text(Some(&self.kind)),
            Part::Number(self.format),
            Part::Text(Some(&self.actor)),
            Part::Text(self.device.as_deref()),
            Part::Number(self.at_table_ms),
            Part::Number(self.at_unix_ms),
            Part::Text(Some(&self.command)),
            Part::Text(Some(&self.events)),
            Part::Number(self.drawn),
        ];
        before.next(parts.into_iter().chain(draws))
    }

    /// Its place in the chain, by its own word.
    pub(crate) fn mark(&self) -> Mark {
        Mark { seq: self.seq.unsigned_abs(), link: Link(self.hash), at_unix_ms: self.at_unix_ms }
    }

    /// Whether it follows this place of the chain.
    pub(crate) fn follows(&self, before: &Mark) -> bool {
        self.seq.checked_sub_unsigned(before.seq) == Some(1)
            && self.link(before.link).0 == self.hash
    }

    /// The entry.
    pub(crate) fn entry(&self) -> Result<Entry, Unfit> {
        Ok(Entry {
            seq: self.seq.unsigned_abs(),
            command_id: self.command_id.parse()?,
            kind: self.kind.clone(),
            format: u32::try_from(self.format)?,
            actor: serde_json::from_str(&self.actor)?,
            device: self.device.clone(),
            at: Millis(self.at_table_ms.unsigned_abs()),
            at_unix_ms: self.at_unix_ms,
            command: serde_json::from_str(&self.command)?,
            events: serde_json::from_str(&self.events)?,
            drawn: self.drawn.unsigned_abs(),
            draws: self.draws.as_deref().map(serde_json::from_str).transpose()?,
        })
    }

    /// A table's first entry without its events, and apart from it the setup, which is their only one:
    /// it is large, and whoever knows its text need not read it. None where it is no such entry.
    pub(crate) fn opening(mut self) -> Option<(Entry, String)> {
        let events = std::mem::replace(&mut self.events, "[]".into());
        let setup = events.strip_prefix('[')?.strip_suffix(']')?;
        Some((self.entry().ok()?, setup.to_owned()))
    }
}

/// Whether these rows are a chain from the table's first entry on; there must be some.
pub(crate) fn is_chain(table: TableId, rows: &[Stored]) -> bool {
    let mut end = Mark::before_all(table);
    let all = rows.iter().all(|row| {
        let follows = row.follows(&end);
        end = row.mark();
        follows
    });
    all && !rows.is_empty()
}

/// Entries as they are stored from a table's first one on.
#[cfg(test)]
pub(crate) fn chained(table: TableId, entries: &[Entry]) -> Vec<Stored> {
    stored(Mark::before_all(table), entries).expect("they can be stored")
}

/// The entries of a table's chain as they are stored where it ends here.
///
/// # Errors
/// Where an entry cannot be stored.
pub(crate) fn stored(end: Mark, entries: &[Entry]) -> Result<Vec<Stored>, Unfit> {
    let mut link = end.link;
    let next = |entry| {
        let stored = Stored::of(entry, link)?;
        link = Link(stored.hash);
        Ok(stored)
    };
    entries.iter().map(next).collect()
}
