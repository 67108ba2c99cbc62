//! Walking along a table's chain: what is read is what was written as far as each entry follows the one
//! before it, and the chain goes as far as is known.

use std::collections::BTreeMap;

use super::chain::Mark;
use super::damage::Wrong;
use super::stored::Stored;
use super::{Entry, TableId};

/// A walk from a place that is known to be sound.
pub(crate) struct Walk {
    end: Mark,
    at_most: u64,
    known: Option<Mark>,
    seen: u64,
    sound: bool,
}

/// How far a table's chain was found to be sound, and what is wrong after that.
pub(crate) struct Walked {
    /// The last sound entry.
    pub(crate) end: Mark,
    /// What is wrong.
    pub(crate) wrong: Option<Wrong>,
}

impl Walk {
    /// Begins after this place, for so many entries at most; `known` is a place that the chain is known
    /// to go through, or to.
    pub(crate) fn new((from, at_most): (Mark, u64), known: Option<&Mark>) -> Self {
        Self { end: from, at_most, known: known.copied(), seen: 0, sound: true }
    }

    /// Steps to the next row; returns whether it is what was written. After one that is not there is
    /// nothing more to see.
    pub(crate) fn step(&mut self, stored: &Stored) -> bool {
        let mark = stored.mark();
        let other =
            self.known.is_some_and(|known| known.seq == mark.seq && known.link != mark.link);
        self.sound = stored.follows(&self.end) && !other;
        if self.sound {
            (self.end, self.seen) = (mark, self.seen + 1);
        }
        self.sound
    }

    /// The next row cannot be read.
    pub(crate) fn stumble(&mut self) {
        self.sound = false;
    }

    /// What was found.
    pub(crate) fn finish(self) -> Walked {
        let Self { end, at_most, known, seen, sound } = self;
        let place = (end.seq, end.at_unix_ms);
        let short = known.filter(|known| known.seq > end.seq && seen < at_most);
        let wrong = match (sound, short) {
            (false, _) => Some(Wrong::Altered { sound: place }),
            (true, Some(known)) => {
                Some(Wrong::Missing { sound: place, known: (known.seq, known.at_unix_ms) })
            }
            (true, None) => None,
        };
        Walked { end, wrong }
    }
}

/// Older entries of a table that are looked at again in one round; the next round goes on from there.
pub(crate) const ROUND: u64 = 20_000;

/// How far each table was looked at: up to where all of it, and the older part up to where again.
#[derive(Default)]
pub(crate) struct Rounds(BTreeMap<TableId, (Mark, Mark)>);

impl Rounds {
    /// Up to where a table was looked at.
    pub(crate) fn latest(&self, table: TableId) -> Mark {
        self.0.get(&table).map_or_else(|| Mark::before_all(table), |(latest, _)| *latest)
    }

    /// From where to look at what is newer, all of it, and from where at [`ROUND`] entries of what is older.
    /// `there` says whether the chain still goes through where it was looked at.
    pub(crate) fn next(&self, table: TableId, there: bool) -> (Mark, Mark) {
        let start = Mark::before_all(table);
        let (latest, again) = self.0.get(&table).copied().unwrap_or((start, start));
        let latest = if there { latest } else { start };
        (latest, if again.seq >= latest.seq { start } else { again })
    }

    /// These were looked at: returns what is wrong, if anything.
    pub(crate) fn looked(&mut self, table: TableId, newer: Walked, older: Walked) -> Option<Wrong> {
        self.0.insert(table, (newer.end, older.end));
        older.wrong.or(newer.wrong)
    }

    /// Each table, and up to where all of it was looked at.
    pub(crate) fn ends(self) -> impl Iterator<Item = (TableId, Mark)> {
        self.0.into_iter().map(|(table, (end, _))| (table, end))
    }
}

/// What is kept of the rows of a stretch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// The first row, as it is stored.
    First,
    /// The entries.
    Entries,
}

/// A stretch of a table's entries: the first, and how many at most.
pub(crate) struct Stretch {
    pub(crate) first: u64,
    pub(crate) at_most: u64,
    pub(crate) keep: Keep,
}

impl Stretch {
    /// The entries from one to another.
    pub(crate) fn of((first, last): (u64, u64)) -> Self {
        let at_most = (last - first).saturating_add(1);
        Self { first, at_most, keep: Keep::Entries }
    }

    /// All entries from this one on.
    pub(crate) fn from(first: u64) -> Self {
        Self { first, at_most: u64::MAX, keep: Keep::Entries }
    }

    /// So many entries from the first on, of which the first is kept.
    pub(crate) fn beginning(at_most: u64) -> Self {
        Self { first: 1, at_most, keep: Keep::First }
    }
}

/// What is to be read of a table in one go.
#[derive(Default)]
pub(crate) struct Wanted {
    /// Where its chain must go through.
    pub(crate) through: Option<Mark>,
    /// The stretches, in order.
    pub(crate) stretches: Vec<Stretch>,
}

/// What was read of a table, up to where something is wrong.
#[derive(Default)]
pub(crate) struct Found {
    /// The first row.
    pub(crate) first: Option<Stored>,
    /// The entries.
    pub(crate) entries: Vec<Entry>,
    /// What is wrong.
    pub(crate) wrong: Option<Wrong>,
}

impl Found {
    /// Takes in a row of a stretch; returns whether it is an entry at all.
    pub(crate) fn take(&mut self, keep: Keep, stored: Stored) -> bool {
        match keep {
            Keep::First => drop(self.first.get_or_insert(stored)),
            Keep::Entries => match stored.entry() {
                Ok(entry) => self.entries.push(entry),
                Err(_) => return false,
            },
        }
        true
    }
}
