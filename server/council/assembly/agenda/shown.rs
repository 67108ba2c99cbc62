//! Proposals and the agenda on screens and in the log.

use game::{Name, Text, text};
use serde::{Deserialize, Serialize};

use crate::assembly::agenda::{
    AgendaEvent, DraftWords, Motion, MotionDraft, MotionState, Proposal, ProposalState, rules,
};
use crate::content::Measure;
use crate::cycle::outcome::shown as outcome;
use crate::cycle::vote::words::verdict;
use crate::event::Event;
use crate::ids::FactionId;
use crate::log::{LogKind, NewLine, line};
use crate::state::State;
use crate::words::commas;

// The agenda as everybody sees it, and proposals as their Archon and Control do.

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

// Lines on proposals and the agenda.

fn title(state: &State, id: u32) -> &str {
    state.motion(id).map_or("", |motion| &motion.title)
}

/// Lines that speak of what is about to go.
pub(crate) fn before(state: &State, event: &AgendaEvent) -> Option<NewLine> {
    let text = match event {
        AgendaEvent::MotionStruck { motion, reason } => {
            text!(
                "agenda-control-takes-off-the-agenda",
                motion = title(state, *motion),
                reason = reason
            )
        }
        AgendaEvent::MotionAmended { motion, title: new, reason, .. } => {
            let old = title(state, *motion);
            let name = if old == new {
                text!("agenda-quoted-old", old = old)
            } else {
                text!("agenda-now", old = old, new = new)
            };
            text!("agenda-control-rewords", name = name, reason = reason)
        }
        AgendaEvent::MotionSplit { motion, parts } => {
            let parts =
                commas(parts.iter().map(|part| text!("agenda-quoted", title = &part.title)));
            text!("agenda-control-splits-into", motion = title(state, *motion), parts = parts)
        }
        AgendaEvent::MotionAdded { .. }
        | AgendaEvent::MotionProposed { .. }
        | AgendaEvent::ProposalWithdrawn { .. }
        | AgendaEvent::ProposalAdmitted { .. }
        | AgendaEvent::ProposalDeclined { .. }
        | AgendaEvent::MotionMoved { .. }
        | AgendaEvent::MotionPostponed { .. } => return None,
    };
    Some(line(LogKind::Control, text))
}

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &AgendaEvent) -> Option<NewLine> {
    let kind = LogKind::Control;
    Some(match event {
        AgendaEvent::MotionAdded { title, by: None, .. } => {
            line(kind, text!("agenda-control-puts-on-the-agenda", title = title))
        }
        AgendaEvent::MotionAdded { title, by: Some(by), .. } => {
            let text = text!(
                "agenda-moved-by-joins-the-agenda",
                title = title,
                who = Name::of(state.name(by))
            );
            line(LogKind::Council, text).about([by])
        }
        // A proposal is between the Archon and Control until it is admitted.
        AgendaEvent::MotionProposed { faction, .. } => {
            let text = text!("agenda-propose-a-motion", who = Name::of(state.name(faction)));
            line(LogKind::Council, text).about([faction]).for_control()
        }
        AgendaEvent::ProposalDeclined { proposal, reason } => {
            let row = state.assembly.proposals.iter().find(|row| row.id == *proposal)?;
            let text = text!(
                "agenda-control-declines-a-motion-of",
                who = Name::of(state.name(&row.by)),
                reason = reason
            );
            line(kind, text).about([&row.by]).for_control()
        }
        AgendaEvent::MotionMoved { motion, to } => line(
            kind,
            text!("agenda-control-moves-to-place", motion = title(state, *motion), what = to + 1),
        ),
        AgendaEvent::MotionPostponed { motion, postponed: true } => {
            line(kind, text!("agenda-is-put-off-to-another", motion = title(state, *motion)))
        }
        AgendaEvent::MotionPostponed { motion, postponed: false } => {
            line(kind, text!("agenda-waits-in-this-assembly-again", motion = title(state, *motion)))
        }
        AgendaEvent::ProposalWithdrawn { .. }
        | AgendaEvent::ProposalAdmitted { .. }
        | AgendaEvent::MotionAmended { .. }
        | AgendaEvent::MotionSplit { .. }
        | AgendaEvent::MotionStruck { .. } => return None,
    })
}

/// The proposals that wait for Control's answer.
pub(crate) fn waiting(state: &State) -> Vec<u32> {
    let proposals = state.assembly.proposals.iter();
    proposals.filter(|row| row.state == ProposalState::Waiting).map(|row| row.id).collect()
}

/// Proposals that fell because of what happened. Control is told, and nobody else: the room does not know
/// of them.
pub(crate) fn overtaken(state: &State, event: &Event, waited: &[u32]) -> Vec<NewLine> {
    let declined =
        |row: &&Proposal| row.state == ProposalState::Declined && waited.contains(&row.id);
    let by_control = matches!(event, Event::Agenda(AgendaEvent::ProposalDeclined { .. }));
    let rows = state.assembly.proposals.iter().filter(|row| !by_control && declined(row));
    let told = rows.map(|row| {
        let (name, title) = (state.name(&row.by), &row.words.title);
        let why = row.answer.clone().unwrap_or_default();
        let text =
            text!("agenda-the-motion-of-on-falls", name = Name::of(name), title = title, why = why);
        line(LogKind::Control, text).about([&row.by]).for_control()
    });
    told.collect()
}
