//! The rules of the sitting: what holds, what is decided, and what that changes.

use game::Actor;

use crate::assembly::agenda::{Motion, MotionState};
use crate::assembly::sitting::{SittingCommand, SittingEvent};
use crate::content::{RoundKind, Until};
use crate::cycle::vote::rules::ended;
use crate::day::rules as day;
use crate::decision::{Decided, Decision, control_only, same_step};
use crate::law::texts::decide::lapse;
use crate::past::apply::put_away;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::row::{Onward, PLAIN, Row, then};
use crate::steps::{Phase, Step};

// What the Assembly reads next.

/// The motion that is read next.
pub(crate) fn next_motion(state: &State) -> Option<&Motion> {
    state.assembly.agenda.iter().find(|row| row.state == MotionState::Waiting)
}

/// Whether a motion can be read to the Assembly now.
pub(crate) fn may_take_up(state: &State, motion: u32) -> bool {
    let waits = |row: &Motion| matches!(row.state, MotionState::Waiting | MotionState::Postponed);
    state.course.step == Step::Assembly && state.motion(motion).is_some_and(waits)
}

// The Assembly goes from motion to motion.

/// Decides a command of this room.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SittingCommand) -> Decided {
    match command {
        SittingCommand::TakeUpMotion { step, motion } => {
            control_only(actor)?;
            same_step(d, *step)?;
            if !may_take_up(&d.state, *motion) {
                return Err(Rejection::NotNow("when-for-a-motion-that-waits"));
            }
            take_up(d, *motion);
            Ok(())
        }
    }
}

/// The Assembly sits, between two motions.
pub(crate) fn between(d: &mut Decision<'_>) {
    d.enter(Step::Assembly);
}

/// A motion is read to the Assembly.
pub(crate) fn take_up(d: &mut Decision<'_>, motion: u32) {
    d.emit(SittingEvent::MotionTakenUp { motion });
    d.enter(Step::MotionDebate);
}

/// A motion is decided, and the Assembly sits on.
pub(crate) fn settle(d: &mut Decision<'_>, motion: u32, adopted: bool) {
    d.emit(SittingEvent::MotionSettled { motion, adopted });
    between(d);
}

// The Assembly sits: what is before it, what it decided.

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &SittingEvent) {
    match event {
        SittingEvent::AssemblyAnnounced => state.assembly.assembly_announced = true,
        SittingEvent::AssemblyOpened { resume } => opened(state, *resume),
        SittingEvent::AssemblyClosed => closed(state),
        SittingEvent::MotionTakenUp { motion } => taken_up(state, *motion),
        SittingEvent::MotionSettled { motion, adopted } => settled(state, *motion, *adopted),
    }
}

/// An Assembly without a motion cannot open, so it is announced no longer (C-22).
pub(crate) fn announced_while_it_can_open(state: &mut State) {
    state.assembly.assembly_announced &= state.waiting_motions() > 0;
}

fn opened(state: &mut State, resume: Phase) {
    state.assembly.assembly_announced = false;
    clear_the_floor(state);
    day::left(state, resume, RoundKind::Assembly);
}

/// Nothing is before the Assembly. What was for the vote that is broken off ends with it.
fn clear_the_floor(state: &mut State) {
    state.assembly.motion = None;
    if state.voting.is_undecided() {
        lapse(state, Until::Vote);
    }
    put_away(state);
    state.picks.forget();
    state.happening.outcome = None;
}

/// What is decided leaves the agenda; what was put off waits again.
fn closed(state: &mut State) {
    clear_the_floor(state);
    state.assembly.agenda.retain(Motion::is_open);
    state.assembly.agenda.iter_mut().for_each(|motion| motion.state = MotionState::Waiting);
    grants_lapse(state);
}

fn taken_up(state: &mut State, motion: u32) {
    clear_the_floor(state);
    state.assembly.motion = Some(motion);
    let at = state.acted.at;
    state.floor.close(at);
    // Grants of one motion may go elsewhere at the next (I-6).
    state.course.phase_number += 1;
    grants_lapse(state);
    if let Some(row) = state.motion_mut(motion) {
        row.state = MotionState::Now;
    }
    announced_while_it_can_open(state);
}

fn settled(state: &mut State, motion: u32, adopted: bool) {
    state.happening.outcome = None;
    // The ballot is soon another.
    let verdict = ended(state);
    if let Some(row) = state.motion_mut(motion) {
        row.verdict = verdict;
        row.state = if adopted { MotionState::Adopted } else { MotionState::Rejected };
    }
    announced_while_it_can_open(state);
}

/// A motion that was before the Assembly no longer is.
pub(crate) fn left(state: &mut State, motion: u32) {
    if state.assembly.motion == Some(motion) {
        clear_the_floor(state);
        grants_lapse(state);
    }
}

/// I-6: Assembly grants last for one vote. They count no more once that is decided, and go when it
/// cannot be voided any more.
fn grants_lapse(state: &mut State) {
    state.change_each(|row| row.assembly_grant.is_some(), |row| row.assembly_grant = None);
}

// What the rules say of its step.

/// The Assembly sits, between motions.
pub(crate) const ASSEMBLY: Row = Row { advance: then(Onward::Motion), ..PLAIN };
