//! The register: records beside the entries, of what belongs to the house and to no game. Unlike an entry a
//! record is changed in its place, and taken away where nobody is to know of it any more.
//!
//! One kind of record the journal itself knows: a tombstone says that a table was purged. Only then may its
//! entries be cut, and no table is ever damaged for want of them.

use serde::{Deserialize, Serialize};

use super::{Stored, TableId};

/// How the keys of tombstones begin; the table's id follows.
pub const PURGED: &str = "purged/";

/// What is done in one transaction with records.
pub(crate) enum WithRecords {
    /// Nothing.
    Nothing,
    /// This table is purged.
    Purge(TableId),
    /// This table comes back with these rows.
    PutBack(TableId, Vec<Stored>),
}

/// A record of the register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegisterRow {
    /// What it is known by.
    pub key: String,
    /// What it says, as JSON; none where it was taken away.
    pub value: Option<String>,
    /// How often it was written. Who writes it says which one was read; 0 where none was there.
    pub version: i64,
}

impl RegisterRow {
    /// A record that is not there yet.
    #[must_use]
    pub fn new(key: String, value: String) -> Self {
        Self { key, value: Some(value), version: 0 }
    }

    /// The table that it says was purged.
    pub(crate) fn purged(&self) -> Option<TableId> {
        self.value.as_ref()?;
        self.key.strip_prefix(PURGED)?.parse().ok()
    }
}

/// The key of a table's tombstone.
#[must_use]
pub fn tombstone(table: TableId) -> String {
    format!("{PURGED}{table}")
}

/// What an entry of a game counts as, in bytes, whatever is in it: about what one takes.
pub(crate) const MOVE: u64 = 512;

/// How much of a table is written, as far as it may be told. A seat may choose in secret, and change its mind:
/// neither what stands in an entry of a game nor that a seat has made one is to be found here. So each entry of a game
/// counts as many bytes, and those of seats are counted apart, for whoever tells nothing of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// The last entry that was counted.
    pub seq: u64,
    /// Bytes of the entries, but for what seats did in the game.
    pub bytes: u64,
    /// How many of the entries those are.
    pub moves: u64,
    /// When the first of the entries was made, and the last that is none of those, in milliseconds since 1970
    /// UTC.
    pub unix_ms: (i64, i64),
}

/// The sums of a weight in SQL, for both journals: the last number, bytes of what is no game's, the game's entries
/// that no seat made, those of seats, the first moment, and the last that is not theirs.
pub(crate) const WEIGHED: &str = "coalesce(max(seq), 0),
    coalesce(sum(CASE WHEN kind IN ('game', 'rewind') THEN 0 ELSE octet_length(actor)
        + octet_length(command) + octet_length(events) + coalesce(octet_length(draws), 0) END), 0),
    count(CASE WHEN kind IN ('game', 'rewind') AND actor NOT LIKE '{\"seat\":%' THEN 1 END),
    count(CASE WHEN kind = 'game' AND actor LIKE '{\"seat\":%' THEN 1 END),
    coalesce(min(at_unix_ms), 0),
    coalesce(max(CASE WHEN kind <> 'game' OR actor NOT LIKE '{\"seat\":%' THEN at_unix_ms END), 0)";

impl Weight {
    /// Of these sums, as [`WEIGHED`] has them, and last the bytes of what the table was made from, where it is counted
    /// from its first entry.
    pub(crate) fn of([seq, bytes, others, moves, first, last, origin]: [i64; 7]) -> Self {
        let [seq, bytes, others, moves] =
            [seq, bytes + origin, others, moves].map(i64::unsigned_abs);
        Self { seq, bytes: bytes + others * MOVE, moves, unix_ms: (first, last) }
    }

    /// This, and what came after it.
    #[must_use]
    pub fn and(self, after: Self) -> Self {
        if self.seq == 0 || after.seq == 0 {
            return if self.seq == 0 { after } else { self };
        }
        Self {
            seq: after.seq,
            bytes: self.bytes + after.bytes,
            moves: self.moves + after.moves,
            unix_ms: (self.unix_ms.0, self.unix_ms.1.max(after.unix_ms.1)),
        }
    }
}
