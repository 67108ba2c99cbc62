//! The register: records beside the entries, of what belongs to the house and to no game. Unlike an entry a
//! record is changed in its place, and taken away where nobody is to know of it any more.
//!
//! One kind of record the journal itself knows: a tombstone says that a table was purged. Only then may its
//! entries be cut, and no table is ever damaged for want of them.

use serde::{Deserialize, Serialize};

use super::TableId;

/// How the keys of tombstones begin; the table's id follows.
pub const PURGED: &str = "purged/";

/// A record of the register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// What it is known by.
    pub key: String,
    /// What it says, as JSON; none where it was taken away.
    pub value: Option<String>,
    /// How often it was written. Who writes it says which one was read; 0 where none was there.
    pub version: i64,
}

impl Record {
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

/// How much of a table is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// The last entry that was counted.
    pub seq: u64,
    /// Bytes of the texts of the entries.
    pub bytes: u64,
    /// When the first and the last of them were made, in milliseconds since 1970 UTC.
    pub unix_ms: (i64, i64),
}

impl Weight {
    /// This, and what came after it.
    #[must_use]
    pub fn and(self, after: Self) -> Self {
        if self.seq == 0 || after.seq == 0 {
            return if self.seq == 0 { after } else { self };
        }
        let unix_ms = (self.unix_ms.0, after.unix_ms.1);
        Self { seq: after.seq, bytes: self.bytes + after.bytes, unix_ms }
    }
}
