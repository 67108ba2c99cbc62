//! Entries as databases store them: plain numbers and texts, and the hash over these.

use std::borrow::Cow;
use std::fmt;

use game::Millis;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::chain::{Link, Mark, Part};
use super::content::{self, Digest};
use super::{Entry, TableId};
use crate::bounds::{Room, VALUES};

/// Why an entry cannot be stored, or what is stored is no entry.
pub(crate) type Unfit = Box<dyn std::error::Error + Send + Sync>;

/// An entry as it is stored: its hash is over these very texts. A spare gets it in this form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    pub(crate) seq: i64,
    pub(crate) at_unix_ms: i64,
    #[serde(deserialize_with = "hash")]
    pub(crate) hash: [u8; 32],
    pub(crate) command_id: String,
    pub(crate) kind: Cow<'static, str>,
    pub(crate) format: i64,
    pub(crate) actor: String,
    pub(crate) device: Option<String>,
    pub(crate) at_table_ms: i64,
    pub(crate) command: String,
    /// Its events, or the name of the content that is its only one.
    pub(crate) events: String,
    pub(crate) drawn: i64,
    pub(crate) draws: Option<String>,
    /// The content that its events name, wherever it goes. What only looks along the chain does without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) content: Option<String>,
}

impl Stored {
    /// What is stored of an entry that follows the entry of this hash.
    pub(crate) fn of(entry: &Entry, before: Link) -> Result<Self, Unfit> {
        let (events, content) = content::parted(&entry.kind, serde_json::to_string(&entry.events)?);
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
            events,
            drawn: entry.drawn.try_into()?,
            draws: entry.draws.as_ref().map(serde_json::to_string).transpose()?,
            content,
        };
        stored.hash = stored.link(before).0;
        Ok(stored)
    }

    /// Bytes of its texts, which are nearly all of it.
    pub(crate) fn bytes(&self) -> usize {
        let [draws, content] =
            [&self.draws, &self.content].map(|text| text.as_ref().map_or(0, String::len));
        self.actor.len() + self.command.len() + self.events.len() + draws + content
    }

    /// The content that it names.
    pub(crate) fn named(&self) -> Option<Digest> {
        Digest::named(&self.kind, &self.events)
    }

    /// Whether the content that it names, if it names one, is here and is what was written.
    pub(crate) fn is_whole(&self) -> bool {
        let content = self.content.as_deref();
        self.named().is_none_or(|named| content.is_some_and(|text| Digest::of(text) == named))
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
        self.entry_in(&Room::of(VALUES))
    }

    /// The entry, if there is room for it.
    pub(crate) fn entry_in(&self, room: &Room) -> Result<Entry, Unfit> {
        Ok(Entry {
            seq: self.seq.unsigned_abs(),
            command_id: self.command_id.parse()?,
            kind: self.kind.clone(),
            format: u32::try_from(self.format)?,
            actor: room.value(&self.actor)?,
            device: self.device.clone(),
            at: Millis(self.at_table_ms.unsigned_abs()),
            at_unix_ms: self.at_unix_ms,
            command: room.value(&self.command)?,
            events: match (self.named(), &self.content) {
                (None, _) => room.list(&self.events)?,
                (Some(_), Some(content)) => vec![room.value(content)?],
                (Some(_), None) => return Err("what it was made from is missing".into()),
            },
            drawn: self.drawn.unsigned_abs(),
            draws: self.draws.as_deref().map(serde_json::from_str).transpose()?,
        })
    }

    /// A table's first entry without its events, and apart from it the setup, which is their only one:
    /// it is large, and whoever knows its text need not read it. None where it is no such entry.
    pub(crate) fn opening(mut self) -> Option<(Entry, String)> {
        let apart = self.named().map(|_| self.content.take());
        let events = std::mem::replace(&mut self.events, "[]".into());
        let setup = match apart {
            Some(content) => content?,
            None => events.strip_prefix('[')?.strip_suffix(']')?.to_owned(),
        };
        Some((self.entry().ok()?, setup))
    }
}

/// Reads a hash: 32 numbers, or 64 hexadecimal digits.
fn hash<'de, D: Deserializer<'de>>(reader: D) -> Result<[u8; 32], D::Error> {
    reader.deserialize_any(Hash)
}

struct Hash;

impl<'de> Visitor<'de> for Hash {
    type Value = [u8; 32];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hash of 32 bytes")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let byte = |pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Option<Vec<u8>> = pairs.iter().map(|pair| byte(pair)).collect();
        let bytes = bytes.filter(|_| rest.is_empty()).and_then(|bytes| bytes.try_into().ok());
        bytes.ok_or_else(|| E::custom("this is no hash"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut bytes: A) -> Result<Self::Value, A::Error> {
        let mut hash = [0; 32];
        for place in &mut hash {
            *place = bytes.next_element()?.ok_or_else(|| A::Error::custom("it is short"))?;
        }
        match bytes.next_element::<u8>()? {
            None => Ok(hash),
            Some(_) => Err(A::Error::custom("it is long")),
        }
    }
}

/// Whether these rows are a chain from the table's first entry on, with the content that they name; there must
/// be some.
pub(crate) fn is_chain(table: TableId, rows: &[Stored]) -> bool {
    let mut end = Mark::before_all(table);
    let all = rows.iter().all(|row| {
        let follows = row.follows(&end) && row.is_whole();
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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn setup(cards: usize) -> Entry {
        Entry {
            seq: 1,
            command_id: TableId::nil(),
            kind: Entry::SETUP.into(),
            format: 1,
            actor: json!("control"),
            device: None,
            at: Millis(0),
            at_unix_ms: 0,
            command: json!({ "do": "create" }),
            events: vec![json!({ "cards": "x".repeat(cards) })],
            drawn: 0,
            draws: None,
        }
    }

    #[test]
    fn a_table_that_has_what_it_was_made_from_in_its_entry_is_read_as_before() {
        let (table, entry) = (TableId::nil(), setup(100_000));
        let mut old = chained(table, std::slice::from_ref(&entry)).remove(0);
        old.events = serde_json::to_string(&entry.events).expect("it is JSON");
        old.content = None;
        old.hash = old.link(Mark::before_all(table).link).0;
        assert!(is_chain(table, std::slice::from_ref(&old)));
        assert_eq!(old.entry().expect("it is an entry"), entry);
        let (first, text) = old.opening().expect("it is a setup");
        assert_eq!((first.events.len(), text), (0, entry.events[0].to_string()));
    }

    #[test]
    fn a_row_travels_with_what_it_names_and_is_none_without() {
        let (table, entry) = (TableId::nil(), setup(100_000));
        let row = chained(table, std::slice::from_ref(&entry)).remove(0);
        assert!(row.events.len() < 100 && row.bytes() > 100_000);
        let there: Stored =
            serde_json::from_str(&json!(row).to_string()).expect("it is what was written");
        assert!(is_chain(table, std::slice::from_ref(&there)));
        assert_eq!(there.entry().expect("it is an entry"), entry);
        let without = Stored { content: None, ..row.clone() };
        assert!(without.entry().is_err() && !is_chain(table, &[without]));
        let other = Stored { content: Some(json!({ "cards": Value::Null }).to_string()), ..row };
        assert!(!is_chain(table, &[other]));
    }
}
