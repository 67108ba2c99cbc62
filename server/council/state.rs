//! The whole truth of a council. Not serializable: only [`crate::view`] crosses to a client.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Actor, Filling, Fills, Millis, Name, Shared, Text, Version, text};
use kit::{Reader, UpTo};

use crate::assembly::agenda::{Assembly, MotionState};
use crate::content::{Card, Content, Counter, DECKS, TieRule};
use crate::control::roster::Part;
use crate::control::seats::{Arrival, Sealed, SeatMode, Seats};
use crate::control::stage::Stage;
use crate::cycle::debate::Floor;
use crate::cycle::events::{Deck, Docketed};
use crate::cycle::grants::{Duty, Grant, Hero, Support};
use crate::cycle::outcome::{Happening, OutcomeOf};
use crate::cycle::prytanis::Chair;
use crate::cycle::race::Track;
use crate::cycle::vote::{Ballot, Pick, VotesCast, Voting};
use crate::day::Day;
use crate::ids::{CardId, FactionId};
use crate::law::settings::Settings;
use crate::law::texts::Code;
use crate::ledger::{self, Ledger};
use crate::log::{BecauseView, Changes, Line, LogKind, Logs, When};
use crate::messages;
use crate::past::Past;
use crate::stasis::streets::City;
use crate::steps::{Course, Phase, StasisPart};

/// A council under way, in parts: copies share them until one of them is written, and what is shown is
/// made again only where a part was that it is made from.
#[derive(Clone, Debug)]
pub struct State {
    /// Never changes.
    pub(crate) content: Arc<Content>,
    pub(crate) settings: Shared<Settings>,
    pub(crate) written: Shared<BTreeMap<CardId, Arc<Card>>>,
    pub(crate) course: Shared<Course>,
    pub(crate) day: Shared<Day>,
    /// In seat order, those too that do not play; see [`State::factions`].
    pub(crate) factions: Arc<Vec<Shared<Faction>>>,
    /// How each faction voted: apart from what else it is, of which the most is shown and the least changes.
    pub(crate) records: Shared<BTreeMap<FactionId, VotesCast>>,
    pub(crate) seats: Shared<Seats>,
    pub(crate) totals: Shared<Totals>,
    pub(crate) chair: Shared<Chair>,
    pub(crate) decks: [Shared<Deck>; DECKS],
    pub(crate) docket: Shared<Vec<Docketed>>,
    pub(crate) track: Shared<Track>,
    /// Horses that are bid, concealed until the reveal.
    pub(crate) bids: Sealed<UpTo>,
    pub(crate) voting: Shared<Voting>,
    /// What is picked in the vote under way, concealed until the reveal.
    pub(crate) picks: Sealed<Pick>,
    pub(crate) happening: Shared<Happening>,
    pub(crate) floor: Shared<Floor>,
    pub(crate) assembly: Shared<Assembly>,
    pub(crate) code: Shared<Code>,
    pub(crate) city: Shared<City>,
    pub(crate) stage: Shared<Stage>,
    /// Why what was decided was decided so, at the moment that it was.
    pub(crate) because: Shared<Vec<Arc<BecauseView>>>,
    pub(crate) past: Shared<Past>,
    pub(crate) changes: Shared<Changes>,
    pub(crate) logs: Shared<Logs>,
    pub(crate) acted: Shared<Acted>,
}

/// Figures of the whole city.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Totals {
    pub stasis: Ledger,
    pub wrath: Ledger,
    /// Counters that are called otherwise or left out.
    pub called: BTreeMap<Counter, Called>,
}

/// How a counter is called at this table.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Called {
    /// Empty where it keeps its own name.
    pub name: String,
    /// Whether no screen shows it.
    pub left_out: bool,
}

/// Who acted last, and when.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Acted {
    pub actor: Actor,
    pub at: Millis,
    /// The last number of a motion, a task or a support.
    pub next_id: u32,
    /// The number that the first line of what it did has in Control's log, or would have.
    pub told_from: u32,
    /// How often people moved from a seat to another.
    pub moves: u32,
    /// Whether what happens names articles and texts by their places, as journals did up to format 6.
    pub by_place: bool,
}

/// A faction under way.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Faction {
    pub id: FactionId,
    pub name: String,
    pub part: Part,
    pub citizen: bool,
    pub exiled: bool,
    /// How its seat is played.
    pub mode: SeatMode,
    /// Whether a device ever came to it.
    pub arrival: Arrival,
    /// How many seconds a clock runs on for it.
    pub extra_seconds: u32,
    pub counters: BTreeMap<Counter, Ledger>,
    pub heroes: Arc<Vec<Hero>>,
    pub supports: Vec<Support>,
    pub grant: Option<Grant>,
    /// A grant for one vote of an Assembly (I-6).
    pub assembly_grant: Option<Grant>,
    /// Its proposals so far.
    pub proposed: u32,
}

impl Faction {
    pub(crate) fn counter(&self, counter: Counter) -> u32 {
        self.counters.get(&counter).map_or(0, Ledger::value)
    }

    pub(crate) fn ledger(&mut self, counter: Counter) -> &mut Ledger {
        self.counters.entry(counter).or_default()
    }

    /// I-3: a citizen that plays and is not in exile has a vote.
    pub(crate) fn has_vote(&self) -> bool {
        self.plays() && self.citizen && !self.exiled
    }
}

impl State {
    /// Somebody who decides, in a message: a faction by its name, or Control.
    pub(crate) fn whom(&self, id: Option<&FactionId>) -> Filling {
        id.map_or_else(|| text!("control").fill(), |id| Name::of(self.name(id)).fill())
    }

    /// The state before the first event.
    pub(crate) fn new(content: Content) -> Self {
        messages::take_up();
        let scenario = content.scenario();
        let start = &scenario.start;
        let seated = |row| Shared::new(seated(row));
        Self {
            settings: scenario.settings.clone().into(),
            written: Shared::default(),
            course: Course::starting(start.act).into(),
            day: Day::planned(&scenario.plan, start.act).into(),
            factions: Arc::new(scenario.factions.iter().map(seated).collect()),
            records: Shared::default(),
            seats: Shared::default(),
            totals: Shared::new(Totals {
                stasis: ledger::starting(start.stasis.max(start.act)),
                wrath: ledger::starting(start.wrath),
                called: BTreeMap::new(),
            }),
            chair: Chair::starting(start.supremacy.clone(), start.ties.clone()).into(),
            decks: Default::default(),
            docket: Shared::default(),
            track: Shared::default(),
            bids: Sealed::default(),
            voting: Shared::default(),
            picks: Sealed::default(),
            happening: Shared::default(),
            floor: Shared::default(),
            assembly: Shared::default(),
            code: Code::of(content.constitution()).into(),
            city: Shared::new(City {
                colossus: content.city().colossus.clone(),
                ..City::default()
            }),
            stage: Shared::default(),
            because: Shared::default(),
            past: Shared::default(),
            changes: Shared::default(),
            logs: Shared::default(),
            acted: Shared::new(Acted {
                actor: Actor::Clock,
                at: Millis(0),
                next_id: 0,
                told_from: 0,
                moves: 0,
                by_place: false,
            }),
            content: Arc::new(content),
        }
    }

    /// The versions of all its parts; [`SECRETS`](crate::secrets::SECRETS) knows those of its vaults.
    pub(crate) fn versions(&self) -> impl Iterator<Item = Version> {
        let Self {
            content: _,
            settings,
            written,
            course,
            day,
            factions,
            records,
            seats,
            totals,
            chair,
            decks,
            docket,
            track,
            bids: _,
            voting,
            picks: _,
            happening,
            floor,
            assembly,
            code,
            city,
            stage,
            because,
            past,
            changes,
            logs,
            acted,
        } = self;
        let one = [
            settings.version(),
            written.version(),
            course.version(),
            day.version(),
            records.version(),
            seats.version(),
            totals.version(),
            chair.version(),
            docket.version(),
            track.version(),
            voting.version(),
            happening.version(),
            floor.version(),
            assembly.version(),
            code.version(),
            city.version(),
            stage.version(),
            because.version(),
            past.version(),
            changes.version(),
            logs.version(),
            acted.version(),
        ];
        let factions = factions.iter().map(Shared::version);
        let decks = decks.iter().map(Shared::version);
        one.into_iter().chain(factions).chain(decks)
    }

    /// The factions that play, in seat order: all that the rules know of.
    pub(crate) fn factions(&self) -> impl DoubleEndedIterator<Item = &Faction> + Clone {
        self.all_factions().filter(|faction| faction.plays())
    }

    /// The factions of the scenario, in seat order, whether they play or not: what is told of them one
    /// after the other, and who may come yet.
    pub(crate) fn all_factions(
        &self,
    ) -> impl DoubleEndedIterator<Item = &Faction> + ExactSizeIterator + Clone {
        self.factions.iter().map(|faction| &**faction)
    }

    /// The factions that play or have played, in seat order: those that a story tells of.
    pub(crate) fn factions_told(&self) -> impl DoubleEndedIterator<Item = &Faction> + Clone {
        self.all_factions().filter(|faction| faction.part != Part::LeftOut)
    }

    /// How many factions play.
    pub(crate) fn playing(&self) -> usize {
        self.factions().count()
    }

    /// A faction by its place among those that play, from 0.
    pub(crate) fn nth(&self, at: usize) -> &Faction {
        self.factions().nth(at).expect("a place is one of those that play")
    }

    /// The Archon who decides tied votes; nobody where Control does, or nobody needs to (C-17).
    pub(crate) fn tie_breaker(&self) -> Option<&FactionId> {
        match &self.chair.ties {
            TieRule::Faction(id) => Some(id),
            TieRule::Prytanis => self.chair.prytanis.as_ref(),
            TieRule::Control | TieRule::Fails => None,
        }
    }

    /// The faction of this id, if it plays at this table.
    pub(crate) fn find(&self, id: &FactionId) -> Option<&Faction> {
        self.factions().find(|faction| &faction.id == id)
    }

    /// The faction of this id, which an event or a checked content names, whether it plays or not.
    pub(crate) fn faction(&self, id: &FactionId) -> &Faction {
        let found = self.all_factions().find(|faction| &faction.id == id);
        found.expect("events and content name only factions of the scenario")
    }

    /// A faction as the content has it.
    pub(crate) fn printed(&self, faction: &Faction) -> &crate::content::Faction {
        let mut rows = self.content.scenario().factions.iter();
        let row = rows.find(|row| row.id == faction.id);
        row.expect("the state's factions are those of the content")
    }

    pub(crate) fn faction_mut(&mut self, id: &FactionId) -> &mut Faction {
        let at = self.all_factions().position(|faction| &faction.id == id);
        let at = at.expect("events name only factions of the scenario");
        &mut Arc::make_mut(&mut self.factions)[at]
    }

    /// Changes each faction that is such. Nothing is written of the others.
    pub(crate) fn change_each(
        &mut self,
        is_such: impl Fn(&Faction) -> bool,
        mut change: impl FnMut(&mut Faction),
    ) {
        if self.all_factions().any(&is_such) {
            let all = Arc::make_mut(&mut self.factions).iter_mut();
            all.filter(|row| is_such(row)).for_each(|row| change(row));
        }
    }

    /// The name of a faction, for sentences.
    pub(crate) fn name(&self, id: &FactionId) -> &str {
        &self.faction(id).name
    }

    /// A card of the content, or one that Control wrote.
    pub(crate) fn card(&self, id: &CardId) -> &Card {
        let printed = self.content.card(id);
        printed
            .or_else(|| self.written.get(id).map(AsRef::as_ref))
            .expect("decks hold only cards of the content and cards that Control wrote")
    }

    /// Whether a card of this id exists.
    pub(crate) fn has_card(&self, id: &CardId) -> bool {
        self.content.card(id).is_some() || self.written.contains_key(id)
    }

    /// The place of a deck by its id.
    pub(crate) fn deck_of(&self, card: &Card) -> Option<usize> {
        self.content.events().decks.iter().position(|deck| deck.id == card.deck)
    }

    /// Who has a vote, in seat order (I-3).
    pub(crate) fn voters(&self) -> impl Iterator<Item = &Faction> {
        self.factions().filter(|faction| faction.has_vote())
    }

    /// The title of what brings an outcome about, as it is told as a cause.
    pub(crate) fn outcome_title(&self, of: &OutcomeOf) -> &str {
        match of {
            OutcomeOf::Event { card, .. } => &self.card(card).title,
            OutcomeOf::Motion(id) => self.motion(*id).map_or("", |motion| &motion.title),
        }
    }

    /// To whom a faction grants its influence now: in an Assembly for one vote, until that is decided
    /// (I-6), else in the council (I-5).
    pub(crate) fn grant_of<'a>(&self, faction: &'a Faction) -> Option<&'a Grant> {
        match self.phase() {
            Phase::Assembly => faction.assembly_grant.as_ref().filter(|_| self.motion_is_open()),
            _ => faction.grant.as_ref(),
        }
    }

    /// Whether the motion before the Assembly is not decided yet.
    fn motion_is_open(&self) -> bool {
        let motion = self.assembly.motion.and_then(|id| self.motion(id));
        motion.is_some_and(|row| row.state == MotionState::Now)
    }

    /// The phase of the step under way.
    pub(crate) fn phase(&self) -> Phase {
        self.course.step.phase()
    }

    /// The part of the stasis under way.
    pub(crate) fn stasis_part(&self) -> Option<StasisPart> {
        self.course.step.stasis_part()
    }

    /// Whether votes or bids are being picked, or nothing stands between two reveals.
    pub(crate) fn open_ballot(&self) -> Option<&Ballot> {
        self.voting.ballot.as_ref().filter(|ballot| ballot.result.is_none())
    }

    /// A number for a motion, a task or a support.
    pub(crate) fn fresh_id(&mut self) -> u32 {
        self.acted.next_id += 1;
        self.acted.next_id
    }

    /// The Act and the cycle.
    pub(crate) fn when(&self) -> When {
        When { act: self.course.act, cycle: self.course.cycle }
    }

    pub(crate) fn note(
        &mut self,
        reader: Reader,
        kind: LogKind,
        text: Text,
        factions: Vec<FactionId>,
    ) {
        let when = self.when();
        self.logs.write(reader, Line { at: self.acted.at, when, kind, text, factions });
    }
}

/// A faction as it starts.
pub(crate) fn seated(draft: &crate::content::Faction) -> Faction {
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
        part: Part::Plays,
        citizen: draft.citizen,
        exiled: false,
        mode: SeatMode::default(),
        arrival: Arrival::default(),
        extra_seconds: 0,
        counters: counters.map(|(counter, value)| (counter, ledger::starting(value))).into(),
        heroes: Arc::new(heroes.map(resting).collect()),
        supports: Vec::new(),
        grant: None,
        assembly_grant: None,
        proposed: 0,
    }
}

fn resting(draft: &crate::content::HeroDraft) -> Hero {
    Hero { name: draft.name.clone(), value: draft.value, duty: Duty::Rest, fallen: None }
}
