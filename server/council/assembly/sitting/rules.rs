//! What the Assembly reads next.

use crate::assembly::agenda::{Motion, MotionState};
use crate::state::State;
use crate::steps::Step;

/// The motion that is read next.
pub(crate) fn next_motion(state: &State) -> Option<&Motion> {
    state.assembly.agenda.iter().find(|row| row.state == MotionState::Waiting)
}

/// Whether a motion can be read to the Assembly now.
pub(crate) fn may_take_up(state: &State, motion: u32) -> bool {
    let waits = |row: &Motion| matches!(row.state, MotionState::Waiting | MotionState::Postponed);
    state.course.step == Step::Assembly && state.motion(motion).is_some_and(waits)
}
