//! The rules of Control's hand in a deck: what holds, what is decided, and what that changes.

use game::{Actor, Name, Text, text};

use crate::content::{Card, DECKS};
use crate::control::decks::{CardTo, DeckName, DecksCommand, DecksEvent, Place};
use crate::control::record::apply::concealed_anew;
use crate::cycle::events;
use crate::cycle::events::Deck;
use crate::cycle::events::rules::at_work;
use crate::decision::{Decided, Decision, control_only, known, reason};
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::rejection::Rejection;
use crate::stasis::cards::decide::draw;
use crate::stasis::cards::rules::cards_left;
use crate::stasis::cards::{Deal, StreetDeck};
use crate::stasis::deploy;
use crate::state::State;
use crate::steps::{Phase, StasisPart, Step};

// What Control may do with a deck now.

/// Whether Control may reshuffle a deck: it has discards that the council is done with (C-7).
pub(crate) fn may_reshuffle(state: &State, deck: usize) -> bool {
    let row = state.decks.get(deck);
    row.is_some_and(|row| row.discard.iter().any(|card| !at_work(state, card)))
}

/// That Archons hold Stasis cards now (S-1 to S-14).
pub(crate) fn hands_are_held(state: &State) -> Result<(), Rejection> {
    if state.stasis_part() == Some(StasisPart::Hands) {
        return Ok(());
    }
    Err(Rejection::NotNow("when-in-a-stasis-until-its"))
}

// Decides Control's hand in a deck: looked through, shuffled, stacked, dealt from, written for.

/// The most cards that are dealt, or taken away, at once.
const MOST_DEALT: u32 = 20;

/// Where a card of a deck lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    /// Face down; so many cards lie on it.
    Under(usize),
    FaceUp,
    Discarded,
}

/// What Control does with decks.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &DecksCommand) -> Decided {
    if *command != DecksCommand::ConcealAnew {
        control_only(actor)?;
    }
    match command {
        DecksCommand::ConcealAnew => conceal_anew(d, actor),
        DecksCommand::Reshuffle { deck } => reshuffle(d, *deck as usize),
        DecksCommand::WriteCard { card, place } => write_card(d, card, *place),
        DecksCommand::OpenDeck { deck } => open(d, *deck),
        DecksCommand::CloseDeck => close(d),
        DecksCommand::ShuffleDeck { deck } => shuffle(d, *deck),
        DecksCommand::MoveCard { deck, card, to, reason: why } => {
            move_card(d, *deck, card, to, why)
        }
        DecksCommand::DealCards { faction, cards, reason: why } => deal(d, faction, *cards, why),
    }
}

fn open(d: &mut Decision<'_>, deck: DeckName) -> Decided {
    exists(&d.state, deck)?;
    if d.state.stage.open_deck == Some(deck) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DecksEvent::DeckOpened { deck });
    Ok(())
}

fn close(d: &mut Decision<'_>) -> Decided {
    d.state.stage.open_deck.ok_or(Rejection::AlreadySo)?;
    d.emit(DecksEvent::DeckClosed);
    Ok(())
}

/// That a deck is there and was shuffled for the first time: before, it has no order to look at.
fn exists(state: &State, deck: DeckName) -> Decided {
    let cards = &state.city.street_deck;
    match deck {
        DeckName::Events(at) if at as usize >= DECKS => {
            Err(Rejection::NotOffered("not-offered-deck"))
        }
        DeckName::Events(_) if state.phase() == Phase::Lobby => {
            Err(Rejection::NotNow("when-once-the-game-has-begun"))
        }
        DeckName::Stasis
            if state.city.streets.is_none()
                && cards.draw.is_empty()
                && cards.discard.is_empty() =>
        {
            Err(Rejection::NotNow("when-once-the-first-stasis-has"))
        }
        _ => Ok(()),
    }
}

/// The ids of what lies face down in a deck, the last on top.
fn face_down(state: &State, deck: DeckName) -> Vec<String> {
    match deck {
        DeckName::Events(at) => {
            state.decks[at as usize].draw.iter().map(|id| id.to_string()).collect()
        }
        DeckName::Stasis => state.city.street_deck.draw.iter().map(|id| id.to_string()).collect(),
    }
}

/// Somebody may know what lies hidden: it is made anew (N-1).
fn conceal_anew(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    if !matches!(actor, Actor::Clock) {
        return Err(Rejection::NotNow("when-by-the-clock-alone"));
    }
    let decks = (0..DECKS).filter_map(|at| u32::try_from(at).ok().map(DeckName::Events));
    let mut orders = Vec::new();
    for deck in decks.chain([DeckName::Stasis]) {
        let mut order = face_down(&d.state, deck);
        if order.len() > 1 {
            d.chance.shuffle(&mut order);
            orders.push((deck, order));
        }
    }
    d.emit(DecksEvent::Concealed { orders });
    Ok(())
}

fn shuffle(d: &mut Decision<'_>, deck: DeckName) -> Decided {
    exists(&d.state, deck)?;
    let mut order = face_down(&d.state, deck);
    if order.len() < 2 {
        return Err(Rejection::NotNow("when-when-two-cards-or-more"));
    }
    d.chance.shuffle(&mut order);
    d.emit(DecksEvent::DeckMixed { deck, order });
    Ok(())
}

/// Where a card lies in a deck; nowhere when it is not in it.
fn lies(state: &State, deck: DeckName, card: &str) -> Option<Lies> {
    let (up, discarded) = match deck {
        DeckName::Events(at) => {
            let deck = &state.decks[at as usize];
            let up = deck.up.as_ref().is_some_and(|up| up.as_str() == card);
            (up, deck.discard.iter().any(|other| other.as_str() == card))
        }
        DeckName::Stasis => {
            (false, state.city.street_deck.discard.iter().any(|other| other.as_str() == card))
        }
    };
    if up {
        return Some(Lies::FaceUp);
    }
    let under = face_down(state, deck).iter().rev().position(|other| other == card);
    under.map(Lies::Under).or(discarded.then_some(Lies::Discarded))
}

fn move_card(d: &mut Decision<'_>, deck: DeckName, card: &str, to: &CardTo, why: &str) -> Decided {
    reason(why)?;
    exists(&d.state, deck)?;
    let from = lies(&d.state, deck, card).ok_or(Rejection::NotInDeck)?;
    if matches!(deck, DeckName::Events(_)) && events::rules::at_work(&d.state, &CardId::from(card))
    {
        return Err(Rejection::BeforeTheCouncil);
    }
    fits(&d.state, deck, to)?;
    goes_anywhere(&d.state, deck, from, to)?;
    let others = face_down(&d.state, deck).len() - usize::from(matches!(from, Lies::Under(_)));
    let depth = match to {
        CardTo::Into => {
            let places = u32::try_from(others + 1).expect("a deck has fewer than 2^32 cards");
            d.chance.roll(places) as usize - 1
        }
        _ => 0,
    };
    let (card, to, reason) = (card.to_owned(), to.clone(), why.to_owned());
    d.emit(DecksEvent::CardMoved { deck, card, to, depth, reason });
    follow(d, deck);
    Ok(())
}

/// That a deck of this sort has such a place.
fn fits(state: &State, deck: DeckName, to: &CardTo) -> Decided {
    let out = |sentence: Text| Err(Rejection::OutOfBounds(sentence));
    match (deck, to) {
        (DeckName::Events(_), CardTo::Hand(_)) => out(text!("refused-only-stasis-cards-to-a-hand")),
        (DeckName::Stasis, CardTo::FaceUp) => out(text!("refused-no-stasis-card-face-up")),
        (DeckName::Stasis, CardTo::Hand(faction)) => {
            known(state, faction)?;
            hands_are_held(state)
        }
        _ => Ok(()),
    }
}

/// That a card would not lie where it lies already. One that is taken off an empty deck, or put back on
/// top of it, would be turned up again at once.
fn goes_anywhere(state: &State, deck: DeckName, from: Lies, to: &CardTo) -> Decided {
    let left = face_down(state, deck).len();
    match (from, to) {
        (Lies::FaceUp, CardTo::FaceUp)
        | (Lies::Discarded, CardTo::Discard)
        | (Lies::Under(0), CardTo::Top) => Err(Rejection::AlreadySo),
        (Lies::Under(under), CardTo::Bottom) if under + 1 == left => Err(Rejection::AlreadySo),
        (Lies::FaceUp, CardTo::Bottom | CardTo::Into) if left > 0 => Ok(()),
        (Lies::FaceUp, CardTo::Top | CardTo::Bottom | CardTo::Into) => {
            Err(Rejection::OutOfBounds(text!("refused-it-would-be-turned-up-again")))
        }
        _ => Ok(()),
    }
}

/// What follows by itself: an empty place is filled, and nobody waits for a choice of nothing.
fn follow(d: &mut Decision<'_>, deck: DeckName) {
    match deck {
        DeckName::Events(_) => {
            events::decide::turn_up(d);
            if d.state.course.step == Step::ChooseEvents
                && events::rules::events_to_choose(&d.state) == 0
            {
                events::decide::activate(d, Vec::new());
            }
        }
        DeckName::Stasis if d.state.course.step == Step::Deploy => deploy::flow::look(d),
        DeckName::Stasis => {}
    }
}

fn deal(d: &mut Decision<'_>, faction: &FactionId, cards: i32, why: &str) -> Decided {
    reason(why)?;
    let name = Name::of(&known(&d.state, faction)?.name);
    hands_are_held(&d.state)?;
    let number = cards.unsigned_abs();
    if !(1..=MOST_DEALT).contains(&number) {
        let sentence = text!("refused-cards-dealt", most = MOST_DEALT);
        return Err(Rejection::OutOfBounds(sentence));
    }
    if cards > 0 {
        if cards_left(&d.state) == 0 {
            return Err(Rejection::OutOfBounds(text!("refused-no-stasis-card-is-left")));
        }
        draw(d, faction, number, &Deal::Control { reason: why.to_owned() });
    } else {
        let mut hand = d.state.the_streets().camp(faction).hand.clone();
        if hand.is_empty() {
            return Err(Rejection::OutOfBounds(text!("refused-no-card-held", who = name)));
        }
        d.chance.shuffle(&mut hand);
        hand.truncate(number as usize);
        let (faction, reason) = (faction.clone(), why.to_owned());
        d.emit(DecksEvent::CardsTaken { faction, cards: hand, reason });
    }
    follow(d, DeckName::Stasis);
    Ok(())
}

/// C-7.
fn reshuffle(d: &mut Decision<'_>, deck: usize) -> Decided {
    if deck >= DECKS {
        return Err(Rejection::NotOffered("not-offered-deck"));
    }
    if !may_reshuffle(&d.state, deck) {
        return Err(Rejection::NotNow("when-when-the-deck-has-discards"));
    }
    events::decide::reshuffle(d, deck);
    events::decide::turn_up(d);
    Ok(())
}

/// C-8.
fn write_card(d: &mut Decision<'_>, card: &Card, place: Place) -> Decided {
    if d.state.phase() == Phase::Lobby {
        return Err(Rejection::NotNow("when-once-the-game-has-begun"));
    }
    if d.state.has_card(&card.id) {
        return Err(Rejection::BadCard(text!("refused-card-exists", card = card.id.as_str())));
    }
    if let Some(fault) = d.state.content.card_faults(card).into_iter().next() {
        return Err(Rejection::BadCard(format!("{}: {}", fault.field, fault.sentence).into()));
    }
    let deck = d.state.deck_of(card).ok_or(Rejection::NotOffered("not-offered-deck"))?;
    let left = u32::try_from(d.state.decks[deck].draw.len()).unwrap_or(u32::MAX - 1);
    let depth = match place {
        Place::Into => d.chance.roll(left + 1) as usize - 1,
        Place::FaceUp | Place::OnTop => 0,
    };
    d.emit(DecksEvent::CardWritten { card: card.clone(), place, depth });
    events::decide::turn_up(d);
    Ok(())
}

// Makes true what Control does with decks: a card goes where it is put, an order is as it was shuffled.

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
