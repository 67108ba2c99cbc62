//! What the log says of grants and Heroes.

use crate::cycle::grants::{Duty, GrantsEvent};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &GrantsEvent) -> Option<Draft> {
    Some(match event {
        GrantsEvent::HeroAssigned { faction, hero, duty } => {
            let does = match duty {
                Duty::Support => "supports",
                Duty::Rest => "no longer supports",
            };
            line(LogKind::Council, format!("{hero} {does} the {}.", state.name(faction)))
                .about([faction])
        }
        GrantsEvent::GrantMade { faction, to } => {
            let text = format!(
                "The {} grant their influence to the {}.",
                state.name(faction),
                state.name(to)
            );
            line(LogKind::Council, text).about([faction, to])
        }
        GrantsEvent::GrantWithdrawn { faction } => {
            line(LogKind::Council, format!("The {} withdraw their grant.", state.name(faction)))
                .about([faction])
        }
    })
}
