//! What somebody wants. Every command that answers a question names which one it answers (`step`,
//! `cycle`, `ballot`), so that a stale page or a double tap changes nothing.

pub use crate::assembly::agenda::{AgendaCommand, MotionDraft, MotionPart};
pub use crate::assembly::sitting::SittingCommand;
pub use crate::control::decks::{CardPlace, CardTo, DeckName, DecksCommand};
pub use crate::control::figures::{FigureName, FiguresCommand};
pub use crate::control::heroes::HeroesCommand;
pub use crate::control::roster::RosterCommand;
pub use crate::control::seats::{Absence, Hand, SeatMode, SeatsCommand};
pub use crate::control::stage::{Scene, StageCommand, Subject};
pub use crate::cycle::debate::DebateCommand;
pub use crate::cycle::events::EventsCommand;
pub use crate::cycle::grants::{Duty, GrantsCommand};
pub use crate::cycle::outcome::{OutcomeCommand, Revision};
pub use crate::cycle::prytanis::PrytanisCommand;
pub use crate::cycle::race::RaceCommand;
pub use crate::cycle::vote::{Pick, VoteCommand};
pub use crate::day::DayCommand;
pub use crate::law::rulings::SettingsCommand;
pub use crate::law::texts::{LawCommand, NewText};
pub use crate::stasis::amend::AmendCommand;
pub use crate::stasis::battle::{BattleCommand, Throw};
pub use crate::stasis::cards::CardsCommand;
pub use crate::stasis::deploy::DeployCommand;
pub use crate::stasis::muster::MusterCommand;
pub use crate::stasis::score::ScoreCommand;
pub use crate::stasis::spoils::SpoilsCommand;
pub use crate::stasis::streets::StreetsCommand;
pub use crate::steps::StepsCommand;
pub use kit::Seal;

use crate::rooms::rooms;

rooms!(kit::commands, {
    /// A command to the council. Who may send it is said in brackets; Control may send an Archon's
    /// commands in the place of its seat (N-4).
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts", untagged))]
    pub enum Command
});
