//! A deck that Control has opened: shown to Control alone (N-1).

use game::{Text, text};

use serde::Serialize;

use crate::control::decks::DeckName;
use crate::ids::{CardId, StreetCardId};
use crate::stasis::powers::words::street_effect;
use crate::state::State;

/// A deck that Control has opened (N-1: shown to Control alone, and only while it is open).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct OpenDeckView {
    /// Which.
    pub deck: DeckName,
    /// Its name.
    pub name: Text,
    /// Face down, the next to be drawn first.
    pub draw: Vec<DeckCard>,
    /// The card that lies face up on it.
    pub up: Option<DeckCard>,
    /// The discards, the latest first.
    pub discard: Vec<DeckCard>,
}

/// A card in a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DeckCard {
    /// Its id, for `move_card`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it does, in a sentence.
    pub says: Text,
}

/// The deck that lies open.
pub(crate) fn open(state: &State) -> Option<OpenDeckView> {
    let deck = state.stage.open_deck?;
    Some(match deck {
        DeckName::Events(at) => {
            let cards = &state.decks[at as usize];
            let row = |id: &CardId| event(state, id);
            OpenDeckView {
                deck,
                name: state.content.events().decks[at as usize].name.as_str().into(),
                draw: cards.draw.iter().rev().map(row).collect(),
                up: cards.up.as_ref().map(row),
                discard: cards.discard.iter().rev().map(row).collect(),
            }
        }
        DeckName::Stasis => {
            let row = |id: &StreetCardId| street_card(state, id);
            OpenDeckView {
                deck,
                name: text!("decks-stasis-cards"),
                draw: state.city.street_deck.draw.iter().rev().map(row).collect(),
                up: None,
                discard: state.city.street_deck.discard.iter().rev().map(row).collect(),
            }
        }
    })
}

fn event(state: &State, id: &CardId) -> DeckCard {
    let card = state.card(id);
    DeckCard { id: id.to_string(), title: card.title.clone(), says: (&card.text).into() }
}

fn street_card(state: &State, id: &StreetCardId) -> DeckCard {
    let card = state.street_card(id);
    let says = street_effect(&card.effect);
    DeckCard { id: id.to_string(), title: card.title.clone(), says }
}
