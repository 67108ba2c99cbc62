//! Somebody acted, or the game goes back to what was so. It goes on from there with the numbers of the
//! branch that is abandoned, and its clocks stand as they stood.

use std::sync::Arc;

use crate::control::record::{Numbers, RecordEvent};
use crate::control::seats::apply::note_waits;
use crate::state::State;

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &RecordEvent) {
    match event {
        RecordEvent::Acted { by, at } => {
            state.acted.actor = by.clone();
            state.acted.at = *at;
            state.logs.begin();
        }
        RecordEvent::Rewound { anew, stood, numbers } => went_back(state, *anew, *stood, numbers),
    }
}

fn went_back(state: &mut State, anew: bool, stood: u64, numbers: &Numbers) {
    if anew {
        open_anew(state);
    }
    state.course.step_number = state.course.step_number.max(numbers.step);
    state.acted.next_id = state.acted.next_id.max(numbers.things);
    state.assembly.proposed = state.assembly.proposed.max(numbers.proposals);
    for row in &mut state.factions {
        row.proposed = row.proposed.max(numbers.own_proposals.get(&row.id).copied().unwrap_or(0));
    }
    let voting = &mut *state.voting;
    voting.ballots = voting.ballots.max(numbers.ballots);
    if let Some(ballot) = &mut voting.ballot {
        // What was meant for the vote of the other branch must not be counted in this one.
        voting.ballots += 1;
        ballot.number = voting.ballots;
    }
    state.logs.go_on_from(numbers.lines, numbers.desk_lines);
    if let Some(streets) = &mut state.city.streets {
        let deed = &mut Arc::make_mut(streets).deed;
        // None stays none.
        if deed.number > 0 {
            deed.number = deed.number.max(numbers.deeds);
        }
    }
    state.day.go_on(numbers.rounds, stood);
    state.seats.waits.values_mut().for_each(|since| since.0 = since.0.saturating_add(stood));
    note_waits(state);
    if let Some(clock) = &mut state.course.clock {
        clock.ends_at.0 = clock.ends_at.0.saturating_add(stood);
    }
}

/// Hidden choices are made again.
fn open_anew(state: &mut State) {
    state.track.bids.forget();
    state.seats.played.clear();
    if let Some(ballot) = &mut state.voting.ballot {
        ballot.picks.forget();
    }
    if let Some(election) = &mut state.chair.election {
        election.picks.forget();
    }
    if let Some(streets) = &mut state.city.streets {
        Arc::make_mut(streets).tyche.forget();
    }
}
