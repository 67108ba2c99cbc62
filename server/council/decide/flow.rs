//! The sequence of play: what the next step is (section 3 of the rules).

use game::Actor;

use crate::assembly::sitting;
use crate::content::{DECKS, RoundKind};
use crate::cycle::vote::Subject;
use crate::cycle::{check, events, outcome, prytanis, race, vote};
use crate::day;
use crate::decide::{Decided, Decision};
pub(crate) use crate::decision::{enter_step, same_step};
use crate::event::{DayEvent, Shuffle, StepsEvent, StreetsEvent};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::settings::{Ends, StasisAfter};
use crate::stasis::score::rules::crowned;
use crate::stasis::streets::flow as streets;
use crate::state::State;
use crate::view::{Phase, Step};

pub(crate) fn control_or_clock(actor: &Actor) -> Decided {
    match actor {
        Actor::Control { .. } | Actor::Clock => Ok(()),
        Actor::Seat(_) => Err(Rejection::ControlOnly),
    }
}

/// More steps than ever settle themselves one after the other.
const STEPS: usize = 100;

/// What needs nobody any more goes on by itself, whatever the command was that made it so; and so may
/// the step after it, where nobody is there (N-4).
pub(crate) fn settle(d: &mut Decision<'_>) {
    for _ in 0..STEPS {
        let step = d.state.step_number;
        settle_once(d);
        if d.state.step_number == step {
            return;
        }
    }
}

/// Reveals what reveals itself once all are in (C-11, C-15).
fn settle_once(d: &mut Decision<'_>) {
    let settings = &d.state.settings;
    let bids = settings.bids_revealed == Ends::ByItself;
    let votes = settings.votes_revealed == Ends::ByItself;
    match d.state.step {
        Step::Race if bids && race::rules::all_bids_in(&d.state) => race::decide::reveal_bids(d),
        Step::Election if votes && prytanis::rules::all_have_elected(&d.state) => {
            prytanis::decide::reveal_election(d);
        }
        Step::Ballot | Step::MotionBallot if votes && vote::rules::all_in(&d.state) => {
            vote::decide::reveal(d);
        }
        _ => streets::settle(d),
    }
}

/// The next step of the sequence of play.
pub(crate) fn advance(d: &mut Decision<'_>) -> Decided {
    match d.state.step {
        Step::Lobby => begin(d),
        Step::Election => prytanis::decide::reveal_election(d),
        Step::Presiding => enter(d, Phase::Event),
        Step::EventsChosen => enter(d, Phase::Debate),
        Step::Debate => enter(d, Phase::Support),
        Step::Race => race::decide::reveal_bids(d),
        Step::Strengths => enter(d, Phase::Vote),
        Step::Ballot => vote::decide::reveal(d),
        Step::Outcome => {
            outcome::decide::confirm(d)?;
            next_event(d);
        }
        Step::Check => after_check(d),
        Step::Diplomacy => day::decide::next(d),
        Step::Assembly => match sitting::rules::next_motion(&d.state).map(|row| row.id) {
            Some(motion) => sitting::decide::take_up(d, motion),
            None => day::decide::next(d),
        },
        Step::MotionDebate => match d.state.motion {
            Some(motion) => vote::decide::open_ballot(d, Subject::Motion(motion)),
            None => sitting::decide::between(d),
        },
        Step::MotionBallot => vote::decide::reveal(d),
        Step::MotionOutcome => outcome::decide::confirm(d)?,
        Step::TieForPrytanis
        | Step::ChooseEvents
        | Step::RaceTied
        | Step::ChooseMotion
        | Step::BallotTied
        | Step::MotionTied => return Err(Rejection::WaitsFor(waits_for(&d.state))),
        _ => streets::advance(d)?,
    }
    Ok(())
}

/// Who must decide before play goes on: a faction, or nobody but Control, as where nobody sits in the
/// seat that the rules name (N-4).
pub(crate) fn decider(state: &State) -> Option<&FactionId> {
    state.there(named(state))
}

/// Whom the rules name to decide, whether somebody is there or not.
pub(crate) fn named(state: &State) -> Option<&FactionId> {
    match state.step {
        Step::TieForPrytanis => state.supremacy.as_ref(),
        Step::ChooseEvents | Step::ChooseMotion => state.prytanis.as_ref(),
        Step::BallotTied | Step::MotionTied => state.tie_breaker(),
        Step::Amend => crowned(state),
        _ => None,
    }
}

pub(crate) fn waits_for(state: &State) -> String {
    decider(state).map_or("Control".to_owned(), |id| format!("the {}", state.name(id)))
}

/// Control begins the game: the decks are shuffled, three cards turned up, a round and a cycle begin.
fn begin(d: &mut Decision<'_>) {
    let planned = d.state.day.planned_for(RoundKind::Action).map_or(0, |round| round.act);
    while d.state.act < planned {
        d.emit(DayEvent::ActBegan { act: d.state.act + 1 });
    }
    for deck in 0..DECKS {
        let now = d.state.act;
        events::decide::shuffle_in(d, deck, |act| act <= now, Shuffle::Start);
    }
    events::decide::turn_up(d);
    d.emit(DayEvent::RoundBegan { round: 1 });
    begin_cycle(d);
}

fn begin_cycle(d: &mut Decision<'_>) {
    d.emit(StepsEvent::CycleBegan { cycle: d.state.cycle + 1 });
    prytanis::decide::find(d);
}

/// Enters a phase, or the Diplomacy Round where it was called (C-1).
pub(crate) fn enter(d: &mut Decision<'_>, phase: Phase) {
    if d.state.diplomacy_called {
        return day::decide::leave(d, phase);
    }
    match phase {
        Phase::Event => events::decide::enter(d),
        Phase::Debate => enter_step(d, Step::Debate),
        Phase::Support => enter_step(d, Step::Race),
        Phase::Vote => next_event(d),
        Phase::Check => check::decide::enter(d),
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
    check::decide::announce_assembly(d);
    if check::rules::stasis_due(&d.state) {
        // C-26: not even a called Diplomacy Round comes before it.
        streets::begin(d);
    } else {
        end_cycle(d);
    }
}

/// C-24.
pub(crate) fn end_cycle(d: &mut Decision<'_>) {
    d.emit(StepsEvent::CycleEnded);
    enter(d, Phase::Prytanis);
}

/// C-25.
pub(crate) fn end_stasis(d: &mut Decision<'_>) {
    let stasis = match d.state.settings.stasis_after {
        StasisAfter::FallsToAct => d.state.act,
        StasisAfter::Stays => d.state.stasis.value(),
    };
    d.emit(StreetsEvent::StasisEnded { stasis });
    end_cycle(d);
}

/// Ends the phase under way and leaves undone what is undone (N-4).
pub(crate) fn skip(d: &mut Decision<'_>) -> Decided {
    let phase = d.state.phase();
    if matches!(phase, Phase::Lobby | Phase::Diplomacy) {
        return Err(Rejection::NotNow("during a phase of the council"));
    }
    d.emit(StepsEvent::PhaseSkipped { phase });
    match phase {
        Phase::Assembly => day::decide::next(d),
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
