//! The day: rounds that follow one another, each with its length. Planned in `scenario.toml`, changed by
//! Control as the day runs late.

use serde::{Deserialize, Serialize};

/// The most rounds of a plan.
pub const ROUNDS: usize = 60;
/// The longest round in minutes.
pub const MINUTES: u32 = 480;

/// A planned round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// What sort of round it is.
    pub round: RoundKind,
    /// The Act that it belongs to, 1 to 3; never less than that of the round before.
    pub act: u32,
    /// Its length in minutes, 1 to 480; 0 for a round without a clock.
    #[serde(default)]
    pub minutes: u32,
}

/// What sort of round it is.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    /// The council sits, cycle after cycle.
    Action,
    /// The Archons are away with their factions (C-1).
    Diplomacy,
    /// The whole room debates and votes on the agenda.
    Assembly,
}
