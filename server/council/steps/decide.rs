//! The sequence of play: what follows each step, what goes on by itself, and where play goes when a
//! phase ends (section 3 of the rules).

use game::{Actor, text};

use crate::assembly::sitting;
use crate::content::{DECKS, RoundKind};
use crate::cycle::events::Shuffle;
use crate::cycle::vote::Subject;
use crate::cycle::{check, events, prytanis, vote};
use crate::day;
use crate::day::DayEvent;
use crate::decision::{Decided, Decision, Sequence, control_only, control_or_clock, same_step};
use crate::law::settings::{Settings, StasisAfter};
use crate::rejection::Rejection;
use crate::stasis::streets::{StreetsEvent, flow as streets};
use crate::steps::row::Advance::{If, On, Then, To, Waits};
use crate::steps::row::{Clock, Onward};
use crate::steps::rules::{has_clock, lent, of};
use crate::steps::{Phase, StasisPart, Step, StepsCommand, StepsEvent};

/// The longest that a clock is set to, in seconds.
const LONGEST: u32 = 3600;
/// More steps than ever settle themselves one after the other.
const SETTLED: usize = 100;
/// More steps than any stasis has between its deployment and its score sheet.
const TO_THE_SCORE: usize = 500;

/// The next step of the sequence of play.
fn advance(d: &mut Decision<'_>) -> Decided {
    match of(d.state.course.step).advance {
        On(go) => go(d),
        If(go) => return go(d),
        To(phase) => enter(d, phase),
        Then(go, onward) => {
            go(d)?;
            go_on(d, onward);
        }
        Waits => return waits(d),
    }
    Ok(())
}

fn go_on(d: &mut Decision<'_>, onward: Onward) {
    match onward {
        Onward::Game => begin(d),
        Onward::Event => next_event(d),
        Onward::Cycle => after_check(d),
        Onward::AfterStasis => end_stasis(d),
        Onward::Motion => next_motion(d),
        Onward::Ballot => put_to_the_vote(d),
    }
}

fn waits(d: &Decision<'_>) -> Decided {
    Err(Rejection::WaitsFor(d.state.whom(d.state.decider())))
}

/// Control takes play on, or sets its clock.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &StepsCommand) -> Decided {
    match command {
        StepsCommand::Advance { step } => {
            control_or_clock(actor)?;
            same_step(d, *step)?;
            advance(d)
        }
        StepsCommand::SkipPhase { step } => {
            control_only(actor)?;
            same_step(d, *step)?;
            skip(d)
        }
        StepsCommand::SetClock { step, seconds } => {
            control_only(actor)?;
            same_step(d, *step)?;
            set_clock(d, *seconds)
        }
        StepsCommand::LendTime { step } => {
            if *actor != Actor::Clock {
                return Err(Rejection::NotNow("when-by-the-clock-alone"));
            }
            same_step(d, *step)?;
            let seconds = lent(&d.state).ok_or(Rejection::StepOver)?;
            d.emit(StepsEvent::TimeLent { seconds });
            Ok(())
        }
        StepsCommand::StopClock { step } => {
            control_only(actor)?;
            same_step(d, *step)?;
            d.state.course.clock.running().ok_or(Rejection::AlreadySo)?;
            d.emit(StepsEvent::ClockStopped);
            Ok(())
        }
    }
}

fn set_clock(d: &mut Decision<'_>, seconds: u32) -> Decided {
    if !has_clock(d.state.course.step) {
        return Err(Rejection::NotNow("when-in-a-step-that-can"));
    }
    if seconds > LONGEST {
        return Err(Rejection::OutOfBounds(text!("refused-clock-too-long", most = LONGEST)));
    }
    d.emit(StepsEvent::ClockSet { seconds });
    Ok(())
}

/// What needs nobody any more goes on by itself, whatever the command was that made it so; and so may
/// the step after it, where nobody is there (N-4).
pub(crate) fn settle(d: &mut Decision<'_>) {
    for _ in 0..SETTLED {
        let step = d.state.course.step_number;
        (of(d.state.course.step).settle)(d);
        if d.state.course.step_number == step {
            return;
        }
    }
}

/// What is shown already, or fought, goes on by itself too where a ruling says so from now on, or waits for
/// Control, whoever changed the ruling.
pub(crate) fn go_on_as_ruled(d: &mut Decision<'_>, before: &Settings) {
    let now = &d.state.settings;
    let clock = of(d.state.course.step).clock;
    let changed = match clock {
        Clock::Shown => now.show_seconds != before.show_seconds,
        Clock::Of(_) | Clock::Paced(..) => now.pace_seconds != before.pace_seconds,
        Clock::No | Clock::Ruled(..) => false,
    };
    match (d.state.course.clock.running(), clock.seconds(&d.state)) {
        _ if !changed => {}
        (Some(_), 0) => d.emit(StepsEvent::ClockStopped),
        (None, seconds @ 1..) => d.emit(StepsEvent::ClockSet { seconds }),
        _ => {}
    }
}

/// Everything up to the score sheet at once.
pub(crate) fn to_the_score(d: &mut Decision<'_>) {
    for _ in 0..TO_THE_SCORE {
        if d.state.stasis_part() == Some(StasisPart::Score) || advance(d).is_err() {
            return;
        }
    }
}

/// Control begins the game: the decks are shuffled, three cards turned up, a round and a cycle begin.
fn begin(d: &mut Decision<'_>) {
    let planned = d.state.day.planned_for(RoundKind::Action).map_or(0, |round| round.act);
    while d.state.course.act < planned {
        d.emit(DayEvent::ActBegan { act: d.state.course.act + 1 });
    }
    for deck in 0..DECKS {
        let now = d.state.course.act;
        events::decide::shuffle_in(d, deck, |act| act <= now, Shuffle::Start);
    }
    events::decide::turn_up(d);
    d.emit(DayEvent::RoundBegan { round: 1 });
    begin_cycle(d);
}

fn begin_cycle(d: &mut Decision<'_>) {
    d.emit(StepsEvent::CycleBegan { cycle: d.state.course.cycle + 1 });
    prytanis::decide::find(d);
}

/// Enters a phase, or the Diplomacy Round where it was called (C-1).
pub(crate) fn enter(d: &mut Decision<'_>, phase: Phase) {
    if d.state.course.diplomacy_called {
        return day::rules::leave(d, phase);
    }
    match phase {
        Phase::Event => events::decide::enter(d),
        Phase::Debate => d.enter(Step::Debate),
        Phase::Support => d.enter(Step::Race),
        Phase::Vote => next_event(d),
        Phase::Check => check::rules::enter(d),
        Phase::Stasis => streets::begin(d),
        Phase::Prytanis | Phase::Lobby | Phase::Diplomacy | Phase::Assembly => begin_cycle(d),
    }
}

/// The next event comes before the council; after the last the Vote phase is over.
fn next_event(d: &mut Decision<'_>) {
    if !vote::decide::next(d) {
        enter(d, Phase::Check);
    }
}

fn after_check(d: &mut Decision<'_>) {
    check::rules::announce_assembly(d);
    if check::rules::stasis_due(&d.state) {
        // C-26: not even a called Diplomacy Round comes before it.
        streets::begin(d);
    } else {
        end_cycle(d);
    }
}

/// C-24.
fn end_cycle(d: &mut Decision<'_>) {
    d.emit(StepsEvent::CycleEnded);
    enter(d, Phase::Prytanis);
}

/// C-25.
fn end_stasis(d: &mut Decision<'_>) {
    let stasis = match d.state.settings.stasis_after {
        StasisAfter::FallsToAct => d.state.course.act,
        StasisAfter::Stays => d.state.totals.stasis.value(),
    };
    d.emit(StreetsEvent::StasisEnded { stasis });
    end_cycle(d);
}

/// the next motion is read, or the round that follows begins.
fn next_motion(d: &mut Decision<'_>) {
    match sitting::rules::next_motion(&d.state).map(|row| row.id) {
        Some(motion) => sitting::rules::take_up(d, motion),
        None => day::rules::next(d),
    }
}

///
fn put_to_the_vote(d: &mut Decision<'_>) {
    match d.state.assembly.motion {
        Some(motion) => vote::decide::open_ballot(d, Subject::Motion(motion)),
        None => d.enter(Step::Assembly),
    }
}

/// Ends the phase under way and leaves undone what is undone (N-4).
fn skip(d: &mut Decision<'_>) -> Decided {
    let phase = d.state.phase();
    if matches!(phase, Phase::Lobby | Phase::Diplomacy) {
        return Err(Rejection::NotNow("when-during-a-phase-of-the"));
    }
    d.emit(StepsEvent::PhaseSkipped { phase });
    match phase {
        Phase::Assembly => day::rules::next(d),
        Phase::Prytanis => enter(d, Phase::Event),
        Phase::Event => enter(d, Phase::Debate),
        Phase::Debate => enter(d, Phase::Support),
        Phase::Support => enter(d, Phase::Vote),
        Phase::Vote => enter(d, Phase::Check),
        Phase::Stasis => end_stasis(d),
        // C-26: a check that is skipped still does not let the Archons leave before a stasis.
        Phase::Check | Phase::Lobby | Phase::Diplomacy => after_check(d),
    }
    Ok(())
}
