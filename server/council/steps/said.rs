//! What is said of each step: a row each, in the words of its room.

use crate::assembly::sitting;
use crate::cycle::{check, debate, events, outcome, prytanis, race, vote};
use crate::day;
use crate::stasis::{amend, battle, cards, deploy, muster, score, spoils};
use crate::steps::Step;
use crate::steps::words::Said;

/// The row of a step.
pub(crate) fn of(step: Step) -> Said {
    match step {
        Step::Lobby => day::words::LOBBY,
        Step::Election => prytanis::words::ELECTION,
        Step::TieForPrytanis => prytanis::words::TIE,
        Step::Presiding => prytanis::words::PRESIDING,
        Step::ChooseEvents => events::words::CHOICE,
        Step::EventsChosen => events::words::CHOSEN,
        Step::Debate => debate::words::DEBATE,
        Step::Race => race::words::RACE,
        Step::RaceTied => race::words::TIE,
        Step::Strengths => race::words::STRENGTHS,
        Step::ChooseMotion => vote::words::CHOICE,
        Step::Ballot => vote::words::BALLOT,
        Step::BallotTied | Step::MotionTied => vote::words::TIE,
        Step::Outcome => outcome::words::OUTCOME,
        Step::Check => check::words::CHECK,
        Step::StasisCards => cards::words::CARDS,
        Step::Muster => muster::words::MUSTER,
        Step::Deploy => deploy::words::TURN,
        Step::HandDice => battle::words::HAND_DICE,
        Step::Battles => battle::words::BATTLES,
        Step::Tyche => battle::words::TYCHE,
        Step::BattleDice => battle::words::DICE,
        Step::Battle => battle::words::BATTLE,
        Step::Spoils => spoils::words::SPOILS,
        Step::Share => spoils::words::SHARE,
        Step::Score => score::words::SCORE,
        Step::ScoreTied => score::words::TIE,
        Step::Amend => amend::words::AMEND,
        Step::Amended => amend::words::AMENDED,
        Step::Assembly => sitting::words::ASSEMBLY,
        Step::MotionDebate => sitting::words::DEBATE,
        Step::MotionBallot => sitting::words::BALLOT,
        Step::MotionOutcome => sitting::words::OUTCOME,
        Step::Diplomacy => day::words::DIPLOMACY,
    }
}
