//! What a decision will do, shown before it happens (C-19, A-6).

use serde::{Deserialize, Serialize};

use crate::command::Revision;
use crate::event::Change;
use crate::ids::{CardId, FactionId};
use crate::view::DocketState;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum OutcomeCommand {
    /// Names the faction that an effect strikes (Prytanis or Control, as the card says).
    ChooseTarget {
        /// The view's `step_number`.
        step: u32,
        /// The change's place in the outcome, from 0.
        change: u32,
        /// Whom it strikes.
        faction: FactionId,
    },
    /// Changes one line of the outcome before it happens (Control, C-19).
    ReviseOutcome {
        /// The view's `step_number`.
        step: u32,
        /// The change's place in the outcome, from 0.
        change: u32,
        /// What becomes of it.
        to: Revision,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Ticks or unticks something to do by hand (Control, A-6).
    TickTask {
        /// Its number.
        task: u32,
        /// Whether it is done.
        done: bool,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum OutcomeEvent {
    /// It is known what will happen (C-19).
    OutcomeDrawnUp { card: CardId, option: Option<usize>, changes: Vec<Change> },
    /// It is known what the adoption of a motion will do.
    MotionDrawnUp { motion: u32, changes: Vec<Change> },
    /// It was named whom a change strikes.
    TargetChosen { change: usize, faction: FactionId },
    /// Control changed a line of the outcome.
    OutcomeRevised { change: usize, to: Revision, reason: String },
    /// The outcome happened.
    OutcomeHappened,
    /// An event is settled.
    EventSettled { card: CardId, state: DocketState },
    /// Something to do by hand was ticked or unticked.
    TaskTicked { task: u32, done: bool },
}
