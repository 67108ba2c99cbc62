//! What can be said of a step. Each room says it of its own; a row each stands in `said`.

use serde::{Deserialize, Serialize};

use crate::ids::FactionId;
use crate::state::{Faction, State};
use crate::steps::Phase;
use crate::steps::rules::awaited;
use crate::words::the;

/// What a step's clock is called, and what comes when it has run out.
pub(crate) type ClockSays = fn(&State) -> (&'static str, &'static str);

/// What is said of a step.
pub(crate) struct Said {
    /// What is going on, in one line.
    pub headline: fn(&State) -> String,
    /// What is asked of whom the table waits for: a few words, and a sentence.
    pub now: fn(&State) -> (&'static str, String),
    /// What is asked of everybody else.
    pub meanwhile: Meanwhile,
    /// For what somebody is awaited, as the end of "The Medes are awaited …".
    pub awaited: fn(&State) -> &'static str,
    /// What its clock is called, and what happens when it runs out.
    pub clock: Option<ClockSays>,
    /// What the big button says where it goes on, and what it will do.
    pub button: fn(&State) -> (String, &'static str),
}

/// What is asked of whom the table does not wait for.
#[derive(Clone, Copy)]
pub(crate) enum Meanwhile {
    /// To wait: the headline, under these words.
    Headline(&'static str),
    /// Something else.
    Asks(fn(&State, &Faction) -> Ask),
}

/// A step of which hardly anything is said.
pub(crate) const PLAIN: Said = Said {
    headline: |_| String::new(),
    // Where nobody else is awaited, it is for whom an outcome strikes.
    now: |_| ("You preside", "Name the faction that is struck.".into()),
    meanwhile: Meanwhile::Headline("Stasis"),
    awaited: |_| "to decide",
    clock: None,
    button: |_| (String::new(), ""),
};

/// A phase's name for people.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "Gathering",
        Phase::Prytanis => "Prytanis",
        Phase::Event => "Event",
        Phase::Debate => "Debate",
        Phase::Support => "Support",
        Phase::Vote => "Vote",
        Phase::Check => "Check",
        Phase::Stasis => "Stasis",
        Phase::Assembly => "Assembly",
        Phase::Diplomacy => "Diplomacy Round",
    }
}

/// Who is awaited, in seat order.
pub(crate) fn missing(state: &State) -> Vec<FactionId> {
    state.factions().filter(|row| awaited(state, row)).map(|row| row.id.clone()).collect()
}

/// "… Waiting for the Medes and Tyrants." Many are counted by whoever shows them, so that the sentence
/// need not be sent anew to everybody with each choice.
pub(crate) fn waiting(state: &State, first: &str) -> String {
    let missing = missing(state);
    match missing.len() {
        0 => format!("{first} All are in; Control reveals."),
        1..=3 => format!("{first} Waiting for {}.", state.names(&missing)),
        _ => format!("{first} Waiting for the others."),
    }
}

/// What is asked of whoever has locked a choice: nothing but patience.
pub(crate) fn locked(state: &State) -> Ask {
    Ask::new(Urgency::Done, "Locked", waiting(state, "You may change it until the reveal."))
}

/// "Waiting for the Medes to choose."
pub(crate) fn waiting_for(state: &State, id: Option<&FactionId>) -> String {
    format!("Waiting for {} to choose.", the(state, id))
}

/// "7 of 8 in, Medes missing".
pub(crate) fn tally(state: &State, all: usize) -> String {
    let missing = missing(state);
    match missing.len() {
        0 => "all are in".into(),
        1 | 2 => {
            let names = state.names(&missing);
            format!("{} of {all} in, {names} missing", all - missing.len())
        }
        many => format!("{} of {all} in", all.saturating_sub(many)),
    }
}

/// What a reveal does: with everybody in, or with somebody missing.
pub(crate) fn revealed(state: &State, all: &'static str, some: &'static str) -> &'static str {
    if missing(state).is_empty() { all } else { some }
}

/// What is asked of somebody now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Ask {
    /// Whether the table waits for it.
    pub urgency: Urgency,
    /// A few words: "Vote", "You preside", "Locked".
    pub title: String,
    /// One sentence: what to do, or for whom or what one waits.
    pub sentence: String,
}

impl Ask {
    pub(crate) fn new(urgency: Urgency, title: &str, sentence: impl Into<String>) -> Self {
        Self { urgency, title: title.into(), sentence: sentence.into() }
    }
}

/// Whether the table waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    /// The table waits for this Archon.
    Now,
    /// It may do something; nobody waits.
    May,
    /// It has done it, and may still change it.
    Done,
    /// It waits.
    Wait,
}
