//! The score sheet as everybody sees it (S-22 to S-29, S-34).

use game::Text;
use serde::Serialize;

use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::score::{Score, Source, Tally, words};
use crate::state::State;

/// The score sheet (S-22 to S-29, S-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ScoreView {
    /// Every faction, the most Victory Points first.
    pub rows: Vec<ScoreRow>,
    /// Who is tied for the most; empty when one leads alone.
    pub tied: Vec<FactionId>,
    /// Who wins.
    pub winner: Option<FactionId>,
    /// Why, in a sentence.
    pub sentence: Text,
    /// The number of the rule that decided.
    pub rule: String,
}

/// A faction's score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ScoreLine {
    /// The objective, where it is one's.
    pub objective: Option<ObjectiveId>,
    /// In a few words: "Stadium", "All of the Inner Ring, doubled".
    pub text: Text,
    /// Victory Points; below 0 only where Control took some.
    pub points: i32,
    /// The number of its rule.
    pub rule: String,
}

pub(crate) fn score_view(state: &State, score: &Score) -> ScoreView {
    ScoreView {
        rows: score.rows.iter().map(|tally| row(state, tally)).collect(),
        tied: score.tied.clone(),
        winner: score.winner.clone(),
        sentence: words::sentence(state, score),
        rule: words::rule(score).into(),
    }
}

fn row(state: &State, tally: &Tally) -> ScoreRow {
    let lines = tally.lines.iter().map(|(source, points)| line(state, source, *points));
    ScoreRow { faction: tally.faction.clone(), total: tally.total, lines: lines.collect() }
}

fn line(state: &State, source: &Source, points: i32) -> ScoreLine {
    let (text, rule) = words::source(state, source);
    let objective = match source {
        Source::Place(id) | Source::Colossus(id) | Source::Bonus(id) => Some(id.clone()),
        Source::Military { at, .. } => Some(at.clone()),
        Source::Whole(_) | Source::Control(_) => None,
    };
    ScoreLine { objective, text, points, rule: rule.into() }
}
