//! Units and the groups that they make.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

/// Units of one player in one place.
#[derive(
    BorshSerialize,
    BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[serde(default)]
pub struct Units {
    /// PopMarkers.
    pub pops: u32,
    /// Leaders.
    pub leaders: u32,
    /// Leaders of these that have moved in this turn (M-1).
    #[serde(skip_serializing_if = "is_none")]
    pub moved: u32,
    /// Pops of these that a leader brought in this phase (M-6).
    #[serde(skip_serializing_if = "is_none")]
    pub brought: u32,
    /// Pops of those that have fought as attackers since (M-6, Y-8).
    #[serde(skip_serializing_if = "is_none")]
    pub fought: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
fn is_none(it: &u32) -> bool {
    *it == 0
}

impl Units {
    /// So many pops and nobody else.
    #[must_use]
    pub fn pops(pops: u32) -> Self {
        Self { pops, ..Self::default() }
    }

    /// Whether nobody is there.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.pops == 0 && self.leaders == 0
    }

    /// Leaders that may still move.
    #[must_use]
    pub fn unmoved(self) -> u32 {
        self.leaders.saturating_sub(self.moved)
    }

    /// These pops as they die: those that were brought first (M-6).
    #[must_use]
    pub fn dying(self, pops: u32) -> Self {
        let pops = pops.min(self.pops);
        let brought = pops.min(self.brought);
        Self { pops, brought, fought: brought.min(self.fought), ..Self::default() }
    }

    /// These pops as they are led away: those that were not brought first.
    #[must_use]
    pub fn led(self, pops: u32) -> Self {
        let pops = pops.min(self.pops);
        let brought = pops.saturating_sub(self.pops - self.brought.min(self.pops));
        Self { pops, brought, ..Self::default() }
    }

    pub(crate) fn add(&mut self, more: Self) {
        self.pops += more.pops;
        self.leaders += more.leaders;
        self.moved += more.moved;
        self.brought += more.brought;
        self.fought += more.fought;
    }

    pub(crate) fn take(&mut self, less: Self) {
        self.pops = self.pops.saturating_sub(less.pops);
        self.leaders = self.leaders.saturating_sub(less.leaders);
        self.moved = self.moved.saturating_sub(less.moved).min(self.leaders);
        self.brought = self.brought.saturating_sub(less.brought).min(self.pops);
        self.fought = self.fought.saturating_sub(less.fought).min(self.brought);
    }
}

/// All units of a player in a hex (E-1).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// Who they are.
    pub units: Units,
    /// Whether they are at the main site; else they are in the surroundings.
    pub at_site: bool,
}
