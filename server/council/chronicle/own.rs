//! What only one faction knew, and what Control did.

use std::collections::BTreeMap;

use game::{Actor, Name, SeatId, Text, text};

use crate::assembly::agenda::AgendaEvent;
use crate::chronicle::by_hand::{by_hand, proposed, title};
use crate::chronicle::when;
use crate::chronicle::words::closed;
use crate::control::seats::SeatsEvent;
use crate::cycle::events::EventsEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::{Pick, VoteEvent};
use crate::event::Event;
use crate::ids::{FactionId, StreetCardId};
use crate::stasis::deploy::DeployEvent;
use crate::stasis::powers::PowersEvent;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::view::chronicle::Paragraph;

/// Secrets of factions, and Control's hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Own {
    factions: BTreeMap<FactionId, Vec<Paragraph>>,
    control: Vec<Paragraph>,
    /// Control's choices in the place of seats: how many of each sort, by the message that tells it.
    for_seats: BTreeMap<FactionId, BTreeMap<&'static str, u32>>,
    /// Picks of the vote that is open, each with those before it.
    picks: BTreeMap<FactionId, Vec<Pick>>,
    bids: BTreeMap<FactionId, Vec<u32>>,
}

fn word(pick: Pick) -> Text {
    match pick {
        Pick::Yes => text!("own-yes"),
        Pick::No => text!("own-no"),
        Pick::Abstain => text!("own-abstention"),
    }
}

impl Own {
    /// Takes in an event that is about to happen.
    pub(super) fn before(&mut self, state: &State, event: &Event, entry: u64) {
        if let Event::Seats(SeatsEvent::SeatsSwapped { one, other }) = event {
            self.swapped(one, other);
        }
        self.choices(state, event, entry);
        self.answers(state, event, entry);
        self.hands(state, event, entry);
        if let Some(text) = by_hand(state, event) {
            let (lead, factions) = (when(state), Vec::new());
            self.control.push(Paragraph { entry, lead, text, factions });
        }
        if let Actor::Control { for_seat: Some(SeatId(seat)) } = &state.acted.actor {
            let what = match event {
                Event::Vote(VoteEvent::Voted { .. }) => "own-for-seat-vote",
                Event::Race(RaceEvent::BidLocked { .. }) => "own-for-seat-bid",
                Event::Deploy(DeployEvent::UnitsPlaced { .. }) => "own-for-seat-turn",
                Event::Events(EventsEvent::EventsActivated { .. }) => "own-for-seat-events",
                Event::Prytanis(PrytanisEvent::PrytanisAppointed { .. })
                | Event::Vote(VoteEvent::TieDecided { .. }) => "own-for-seat-tie",
                _ => return,
            };
            let row = self.for_seats.entry(seat.as_str().into()).or_default();
            *row.entry(what).or_default() += 1;
        }
    }

    /// What somebody alone knew goes with them to their new seat.
    fn swapped(&mut self, one: &FactionId, other: &FactionId) {
        let (first, second) = (self.factions.remove(one), self.factions.remove(other));
        self.factions.extend(first.map(|rows| (other.clone(), rows)));
        self.factions.extend(second.map(|rows| (one.clone(), rows)));
    }

    fn tell(&mut self, faction: &FactionId, entry: u64, lead: Text, text: Text) {
        let row = Paragraph { entry, lead, text, factions: vec![faction.clone()] };
        self.factions.entry(faction.clone()).or_default().push(row);
    }

    /// Choices that were changed before the reveal, or never revealed.
    fn choices(&mut self, state: &State, event: &Event, entry: u64) {
        match event {
            Event::Vote(VoteEvent::Voted { faction, pick, .. }) => {
                self.picks.entry(faction.clone()).or_default().push(*pick);
            }
            Event::Race(RaceEvent::BidLocked { faction, horses, .. }) => {
                self.bids.entry(faction.clone()).or_default().push(*horses);
            }
            Event::Vote(VoteEvent::VotesRevealed { .. }) => self.changed_picks(state, entry),
            Event::Vote(VoteEvent::BallotVoided { .. })
            | Event::Vote(VoteEvent::VotesCounted { .. }) => {
                self.lost_picks(state, entry);
            }
            Event::Steps(StepsEvent::PhaseSkipped { .. }) => {
                self.lost_picks(state, entry);
                self.lost_bids(state, entry);
            }
            Event::Vote(VoteEvent::BallotOpened { .. })
            | Event::Vote(VoteEvent::MotionPut { .. }) => self.picks.clear(),
            Event::Race(RaceEvent::RaceRevealed { .. }) => self.changed_bids(state, entry),
            Event::Steps(StepsEvent::CycleBegan { .. }) => self.bids.clear(),
            _ => {}
        }
    }

    fn changed_picks(&mut self, state: &State, entry: u64) {
        for (id, picks) in std::mem::take(&mut self.picks) {
            let (Some(first), Some(last)) = (picks.first(), picks.last()) else { continue };
            if first != last {
                let text = text!(
                    "own-pick-changed",
                    title = title(state),
                    who = Name::of(state.name(&id)),
                    first = word(*first),
                    last = word(*last)
                );
                self.tell(&id, entry, when(state), text);
            }
        }
    }

    fn lost_picks(&mut self, state: &State, entry: u64) {
        for (id, picks) in std::mem::take(&mut self.picks) {
            let Some(last) = picks.last() else { continue };
            let who = Name::of(state.name(&id));
            let text =
                text!("own-pick-never-shown", who = who, last = word(*last), title = title(state));
            self.tell(&id, entry, when(state), text);
        }
    }

    fn changed_bids(&mut self, state: &State, entry: u64) {
        for (id, bids) in std::mem::take(&mut self.bids) {
            let (Some(first), Some(last)) = (bids.first(), bids.last()) else { continue };
            if first != last {
                let text = text!("own-bid-changed", who = Name::of(state.name(&id)), n = *first);
                self.tell(&id, entry, when(state), text);
            }
        }
    }

    fn lost_bids(&mut self, state: &State, entry: u64) {
        for (id, bids) in std::mem::take(&mut self.bids) {
            let Some(last) = bids.last().filter(|last| **last > 0) else { continue };
            let text = text!("own-bid-never-shown", who = Name::of(state.name(&id)), n = *last);
            self.tell(&id, entry, when(state), text);
        }
    }

    /// Takes in an event that has happened: what was proposed is words only then.
    pub(super) fn after(&mut self, state: &State, event: &Event, entry: u64) {
        let Event::Agenda(AgendaEvent::MotionProposed { faction, .. }) = event else { return };
        if let Some(row) = state.assembly.proposals.last() {
            let text = text!("own-proposed", what = proposed(state, row));
            self.tell(faction, entry, when(state), text);
        }
    }

    /// What became of proposals.
    fn answers(&mut self, state: &State, event: &Event, entry: u64) {
        let row = |id: u32| {
            let row = state.assembly.proposals.iter().find(|row| row.id == id)?;
            Some((row.by.clone(), proposed(state, row)))
        };
        let told = match event {
            Event::Agenda(AgendaEvent::ProposalWithdrawn { proposal }) => {
                row(*proposal).map(|(by, what)| (by, text!("own-withdrawn", what = what)))
            }
            Event::Agenda(AgendaEvent::ProposalDeclined { proposal, reason }) => row(*proposal)
                .map(|(by, what)| {
                    (by, text!("own-declined", what = what, reason = closed(reason)))
                }),
            _ => None,
        };
        if let Some((faction, text)) = told {
            self.tell(&faction, entry, when(state), text);
        }
    }

    /// Stasis cards that were held to the end, hands that were looked into.
    fn hands(&mut self, state: &State, event: &Event, entry: u64) {
        let Some(streets) = &state.city.streets else { return };
        let lead = text!("book-stasis", number = state.city.stases);
        match event {
            Event::Deploy(DeployEvent::DeploymentEnded { .. }) => {
                for (id, camp) in &streets.camps {
                    if !camp.hand.is_empty() {
                        let text = text!(
                            "own-cards-never-played",
                            who = Name::of(state.name(id)),
                            cards = titles(state, &camp.hand),
                            n = camp.hand.len()
                        );
                        self.tell(id, entry, lead.clone(), text);
                    }
                }
            }
            Event::Powers(PowersEvent::HandSeen { by, whose }) => {
                let hand = &streets.camp(whose).hand;
                let (who, whose) = (Name::of(state.name(by)), Name::of(state.name(whose)));
                let text = if hand.is_empty() {
                    text!("own-hand-seen-empty", who = who, whose = whose)
                } else {
                    text!("own-hand-seen", who = who, whose = whose, cards = titles(state, hand))
                };
                self.tell(by, entry, lead, text);
            }
            _ => {}
        }
    }

    /// What a faction alone knew.
    pub(super) fn of(&self, faction: &FactionId) -> Vec<Paragraph> {
        self.factions.get(faction).cloned().unwrap_or_default()
    }

    /// What Control did by hand and why.
    pub(super) fn control(&self, state: &State) -> Vec<Paragraph> {
        let mut rows = self.control.clone();
        for (id, sorts) in &self.for_seats {
            if state.all_factions().all(|row| &row.id != id) {
                continue;
            }
            let who = Name::of(state.name(id));
            let sorts: Vec<Text> = sorts.iter().map(|(what, n)| text!(*what, n = *n)).collect();
            rows.push(Paragraph {
                entry: rows.last().map_or(1, |row| row.entry),
                lead: text!("own-for", who = &who),
                text: text!("own-in-the-place-of", who = who, what = sorts),
                factions: vec![id.clone()],
            });
        }
        rows
    }
}

/// Titles of cards, each with how many of it there are.
fn titles(state: &State, hand: &[StreetCardId]) -> Vec<Text> {
    let mut told: Vec<(&str, u32)> = Vec::new();
    for card in hand {
        let title = state.street_card(card).title.as_str();
        match told.iter_mut().find(|(known, _)| *known == title) {
            Some((_, number)) => *number += 1,
            None => told.push((title, 1)),
        }
    }
    told.into_iter().map(|(title, n)| text!("own-card", title = title, n = n)).collect()
}
