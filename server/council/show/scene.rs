//! What the projector shows when Control does not choose.

use crate::command::Scene;
use crate::state::State;
use crate::view::Step;

pub(super) fn scene(state: &State) -> Scene {
    state.scene.unwrap_or_else(|| by_step(state))
}

fn by_step(state: &State) -> Scene {
    match state.step {
        Step::Lobby => Scene::Join,
        Step::Election => Scene::Election,
        // The count of an election stays up until the events are turned to.
        Step::TieForPrytanis | Step::Presiding if state.election.is_some() => Scene::Election,
        Step::TieForPrytanis | Step::Presiding => Scene::Council,
        Step::ChooseEvents | Step::EventsChosen => Scene::Cards,
        Step::Debate => Scene::Debate,
        Step::Race | Step::RaceTied | Step::Strengths => Scene::Race,
        // After an option failed, its vote stays up while the Prytanis chooses another.
        Step::ChooseMotion if state.ballot.is_some() => Scene::Vote,
        Step::ChooseMotion => Scene::Cards,
        Step::Ballot | Step::BallotTied => Scene::Vote,
        Step::Outcome if state.ballot.is_some() => Scene::Vote,
        Step::Outcome => Scene::Outcome,
        Step::Check => Scene::Stasis,
        Step::StasisCards | Step::Muster | Step::Deploy | Step::HandDice | Step::Battles => {
            Scene::City
        }
        Step::Tyche | Step::BattleDice | Step::Battle => Scene::Battle,
        Step::Spoils | Step::Share => Scene::Spoils,
        Step::Score | Step::ScoreTied => Scene::Score,
        Step::Amend | Step::Amended => Scene::Amendment,
        Step::MotionDebate => Scene::Motion,
        Step::MotionBallot | Step::MotionTied | Step::MotionOutcome => Scene::Vote,
        // The vote on a motion stays up until the next one is read.
        Step::Assembly if state.ballot.is_some() => Scene::Vote,
        Step::Assembly => Scene::Agenda,
        Step::Diplomacy => Scene::Day,
    }
}
