//! The sequence of play: stages, whose turn it is, clocks (T).

pub(crate) mod decide;
pub(crate) mod enter;

use crate::ids::Faction;
use crate::world::Fact;
use borsh::{BorshDeserialize, BorshSerialize};
use kit::Clock;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What is played now.
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The game has not begun.
    #[default]
    Lobby,
    /// Each chooses a statue (P-7).
    Statues,
    /// The last to choose sets the Compass (P-8).
    Order,
    /// The movement phase.
    Movement,
    /// Zeus is asked (Z-1).
    Zeus,
    /// Poseidon is asked for the Compass (T-4).
    Compass,
    /// The improvement phase.
    Improvement,
    /// Hexes sink.
    Sinking,
    /// Pops board the Lost Fleet.
    Boarding,
    /// The game is over.
    Over,
}

/// Where play stands.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Course {
    pub stage: Stage,
    /// The play order of the phase (T-2).
    pub order: Vec<Faction>,
    /// Whose turn it is in it.
    pub at: u32,
    /// Where all play at once: who has finished.
    pub done: BTreeSet<Faction>,
    /// Who decides alone.
    pub decider: Option<Faction>,
    /// How often he still may.
    pub left: u32,
    /// Another one with each stage and turn of a player: commands of the clock name it.
    pub step: u32,
    /// Battles so far.
    pub battles: u32,
    /// Another one with each thing that is asked in secret.
    pub question: u32,
    pub clock: Clock,
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the course
pub enum TableEvent {
    /// Something becomes so outside of any phase.
    Became { facts: Vec<Fact> },
    /// A stage begins, or the turn of a player in it.
    Entered {
        stage: Stage,
        order: Vec<Faction>,
        at: u32,
        decider: Option<Faction>,
        left: u32,
        seconds: Option<u32>,
    },
}
