//! Makes true how seats are played, and keeps account of whom the table waits for (N-4).

use crate::control::record::RecordEvent;
use crate::control::seats::SeatsEvent;
use crate::cycle::outcome::OutcomeEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::steps::rules::all_awaited;

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &SeatsEvent) {
    match event {
        SeatsEvent::SeatSet { faction, mode } => state.faction_mut(faction).mode.clone_from(mode),
        SeatsEvent::SeatPlayed { faction } => state.seats.plays(faction.clone()),
    }
}

/// Whom the table waits for after an event, since when, and when the program plays its seats next.
pub(crate) fn keep_account(state: &mut State, event: &Event) {
    let now = state.acted.at;
    match event {
        Event::Record(RecordEvent::Acted { by, at, .. }) => {
            if state.seats.minds(by) {
                state.seats.acted(by, *at);
            }
            return;
        }
        Event::Steps(StepsEvent::StepBegan { .. })
        | Event::Outcome(OutcomeEvent::TargetChosen { .. }) => state.seats.step_began(now),
        Event::Seats(SeatsEvent::SeatSet { faction, .. }) => state.seats.mode_set(faction, now),
        _ => {}
    }
    note_waits(state);
}

/// Notes who is awaited from now on. Who is awaited already stays so since then.
pub(crate) fn note_waits(state: &mut State) {
    let awaited = all_awaited(state);
    // After most events it is the same seats: then nothing is written that something is made from.
    if !state.seats.awaits(awaited.clone()) {
        let awaited: Vec<FactionId> = awaited.cloned().collect();
        let now = state.acted.at;
        state.seats.note_waits(awaited, now);
    }
}
