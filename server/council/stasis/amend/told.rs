//! What the log says of the article that was changed (S-34).

use game::{Name, Text, text};

use crate::law::texts::NewText;
use crate::log::Draft;
use crate::stasis::amend::{AmendEvent, Amendment};
use crate::stasis::told::told;
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &AmendEvent) -> Option<Draft> {
    Some(match event {
        AmendEvent::ArticleAmended { faction, to, .. } => {
            let Amendment { number, title, .. } = state.the_streets().amendment.as_ref()?;
            let own = if matches!(to, NewText::Written(_)) {
                text!("amend-in-their-own-words")
            } else {
                Text::default()
            };
            let name = state.name(faction);
            told(text!(
                "amend-change-article",
                name = Name::of(name),
                number = number,
                title = title,
                own = own
            ))
            .about([faction])
        }
        AmendEvent::ConstitutionLeft { faction } => {
            told(text!("amend-leave-the-constitution", name = Name::of(state.name(faction))))
                .about([faction])
        }
    })
}
