//! The horse race: concealed Horses, all shown at once (C-10 to C-12). The one who shows the most
//! gains the Stasis number as support for the cycle.
//!
//! To read on: `rules`, `decide`, then `shown`.

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod shown;

use kit::Seal;
use serde::{Deserialize, Serialize};

use crate::control::seats::{Hand, Reveal};
use crate::ids::FactionId;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum RaceCommand {
    /// Conceals Horses; may be changed until the reveal (Archon, C-10).
    LockBid {
        /// The cycle.
        cycle: u32,
        /// 0 to the faction's Horses.
        horses: u32,
        /// What the device seals it with, under the seat's `seal.question`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "types",
            ts(optional, type = "{ commitment: string, nonce: string }")
        )]
        seal: Option<Seal>,
    },
    /// Bids counted by hand in the room: reveals them at once (Control).
    EnterBids {
        /// The cycle.
        cycle: u32,
        /// Factions left out keep what they locked, or 0.
        bids: Vec<(FactionId, u32)>,
    },
    /// Names the winner of a tied race, nobody with `null` (Control, C-11).
    PickWinner {
        /// The cycle.
        cycle: u32,
        /// One of the tied.
        faction: Option<FactionId>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum RaceEvent {
    /// Horses were concealed (C-10).
    BidLocked {
        faction: FactionId,
        horses: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// The race was run (C-11).
    RaceRevealed {
        bids: Vec<(FactionId, u32)>,
        winners: Vec<FactionId>,
        tied: Vec<FactionId>,
        bonus: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        untold: Vec<(FactionId, Hand)>,
        /// Whether the Horses that were shown are spent; older journals do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent: Option<bool>,
    },
    /// Control decided a tied race.
    WinnerPicked { faction: Option<FactionId> },
}

/// A race that was run.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Race {
    pub bids: Vec<(FactionId, u32)>,
    pub winners: Vec<FactionId>,
    pub tied: Vec<FactionId>,
    pub bonus: u32,
    pub reveal: Reveal,
    /// The supports by which it gave its bonus, by their numbers.
    pub supports: Vec<u32>,
}

/// The race that was run last.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Track {
    pub race: Option<Race>,
}
