//! The draws of chance that an entry rests on, as the journal keeps them.

use serde::{Deserialize, Serialize};

/// The draws that a command made, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draws {
    /// The number of the first one; the others follow it without gaps.
    pub first: u64,
    /// The digest of the entropy that they were made with; none where they do not come from a seed that
    /// the table is committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entropy: Option<String>,
    /// How many sides each had, and what came.
    pub rolls: Vec<(u32, u32)>,
}

impl Draws {
    /// The number of the last one.
    #[must_use]
    pub fn last(&self) -> u64 {
        self.first.saturating_sub(1).saturating_add(self.rolls.len() as u64)
    }

    /// Each draw: its number, its sides, and what came.
    pub fn each(&self) -> impl Iterator<Item = (u64, u32, u32)> {
        (self.first..).zip(&self.rolls).map(|(number, (sides, value))| (number, *sides, *value))
    }
}
