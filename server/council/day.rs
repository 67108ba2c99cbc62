//! The day: Acts, its rounds and their clocks, the Diplomacy Round (C-1, A-1).

use serde::{Deserialize, Serialize};

use crate::content::{Round, RoundKind};
use crate::view::Phase;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DayCommand {
    /// Calls the Diplomacy Round: play halts at the end of the phase (Control, C-1).
    CallDiplomacy,
    /// Takes the call back (Control).
    CancelDiplomacy,
    /// Begins the next Act (Control, A-1, C-6).
    AdvanceAct {
        /// The Act that begins.
        act: u32,
    },
    /// Begins a round of this sort, between two rounds or in an Assembly (Control). What is planned
    /// before the next one of this sort, up to the next Action Round, is left out; without one it is put
    /// in.
    BeginRound {
        /// The view's `step_number`.
        step: u32,
        /// What sort.
        round: RoundKind,
    },
    /// Plans the rest of the day: these rounds follow the one under way (Control).
    ChangePlan {
        /// At most 60.
        rounds: Vec<Round>,
    },
    /// Sets the remaining time of the round under way (Control).
    SetRound {
        /// The round's `id`.
        round: u32,
        /// Seconds from now, at most 28800; none for no clock.
        seconds: Option<u32>,
    },
    /// The warning before the end of a round, and its end (the clock alone).
    RingBell {
        /// The round's `id`.
        round: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum DayEvent {
    /// An Action Round began.
    RoundBegan { round: u32 },
    /// The Diplomacy Round is called (C-1).
    DiplomacyCalled,
    /// The call was taken back.
    DiplomacyCancelled,
    /// The Archons leave; play resumes with this phase.
    DiplomacyBegan { resume: Phase },
    /// The rest of the day was planned anew.
    PlanChanged { rounds: Vec<Round> },
    /// The clock of the round was set.
    RoundSet { seconds: Option<u32> },
    /// The end of a round is near.
    RoundWarned { round: u32 },
    /// The time of a round is up.
    RoundRanOut { round: u32 },
    /// An Act began.
    ActBegan { act: u32 },
}
