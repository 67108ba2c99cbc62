//! The list of speakers and the floor, in the council and on a motion of the Assembly (C-9). An
//! article may let the Prytanis give the floor.
//!
//! To read on: `rules`, then `shown`.

pub(crate) mod rules;
pub(crate) mod shown;

use std::collections::BTreeMap;

use game::Millis;
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
    /// article says so). Whoever has it may give it back.
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
    /// Since when whoever speaks has the floor.
    pub since: Option<Millis>,
    pub speakers: Vec<FactionId>,
    /// How long each has spoken in the day, and how often.
    pub spoken: BTreeMap<FactionId, Spoken>,
}

/// How long somebody has spoken.
#[derive(
    borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
pub(crate) struct Spoken {
    /// Milliseconds on the table's clock, without the speech under way.
    pub millis: u64,
    /// How often the floor was given to it.
    pub times: u32,
}

impl Floor {
    /// The floor goes to somebody, or to nobody, at this moment.
    pub(crate) fn give(&mut self, to: Option<FactionId>, at: Millis) {
        if let (Some(from), Some(since)) = (self.speaking.take(), self.since.take()) {
            self.spoken.entry(from).or_default().millis += at.0.saturating_sub(since.0);
        }
        if let Some(to) = to {
            self.spoken.entry(to.clone()).or_default().times += 1;
            (self.speaking, self.since) = (Some(to), Some(at));
        }
    }

    /// The debate is over: nobody speaks, and nobody asks to.
    pub(crate) fn close(&mut self, at: Millis) {
        self.give(None, at);
        self.speakers.clear();
    }

    /// The game went back to what was so this many milliseconds ago: who spoke then goes on.
    pub(crate) fn stood(&mut self, millis: u64) {
        if let Some(since) = &mut self.since {
            since.0 = since.0.saturating_add(millis);
        }
    }
}
