//! What happened. Events hold the results of chance, so a replay never asks for it.

use game::{Actor, Millis};
use serde::{Deserialize, Serialize};

use crate::command::{Duty, FigureName, Pick, Place, Revision, Scene};
use crate::content::{Card, Counter, Effect, Until};
use crate::ids::{CardId, FactionId};
use crate::settings::Value;
use crate::view::{Chooser, DocketState, Phase, Step, Verdict};

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
    /// An option was put to the vote.
    BallotOpened { ballot: u32, card: CardId, option: usize },
    /// Somebody picked.
    Voted { faction: FactionId, pick: Pick },
    /// The votes were revealed, each with its strength (C-15, C-16).
    VotesRevealed { picks: Vec<Cast>, verdict: Verdict },
    /// A tie was decided (C-17).
    TieDecided { by: Option<FactionId>, pick: Pick },
    /// A vote was voided (C-21).
    BallotVoided { ballot: u32, reason: String },
    /// It is known what will happen (C-19).
    OutcomeDrawnUp { card: CardId, option: Option<usize>, changes: Vec<Change> },
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
    /// Stasis broke out (C-23).
    StasisBrokeOut,
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
    /// Support for a time.
    SupportAdded { faction: FactionId, by: u32, label: String, until: Until },
    /// Support was taken away.
    SupportRemoved { support: u32 },
    /// Control wrote a card; `depth` is how many cards lie on it in its deck.
    CardWritten { card: Card, place: Place, depth: usize },
    /// A motion joined the agenda.
    MotionAdded { title: String, text: String },
    /// A motion left the agenda.
    MotionStruck { motion: u32, reason: String },
    /// Something to do by hand was ticked or unticked.
    TaskTicked { task: u32, done: bool },
    /// A ruling was changed.
    SettingChanged { key: String, value: Value },
    /// The projector shows this.
    SceneShown { scene: Option<Scene> },
    /// Control said something to the room.
    Announced { text: String },
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
