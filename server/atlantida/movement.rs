//! The movement phase up to a battle: Hermes, summoning, shifting, and the moves of leaders (M, U, E-1 to E-6).
//!
//! To read on: `reach`, then `decide`.

pub(crate) mod decide;
pub(crate) mod reach;

use serde::{Deserialize, Serialize};

use crate::ids::{Faction, Place, Stock};

/// What may be tried out here; all of it is draft (T-9).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum MovementCommand {
    /// The Statue of Hermes takes (Z-6).
    TakeByHermes {
        /// Gold, stone, wood or arms.
        stock: Stock,
    },
    /// Brings units to the home city, all at once (U-1).
    Summon {
        /// From where, and whom.
        units: Vec<Called>,
    },
    /// Shifts pops between the city and the Theatre (M-5); in the Production step too.
    Shift {
        /// From the city, or from the Theatre.
        from: Place,
        /// How many.
        pops: u32,
    },
    /// Moves a leader (M-1).
    Move {
        /// With whom, and to where.
        #[serde(flatten)]
        order: Order,
    },
}

/// Units that are summoned from a place.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Called {
    pub from: Place,
    pub pops: u32,
    pub leaders: u32,
}

/// A leader's move.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Order {
    /// Where the leader stands.
    pub from: Place,
    /// Pops of its own place that it takes along.
    pub pops: u32,
    /// Pops of the other of city and Theatre (M-5).
    #[serde(default)]
    pub also: u32,
    /// Over land, or over sea (M-11).
    #[serde(default)]
    pub way: Way,
    /// Where it goes.
    pub to: Target,
    /// Into the surroundings, or to the main site.
    #[serde(default)]
    pub how: How,
}

/// How a leader goes.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Way {
    #[default]
    Land,
    Sea,
}

/// What a leader does where it comes to (E-2, E-3).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum How {
    Enter,
    #[default]
    Invade,
}

/// Where a move ends (M-10).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A place.
    Place(Place),
    /// The city of another, for plunder (Y-1).
    City(Faction),
}
