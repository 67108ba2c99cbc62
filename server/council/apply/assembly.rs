//! The day, the agenda and the Assembly (A-1 to A-3, C-1, C-22), the floor, and the powers of the
//! Prytanis.

use crate::apply::lapse;
use crate::command::{MotionDraft, MotionPart};
use crate::content::{Measure, RoundKind, Until};
use crate::event::{AgendaEvent, DayEvent, Event, SittingEvent};
use crate::ids::FactionId;
use crate::state::{Grant, Motion, Proposal, State};
use crate::view::{Bell, MotionState, Phase, ProposalState};

/// How many answered proposals of an Archon are kept.
const ANSWERED: usize = 6;

pub(super) fn change(state: &mut State, event: &Event) -> bool {
    day(state, event) || agenda(state, event)
}

/// Rounds begin and end.
fn day(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Sitting(SittingEvent::AssemblyOpened { resume }) => {
            round_over(state);
            state.resume = Some(*resume);
            state.diplomacy_called = false;
            state.assembly_announced = false;
            state.motion = None;
            state.ballot = None;
            state.outcome = None;
            state.day.begin(RoundKind::Assembly, state.act, state.at);
        }
        Event::Day(DayEvent::DiplomacyBegan { resume }) => {
            round_over(state);
            state.resume = Some(*resume);
            state.diplomacy_called = false;
            state.day.begin(RoundKind::Diplomacy, state.act, state.at);
        }
        Event::Sitting(SittingEvent::AssemblyClosed) => assembly_closed(state),
        Event::Day(DayEvent::PlanChanged { rounds }) => state.day.plan(rounds),
        Event::Day(DayEvent::RoundSet { seconds }) => {
            let ends = seconds.map(|seconds| state.at.plus_seconds(seconds));
            if let Some(round) = state.day.current_mut() {
                round.ends = ends;
                round.bell = Bell::Quiet;
            }
        }
        Event::Day(DayEvent::RoundWarned { round }) => ring(state, *round, Bell::Warned),
        Event::Day(DayEvent::RoundRanOut { round }) => ring(state, *round, Bell::Over),
        _ => return false,
    }
    true
}

/// What lasts for an Action Round ends with it, however the Archons leave the council.
fn round_over(state: &mut State) {
    if !matches!(state.phase(), Phase::Assembly | Phase::Diplomacy) {
        lapse(state, Until::Round);
    }
}

fn ring(state: &mut State, round: u32, bell: Bell) {
    if let Some(row) = state.day.find_mut(round) {
        row.bell = bell;
    }
}

/// What is decided leaves the agenda; what was put off waits again.
fn assembly_closed(state: &mut State) {
    if state.open_ballot().is_some() {
        lapse(state, Until::Vote);
    }
    state.motion = None;
    state.ballot = None;
    state.outcome = None;
    state.agenda.retain(Motion::is_open);
    state.agenda.iter_mut().for_each(|motion| motion.state = MotionState::Waiting);
    grants_lapse(state);
}

/// I-6: Assembly grants last for one vote. Returns what they were.
fn grants_lapse(state: &mut State) -> Vec<(FactionId, Grant)> {
    let all = state.factions.iter_mut();
    all.filter_map(|row| Some((row.id.clone(), row.assembly_grant.take()?))).collect()
}

fn agenda(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Agenda(AgendaEvent::MotionAdded { title, text, changes, measure, by }) => {
            let source = match by {
                Some(by) => format!("the {}", state.name(by)),
                None => "Control".into(),
            };
            add(state, [title, text, changes], measure, source, by.as_ref());
        }
        Event::Agenda(AgendaEvent::MotionStruck { motion, .. }) => {
            state.agenda.retain(|row| row.id != *motion);
            left(state, *motion);
        }
        Event::Agenda(AgendaEvent::MotionProposed { faction, motion }) => {
            forget_answered(state, faction);
            proposed(state, faction, motion);
        }
        Event::Agenda(AgendaEvent::ProposalWithdrawn { proposal }) => {
            state.proposals.retain(|row| row.id != *proposal)
        }
        Event::Agenda(AgendaEvent::ProposalAdmitted { proposal }) => {
            answered(state, *proposal, ProposalState::Admitted, None);
        }
        Event::Agenda(AgendaEvent::ProposalDeclined { proposal, reason }) => {
            answered(state, *proposal, ProposalState::Declined, Some(reason));
        }
        Event::Agenda(AgendaEvent::MotionAmended { motion, title, text, .. }) => {
            if let Some(row) = state.motion_mut(*motion) {
                row.title.clone_from(title);
                row.text.clone_from(text);
            }
        }
        Event::Agenda(AgendaEvent::MotionMoved { motion, to }) => {
            let from = state.agenda.iter().position(|row| row.id == *motion);
            if let Some(from) = from {
                let row = state.agenda.remove(from);
                state.agenda.insert((*to).min(state.agenda.len()), row);
            }
        }
        Event::Agenda(AgendaEvent::MotionPostponed { motion, postponed }) => {
            if let Some(row) = state.motion_mut(*motion) {
                row.state = if *postponed { MotionState::Postponed } else { MotionState::Waiting };
            }
            left(state, *motion);
        }
        Event::Agenda(AgendaEvent::MotionSplit { motion, parts }) => split(state, *motion, parts),
        Event::Sitting(SittingEvent::MotionTakenUp { motion }) => {
            state.motion = Some(*motion);
            state.ballot = None;
            state.outcome = None;
            state.speakers.clear();
            state.speaking = None;
            // Grants of one motion may go elsewhere at the next (I-6).
            state.phase_number += 1;
            grants_lapse(state);
            if let Some(row) = state.motion_mut(*motion) {
                row.state = MotionState::Now;
            }
        }
        Event::Sitting(SittingEvent::MotionSettled { motion, adopted }) => {
            let verdict = crate::cycle::vote::words::ballot_sentence(state);
            state.outcome = None;
            let granted = grants_lapse(state);
            if let Some(result) = state.ballot.as_mut().and_then(|ballot| ballot.result.as_mut()) {
                result.granted = granted;
            }
            if let Some(row) = state.motion_mut(*motion) {
                row.state = if *adopted { MotionState::Adopted } else { MotionState::Rejected };
                row.verdict = verdict;
            }
        }
        _ => return false,
    }
    // An Assembly without a motion cannot open, so it is announced no longer (C-22).
    state.assembly_announced &= state.waiting_motions() > 0;
    true
}

/// A motion joins the agenda.
pub(crate) fn add(
    state: &mut State,
    [title, text, changes]: [&str; 3],
    measure: &Measure,
    source: String,
    by: Option<&FactionId>,
) {
    let id = state.fresh_id();
    state.agenda.push(Motion {
        id,
        title: title.to_owned(),
        text: text.to_owned(),
        changes: changes.to_owned(),
        source,
        by: by.cloned(),
        measure: measure.clone(),
        state: MotionState::Waiting,
        verdict: None,
    });
}

/// Numbers of its own: one of the agenda's would tell the room by a gap of a proposal, and one among all
/// would tell the Archons of those of others (N-1).
fn proposed(state: &mut State, by: &FactionId, motion: &MotionDraft) {
    state.proposed += 1;
    let row = state.faction_mut(by);
    row.proposed += 1;
    let number = row.proposed;
    state.proposals.push(Proposal {
        id: state.proposed,
        number,
        by: by.clone(),
        motion: motion.clone(),
        state: ProposalState::Waiting,
        answer: None,
    });
}

/// Of an Archon's proposals the last few that were answered stay to be read.
fn forget_answered(state: &mut State, by: &FactionId) {
    let answered = |row: &Proposal| &row.by == by && row.state != ProposalState::Waiting;
    let many = state.proposals.iter().filter(|row| answered(row)).count();
    let mut over = many.saturating_sub(ANSWERED);
    state.proposals.retain(|row| {
        let gone = over > 0 && answered(row);
        over -= usize::from(gone);
        !gone
    });
}

/// A motion that was before the Assembly no longer is.
fn left(state: &mut State, motion: u32) {
    if state.motion == Some(motion) {
        if state.open_ballot().is_some() {
            lapse(state, Until::Vote);
        }
        state.motion = None;
        state.ballot = None;
        state.outcome = None;
        grants_lapse(state);
    }
}

fn answered(state: &mut State, proposal: u32, to: ProposalState, answer: Option<&String>) {
    if let Some(row) = state.proposals.iter_mut().find(|row| row.id == proposal) {
        row.state = to;
        row.answer = answer.cloned();
    }
}

/// The first part keeps what the program obeys of the whole; the others are texts of the same kind.
fn split(state: &mut State, motion: u32, parts: &[MotionPart]) {
    let Some(at) = state.agenda.iter().position(|row| row.id == motion) else { return };
    let whole = state.agenda.remove(at);
    for (index, part) in parts.iter().enumerate() {
        let id = state.fresh_id();
        let measure = match (&whole.measure, index) {
            (measure, 0) => measure.clone(),
            (Measure::Law { until, .. }, _) => Measure::Law { lever: None, until: *until },
            (Measure::Article { .. }, _) => Measure::default(),
            (Measure::Deed | Measure::Effects { .. }, _) => Measure::Deed,
        };
        let (title, text) = (part.title.clone(), part.text.clone());
        let changes = if index == 0 { whole.changes.clone() } else { String::new() };
        let row = Motion { id, title, text, changes, measure, ..whole.clone() };
        state.agenda.insert(at + index, row);
    }
}
