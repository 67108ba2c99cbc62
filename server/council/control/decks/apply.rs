//! Makes true what Control does with decks: a card goes where it is put, an order is as it was shuffled.

use crate::control::decks::{CardTo, DeckName, DecksEvent, Place};
use crate::control::record::apply::concealed_anew;
use crate::cycle::events::Deck;
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::stasis::cards::Deal;
use crate::stasis::cards::StreetDeck;
use crate::state::State;

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &DecksEvent) {
    match event {
        DecksEvent::CardWritten { card, place, depth } => {
            let deck = state.deck_of(card).expect("decide checked the deck");
            state.written.insert(card.id.clone(), card.clone().into());
            written(&mut state.decks[deck], &card.id, *place, *depth);
        }
        DecksEvent::DeckOpened { deck } => state.stage.open_deck = Some(*deck),
        DecksEvent::DeckClosed => state.stage.open_deck = None,
        DecksEvent::DeckMixed { deck, order } => mixed(state, *deck, order),
        DecksEvent::Concealed { orders } => {
            orders.iter().for_each(|(deck, order)| mixed(state, *deck, order));
            concealed_anew(state);
        }
        DecksEvent::CardMoved { deck: DeckName::Events(at), card, to, depth, .. } => {
            event_moved(&mut state.decks[*at as usize], &CardId::from(card.as_str()), to, *depth);
        }
        DecksEvent::CardMoved { deck: DeckName::Stasis, card, to, depth, reason } => {
            street_card_moved(state, &StreetCardId::from(card.as_str()), to, *depth, reason);
        }
        DecksEvent::CardsTaken { faction, cards, .. } => {
            let hand = &mut state.streets_mut().camp_mut(faction).hand;
            hand.retain(|held| !cards.contains(held));
            state.city.street_deck.discard.extend(cards.iter().cloned());
        }
    }
}

fn mixed(state: &mut State, deck: DeckName, order: &[String]) {
    match deck {
        DeckName::Events(at) => {
            let order = order.iter().map(|card| CardId::from(card.as_str()));
            state.decks[at as usize].draw = order.collect();
        }
        DeckName::Stasis => {
            let order = order.iter().map(|card| StreetCardId::from(card.as_str()));
            state.city.street_deck.draw = order.collect();
        }
    }
}

fn written(deck: &mut Deck, card: &CardId, place: Place, depth: usize) {
    match place {
        Place::FaceUp => {
            let former = deck.up.replace(card.clone());
            deck.draw.extend(former);
        }
        Place::OnTop => deck.draw.push(card.clone()),
        Place::Into => insert(&mut deck.draw, card.clone(), depth),
    }
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
    let StreetDeck { draw, discard } = &mut state.city.street_deck;
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
    let why = Deal::Control { reason: why.to_owned() };
    state.streets_mut().camp_mut(faction).take_in(why, &[card]);
}
