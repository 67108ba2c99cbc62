//! Makes true how seats are played, and keeps account of whom the table waits for (N-4).

use game::Actor;

use crate::event::{Event, OutcomeEvent, RecordEvent, SeatsEvent, StepsEvent};
use crate::state::State;

pub(super) fn change(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Seats(SeatsEvent::SeatSet { faction, mode }) => {
            state.faction_mut(faction).mode.clone_from(mode)
        }
        Event::Seats(SeatsEvent::SeatPlayed { faction }) => {
            state.seats.played.insert(faction.clone());
            state.seats.playing = Some(faction.clone());
        }
        _ => return false,
    }
    true
}

/// Whom the table waits for after an event, since when, and when the program plays its seats next.
pub(super) fn keep_account(state: &mut State, event: &Event) {
    let seats = &mut state.seats;
    match event {
        Event::Record(RecordEvent::Acted { by, at }) => {
            seats.playing = None;
            if *by == Actor::Clock {
                seats.thinks_at = *at;
            }
            return;
        }
        Event::Steps(StepsEvent::StepBegan { .. })
        | Event::Outcome(OutcomeEvent::TargetChosen { .. }) => {
            seats.waits.clear();
            seats.played.clear();
            seats.thinks_at = state.at;
        }
        Event::Seats(SeatsEvent::SeatSet { faction, .. }) => {
            seats.waits.remove(faction);
            seats.played.remove(faction);
            seats.thinks_at = state.at;
        }
        _ => {}
    }
    state.note_waits();
}
