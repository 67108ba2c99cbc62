//! What decks are called.

use crate::control::decks::DeckName;
use crate::state::State;

/// A deck's name for sentences.
pub(crate) fn deck_name(state: &State, deck: DeckName) -> String {
    match deck {
        DeckName::Events(at) => {
            format!("the deck “{}”", state.content.events().decks[at as usize].name)
        }
        DeckName::Stasis => "the deck of Stasis cards".into(),
    }
}
