//! What the log says of the debate.

use game::{Name, text};

use crate::cycle::debate::DebateEvent;
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The line on an event, of the state as it is now. Hands that are raised or lowered are seen on
/// the list.
pub(crate) fn after(state: &State, event: &DebateEvent) -> Option<Draft> {
    match event {
        DebateEvent::FloorGiven { faction: Some(faction) } => {
            let text = text!("debate-have-the-floor", who = Name::of(state.name(faction)));
            Some(line(LogKind::Council, text).about([faction]))
        }
        DebateEvent::FloorGiven { faction: None }
        | DebateEvent::HandRaised { .. }
        | DebateEvent::HandLowered { .. } => None,
    }
}
