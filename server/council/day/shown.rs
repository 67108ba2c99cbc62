//! Rounds and Acts (C-1, A-1) on screens, among the offers, in words and in the log.

use game::{Actor, Text, text};
use serde::Serialize;

use crate::action::{Action, Group, NextView};
use crate::content::{ACTS, RoundKind};
use crate::control::stage::Scene;
use crate::day::rules::closing;
use crate::day::{Bell, Closing, Day, DayCommand, DayEvent, DayRound, RoundState, rules};
use crate::log::{LogKind, NewLine, line};
use crate::state::State;
use crate::steps::Phase;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, phase};
use crate::words::span;

// The day and its rounds, as everybody sees them.

/// The day: the rounds that were, the one under way, those that are planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DayView {
    /// All rounds, in order.
    pub rounds: Vec<RoundView>,
    /// The number (`id`) of the round under way.
    pub now: Option<u32>,
    /// What ends with the Diplomacy Round under way.
    pub closing: Option<Closing>,
    /// What Control begins next when this round is over: "Begin Act 2: Action Round 3". None where the day ends with it.
    pub next: Option<Text>,
}

/// A round of the day. Moments are on the table's clock, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct RoundView {
    /// Its number at this table; stays the same when the plan changes.
    pub id: u32,
    /// What sort of round it is.
    pub kind: RoundKind,
    /// Its name: "Action Round 2", "Diplomacy Round", "Assembly".
    pub name: Text,
    /// The Act that it belongs to.
    pub act: u32,
    /// Its planned length; 0 for none.
    pub seconds: u32,
    /// How far it is.
    pub state: RoundState,
    /// When it began.
    pub began_at: Option<u64>,
    /// When it ends, while it is under way and has a clock; when it ended, once it is over.
    pub ends_at: Option<u64>,
    /// How near its end is.
    pub bell: Bell,
}

pub(crate) fn day(state: &State) -> DayView {
    let goes_on = state.phase() != Phase::Lobby && !day_closes(state);
    DayView {
        rounds: state.day.rounds.iter().map(|row| round(state, row)).collect(),
        now: state.day.current().map(|row| row.id),
        closing: rules::closing(state),
        next: goes_on.then(|| begin_next(state)),
    }
}

/// The one big button once nothing is planned any more: it begins no round that nobody asked for, and has no command, so
/// that Control's screen asks whether to close the table.
pub(crate) fn end_of_the_day(state: &State) -> Option<NextView> {
    day_closes(state).then(|| NextView {
        label: text!("day-ends"),
        says: text!("day-ends-says"),
        command: None,
        waits_for: None,
        ready: is_up(state),
    })
}

/// Whether no time of the round under way is left.
fn is_up(state: &State) -> bool {
    state.day.current().is_none_or(|round| round.bell == Bell::Over || round.ends.is_none())
}

/// Whether nothing is planned behind the round under way.
fn day_closes(state: &State) -> bool {
    closing(state) == Some(Closing::Day)
}

fn round(state: &State, row: &DayRound) -> RoundView {
    RoundView {
        id: row.id,
        kind: row.kind,
        name: name(&state.day, row),
        act: row.act,
        seconds: row.seconds,
        state: row.state,
        began_at: row.began.map(|at| at.0),
        ends_at: row.ends.map(|at| at.0),
        bell: row.bell,
    }
}

// What Control may do with rounds and Acts now (C-1, A-1).

/// The rounds that may begin now.
pub(crate) fn rounds(state: &State) -> Vec<Action> {
    let kinds = [RoundKind::Assembly, RoundKind::Diplomacy, RoundKind::Action];
    let open = kinds.into_iter().filter(|round| rules::may_begin(state, *round));
    open.map(|round| begin_round(state, round)).collect()
}

fn begin_round(state: &State, round: RoundKind) -> Action {
    let key = match round {
        RoundKind::Action => "round:action",
        RoundKind::Diplomacy => "round:diplomacy",
        RoundKind::Assembly => "round:assembly",
    };
    let command = DayCommand::BeginRound { step: state.course.step_number, round };
    let (label, says) = (begin(state, round), begins(state, round));
    Action::new(key, Group::Round, label, says, command)
}

/// The Diplomacy Round is called, or the call is taken back; the next Act begins.
pub(crate) fn calls(state: &State) -> Vec<Action> {
    diplomacy(state).into_iter().chain(act(state)).collect()
}

fn diplomacy(state: &State) -> Option<Action> {
    if matches!(state.phase(), Phase::Lobby | Phase::Diplomacy | Phase::Assembly) {
        return None;
    }
    let (key, label, says, command) = if state.course.diplomacy_called {
        let says = text!("day-play-goes-on-after-this");
        let label = text!("day-cancel-the-diplomacy-round");
        ("diplomacy:cancel", label, says, DayCommand::CancelDiplomacy)
    } else {
        let says = text!("day-play-halts-at-the-end");
        ("diplomacy:call", text!("day-call-the-diplomacy-round"), says, DayCommand::CallDiplomacy)
    };
    Some(Action::new(key, Group::Diplomacy, label, says, command))
}

fn act(state: &State) -> Option<Action> {
    if state.phase() == Phase::Lobby || state.course.act >= ACTS {
        return None;
    }
    let act = state.course.act + 1;
    let says = text!("day-stasis-is-at-least-and", act = act);
    let (key, label) = (format!("act:{act}"), text!("day-begin-act", act = act));
    Some(Action::new(key, Group::Act, label, says, DayCommand::AdvanceAct { act }))
}

// Rounds in words, and what is said before the first cycle and in the Diplomacy Round.

/// What a round is called.
pub(crate) fn name(day: &Day, round: &DayRound) -> Text {
    match round.kind {
        RoundKind::Action => text!("day-action-round", id = day.number(round.id)),
        RoundKind::Diplomacy => text!("day-diplomacy-round"),
        RoundKind::Assembly => text!("day-assembly"),
    }
}

/// What Control begins when the round under way is over.
pub(crate) fn begin_next(state: &State) -> Text {
    begin(state, state.next_round())
}

/// "Begin Act 2: Action Round 3", "Open the Assembly: 4 motions".
pub(crate) fn begin(state: &State, kind: RoundKind) -> Text {
    match kind {
        RoundKind::Action if day_closes(state) => {
            text!("day-play-on", number = state.course.round + 1)
        }
        RoundKind::Action => {
            let number = state.course.round + 1;
            let act = state.day.planned_for(kind).map_or(0, |round| round.act);
            if act > state.course.act {
                text!("day-begin-act-action-round", act = act, number = number)
            } else {
                text!("day-begin-action-round", number = number)
            }
        }
        RoundKind::Diplomacy => text!("day-begin-the-diplomacy-round"),
        RoundKind::Assembly => match state.waiting_motions() {
            1 => text!("day-open-the-assembly-1-motion"),
            many => text!("day-open-the-assembly-motions", many = many),
        },
    }
}

/// What beginning a round does, in a sentence.
pub(crate) fn begins(state: &State, kind: RoundKind) -> Text {
    match (kind, state.course.resume) {
        (RoundKind::Action, _) if day_closes(state) => text!("day-play-on-says"),
        (RoundKind::Action, Some(phase)) if phase != Phase::Prytanis => {
            text!("day-play-resumes-where-it-halted")
        }
        (RoundKind::Action, _) => text!("day-the-council-meets-and-the"),
        (RoundKind::Diplomacy, _) => text!("day-the-archons-go-to-their"),
        (RoundKind::Assembly, _) => text!("day-the-motions-of-the-agenda"),
    }
}

/// What the bell of the round says, for alarms: nothing while there is time.
pub(crate) fn bell(state: &State) -> Option<Text> {
    let round = state.day.current().filter(|round| round.state == RoundState::Now)?;
    let name = name(&state.day, round);
    match round.bell {
        Bell::Quiet => None,
        Bell::Warned => Some(text!("day-ends-soon", name = name)),
        Bell::Over => Some(text!("day-the-time-of-is-up", name = name)),
    }
}

/// Before the first cycle.
pub(crate) const LOBBY: Said = Said {
    scene: |_| Scene::Join,
    headline: |_| text!("day-the-council-gathers"),
    meanwhile: Meanwhile::Asks(|_, _| {
        let sentence = text!("day-the-council-begins-when-everybody");
        Ask::new(Urgency::Wait, text!("day-the-council-gathers-2"), sentence)
    }),
    button: |_| {
        let says = text!("day-the-decks-are-shuffled-three");
        (text!("day-begin-the-first-cycle"), says)
    },
    ..PLAIN
};

/// The Archons are away.
pub(crate) const DIPLOMACY: Said = Said {
    scene: away,
    headline: |state| {
        if day_closes(state) {
            return if is_up(state) { text!("day-is-over") } else { text!("day-last-round") };
        }
        let resume = state.course.resume.map_or_else(|| text!("day-next"), phase);
        text!("day-the-diplomacy-round-play-resumes", resume = resume)
    },
    meanwhile: Meanwhile::Headline("day-diplomacy-round"),
    button: after_diplomacy,
    ..PLAIN
};

fn after_diplomacy(state: &State) -> (Text, Text) {
    let (label, says) = next_round(state);
    match (state.next_round(), state.course.resume) {
        (RoundKind::Action, Some(resume)) => {
            (text!("day-phase", label = label, resume = phase(resume)), says)
        }
        _ => (label, says),
    }
}

/// What Control begins when the round under way is over, and what that does.
pub(crate) fn next_round(state: &State) -> (Text, Text) {
    (begin_next(state), begins(state, state.next_round()))
}

/// What comes when the clock of a phase runs out: this, or what begins where the Diplomacy Round was
/// called.
pub(crate) fn then(state: &State, says: Text) -> Text {
    if state.course.diplomacy_called { begins(state, state.next_round()) } else { says }
}

/// What the big button does at the end of a phase: this, or what begins where the Diplomacy Round was
/// called.
pub(crate) fn or_diplomacy(state: &State, label: Text, says: Text) -> (Text, Text) {
    if state.course.diplomacy_called { next_round(state) } else { (label, says) }
}

// Lines on rounds and Acts (C-1, A-1).

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &DayEvent) -> Option<NewLine> {
    let kind = LogKind::Phase;
    Some(match event {
        DayEvent::RoundBegan { round } => {
            line(kind, text!("day-action-round-begins", round = round))
        }
        DayEvent::DiplomacyCalled => {
            let called = match state.acted.actor {
                Actor::Control { .. } => text!("day-control-calls-the-diplomacy-round"),
                Actor::Clock | Actor::Seat(_) => text!("day-the-bell-calls-the-diplomacy"),
            };
            line(kind, text!("day-for-the-end-of-this", called = called))
        }
        DayEvent::DiplomacyCancelled => line(kind, text!("day-the-diplomacy-round-is-called")),
        DayEvent::DiplomacyBegan { resume } => {
            let resume = phase(*resume);
            let text = text!("day-the-diplomacy-round-begins-play", resume = resume);
            line(kind, text)
        }
        DayEvent::ActBegan { act } => line(kind, text!("day-act-begins", act = act)),
        DayEvent::RoundWarned { round } => {
            line(kind, text!("day-the-bell-ends-soon", round = name_of(state, *round)))
        }
        DayEvent::RoundRanOut { round } => {
            line(kind, text!("day-the-bell-the-time-of", round = name_of(state, *round)))
        }
        DayEvent::PlanChanged { .. } => {
            line(LogKind::Control, text!("day-control-plans-the-rest-of"))
        }
        DayEvent::RoundSet { seconds: Some(seconds) } => {
            let span = span(*seconds);
            line(LogKind::Control, text!("day-control-lets-the-round-end", span = span))
        }
        DayEvent::RoundSet { seconds: None } => {
            line(LogKind::Control, text!("day-control-stops-the-clock-of"))
        }
    })
}

fn name_of(state: &State, id: u32) -> Text {
    let round = state.day.rounds.iter().find(|round| round.id == id);
    round.map_or(Text::default(), |round| name(&state.day, round))
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
