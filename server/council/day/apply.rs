//! Rounds begin and end, Acts begin (C-1, A-1).

use game::text;

use crate::content::{RoundKind, Until};
use crate::day::{Bell, DayEvent};
use crate::state::State;
use crate::steps::Phase;
use crate::steps::lapse::lapse;

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &DayEvent) {
    match event {
        DayEvent::RoundBegan { round } => {
            state.course.round = *round;
            state.day.begin(RoundKind::Action, state.course.act, state.acted.at);
        }
        DayEvent::DiplomacyCalled => state.course.diplomacy_called = true,
        DayEvent::DiplomacyCancelled => state.course.diplomacy_called = false,
        DayEvent::DiplomacyBegan { resume } => left(state, *resume, RoundKind::Diplomacy),
        DayEvent::PlanChanged { rounds } => state.day.plan(rounds),
        DayEvent::RoundSet { seconds } => {
            let ends = seconds.map(|seconds| state.acted.at.plus_seconds(seconds));
            if let Some(round) = state.day.current_mut() {
                round.ends = ends;
                round.bell = Bell::Quiet;
            }
        }
        DayEvent::RoundWarned { round } => rang(state, *round, Bell::Warned),
        DayEvent::RoundRanOut { round } => rang(state, *round, Bell::Over),
        DayEvent::ActBegan { act } => act_began(state, *act),
    }
}

/// The Archons leave the council for a round of this sort. What lasts for an Action Round ends with it,
/// however they leave.
pub(crate) fn left(state: &mut State, resume: Phase, kind: RoundKind) {
    if !matches!(state.phase(), Phase::Assembly | Phase::Diplomacy) {
        lapse(state, Until::Round);
    }
    state.course.resume = Some(resume);
    state.course.diplomacy_called = false;
    state.day.begin(kind, state.course.act, state.acted.at);
}

fn rang(state: &mut State, round: u32, bell: Bell) {
    if let Some(row) = state.day.find_mut(round) {
        row.bell = bell;
    }
}

fn act_began(state: &mut State, act: u32) {
    state.course.act = act;
    if state.totals.stasis.value() < act {
        state.totals.stasis.set(act, text!("cause-act-began", act = act));
    }
    state.day.leave_out_before(act);
    lapse(state, Until::Act);
}
