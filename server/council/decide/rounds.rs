//! The rounds of the day (C-1, C-22, A-1): when the council leaves, what follows, and the bell.

use game::{Actor, Millis};

use crate::command::{Command, DayCommand};
use crate::content::{ACTS, MINUTES, ROUNDS, Round, RoundKind};
use crate::decide::{Decided, Decision, assembly, control, flow};
use crate::event::{DayEvent, SittingEvent};
use crate::rejection::Rejection;
use crate::settings::Ends;
use crate::state::{DayRound, State};
use crate::view::{Bell, Phase, Step};

/// The longest that the clock of a round is set to, in seconds.
const LONGEST: u32 = MINUTES * 60;

pub(super) fn decide(d: &mut Decision<'_>, command: &Command) -> Decided {
    match command {
        Command::Day(DayCommand::BeginRound { step, round }) => {
            flow::same_step(d, *step)?;
            if !may_begin(&d.state, *round) {
                return Err(Rejection::NotNow("between two rounds, or between two motions"));
            }
            begin(d, *round);
        }
        Command::Day(DayCommand::ChangePlan { rounds }) => {
            plan(&d.state, rounds)?;
            d.emit(DayEvent::PlanChanged { rounds: rounds.clone() });
        }
        Command::Day(DayCommand::SetRound { round, seconds }) => {
            if d.state.day.current().is_none_or(|now| now.id != *round) {
                return Err(Rejection::StepOver);
            }
            if seconds.is_some_and(|seconds| seconds > LONGEST) {
                let sentence = format!("A round is set to at most {LONGEST} seconds.");
                return Err(Rejection::OutOfBounds(sentence));
            }
            d.emit(DayEvent::RoundSet { seconds: *seconds });
        }
        _ => unreachable!("only the commands of rounds come here"),
    }
    Ok(())
}

/// Whether Control may begin a round of this sort now.
pub(crate) fn may_begin(state: &State, kind: RoundKind) -> bool {
    match (state.step, kind) {
        (Step::Diplomacy, RoundKind::Assembly) => state.waiting_motions() > 0,
        (Step::Diplomacy, RoundKind::Action)
        | (Step::Assembly, RoundKind::Action | RoundKind::Diplomacy) => true,
        _ => false,
    }
}

fn plan(state: &State, rounds: &[Round]) -> Decided {
    let out = |sentence: String| Err(Rejection::OutOfBounds(sentence));
    if rounds.len() > ROUNDS {
        return out(format!("A day has at most {ROUNDS} rounds to come."));
    }
    let mut act = state.act;
    for round in rounds {
        if !(act..=ACTS).contains(&round.act) {
            return out(format!("After a round of Act {act} comes one of Act {act} to {ACTS}."));
        }
        if round.minutes > MINUTES {
            return out(format!("A round has at most {MINUTES} minutes."));
        }
        act = round.act;
    }
    Ok(())
}

/// The Archons leave the council; play resumes with this phase (C-1).
pub(super) fn leave(d: &mut Decision<'_>, resume: Phase) {
    match d.state.next_round() {
        RoundKind::Assembly => open(d, resume),
        RoundKind::Diplomacy | RoundKind::Action => diplomacy(d, resume),
    }
}

/// What is planned or announced follows.
pub(super) fn next(d: &mut Decision<'_>) {
    let next = d.state.next_round();
    begin(d, next);
}

fn begin(d: &mut Decision<'_>, kind: RoundKind) {
    let resume = d.state.resume.unwrap_or(Phase::Prytanis);
    if d.state.phase() == Phase::Assembly {
        d.emit(SittingEvent::AssemblyClosed);
    }
    match kind {
        RoundKind::Action => action(d, resume),
        RoundKind::Diplomacy => diplomacy(d, resume),
        RoundKind::Assembly => open(d, resume),
    }
}

/// C-1: play resumes where it halted, in the Act that is planned.
fn action(d: &mut Decision<'_>, resume: Phase) {
    let planned = d.state.day.planned_for(RoundKind::Action).map_or(0, |round| round.act);
    while d.state.act < planned.min(ACTS) {
        control::begin_act(d, d.state.act + 1);
    }
    d.emit(DayEvent::RoundBegan { round: d.state.round + 1 });
    flow::enter(d, resume);
}

fn diplomacy(d: &mut Decision<'_>, resume: Phase) {
    d.emit(DayEvent::DiplomacyBegan { resume });
    flow::enter_step(d, Step::Diplomacy);
}

fn open(d: &mut Decision<'_>, resume: Phase) {
    d.emit(SittingEvent::AssemblyOpened { resume });
    assembly::between(d);
}

/// When the bell of the round under way rings next: the warning, then the end.
pub(crate) fn bell(state: &State) -> Option<(Millis, &DayRound)> {
    let round = state.day.current()?;
    let ends = round.ends?;
    let early = u64::from(state.settings.round_bell_seconds) * 1000;
    match round.bell {
        Bell::Over => None,
        Bell::Warned => Some((ends, round)),
        Bell::Quiet if early == 0 => Some((ends, round)),
        Bell::Quiet => {
            let began = round.began.unwrap_or(Millis(0));
            Some((Millis(ends.0.saturating_sub(early).max(began.0)), round))
        }
    }
}

/// The warning before the end of a round, and its end.
pub(super) fn ring(d: &mut Decision<'_>, actor: &Actor, id: u32, now: Millis) -> Decided {
    if !matches!(actor, Actor::Clock) {
        return Err(Rejection::NotNow("by the clock alone"));
    }
    let (at, round) = bell(&d.state).ok_or(Rejection::StepOver)?;
    if round.id != id || now < at {
        return Err(Rejection::StepOver);
    }
    if round.ends.is_some_and(|ends| now < ends) {
        d.emit(DayEvent::RoundWarned { round: id });
        return Ok(());
    }
    let action = round.kind == RoundKind::Action;
    d.emit(DayEvent::RoundRanOut { round: id });
    let by_itself = d.state.settings.round_ends == Ends::ByItself;
    if action && by_itself && !d.state.diplomacy_called {
        d.emit(DayEvent::DiplomacyCalled);
    }
    Ok(())
}
