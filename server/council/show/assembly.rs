//! The day, the agenda and the Assembly, laws, and the election of the Prytanis, as they are seen.

use std::collections::BTreeMap;

use crate::command::MotionDraft;
use crate::content::Article;
use crate::content::{Measure, RoundKind};
use crate::cycle::vote;
use crate::decide::assembly as rules;
use crate::ids::FactionId;
use crate::sentences::{self};
use crate::state::{DayRound, Law, Motion, Proposal, State};
use crate::view::{AlternativeView, ArticleView};
use crate::view::{
    AssemblyView, DayView, LawView, MeasureKind, MotionState, MotionView, Phase, ProposalState,
    ProposalView, RoundState, RoundView,
};

use super::count;

pub(crate) fn day(state: &State) -> DayView {
    let begun = state.phase() != Phase::Lobby;
    DayView {
        rounds: state.day.rounds.iter().map(|row| round(state, row)).collect(),
        now: state.day.current().map(|row| row.id),
        next: begun.then(|| next_round(state)),
    }
}

fn round(state: &State, row: &DayRound) -> RoundView {
    RoundView {
        id: row.id,
        kind: row.kind,
        name: state.day.name(row),
        act: row.act,
        seconds: row.seconds,
        state: row.state,
        began_at: row.began.map(|at| at.0),
        ends_at: row.ends.map(|at| at.0),
        bell: row.bell,
    }
}

/// What Control begins when the round under way is over.
pub(crate) fn next_round(state: &State) -> String {
    begin_round(state, state.next_round())
}

/// "Begin Act 2: Action Round 3", "Open the Assembly: 4 motions".
pub(crate) fn begin_round(state: &State, kind: RoundKind) -> String {
    match kind {
        RoundKind::Action => {
            let number = state.round + 1;
            let act = state.day.planned_for(kind).map_or(0, |round| round.act);
            if act > state.act {
                format!("Begin Act {act}: Action Round {number}")
            } else {
                format!("Begin Action Round {number}")
            }
        }
        RoundKind::Diplomacy => "Begin the Diplomacy Round".into(),
        RoundKind::Assembly => match state.waiting_motions() {
            1 => "Open the Assembly: 1 motion".into(),
            many => format!("Open the Assembly: {many} motions"),
        },
    }
}

pub(crate) fn motion(state: &State, motion: &Motion) -> MotionView {
    MotionView {
        id: motion.id,
        title: motion.title.clone(),
        text: motion.text.clone(),
        changes: motion.changes.clone(),
        source: motion.source.clone(),
        by: motion.by.clone(),
        kind: kind(&motion.measure),
        effects: effects(state, motion),
        state: motion.state,
        verdict: motion.verdict.clone(),
    }
}

/// What happens when a motion passes, in sentences.
pub(crate) fn effects(state: &State, motion: &Motion) -> Vec<String> {
    sentences::effects(state, &motion.measure.effects(&motion.title, &motion.text))
}

pub(crate) fn kind(measure: &Measure) -> MeasureKind {
    match measure {
        Measure::Article { .. } => MeasureKind::Article,
        Measure::Law { .. } => MeasureKind::Law,
        Measure::Deed | Measure::Effects { .. } => MeasureKind::Deed,
    }
}

pub(crate) fn assembly(state: &State) -> Option<AssemblyView> {
    if state.phase() != Phase::Assembly {
        return None;
    }
    let many = |of: &dyn Fn(MotionState) -> bool| {
        count(state.agenda.iter().filter(|motion| of(motion.state)).count())
    };
    let before = state.motion.and_then(|id| state.motion(id));
    let open = before.filter(|motion| motion.is_open()).map(|motion| motion.id);
    Some(AssemblyView {
        motion: open,
        next: rules::next_motion(state).map(|motion| motion.id),
        last: before.filter(|motion| !motion.is_open()).map(|motion| motion.id),
        left: many(&|state| matches!(state, MotionState::Waiting | MotionState::Now)),
        adopted: many(&|state| state == MotionState::Adopted),
        rejected: many(&|state| state == MotionState::Rejected),
        needed: vote::words::passes_now(state),
    })
}

pub(crate) fn law(state: &State, law: &Law) -> LawView {
    LawView {
        id: law.id,
        title: law.title.clone(),
        text: law.text.clone(),
        obeyed: law.lever.as_ref().map(|lever| sentences::lever(state, lever)),
        ends: sentences::law_end(state, law.until),
        source: law.source.clone(),
    }
}

/// Which article or law is the reason, by what it decides.
pub(crate) fn reasons(state: &State) -> BTreeMap<String, String> {
    let others = [
        ("ties", state.reason_of_ties()),
        ("supremacy", state.reason_of_supremacy()),
        ("citizens", state.reason_of_citizens()),
    ];
    let others = others.into_iter().filter_map(|(key, reason)| Some((key.to_owned(), reason?)));
    state.reasons_of_rulings().into_iter().chain(others).collect()
}

/// What Control has not answered, or what an Archon proposed, by the numbers that they name it by.
pub(crate) fn proposals(state: &State, of: Option<&FactionId>) -> Vec<ProposalView> {
    let rows = state.proposals.iter().filter(|row| match of {
        Some(faction) => &row.by == faction,
        None => row.state == ProposalState::Waiting,
    });
    let id = |row: &Proposal| if of.is_some() { row.number } else { row.id };
    rows.map(|row| proposal(state, row, id(row))).collect()
}

fn proposal(state: &State, row: &Proposal, id: u32) -> ProposalView {
    let (title, text, changes, kind) = match &row.motion {
        MotionDraft::Alternative { article, alternative } => {
            let at = article.saturating_sub(1) as usize;
            let article = state.constitution.get(at);
            let text = article.and_then(|row| row.alternatives.get(*alternative as usize));
            let title = article.map_or(String::new(), |row| row.title.clone());
            let (text, changes) = text
                .map_or_else(Default::default, |text| (text.text.clone(), text.changes.clone()));
            (title, text, changes, MeasureKind::Article)
        }
        MotionDraft::Article { title, text, .. } => {
            (title.clone(), text.clone(), String::new(), MeasureKind::Article)
        }
        MotionDraft::Law { title, text, .. } => {
            (title.clone(), text.clone(), String::new(), MeasureKind::Law)
        }
        MotionDraft::Deed { title, text } => {
            (title.clone(), text.clone(), String::new(), MeasureKind::Deed)
        }
    };
    ProposalView {
        id,
        by: row.by.clone(),
        title,
        text,
        changes,
        kind,
        state: row.state,
        answer: row.answer.clone(),
        motion: row.motion.clone(),
    }
}

/// What the bell of the round says, for alarms: nothing while there is time.
pub(crate) fn bell(state: &State) -> Option<String> {
    use crate::view::Bell;
    let round = state.day.current().filter(|round| round.state == RoundState::Now)?;
    let name = state.day.name(round);
    match round.bell {
        Bell::Quiet => None,
        Bell::Warned => Some(format!("{name} ends soon.")),
        Bell::Over => Some(format!("The time of {name} is up.")),
    }
}

/// An article with the texts that may take its place.
pub(crate) fn article(state: &State, article: &Article) -> ArticleView {
    ArticleView {
        title: article.title.clone(),
        text: article.text.clone(),
        obeyed: article.lever.as_ref().map(|lever| sentences::lever(state, lever)),
        alternatives: article
            .alternatives
            .iter()
            .map(|row| AlternativeView { text: row.text.clone(), changes: row.changes.clone() })
            .collect(),
    }
}
