//! The list of speakers and the floor, in the council and on a motion of the Assembly (C-9). An
//! article may let the Prytanis give the floor.
//!
//! To read on: `rules`, then `shown`.

pub(crate) mod rules;
pub(crate) mod shown;

use serde::{Deserialize, Serialize};

use crate::ids::FactionId;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DebateCommand {
    /// Asks to speak (Archon, C-9).
    RaiseHand,
    /// No longer asks to speak (Archon; Control for a seat).
    LowerHand,
    /// Gives the floor to somebody, or takes it back with `null` (Control, or the Prytanis where an
    /// article says so).
    GiveFloor {
        /// To whom.
        faction: Option<FactionId>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum DebateEvent {
    /// Somebody asks to speak.
    HandRaised { faction: FactionId },
    /// Somebody no longer asks to speak.
    HandLowered { faction: FactionId },
    /// Somebody has the floor, or nobody any more.
    FloorGiven { faction: Option<FactionId> },
}

/// Who speaks, and who asked to, in order.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Floor {
    pub speaking: Option<FactionId>,
    pub speakers: Vec<FactionId>,
}
