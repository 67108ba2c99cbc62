//! What changes of the event decks and of what is before the council (C-4 to C-7).

use crate::cycle::events::{Deck, DocketState, Docketed, EventsEvent, Shuffle};
use crate::ids::CardId;
use crate::state::State;

/// Makes an event of the decks true.
pub(crate) fn apply(state: &mut State, event: &EventsEvent) {
    match event {
        EventsEvent::DeckShuffled { deck, order, why } => {
            shuffled(&mut state.decks[*deck], order, *why);
        }
        EventsEvent::CardTurnedUp { deck, card } => {
            let deck = &mut state.decks[*deck];
            deck.draw.retain(|other| other != card);
            deck.up = Some(card.clone());
        }
        EventsEvent::EventsActivated { cards } => activated(state, cards),
        EventsEvent::SecondLookTaken { deck, card } => {
            state.chair.looked_in = Some(state.course.cycle);
            let deck = &mut state.decks[*deck];
            deck.up = None;
            deck.draw.insert(0, card.clone());
        }
    }
}

fn shuffled(deck: &mut Deck, order: &[CardId], why: Shuffle) {
    order.clone_into(&mut deck.draw);
    if why == Shuffle::Discards {
        deck.discard.retain(|card| !order.contains(card));
    }
}

fn activated(state: &mut State, cards: &[CardId]) {
    for deck in &mut state.decks {
        let up = deck.up.take();
        deck.discard.extend(up);
    }
    let docket = cards.iter().map(|card| Docketed {
        card: card.clone(),
        state: DocketState::Waiting,
        failed: Vec::new(),
    });
    *state.docket = docket.collect();
}
