//! The day, the agenda and the Assembly, laws, and the election of the Prytanis, as they are seen.

use std::collections::BTreeMap;

use crate::command::MotionDraft;
use crate::content::{Measure, RoundKind};
use crate::decide::assembly as rules;
use crate::figures;
use crate::ids::FactionId;
use crate::sentences::{self, by};
use crate::state::{DayRound, Election, Law, Motion, Proposal, State};
use crate::view::{
    AssemblyView, DayView, ElectionPick, ElectionResult, ElectionView, LawView, MeasureKind,
    MotionState, MotionView, Part, Phase, ProposalState, ProposalView, RoundState, RoundView,
    TallyView,
};

use super::{count, vote};

pub(super) fn day(state: &State) -> DayView {
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
pub(super) fn next_round(state: &State) -> String {
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

pub(super) fn motion(state: &State, motion: &Motion) -> MotionView {
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
pub(super) fn effects(state: &State, motion: &Motion) -> Vec<String> {
    sentences::effects(state, &motion.measure.effects(&motion.title, &motion.text))
}

pub(super) fn kind(measure: &Measure) -> MeasureKind {
    match measure {
        Measure::Article { .. } => MeasureKind::Article,
        Measure::Law { .. } => MeasureKind::Law,
        Measure::Deed | Measure::Effects { .. } => MeasureKind::Deed,
    }
}

pub(super) fn assembly(state: &State) -> Option<AssemblyView> {
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
        needed: vote::needed(state),
    })
}

pub(super) fn law(state: &State, law: &Law) -> LawView {
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
pub(super) fn reasons(state: &State) -> BTreeMap<String, String> {
    let others = [
        ("ties", state.reason_of_ties()),
        ("supremacy", state.reason_of_supremacy()),
        ("citizens", state.reason_of_citizens()),
    ];
    let others = others.into_iter().filter_map(|(key, reason)| Some((key.to_owned(), reason?)));
    state.reasons_of_rulings().into_iter().chain(others).collect()
}

pub(super) fn election(state: &State) -> Option<ElectionView> {
    let election = state.election.as_ref()?;
    let voters: Vec<FactionId> = state.voters().map(|faction| faction.id.clone()).collect();
    let picked = |id: &&FactionId| election.picks.is_in(id);
    Some(ElectionView {
        candidates: voters.clone(),
        votes_in: voters.iter().filter(picked).cloned().collect(),
        voters,
        result: elected(state, election),
    })
}

/// How the election ended, in a sentence.
pub(super) fn count_of_election(state: &State) -> String {
    let result = state.election.as_ref().and_then(|election| elected(state, election));
    result.map_or(String::new(), |result| result.sentence)
}

fn elected(state: &State, election: &Election) -> Option<ElectionResult> {
    let result = election.result.as_ref()?;
    let mut tallies: Vec<TallyView> = Vec::new();
    for faction in &state.factions {
        let votes = result.picks.iter().filter(|(_, pick, _)| pick.as_ref() == Some(&faction.id));
        let parts: Vec<Part> = votes
            .map(|(id, _, strength)| Part { label: state.name(id).to_owned(), by: *strength })
            .collect();
        if !parts.is_empty() {
            tallies.push(TallyView { faction: faction.id.clone(), votes: figures::sum(parts) });
        }
    }
    tallies.sort_by_key(|row| std::cmp::Reverse(row.votes.value));
    let article = by(state.reason("presiding"));
    let sentence = match tallies.as_slice() {
        [] => format!("Nobody was picked{article}."),
        [one, ..] if one.votes.value == 0 => {
            format!("Nobody was picked with any strength{article}.")
        }
        [one, rest @ ..] if rest.first().is_none_or(|next| next.votes.value < one.votes.value) => {
            let (name, votes) = (state.name(&one.faction), one.votes.value);
            format!("The {name} are elected with {votes}{article}.")
        }
        [one, ..] => {
            let most = tallies.iter().filter(|row| row.votes.value == one.votes.value);
            let names = state.names(most.map(|row| &row.faction));
            format!("{names} are tied at {}{article}.", one.votes.value)
        }
    };
    let picks = result.picks.iter().map(|(faction, pick, strength)| ElectionPick {
        faction: faction.clone(),
        pick: pick.clone(),
        strength: *strength,
        hand: result.hands.get(faction).copied().unwrap_or_default(),
    });
    Some(ElectionResult { picks: picks.collect(), tallies, sentence })
}

/// What Control has not answered, or what an Archon proposed, by the numbers that they name it by.
pub(super) fn proposals(state: &State, of: Option<&FactionId>) -> Vec<ProposalView> {
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
pub(super) fn bell(state: &State) -> Option<String> {
    use crate::view::Bell;
    let round = state.day.current().filter(|round| round.state == RoundState::Now)?;
    let name = state.day.name(round);
    match round.bell {
        Bell::Quiet => None,
        Bell::Warned => Some(format!("{name} ends soon.")),
        Bell::Over => Some(format!("The time of {name} is up.")),
    }
}
