//! The day so far in a few numbers that everybody saw: how the factions stood when each cycle began, and
//! who voted with whose influence.

use crate::ids::FactionId;
use crate::log::When;

pub(crate) mod apply;
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
    /// In seat order, of those too that did not play.
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

impl Granted {
    /// Adds what counted in a vote to what counted in those before it: of a cycle's votes the most.
    pub(crate) fn join(all: &mut Vec<Self>, new: Self) {
        let cycle = new.when.cycle;
        let same =
            |row: &&mut Self| (row.when.cycle, &row.from, &row.to) == (cycle, &new.from, &new.to);
        match all.iter_mut().find(same) {
            Some(row) => row.amount = row.amount.max(new.amount),
            None => all.push(new),
        }
    }
}
