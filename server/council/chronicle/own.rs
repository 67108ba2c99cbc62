//! What only one faction knew, and what Control did by hand.

use std::collections::BTreeMap;

use game::{Actor, SeatId};

use crate::assembly::agenda::{AgendaEvent, MotionDraft, Proposal};
use crate::control::decks::words::deck_name;
use crate::control::decks::{DeckName, DecksEvent};
use crate::control::figures::words;
use crate::control::figures::{FigureName, FiguresEvent};
use crate::control::record::RecordEvent;
use crate::cycle::events::EventsEvent;
use crate::cycle::outcome::OutcomeEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::{Pick, VoteEvent};
use crate::event::Event;
use crate::ids::FactionId;
use crate::law::rulings::SettingsEvent;
use crate::law::texts::LawEvent;
use crate::stasis::deploy::DeployEvent;
use crate::stasis::powers::PowersEvent;
use crate::stasis::score::ScoreEvent;
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::view::chronicle::Paragraph;
use crate::words::list;

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
            let row = self.for_seats.entry(FactionId(seat.clone())).or_default();
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
            Event::Vote(VoteEvent::Voted { faction, pick }) => {
                self.picks.entry(faction.clone()).or_default().push(*pick);
            }
            Event::Race(RaceEvent::BidLocked { faction, horses }) => {
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

/// What is voted on, in quotes.
fn title(state: &State) -> String {
    let Some(ballot) = &state.voting.ballot else { return "the matter".to_owned() };
    match &ballot.subject {
        crate::cycle::vote::Subject::Event { card, .. } => format!("“{}”", state.card(card).title),
        crate::cycle::vote::Subject::Motion(id) => {
            state.motion(*id).map_or("the motion".to_owned(), |row| format!("“{}”", row.title))
        }
    }
}

/// What was proposed: "a motion “Of Bread”", "another text for Article 3, “Of Ties”".
fn proposed(state: &State, row: &Proposal) -> String {
    let title = &row.words[0];
    match row.motion {
        MotionDraft::Article { .. } | MotionDraft::Law { .. } | MotionDraft::Deed { .. } => {
            format!("a motion “{title}”")
        }
        MotionDraft::Alternative { article, .. } => match state.code.place_of(article) {
            Some(at) => format!("another text for Article {}, “{title}”", at + 1),
            None => format!("another text for “{title}”"),
        },
    }
}

/// What Control did out of the ordinary, with its reason; what the log says to everybody is told here
/// once more, so that Control has it together.
fn by_hand(before: &State, after: &State, event: &Event) -> Option<String> {
    let the = |id: &FactionId| format!("the {}", after.name(id));
    Some(match event {
        Event::Figures(FiguresEvent::FigureSet { figure, to, reason }) => {
            let (name, from) = match figure {
                FigureName::Stasis => {
                    ("the Stasis number".to_owned(), before.totals.stasis.value())
                }
                FigureName::Wrath => ("Divine Wrath".to_owned(), before.totals.wrath.value()),
                FigureName::Faction { faction, counter } => {
                    let name = format!("{} of {}", words::counter(*counter), the(faction));
                    (name, before.faction(faction).counter(*counter))
                }
            };
            format!("Control set {name} from {from} to {to}: {}", closed(reason))
        }
        Event::Figures(FiguresEvent::StandingSet { faction, citizen, exiled, reason }) => {
            let citizen = if *citizen { "citizens" } else { "no citizens" };
            let exiled = if *exiled { ", in exile" } else { "" };
            format!("Control made {} {citizen}{exiled}: {}", the(faction), closed(reason))
        }
        Event::Law(LawEvent::SupremacySet { faction, reason }) => {
            let who = faction.as_ref().map_or("nobody".to_owned(), the);
            format!("Control gave supremacy to {who}: {}", closed(reason))
        }
        Event::Law(LawEvent::TieBreakerSet { faction, reason }) => {
            let who = faction.as_ref().map_or("Control".to_owned(), the);
            format!("Control let {who} decide tied votes: {}", closed(reason))
        }
        Event::Vote(VoteEvent::BallotVoided { reason, .. }) => {
            format!("Control voided the vote on {}: {}", title(before), closed(reason))
        }
        Event::Outcome(OutcomeEvent::OutcomeRevised { reason, .. }) => {
            let of = before
                .happening
                .outcome
                .as_ref()
                .map(|row| before.outcome_title(&row.of).to_owned());
            let of = of.unwrap_or_default();
            format!("Control changed a line of what “{of}” did: {}", closed(reason))
        }
        Event::Prytanis(PrytanisEvent::PrytanisAppointed {
            faction,
            how: crate::cycle::prytanis::Appointment::Control { reason },
        }) => format!("Control put {} in the chair: {}", the(faction), closed(reason)),
        Event::Streets(StreetsEvent::UnitsCorrected { faction, reason, .. }) => {
            format!("Control set units of {} right: {}", the(faction), closed(reason))
        }
        Event::Streets(StreetsEvent::HeroCorrected { hero, reason, .. }) => {
            format!("Control moved {hero}: {}", closed(reason))
        }
        Event::Streets(StreetsEvent::ColossusMoved { reason: Some(reason), .. }) => {
            format!("Control led the Colossus away: {}", closed(reason))
        }
        Event::Steps(StepsEvent::PhaseSkipped { phase }) => {
            format!("Control ended the {} phase as it stood.", crate::steps::words::phase(*phase))
        }
        Event::Decks(DecksEvent::CardWritten { card, .. }) => {
            format!("Control wrote the card “{}”.", card.title)
        }
        Event::Settings(SettingsEvent::SettingChanged { key, .. }) => {
            let rows = after.settings.rows();
            let row = rows.iter().find(|row| &row.key == key)?;
            let value = match &row.value {
                crate::law::settings::Value::Number(number) => number.to_string(),
                crate::law::settings::Value::Word(word) => {
                    let choice = row.choices.iter().find(|choice| &choice.word == word)?;
                    choice.text.clone()
                }
            };
            format!("Control ruled otherwise. {}: {value}", row.text.trim_end_matches('.'))
        }
        Event::Figures(FiguresEvent::SupportAdded { faction, by, label, .. }) => {
            format!("Control gave {} a support of {by}: {}", the(faction), closed(label))
        }
        Event::Law(LawEvent::LawRepealed { reason, .. }) => {
            format!("Control repealed a law: {}", closed(reason))
        }
        Event::Agenda(AgendaEvent::ProposalDeclined { proposal, reason }) => {
            let row = before.assembly.proposals.iter().find(|row| row.id == *proposal)?;
            let title = proposed(before, row);
            format!("Control declined {title} of {}: {}", the(&row.by), closed(reason))
        }
        Event::Agenda(AgendaEvent::MotionStruck { motion, reason }) => {
            let title = before.motion(*motion).map_or("", |row| &row.title);
            format!("Control took “{title}” off the agenda: {}", closed(reason))
        }
        Event::Law(LawEvent::ArticleChanged { article, reason, .. }) => {
            let at = after.code.place_of(after.article_named(*article))?;
            format!("Control gave Article {} another text: {}", at + 1, closed(reason))
        }
        Event::Score(ScoreEvent::ScoreCorrected { reason, .. }) => {
            format!("Control corrected the score: {}", closed(reason))
        }
        Event::Streets(StreetsEvent::CityEntered { .. }) => {
            "The battles were fought on the real map, and Control entered who held what.".into()
        }
        Event::Record(RecordEvent::Rewound { .. }) => {
            "Control took the game back to what was so then.".into()
        }
        _ => return in_a_deck(before, event),
    })
}

/// What Control did in a deck.
fn in_a_deck(before: &State, event: &Event) -> Option<String> {
    let of = |deck: &DeckName| deck_name(before, *deck);
    Some(match event {
        Event::Decks(DecksEvent::DeckOpened { deck }) => {
            format!("Control looked through {}.", of(deck))
        }
        Event::Decks(DecksEvent::DeckMixed { deck, .. }) => {
            format!("Control shuffled {}.", of(deck))
        }
        Event::Decks(DecksEvent::CardMoved { deck, reason, .. }) => {
            format!("Control moved a card of {}: {}", of(deck), closed(reason))
        }
        Event::Decks(DecksEvent::CardsTaken { faction, cards, reason }) => {
            let number = u32::try_from(cards.len()).unwrap_or(u32::MAX);
            let (cards, name) =
                (count(number, "Stasis card", "Stasis cards"), before.name(faction));
            format!("Control took {cards} from the {name}: {}", closed(reason))
        }
        _ => return None,
    })
}
