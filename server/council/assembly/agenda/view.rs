//! The agenda as everybody sees it, and proposals as their Archon and Control do.

use game::{Text, text};

use serde::{Deserialize, Serialize};

use crate::assembly::agenda::{
    DraftWords, Motion, MotionDraft, MotionState, Proposal, ProposalState, rules,
};
use crate::content::Measure;
use crate::cycle::outcome::words as outcome;
use crate::cycle::vote::words::verdict;
use crate::ids::FactionId;
use crate::state::State;

/// A motion on the agenda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct MotionView {
    /// Its number.
    pub id: u32,
    /// Title.
    pub title: String,
    /// Draft text.
    pub text: String,
    /// What it would change, in plain words; may be empty.
    pub changes: Text,
    /// How it came to the agenda: a card's title, "Control", "the Medes".
    pub source: Text,
    /// Whose motion it is, if an Archon proposed it.
    pub by: Option<FactionId>,
    /// What becomes of it when it passes.
    pub kind: MeasureKind,
    /// What happens when it passes, in sentences.
    pub effects: Vec<Text>,
    /// How far it is.
    pub state: MotionState,
    /// How its vote ended, in a sentence.
    pub verdict: Option<Text>,
}

/// What becomes of a motion that passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum MeasureKind {
    /// An article of the constitution.
    Article,
    /// A law.
    Law,
    /// Something happens.
    Deed,
}

/// A motion that an Archon proposes. Only that Archon and Control see it before it is admitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ProposalView {
    /// Its number: for the Archon among their own, for Control among all (N-1).
    pub id: u32,
    /// Whose.
    pub by: FactionId,
    /// Title.
    pub title: String,
    /// Text.
    pub text: String,
    /// What it would change; may be empty.
    pub changes: Text,
    /// What would become of it.
    pub kind: MeasureKind,
    /// How far it is.
    pub state: ProposalState,
    /// Why it was declined.
    pub answer: Option<Text>,
    /// Why it cannot be admitted as it is, while it waits.
    pub amiss: Option<Text>,
    /// What was proposed, as Control sends it back to admit it changed.
    pub motion: MotionDraft,
}

pub(crate) fn motion(state: &State, motion: &Motion) -> MotionView {
    MotionView {
        id: motion.id,
        title: motion.title.clone(),
        text: motion.text.clone(),
        changes: motion.changes.clone(),
        source: state.origin(&motion.source),
        by: motion.by.clone(),
        kind: kind(&motion.measure),
        effects: effects(state, motion),
        state: motion.state,
        verdict: motion.verdict.as_ref().map(|ended| verdict(state, ended)),
    }
}

/// What happens when a motion passes, in sentences.
pub(crate) fn effects(state: &State, motion: &Motion) -> Vec<Text> {
    outcome::effects(state, &motion.measure.effects(&motion.title, &motion.text))
}

pub(crate) fn kind(measure: &Measure) -> MeasureKind {
    match measure {
        Measure::Article { .. } => MeasureKind::Article,
        Measure::Law { .. } => MeasureKind::Law,
        Measure::Deed | Measure::Effects { .. } => MeasureKind::Deed,
    }
}

/// What Control has not answered, or what an Archon proposed, by the numbers that they name it by.
pub(crate) fn proposals(state: &State, of: Option<&FactionId>) -> Vec<ProposalView> {
    let rows = state.assembly.proposals.iter().filter(|row| match of {
        Some(faction) => &row.by == faction,
        None => row.state == ProposalState::Waiting,
    });
    let id = |row: &Proposal| if of.is_some() { row.number } else { row.id };
    rows.map(|row| proposal(state, row, id(row))).collect()
}

fn proposal(state: &State, row: &Proposal, id: u32) -> ProposalView {
    let DraftWords { title, text, changes } = row.words.clone();
    let waits = row.state == ProposalState::Waiting;
    ProposalView {
        id,
        by: row.by.clone(),
        title,
        text,
        changes,
        kind: match row.motion {
            MotionDraft::Alternative { .. } | MotionDraft::Article { .. } => MeasureKind::Article,
            MotionDraft::Law { .. } => MeasureKind::Law,
            MotionDraft::Deed { .. } => MeasureKind::Deed,
        },
        state: row.state,
        answer: row.answer.clone(),
        amiss: (waits && rules::misses_its_article(state, &row.motion))
            .then(|| text!("agenda-the-article-that-it-was")),
        motion: row.motion.clone(),
    }
}
