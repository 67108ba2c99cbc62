//! What happened. Events hold the results of chance, so a replay never asks for it.

pub use crate::assembly::agenda::AgendaEvent;
pub use crate::assembly::sitting::SittingEvent;
pub use crate::control::decks::DecksEvent;
pub use crate::control::figures::FiguresEvent;
pub use crate::control::heroes::HeroesEvent;
pub use crate::control::record::{Numbers, RecordEvent};
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
        /// Control's hand on Heroes outside of a stasis (N-4).
        Heroes(HeroesEvent),
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
