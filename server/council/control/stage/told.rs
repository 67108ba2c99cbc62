//! What the log says of what the room is told. What is shown needs no line: everybody sees it.

use game::text;

use crate::control::stage::StageEvent;
use crate::log::{Draft, LogKind, line};

/// The line on an event.
pub(crate) fn after(event: &StageEvent) -> Option<Draft> {
    match event {
        StageEvent::Announced { text } if !text.is_empty() => {
            Some(line(LogKind::Control, text!("stage-control-announces", text = text)))
        }
        StageEvent::Announced { .. }
        | StageEvent::SceneShown { .. }
        | StageEvent::HeldUp { .. } => None,
    }
}
