//! What happened. Events hold the results of chance, so a replay never asks for it.

use serde::{Deserialize, Serialize};

use crate::command::Pick;
use crate::content::Effect;
use crate::ids::FactionId;
use crate::view::Chooser;

pub use crate::assembly::agenda::AgendaEvent;
pub use crate::assembly::sitting::SittingEvent;
pub use crate::control::decks::DecksEvent;
pub use crate::control::figures::FiguresEvent;
pub use crate::control::record::{Numbers, RecordEvent};
pub use crate::control::seats::SeatsEvent;
pub use crate::control::stage::StageEvent;
pub use crate::cycle::debate::DebateEvent;
pub use crate::cycle::events::EventsEvent;
pub use crate::cycle::grants::GrantsEvent;
pub use crate::cycle::outcome::OutcomeEvent;
pub use crate::cycle::prytanis::PrytanisEvent;
pub use crate::cycle::race::RaceEvent;
pub use crate::cycle::vote::VoteEvent;
pub use crate::day::DayEvent;
pub use crate::law::rulings::SettingsEvent;
pub use crate::law::texts::LawEvent;
pub use crate::stasis::amend::AmendEvent;
pub use crate::stasis::battle::{Awaited, BattleEvent};
pub use crate::stasis::cards::{CardsEvent, Deal};
pub use crate::stasis::deploy::{DeployEvent, Pass, Spot, Trigger};
pub use crate::stasis::muster::MusterEvent;
pub use crate::stasis::powers::PowersEvent;
pub use crate::stasis::score::ScoreEvent;
pub use crate::stasis::spoils::SpoilsEvent;
pub use crate::stasis::streets::StreetsEvent;
pub use crate::steps::StepsEvent;

crate::rooms! {
    /// Something that happened.
    pub enum Event by "event" {
        /// The sequence of play: steps, phases, cycles and their clocks (section 3 of the rules).
        Steps(StepsEvent),
        /// The day: Acts, its rounds and their clocks, the Diplomacy Round (C-1, A-1).
        Day(DayEvent),
        /// Who presides, and how that is found out (C-2, C-3).
        Prytanis(PrytanisEvent),
        /// The event decks and what of them goes to the vote (C-4 to C-7).
        Events(EventsEvent),
        /// The list of speakers and the floor (C-9).
        Debate(DebateEvent),
        /// The horse race: concealed Horses, all shown at once (C-10 to C-12).
        Race(RaceEvent),
        /// Influence granted and Heroes sent to support (I-4, I-5, I-6, C-13).
        Grants(GrantsEvent),
        /// What is put to the vote, the secret picks, their reveal and ties (C-14 to C-18, C-21).
        Vote(VoteEvent),
        /// What a decision will do, shown before it happens (C-19, A-6).
        Outcome(OutcomeEvent),
        /// Proposals and the agenda of the Assembly (A-2, C-22).
        Agenda(AgendaEvent),
        /// The Assembly sits: motion by motion.
        Sitting(SittingEvent),
        /// Articles, laws, and what the program obeys of them.
        Law(LawEvent),
        /// The rulings that Control may change.
        Settings(SettingsEvent),
        /// The Stasis Phase as a whole: how it begins and ends, and what Control corrects in it.
        Streets(StreetsEvent),
        /// Stasis cards are drawn and bought (S-1 to S-5).
        Cards(CardsEvent),
        /// Units muster, Heroes are committed or sent to safety (S-6 to S-9).
        Muster(MusterEvent),
        /// Units are placed and cards played, turn by turn (S-10 to S-15).
        Deploy(DeployEvent),
        /// What Stasis cards do to units, Heroes, rolls and hands (S-11).
        Powers(PowersEvent),
        /// Battles: Tyche in secret, dice, the fate of Heroes (S-16 to S-21).
        Battle(BattleEvent),
        /// Who holds what, and what special objectives bring (S-24 to S-33).
        Spoils(SpoilsEvent),
        /// The score sheet and the winner (S-22, S-23, S-27, S-29).
        Score(ScoreEvent),
        /// The winner changes an article (S-34).
        Amend(AmendEvent),
        /// Figures, standings, supports and gifts: Control's hand and the Archons' (I-1 to I-3).
        Figures(FiguresEvent),
        /// Control's hand in a deck (C-7, C-8).
        Decks(DecksEvent),
        /// How each seat is played (N-4).
        Seats(SeatsEvent),
        /// What the room is shown and told.
        Stage(StageEvent),
        /// Who acted and when, and going back.
        Record(RecordEvent),
    }
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
