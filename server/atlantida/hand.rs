//! From whose hands choices come, and the vaults that they lie in.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::ids::Faction;

/// From whose hand a choice came.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The seat's own.
    #[default]
    Own,
    /// Control's, in its place.
    Control,
    /// The steward's.
    Steward,
}

pub(crate) type Sealed<T> = kit::Sealed<Faction, T, Hand>;
pub(crate) type Opened<T> = kit::Opened<Faction, T, Hand>;
pub(crate) type Reveal = kit::Reveal<Faction, Hand>;
