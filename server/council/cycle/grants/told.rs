//! What the log says of grants and Heroes.

use game::{Name, text};

use crate::cycle::grants::{Duty, GrantsEvent};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &GrantsEvent) -> Option<Draft> {
    Some(match event {
        GrantsEvent::HeroAssigned { faction, hero, duty } => {
            let does = match duty {
                Duty::Support => text!("grants-supports"),
                Duty::Rest => text!("grants-no-longer-supports"),
            };
            line(
                LogKind::Council,
                text!(
                    "grants-hero-does",
                    hero = hero,
                    does = does,
                    who = Name::of(state.name(faction))
                ),
            )
            .about([faction])
        }
        GrantsEvent::GrantMade { faction, to } => {
            let text = text!(
                "grants-grant-their-influence-to",
                who = Name::of(state.name(faction)),
                who2 = Name::of(state.name(to))
            );
            line(LogKind::Council, text).about([faction, to])
        }
        GrantsEvent::GrantWithdrawn { faction } => line(
            LogKind::Council,
            text!("grants-withdraw-their-grant", who = Name::of(state.name(faction))),
        )
        .about([faction]),
    })
}
