//! The sequence of play: what the next step is (section 3 of the rules).

use game::Actor;

use crate::content::{Counter, DECKS, RoundKind};
use crate::cycle::race;
use crate::decide::{Decided, Decision, assembly, outcome, prytanis, rounds, streets, voting};
use crate::event::{
    Appointment, DayEvent, EventsEvent, PrytanisEvent, Shuffle, SittingEvent, StepsEvent,
    StreetsEvent,
};
use crate::ids::{CardId, FactionId};
use crate::rejection::Rejection;
use crate::settings::{DeckRunsOut, Ends, EventsActivated, Presiding, StasisAfter};
use crate::state::{Faction, State};
use crate::view::{DocketState, Phase, Step};

pub(crate) fn control_or_clock(actor: &Actor) -> Decided {
    match actor {
        Actor::Control { .. } | Actor::Clock => Ok(()),
        Actor::Seat(_) => Err(Rejection::ControlOnly),
    }
}

pub(crate) fn same_step(d: &Decision<'_>, step: u32) -> Decided {
    if d.state.step_number == step { Ok(()) } else { Err(Rejection::StepOver) }
}

/// Begins a step, with its clock where it has one.
pub(crate) fn enter_step(d: &mut Decision<'_>, step: Step) {
    let settings = &d.state.settings;
    let paced = |seconds: u32| if settings.pace_seconds > 0 { seconds } else { 0 };
    let seconds = match step {
        Step::Presiding | Step::EventsChosen => settings.show_seconds,
        Step::Debate => settings.debate_seconds,
        Step::Race => settings.bid_seconds,
        Step::Election => settings.election_seconds,
        Step::MotionDebate => settings.motion_seconds,
        Step::Ballot | Step::MotionBallot => settings.vote_seconds,
        Step::StasisCards => settings.cards_seconds,
        Step::Muster => settings.muster_seconds,
        Step::Deploy => settings.turn_seconds,
        Step::Tyche => settings.tyche_seconds,
        Step::Battle if streets::battle::at_mercy(&d.state).is_some() => {
            paced(settings.mercy_seconds.max(settings.pace_seconds))
        }
        Step::Battles | Step::BattleDice | Step::Battle | Step::Spoils => settings.pace_seconds,
        Step::Share => paced(settings.share_seconds),
        _ => 0,
    };
    d.emit(StepsEvent::StepBegan { step, seconds: Some(seconds).filter(|seconds| *seconds > 0) });
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
        Step::Election if votes && prytanis::all_have_elected(&d.state) => {
            prytanis::reveal_election(d);
        }
        Step::Ballot | Step::MotionBallot if votes && voting::all_in(&d.state) => {
            voting::reveal(d);
        }
        _ => streets::settle(d),
    }
}

/// The next step of the sequence of play.
pub(crate) fn advance(d: &mut Decision<'_>) -> Decided {
    match d.state.step {
        Step::Lobby => begin(d),
        Step::Election => prytanis::reveal_election(d),
        Step::Presiding => enter(d, Phase::Event),
        Step::EventsChosen => enter(d, Phase::Debate),
        Step::Debate => enter(d, Phase::Support),
        Step::Race => race::decide::reveal_bids(d),
        Step::Strengths => enter(d, Phase::Vote),
        Step::Ballot => voting::reveal(d),
        Step::Outcome => outcome::confirm(d)?,
        Step::Check => after_check(d),
        Step::Diplomacy => rounds::next(d),
        Step::Assembly | Step::MotionDebate | Step::MotionBallot | Step::MotionOutcome => {
            assembly::advance(d)?;
        }
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
        Step::Amend => streets::victory::winner(state),
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
        shuffle_in(d, deck, |act| act <= now, Shuffle::Start);
    }
    turn_up(d);
    d.emit(DayEvent::RoundBegan { round: 1 });
    begin_cycle(d);
}

/// Shuffles the printed cards of some Acts into a deck (C-6).
pub(crate) fn shuffle_in(
    d: &mut Decision<'_>,
    deck: usize,
    joins: impl Fn(u32) -> bool,
    why: Shuffle,
) {
    let content = d.state.content.clone();
    let id = &content.events().decks[deck].id;
    let cards = content.events().cards.iter();
    let mut new = cards.filter(|card| &card.deck == id && joins(card.act)).peekable();
    if new.peek().is_none() {
        return;
    }
    let mut order: Vec<CardId> = d.state.decks[deck].draw.clone();
    order.extend(new.map(|card| card.id.clone()));
    d.chance.shuffle(&mut order);
    d.emit(EventsEvent::DeckShuffled { deck, order, why });
}

/// Shuffles a deck's discards back into it (C-7); what the council still deals with stays out.
pub(crate) fn reshuffle(d: &mut Decision<'_>, deck: usize) {
    let row = &d.state.decks[deck];
    let mut order: Vec<CardId> = row.draw.iter().chain(&row.discard).cloned().collect();
    order.retain(|card| !at_work(&d.state, card));
    d.chance.shuffle(&mut order);
    d.emit(EventsEvent::DeckShuffled { deck, order, why: Shuffle::Discards });
}

/// Whether a card is an activated event that is not yet settled.
pub(crate) fn at_work(state: &State, card: &CardId) -> bool {
    state.docket.iter().any(|row| {
        &row.card == card && matches!(row.state, DocketState::Waiting | DocketState::Called)
    })
}

/// Turns up a card wherever a place is empty (C-5, C-7).
pub(crate) fn turn_up(d: &mut Decision<'_>) {
    for deck in 0..DECKS {
        if d.state.decks[deck].up.is_some() {
            continue;
        }
        let reshuffles = d.state.settings.deck_runs_out == DeckRunsOut::Reshuffled;
        let row = &d.state.decks[deck];
        if reshuffles && row.draw.is_empty() && !row.discard.is_empty() {
            reshuffle(d, deck);
        }
        if let Some(card) = d.state.decks[deck].draw.last().cloned() {
            d.emit(EventsEvent::CardTurnedUp { deck, card });
        }
    }
}

fn begin_cycle(d: &mut Decision<'_>) {
    d.emit(StepsEvent::CycleBegan { cycle: d.state.cycle + 1 });
    if d.state.settings.presiding == Presiding::Elected && d.state.voters().next().is_some() {
        return prytanis::open_election(d);
    }
    let (among, how) = to_preside(d);
    seat_prytanis(d, among, how);
}

/// One presides, or several are tied for it, or nobody can (C-2, C-3).
pub(crate) fn seat_prytanis(d: &mut Decision<'_>, among: Vec<FactionId>, how: Appointment) {
    match among.as_slice() {
        [] => {
            enter_step(d, Step::Presiding);
            d.emit(PrytanisEvent::NobodyPresides);
        }
        // C-2
        [one] => {
            let faction = one.clone();
            enter_step(d, Step::Presiding);
            d.emit(PrytanisEvent::PrytanisAppointed { faction, how });
        }
        // C-3
        _ => {
            enter_step(d, Step::TieForPrytanis);
            d.emit(PrytanisEvent::PrytanisTied { among });
        }
    }
}

/// Who may preside, and how one alone came to it (C-2).
fn to_preside(d: &mut Decision<'_>) -> (Vec<FactionId>, Appointment) {
    let id = |faction: &Faction| faction.id.clone();
    let with = |best: Option<u32>| -> Vec<FactionId> {
        d.state.voters().filter(|faction| Some(arete(faction)) == best).map(id).collect()
    };
    match d.state.settings.presiding {
        Presiding::HighestArete => (with(d.state.voters().map(arete).max()), Appointment::Highest),
        Presiding::LowestArete => (with(d.state.voters().map(arete).min()), Appointment::Lowest),
        Presiding::InTurn => (next_in_turn(&d.state), Appointment::InTurn),
        Presiding::Lot => {
            let all: Vec<FactionId> = d.state.voters().map(id).collect();
            (d.chance.pick(&all).into_iter().cloned().collect(), Appointment::Lot)
        }
        // Without a voter nobody is elected.
        Presiding::Elected => (Vec::new(), Appointment::Elected),
    }
}

/// The first with a vote after who presided last, clockwise.
fn next_in_turn(state: &State) -> Vec<FactionId> {
    let seats = &state.factions;
    let last = seats.iter().position(|faction| Some(&faction.id) == state.presided.as_ref());
    let after = last.map_or(0, |at| at + 1);
    let mut order = seats.iter().cycle().skip(after).take(seats.len());
    let next = order.find(|faction| faction.has_vote());
    next.into_iter().map(|faction| faction.id.clone()).collect()
}

fn arete(faction: &Faction) -> u32 {
    faction.counter(Counter::Arete)
}

/// Enters a phase, or the Diplomacy Round where it was called (C-1).
pub(crate) fn enter(d: &mut Decision<'_>, phase: Phase) {
    if d.state.diplomacy_called {
        return rounds::leave(d, phase);
    }
    match phase {
        Phase::Event => enter_event(d),
        Phase::Debate => enter_step(d, Step::Debate),
        Phase::Support => enter_step(d, Step::Race),
        Phase::Vote => voting::next(d),
        Phase::Check => enter_check(d),
        Phase::Stasis => streets::begin(d),
        Phase::Prytanis | Phase::Lobby | Phase::Diplomacy | Phase::Assembly => begin_cycle(d),
    }
}

/// C-4: as many events as the Act number, or as the ruling says; never more than there are.
pub(crate) fn events_to_choose(state: &State) -> usize {
    let up = state.decks.iter().filter(|deck| deck.up.is_some()).count();
    match state.settings.events_activated {
        EventsActivated::Act => up.min(state.act as usize),
        EventsActivated::One => up.min(1),
        EventsActivated::All => up,
    }
}

fn enter_event(d: &mut Decision<'_>) {
    // Cards may have come since the places were last filled.
    turn_up(d);
    enter_step(d, Step::ChooseEvents);
    if events_to_choose(&d.state) == 0 {
        activate(d, Vec::new());
    }
}

/// C-5: the chosen go to the vote, the rest are discarded, the next are turned up.
pub(crate) fn activate(d: &mut Decision<'_>, cards: Vec<CardId>) {
    d.emit(EventsEvent::EventsActivated { cards });
    turn_up(d);
    enter_step(d, Step::EventsChosen);
}

/// C-22, C-23: both may happen together.
fn enter_check(d: &mut Decision<'_>) {
    enter_step(d, Step::Check);
    announce_assembly(d);
}

/// C-22. Motions may still come while Control checks.
fn announce_assembly(d: &mut Decision<'_>) {
    if d.state.assembly_due() && !d.state.assembly_announced {
        d.emit(SittingEvent::AssemblyAnnounced);
    }
}

/// Whether stasis breaks out when the Check phase ends (C-23).
pub(crate) fn stasis_due(state: &State) -> bool {
    state.stasis.value() >= state.settings.stasis_threshold
}

fn after_check(d: &mut Decision<'_>) {
    announce_assembly(d);
    if stasis_due(&d.state) {
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
        Phase::Assembly => rounds::next(d),
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

/// The activated events that are not yet settled.
pub(crate) fn unsettled(state: &State) -> Vec<CardId> {
    let cards = state.docket.iter().map(|row| &row.card);
    cards.filter(|card| at_work(state, card)).cloned().collect()
}
