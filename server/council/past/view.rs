//! The day so far, as everybody sees it.

use serde::Serialize;

use crate::ids::FactionId;
use crate::log::When;
use crate::past::Granted;
use crate::state::State;

/// How the factions stood when a cycle began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct PastView {
    /// The Act.
    pub act: u32,
    /// The cycle, from 1.
    pub cycle: u32,
    /// The Arête of each, in the order of the factions.
    pub arete: Vec<u32>,
}

/// Influence that counted in votes of an Act for another faction than its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AllianceView {
    /// The Act.
    pub act: u32,
    /// Whose influence.
    pub from: FactionId,
    /// Who voted with it.
    pub to: FactionId,
    /// How much, added up over the cycles; in each the most that counted in a vote.
    pub amount: u32,
    /// In how many cycles.
    pub cycles: u32,
}

/// How many cycles began.
pub(crate) fn cycles(state: &State) -> usize {
    state.past.cycles.len()
}

/// How the factions stood when a cycle began.
pub(crate) fn cycle(state: &State, at: usize) -> PastView {
    let row = &state.past.cycles[at];
    let When { act, cycle } = row.when;
    let rows = state.all_factions().zip(&row.arete).filter(|(faction, _)| faction.plays());
    PastView { act, cycle, arete: rows.map(|(_, arete)| *arete).collect() }
}

/// Who voted with whose influence, an Act after the other.
pub(crate) fn alliances(state: &State) -> Vec<AllianceView> {
    let mut grants = state.past.grants.clone();
    let last = state.voting.result().into_iter().flat_map(|result| &result.allied);
    last.for_each(|granted| Granted::join(&mut grants, granted.clone()));
    let mut all: Vec<AllianceView> = Vec::new();
    for Granted { when, from, to, amount } in &grants {
        let same = |row: &&mut AllianceView| (row.act, &row.from, &row.to) == (when.act, from, to);
        match all.iter_mut().find(same) {
            Some(row) => {
                row.amount = row.amount.saturating_add(*amount);
                row.cycles += 1;
            }
            None => all.push(AllianceView {
                act: when.act,
                from: from.clone(),
                to: to.clone(),
                amount: *amount,
                cycles: 1,
            }),
        }
    }
    all
}
