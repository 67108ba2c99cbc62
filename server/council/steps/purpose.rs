//! What a phase is for and what is to be won in it, for who meets it the first time.

use game::{Text, text};

use serde::Serialize;

use crate::cycle::events::rules::events_to_choose;
use crate::state::State;
use crate::steps::Phase;

/// What a phase is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct PurposeView {
    /// In a sentence or two.
    pub says: Text,
    /// Whether the table has this phase for the first time.
    pub is_new: bool,
}

/// What the phase under way is for.
pub(crate) fn purpose(state: &State) -> PurposeView {
    PurposeView { says: says(state), is_new: is_new(state) }
}

fn says(state: &State) -> Text {
    match state.phase() {
        Phase::Lobby => text!("step-everybody-takes-a-seat-your"),
        Phase::Prytanis => {
            text!("step-one-archon-presides-over-the")
        }
        Phase::Event => match events_to_choose(state) {
            1 => text!("step-one-of-the-events-on"),
            n => text!("step-of-the-events-on-the", n = n),
        },
        Phase::Debate => {
            text!("step-votes-are-won-with-words")
        }
        Phase::Support => {
            text!("step-it-is-settled-how-much")
        }
        Phase::Vote => {
            text!("step-strengths-are-weighed-yes-against")
        }
        Phase::Check => text!(
            "step-at-stasis-the-factions-fight",
            stasis_threshold = state.settings.stasis_threshold,
            agenda_full = state.settings.agenda_full
        ),
        Phase::Stasis => {
            text!("step-the-factions-fight-for-the")
        }
        Phase::Assembly => {
            text!("step-every-motion-on-the-agenda")
        }
        Phase::Diplomacy => {
            text!("step-nothing-is-voted-on-walk")
        }
    }
}

fn is_new(state: &State) -> bool {
    let course = &state.course;
    match state.phase() {
        Phase::Lobby => true,
        Phase::Stasis => state.city.streets.as_ref().is_some_and(|streets| streets.number == 1),
        Phase::Assembly => course.act == 1,
        Phase::Diplomacy => course.round <= 1,
        _ => course.cycle <= 1,
    }
}
