//! What Control may do with a deck now.

use crate::cycle::events::rules::at_work;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::Step;

/// Whether Control may reshuffle a deck: it has discards that the council is done with (C-7).
pub(crate) fn may_reshuffle(state: &State, deck: usize) -> bool {
    let row = state.decks.get(deck);
    row.is_some_and(|row| row.discard.iter().any(|card| !at_work(state, card)))
}

/// That Archons hold Stasis cards now (S-1 to S-14).
pub(crate) fn hands_are_held(state: &State) -> Result<(), Rejection> {
    if matches!(state.course.step, Step::StasisCards | Step::Muster | Step::Deploy | Step::HandDice)
    {
        return Ok(());
    }
    Err(Rejection::NotNow("when-in-a-stasis-until-its"))
}
