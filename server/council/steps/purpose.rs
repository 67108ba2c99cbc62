//! What a phase is for and what is to be won in it, for who meets it the first time.

use serde::Serialize;

use crate::cycle::events::rules::events_to_choose;
use crate::state::State;
use crate::steps::Phase;

/// What a phase is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct PurposeView {
    /// In a sentence or two.
    pub says: String,
    /// Whether the table has this phase for the first time.
    pub is_new: bool,
}

/// What the phase under way is for.
pub(crate) fn purpose(state: &State) -> PurposeView {
    PurposeView { says: says(state), is_new: is_new(state) }
}

fn says(state: &State) -> String {
    match state.phase() {
        Phase::Lobby => "Everybody takes a seat. Your brief says what your faction wants.".into(),
        Phase::Prytanis => {
            "One Archon presides over the cycle. It chooses what is voted on, and in which order."
                .into()
        }
        Phase::Event => match events_to_choose(state) {
            1 => "One of the events on the table goes to the vote; the others are discarded.".into(),
            n => format!("{n} of the events on the table go to the vote; the rest is discarded."),
        },
        Phase::Debate => {
            "Votes are won with words: argue, promise, threaten. With or without a vote, everybody may speak."
                .into()
        }
        Phase::Support => {
            "It is settled how much each vote weighs: Arête, Heroes, grants and the race add up."
                .into()
        }
        Phase::Vote => {
            "Strengths are weighed, YES against NO; an abstention weighs nothing. What passes happens."
                .into()
        }
        Phase::Check => format!(
            "At Stasis {} the factions fight in the streets; {} motions call an Assembly.",
            state.settings.stasis_threshold, state.settings.agenda_full
        ),
        Phase::Stasis => {
            "The factions fight for the places of the city. Whoever has the most Victory Points changes one article of the constitution."
                .into()
        }
        Phase::Assembly => {
            "Every motion on the agenda comes to the vote. What passes is in force at once.".into()
        }
        Phase::Diplomacy => {
            "Nothing is voted on. Walk about and make your deals before the council sits again.".into()
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
