//! The whole truth of a council. Not serializable: only [`crate::view`] crosses to a client.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Actor, Millis};
use kit::Reader;

use crate::content::{Article, Card, Content, Counter, DECKS, TieRule};
use crate::control::decks::DeckName;
use crate::control::seats::SeatMode;
use crate::control::stage::Scene;
use crate::cycle::grants::Duty;
use crate::ids::{CardId, FactionId, ObjectiveId};
use crate::ledger::{self, Ledger};
use crate::log::{BecauseView, Changes, Line, LogKind, Logs};
use crate::settings::Settings;
use crate::steps::{Phase, Step};

pub(crate) use crate::cycle::events::{Deck, Docketed};
pub(crate) use crate::cycle::grants::{Grant, Hero, Support};
pub(crate) use crate::cycle::outcome::{Outcome, OutcomeOf, Task};
pub(crate) use crate::cycle::prytanis::Election;
pub(crate) use crate::cycle::race::Race;
pub(crate) use crate::cycle::vote::{Ballot, Record};

pub(crate) use crate::assembly::agenda::{Motion, Proposal};
pub(crate) use crate::control::seats::{Sealed, Seats};
pub(crate) use crate::day::Day;
pub(crate) use crate::law::texts::Law;

use crate::stasis::cards::StreetDeck;
use crate::stasis::streets::Streets;

/// A council under way.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are named as in the rules
pub struct State {
    pub(crate) content: Arc<Content>,
    pub(crate) settings: Settings,
    pub(crate) written: BTreeMap<CardId, Arc<Card>>,
    pub(crate) act: u32,
    pub(crate) round: u32,
    pub(crate) cycle: u32,
    pub(crate) day: Day,
    pub(crate) step: Step,
    pub(crate) step_number: u32,
    /// Rises with every phase; says in which one a grant was made (I-5).
    pub(crate) phase_number: u32,
    pub(crate) clock: Option<Clock>,
    pub(crate) factions: Vec<Faction>,
    pub(crate) seats: Seats,
    pub(crate) stasis: Ledger,
    pub(crate) wrath: Ledger,
    pub(crate) prytanis: Option<FactionId>,
    /// Who presided last.
    pub(crate) presided: Option<FactionId>,
    pub(crate) tied: Vec<FactionId>,
    pub(crate) election: Option<Election>,
    /// The cycle in which the Prytanis took its second look.
    pub(crate) looked_in: Option<u32>,
    /// The Act in which the Prytanis used its veto.
    pub(crate) vetoed_in: Option<u32>,
    pub(crate) supremacy: Option<FactionId>,
    pub(crate) ties: TieRule,
    pub(crate) decks: [Deck; DECKS],
    pub(crate) docket: Vec<Docketed>,
    /// Concealed Horses.
    pub(crate) bids: Sealed<u32>,
    pub(crate) race: Option<Race>,
    pub(crate) ballots: u32,
    pub(crate) ballot: Option<Ballot>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) speaking: Option<FactionId>,
    pub(crate) speakers: Vec<FactionId>,
    pub(crate) agenda: Vec<Motion>,
    /// The motion before the Assembly, or decided last in it.
    pub(crate) motion: Option<u32>,
    pub(crate) proposals: Vec<Proposal>,
    /// Proposals so far.
    pub(crate) proposed: u32,
    pub(crate) assembly_announced: bool,
    pub(crate) diplomacy_called: bool,
    /// The phase that play resumes with after the Diplomacy Round.
    pub(crate) resume: Option<Phase>,
    pub(crate) constitution: Vec<Article>,
    pub(crate) laws: Vec<Law>,
    pub(crate) tasks: Vec<Task>,
    /// The stasis under way.
    pub(crate) streets: Option<Arc<Streets>>,
    pub(crate) street_deck: StreetDeck,
    /// Stases so far.
    pub(crate) stases: u32,
    /// Where the Colossus stands (S-23).
    pub(crate) colossus: Option<ObjectiveId>,
    pub(crate) announcement: Option<String>,
    pub(crate) scene: Option<Scene>,
    /// The deck that Control has opened.
    pub(crate) open_deck: Option<DeckName>,
    /// What Control holds up.
    pub(crate) spotlight: Option<crate::control::stage::Subject>,
    /// Why what was decided was decided so, at the moment that it was.
    pub(crate) because: Vec<Arc<BecauseView>>,
    pub(crate) changes: Changes,
    pub(crate) logs: Logs,
    pub(crate) next_id: u32,
    pub(crate) actor: Actor,
    pub(crate) at: Millis,
}

/// A clock of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    pub ends_at: Millis,
    pub seconds: u32,
}

/// A faction under way.
#[derive(Clone, Debug)]
pub(crate) struct Faction {
    pub id: FactionId,
    pub name: String,
    pub citizen: bool,
    pub exiled: bool,
    /// How its seat is played.
    pub mode: SeatMode,
    pub counters: BTreeMap<Counter, Ledger>,
    pub heroes: Vec<Hero>,
    pub supports: Vec<Support>,
    pub grant: Option<Grant>,
    /// A grant for one vote of an Assembly (I-6).
    pub assembly_grant: Option<Grant>,
    /// Its proposals so far.
    pub proposed: u32,
    pub record: Record,
}

impl Faction {
    pub(crate) fn counter(&self, counter: Counter) -> u32 {
        self.counters.get(&counter).map_or(0, Ledger::value)
    }

    pub(crate) fn ledger(&mut self, counter: Counter) -> &mut Ledger {
        self.counters.entry(counter).or_default()
    }

    /// I-3: a citizen that is not in exile has a vote.
    pub(crate) fn has_vote(&self) -> bool {
        self.citizen && !self.exiled
    }
}

impl State {
    /// The state before the first event.
    pub(crate) fn new(content: Content) -> Self {
        let scenario = content.scenario();
        Self {
            settings: scenario.settings.clone(),
            written: BTreeMap::new(),
            act: scenario.start.act,
            round: 0,
            cycle: 0,
            day: Day::planned(&scenario.plan, scenario.start.act),
            step: Step::Lobby,
            step_number: 0,
            phase_number: 0,
            clock: None,
            factions: scenario.factions.iter().map(seated).collect(),
            seats: Seats::default(),
            stasis: ledger::starting(scenario.start.stasis.max(scenario.start.act)),
            wrath: ledger::starting(scenario.start.wrath),
            prytanis: None,
            presided: None,
            tied: Vec::new(),
            election: None,
            looked_in: None,
            vetoed_in: None,
            supremacy: scenario.start.supremacy.clone(),
            ties: scenario.start.ties.clone().map_or(TieRule::Control, TieRule::Faction),
            decks: Default::default(),
            docket: Vec::new(),
            bids: Sealed::default(),
            race: None,
            ballots: 0,
            ballot: None,
            outcome: None,
            speaking: None,
            speakers: Vec::new(),
            agenda: Vec::new(),
            motion: None,
            proposals: Vec::new(),
            proposed: 0,
            assembly_announced: false,
            diplomacy_called: false,
            resume: None,
            constitution: content.constitution().articles.clone(),
            laws: Vec::new(),
            tasks: Vec::new(),
            streets: None,
            street_deck: StreetDeck::default(),
            stases: 0,
            colossus: content.city().colossus.clone(),
            announcement: None,
            scene: None,
            open_deck: None,
            spotlight: None,
            because: Vec::new(),
            changes: Changes::default(),
            logs: Logs::default(),
            next_id: 0,
            actor: Actor::Clock,
            at: Millis(0),
            content: Arc::new(content),
        }
    }

    /// The Archon who decides tied votes; nobody where Control does, or nobody needs to (C-17).
    pub(crate) fn tie_breaker(&self) -> Option<&FactionId> {
        match &self.ties {
            TieRule::Faction(id) => Some(id),
            TieRule::Prytanis => self.prytanis.as_ref(),
            TieRule::Control | TieRule::Fails => None,
        }
    }

    /// The faction of this id, if it sits at this table.
    pub(crate) fn find(&self, id: &FactionId) -> Option<&Faction> {
        self.factions.iter().find(|faction| &faction.id == id)
    }

    /// The faction of this id, which an event or a checked content names.
    pub(crate) fn faction(&self, id: &FactionId) -> &Faction {
        self.find(id).expect("events and content name only factions of the table")
    }

    /// A faction as the content has it.
    pub(crate) fn printed(&self, faction: &Faction) -> &crate::content::Faction {
        let mut rows = self.content.scenario().factions.iter();
        let row = rows.find(|row| row.id == faction.id);
        row.expect("the state's factions are those of the content")
    }

    pub(crate) fn faction_mut(&mut self, id: &FactionId) -> &mut Faction {
        let faction = self.factions.iter_mut().find(|faction| &faction.id == id);
        faction.expect("events name only factions of the table")
    }

    /// The name of a faction, for sentences.
    pub(crate) fn name(&self, id: &FactionId) -> &str {
        &self.faction(id).name
    }

    /// The names of factions as a list for sentences: "Medes, Tyrants and Amazons".
    pub(crate) fn names<'a>(&self, ids: impl IntoIterator<Item = &'a FactionId>) -> String {
        let names: Vec<&str> = ids.into_iter().map(|id| self.name(id)).collect();
        match names.split_last() {
            None => "nobody".to_owned(),
            Some((one, [])) => (*one).to_owned(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
        }
    }

    /// A card of the content, or one that Control wrote.
    pub(crate) fn card(&self, id: &CardId) -> &Card {
        let printed = self.content.events().cards.iter().find(|card| &card.id == id);
        printed
            .or_else(|| self.written.get(id).map(AsRef::as_ref))
            .expect("decks hold only cards of the content and cards that Control wrote")
    }

    /// Whether a card of this id exists.
    pub(crate) fn has_card(&self, id: &CardId) -> bool {
        self.content.events().cards.iter().any(|card| &card.id == id)
            || self.written.contains_key(id)
    }

    /// The place of a deck by its id.
    pub(crate) fn deck_of(&self, card: &Card) -> Option<usize> {
        self.content.events().decks.iter().position(|deck| deck.id == card.deck)
    }

    /// Who has a vote, in seat order (I-3).
    pub(crate) fn voters(&self) -> impl Iterator<Item = &Faction> {
        self.factions.iter().filter(|faction| faction.has_vote())
    }

    /// The title of what brings an outcome about, as it is told as a cause.
    pub(crate) fn outcome_title(&self, of: &OutcomeOf) -> &str {
        match of {
            OutcomeOf::Event { card, .. } => &self.card(card).title,
            OutcomeOf::Motion(id) => self.motion(*id).map_or("a motion", |motion| &motion.title),
        }
    }

    /// To whom a faction grants its influence now: in an Assembly for one vote (I-6), else in the
    /// council (I-5).
    pub(crate) fn grant_of<'a>(&self, faction: &'a Faction) -> Option<&'a Grant> {
        match self.phase() {
            Phase::Assembly => faction.assembly_grant.as_ref(),
            _ => faction.grant.as_ref(),
        }
    }

    /// The phase of the step under way.
    pub(crate) fn phase(&self) -> Phase {
        self.step.phase()
    }

    /// Whether votes or bids are being picked, or nothing stands between two reveals.
    pub(crate) fn open_ballot(&self) -> Option<&Ballot> {
        self.ballot.as_ref().filter(|ballot| ballot.result.is_none())
    }

    /// A number for a motion, a task or a support.
    pub(crate) fn fresh_id(&mut self) -> u32 {
        self.next_id += 1;
        self.next_id
    }

    /// The Act and the cycle: "Act 1, cycle 3".
    pub(crate) fn when(&self) -> String {
        match self.cycle {
            0 => format!("Act {}", self.act),
            cycle => format!("Act {}, cycle {cycle}", self.act),
        }
    }

    pub(crate) fn note(
        &mut self,
        reader: Reader,
        kind: LogKind,
        text: String,
        factions: Vec<FactionId>,
    ) {
        let when = self.when();
        self.logs.write(reader, Line { at: self.at, when, kind, text, factions });
    }
}

fn seated(draft: &crate::content::Faction) -> Faction {
    let counters = [
        (Counter::Arete, draft.arete),
        (Counter::Influence, 0),
        (Counter::Tyche, draft.tyche),
        (Counter::Horses, draft.horses),
        (Counter::Talents, draft.talents),
        (Counter::Doom, draft.doom),
        (Counter::StasisCards, 0),
        (Counter::Projects, draft.projects),
    ];
    let heroes = draft.heroes.iter();
    Faction {
        id: draft.id.clone(),
        name: draft.name.clone(),
        citizen: draft.citizen,
        exiled: false,
        mode: SeatMode::default(),
        counters: counters.map(|(counter, value)| (counter, ledger::starting(value))).into(),
        heroes: heroes
            .map(|hero| Hero {
                name: hero.name.clone(),
                value: hero.value,
                duty: Duty::Rest,
                fallen: None,
            })
            .collect(),
        supports: Vec::new(),
        grant: None,
        assembly_grant: None,
        proposed: 0,
        record: Record::default(),
    }
}
