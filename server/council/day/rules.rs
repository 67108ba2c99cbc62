//! The rules of rounds and Acts (C-1, A-1): what holds, what is decided, and what that changes.

use game::{Actor, Millis, Text, text};

use crate::assembly::sitting::SittingEvent;
use crate::content::{ACTS, DECKS, MINUTES, ROUNDS, Round, RoundKind, Until};
use crate::cycle::events;
use crate::cycle::events::Shuffle;
use crate::day::{Bell, Closing, DayCommand, DayEvent, DayRound, RoundState};
use crate::decision::{Decided, Decision, Next, control_only, same_step};
use crate::law::settings::RoundEnds;
use crate::law::texts::decide::lapse;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::row::Advance::On;
use crate::steps::row::{Onward, PLAIN, Row, then};
use crate::steps::{Phase, Step};

// What round of the day follows, whether Control may begin one, and when the bell rings (C-1, C-22).

impl State {
    /// The sort of round that follows the one under way, as it was announced or planned (C-22).
    pub(crate) fn next_round(&self) -> RoundKind {
        let waits = self.waiting_motions() > 0;
        let now = self.phase();
        if self.assembly_due() && waits && now != Phase::Assembly {
            return RoundKind::Assembly;
        }
        // An Assembly without a motion is left out.
        let skips =
            |kind: RoundKind| kind == RoundKind::Assembly && (!waits || now == Phase::Assembly);
        let planned = self.day.ahead().map(|round| round.kind).find(|kind| !skips(*kind));
        // The Archons leave before they meet in council again (C-1).
        let leave_first = match now {
            Phase::Lobby | Phase::Diplomacy => false,
            Phase::Assembly => !self.after_diplomacy(),
            _ => true,
        };
        match planned.unwrap_or(RoundKind::Action) {
            RoundKind::Action if leave_first => RoundKind::Diplomacy,
            kind => kind,
        }
    }

    /// Whether the Archons have been away since the last Action Round.
    fn after_diplomacy(&self) -> bool {
        let was = self.day.rounds.iter().filter(|round| round.state == RoundState::Over);
        let last = was.rev().find(|round| round.kind != RoundKind::Assembly);
        last.is_some_and(|round| round.kind == RoundKind::Diplomacy)
    }
}

/// Whether Control may begin a round of this sort now.
pub(crate) fn may_begin(state: &State, kind: RoundKind) -> bool {
    let (away, sitting) =
        (state.course.step == Step::Diplomacy, state.course.step == Step::Assembly);
    match kind {
        RoundKind::Assembly => away && state.waiting_motions() > 0,
        RoundKind::Action => away || sitting,
        RoundKind::Diplomacy => sitting,
    }
}

/// What ends with the Diplomacy Round under way, unless an Assembly is still to be held. A scenario
/// without a plan does not say when the day ends.
pub(crate) fn closing(state: &State) -> Option<Closing> {
    if state.phase() != Phase::Diplomacy || state.next_round() != RoundKind::Action {
        return None;
    }
    match state.day.planned_for(RoundKind::Action) {
        Some(next) => (next.act > state.course.act).then_some(Closing::Act),
        None => (!state.content.scenario().plan.is_empty()).then_some(Closing::Day),
    }
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

// Control begins rounds and Acts and plans the day; the clock rings the bell (C-1, A-1).

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
            if !may_begin(&d.state, *round) {
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
    let by_itself = d.state.settings.round_ends == RoundEnds::ByItself;
    if action && by_itself && !d.state.course.diplomacy_called {
        d.emit(DayEvent::DiplomacyCalled);
    }
    Ok(())
}

// Rounds begin and end, Acts begin (C-1, A-1).

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &DayEvent) {
    match event {
        DayEvent::RoundBegan { round } => {
            state.course.round = *round;
            state.day.begin(RoundKind::Action, state.course.act, state.acted.at);
        }
        DayEvent::DiplomacyCalled => state.course.diplomacy_called = true,
        DayEvent::DiplomacyCancelled => state.course.diplomacy_called = false,
        DayEvent::DiplomacyBegan { resume } => left(state, *resume, RoundKind::Diplomacy),
        DayEvent::PlanChanged { rounds } => state.day.plan(rounds),
        DayEvent::RoundSet { seconds } => {
            let ends = seconds.map(|seconds| state.acted.at.plus_seconds(seconds));
            if let Some(round) = state.day.current_mut() {
                round.ends = ends;
                round.bell = Bell::Quiet;
            }
        }
        DayEvent::RoundWarned { round } => rang(state, *round, Bell::Warned),
        DayEvent::RoundRanOut { round } => rang(state, *round, Bell::Over),
        DayEvent::ActBegan { act } => act_began(state, *act),
    }
}

/// The Archons leave the council for a round of this sort. What lasts for an Action Round ends with it,
/// however they leave.
pub(crate) fn left(state: &mut State, resume: Phase, kind: RoundKind) {
    if !matches!(state.phase(), Phase::Assembly | Phase::Diplomacy) {
        lapse(state, Until::Round);
    }
    state.course.resume = Some(resume);
    state.course.diplomacy_called = false;
    state.day.begin(kind, state.course.act, state.acted.at);
}

fn rang(state: &mut State, round: u32, bell: Bell) {
    if let Some(row) = state.day.find_mut(round) {
        row.bell = bell;
    }
}

fn act_began(state: &mut State, act: u32) {
    state.course.act = act;
    if state.totals.stasis.value() < act {
        state.totals.stasis.set(act, text!("cause-act-began", act = act));
    }
    state.day.leave_out_before(act);
    lapse(state, Until::Act);
}

// What the rules say of its steps.

/// People gather.
pub(crate) const LOBBY: Row = Row { advance: then(Onward::Game), ..PLAIN };

/// The Archons are away (C-1).
pub(crate) const DIPLOMACY: Row = Row { advance: On(next), ..PLAIN };
