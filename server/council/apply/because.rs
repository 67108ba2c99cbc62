//! Keeps why something was decided as it was, in the words of that moment: the figures and the articles
//! may be others a moment later.

use std::sync::Arc;

use crate::event::Event;
use crate::show::because;
use crate::state::State;
use crate::view::{BecauseView, Decision};

/// What must be told of the state as it was.
pub(super) fn before(state: &mut State, event: &Event) {
    if let Event::PrytanisAppointed { faction, how } = event {
        keep(state, because::prytanis(state, faction, how));
    }
}

/// What is told of the state as it is now.
pub(super) fn after(state: &mut State, event: &Event) {
    let why = match event {
        Event::RaceRevealed { .. } | Event::WinnerPicked { .. } => because::race(state),
        Event::VotesRevealed { .. }
        | Event::VotesCounted { .. }
        | Event::TieDecided { .. }
        | Event::Vetoed { .. } => because::vote(state),
        Event::CycleBegan { .. } | Event::NobodyPresides => {
            state.because.retain(|row| row.of != Decision::Prytanis);
            None
        }
        _ => None,
    };
    if let Some(why) = why {
        keep(state, why);
    }
}

fn keep(state: &mut State, why: BecauseView) {
    state.because.retain(|row| row.of != why.of);
    state.because.push(Arc::new(why));
}
