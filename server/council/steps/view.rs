//! What everybody sees of a step: its clock, whom it waits for, and the scene on the projector.

use game::{Text, text};

use serde::Serialize;

use crate::control::stage::Scene;
use crate::day::rules::closing;
use crate::day::{Bell, Closing};
use crate::ids::FactionId;
use crate::law::texts;
use crate::state::{Faction, State};
use crate::steps::rules::{awaited, question};
use crate::steps::{Step, rules, said};

/// The clock of the step under way.
pub(crate) fn clock(state: &State) -> Option<ClockView> {
    let clock = state.course.clock.running()?;
    let (label, then) = (said::of(state.course.step).clock?)(state);
    let reason = rules::of(state.course.step).length.and_then(|ruling| state.reason(ruling));
    let length = reason.map_or(Text::default(), |reason| {
        text!("step-how-long-it-runs-is", reason = texts::words::reason(reason))
    });
    Some(ClockView {
        label,
        ends_at: clock.ends_at.0,
        seconds: clock.seconds,
        then: text!("step-then-and-length", then = then, length = length),
    })
}

/// Who is awaited and for what.
pub(crate) fn awaiting(state: &State) -> Vec<Awaiting> {
    let rows = state.factions().filter(|row| awaited(state, row));
    let what = (said::of(question(state)).awaited)(state);
    let row = |faction: &Faction| Awaiting {
        faction: faction.id.clone(),
        what: if faction.is_controls() {
            text!("step-by-controls-hand", what = what.clone())
        } else {
            what.clone()
        },
        since: state.seats.awaited_since(&faction.id).unwrap_or(state.acted.at).0,
    };
    rows.map(row).collect()
}

/// What the projector shows: what Control chose, or else what belongs to the step.
pub(crate) fn scene(state: &State) -> Scene {
    state.stage.scene.unwrap_or_else(|| by_step(state))
}

fn by_step(state: &State) -> Scene {
    match state.course.step {
        Step::Lobby => Scene::Join,
        Step::Election => Scene::Election,
        // The count of an election stays up until the events are turned to.
        Step::TieForPrytanis | Step::Presiding if state.chair.election.is_some() => Scene::Election,
        Step::TieForPrytanis | Step::Presiding => Scene::Council,
        Step::ChooseEvents | Step::EventsChosen => Scene::Cards,
        Step::Debate => Scene::Debate,
        Step::Race | Step::RaceTied | Step::Strengths => Scene::Race,
        // After an option failed, its vote stays up while the Prytanis chooses another.
        Step::ChooseMotion if state.voting.ballot.is_some() => Scene::Vote,
        Step::ChooseMotion => Scene::Cards,
        Step::Ballot | Step::BallotTied => Scene::Vote,
        Step::Outcome if state.voting.ballot.is_some() => Scene::Vote,
        Step::Outcome => Scene::Outcome,
        Step::Check => Scene::Stasis,
        Step::StasisCards | Step::Muster | Step::Deploy | Step::HandDice | Step::Battles => {
            Scene::City
        }
        Step::Tyche | Step::BattleDice | Step::Battle => Scene::Battle,
        Step::Spoils | Step::Share => Scene::Spoils,
        Step::Score | Step::ScoreTied => Scene::Score,
        Step::Amend | Step::Amended => Scene::Amendment,
        Step::MotionDebate => Scene::Motion,
        Step::MotionBallot | Step::MotionTied | Step::MotionOutcome => Scene::Vote,
        // The vote on a motion stays up until the next one is read.
        Step::Assembly if state.voting.ballot.is_some() => Scene::Vote,
        Step::Assembly => Scene::Agenda,
        Step::Diplomacy => away(state),
    }
}

/// While the Archons are away: at the end of an Act how it went, until the bell calls them back to the
/// next; at the end of the day nobody is called back.
fn away(state: &State) -> Scene {
    let called = state.day.current().is_some_and(|round| round.bell != Bell::Quiet);
    match closing(state) {
        Some(Closing::Day) => Scene::Standings,
        Some(Closing::Act) if !called => Scene::Standings,
        Some(Closing::Act) | None => Scene::Day,
    }
}

/// A clock. Moments are on the table's clock, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ClockView {
    /// What runs out.
    pub label: Text,
    /// When it runs out.
    pub ends_at: u64,
    /// Its whole length.
    pub seconds: u32,
    /// What happens then, in a sentence.
    pub then: Text,
}

/// Somebody who is awaited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Awaiting {
    /// Who.
    pub faction: FactionId,
    /// For what: "to choose an event".
    pub what: Text,
    /// Since when, in milliseconds on the table's clock.
    pub since: u64,
}
