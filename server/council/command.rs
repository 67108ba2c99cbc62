//! What somebody wants. Every command that answers a question names which one it answers (`step`,
//! `cycle`, `ballot`), so that a stale page or a double tap changes nothing.

pub use crate::assembly::agenda::{AgendaCommand, MotionDraft, MotionPart};
pub use crate::assembly::sitting::SittingCommand;
pub use crate::control::decks::{CardTo, DeckName, DecksCommand, Place};
pub use crate::control::figures::{FigureName, FiguresCommand};
pub use crate::control::heroes::HeroesCommand;
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

crate::rooms! {
    /// A command to the council. Who may send it is said in brackets; Control may send an Archon's
    /// commands in the place of its seat (N-4).
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts", untagged))]
    pub enum Command by "do" {
        /// The sequence of play: steps, phases, cycles and their clocks (section 3 of the rules).
        Steps(StepsCommand),
        /// The day: Acts, its rounds and their clocks, the Diplomacy Round (C-1, A-1).
        Day(DayCommand),
        /// Who presides, and how that is found out (C-2, C-3).
        Prytanis(PrytanisCommand),
        /// The event decks and what of them goes to the vote (C-4 to C-7).
        Events(EventsCommand),
        /// The list of speakers and the floor (C-9).
        Debate(DebateCommand),
        /// The horse race: concealed Horses, all shown at once (C-10 to C-12).
        Race(RaceCommand),
        /// Influence granted and Heroes sent to support (I-4, I-5, I-6, C-13).
        Grants(GrantsCommand),
        /// What is put to the vote, the secret picks, their reveal and ties (C-14 to C-18, C-21).
        Vote(VoteCommand),
        /// What a decision will do, shown before it happens (C-19, A-6).
        Outcome(OutcomeCommand),
        /// Proposals and the agenda of the Assembly (A-2, C-22).
        Agenda(AgendaCommand),
        /// The Assembly sits: motion by motion.
        Sitting(SittingCommand),
        /// Articles, laws, and what the program obeys of them.
        Law(LawCommand),
        /// The rulings that Control may change.
        Settings(SettingsCommand),
        /// The Stasis Phase as a whole: how it begins and ends, and what Control corrects in it.
        Streets(StreetsCommand),
        /// Stasis cards are drawn and bought (S-1 to S-5).
        Cards(CardsCommand),
        /// Units muster, Heroes are committed or sent to safety (S-6 to S-9).
        Muster(MusterCommand),
        /// Units are placed and cards played, turn by turn (S-10 to S-15).
        Deploy(DeployCommand),
        /// Battles: Tyche in secret, dice, the fate of Heroes (S-16 to S-21).
        Battle(BattleCommand),
        /// Who holds what, and what special objectives bring (S-24 to S-33).
        Spoils(SpoilsCommand),
        /// The score sheet and the winner (S-22, S-23, S-27, S-29).
        Score(ScoreCommand),
        /// The winner changes an article (S-34).
        Amend(AmendCommand),
        /// Figures, standings, supports and gifts: Control's hand and the Archons' (I-1 to I-3).
        Figures(FiguresCommand),
        /// Control's hand on Heroes outside of a stasis (N-4).
        Heroes(HeroesCommand),
        /// Control's hand in a deck (C-7, C-8).
        Decks(DecksCommand),
        /// How each seat is played (N-4).
        Seats(SeatsCommand),
        /// What the room is shown and told.
        Stage(StageCommand),
    }
}

impl Command {
    /// Whether a helper may not send this: it overrules what the rules made of the game. Going on,
    /// clocks, acting for a seat, the word to the room and what was counted or thrown in the room are a
    /// helper's too.
    #[must_use]
    pub fn is_reserved(&self) -> bool {
        match self {
            Self::Steps(command) => command.is_reserved(),
            Self::Day(command) => command.is_reserved(),
            Self::Prytanis(command) => command.is_reserved(),
            Self::Events(command) => command.is_reserved(),
            Self::Debate(command) => command.is_reserved(),
            Self::Race(command) => command.is_reserved(),
            Self::Grants(command) => command.is_reserved(),
            Self::Vote(command) => command.is_reserved(),
            Self::Outcome(command) => command.is_reserved(),
            Self::Agenda(command) => command.is_reserved(),
            Self::Sitting(command) => command.is_reserved(),
            Self::Law(command) => command.is_reserved(),
            Self::Settings(command) => command.is_reserved(),
            Self::Streets(command) => command.is_reserved(),
            Self::Cards(command) => command.is_reserved(),
            Self::Muster(command) => command.is_reserved(),
            Self::Deploy(command) => command.is_reserved(),
            Self::Battle(command) => command.is_reserved(),
            Self::Spoils(command) => command.is_reserved(),
            Self::Score(command) => command.is_reserved(),
            Self::Amend(command) => command.is_reserved(),
            Self::Figures(command) => command.is_reserved(),
            Self::Heroes(command) => command.is_reserved(),
            Self::Decks(command) => command.is_reserved(),
            Self::Seats(command) => command.is_reserved(),
            Self::Stage(command) => command.is_reserved(),
        }
    }
}
