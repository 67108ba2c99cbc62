//! What a player has done in the phase under way: it is gone when the phase is over.

use std::collections::{BTreeMap, BTreeSet};

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use super::units::Units;
use crate::ids::{HexId, Place, Square};

/// The steps of the improvement phase (T-1).
#[derive(
    BorshSerialize,
    BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Step {
    #[default]
    Hunting,
    Production,
    Development,
    Craft,
    Building,
    Feeding,
    Reaction,
    Shipping,
}

impl Step {
    /// The one after it; none after the last.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        match self {
            Self::Hunting => Some(Self::Production),
            Self::Production => Some(Self::Development),
            Self::Development => Some(Self::Craft),
            Self::Craft => Some(Self::Building),
            Self::Building => Some(Self::Feeding),
            Self::Feeding => Some(Self::Reaction),
            Self::Reaction => Some(Self::Shipping),
            Self::Shipping => None,
        }
    }

    /// Its word, of which its messages are made.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Hunting => "hunting",
            Self::Production => "production",
            Self::Development => "development",
            Self::Craft => "craft",
            Self::Building => "building",
            Self::Feeding => "feeding",
            Self::Reaction => "reaction",
            Self::Shipping => "shipping",
        }
    }
}

/// What was done.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Phase {
    /// The step of the improvement phase.
    pub step: Step,
    /// What was used, each once.
    pub used: BTreeSet<Used>,
    /// Whether a leader has moved (U-5).
    pub has_moved: bool,
    /// Whether units were placed and all was produced.
    pub placed: bool,
    /// Units at buildings, by the square furthest north and west; the rest is on open ground.
    pub at: BTreeMap<Square, Units>,
    /// Pops that may still build or forge (B-2).
    pub builders: u32,
    /// Whether builders stand on open ground, as there was no Housing (B-9).
    pub homeless: bool,
    /// Leaders who came in this phase, by their places (D-15).
    pub new_leaders: BTreeMap<Place, u32>,
    /// Food as it was counted (F-1).
    pub food: Option<Food>,
    /// Pops that must still die, where the owner says.
    pub owes: u32,
    /// Pops that were added.
    pub grown: u32,
    /// Whether the turn's event was met.
    pub reacted: bool,
    /// The gold of an offer or a bid, set aside.
    pub offer: Option<u32>,
    /// What may still be shipped (G-23).
    pub ships: u32,
    /// What Europa may still send.
    pub europa: u32,
    /// Whether one statue of several is to be kept, as Hera was lost (Z-9).
    pub keeps: bool,
}

/// Something that is used once a phase.
#[derive(
    BorshSerialize,
    BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Used {
    HermesTook,
    Summoning,
    Shifting,
    Agora,
    Theatre,
    Hecate,
    Persephone,
    Forge,
    Fleet,
    Shipyard,
    Gaia,
    Growth,
}

/// A line of the food balance (F-2).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum FoodPart {
    EmptySquares,
    Farms,
    Workers,
    Demeter,
    Poseidon,
    ClothMaking,
    Prairie(HexId),
}

/// How much a part feeds.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct FoodLine {
    /// Which part.
    pub part: FoodPart,
    /// How many of what gives it: squares, Farms, workers, pops.
    pub of: u32,
    /// How much food.
    pub food: u32,
}

/// The food of a turn (F-1).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Food {
    /// Its parts, those of nothing left out.
    pub lines: Vec<FoodLine>,
    /// Their sum.
    pub food: u32,
    /// Pops on the island that eat.
    pub pops: u32,
}

impl Food {
    /// Food less pops (F-5).
    #[must_use]
    pub fn excess(&self) -> i64 {
        i64::from(self.food) - i64::from(self.pops)
    }
}
