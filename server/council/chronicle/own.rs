//! What only one faction knew, and what Control did.

use std::collections::BTreeMap;

use game::{Actor, SeatId};

use crate::assembly::agenda::AgendaEvent;
use crate::chronicle::words::list;
use crate::cycle::events::EventsEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::{Pick, VoteEvent};
use crate::event::Event;
use crate::ids::FactionId;
use crate::stasis::deploy::DeployEvent;
use crate::stasis::powers::PowersEvent;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::view::chronicle::Paragraph;

use super::by_hand::{by_hand, proposed, title};
use super::when;
use super::words::{closed, count, times};

/// Secrets of factions, and Control's hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Own {
    factions: BTreeMap<FactionId, Vec<Paragraph>>,
    control: Vec<Paragraph>,
    /// Control's choices in the place of seats: how many of each sort.
    for_seats: BTreeMap<FactionId, BTreeMap<&'static str, u32>>,
    /// Picks of the vote that is open, each with those before it.
    picks: BTreeMap<FactionId, Vec<Pick>>,
    bids: BTreeMap<FactionId, Vec<u32>>,
}

fn word(pick: Pick) -> &'static str {
    match pick {
        Pick::Yes => "YES",
        Pick::No => "NO",
        Pick::Abstain => "abstention",
    }
}

impl Own {
    /// Takes in an event; `before` and `after` are the states around it.
    pub(super) fn note(&mut self, before: &State, after: &State, event: &Event, entry: u64) {
        self.choices(before, event, entry);
        self.proposals(before, after, event, entry);
        self.hands(before, after, event, entry);
        if let Some(text) = by_hand(before, after, event) {
            let (lead, factions) = (when(after), Vec::new());
            self.control.push(Paragraph { entry, lead, text, factions });
        }
        if let Actor::Control { for_seat: Some(SeatId(seat)) } = &after.acted.actor {
            let what = match event {
                Event::Vote(VoteEvent::Voted { .. }) => "a vote",
                Event::Race(RaceEvent::BidLocked { .. }) => "a bid",
                Event::Deploy(DeployEvent::UnitsPlaced { .. }) => "a turn in the streets",
                Event::Events(EventsEvent::EventsActivated { .. }) => "the choice of events",
                Event::Prytanis(PrytanisEvent::PrytanisAppointed { .. })
                | Event::Vote(VoteEvent::TieDecided { .. }) => "a tie",
                _ => return,
            };
            let row = self.for_seats.entry(seat.as_str().into()).or_default();
            *row.entry(what).or_default() += 1;
        }
    }

    fn tell(&mut self, faction: &FactionId, entry: u64, lead: String, text: String) {
        let row = Paragraph { entry, lead, text, factions: vec![faction.clone()] };
        self.factions.entry(faction.clone()).or_default().push(row);
    }

    /// Choices that were changed before the reveal, or never revealed.
    fn choices(&mut self, before: &State, event: &Event, entry: u64) {
        match event {
            Event::Vote(VoteEvent::Voted { faction, pick, .. }) => {
                self.picks.entry(faction.clone()).or_default().push(*pick);
            }
            Event::Race(RaceEvent::BidLocked { faction, horses, .. }) => {
                self.bids.entry(faction.clone()).or_default().push(*horses);
            }
            Event::Vote(VoteEvent::VotesRevealed { .. }) => self.changed_picks(before, entry),
            Event::Vote(VoteEvent::BallotVoided { .. })
            | Event::Vote(VoteEvent::VotesCounted { .. }) => {
                self.lost_picks(before, entry);
            }
            Event::Steps(StepsEvent::PhaseSkipped { .. }) => {
                self.lost_picks(before, entry);
                self.lost_bids(before, entry);
            }
            Event::Vote(VoteEvent::BallotOpened { .. })
            | Event::Vote(VoteEvent::MotionPut { .. }) => self.picks.clear(),
            Event::Race(RaceEvent::RaceRevealed { .. }) => self.changed_bids(before, entry),
            Event::Steps(StepsEvent::CycleBegan { .. }) => self.bids.clear(),
            _ => {}
        }
    }

    fn changed_picks(&mut self, state: &State, entry: u64) {
        let title = title(state);
        for (id, picks) in std::mem::take(&mut self.picks) {
            let (Some(first), Some(last)) = (picks.first(), picks.last()) else { continue };
            if first != last {
                let (name, first, last) = (state.name(&id), word(*first), word(*last));
                let text = format!(
                    "Before the votes on {title} were shown the {name} changed their mind: locked \
                     first as {first}, shown as {last}."
                );
                self.tell(&id.clone(), entry, when(state), text);
            }
        }
    }

    fn lost_picks(&mut self, state: &State, entry: u64) {
        let title = title(state);
        for (id, picks) in std::mem::take(&mut self.picks) {
            let Some(last) = picks.last() else { continue };
            let (name, last) = (state.name(&id), word(*last));
            let text = format!("The {name} had locked {last} on {title}; it was never shown.");
            self.tell(&id.clone(), entry, when(state), text);
        }
    }

    fn changed_bids(&mut self, state: &State, entry: u64) {
        for (id, bids) in std::mem::take(&mut self.bids) {
            let (Some(first), Some(last)) = (bids.first(), bids.last()) else { continue };
            if first != last {
                let name = state.name(&id);
                let first = count(*first, "Horse", "Horses");
                let text = format!(
                    "For the race the {name} had first concealed {first}, and thought again."
                );
                self.tell(&id.clone(), entry, when(state), text);
            }
        }
    }

    fn lost_bids(&mut self, state: &State, entry: u64) {
        for (id, bids) in std::mem::take(&mut self.bids) {
            let Some(last) = bids.last().filter(|last| **last > 0) else { continue };
            let (name, horses) = (state.name(&id), count(*last, "Horse", "Horses"));
            let text = format!("The {name} had concealed {horses} for a race that was never run.");
            self.tell(&id.clone(), entry, when(state), text);
        }
    }

    fn proposals(&mut self, before: &State, after: &State, event: &Event, entry: u64) {
        let row = |id: u32| {
            let row = before.assembly.proposals.iter().find(|row| row.id == id)?;
            Some((row.by.clone(), proposed(before, row)))
        };
        let (faction, text) = match event {
            Event::Agenda(AgendaEvent::MotionProposed { faction, .. }) => {
                let Some(row) = after.assembly.proposals.last() else { return };
                let text = format!("They laid {} before Control.", proposed(after, row));
                (Some(faction.clone()), text)
            }
            Event::Agenda(AgendaEvent::ProposalWithdrawn { proposal }) => match row(*proposal) {
                Some((by, title)) => (Some(by), format!("They took {title} back.")),
                None => (None, String::new()),
            },
            Event::Agenda(AgendaEvent::ProposalDeclined { proposal, reason }) => {
                match row(*proposal) {
                    Some((by, title)) => {
                        let reason = closed(reason);
                        (Some(by), format!("Control declined {title}: {reason}"))
                    }
                    None => (None, String::new()),
                }
            }
            _ => (None, String::new()),
        };
        if let Some(faction) = faction {
            self.tell(&faction, entry, when(after), text);
        }
    }

    /// Stasis cards that were held to the end, hands that were looked into.
    fn hands(&mut self, before: &State, after: &State, event: &Event, entry: u64) {
        match event {
            Event::Deploy(DeployEvent::DeploymentEnded { .. }) => {
                let Some(streets) = &before.city.streets else { return };
                let lead = format!("Stasis {}", before.city.stases);
                for (id, camp) in &streets.camps {
                    if !camp.hand.is_empty() {
                        let text = unplayed(before, id, &camp.hand);
                        self.tell(id, entry, lead.clone(), text);
                    }
                }
            }
            Event::Powers(PowersEvent::HandSeen { by, whose }) => {
                let Some(streets) = &after.city.streets else { return };
                let hand = titles(after, &streets.camp(whose).hand);
                let (name, whose) = (after.name(by), after.name(whose));
                let text =
                    format!("The {name} looked into the hand of the {whose} and saw {hand}.");
                self.tell(by, entry, format!("Stasis {}", after.city.stases), text);
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
            if state.find(id).is_none() {
                continue;
            }
            let sorts: Vec<String> = sorts.iter().map(|(what, n)| often(what, *n)).collect();
            let (name, sorts) = (state.name(id), list(&sorts));
            rows.push(Paragraph {
                entry: rows.last().map_or(1, |row| row.entry),
                lead: format!("For the {name}"),
                text: format!("Control acted in the place of the {name}: {sorts}."),
                factions: vec![id.clone()],
            });
        }
        rows
    }
}

fn often(what: &str, how_often: u32) -> String {
    format!("{what} {}", times(how_often))
}

fn titles(state: &State, hand: &[crate::ids::StreetCardId]) -> String {
    if hand.is_empty() {
        return "nothing in it".to_owned();
    }
    let mut told: Vec<(String, u32)> = Vec::new();
    for card in hand {
        let title = &state.street_card(card).title;
        match told.iter_mut().find(|(known, _)| known == title) {
            Some((_, number)) => *number += 1,
            None => told.push((title.clone(), 1)),
        }
    }
    let row = |(title, number): &(String, u32)| match number {
        1 => format!("“{title}”"),
        more => format!("“{title}” {}", times(*more)),
    };
    list(&told.iter().map(row).collect::<Vec<_>>())
}

fn unplayed(state: &State, id: &FactionId, hand: &[crate::ids::StreetCardId]) -> String {
    let (name, titles) = (state.name(id), titles(state, hand));
    let never = if hand.len() == 1 { "it was" } else { "they were" };
    format!("When the last turn was over the {name} still held {titles}; {never} never played.")
}
