//! What happened. Events hold the results of chance, so a replay never asks for it.

pub use crate::assembly::agenda::AgendaEvent;
pub use crate::assembly::sitting::SittingEvent;
pub use crate::control::decks::DecksEvent;
pub use crate::control::figures::FiguresEvent;
pub use crate::control::heroes::HeroesEvent;
pub use crate::control::record::{Numbers, RecordEvent};
pub use crate::control::roster::RosterEvent;
pub use crate::control::seats::SeatsEvent;
pub use crate::control::stage::StageEvent;
pub use crate::cycle::debate::DebateEvent;
pub use crate::cycle::events::{EventsEvent, Shuffle};
pub use crate::cycle::grants::GrantsEvent;
pub use crate::cycle::outcome::{Change, OutcomeEvent};
pub use crate::cycle::prytanis::{Appointment, PrytanisEvent};
pub use crate::cycle::race::RaceEvent;
pub use crate::cycle::vote::{Cast, VoteEvent};
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

use crate::rooms::rooms;

rooms!(kit::events, {
    /// Something that happened.
    pub enum Event
});
