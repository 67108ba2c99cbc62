//! The score sheet as everybody sees it (S-22 to S-29, S-34).

use serde::Serialize;

use crate::ids::FactionId;
use crate::stasis::score::{Score, ScoreRow};

/// The score sheet (S-22 to S-29, S-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ScoreView {
    /// Every faction, the most Victory Points first.
    pub rows: Vec<ScoreRow>,
    /// Who is tied for the most; empty when one leads alone.
    pub tied: Vec<FactionId>,
    /// Who wins.
    pub winner: Option<FactionId>,
    /// Why, in a sentence.
    pub sentence: String,
    /// The number of the rule that decided.
    pub rule: String,
}

pub(crate) fn score(score: &Score) -> ScoreView {
    ScoreView {
        rows: score.rows.clone(),
        tied: score.tied.clone(),
        winner: score.winner.clone(),
        sentence: score.sentence.clone(),
        rule: score.rule.into(),
    }
}
