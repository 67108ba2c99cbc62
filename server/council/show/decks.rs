//! A deck that Control has opened: shown to Control alone (N-1).

use crate::command::DeckName;
use crate::ids::{CardId, StreetCardId};
use crate::stasis::powers::words::street_effect;
use crate::state::State;
use crate::view::{DeckCard, OpenDeckView};

/// A deck's name for sentences.
pub(crate) fn deck_name(state: &State, deck: DeckName) -> String {
    match deck {
        DeckName::Events(at) => {
            format!("the deck “{}”", state.content.events().decks[at as usize].name)
        }
        DeckName::Stasis => "the deck of Stasis cards".into(),
    }
}

/// The deck that lies open.
pub(super) fn open(state: &State) -> Option<OpenDeckView> {
    let deck = state.open_deck?;
    Some(match deck {
        DeckName::Events(at) => {
            let cards = &state.decks[at as usize];
            let row = |id: &CardId| event(state, id);
            OpenDeckView {
                deck,
                name: state.content.events().decks[at as usize].name.clone(),
                draw: cards.draw.iter().rev().map(row).collect(),
                up: cards.up.as_ref().map(row),
                discard: cards.discard.iter().rev().map(row).collect(),
            }
        }
        DeckName::Stasis => {
            let row = |id: &StreetCardId| street_card(state, id);
            OpenDeckView {
                deck,
                name: "Stasis cards".into(),
                draw: state.street_deck.draw.iter().rev().map(row).collect(),
                up: None,
                discard: state.street_deck.discard.iter().rev().map(row).collect(),
            }
        }
    })
}

fn event(state: &State, id: &CardId) -> DeckCard {
    let card = state.card(id);
    DeckCard { id: id.0.clone(), title: card.title.clone(), says: card.text.clone() }
}

fn street_card(state: &State, id: &StreetCardId) -> DeckCard {
    let card = state.street_card(id);
    let says = street_effect(&card.effect);
    DeckCard { id: id.0.clone(), title: card.title.clone(), says }
}
