//! What happened. Events hold the results of chance, so a replay never asks for it.

use std::collections::BTreeMap;

use game::{Actor, Millis};
use serde::{Deserialize, Serialize};

use crate::command::{
    CardTo, DeckName, Duty, FigureName, MotionDraft, MotionPart, NewText, Pick, Place, Revision,
    Scene, SeatMode, Subject, Throw,
};
use crate::content::{Card, Counter, Effect, Lever, Measure, Round, Until};
use crate::ids::{CardId, FactionId, ObjectiveId, StreetCardId};
use crate::settings::Value;
use crate::view::{Aim, Chooser, DocketState, HeroAt, Mercy, Phase, SideFate, Step, Verdict};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum Event {
    /// Who caused the events that follow, and when. The first of every decision.
    Acted { by: Actor, at: Millis },
    /// A deck's face-down cards lie in this order, the last on top.
    DeckShuffled { deck: usize, order: Vec<CardId>, why: Shuffle },
    /// A card was turned up.
    CardTurnedUp { deck: usize, card: CardId },
    /// An Action Round began.
    RoundBegan { round: u32 },
    /// A cycle began.
    CycleBegan { cycle: u32 },
    /// A cycle ended: grants and the horse bonus lapse (C-24).
    CycleEnded,
    /// A step began; `seconds` is the length of its clock.
    StepBegan { step: Step, seconds: Option<u32> },
    /// A phase was skipped.
    PhaseSkipped { phase: Phase },
    /// Several are tied for Prytanis (C-3).
    PrytanisTied { among: Vec<FactionId> },
    /// Somebody presides.
    PrytanisAppointed { faction: FactionId, how: Appointment },
    /// Nobody can preside.
    NobodyPresides,
    /// Events go to the vote, the other face-up ones are discarded (C-4, C-5).
    EventsActivated { cards: Vec<CardId> },
    /// Somebody asks to speak.
    HandRaised { faction: FactionId },
    /// Somebody no longer asks to speak.
    HandLowered { faction: FactionId },
    /// The clock of the step was set.
    ClockSet { seconds: u32 },
    /// Horses were concealed (C-10).
    BidLocked { faction: FactionId, horses: u32 },
    /// The race was run (C-11).
    RaceRevealed {
        bids: Vec<(FactionId, u32)>,
        winners: Vec<FactionId>,
        tied: Vec<FactionId>,
        bonus: u32,
    },
    /// Control decided a tied race.
    WinnerPicked { faction: Option<FactionId> },
    /// A Hero was given a duty.
    HeroAssigned { faction: FactionId, hero: String, duty: Duty },
    /// Influence was granted (I-4).
    GrantMade { faction: FactionId, to: FactionId },
    /// A grant was withdrawn.
    GrantWithdrawn { faction: FactionId },
    /// The election of the Prytanis is open.
    ElectionOpened,
    /// Somebody picked in it; nobody for an abstention.
    Elected { faction: FactionId, pick: Option<FactionId> },
    /// It was revealed, each pick with its strength (C-2).
    ElectionRevealed { picks: Vec<(FactionId, Option<FactionId>, i32)> },
    /// A face-up event went under its deck; the next is turned up.
    SecondLookTaken { deck: usize, card: CardId },
    /// Somebody has the floor, or nobody any more.
    FloorGiven { faction: Option<FactionId> },
    /// An option was put to the vote.
    BallotOpened { ballot: u32, card: CardId, option: usize },
    /// A motion was put to the vote of the Assembly.
    MotionPut { ballot: u32, motion: u32 },
    /// Somebody picked.
    Voted { faction: FactionId, pick: Pick },
    /// The votes were revealed, each with its strength (C-15, C-16).
    VotesRevealed { picks: Vec<Cast>, verdict: Verdict },
    /// Hands were counted in the room.
    VotesCounted { yes: u32, no: u32, verdict: Verdict },
    /// What had passed was vetoed by the Prytanis.
    Vetoed { by: Option<FactionId> },
    /// A tie was decided (C-17).
    TieDecided { by: Option<FactionId>, pick: Pick },
    /// A vote was voided (C-21).
    BallotVoided { ballot: u32, reason: String },
    /// It is known what will happen (C-19).
    OutcomeDrawnUp { card: CardId, option: Option<usize>, changes: Vec<Change> },
    /// It is known what the adoption of a motion will do.
    MotionDrawnUp { motion: u32, changes: Vec<Change> },
    /// It was named whom a change strikes.
    TargetChosen { change: usize, faction: FactionId },
    /// Control changed a line of the outcome.
    OutcomeRevised { change: usize, to: Revision, reason: String },
    /// The outcome happened.
    OutcomeHappened,
    /// An event is settled.
    EventSettled { card: CardId, state: DocketState },
    /// Tokens changed hands.
    Given { from: FactionId, to: FactionId, what: Counter, amount: u32 },
    /// The Diplomacy Round is called (C-1).
    DiplomacyCalled,
    /// The call was taken back.
    DiplomacyCancelled,
    /// The Archons leave; play resumes with this phase.
    DiplomacyBegan { resume: Phase },
    /// An Assembly is announced (C-22).
    AssemblyAnnounced,
    /// The Assembly sits; play resumes with this phase afterwards.
    AssemblyOpened { resume: Phase },
    /// The Assembly is over.
    AssemblyClosed,
    /// A motion is before the Assembly.
    MotionTakenUp { motion: u32 },
    /// A motion is decided.
    MotionSettled { motion: u32, adopted: bool },
    /// The rest of the day was planned anew.
    PlanChanged { rounds: Vec<Round> },
    /// The clock of the round was set.
    RoundSet { seconds: Option<u32> },
    /// The end of a round is near.
    RoundWarned { round: u32 },
    /// The time of a round is up.
    RoundRanOut { round: u32 },
    /// Stasis broke out (C-23).
    StasisBrokeOut,
    /// Changes nothing. Only journals of formats up to 3 hold it: the stasis then had a way of its own to
    /// take an action back, and this stood before each.
    Remembered { what: String },
    /// The clock of the step was stopped.
    ClockStopped,
    /// The deck of Stasis cards lies in this order, the last on top; what of it was discarded no
    /// longer is (S-5).
    StreetDeckShuffled { order: Vec<StreetCardId> },
    /// Stasis cards were drawn (S-1 to S-5); `missing` could not be, as none was left.
    StreetCardsDrawn { faction: FactionId, why: Deal, cards: Vec<StreetCardId>, missing: u32 },
    /// Somebody is ready.
    ArchonReady { faction: FactionId },
    /// A faction musters (S-6 to S-8); the dice are its megaprojects'.
    Mustered { faction: FactionId, projects: Vec<u32> },
    /// A Hero was committed or sent to safety (S-9).
    HeroCommitted { faction: FactionId, hero: String, committed: bool },
    /// The order of turns is known (S-10); `tied` had the highest Doom with the first.
    DeploymentBegan { order: Vec<FactionId>, tied: Vec<FactionId> },
    /// A turn began; `last` counts the last actions that are left (S-13).
    TurnBegan { faction: FactionId, last: Option<usize> },
    /// Units were placed (S-11).
    UnitsPlaced {
        faction: FactionId,
        objective: ObjectiveId,
        mobs: u32,
        military: u32,
        heroes: Vec<String>,
    },
    /// A Stasis card was played (S-11); what it does follows.
    StreetCardPlayed { faction: FactionId, card: StreetCardId, aims: Vec<Aim> },
    /// A Stasis card without a legal target was discarded (S-11).
    StreetCardDiscarded { faction: FactionId, card: StreetCardId },
    /// Dice wait for Control's hand.
    DiceAwaited { awaited: Awaited },
    /// Dice were thrown for a Stasis card.
    CardRolled { throws: Vec<Throw>, by_hand: bool },
    /// Units went from one spot to another.
    UnitsMoved { faction: FactionId, mobs: u32, military: u32, from: Spot, to: Spot },
    /// Mobs became military units.
    UnitsPromoted { faction: FactionId, objective: ObjectiveId, mobs: u32 },
    /// Mobs changed sides.
    SidesChanged { from: FactionId, to: FactionId, objective: ObjectiveId, mobs: u32 },
    /// A Hero went somewhere.
    HeroMoved { faction: FactionId, hero: String, to: HeroAt },
    /// A card changed a faction's battle roll at an objective.
    RollChanged { faction: FactionId, objective: ObjectiveId, by: i32, label: String },
    /// A barricade was raised.
    BarricadeRaised { faction: FactionId, objective: ObjectiveId },
    /// A barricade fell.
    BarricadeFell { objective: ObjectiveId },
    /// The Colossus went somewhere (S-23); by Control, it says why.
    ColossusMoved { to: Option<ObjectiveId>, reason: Option<String> },
    /// Cards left a hand: for another, or for the discards.
    HandMoved { from: FactionId, to: Option<FactionId>, cards: Vec<StreetCardId> },
    /// Two factions traded hands.
    HandsTraded { one: FactionId, other: FactionId },
    /// Somebody looked at a hand.
    HandSeen { by: FactionId, whose: FactionId },
    /// A turn was passed (S-11).
    TurnPassed { faction: FactionId, why: Pass },
    /// The last actions begin (S-13, S-15).
    LastActionsBegan { why: Trigger },
    /// The deployment is over; hands are discarded (S-14) and the battles are known (S-16).
    DeploymentEnded,
    /// A battle is on the table.
    BattleOpened { objective: ObjectiveId },
    /// Tyche was chosen for it (S-18).
    TycheChosen { faction: FactionId, dice: u32 },
    /// The Tyche dice are shown and paid.
    TycheShown { spent: Vec<(FactionId, u32)> },
    /// It was fought (S-17 to S-21): fates in the order of its sides. Without throws it was fought on the
    /// real map.
    BattleFought {
        throws: Vec<Throw>,
        by_hand: bool,
        fates: Vec<SideFate>,
        holder: Option<FactionId>,
    },
    /// A beaten Hero was judged (S-21).
    HeroJudged { faction: FactionId, hero: String, fate: Mercy },
    /// It is settled who holds what (S-24); these fell to the palace's holder.
    CitySettled { taken: Vec<ObjectiveId> },
    /// A special objective brought what needs no dice (S-25, S-28, S-29, S-32).
    SpoilGained { spoil: usize },
    /// Its dice were thrown (S-26, S-28, S-30, S-31).
    SpoilRolled { spoil: usize, dice: [u32; 3], by_hand: bool },
    /// Its dice were shared out (S-30, S-31); by lot where nobody chose.
    SpoilShared { spoil: usize, to: Vec<Option<FactionId>>, by_lot: bool },
    /// The score sheet is drawn up (S-22 to S-29).
    Scored,
    /// Control named the winner (S-27).
    WinnerNamed { faction: Option<FactionId> },
    /// The winner changed an article (S-34), from 1.
    ArticleAmended { faction: FactionId, article: u32, to: NewText },
    /// Control set units.
    UnitsCorrected {
        faction: FactionId,
        objective: Option<ObjectiveId>,
        mobs: u32,
        military: u32,
        reason: String,
    },
    /// Control set where a Hero is.
    HeroCorrected { faction: FactionId, hero: String, at: HeroAt, reason: String },
    /// The stasis is over; the Stasis number stands at this (C-25).
    StasisEnded { stasis: u32 },
    /// An Act began.
    ActBegan { act: u32 },
    /// Control set a figure.
    FigureSet { figure: FigureName, to: u32, reason: String },
    /// Control set citizenship and exile.
    StandingSet { faction: FactionId, citizen: bool, exiled: bool, reason: String },
    /// Supremacy went to somebody.
    SupremacySet { faction: Option<FactionId>, reason: String },
    /// Somebody decides tied votes from now on.
    TieBreakerSet { faction: Option<FactionId>, reason: String },
    /// A law was proclaimed.
    LawProclaimed { title: String, text: String, lever: Option<Lever>, until: Until, by: String },
    /// A law was repealed.
    LawRepealed { law: u32, reason: String },
    /// Control changed an article, from 1.
    ArticleChanged { article: u32, to: NewText, reason: String },
    /// Control added an article.
    ArticleAdded { title: String, text: String, lever: Option<Lever>, reason: String },
    /// Control took an article out, from 1.
    ArticleRepealed { article: u32, reason: String },
    /// Support for a time.
    SupportAdded { faction: FactionId, by: u32, label: String, until: Until },
    /// Support was taken away.
    SupportRemoved { support: u32 },
    /// Control wrote a card; `depth` is how many cards lie on it in its deck.
    CardWritten { card: Card, place: Place, depth: usize },
    /// A motion joined the agenda.
    MotionAdded {
        title: String,
        text: String,
        #[serde(default)]
        changes: String,
        #[serde(default)]
        measure: Measure,
        #[serde(default)]
        by: Option<FactionId>,
    },
    /// An Archon proposed a motion.
    MotionProposed { faction: FactionId, motion: MotionDraft },
    /// It took the proposal back.
    ProposalWithdrawn { proposal: u32 },
    /// Control admitted it; the motion follows.
    ProposalAdmitted { proposal: u32 },
    /// Control declined it.
    ProposalDeclined { proposal: u32, reason: String },
    /// Control reworded a motion.
    MotionAmended { motion: u32, title: String, text: String, reason: String },
    /// A motion went to another place of the agenda.
    MotionMoved { motion: u32, to: usize },
    /// A motion waits for another Assembly, or no longer.
    MotionPostponed { motion: u32, postponed: bool },
    /// One motion became several.
    MotionSplit { motion: u32, parts: Vec<MotionPart> },
    /// A motion left the agenda.
    MotionStruck { motion: u32, reason: String },
    /// Something to do by hand was ticked or unticked.
    TaskTicked { task: u32, done: bool },
    /// A ruling was changed.
    SettingChanged { key: String, value: Value },
    /// A seat is played in this way from now on.
    SeatSet { faction: FactionId, mode: SeatMode },
    /// The program plays a seat: what it does follows.
    SeatPlayed { faction: FactionId },
    /// Control entered who holds the city after battles on the real map; before the end of the
    /// deployment no turn remains (S-24).
    CityEntered { holders: Vec<(ObjectiveId, Option<FactionId>)> },
    /// The projector shows this.
    SceneShown { scene: Option<Scene> },
    /// Control said something to the room.
    Announced { text: String },
    /// Control opened a deck.
    DeckOpened { deck: DeckName },
    /// Control closed it.
    DeckClosed,
    /// Control shuffled what lies face down in a deck; the last is on top.
    DeckMixed { deck: DeckName, order: Vec<String> },
    /// Control took a card from where it lay to another place; `depth` is how many cards lie on it
    /// where it was shuffled in.
    CardMoved { deck: DeckName, card: String, to: CardTo, depth: usize, reason: String },
    /// Control took Stasis cards out of a hand, into the discards.
    CardsTaken { faction: FactionId, cards: Vec<StreetCardId>, reason: String },
    /// Control holds something up before the room, or takes it down.
    HeldUp { on: Option<Subject> },
    /// The game went back to here from a later state; `stood` milliseconds lie between. With `anew`
    /// the choices that were hidden here are made again.
    Rewound { anew: bool, stood: u64, numbers: Numbers },
}

/// The numbers with which a game goes on that went back: those that the abandoned branch had reached,
/// so that a command meant for it hits nothing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// Steps.
    pub step: u32,
    /// Votes.
    pub ballots: u32,
    /// Supports, motions, laws, tasks.
    pub things: u32,
    /// Proposals.
    pub proposals: u32,
    /// Proposals of each seat; older journals do not say.
    #[serde(default)]
    pub own_proposals: BTreeMap<FactionId, u32>,
    /// Rounds of the day.
    pub rounds: u32,
    /// Deeds of the stasis; formats up to 3 do not say.
    #[serde(default)]
    pub deeds: u32,
    /// Lines of the log.
    pub lines: u32,
    /// Lines of Control's log.
    pub desk_lines: u32,
}

/// Why Stasis cards were drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Kept from earlier (S-1).
    Kept,
    /// By this rank of Arête, from 1 (S-2).
    Rank(u32),
    /// As the scenario says of the faction (S-3).
    Extra,
    /// For a Tyche (S-4).
    Bought,
    /// By a Stasis card.
    Card,
    /// By Control.
    Control {
        /// Why.
        reason: String,
    },
}

/// Where units come from or go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Into the game, or out of it.
    Away,
    /// Not yet placed.
    Reserve,
    /// An objective.
    Objective(ObjectiveId),
}

/// What waits for dice that Control throws by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// Megaprojects (S-8).
    Projects,
    /// The Stasis card that was played last.
    Card {
        /// By whom.
        faction: FactionId,
        /// Which.
        card: StreetCardId,
        /// At what.
        aims: Vec<Aim>,
    },
}

/// Why a turn was passed (S-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// There was nothing left to place or to play.
    Nothing,
    /// The time was up.
    Clock,
    /// Control said so.
    Control,
    /// Nobody is there.
    Absent,
}

/// Why the last actions begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// Every objective holds a unit (S-13).
    Full,
    /// Nobody has a unit left to place (S-13).
    Spent,
    /// Nobody can do anything.
    Stuck,
    /// Control said so, after two full turns of passes (S-15).
    Control,
}

/// Why a deck was shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shuffle {
    /// The game begins.
    Start,
    /// Cards of a new Act joined (C-6).
    Act,
    /// Its discards were shuffled in (C-7).
    Discards,
}

/// How somebody came to preside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appointment {
    /// By the highest Arête (C-2).
    Highest,
    /// By the lowest Arête, as a ruling says.
    Lowest,
    /// In its turn, as a ruling says.
    InTurn,
    /// By lot, as a ruling says.
    Lot,
    /// Elected, as a ruling says.
    Elected,
    /// Picked among the tied (C-3).
    Picked {
        /// By whom; Control where nobody holds supremacy.
        by: Option<FactionId>,
    },
    /// By Control.
    Control {
        /// Why.
        reason: String,
    },
}

/// A vote as it was revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    /// Whose.
    pub faction: FactionId,
    /// The pick.
    pub pick: Pick,
    /// Its parts add up to the strength, 0 or more.
    pub strength: Vec<(String, i32)>,
}

impl Cast {
    /// The strength behind the pick.
    #[must_use]
    pub fn strength(&self) -> i32 {
        self.strength.iter().fold(0, |sum, (_, by)| sum.saturating_add(*by))
    }
}

/// One change of an outcome: an effect and whom it strikes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// What the card says.
    pub effect: Effect,
    /// Whom it strikes, in seat order.
    pub factions: Vec<FactionId>,
    /// Who is still to name whom it strikes.
    pub chooser: Option<Chooser>,
    /// Control's amount in place of the card's.
    pub amount: Option<i32>,
    /// Why Control changed it.
    pub revised: Option<String>,
    /// Whether Control struck it out.
    pub struck: bool,
}

impl Change {
    /// The amount that will be applied, where the effect has one.
    #[must_use]
    pub fn by(&self) -> Option<i32> {
        let printed = match &self.effect {
            Effect::Change { by, .. } | Effect::Stasis { by } | Effect::Wrath { by } => Some(*by),
            Effect::Support { by, .. } => Some(i32::try_from(*by).unwrap_or(i32::MAX)),
            _ => None,
        };
        printed.map(|by| self.amount.unwrap_or(by))
    }
}
