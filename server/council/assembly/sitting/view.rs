//! The Assembly under way, as everybody sees it.

use game::Text;
use serde::Serialize;

use crate::assembly::agenda::MotionState;
use crate::assembly::sitting::rules;
use crate::cycle::vote::words::passes_now;
use crate::figures::count;
use crate::state::State;
use crate::steps::Phase;

/// The Assembly under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AssemblyView {
    /// The number of the motion that is before it; none between motions.
    pub motion: Option<u32>,
    /// The motion that is read next.
    pub next: Option<u32>,
    /// The motion that was decided last in this Assembly.
    pub last: Option<u32>,
    /// Motions still waiting in this Assembly, the one before it among them.
    pub left: u32,
    /// Motions adopted in this Assembly.
    pub adopted: u32,
    /// Motions rejected in this Assembly.
    pub rejected: u32,
    /// What a motion needs to pass, with the articles that say so.
    pub needed: Text,
}

pub(crate) fn assembly(state: &State) -> Option<AssemblyView> {
    if state.phase() != Phase::Assembly {
        return None;
    }
    let many = |of: &dyn Fn(MotionState) -> bool| {
        count(state.assembly.agenda.iter().filter(|motion| of(motion.state)).count())
    };
    let before = state.assembly.motion.and_then(|id| state.motion(id));
    let open = before.filter(|motion| motion.is_open()).map(|motion| motion.id);
    Some(AssemblyView {
        motion: open,
        next: rules::next_motion(state).map(|motion| motion.id),
        last: before.filter(|motion| !motion.is_open()).map(|motion| motion.id),
        left: many(&|state| matches!(state, MotionState::Waiting | MotionState::Now)),
        adopted: many(&|state| state == MotionState::Adopted),
        rejected: many(&|state| state == MotionState::Rejected),
        needed: passes_now(state),
    })
}
