//! What happened in a cycle of the council.

use game::Text;

use crate::chronicle::deltas::Deltas;
use crate::content::Counter;
use crate::cycle::events::EventsEvent;
use crate::cycle::grants::GrantsEvent;
use crate::cycle::outcome::{OutcomeEvent, OutcomeOf};
use crate::cycle::prytanis::{Appointment, PrytanisEvent};
use crate::cycle::race::RaceEvent;
use crate::event::Event;
use crate::figures;
use crate::ids::{CardId, FactionId};
use crate::state::State;
use crate::steps::{Phase, StepsEvent};

/// A cycle, or what of it lies in one round.
#[derive(Clone, Debug, Default)]
pub(super) struct Cycle {
    pub entry: u64,
    pub number: u32,
    pub tied: Vec<FactionId>,
    /// Who presided, with Arête, one after the other.
    pub chairs: Vec<(FactionId, Appointment, u32)>,
    pub nobody: bool,
    pub election: Option<Vec<(FactionId, Option<FactionId>, i32)>>,
    pub looked: Vec<CardId>,
    pub events: Vec<CardId>,
    pub passed_over: Vec<CardId>,
    pub race: Option<Race>,
    pub grants: Vec<(FactionId, FactionId, i32)>,
    pub course: Vec<Turn>,
    pub skipped: Vec<Phase>,
    /// The Stasis number at its end, and the threshold.
    pub stasis: (u32, u32),
    /// Whether it came to its end.
    pub ended: bool,
}

/// A race.
#[derive(Clone, Debug)]
pub(super) struct Race {
    pub entry: u64,
    pub when: Text,
    pub bids: Vec<(FactionId, u32)>,
    pub winners: Vec<FactionId>,
    pub picked: bool,
}

/// A turn of a vote phase.
#[derive(Clone, Debug)]
pub(super) enum Turn {
    /// A vote, by its place among all.
    Vote(usize),
    /// Something happened.
    Outcome(Box<Outcome>),
}

/// What an event or a motion did.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub entry: u64,
    pub card: Option<CardId>,
    /// The option that passed; none for a card's default.
    pub option: Option<String>,
    pub deltas: Deltas,
    /// Lines that Control changed or struck out, with its reason.
    pub revised: Vec<(bool, String)>,
}

impl Cycle {
    pub(super) fn new(state: &State) -> Self {
        Self { number: state.course.cycle, ..Self::default() }
    }

    /// The one who presided last.
    pub(super) fn chair(&self) -> Option<&FactionId> {
        self.chairs.last().map(|(faction, ..)| faction)
    }

    /// Takes in an event that is about to happen.
    pub(super) fn before(&mut self, state: &State, event: &Event) {
        if let Event::Events(EventsEvent::EventsActivated { cards }) = event {
            let up = state.decks.iter().filter_map(|deck| deck.up.clone());
            self.passed_over = up.filter(|card| !cards.contains(card)).collect();
        }
    }

    /// Takes in an event that has happened, and what an outcome did by it.
    pub(super) fn after(
        &mut self,
        state: &State,
        event: &Event,
        did: Option<&Outcome>,
        entry: u64,
    ) {
        match event {
            Event::Prytanis(PrytanisEvent::PrytanisTied { among }) => self.tied.clone_from(among),
            Event::Prytanis(PrytanisEvent::PrytanisAppointed { faction, how }) => {
                let arete = state.faction(faction).counter(Counter::Arete);
                self.chairs.push((faction.clone(), how.clone(), arete));
            }
            Event::Prytanis(PrytanisEvent::NobodyPresides) => self.nobody = true,
            Event::Prytanis(PrytanisEvent::ElectionRevealed { picks, .. }) => {
                self.election = Some(picks.clone())
            }
            Event::Events(EventsEvent::SecondLookTaken { card, .. }) => {
                self.looked.push(card.clone())
            }
            Event::Events(EventsEvent::EventsActivated { cards }) => self.events.clone_from(cards),
            Event::Race(RaceEvent::RaceRevealed { bids, winners, .. }) => {
                self.race = Some(Race {
                    entry,
                    when: crate::chronicle::when(state),
                    bids: bids.clone(),
                    winners: winners.clone(),
                    picked: false,
                });
            }
            Event::Race(RaceEvent::WinnerPicked { faction }) => {
                if let Some(race) = &mut self.race {
                    race.winners = faction.iter().cloned().collect();
                    race.picked = true;
                }
            }
            Event::Grants(GrantsEvent::GrantMade { faction, to }) => self.grant(state, faction, to),
            Event::Grants(GrantsEvent::GrantWithdrawn { faction }) => {
                self.grants.retain(|(by, ..)| by != faction)
            }
            Event::Outcome(OutcomeEvent::OutcomeHappened) => {
                self.course.extend(did.map(|row| Turn::Outcome(Box::new(row.clone()))));
            }
            Event::Steps(StepsEvent::PhaseSkipped { phase }) => self.skipped.push(*phase),
            Event::Steps(StepsEvent::CycleEnded) => self.ended = true,
            _ => return,
        }
        self.entry = entry;
        self.stasis = (state.totals.stasis.value(), state.settings.stasis_threshold);
    }

    fn grant(&mut self, state: &State, by: &FactionId, to: &FactionId) {
        self.grants.retain(|(former, ..)| former != by);
        let amount = figures::grantable(state, state.faction(by));
        self.grants.push((by.clone(), to.clone(), amount));
    }
}

/// The outcome that is about to happen; what it changes is known only afterwards.
pub(super) fn outcome(state: &State, entry: u64) -> Option<Outcome> {
    let outcome = state.happening.outcome.as_ref()?;
    let (card, option) = match &outcome.of {
        OutcomeOf::Event { card, option } => {
            let label = option.map(|at| state.card(card).options[at].label.clone());
            (Some(card.clone()), label)
        }
        OutcomeOf::Motion(_) => (None, None),
    };
    let changes = outcome.changes.iter();
    let revised = changes.filter_map(|row| Some((row.struck, row.revised.clone()?))).collect();
    Some(Outcome { entry, card, option, deltas: Deltas::default(), revised })
}
