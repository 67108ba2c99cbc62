//! Makes true what happens in the sequence of play.

use std::sync::Arc;

use crate::content::Until;
use crate::cycle::events::DocketState;
use crate::cycle::grants::{Duty, Hero};
use crate::cycle::prytanis::decide::{drop_open_election, vacate};
use crate::law::settings::GrantLasts;
use crate::law::texts::decide::lapse;
use crate::past::apply::put_away;
use crate::state::State;
use crate::steps::{Phase, Step, StepsEvent};

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &StepsEvent) {
    match event {
        StepsEvent::CycleBegan { cycle } => {
            state.course.cycle = *cycle;
            vacate(state);
            state.chair.election = None;
        }
        StepsEvent::CycleEnded => cycle_ended(state),
        StepsEvent::StepBegan { step, seconds } => step_began(state, *step, *seconds),
        StepsEvent::PhaseSkipped { phase } => skipped(state, *phase),
        StepsEvent::ClockSet { seconds } => state.course.clock.set(*seconds, state.acted.at),
        StepsEvent::TimeLent { seconds } => {
            state.course.lent = true;
            let at = state.acted.at;
            state.course.clock.set(*seconds, at);
        }
        StepsEvent::ClockStopped => state.course.clock.stop(),
    }
}

fn step_began(state: &mut State, step: Step, seconds: Option<u32>) {
    if step.phase() != state.phase() {
        state.course.phase_number += 1;
        lapse(state, Until::Phase);
        if state.settings.grant_lasts == GrantLasts::Phase {
            state.change_each(|row| row.grant.is_some(), |row| row.grant = None);
        }
        close_floor(state);
    }
    if !matches!(step.phase(), Phase::Vote | Phase::Assembly) {
        put_away(state);
        state.picks.forget();
        if state.happening.outcome.is_some() {
            state.happening.outcome = None;
        }
    }
    if matches!(state.course.step.phase(), Phase::Diplomacy | Phase::Assembly)
        && !matches!(step.phase(), Phase::Diplomacy | Phase::Assembly)
    {
        state.course.resume = None;
    }
    if state.city.streets.is_some() {
        state.streets_mut().ready.clear();
    }
    if state.course.step == Step::MotionDebate {
        close_floor(state);
    }
    state.course.step = step;
    state.course.step_number += 1;
    state.course.question = state.course.step_number;
    state.course.lent = false;
    state.course.clock.begin(seconds, state.acted.at);
}

/// Nothing is written where nobody speaks and nobody asks to.
fn close_floor(state: &mut State) {
    let at = state.acted.at;
    if state.floor.speaking.is_some() || !state.floor.speakers.is_empty() {
        state.floor.close(at);
    }
}

fn skipped(state: &mut State, phase: Phase) {
    match phase {
        Phase::Prytanis => {
            state.chair.tied.clear();
            drop_open_election(state);
        }
        Phase::Support => state.bids.forget(),
        Phase::Vote => {
            lapse(state, Until::Vote);
            for row in state.docket.iter_mut() {
                if matches!(row.state, DocketState::Waiting | DocketState::Called) {
                    row.state = DocketState::Dropped;
                }
            }
        }
        Phase::Lobby
        | Phase::Event
        | Phase::Debate
        | Phase::Check
        | Phase::Stasis
        | Phase::Assembly
        | Phase::Diplomacy => {}
    }
}

/// C-24: grants and the horse bonus lapse; Heroes, who are assigned in each cycle (C-13), rest.
fn cycle_ended(state: &mut State) {
    lapse(state, Until::Cycle);
    let assigned = |hero: &Hero| hero.duty != Duty::Rest;
    state.change_each(
        |row| row.grant.is_some() || row.heroes.iter().any(assigned),
        |row| {
            row.grant = None;
            Arc::make_mut(&mut row.heroes).iter_mut().for_each(|hero| hero.duty = Duty::Rest);
        },
    );
    state.track.race = None;
    state.bids.forget();
    state.docket.clear();
    vacate(state);
}
