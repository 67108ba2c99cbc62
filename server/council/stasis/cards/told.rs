//! What the log says of Stasis cards drawn: how many and why, never which (S-1 to S-5, N-1).

use game::{Name, text};

use crate::log::Draft;
use crate::stasis::cards::{CardsEvent, Deal, words};
use crate::stasis::told::told;
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &CardsEvent) -> Option<Draft> {
    Some(match event {
        CardsEvent::StreetDeckShuffled { .. } => told(text!("cards-the-stasis-cards-are-shuffled")),
        CardsEvent::StreetCardsDrawn { faction, why, cards, missing, left } => {
            let name = state.name(faction);
            // Older formats do not say what is left, and owed no card.
            let due = matches!(why, Deal::Kept | Deal::Rank(_) | Deal::Extra);
            let kept = due && left.is_some_and(|left| left > 0);
            let why = words::deal(why);
            let number = cards.len();
            let text = match missing {
                0 => text!("cards-draw", name = Name::of(name), number = number, why = why),
                _ if kept => {
                    text!(
                        "cards-no-stasis-card-is-left",
                        name = Name::of(name),
                        missing = missing,
                        why = why
                    )
                }
                _ => text!(
                    "cards-no-stasis-card-is-left-2",
                    name = Name::of(name),
                    missing = missing,
                    why = why
                ),
            };
            told(text).about([faction])
        }
        CardsEvent::ArchonReady { .. } => return None,
    })
}
