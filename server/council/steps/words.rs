//! The sequence of play in words and in the log.

use game::{Text, text};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::control::seats::script::Plays;
use crate::control::stage::Scene;
use crate::cycle::events::rules::events_to_choose;
use crate::decision::Sequence;
use crate::ids::FactionId;
use crate::log::{LogKind, NewLine, line};
use crate::state::{Faction, State};
use crate::steps::{Phase, Step, StepsEvent};

// What can be said of a step. Each room says it of its own; a row each stands in `said`.

/// What a step's clock is called, and what comes when it has run out.
pub(crate) type ClockSays = fn(&State) -> (Text, Text);

/// What is said and shown of a step, and what it offers.
pub(crate) struct Said {
    /// What the projector shows of itself.
    pub scene: fn(&State) -> Scene,
    /// What is offered to whom the decision falls that the step waits for.
    pub decides: fn(&State) -> Vec<Action>,
    /// What is offered to every Archon.
    pub archon: fn(&State, &Faction) -> Vec<Action>,
    /// What the program does for a seat that it plays.
    pub plays: Plays,
    /// What is going on, in one line.
    pub headline: fn(&State) -> Text,
    /// What is asked of whom the table waits for: a few words, and a sentence.
    pub now: fn(&State) -> (Text, Text),
    /// What is asked of everybody else.
    pub meanwhile: Meanwhile,
    /// For what somebody is awaited, as the end of "The Medes are awaited …".
    pub awaited: fn(&State) -> Text,
    /// What its clock is called, and what happens when it runs out.
    pub clock: Option<ClockSays>,
    /// What the big button says where it goes on, and what it will do.
    pub button: fn(&State) -> (Text, Text),
    /// The message of the chronicle that says that the room waited longest here.
    pub waited: &'static str,
}

/// What is asked of whom the table does not wait for.
#[derive(Clone, Copy)]
pub(crate) enum Meanwhile {
    /// To wait: the headline, under the message of this name.
    Headline(&'static str),
    /// Something else.
    Asks(fn(&State, &Faction) -> Ask),
}

/// A step of which hardly anything is said.
pub(crate) const PLAIN: Said = Said {
    scene: |_| Scene::Council,
    decides: |_| Vec::new(),
    archon: |_, _| Vec::new(),
    plays: |seat| seat.decides(),
    headline: |_| Text::default(),
    // Where nobody else is awaited, it is for whom an outcome strikes.
    now: |_| (text!("step-you-preside"), text!("step-name-the-faction-that-is")),
    meanwhile: Meanwhile::Headline("step-stasis"),
    awaited: |_| text!("step-to-decide"),
    clock: None,
    button: |_| (Text::default(), Text::default()),
    waited: "advice-waiting-others",
};

/// A vote stays up until something else is put before the room.
pub(crate) fn vote_or(state: &State, otherwise: Scene) -> Scene {
    if state.voting.ballot.is_some() { Scene::Vote } else { otherwise }
}

/// A phase's name for people.
pub(crate) fn phase(phase: Phase) -> Text {
    match phase {
        Phase::Lobby => text!("step-gathering"),
        Phase::Prytanis => text!("step-prytanis"),
        Phase::Event => text!("step-event"),
        Phase::Debate => text!("step-debate"),
        Phase::Support => text!("step-support"),
        Phase::Vote => text!("step-vote"),
        Phase::Check => text!("step-check"),
        Phase::Stasis => text!("step-stasis"),
        Phase::Assembly => text!("step-assembly"),
        Phase::Diplomacy => text!("step-diplomacy-round"),
    }
}

/// Who is awaited, in seat order.
pub(crate) fn missing(state: &State) -> Vec<FactionId> {
    state.factions().filter(|row| state.awaits(row)).map(|row| row.id.clone()).collect()
}

/// What is asked of whoever has locked a choice: nothing but patience. Who is still awaited everybody sees: said here,
/// it would be told anew to all with each choice that comes in.
pub(crate) fn locked() -> Ask {
    Ask::new(Urgency::Done, text!("step-locked"), text!("step-you-may-change-it-until"))
}

/// "Waiting for the Medes to choose."
pub(crate) fn waiting_for(state: &State, id: Option<&FactionId>) -> Text {
    text!("step-waiting-for-to-choose", who = state.whom(id))
}

/// "7 of 8 in, Medes missing".
pub(crate) fn tally(state: &State, all: usize) -> Text {
    let missing = missing(state);
    match missing.len() {
        0 => text!("step-all-are-in"),
        1 | 2 => {
            let names = state.named(&missing);
            text!("step-of-in-missing", missing = all - missing.len(), all = all, names = names)
        }
        many => text!("step-of-in", many = all.saturating_sub(many), all = all),
    }
}

/// What a reveal does: with everybody in, or with somebody missing.
pub(crate) fn revealed(state: &State, all: Text, some: Text) -> Text {
    if missing(state).is_empty() { all } else { some }
}

/// What is asked of somebody now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Ask {
    /// Whether the table waits for it.
    pub urgency: Urgency,
    /// A few words: "Vote", "You preside", "Locked".
    pub title: Text,
    /// One sentence: what to do, or for whom or what one waits; null where the headline says it.
    pub sentence: Option<Text>,
}

impl Ask {
    pub(crate) fn new(urgency: Urgency, title: Text, sentence: Text) -> Self {
        Self { urgency, title, sentence: Some(sentence) }
    }

    /// To wait, for what the headline says: everybody is told that already.
    pub(crate) fn headline(title: Text) -> Self {
        Self { urgency: Urgency::Wait, title, sentence: None }
    }
}

/// Whether the table waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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

// What a phase is for and what is to be won in it, for who meets it the first time.

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

// What the log says of the sequence of play.

/// The line on an event. Of most steps their own events tell.
pub(crate) fn after(_: &State, event: &StepsEvent) -> Option<NewLine> {
    let text = match event {
        StepsEvent::CycleBegan { cycle } => text!("step-cycle-begins", cycle = cycle),
        StepsEvent::CycleEnded => text!("step-the-cycle-ends-grants-and"),
        StepsEvent::StepBegan { step, .. } => began(*step)?,
        StepsEvent::PhaseSkipped { phase: left } => {
            text!("step-control-ends-the-phase-as", phase = phase(*left))
        }
        StepsEvent::ClockSet { .. } | StepsEvent::TimeLent { .. } | StepsEvent::ClockStopped => {
            return None;
        }
    };
    Some(line(LogKind::Phase, text))
}

fn began(step: Step) -> Option<Text> {
    if step == Step::Debate {
        return Some(text!("step-the-debate-is-open"));
    }
    (step == Step::Race).then(|| text!("step-horses-are-being-concealed"))
}
