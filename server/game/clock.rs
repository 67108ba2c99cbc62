//! Moments: on the table's own clock, and of the calendar. A game reads neither clock; it is told the
//! time, and says when it wants to be woken.

use serde::{Deserialize, Serialize};

/// Milliseconds on the table's own clock: 0 when the table was made, standing still while the table
/// is paused and while no server runs. Never goes back.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// This moment and `seconds` later.
    #[must_use]
    pub fn plus_seconds(self, seconds: u32) -> Self {
        Self(self.0.saturating_add(u64::from(seconds) * 1000))
    }
}

/// A moment of the calendar: milliseconds since 1970 UTC.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
)]
#[serde(transparent)]
pub struct UnixMillis(pub i64);

/// A moment at which the table's clock must act by itself. It does not come while the table is paused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alarm<C> {
    /// When, on the table's clock. A moment that has passed means at once.
    pub at: Millis,
    /// What the clock then commands, as [`Actor::Clock`](crate::Actor::Clock). The events it leads to
    /// must remove or move the alarm.
    pub command: C,
}

/// A moment of the calendar at which the table must act by itself, paused or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline<C> {
    /// When. A moment that has passed means at once.
    pub at: UnixMillis,
    /// As in [`Alarm`].
    pub command: C,
}
