//! The game goes back to what was so. It goes on from there with the numbers of the branch that is
//! abandoned, and its clocks stand as they stood.

use crate::event::{Event, Numbers, SeatsEvent};
use crate::state::{Faction, State};

/// The numbers that a game has reached; a step more, for what was meant for the last one is void.
pub(crate) fn numbers(last: &State) -> Numbers {
    Numbers {
        step: last.step_number.saturating_add(1),
        ballots: last.ballots,
        things: last.next_id,
        proposals: last.proposed,
        own_proposals: last.factions.iter().map(|row| (row.id.clone(), row.proposed)).collect(),
        rounds: last.day.numbered(),
        deeds: last.streets.as_ref().map_or(0, |streets| streets.deed.number),
        lines: last.logs.room().next(),
        desk_lines: last.logs.control().next(),
    }
}

/// Seats are played on as they are now: a phone that died meanwhile is dead.
pub(crate) fn seats(past: &State, last: &State) -> Vec<Event> {
    let pairs = past.factions.iter().zip(&last.factions);
    let changed = pairs.filter(|(then, now)| then.mode != now.mode);
    let set = |(_, now): (_, &Faction)| {
        Event::Seats(SeatsEvent::SeatSet { faction: now.id.clone(), mode: now.mode.clone() })
    };
    changed.map(set).collect()
}

/// Whether choices lie hidden: bids, votes, the picks of an election, Tyche (C-10, C-15, S-18).
pub(crate) fn sealed(state: &State) -> bool {
    let voted = state.ballot.as_ref().is_some_and(|ballot| !ballot.picks.is_empty());
    let elected = state.election.as_ref().is_some_and(|election| !election.picks.is_empty());
    let tyche = state.streets.as_ref().is_some_and(|streets| !streets.tyche.is_empty());
    !state.bids.is_empty() || voted || elected || tyche
}

pub(super) fn went_back(state: &mut State, anew: bool, stood: u64, numbers: &Numbers) {
    if anew {
        open_anew(state);
    }
    state.step_number = state.step_number.max(numbers.step);
    state.next_id = state.next_id.max(numbers.things);
    state.proposed = state.proposed.max(numbers.proposals);
    for row in &mut state.factions {
        row.proposed = row.proposed.max(numbers.own_proposals.get(&row.id).copied().unwrap_or(0));
    }
    state.ballots = state.ballots.max(numbers.ballots);
    if let Some(ballot) = &mut state.ballot {
        // What was meant for the vote of the other branch must not be counted in this one.
        state.ballots += 1;
        ballot.number = state.ballots;
    }
    state.logs.go_on_from(numbers.lines, numbers.desk_lines);
    if let Some(streets) = &mut state.streets {
        let deed = &mut std::sync::Arc::make_mut(streets).deed;
        // None stays none.
        if deed.number > 0 {
            deed.number = deed.number.max(numbers.deeds);
        }
    }
    state.day.go_on(numbers.rounds, stood);
    state.seats.waits.values_mut().for_each(|since| since.0 = since.0.saturating_add(stood));
    state.note_waits();
    if let Some(clock) = &mut state.clock {
        clock.ends_at.0 = clock.ends_at.0.saturating_add(stood);
    }
}

/// Hidden choices are made again.
fn open_anew(state: &mut State) {
    state.bids.forget();
    state.seats.played.clear();
    if let Some(ballot) = &mut state.ballot {
        ballot.picks.forget();
    }
    if let Some(election) = &mut state.election {
        election.picks.forget();
    }
    if let Some(streets) = &mut state.streets {
        std::sync::Arc::make_mut(streets).tyche.forget();
    }
}
