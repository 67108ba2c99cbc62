//! Who sends a command of the stasis.

use game::Actor;

use crate::decision::{Decided, decides, speaker};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::Step;

/// The Archon's faction, or the one that Control acts for, in this step.
pub(crate) fn in_step(
    state: &State,
    actor: &Actor,
    step: Step,
    when: &'static str,
) -> Result<FactionId, Rejection> {
    let faction = speaker(state, actor)?.id.clone();
    if state.course.step == step { Ok(faction) } else { Err(Rejection::NotNow(when)) }
}

/// That `actor` decides for `whose`; Control may in its own name.
pub(crate) fn for_whom(state: &State, actor: &Actor, whose: &FactionId) -> Decided {
    decides(state, actor, Some(whose)).map(|_| ())
}
