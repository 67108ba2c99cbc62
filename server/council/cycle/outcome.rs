//! What a decision will do: shown, changed where Control says so, and made true (C-19); what the
//! program cannot do is left to Control by hand.
//!
//! To read on: `rules`, `decide`, `shown`, then `told`.

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod shown;
pub(crate) mod told;

use serde::{Deserialize, Serialize};

use game::Text;

use crate::content::Effect;
use crate::cycle::events::DocketState;
use crate::ids::{CardId, FactionId};
use crate::origin::Origin;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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

/// What becomes of a line of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Revision {
    /// It happens with this amount.
    Amount(i32),
    /// It does not happen.
    Struck,
    /// It happens as the card says.
    Printed,
}

/// One change of an outcome: an effect and whom it strikes.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub struct Change {
    /// What the card says.
    pub effect: Effect,
    /// Whom it strikes, in seat order.
    pub factions: Vec<FactionId>,
    /// Who is still to name whom it strikes.
    pub chooser: Option<Chooser>,
    /// Control's amount in place of the card's.
    pub amount: Option<i32>,
    /// Why Control changed it.
    pub revised: Option<String>,
    /// Whether Control struck it out.
    pub struck: bool,
}

impl Change {
    /// The amount that will be applied, where the effect has one.
    #[must_use]
    pub fn by(&self) -> Option<i32> {
        let printed = match &self.effect {
            Effect::Change { by, .. } | Effect::Stasis { by } | Effect::Wrath { by } => Some(*by),
            Effect::Support { by, .. } => Some(i32::try_from(*by).unwrap_or(i32::MAX)),
            Effect::Exile { .. }
            | Effect::Recall { .. }
            | Effect::Enfranchise { .. }
            | Effect::Disenfranchise { .. }
            | Effect::Supremacy { .. }
            | Effect::Motion { .. }
            | Effect::Article { .. }
            | Effect::Law { .. }
            | Effect::Task { .. } => None,
        };
        printed.map(|by| self.amount.unwrap_or(by))
    }
}

/// Who names a target.
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Chooser {
    Prytanis,
    Control,
}

/// What is about to happen.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Outcome {
    pub of: OutcomeOf,
    pub changes: Vec<Change>,
}

/// What brings an outcome about.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum OutcomeOf {
    /// An event: the option that passed, or none for its default.
    Event { card: CardId, option: Option<usize> },
    /// A motion that was adopted.
    Motion(u32),
}

/// Something for Control to do by hand.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Task {
    pub id: u32,
    pub text: Text,
    pub source: Origin,
    pub done: bool,
}

/// What is about to happen, and what is left to be done by hand.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Happening {
    pub outcome: Option<Outcome>,
    pub tasks: Vec<Task>,
}
