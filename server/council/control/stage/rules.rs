//! What may be held up before the room: only what everybody may see anyway (N-1).

use game::Shared;

use crate::control::figures::FigureName;
use crate::control::stage::Subject;
use crate::cycle::events::Deck;
use crate::ids::CardId;
use crate::state::State;

/// Whether everybody may see this, and it is there.
pub(crate) fn may_hold_up(state: &State, on: &Subject) -> bool {
    match on {
        Subject::Card { card } => lies_open(state, card),
        Subject::Faction { faction } => state.find(faction).is_some(),
        Subject::Figure { figure: FigureName::Faction { faction, .. } } => {
            state.find(faction).is_some()
        }
        Subject::Figure { figure: FigureName::Stasis | FigureName::Wrath } => true,
        Subject::Article { article } => state.code.article(*article).is_some(),
        Subject::Law { law } => state.code.laws.iter().any(|row| row.id == *law),
        Subject::Motion { motion } => state.motion(*motion).is_some(),
    }
}

/// Face up, before the council, or discarded.
fn lies_open(state: &State, card: &CardId) -> bool {
    let open = |deck: &Shared<Deck>| deck.up.as_ref() == Some(card) || deck.discard.contains(card);
    state.docket.iter().any(|row| &row.card == card) || state.decks.iter().any(open)
}
