//! What is decided of the event decks (C-4 to C-7), and what that changes.

use game::Actor;

use crate::content::DECKS;
use crate::cycle::events::rules::{at_work, events_to_choose, may_look_again};
use crate::cycle::events::{Deck, DocketState, Docketed, EventsCommand, EventsEvent, Shuffle};
use crate::decision::{Decided, Decision, decides};
use crate::ids::CardId;
use crate::law::settings::DeckRunsOut;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::row::Advance::To;
use crate::steps::row::{Clock, PLAIN, Row};
use crate::steps::{Phase, Step};

// Events are turned up, sent away and chosen for the vote (C-4 to C-7).

/// What is wanted of the events.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &EventsCommand) -> Decided {
    match command {
        EventsCommand::ActivateEvents { cycle, cards } => choose(d, actor, *cycle, cards),
        EventsCommand::SecondLook { cycle, deck } => second_look(d, actor, *cycle, *deck as usize),
    }
}

/// C-4.
fn choose(d: &mut Decision<'_>, actor: &Actor, cycle: u32, cards: &[CardId]) -> Decided {
    if d.state.course.step != Step::ChooseEvents || d.state.course.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    decides(&d.state, actor, d.state.chair.prytanis.as_ref())?;
    let needed = events_to_choose(&d.state);
    let mut distinct = cards.to_vec();
    distinct.sort();
    distinct.dedup();
    if distinct.len() != needed || cards.len() != needed {
        return Err(Rejection::WrongNumber { needed });
    }
    let up = |card: &CardId| d.state.decks.iter().any(|deck| deck.up.as_ref() == Some(card));
    if !cards.iter().all(up) {
        return Err(Rejection::NotOffered("not-offered-event"));
    }
    activate(d, cards.to_vec());
    Ok(())
}

/// The Event phase begins: the Prytanis chooses, where there is something to choose.
pub(crate) fn enter(d: &mut Decision<'_>) {
    // Cards may have come since the places were last filled.
    turn_up(d);
    d.enter(Step::ChooseEvents);
    if events_to_choose(&d.state) == 0 {
        activate(d, Vec::new());
    }
}

/// C-5: the chosen go to the vote, the rest are discarded, the next are turned up.
pub(crate) fn activate(d: &mut Decision<'_>, cards: Vec<CardId>) {
    d.emit(EventsEvent::EventsActivated { cards });
    turn_up(d);
    d.enter(Step::EventsChosen);
}

/// Shuffles the printed cards of some Acts into a deck (C-6).
pub(crate) fn shuffle_in(
    d: &mut Decision<'_>,
    deck: usize,
    joins: impl Fn(u32) -> bool,
    why: Shuffle,
) {
    let content = d.state.content.clone();
    let id = &content.events().decks[deck].id;
    let cards = content.events().cards.iter();
    let mut new = cards.filter(|card| &card.deck == id && joins(card.act)).peekable();
    if new.peek().is_none() {
        return;
    }
    let mut order: Vec<CardId> = d.state.decks[deck].draw.clone();
    order.extend(new.map(|card| card.id.clone()));
    d.chance.shuffle(&mut order);
    d.emit(EventsEvent::DeckShuffled { deck, order, why });
}

/// Shuffles a deck's discards back into it (C-7); what the council still deals with stays out.
pub(crate) fn reshuffle(d: &mut Decision<'_>, deck: usize) {
    let row = &d.state.decks[deck];
    let mut order: Vec<CardId> = row.draw.iter().chain(&row.discard).cloned().collect();
    order.retain(|card| !at_work(&d.state, card));
    d.chance.shuffle(&mut order);
    d.emit(EventsEvent::DeckShuffled { deck, order, why: Shuffle::Discards });
}

/// Turns up a card wherever a place is empty (C-5, C-7).
pub(crate) fn turn_up(d: &mut Decision<'_>) {
    for deck in 0..DECKS {
        if d.state.decks[deck].up.is_some() {
            continue;
        }
        let reshuffles = d.state.settings.deck_runs_out == DeckRunsOut::Reshuffled;
        let row = &d.state.decks[deck];
        if reshuffles && row.draw.is_empty() && !row.discard.is_empty() {
            reshuffle(d, deck);
        }
        if let Some(card) = d.state.decks[deck].draw.last().cloned() {
            d.emit(EventsEvent::CardTurnedUp { deck, card });
        }
    }
}

fn second_look(d: &mut Decision<'_>, actor: &Actor, cycle: u32, deck: usize) -> Decided {
    if d.state.course.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    if !may_look_again(&d.state, deck) {
        return Err(Rejection::NotNow("when-once-a-cycle-before-events"));
    }
    decides(&d.state, actor, d.state.chair.prytanis.as_ref())?;
    let Some(card) = d.state.decks[deck].up.clone() else { return Err(Rejection::StepOver) };
    d.emit(EventsEvent::SecondLookTaken { deck, card });
    turn_up(d);
    Ok(())
}

// What changes of the event decks and of what is before the council (C-4 to C-7).

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

// What the rules say of its steps.

/// The Prytanis chooses events (C-4).
pub(crate) const CHOICE: Row = Row {
    falls_to: Some(|state| state.chair.prytanis.as_ref()),
    settle: nothing_to_choose,
    ..PLAIN
};

/// The events are chosen (C-4).
pub(crate) const CHOSEN: Row = Row { clock: Clock::Shown, advance: To(Phase::Debate), ..PLAIN };

/// C-4: where nothing lies face up any more there is nothing to choose.
fn nothing_to_choose(d: &mut Decision<'_>) {
    if events_to_choose(&d.state) == 0 {
        activate(d, Vec::new());
    }
}
