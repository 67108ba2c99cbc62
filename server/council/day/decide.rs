//! Control begins rounds and Acts and plans the day; the clock rings the bell (C-1, A-1).

use game::{Actor, Text, text};

use crate::assembly::sitting::SittingEvent;
use crate::content::{ACTS, DECKS, MINUTES, ROUNDS, Round, RoundKind};
use crate::cycle::events;
use crate::cycle::events::Shuffle;
use crate::day::{DayCommand, DayEvent, rules};
use crate::decision::{Decided, Decision, Next, control_only, same_step};
use crate::law::settings::Ends;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::{Phase, Step};

/// The longest that the clock of a round is set to, in seconds.
const LONGEST: u32 = MINUTES * 60;

/// Decides a command of this room.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &DayCommand) -> Decided {
    if !matches!(command, DayCommand::RingBell { .. }) {
        control_only(actor)?;
    }
    match command {
        DayCommand::CallDiplomacy => call(d),
        DayCommand::CancelDiplomacy => cancel(d),
        DayCommand::AdvanceAct { act } => advance_act(d, *act),
        DayCommand::BeginRound { step, round } => {
            same_step(d, *step)?;
            if !rules::may_begin(&d.state, *round) {
                return Err(Rejection::NotNow("when-between-two-rounds-or-between"));
            }
            begin(d, *round);
            Ok(())
        }
        DayCommand::ChangePlan { rounds } => {
            plan(&d.state, rounds)?;
            d.emit(DayEvent::PlanChanged { rounds: rounds.clone() });
            Ok(())
        }
        DayCommand::SetRound { round, seconds } => set_round(d, *round, *seconds),
        DayCommand::RingBell { round } => ring(d, actor, *round),
    }
}

/// C-1.
fn call(d: &mut Decision<'_>) -> Decided {
    if matches!(d.state.phase(), Phase::Lobby | Phase::Diplomacy | Phase::Assembly) {
        return Err(Rejection::NotNow("when-during-an-action-round"));
    }
    if d.state.course.diplomacy_called {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DayEvent::DiplomacyCalled);
    Ok(())
}

fn cancel(d: &mut Decision<'_>) -> Decided {
    if !d.state.course.diplomacy_called {
        return Err(Rejection::AlreadySo);
    }
    d.emit(DayEvent::DiplomacyCancelled);
    Ok(())
}

/// A-1, C-6.
fn advance_act(d: &mut Decision<'_>, act: u32) -> Decided {
    if d.state.phase() == Phase::Lobby {
        return Err(Rejection::NotNow("when-once-the-game-has-begun"));
    }
    if act != d.state.course.act + 1 || act > ACTS {
        return Err(Rejection::StepOver);
    }
    begin_act(d, act);
    Ok(())
}

/// A-1, C-6.
fn begin_act(d: &mut Decision<'_>, act: u32) {
    d.emit(DayEvent::ActBegan { act });
    for deck in 0..DECKS {
        events::decide::shuffle_in(d, deck, |joins| joins == act, Shuffle::Act);
    }
    events::decide::turn_up(d);
}

fn set_round(d: &mut Decision<'_>, round: u32, seconds: Option<u32>) -> Decided {
    if d.state.day.current().is_none_or(|now| now.id != round) {
        return Err(Rejection::StepOver);
    }
    if seconds.is_some_and(|seconds| seconds > LONGEST) {
        let sentence = text!("refused-round-too-long", most = LONGEST);
        return Err(Rejection::OutOfBounds(sentence));
    }
    d.emit(DayEvent::RoundSet { seconds });
    Ok(())
}

fn plan(state: &State, rounds: &[Round]) -> Decided {
    let out = |sentence: Text| Err(Rejection::OutOfBounds(sentence));
    if rounds.len() > ROUNDS {
        return out(text!("refused-too-many-rounds", most = ROUNDS));
    }
    let mut act = state.course.act;
    for round in rounds {
        if !(act..=ACTS).contains(&round.act) {
            return out(text!("refused-act-of-round", act = act, acts = ACTS));
        }
        if round.minutes > MINUTES {
            return out(text!("refused-round-too-many-minutes", most = MINUTES));
        }
        act = round.act;
    }
    Ok(())
}

/// The Archons leave the council; play resumes with this phase (C-1).
pub(crate) fn leave(d: &mut Decision<'_>, resume: Phase) {
    match d.state.next_round() {
        RoundKind::Assembly => open(d, resume),
        RoundKind::Diplomacy | RoundKind::Action => diplomacy(d, resume),
    }
}

/// What is planned or announced follows.
pub(crate) fn next(d: &mut Decision<'_>) {
    let next = d.state.next_round();
    begin(d, next);
}

fn begin(d: &mut Decision<'_>, kind: RoundKind) {
    let resume = d.state.course.resume.unwrap_or(Phase::Prytanis);
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
    while d.state.course.act < planned.min(ACTS) {
        begin_act(d, d.state.course.act + 1);
    }
    d.emit(DayEvent::RoundBegan { round: d.state.course.round + 1 });
    d.go(Next::Phase(resume));
}

fn diplomacy(d: &mut Decision<'_>, resume: Phase) {
    d.emit(DayEvent::DiplomacyBegan { resume });
    d.enter(Step::Diplomacy);
}

fn open(d: &mut Decision<'_>, resume: Phase) {
    d.emit(SittingEvent::AssemblyOpened { resume });
    d.enter(Step::Assembly);
}

/// The warning before the end of a round, and its end.
fn ring(d: &mut Decision<'_>, actor: &Actor, id: u32) -> Decided {
    if !matches!(actor, Actor::Clock) {
        return Err(Rejection::NotNow("when-by-the-clock-alone"));
    }
    let now = d.state.acted.at;
    let (at, round) = rules::bell(&d.state).ok_or(Rejection::StepOver)?;
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
    if action && by_itself && !d.state.course.diplomacy_called {
        d.emit(DayEvent::DiplomacyCalled);
    }
    Ok(())
}
