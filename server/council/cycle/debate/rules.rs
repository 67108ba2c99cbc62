//! When there is a debate, and who gives the floor in it (C-9, A-4).

use crate::ids::FactionId;
use crate::law::settings::Floor;
use crate::state::State;
use crate::steps::Step;

/// Whether the floor is open: in the council, or on a motion of the Assembly.
pub(crate) fn is_open(state: &State) -> bool {
    matches!(state.course.step, Step::Debate | Step::MotionDebate)
}

/// Who gives the floor: an Archon where an article says that the Prytanis does, else Control.
pub(crate) fn gives_floor(state: &State) -> Option<&FactionId> {
    match state.settings.floor {
        Floor::Prytanis => state.chair.prytanis.as_ref(),
        Floor::Control => None,
    }
}
