//! The race, and victory points (V).

pub(crate) mod decide;

use crate::ids::Faction;
use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

/// How the game was won.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum WonBy {
    /// The whole people is on the continent (V-2).
    Race,
    /// Points (V-6).
    Points,
    /// Advances, as nobody has a pop on the continent (V-7).
    Advances,
    /// All others gave up (G-21).
    Left,
}

/// The end of the game.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Ended {
    /// How it was won.
    pub by: WonBy,
    /// All players, the best first.
    pub places: Vec<PlaceOf>,
}

/// A player at the end.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct PlaceOf {
    pub faction: Faction,
    /// From 1; who is tied shares it.
    pub place: u32,
    pub continent: u32,
    pub hades: u32,
    /// V-6.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub points: i64,
    pub advances: u32,
    /// For the records (V-9); none where two played and one gave up.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub record: Option<i64>,
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ScoreEvent {
    /// The game is over.
    Won {
        /// How it ended.
        result: Ended,
    },
}
