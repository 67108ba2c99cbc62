//! What a unit is to do next month and later, as lines (O-19, O-23, O-24).

use borsh::{BorshDeserialize, BorshSerialize};

/// A block of a later month.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Later {
    /// Whether it goes to the end of the queue when its month has come: it bore `@`.
    pub repeats: bool,
    /// Its lines, without TURN and ENDTURN.
    pub lines: Vec<String>,
}
