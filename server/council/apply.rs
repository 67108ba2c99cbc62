//! Makes events true. Nothing here can fail: what may not happen was refused by `decide`.

use crate::assembly::{agenda, sitting};
use crate::content::Content;
use crate::control::{decks, figures, heroes, record, seats, stage};
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::day;
use crate::event::Event;
use crate::law::{rulings, texts};
use crate::past;
use crate::stasis::{amend, battle, cards, deploy, muster, powers, score, spoils, streets};
use crate::state::State;
use crate::steps;

/// The state that a game of this content begins with.
pub(crate) fn begun(content: Content) -> State {
    let mut state = State::new(content);
    texts::apply::obey(&mut state);
    state
}

/// Makes `event` true: in its room, and then of what is held up, of the day so far and of whom the table
/// waits for, whatever the event was.
pub(crate) fn apply(state: &mut State, event: &Event) {
    in_its_room(state, event);
    agenda::apply::decline_what_is_gone(state);
    stage::apply::take_down_what_is_gone(state);
    past::apply::note(state, event);
    seats::apply::keep_account(state, event);
}

fn in_its_room(state: &mut State, event: &Event) {
    match event {
        Event::Steps(event) => steps::apply::apply(state, event),
        Event::Day(event) => day::apply::apply(state, event),
        Event::Prytanis(event) => prytanis::apply::apply(state, event),
        Event::Events(event) => events::apply::apply(state, event),
        Event::Debate(event) => debate::apply::apply(state, event),
        Event::Race(event) => race::apply::apply(state, event),
        Event::Grants(event) => grants::apply::apply(state, event),
        Event::Vote(event) => vote::apply::apply(state, event),
        Event::Outcome(event) => outcome::apply::apply(state, event),
        Event::Agenda(event) => agenda::apply::apply(state, event),
        Event::Sitting(event) => sitting::apply::apply(state, event),
        Event::Law(event) => texts::apply::apply(state, event),
        Event::Settings(event) => rulings::apply::apply(state, event),
        Event::Streets(event) => streets::apply::apply(state, event),
        Event::Cards(event) => cards::apply::apply(state, event),
        Event::Muster(event) => muster::apply::apply(state, event),
        Event::Deploy(event) => deploy::apply::apply(state, event),
        Event::Powers(event) => powers::apply::apply(state, event),
        Event::Battle(event) => battle::apply::apply(state, event),
        Event::Spoils(event) => spoils::apply::apply(state, event),
        Event::Score(event) => score::apply::apply(state, event),
        Event::Amend(event) => amend::apply::apply(state, event),
        Event::Figures(event) => figures::apply::apply(state, event),
        Event::Heroes(event) => heroes::apply::apply(state, event),
        Event::Decks(event) => decks::apply::apply(state, event),
        Event::Seats(event) => seats::apply::apply(state, event),
        Event::Stage(event) => stage::apply::apply(state, event),
        Event::Record(event) => record::apply::apply(state, event),
    }
}
