//! Makes events true. Nothing here can fail: what may not happen was refused by `decide`.

use crate::assembly::{agenda, sitting};
use crate::content::Content;
use crate::control::{decks, figures, heroes, record, roster, seats, stage};
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::event::Event;
use crate::law::{rulings, texts};
use crate::rooms::rooms;
use crate::stasis::{amend, battle, cards, deploy, muster, powers, score, spoils, streets};
use crate::state::State;
use crate::{day, lift, past, steps};

/// The state that a game of this content begins with.
pub(crate) fn begun(content: Content) -> State {
    let mut state = State::new(content);
    texts::decide::obey(&mut state);
    state
}

/// Makes `event` true: in its room, and then of what is held up, of the day so far and of whom the table
/// waits for, whatever the event was.
pub(crate) fn apply(state: &mut State, event: &Event) {
    let filled = lift::filled(state, event);
    let event = filled.as_ref().unwrap_or(event);
    in_its_room(state, event);
    agenda::decide::decline_what_is_gone(state);
    stage::rules::take_down_what_is_gone(state);
    past::apply::note(state, event);
    seats::rules::keep_account(state, event);
}

rooms!(kit::applied, { fn in_its_room(state: &mut State, event: &Event) });
