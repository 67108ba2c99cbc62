//! What changes of the list of speakers and the floor (C-9).

use crate::cycle::debate::DebateEvent;
use crate::state::State;

/// Makes an event of the debate true.
pub(crate) fn apply(state: &mut State, event: &DebateEvent) {
    match event {
        DebateEvent::HandRaised { faction } => state.floor.speakers.push(faction.clone()),
        DebateEvent::HandLowered { faction } => state.floor.speakers.retain(|id| id != faction),
        DebateEvent::FloorGiven { faction } => {
            state.floor.speaking.clone_from(faction);
            state.floor.speakers.retain(|id| Some(id) != faction.as_ref());
        }
    }
}
