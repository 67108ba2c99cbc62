//! What is said and shown of each step and what it offers: a row each, in its room.

use crate::assembly::sitting;
use crate::cycle::{check, debate, events, outcome, prytanis, race, vote};
use crate::day;
use crate::stasis::{amend, battle, cards, deploy, muster, score, spoils};
use crate::steps::Step;
use crate::steps::words::Said;

/// The row of a step.
pub(crate) fn of(step: Step) -> Said {
    match step {
        Step::Lobby => day::shown::LOBBY,
        Step::Election => prytanis::words::ELECTION,
        Step::TieForPrytanis => prytanis::words::TIE,
        Step::Presiding => prytanis::words::PRESIDING,
        Step::ChooseEvents => events::shown::CHOICE,
        Step::EventsChosen => events::shown::CHOSEN,
        Step::Debate => debate::shown::DEBATE,
        Step::Race => race::shown::RACE,
        Step::RaceTied => race::shown::TIE,
        Step::Strengths => race::shown::STRENGTHS,
        Step::ChooseMotion => vote::view::CHOICE,
        Step::Ballot => vote::view::BALLOT,
        Step::BallotTied | Step::MotionTied => vote::view::TIE,
        Step::Outcome => outcome::shown::OUTCOME,
        Step::Check => check::shown::CHECK,
        Step::StasisCards => cards::view::CARDS,
        Step::Muster => muster::shown::MUSTER,
        Step::Deploy => deploy::shown::TURN,
        Step::HandDice => battle::view::HAND_DICE,
        Step::Battles => battle::view::BATTLES,
        Step::Tyche => battle::view::TYCHE,
        Step::BattleDice => battle::view::DICE,
        Step::Battle => battle::view::BATTLE,
        Step::Spoils => spoils::shown::SPOILS,
        Step::Share => spoils::shown::SHARE,
        Step::Score => score::shown::SCORE,
        Step::ScoreTied => score::shown::TIE,
        Step::Amend => amend::shown::AMEND,
        Step::Amended => amend::shown::AMENDED,
        Step::Assembly => sitting::shown::ASSEMBLY,
        Step::MotionDebate => sitting::shown::DEBATE,
        Step::MotionBallot => sitting::shown::BALLOT,
        Step::MotionOutcome => sitting::shown::OUTCOME,
        Step::Diplomacy => day::shown::DIPLOMACY,
    }
}
