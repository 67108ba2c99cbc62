//! Keeps why something was decided as it was, in the words of that moment: the figures and the articles
//! may be others a moment later.

use std::sync::Arc;

use crate::cycle::{prytanis, race, vote};
use crate::event::{Event, PrytanisEvent, RaceEvent, StepsEvent, VoteEvent};
use crate::state::State;
use crate::view::{BecauseView, Decision};

/// What must be told of the state as it was.
pub(crate) fn before(state: &mut State, event: &Event) {
    if let Event::Prytanis(PrytanisEvent::PrytanisAppointed { faction, how }) = event {
        keep(state, prytanis::told::because(state, faction, how));
    }
}

/// What is told of the state as it is now.
pub(crate) fn after(state: &mut State, event: &Event) {
    let why = match event {
        Event::Race(RaceEvent::RaceRevealed { .. })
        | Event::Race(RaceEvent::WinnerPicked { .. }) => race::told::because(state),
        Event::Vote(VoteEvent::VotesRevealed { .. })
        | Event::Vote(VoteEvent::VotesCounted { .. })
        | Event::Vote(VoteEvent::TieDecided { .. })
        | Event::Vote(VoteEvent::Vetoed { .. }) => vote::told::because(state),
        Event::Steps(StepsEvent::CycleBegan { .. })
        | Event::Prytanis(PrytanisEvent::NobodyPresides) => {
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
