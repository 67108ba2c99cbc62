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

/// Older entries that one look goes through again, of all tables together: the next one goes on from there, so
/// that a look costs no more in a long life than in a short one, and of a house where nothing happens next to
/// nothing.
pub(crate) const ROUND: u64 = 2_000;

/// What it costs to look at a table at all, in entries.
const TABLE: u64 = 10;

/// How far a table was looked at.
#[derive(Clone, Copy)]
struct Looked {
    /// Up to where all of it.
    latest: Mark,
    /// Up to where again.
    again: Mark,
    /// Whether something is wrong.
    wrong: bool,
}

/// How far each table was looked at.
#[derive(Default)]
pub(crate) struct Rounds {
    tables: BTreeMap<TableId, Looked>,
    /// The table at which the last look stopped going through what is older.
    turn: Option<TableId>,
    /// Older entries that this look may still go through.
    left: u64,
}

/// What is to be looked at of a table.
pub(crate) struct Share {
    /// From where all that is newer.
    pub(crate) newer: Mark,
    /// From where again, and how many entries of it.
    pub(crate) older: (Mark, u64),
}

impl Rounds {
    /// Begins a look at these tables: returns them in the order in which to look, those first of which
    /// something is wrong, then from where the last look stopped.
    pub(crate) fn begin(&mut self, all: impl IntoIterator<Item = TableId>) -> Vec<TableId> {
        let turn = self.turn.take();
        self.left = ROUND;
        let mut all: Vec<TableId> = all.into_iter().collect();
        let wrong = |table: &TableId| self.tables.get(table).is_some_and(|looked| looked.wrong);
        all.sort_by_key(|table| (!wrong(table), Some(*table) < turn, *table));
        all
    }

    /// Whether this look passes a table over: nothing was added to it, where its chain is known to end here, and
    /// it is not its turn to be gone through again.
    pub(crate) fn passes_over(&mut self, table: TableId, known: Option<&Mark>) -> bool {
        let rests = |looked: &Looked| !looked.wrong && known == Some(&looked.latest);
        let passed = self.left == 0 && self.tables.get(&table).is_some_and(rests);
        if passed {
            self.turn.get_or_insert(table);
        }
        passed
    }

    /// Up to where a table was looked at.
    pub(crate) fn latest(&self, table: TableId) -> Mark {
        self.tables.get(&table).map_or_else(|| Mark::before_all(table), |looked| looked.latest)
    }

    /// What to look at. `there` says whether the chain still goes through where it was looked at.
    pub(crate) fn share(&self, table: TableId, there: bool) -> Share {
        let start = Mark::before_all(table);
        let known = self.tables.get(&table);
        let (latest, again) = known.map_or((start, start), |known| (known.latest, known.again));
        let newer = if there { latest } else { start };
        let again = if again.seq >= newer.seq { start } else { again };
        // What is wrong must be found again, or it would be taken for mended.
        let left = if known.is_some_and(|known| known.wrong) { ROUND } else { self.left };
        Share { newer, older: (again, left.min(newer.seq - again.seq)) }
    }

    /// That share was looked at: returns what is wrong, if anything.
    pub(crate) fn looked(
        &mut self,
        table: TableId,
        share: &Share,
        (newer, older): (Walked, Walked),
    ) -> Option<Wrong> {
        let (from, due) = (share.older.0, share.newer.seq - share.older.0.seq);
        // What is wrong is gone through besides: it must not keep the others from being looked at.
        if !self.tables.get(&table).is_some_and(|known| known.wrong) {
            self.left = self.left.saturating_sub(share.older.1 + TABLE);
            if share.older.1 < due {
                self.turn.get_or_insert(table);
            }
        }
        let again = if older.wrong.is_some() { from } else { older.end };
        let wrong = older.wrong.or(newer.wrong);
        let looked = Looked { latest: newer.end, again, wrong: wrong.is_some() };
        self.tables.insert(table, looked);
        wrong
    }

    /// Each table, and up to where all of it was looked at.
    pub(crate) fn ends(self) -> impl Iterator<Item = (TableId, Mark)> {
        self.tables.into_iter().map(|(table, looked)| (table, looked.latest))
    }
}

/// What is kept of the rows of a stretch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// The first row, as it is stored.
    First,
    /// The entries.
    Entries,
    /// The rows, as they are stored.
    Rows,
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
    /// The rows.
    pub(crate) rows: Vec<Stored>,
    /// The entries.
    pub(crate) entries: Vec<Entry>,
    /// What is wrong.
    pub(crate) wrong: Option<Wrong>,
}

impl Found {
    /// Takes in a row of a stretch, with the content that it names; returns whether it is an entry at all.
    pub(crate) fn take(&mut self, keep: Keep, stored: Stored) -> bool {
        if !stored.is_whole() {
            return false;
        }
        match keep {
            Keep::First => drop(self.first.get_or_insert(stored)),
            Keep::Rows => self.rows.push(stored),
            Keep::Entries => match stored.entry() {
                Ok(entry) => self.entries.push(entry),
                Err(_) => return false,
            },
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::journal::chain::Link;

    fn mark(seq: u64) -> Mark {
        Mark { seq, link: Link([0; 32]), at_unix_ms: 0 }
    }

    /// A table's chain: how long it is, and its entry that is not what was written.
    #[derive(Clone, Copy, Debug, Default)]
    struct Chain {
        length: u64,
        bad: Option<u64>,
    }

    impl Chain {
        fn walk(self, (from, at_most): (u64, u64)) -> Walked {
            let to = self.length.min(from.saturating_add(at_most));
            match self.bad.filter(|bad| (from + 1..=to).contains(bad)) {
                Some(bad) => Walked {
                    end: mark(bad - 1),
                    wrong: Some(Wrong::Altered { sound: (bad - 1, 0) }),
                },
                None => Walked { end: mark(to), wrong: None },
            }
        }
    }

    /// Looks once at all of them; returns what was found, and how many older entries were gone through.
    fn look(rounds: &mut Rounds, chains: &BTreeMap<TableId, Chain>) -> (Vec<TableId>, u64) {
        let (mut found, mut older) = (Vec::new(), 0);
        for table in rounds.begin(chains.keys().copied()) {
            let chain = chains[&table];
            if rounds.passes_over(table, Some(&mark(chain.length))) {
                continue;
            }
            let share = rounds.share(table, true);
            older += share.older.1;
            let walked = (
                chain.walk((share.newer.seq, u64::MAX)),
                chain.walk((share.older.0.seq, share.older.1)),
            );
            found.extend(rounds.looked(table, &share, walked).map(|_| table));
        }
        (found, older)
    }

    #[test]
    fn a_look_at_a_house_where_nothing_happens_passes_nearly_all_of_it_over() {
        let chain = Chain { length: 2, bad: None };
        let chains: BTreeMap<_, _> =
            (0..1_000).map(|nth| (TableId::from_u128(nth), chain)).collect();
        let mut rounds = Rounds::default();
        look(&mut rounds, &chains);
        let mut seen = BTreeMap::new();
        for _ in 0..7 {
            let known = Some(mark(chain.length));
            for table in rounds.begin(chains.keys().copied()) {
                if rounds.passes_over(table, known.as_ref()) {
                    continue;
                }
                *seen.entry(table).or_insert(0) += 1;
                let share = rounds.share(table, true);
                let walked =
                    (chain.walk((2, u64::MAX)), chain.walk((share.older.0.seq, share.older.1)));
                rounds.looked(table, &share, walked);
            }
            assert!(seen.values().sum::<u64>() <= 7 * (ROUND / (2 + TABLE) + 1));
        }
        assert_eq!(seen.len(), chains.len(), "all of it in its turn");
    }

    proptest! {
        #[test]
        fn looks_cost_alike_and_find_everything_in_turn_and_again(
            lengths in proptest::collection::vec(0..60_000_u64, 1..8),
            growths in proptest::collection::vec((0..8_usize, 1..30_000_u64), 0..12),
            damage in proptest::collection::vec((0..8_usize, 0.0..1.0_f64), 0..3),
        ) {
            let mut chains: BTreeMap<_, _> = lengths
                .iter()
                .enumerate()
                .map(|(nth, length)| {
                    (TableId::from_u128(nth as u128), Chain { length: *length, bad: None })
                })
                .collect();
            let mut rounds = Rounds::default();
            prop_assert_eq!(look(&mut rounds, &chains), (Vec::new(), 0));
            for (nth, more) in growths {
                let table = TableId::from_u128((nth % chains.len()) as u128);
                chains.entry(table).or_default().length += more;
                let (found, older) = look(&mut rounds, &chains);
                prop_assert!(found.is_empty() && older <= ROUND);
            }
            let mut broken = std::collections::BTreeSet::new();
            for (nth, part) in damage {
                let table = TableId::from_u128((nth % chains.len()) as u128);
                let chain = chains.entry(table).or_default();
                if chain.length > 0 && chain.bad.is_none() {
                    chain.bad = Some(1 + (part * chain.length as f64) as u64);
                    broken.insert(table);
                }
            }
            let sum: u64 = chains.values().map(|chain| chain.length).sum();
            let mut known = std::collections::BTreeSet::new();
            // In turn: what was begun in the middle is gone through to its end, and from its beginning.
            for _ in 0..2 * (sum / ROUND + 2) + chains.len() as u64 {
                let (found, older) = look(&mut rounds, &chains);
                prop_assert!(older <= ROUND * (1 + known.len() as u64));
                let found: std::collections::BTreeSet<_> = found.into_iter().collect();
                prop_assert!(found.is_superset(&known), "what is wrong is not taken for mended");
                known = found;
            }
            prop_assert_eq!(&known, &broken);
            chains.values_mut().for_each(|chain| chain.bad = None);
            prop_assert!(look(&mut rounds, &chains).0.is_empty(), "what was mended is");
        }
    }
}
