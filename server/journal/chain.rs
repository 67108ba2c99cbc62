//! The chain over a table's entries. Each entry is stored with a hash over itself and the hash before
//! it, so that no entry can be changed, left out or put elsewhere without every later hash saying so.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::TableId;

/// What the first hash of a table is made from, besides the table's id.
const BEGINNING: &[u8] = b"prytaneion journal 1";

/// The hash at a place of the chain.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Link(pub(crate) [u8; 32]);

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0[..4].iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// In hexadecimal digits, as people compare it.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A part of an entry, as it is stored.
pub(crate) enum Part<'a> {
    /// A number.
    Number(i64),
    /// A text, or none.
    Text(Option<&'a str>),
}

impl Link {
    /// The hash before a table's first entry.
    pub(crate) fn before_all(table: TableId) -> Self {
        let hash = Sha256::new().chain_update(BEGINNING).chain_update(table.as_bytes());
        Self(hash.finalize().into())
    }

    /// The hash of the entry of these parts that follows. Each part is told with its length, so that
    /// nothing can move from one to the next.
    pub(crate) fn next<'a>(&self, parts: impl IntoIterator<Item = Part<'a>>) -> Self {
        let mut hash = Sha256::new_with_prefix(self.0);
        for part in parts {
            match part {
                Part::Number(number) => hash.update(number.to_le_bytes()),
                Part::Text(None) => hash.update(u64::MAX.to_le_bytes()),
                Part::Text(Some(text)) => {
                    hash.update((text.len() as u64).to_le_bytes());
                    hash.update(text);
                }
            }
        }
        Self(hash.finalize().into())
    }
}

/// The end of a table's chain, or a place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Mark {
    /// The entry's number; 0 before the first.
    pub(crate) seq: u64,
    /// The entry's hash.
    pub(crate) link: Link,
    /// When the entry was made, in milliseconds since 1970 UTC.
    pub(crate) at_unix_ms: i64,
}

impl Mark {
    /// The place before a table's first entry.
    pub(crate) fn before_all(table: TableId) -> Self {
        Self { seq: 0, link: Link::before_all(table), at_unix_ms: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moves_from_one_part_to_the_next_changes_the_hash() {
        let link = Link::before_all(TableId::nil());
        let of = |a, b| link.next([Part::Text(Some(a)), Part::Text(b)]);
        assert_eq!(of("ab", Some("c")), of("ab", Some("c")));
        assert_ne!(of("ab", Some("c")), of("a", Some("bc")));
        assert_ne!(of("ab", Some("")), of("ab", None));
        assert_ne!(link, Link::before_all(TableId::max()));
    }
}
