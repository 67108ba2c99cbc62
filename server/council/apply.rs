//! Makes events true. Nothing here can fail: what may not happen was refused by `decide`.

use kit::Reader;

use crate::command::{Duty, FigureName, Place};
use crate::content::{Counter, RoundKind, TieRule, Until};
use crate::event::{
    DayEvent, DebateEvent, DecksEvent, Event, EventsEvent, FiguresEvent, GrantsEvent, LawEvent,
    OutcomeEvent, PrytanisEvent, RaceEvent, RecordEvent, SettingsEvent, Shuffle, SittingEvent,
    StageEvent, StepsEvent, VoteEvent,
};
use crate::ids::{CardId, FactionId};
use crate::ledger;
use crate::sentences;
use crate::settings::{GrantLasts, HorsesShown};
use crate::state::{Clock, Deck, Docketed, Grant, Law, Race, State, Support};
use crate::view::{DocketState, LogKind, Phase, Step};

mod assembly;
pub(crate) mod battles;
mod because;
pub(crate) mod chronicle;
mod decks;
mod figures;
pub(crate) mod happen;
mod law;
mod real_map;
pub(crate) mod rewind;
mod seats;
mod spoils;
mod spotlight;
mod streets;
mod victory;
mod voting;

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &Event) {
    chronicle::before(state, event);
    because::before(state, event);
    let figures = figures::Figures::of(state);
    change(state, event);
    figures.compare(state);
    because::after(state, event);
    spotlight::settle(state, event);
    seats::keep_account(state, event);
    chronicle::after(state, event);
}

fn change(state: &mut State, event: &Event) {
    match event {
        Event::Record(RecordEvent::Acted { by, at }) => {
            state.actor = by.clone();
            state.at = *at;
            state.logs.begin();
        }
        Event::Events(EventsEvent::DeckShuffled { deck, order, why }) => {
            shuffled(&mut state.decks[*deck], order, *why)
        }
        Event::Events(EventsEvent::CardTurnedUp { deck, card }) => {
            let deck = &mut state.decks[*deck];
            deck.draw.retain(|other| other != card);
            deck.up = Some(card.clone());
        }
        Event::Day(DayEvent::RoundBegan { round }) => {
            state.round = *round;
            state.day.begin(RoundKind::Action, state.act, state.at);
        }
        Event::Steps(StepsEvent::CycleBegan { cycle }) => {
            state.cycle = *cycle;
            state.prytanis = None;
            state.election = None;
        }
        Event::Steps(StepsEvent::CycleEnded) => cycle_ended(state),
        Event::Steps(StepsEvent::StepBegan { step, seconds }) => step_began(state, *step, *seconds),
        Event::Steps(StepsEvent::PhaseSkipped { phase }) => skipped(state, *phase),
        Event::Prytanis(PrytanisEvent::PrytanisTied { among }) => state.tied.clone_from(among),
        Event::Prytanis(PrytanisEvent::PrytanisAppointed { faction, .. }) => {
            state.prytanis = Some(faction.clone());
            state.presided = Some(faction.clone());
            state.tied.clear();
            drop_open_election(state);
        }
        Event::Prytanis(PrytanisEvent::NobodyPresides) => state.prytanis = None,
        Event::Events(EventsEvent::EventsActivated { cards }) => activated(state, cards),
        Event::Debate(DebateEvent::HandRaised { faction }) => state.speakers.push(faction.clone()),
        Event::Debate(DebateEvent::HandLowered { faction }) => {
            state.speakers.retain(|id| id != faction)
        }
        Event::Steps(StepsEvent::ClockSet { seconds }) => set_clock(state, *seconds),
        Event::Race(RaceEvent::BidLocked { faction, horses }) => {
            let hand = state.hand(faction);
            state.bids.lock(faction.clone(), *horses, hand);
        }
        Event::Race(RaceEvent::RaceRevealed { bids, winners, tied, bonus }) => {
            let shown = state.bids.reveal();
            let hands = state.hands(&shown);
            state.race = Some(Race {
                bids: bids.clone(),
                winners: winners.clone(),
                tied: tied.clone(),
                bonus: *bonus,
                hands,
            });
            race_won(state, winners);
            if state.settings.horses_shown == HorsesShown::Spent {
                spend(state, bids);
            }
        }
        Event::Race(RaceEvent::WinnerPicked { faction }) => {
            let winners: Vec<_> = faction.iter().cloned().collect();
            if let Some(race) = &mut state.race {
                race.tied.clear();
                race.winners.clone_from(&winners);
            }
            race_won(state, &winners);
        }
        Event::Grants(GrantsEvent::HeroAssigned { faction, hero, duty }) => {
            assign(state, faction, hero, *duty)
        }
        Event::Grants(GrantsEvent::GrantMade { faction, to }) => {
            let made_in = state.phase_number;
            *grant(state, faction) = Some(Grant { to: to.clone(), made_in });
        }
        Event::Grants(GrantsEvent::GrantWithdrawn { faction }) => *grant(state, faction) = None,
        Event::Vote(VoteEvent::BallotOpened { .. })
        | Event::Vote(VoteEvent::MotionPut { .. })
        | Event::Vote(VoteEvent::Voted { .. })
        | Event::Vote(VoteEvent::VotesRevealed { .. })
        | Event::Vote(VoteEvent::VotesCounted { .. })
        | Event::Vote(VoteEvent::TieDecided { .. })
        | Event::Vote(VoteEvent::Vetoed { .. })
        | Event::Vote(VoteEvent::BallotVoided { .. }) => voting::change(state, event),
        Event::Outcome(OutcomeEvent::OutcomeDrawnUp { .. })
        | Event::Outcome(OutcomeEvent::MotionDrawnUp { .. })
        | Event::Outcome(OutcomeEvent::TargetChosen { .. })
        | Event::Outcome(OutcomeEvent::OutcomeRevised { .. })
        | Event::Outcome(OutcomeEvent::OutcomeHappened)
        | Event::Outcome(OutcomeEvent::EventSettled { .. }) => happen::change(state, event),
        _ if seats::change(state, event)
            || real_map::change(state, event)
            || streets::change(state, event)
            || assembly::change(state, event)
            || law::change(state, event)
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
        Event::Day(DayEvent::DiplomacyCalled) => state.diplomacy_called = true,
        Event::Day(DayEvent::DiplomacyCancelled) => state.diplomacy_called = false,
        Event::Sitting(SittingEvent::AssemblyAnnounced) => state.assembly_announced = true,
        Event::Day(DayEvent::ActBegan { act }) => act_began(state, *act),
        Event::Figures(FiguresEvent::FigureSet { figure, to, reason }) => {
            figure_set(state, figure, *to, reason)
        }
        Event::Figures(FiguresEvent::StandingSet { faction, citizen, exiled, .. }) => {
            let row = state.faction_mut(faction);
            row.citizen = *citizen;
            row.exiled = *exiled;
            void_grants(state);
        }
        Event::Law(LawEvent::SupremacySet { faction, .. }) => state.supremacy.clone_from(faction),
        Event::Law(LawEvent::TieBreakerSet { faction, .. }) => {
            state.ties = faction.clone().map_or(TieRule::Control, TieRule::Faction);
        }
        Event::Figures(FiguresEvent::SupportAdded { faction, by, label, until }) => {
            add_support(state, faction, *by, label, *until);
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
        Event::Outcome(OutcomeEvent::TaskTicked { task, done }) => {
            if let Some(row) = state.tasks.iter_mut().find(|row| row.id == *task) {
                row.done = *done;
            }
        }
        Event::Settings(SettingsEvent::SettingChanged { key, value }) => {
            if let Ok(settings) = state.settings.with(key, value) {
                state.settings = settings;
            }
        }
        Event::Record(RecordEvent::Rewound { anew, stood, numbers }) => {
            rewind::went_back(state, *anew, *stood, numbers)
        }
        Event::Stage(StageEvent::Announced { text }) => {
            state.announcement = Some(text.clone()).filter(|text| !text.is_empty());
        }
        // The rest is changed above.
        _ => {}
    }
}

fn shuffled(deck: &mut Deck, order: &[CardId], why: Shuffle) {
    order.clone_into(&mut deck.draw);
    if why == Shuffle::Discards {
        deck.discard.retain(|card| !order.contains(card));
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

/// An election that was not revealed never will be.
fn drop_open_election(state: &mut State) {
    state.election = state.election.take().filter(|election| election.result.is_some());
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
            drop_open_election(state);
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

fn activated(state: &mut State, cards: &[CardId]) {
    for deck in &mut state.decks {
        let up = deck.up.take();
        deck.discard.extend(up);
    }
    let docket = cards.iter().map(|card| Docketed {
        card: card.clone(),
        state: DocketState::Waiting,
        failed: Vec::new(),
    });
    state.docket = docket.collect();
}

fn race_won(state: &mut State, winners: &[FactionId]) {
    let bonus = state.race.as_ref().map_or(0, |race| race.bonus);
    for winner in winners {
        add_support(state, winner, bonus, "the horse race", Until::Cycle);
    }
}

/// C-11, where the ruling says that Horses shown are spent.
fn spend(state: &mut State, bids: &[(FactionId, u32)]) {
    for (id, horses) in bids {
        let by = i32::try_from(*horses).unwrap_or(i32::MAX);
        state.faction_mut(id).ledger(Counter::Horses).change(-by, 0, "shown in a race");
    }
}

pub(crate) fn add_support(state: &mut State, to: &FactionId, by: u32, label: &str, until: Until) {
    if by > 0 {
        let id = state.fresh_id();
        let support = Support { id, label: label.to_owned(), by, until };
        state.faction_mut(to).supports.push(support);
    }
}

fn assign(state: &mut State, faction: &FactionId, name: &str, duty: Duty) {
    let heroes = &mut state.faction_mut(faction).heroes;
    if let Some(hero) = heroes.iter_mut().find(|hero| hero.name == name) {
        hero.duty = duty;
    }
}

fn given(state: &mut State, from: &FactionId, to: &FactionId, what: Counter, amount: u32) {
    let by = i32::try_from(amount).unwrap_or(i32::MAX);
    let (giver, taker) = (state.name(from).to_owned(), state.name(to).to_owned());
    state.faction_mut(from).ledger(what).change(-by, 0, &format!("given to the {taker}"));
    state.faction_mut(to).ledger(what).change(by, 0, &format!("given by the {giver}"));
}

/// Support that ends with `end` lapses (I-2); returns what did.
pub(crate) fn lapse(state: &mut State, end: Until) -> Vec<(FactionId, Support)> {
    laws_end(state, end);
    let mut ended = Vec::new();
    for faction in &mut state.factions {
        let all = std::mem::take(&mut faction.supports);
        let (over, on): (Vec<_>, Vec<_>) = all.into_iter().partition(|row| row.until == end);
        faction.supports = on;
        ended.extend(over.into_iter().map(|support| (faction.id.clone(), support)));
    }
    ended
}

/// Laws that end with `end` do so.
fn laws_end(state: &mut State, end: Until) {
    let over: Vec<String> =
        state.laws.iter().filter(|law| law.until == end).map(|law| law.title.clone()).collect();
    for title in over {
        let text = format!("The law “{title}” ends, {} being over.", sentences::span_of(end));
        state.note(Reader::Everybody, LogKind::Council, text, Vec::new());
    }
    lapse_laws(state, |law| law.until == end);
}

/// These laws are no longer; what they decided is decided anew.
pub(crate) fn lapse_laws(state: &mut State, over: impl Fn(&Law) -> bool) {
    let (gone, on): (Vec<_>, Vec<_>) = std::mem::take(&mut state.laws).into_iter().partition(over);
    state.laws = on;
    for law in gone {
        let Some(lever) = &law.lever else { continue };
        if state.texts_on(lever).is_empty() {
            state.obey(law.before.as_ref());
        } else {
            state.settle(lever);
        }
    }
}

/// Where a faction's grant stands: in an Assembly apart from that in the council (I-5, I-6).
fn grant<'a>(state: &'a mut State, faction: &FactionId) -> &'a mut Option<Grant> {
    let assembly = state.phase() == Phase::Assembly;
    let faction = state.faction_mut(faction);
    if assembly { &mut faction.assembly_grant } else { &mut faction.grant }
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

fn act_began(state: &mut State, act: u32) {
    state.act = act;
    if state.stasis.value() < act {
        state.stasis.set(act, &format!("Act {act} began"));
    }
    state.day.leave_out_before(act);
    lapse(state, Until::Act);
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

/// A faction that has a vote grants nothing (I-4).
pub(crate) fn void_grants(state: &mut State) {
    for faction in &mut state.factions {
        if faction.has_vote() {
            faction.grant = None;
            faction.assembly_grant = None;
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
