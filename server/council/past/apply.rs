//! What of the events belongs to the day so far.

use crate::content::Counter;
use crate::cycle::vote::VoteEvent;
use crate::event::Event;
use crate::figures;
use crate::ids::FactionId;
use crate::past::{Cycle, Granted};
use crate::state::State;
use crate::steps::StepsEvent;

/// Notes what of an event belongs to the day; the state is as it is after it.
pub(crate) fn note(state: &mut State, event: &Event) {
    match event {
        Event::Steps(StepsEvent::CycleBegan { .. }) => {
            let (when, arete) = (state.when(), arete(state));
            state.past.cycles.push(Cycle { when, arete });
        }
        Event::Vote(VoteEvent::VotesRevealed { .. } | VoteEvent::VotesCounted { .. }) => {
            for granted in granted(state) {
                keep(&mut state.past.grants, granted);
            }
        }
        _ => {}
    }
}

/// The Arête of each now, in seat order.
fn arete(state: &State) -> Vec<u32> {
    state.factions().map(|row| row.counter(Counter::Arete)).collect()
}

/// What counts of the grants that stand (I-3, I-4).
fn granted(state: &State) -> Vec<Granted> {
    let counts = |to: &FactionId| state.faction(to).has_vote();
    let rows = state.factions().filter(|from| !from.has_vote()).filter_map(|from| {
        let grant = state.grant_of(from).filter(|grant| counts(&grant.to))?;
        let amount = u32::try_from(figures::grantable(state, from)).unwrap_or(0);
        let (from, to) = (from.id.clone(), grant.to.clone());
        (amount > 0).then(|| Granted { when: state.when(), from, to, amount })
    });
    rows.collect()
}

fn keep(all: &mut Vec<Granted>, new: Granted) {
    let cycle = new.when.cycle;
    let same =
        |row: &&mut Granted| (row.when.cycle, &row.from, &row.to) == (cycle, &new.from, &new.to);
    match all.iter_mut().find(same) {
        Some(row) => row.amount = row.amount.max(new.amount),
        None => all.push(new),
    }
}
