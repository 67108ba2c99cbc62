//! The step under way: its clock, what is asked, the big button, the headline and what is offered.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Awaiting, ClockView, Group, NextView};
use crate::command::Command;
use crate::control::seats::{Absence, SeatMode};
use crate::control::stage::Scene;
use crate::cycle::outcome;
use crate::cycle::prytanis::rules::fills;
use crate::cycle::prytanis::words::TIE;
use crate::day;
use crate::decision::Sequence;
use crate::ids::FactionId;
use crate::law::settings::Ruling;
use crate::law::texts;
use crate::state::{Faction, State};
use crate::steps::row::After;
use crate::steps::rules::{has_clock, is_undecided, question};
use crate::steps::words::{Ask, Meanwhile, Urgency, missing};
use crate::steps::{Phase, StepsCommand, rules, said, words};

// What everybody sees of a step: its clock, whom it waits for, and the scene on the projector.

/// The clock of the step under way.
pub(crate) fn clock(state: &State) -> Option<ClockView> {
    let clock = state.course.clock.running()?;
    let (label, then) = (said::of(state.course.step).clock?)(state);
    let ruling = rules::of(state.course.step).clock.ruling();
    let reason = ruling.and_then(|(ruling, _)| state.reason(ruling));
    let length = reason.map_or(Text::default(), |reason| {
        text!("step-how-long-it-runs-is", reason = texts::shown::reason(reason))
    });
    let label = if state.course.lent { text!("step-more-time", label = label) } else { label };
    Some(ClockView {
        label,
        ends_at: clock.ends_at.0,
        seconds: clock.seconds,
        then: text!("step-then-and-length", then = then, length = length),
    })
}

/// What ends the step under way, besides Control's hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StepRule {
    /// The key of the ruling whether it ends by itself.
    pub ends: Option<&'static str>,
    /// The key of the ruling that sets its clock.
    pub seconds: Option<&'static str>,
    /// What happens when that has run out.
    pub after: Option<After>,
}

/// What ends the step under way.
pub(crate) fn rule(state: &State) -> StepRule {
    let row = rules::of(state.course.step);
    let (seconds, after) = row.clock.ruling().unzip();
    StepRule { ends: row.ends.map(Ruling::key), seconds: seconds.map(Ruling::key), after }
}

/// Who is awaited and for what.
pub(crate) fn awaiting(state: &State) -> Vec<Awaiting> {
    let rows = state.factions().filter(|row| state.awaits(row));
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
    state.stage.scene.unwrap_or_else(|| (said::of(state.course.step).scene)(state))
}

// What is asked of an Archon now. A locked choice shows only that it is locked.

/// What is asked of a faction's Archon.
pub(crate) fn ask(state: &State, faction: &Faction) -> Ask {
    let row = said::of(question(state));
    if let Some(ask) = played_otherwise(faction) {
        ask
    } else if state.awaits(faction) {
        let (title, sentence) = (row.now)(state);
        Ask::new(Urgency::Now, title, sentence)
    } else if fills(state) == Some(&faction.id) {
        // The step goes on; the tie is asked about beside it.
        let (title, sentence) = (TIE.now)(state);
        Ask::new(Urgency::May, title, sentence)
    } else {
        match row.meanwhile {
            Meanwhile::Headline(title) => Ask::headline(text!(title)),
            Meanwhile::Asks(asks) => asks(state, faction),
        }
    }
}

/// What the phone of a seat shows that nobody is to play on it.
fn played_otherwise(faction: &Faction) -> Option<Ask> {
    let (title, sentence) = match &faction.mode {
        SeatMode::Phone | SeatMode::Tablet | SeatMode::Paper => return None,
        SeatMode::Absent { instead: Absence::Control } => {
            (text!("step-control-decides"), text!("step-it-enters-what-your-seat"))
        }
        SeatMode::Absent { .. } => {
            (text!("step-nobody-waits-for-you"), text!("step-the-table-goes-on-without"))
        }
        SeatMode::Scripted => (text!("step-look-on"), text!("step-your-choices-are-made-for")),
    };
    Some(Ask::new(Urgency::Wait, title, sentence))
}

// The one big button: what it does in each step, or for whom it waits.

/// The one big button.
pub(crate) fn next(state: &State) -> NextView {
    let waits = match outcome::rules::open_choice(state) {
        Some((_, who)) => Some(state.there(outcome::rules::chooser(state, who)).cloned()),
        None => is_undecided(state).then(|| state.decider().cloned()),
    };
    if let Some(waits_for) = waits {
        return waiting(state, waits_for);
    }
    if let Some(end) = day::shown::end_of_the_day(state) {
        return end;
    }
    let (label, says) = (said::of(question(state)).button)(state);
    NextView {
        label,
        says,
        command: Some(Command::Steps(StepsCommand::Advance { step: state.course.step_number })),
        waits_for: None,
        ready: missing(state).is_empty(),
    }
}

fn waiting(state: &State, waits_for: Option<FactionId>) -> NextView {
    let what = (said::of(question(state)).awaited)(state);
    let (label, says) = match &waits_for {
        Some(id) => (
            text!("step-waiting-for", who = Name::of(state.name(id)), what = what),
            text!("step-press-to-decide-in-their"),
        ),
        None => (text!("step-control-is", what = what), text!("step-nobody-else-can-press-to")),
    };
    NextView { label, says, command: None, waits_for, ready: false }
}

// What is going on, in one line.

/// What is going on.
pub(crate) fn headline(state: &State) -> Text {
    (said::of(question(state)).headline)(state)
}

// What Control may do with the step: its clock, its phase.

/// What Control may do with the clock of the step under way.
pub(crate) fn clock_offers(state: &State) -> Vec<Action> {
    let step = state.course.step_number;
    if !has_clock(state.course.step) {
        return Vec::new();
    }
    let set = |key: &str, label: Text, says: Text, seconds: u32| {
        let command = Command::Steps(StepsCommand::SetClock { step, seconds });
        Action::new(key, Group::Clock, label, says, command)
    };
    let stop = state.course.clock.running().map(|_| {
        let says = text!("step-nothing-runs-out-until-the");
        let command = Command::Steps(StepsCommand::StopClock { step });
        Action::new("clock:stop", Group::Clock, text!("step-stop"), says, command)
    });
    let longer = vec![
        set("clock:30", text!("step-30-s"), text!("step-the-clock-is-set-to"), 30),
        set("clock:60", text!("step-1-min"), text!("step-the-clock-is-set-to-2"), 60),
        set("clock:120", text!("step-2-min"), text!("step-the-clock-is-set-to-3"), 120),
    ];
    longer.into_iter().chain(stop).collect()
}

/// Control may end the phase under way.
pub(crate) fn skip(state: &State) -> Option<Action> {
    let phase = state.phase();
    if matches!(phase, Phase::Lobby | Phase::Diplomacy) {
        return None;
    }
    let name = words::phase(phase);
    let says = text!("step-phase-ends-as-it-stands", phase = &name);
    let command = Command::Steps(StepsCommand::SkipPhase { step: state.course.step_number });
    Some(Action::new("skip", Group::Skip, text!("step-skip", name = name), says, command))
}
