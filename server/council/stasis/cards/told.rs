//! What the log says of Stasis cards drawn: how many and why, never which (S-1 to S-5, N-1).

use crate::log::Draft;
use crate::stasis::cards::{CardsEvent, Deal};
use crate::stasis::told::told;
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &CardsEvent) -> Option<Draft> {
    Some(match event {
        CardsEvent::StreetDeckShuffled { .. } => told("The Stasis cards are shuffled."),
        CardsEvent::StreetCardsDrawn { faction, why, cards, missing, left } => {
            let name = state.name(faction);
            // Older formats do not say what is left, and owed no card.
            let due = matches!(why, Deal::Kept | Deal::Rank(_) | Deal::Extra);
            let kept = due && left.is_some_and(|left| left > 0);
            let why = match why {
                Deal::Kept => "kept from earlier".to_owned(),
                Deal::Rank(rank) => format!("rank {rank} of Arête"),
                Deal::Extra => "beyond their rank".to_owned(),
                Deal::Bought => "for a Tyche".to_owned(),
                Deal::Card => "by the card".to_owned(),
                Deal::Control { reason } => format!("dealt by Control, {reason}"),
            };
            let number = cards.len();
            let cards = if number == 1 { "card" } else { "cards" };
            let text = match missing {
                0 => format!("The {name} draw {number} {cards}: {why}."),
                _ if kept => {
                    format!("No Stasis card is left: the {name} have {missing} on account, {why}.")
                }
                _ => format!("No Stasis card is left: the {name} go without {missing}, {why}."),
            };
            told(text).about([faction])
        }
        CardsEvent::ArchonReady { .. } => return None,
    })
}
