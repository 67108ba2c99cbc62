//! The day so far in a few numbers that everybody saw: how the factions stood when each cycle began, and
//! who voted with whose influence.

use crate::cycle::vote::VoteEvent;
use crate::event::Event;
use crate::figures;
use crate::ids::FactionId;
use crate::log::When;
use crate::state::State;
use crate::steps::StepsEvent;

pub(crate) mod view;

/// The day so far.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Past {
    /// The cycles in their order.
    pub cycles: Vec<Cycle>,
    pub grants: Vec<Granted>,
}

/// How the factions stood when a cycle began.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Cycle {
    pub when: When,
    /// In seat order.
    pub arete: Vec<u32>,
}

/// Influence that counted in a vote of a cycle for another faction than its own: the most of it, however
/// many votes there were.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Granted {
    pub when: When,
    pub from: FactionId,
    pub to: FactionId,
    pub amount: u32,
}

/// Notes what of an event belongs to the day; the state is as it is after it.
pub(crate) fn note(state: &mut State, event: &Event) {
    match event {
        Event::Steps(StepsEvent::CycleBegan { .. }) => {
            let (when, arete) = (state.when(), view::arete(state));
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
