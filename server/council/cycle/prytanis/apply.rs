//! What changes of who presides (C-2, C-3).

use crate::cycle::prytanis::{Election, ElectionResult, PrytanisEvent};
use crate::state::State;

/// Makes an event of who presides true.
pub(crate) fn apply(state: &mut State, event: &PrytanisEvent) {
    match event {
        PrytanisEvent::PrytanisTied { among } => state.chair.tied.clone_from(among),
        PrytanisEvent::PrytanisAppointed { faction, .. } => {
            state.chair.prytanis = Some(faction.clone());
            state.chair.presided = Some(faction.clone());
            state.chair.tied.clear();
            drop_open_election(state);
        }
        PrytanisEvent::ChairLost { .. } | PrytanisEvent::NobodyPresides => vacate(state),
        PrytanisEvent::ElectionOpened => state.chair.election = Some(Election::default()),
        PrytanisEvent::Elected { faction, pick, seal } => {
            let hand = state.hand(faction);
            let able: Vec<_> = state.voters().map(|faction| faction.id.clone()).collect();
            let election = state.chair.election.get_or_insert_default();
            election.able.extend(able);
            election.picks.lock(faction.clone(), pick.clone(), hand, seal.clone());
        }
        PrytanisEvent::ElectionRevealed { picks, untold } => {
            let shown = state.chair.election.take().unwrap_or_default().picks.reveal();
            let rows = picks.iter().map(|(id, pick, _)| (id, pick.clone()));
            let reveal = state.reveal(&shown, rows, untold);
            let result = ElectionResult { picks: picks.clone(), reveal };
            state.chair.election = Some(Election { result: Some(result), ..Election::default() });
        }
    }
}

/// Nobody presides, and nobody is about to.
pub(crate) fn vacate(state: &mut State) {
    state.chair.prytanis = None;
    state.chair.tied.clear();
}

/// An election that was not revealed never will be.
pub(crate) fn drop_open_election(state: &mut State) {
    state.chair.election = state.chair.election.take().filter(|election| election.result.is_some());
}
