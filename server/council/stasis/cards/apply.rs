//! Makes true what happens to Stasis cards (S-1 to S-5).

use game::text;

use crate::content::Counter;
use crate::ids::{FactionId, StreetCardId};
use crate::stasis::cards::{CardsEvent, Deal, rules};
use crate::state::{Faction, State};

pub(crate) fn apply(state: &mut State, event: &CardsEvent) {
    match event {
        CardsEvent::StreetDeckShuffled { order } => {
            let deck = &mut state.city.street_deck;
            deck.draw.clone_from(order);
            deck.discard.retain(|card| !order.contains(card));
        }
        CardsEvent::StreetCardsDrawn { faction, why, cards, left, .. } => {
            let left = left.or_else(|| rules::left(state, faction, why));
            drawn(state, faction, why, cards, left);
        }
        CardsEvent::ArchonReady { faction } => {
            state.streets_mut().ready.insert(faction.clone());
        }
    }
}

/// What is left of what paid for cards.
fn pay(faction: &mut Faction, why: &Deal, left: u32) {
    match why {
        Deal::Kept => {
            faction.ledger(Counter::StasisCards).set(left, text!("cause-drawn-in-a-stasis"))
        }
        Deal::Bought => {
            faction.ledger(Counter::Tyche).set(left, text!("cause-paid-for-stasis-cards"))
        }
        Deal::Rank(_) | Deal::Extra => {
            faction.ledger(Counter::StasisCards).set(left, text!("cause-not-dealt-in-a-stasis"));
        }
        Deal::Card | Deal::Control { .. } => {}
    }
}

fn drawn(state: &mut State, id: &FactionId, why: &Deal, cards: &[StreetCardId], left: Option<u32>) {
    state.city.street_deck.draw.retain(|card| !cards.contains(card));
    let faction = state.faction_mut(id);
    if let Some(left) = left {
        pay(faction, why, left);
    }
    state.streets_mut().camp_mut(id).take_in(why.clone(), cards);
}
