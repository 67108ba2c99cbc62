//! Makes events true. Nothing here can fail: what may not happen was refused by `decide`.

use crate::assembly::{agenda, sitting};
use crate::command::{Duty, FigureName, Place};
use crate::content::{Content, Counter, Until};
use crate::control::record;
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::day;
use crate::event::{DecksEvent, Event, FiguresEvent, StageEvent, StepsEvent};
use crate::ids::{CardId, FactionId};
use crate::law::{rulings, texts};
use crate::ledger;
use crate::settings::GrantLasts;
use crate::stasis::{amend, battle, cards, deploy, muster, powers, score, spoils, streets};
use crate::state::{Clock, Deck, State, Support};
use crate::view::{DocketState, Phase, Step};

pub(crate) mod because;
pub(crate) mod chronicle;
mod decks;
pub(crate) mod figures;
mod seats;
mod spotlight;

/// The state that a game of this content begins with.
pub(crate) fn begun(content: Content) -> State {
    let mut state = State::new(content);
    texts::apply::begin(&mut state);
    state
}

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &Event) {
    change(state, event);
    spotlight::settle(state, event);
    seats::keep_account(state, event);
}

/// Each room makes its own events true.
fn change(state: &mut State, event: &Event) {
    match event {
        Event::Steps(_) => not_yet_home(state, event),
        Event::Day(event) => day::apply::apply(state, event),
        Event::Prytanis(event) => prytanis::apply::apply(state, event),
        Event::Events(event) => events::apply::apply(state, event),
        Event::Debate(event) => debate::apply::apply(state, event),
        Event::Race(event) => race::apply::apply(state, event),
        Event::Grants(event) => grants::apply::apply(state, event),
        Event::Vote(event) => vote::apply::apply(state, event),
        Event::Outcome(event) => outcome::apply::apply(state, event),
        Event::Agenda(event) => agenda::apply::apply(state, event),
        Event::Sitting(event) => sitting::apply::apply(state, event),
        Event::Law(event) => texts::apply::apply(state, event),
        Event::Settings(event) => rulings::apply::apply(state, event),
        Event::Streets(event) => streets::apply::apply(state, event),
        Event::Cards(event) => cards::apply::apply(state, event),
        Event::Muster(event) => muster::apply::apply(state, event),
        Event::Deploy(event) => deploy::apply::apply(state, event),
        Event::Powers(event) => powers::apply::apply(state, event),
        Event::Battle(event) => battle::apply::apply(state, event),
        Event::Spoils(event) => spoils::apply::apply(state, event),
        Event::Score(event) => score::apply::apply(state, event),
        Event::Amend(event) => amend::apply::apply(state, event),
        Event::Figures(_) => not_yet_home(state, event),
        Event::Decks(_) => not_yet_home(state, event),
        Event::Seats(_) => not_yet_home(state, event),
        Event::Stage(_) => not_yet_home(state, event),
        Event::Record(event) => record::apply::apply(state, event),
    }
}

fn not_yet_home(state: &mut State, event: &Event) {
    match event {
        Event::Steps(StepsEvent::CycleBegan { cycle }) => {
            state.cycle = *cycle;
            state.prytanis = None;
            state.election = None;
        }
        Event::Steps(StepsEvent::CycleEnded) => cycle_ended(state),
        Event::Steps(StepsEvent::StepBegan { step, seconds }) => step_began(state, *step, *seconds),
        Event::Steps(StepsEvent::PhaseSkipped { phase }) => skipped(state, *phase),
        Event::Steps(StepsEvent::ClockSet { seconds }) => set_clock(state, *seconds),
        Event::Steps(StepsEvent::ClockStopped) => state.clock = None,
        _ if seats::change(state, event)
            || decks::change(state, event)
            || spotlight::change(state, event) => {}
        _ => change_by_hand(state, event),
    }
}

/// What Control changes, and what lies between the phases.
fn change_by_hand(state: &mut State, event: &Event) {
    match event {
        Event::Figures(FiguresEvent::Given { from, to, what, amount }) => {
            given(state, from, to, *what, *amount)
        }
        Event::Figures(FiguresEvent::FigureSet { figure, to, reason }) => {
            figure_set(state, figure, *to, reason)
        }
        Event::Figures(FiguresEvent::StandingSet { faction, citizen, exiled, .. }) => {
            let row = state.faction_mut(faction);
            row.citizen = *citizen;
            row.exiled = *exiled;
            grants::apply::void_grants(state);
        }
        Event::Figures(FiguresEvent::SupportAdded { faction, by, label, until }) => {
            grants::apply::add_support(state, faction, *by, label, *until);
        }
        Event::Figures(FiguresEvent::SupportRemoved { support }) => {
            for faction in &mut state.factions {
                faction.supports.retain(|row| row.id != *support);
            }
        }
        Event::Decks(DecksEvent::CardWritten { card, place, depth }) => {
            let deck = state.deck_of(card).expect("decide checked the deck");
            state.written.insert(card.id.clone(), card.clone().into());
            written(&mut state.decks[deck], &card.id, *place, *depth);
        }
        Event::Stage(StageEvent::Announced { text }) => {
            state.announcement = Some(text.clone()).filter(|text| !text.is_empty());
        }
        // The rest is changed above.
        _ => {}
    }
}

fn step_began(state: &mut State, step: Step, seconds: Option<u32>) {
    if step.phase() != state.phase() {
        state.phase_number += 1;
        lapse(state, Until::Phase);
        if state.settings.grant_lasts == GrantLasts::Phase {
            state.factions.iter_mut().for_each(|faction| faction.grant = None);
        }
        state.speakers.clear();
        state.speaking = None;
    }
    if !matches!(step.phase(), Phase::Vote | Phase::Assembly) {
        state.ballot = None;
        state.outcome = None;
    }
    if matches!(state.step.phase(), Phase::Diplomacy | Phase::Assembly)
        && !matches!(step.phase(), Phase::Diplomacy | Phase::Assembly)
    {
        state.resume = None;
    }
    if state.streets.is_some() {
        state.streets_mut().ready.clear();
    }
    if state.step == Step::MotionDebate {
        state.speakers.clear();
        state.speaking = None;
    }
    state.step = step;
    state.step_number += 1;
    state.clock = None;
    if let Some(seconds) = seconds {
        set_clock(state, seconds);
    }
}

fn set_clock(state: &mut State, seconds: u32) {
    let whole = state.clock.as_ref().map_or(0, |clock| clock.seconds);
    state.clock =
        Some(Clock { ends_at: state.at.plus_seconds(seconds), seconds: whole.max(seconds) });
}

fn skipped(state: &mut State, phase: Phase) {
    match phase {
        Phase::Prytanis => {
            state.tied.clear();
            prytanis::apply::drop_open_election(state);
        }
        Phase::Support => state.bids.forget(),
        Phase::Vote => {
            lapse(state, Until::Vote);
            for row in &mut state.docket {
                if matches!(row.state, DocketState::Waiting | DocketState::Called) {
                    row.state = DocketState::Dropped;
                }
            }
        }
        _ => {}
    }
}

fn given(state: &mut State, from: &FactionId, to: &FactionId, what: Counter, amount: u32) {
    let by = i32::try_from(amount).unwrap_or(i32::MAX);
    let (giver, taker) = (state.name(from).to_owned(), state.name(to).to_owned());
    state.faction_mut(from).ledger(what).change(-by, 0, &format!("given to the {taker}"));
    state.faction_mut(to).ledger(what).change(by, 0, &format!("given by the {giver}"));
}

/// Laws and support that end with `end` do so (A-5, I-2); returns the support.
pub(crate) fn lapse(state: &mut State, end: Until) -> Vec<(FactionId, Support)> {
    texts::apply::lapse_laws(state, |law| law.until == end);
    grants::apply::support_ends(state, end)
}

/// C-24: grants and the horse bonus lapse; Heroes, who are assigned in each cycle (C-13), rest.
fn cycle_ended(state: &mut State) {
    lapse(state, Until::Cycle);
    for faction in &mut state.factions {
        faction.grant = None;
        faction.heroes.iter_mut().for_each(|hero| hero.duty = Duty::Rest);
    }
    state.race = None;
    state.bids.forget();
    state.docket.clear();
    state.prytanis = None;
}

fn figure_set(state: &mut State, figure: &FigureName, to: u32, reason: &str) {
    let cause = ledger::by_control(reason);
    match figure {
        FigureName::Stasis => state.stasis.set(to.max(state.act), &cause),
        FigureName::Wrath => state.wrath.set(to, &cause),
        FigureName::Faction { faction, counter } => {
            state.faction_mut(faction).ledger(*counter).set(to, &cause);
        }
    }
}

fn written(deck: &mut Deck, card: &CardId, place: Place, depth: usize) {
    match place {
        Place::FaceUp => {
            let former = deck.up.replace(card.clone());
            deck.draw.extend(former);
        }
        Place::OnTop => deck.draw.push(card.clone()),
        Place::Into => {
            let at = deck.draw.len().saturating_sub(depth);
            deck.draw.insert(at, card.clone());
        }
    }
}
