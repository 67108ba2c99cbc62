//! The score sheet and the winner (S-22, S-23, S-27, S-29).

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, ObjectiveId};

pub(crate) mod apply;
pub(crate) mod decide;
pub(crate) mod flow;
pub(crate) mod offers;
pub(crate) mod rules;
pub(crate) mod told;
pub mod view;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ScoreCommand {
    /// Fights and settles everything to the score sheet at once; nobody buys Tyche, Heroes are spared,
    /// dice that are to be shared go by lot (Control).
    SkipToScore {
        /// The view's `step_number`.
        step: u32,
    },
    /// Names the winner of a tied stasis, or of one that was fought out at the table (Control, S-27).
    NameWinner {
        /// The view's `step_number`.
        step: u32,
        /// Who wins; nobody with `null`.
        faction: Option<FactionId>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum ScoreEvent {
    /// The score sheet is drawn up (S-22 to S-29).
    Scored,
    /// Control named the winner (S-27).
    WinnerNamed { faction: Option<FactionId> },
}

/// A faction's score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ScoreRow {
    /// Whose.
    pub faction: FactionId,
    /// Its Victory Points: the lines add up to it.
    pub total: i32,
    /// Every Victory Point, and what gave none, with its rule.
    pub lines: Vec<ScoreLine>,
}

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ScoreLine {
    /// The objective, where it is one's.
    pub objective: Option<ObjectiveId>,
    /// In a few words: "Stadium", "All of the Inner Ring, doubled".
    pub text: String,
    /// Victory Points, 0 or more.
    pub points: i32,
    /// The number of its rule.
    pub rule: String,
}

/// A score sheet and who won.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    pub rows: Vec<ScoreRow>,
    pub tied: Vec<FactionId>,
    pub winner: Option<FactionId>,
    pub sentence: String,
    pub rule: &'static str,
}
