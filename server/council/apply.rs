//! Makes events true. Nothing here can fail: what may not happen was refused by `decide`.

use crate::assembly::{agenda, sitting};
use crate::content::Content;
use crate::control::{decks, figures, heroes, record, seats, stage};
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::event::Event;
use crate::law::{rulings, texts};
use crate::stasis::{amend, battle, cards, deploy, muster, powers, score, spoils, streets};
use crate::state::State;
use crate::{day, past, steps};

/// The state that a game of this content begins with.
pub(crate) fn begun(content: Content) -> State {
    let mut state = State::new(content);
    texts::decide::obey(&mut state);
    state
}

/// Makes `event` true: in its room, and then of what is held up, of the day so far and of whom the table
/// waits for, whatever the event was.
pub(crate) fn apply(state: &mut State, event: &Event) {
    in_its_room(state, event);
    agenda::decide::decline_what_is_gone(state);
    stage::rules::take_down_what_is_gone(state);
    past::apply::note(state, event);
    seats::rules::keep_account(state, event);
}

fn in_its_room(state: &mut State, event: &Event) {
    match event {
        Event::Steps(event) => steps::apply::apply(state, event),
        Event::Day(event) => day::rules::apply(state, event),
        Event::Prytanis(event) => prytanis::decide::apply(state, event),
        Event::Events(event) => events::decide::apply(state, event),
        Event::Debate(event) => debate::rules::apply(state, event),
        Event::Race(event) => race::decide::apply(state, event),
        Event::Grants(event) => grants::rules::apply(state, event),
        Event::Vote(event) => vote::decide::apply(state, event),
        Event::Outcome(event) => outcome::decide::apply(state, event),
        Event::Agenda(event) => agenda::decide::apply(state, event),
        Event::Sitting(event) => sitting::rules::apply(state, event),
        Event::Law(event) => texts::decide::apply(state, event),
        Event::Settings(event) => rulings::rules::apply(state, event),
        Event::Streets(event) => streets::decide::apply(state, event),
        Event::Cards(event) => cards::decide::apply(state, event),
        Event::Muster(event) => muster::decide::apply(state, event),
        Event::Deploy(event) => deploy::decide::apply(state, event),
        Event::Powers(event) => powers::decide::apply(state, event),
        Event::Battle(event) => battle::decide::apply(state, event),
        Event::Spoils(event) => spoils::decide::apply(state, event),
        Event::Score(event) => score::decide::apply(state, event),
        Event::Amend(event) => amend::decide::apply(state, event),
        Event::Figures(event) => figures::rules::apply(state, event),
        Event::Heroes(event) => heroes::rules::apply(state, event),
        Event::Decks(event) => decks::rules::apply(state, event),
        Event::Seats(event) => seats::rules::apply(state, event),
        Event::Stage(event) => stage::rules::apply(state, event),
        Event::Record(event) => record::apply::apply(state, event),
    }
}
