//! What decks are called.

use game::{Text, text};

use crate::control::decks::DeckName;
use crate::state::State;

/// A deck's name for sentences.
pub(crate) fn deck_name(state: &State, deck: DeckName) -> Text {
    match deck {
        DeckName::Events(at) => {
            text!("decks-the-deck", who = &state.content.events().decks[at as usize].name)
        }
        DeckName::Stasis => text!("decks-the-deck-of-stasis-cards"),
    }
}
