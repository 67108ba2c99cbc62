//! What of the events belongs to the day so far.

use crate::content::Counter;
use crate::cycle::grants::rules::take_ended;
use crate::event::Event;
use crate::past::{Cycle, Granted};
use crate::state::State;
use crate::steps::StepsEvent;

/// Notes what of an event belongs to the day; the state is as it is after it.
pub(crate) fn note(state: &mut State, event: &Event) {
    if let Event::Steps(StepsEvent::CycleBegan { .. }) = event {
        let (when, arete) = (state.when(), arete(state));
        state.past.cycles.push(Cycle { when, arete });
    }
}

/// The Arête of each now, in seat order, those too that do not play.
fn arete(state: &State) -> Vec<u32> {
    state.all_factions().map(|row| row.counter(Counter::Arete)).collect()
}

/// Keeps what counted in a vote that cannot be voided any more.
fn keep(state: &mut State, allied: Vec<Granted>) {
    if !allied.is_empty() {
        let all = &mut state.past.grants;
        allied.into_iter().for_each(|granted| Granted::join(all, granted));
    }
}

/// The vote that was decided last cannot be voided any more: what ended with it goes, and what counted in
/// it is kept.
pub(crate) fn put_away(state: &mut State) {
    if state.voting.ballot.is_none() {
        return;
    }
    take_ended(state);
    let ballot = state.voting.ballot.take();
    if let Some(result) = ballot.and_then(|ballot| ballot.result) {
        keep(state, result.allied);
    }
}
