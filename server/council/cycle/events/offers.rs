//! The events that may be chosen or sent away, with the command that does it (C-4, A-4).

use game::text;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::events::{EventsCommand, rules};
use crate::ids::CardId;
use crate::law::texts::words::by;
use crate::state::State;

/// One action for each set of as many face-up cards as must be chosen (C-4).
pub(crate) fn event_sets(state: &State) -> Vec<Action> {
    let up: Vec<&CardId> = state.decks.iter().filter_map(|deck| deck.up.as_ref()).collect();
    let needed = rules::events_to_choose(state);
    let sets = (1_usize..1 << up.len()).filter(|set| set.count_ones() as usize == needed);
    let sets = sets.map(|set| up.iter().enumerate().filter(move |(at, _)| set & (1 << at) != 0));
    sets.map(|cards| {
        let cards: Vec<CardId> = cards.map(|(_, card)| (*card).clone()).collect();
        let titles: Vec<&str> = cards.iter().map(|card| &*state.card(card).title).collect();
        let keys: Vec<&str> = cards.iter().map(CardId::as_str).collect();
        let says = text!("events-these-go-to-the-vote");
        let (key, label) =
            (format!("events:{}", keys.join("+")), text!("events-called", titles = titles));
        Action::new(
            key,
            Group::Events,
            label,
            says,
            Command::Events(EventsCommand::ActivateEvents { cycle: state.course.cycle, cards }),
        )
    })
    .collect()
}

/// What an article lets the Prytanis do with the face-up events.
pub(crate) fn second_looks(state: &State) -> Vec<Action> {
    let decks = (0..state.decks.len()).filter(|deck| rules::may_look_again(state, *deck));
    decks.filter_map(|deck| second_look(state, deck)).collect()
}

fn second_look(state: &State, deck: usize) -> Option<Action> {
    let title = &state.card(state.decks[deck].up.as_ref()?).title;
    let article = by(state.reason("second_look"));
    let says = text!("events-goes-under-its-deck-and", title = title, article = article);
    let number = u32::try_from(deck).expect("there are three decks");
    let command =
        Command::Events(EventsCommand::SecondLook { cycle: state.course.cycle, deck: number });
    let label = text!("events-send-away", title = title);
    Some(Action::new(format!("look:{deck}"), Group::SecondLook, label, says, command))
}
