//! Makes true how seats are played, and keeps account of whom the table waits for (N-4).

use game::Actor;

use crate::control::record::RecordEvent;
use crate::control::seats::SeatsEvent;
use crate::cycle::outcome::OutcomeEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::steps::rules::awaited;

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &SeatsEvent) {
    match event {
        SeatsEvent::SeatSet { faction, mode } => state.faction_mut(faction).mode.clone_from(mode),
        SeatsEvent::SeatPlayed { faction } => {
            state.seats.played.insert(faction.clone());
            state.seats.playing = Some(faction.clone());
        }
    }
}

/// Whom the table waits for after an event, since when, and when the program plays its seats next.
pub(crate) fn keep_account(state: &mut State, event: &Event) {
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
            seats.thinks_at = state.acted.at;
        }
        Event::Seats(SeatsEvent::SeatSet { faction, .. }) => {
            seats.waits.remove(faction);
            seats.played.remove(faction);
            seats.thinks_at = state.acted.at;
        }
        _ => {}
    }
    note_waits(state);
}

/// Notes who is awaited from now on. Who is awaited already stays so since then.
pub(crate) fn note_waits(state: &mut State) {
    let awaited = state.factions().filter(|row| awaited(state, row));
    let awaited: Vec<FactionId> = awaited.map(|row| row.id.clone()).collect();
    let now = state.acted.at;
    let before = std::mem::take(&mut state.seats.waits);
    let since = |id: FactionId| (id.clone(), before.get(&id).copied().unwrap_or(now));
    state.seats.waits = awaited.into_iter().map(since).collect();
}
