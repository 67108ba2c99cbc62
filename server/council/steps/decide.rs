//! The sequence of play: what follows each step, what goes on by itself, and where play goes when a
//! phase ends (section 3 of the rules).

use Advance::{If, On, Waits};
use game::{Actor, text};

use crate::assembly::sitting;
use crate::content::{DECKS, RoundKind};
use crate::cycle::events::Shuffle;
use crate::cycle::vote::Subject;
use crate::cycle::{check, events, outcome, prytanis, race, vote};
use crate::day;
use crate::day::DayEvent;
use crate::decision::{Decided, Decision, control_only, control_or_clock, same_step};
use crate::law::settings::{Ends, StasisAfter};
use crate::rejection::Rejection;
use crate::stasis::streets::{StreetsEvent, flow as streets};
use crate::stasis::{amend, battle, cards, deploy, muster, score, spoils};
use crate::steps::rules::{decider, has_clock, nobody_awaited};
use crate::steps::{Phase, Step, StepsCommand, StepsEvent};

/// The longest that a clock is set to, in seconds.
const LONGEST: u32 = 3600;
/// More steps than ever settle themselves one after the other.
const SETTLED: usize = 100;
/// More steps than any stasis has between its deployment and its score sheet.
const TO_THE_SCORE: usize = 500;

/// What follows a step.
struct Flow {
    /// What happens when it is over, because Control or the clock says so.
    advance: Advance,
    /// What goes on by itself, whatever the command was that made it ready.
    settle: fn(&mut Decision<'_>),
}

/// How play goes on from a step.
enum Advance {
    /// It does.
    On(fn(&mut Decision<'_>)),
    /// It does unless this refuses.
    If(fn(&mut Decision<'_>) -> Decided),
    /// It does not before somebody has decided.
    Waits,
}

/// A step that waits for whom it falls to.
const WAITS: Flow = Flow { advance: Waits, settle: |_| {} };

/// The row of a step.
fn of(step: Step) -> Flow {
    match step {
        Step::Lobby => Flow { advance: On(begin), ..WAITS },
        Step::Election => Flow { advance: On(prytanis::decide::reveal_election), settle: elected },
        Step::Presiding => Flow { advance: On(|d| enter(d, Phase::Event)), ..WAITS },
        Step::EventsChosen => Flow { advance: On(|d| enter(d, Phase::Debate)), ..WAITS },
        Step::Debate => Flow { advance: On(|d| enter(d, Phase::Support)), ..WAITS },
        Step::Race => Flow { advance: On(race::decide::reveal_bids), settle: raced },
        Step::Strengths => Flow { advance: On(|d| enter(d, Phase::Vote)), ..WAITS },
        Step::Ballot | Step::MotionBallot => {
            Flow { advance: On(vote::decide::reveal), settle: voted }
        }
        Step::Outcome => Flow { advance: If(outcome_happens), ..WAITS },
        Step::MotionOutcome => Flow { advance: If(outcome::decide::confirm), ..WAITS },
        Step::Check => Flow { advance: On(after_check), ..WAITS },
        Step::StasisCards => Flow { advance: On(muster::decide::muster), settle: cards_ready },
        Step::Muster => Flow { advance: On(deploy::flow::begin), settle: mustered },
        Step::Deploy => Flow { settle: turn_of_nobody, ..WAITS },
        Step::HandDice | Step::BattleDice => Flow { advance: On(streets::throw), ..WAITS },
        Step::Battles => Flow { advance: On(battle::flow::next), ..WAITS },
        Step::Tyche => Flow { advance: On(battle::flow::show_tyche), settle: tyche_chosen },
        Step::Battle => Flow { advance: On(battle::flow::leave), ..WAITS },
        Step::Spoils => Flow { advance: On(streets::spoils_on), ..WAITS },
        Step::Share => Flow { advance: On(spoils::decide::share_by_lot), ..WAITS },
        Step::Score => Flow { advance: On(score::flow::crown), ..WAITS },
        Step::Amended => Flow { advance: On(end_stasis), ..WAITS },
        Step::Assembly => Flow { advance: On(next_motion), ..WAITS },
        Step::MotionDebate => Flow { advance: On(put_to_the_vote), ..WAITS },
        Step::Diplomacy => Flow { advance: On(day::rules::next), ..WAITS },
        Step::TieForPrytanis => Flow { settle: prytanis::decide::still_tied, ..WAITS },
        Step::ChooseEvents => Flow { settle: nothing_to_choose, ..WAITS },
        Step::RaceTied | Step::ChooseMotion | Step::ScoreTied => WAITS,
        Step::BallotTied | Step::MotionTied => Flow { settle: vote::decide::tie_fails, ..WAITS },
        Step::Amend => Flow { advance: If(amend::decide::go_on), settle: nothing_to_amend },
    }
}

/// The next step of the sequence of play.
fn advance(d: &mut Decision<'_>) -> Decided {
    match of(d.state.course.step).advance {
        On(go) => go(d),
        If(go) => return go(d),
        Waits => return waits(d),
    }
    Ok(())
}

fn waits(d: &Decision<'_>) -> Decided {
    Err(Rejection::WaitsFor(d.state.whom(decider(&d.state))))
}

/// C-2: the picks reveal themselves once nobody is awaited any more, or nobody ever was.
fn elected(d: &mut Decision<'_>) {
    if reveals_votes(d) && nobody_awaited(&d.state) {
        prytanis::decide::reveal_election(d);
    }
}

/// C-11: so do bids.
fn raced(d: &mut Decision<'_>) {
    if d.state.settings.bids_revealed == Ends::ByItself && nobody_awaited(&d.state) {
        race::decide::reveal_bids(d);
    }
}

/// C-15: and votes.
fn voted(d: &mut Decision<'_>) {
    if reveals_votes(d) && nobody_awaited(&d.state) {
        vote::decide::reveal(d);
    }
}

fn reveals_votes(d: &Decision<'_>) -> bool {
    d.state.settings.votes_revealed == Ends::ByItself
}

/// C-4: where nothing lies face up any more there is nothing to choose.
fn nothing_to_choose(d: &mut Decision<'_>) {
    if events::rules::events_to_choose(&d.state) == 0 {
        events::decide::activate(d, Vec::new());
    }
}

/// S-34: nor is there an article to change where the last one was repealed meanwhile.
fn nothing_to_amend(d: &mut Decision<'_>) {
    if d.state.code.constitution.is_empty() {
        d.enter(Step::Amended);
    }
}

fn cards_ready(d: &mut Decision<'_>) {
    if cards::rules::all_ready(&d.state) {
        muster::decide::muster(d);
    }
}

fn mustered(d: &mut Decision<'_>) {
    if cards::rules::all_ready(&d.state) {
        deploy::flow::begin(d);
    }
}

fn turn_of_nobody(d: &mut Decision<'_>) {
    if deploy::rules::nobody_moves(&d.state) {
        deploy::flow::pass_the_empty(d);
    }
}

fn tyche_chosen(d: &mut Decision<'_>) {
    if nobody_awaited(&d.state) {
        battle::flow::show_tyche(d);
    }
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

/// What is shown already goes on by itself too where a ruling says so from now on, or waits for Control,
/// whoever changed the ruling.
pub(crate) fn show_on(d: &mut Decision<'_>, before: u32) {
    let seconds = d.state.settings.show_seconds;
    let shows = matches!(d.state.course.step, Step::Presiding | Step::EventsChosen);
    match (d.state.course.clock.running(), seconds) {
        _ if !shows || seconds == before => {}
        (Some(_), 0) => d.emit(StepsEvent::ClockStopped),
        (None, 1..) => d.emit(StepsEvent::ClockSet { seconds }),
        _ => {}
    }
}

/// Everything up to the score sheet at once.
pub(crate) fn to_the_score(d: &mut Decision<'_>) {
    for _ in 0..TO_THE_SCORE {
        if matches!(d.state.course.step, Step::Score | Step::ScoreTied) || advance(d).is_err() {
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

fn outcome_happens(d: &mut Decision<'_>) -> Decided {
    outcome::decide::confirm(d)?;
    next_event(d);
    Ok(())
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
