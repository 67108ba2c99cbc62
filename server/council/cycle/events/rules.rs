//! How many events are activated, which are still to be settled, and the second look (C-4, C-7, A-4).

use crate::cycle::events::DocketState;
use crate::ids::CardId;
use crate::law::settings::{EventsActivated, SecondLook};
use crate::state::State;
use crate::steps::Step;

/// C-4: as many events as the Act number, or as the ruling says; never more than there are.
pub(crate) fn events_to_choose(state: &State) -> usize {
    let up = state.decks.iter().filter(|deck| deck.up.is_some()).count();
    match state.settings.events_activated {
        EventsActivated::Act => up.min(state.course.act as usize),
        EventsActivated::One => up.min(1),
        EventsActivated::All => up,
    }
}

/// Whether a card is an activated event that is not yet settled.
pub(crate) fn at_work(state: &State, card: &CardId) -> bool {
    state.docket.iter().any(|row| {
        &row.card == card && matches!(row.state, DocketState::Waiting | DocketState::Called)
    })
}

/// The activated events that are not yet settled.
pub(crate) fn unsettled(state: &State) -> Vec<CardId> {
    let cards = state.docket.iter().map(|row| &row.card);
    cards.filter(|card| at_work(state, card)).cloned().collect()
}

/// Whether the Prytanis may send the face-up event of a deck away.
pub(crate) fn may_look_again(state: &State, deck: usize) -> bool {
    let row = state.decks.get(deck);
    state.course.step == Step::ChooseEvents
        && state.settings.second_look == SecondLook::OnceACycle
        && state.chair.looked_in != Some(state.course.cycle)
        && row.is_some_and(|row| row.up.is_some() && !row.draw.is_empty())
}
