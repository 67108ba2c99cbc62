//! Makes true what Control does with decks: a card goes where it is put, an order is as it was shuffled.

use crate::command::{CardTo, DeckName};
use crate::event::{DecksEvent, Event};
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::ledger;
use crate::stasis::cards::StreetDeck;
use crate::state::{Deck, State};

/// Makes an event of decks true; whether it was one.
pub(super) fn change(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Decks(DecksEvent::DeckOpened { deck }) => state.open_deck = Some(*deck),
        Event::Decks(DecksEvent::DeckClosed) => state.open_deck = None,
        Event::Decks(DecksEvent::DeckMixed { deck: DeckName::Events(at), order }) => {
            let order = order.iter().map(|card| CardId::from(card.as_str()));
            state.decks[*at as usize].draw = order.collect();
        }
        Event::Decks(DecksEvent::DeckMixed { deck: DeckName::Stasis, order }) => {
            let order = order.iter().map(|card| StreetCardId::from(card.as_str()));
            state.street_deck.draw = order.collect();
        }
        Event::Decks(DecksEvent::CardMoved {
            deck: DeckName::Events(at), card, to, depth, ..
        }) => {
            event_moved(&mut state.decks[*at as usize], &CardId::from(card.as_str()), to, *depth);
        }
        Event::Decks(DecksEvent::CardMoved { deck: DeckName::Stasis, card, to, depth, reason }) => {
            street_card_moved(state, &StreetCardId::from(card.as_str()), to, *depth, reason);
        }
        Event::Decks(DecksEvent::CardsTaken { faction, cards, .. }) => {
            let hand = &mut state.streets_mut().camp_mut(faction).hand;
            hand.retain(|held| !cards.contains(held));
            state.street_deck.discard.extend(cards.iter().cloned());
        }
        _ => return false,
    }
    true
}

/// Puts a card so that `depth` cards lie on it.
fn insert<T>(draw: &mut Vec<T>, card: T, depth: usize) {
    let at = draw.len().saturating_sub(depth);
    draw.insert(at, card);
}

fn event_moved(deck: &mut Deck, card: &CardId, to: &CardTo, depth: usize) {
    deck.draw.retain(|other| other != card);
    deck.discard.retain(|other| other != card);
    deck.up.take_if(|other| other == card);
    let card = card.clone();
    match to {
        CardTo::FaceUp => {
            let former = deck.up.replace(card);
            deck.draw.extend(former);
        }
        CardTo::Top => deck.draw.push(card),
        CardTo::Bottom => deck.draw.insert(0, card),
        CardTo::Into => insert(&mut deck.draw, card, depth),
        CardTo::Discard | CardTo::Hand(_) => deck.discard.push(card),
    }
}

fn street_card_moved(state: &mut State, card: &StreetCardId, to: &CardTo, depth: usize, why: &str) {
    let StreetDeck { draw, discard } = &mut state.street_deck;
    draw.retain(|other| other != card);
    discard.retain(|other| other != card);
    let card = card.clone();
    match to {
        CardTo::Top => draw.push(card),
        CardTo::Bottom => draw.insert(0, card),
        CardTo::Into => insert(draw, card, depth),
        CardTo::Discard | CardTo::FaceUp => discard.push(card),
        CardTo::Hand(faction) => handed(state, faction, card, why),
    }
}

fn handed(state: &mut State, faction: &FactionId, card: StreetCardId, why: &str) {
    let camp = state.streets_mut().camp_mut(faction);
    camp.hand.push(card);
    let label = ledger::by_control(why);
    match camp.drawn.iter_mut().find(|(known, _)| known == &label) {
        Some((_, sum)) => *sum += 1,
        None => camp.drawn.push((label, 1)),
    }
}
