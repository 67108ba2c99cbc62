//! For what the table waits in each step, and what its clock says.

use crate::cycle::events::rules::events_to_choose;
use crate::law::settings::Ends;
use crate::state::State;
use crate::steps::{Phase, Step};

/// For what somebody is awaited, as the end of "The Medes are awaited …".
pub(crate) fn what(state: &State) -> &'static str {
    match state.course.step {
        Step::TieForPrytanis => "to pick the Prytanis",
        Step::ChooseEvents if events_to_choose(state) == 1 => "to choose an event",
        Step::ChooseEvents => "to choose the events",
        Step::Race => "to conceal Horses",
        Step::RaceTied => "to pick the winner of the race",
        Step::ChooseMotion => "to say what is put to the vote",
        Step::Ballot | Step::MotionBallot => "to vote",
        Step::Election => "to elect the Prytanis",
        Step::BallotTied | Step::MotionTied => "to decide the tie",
        Step::Outcome | Step::MotionOutcome => "to name a faction",
        Step::StasisCards => "to be ready with the cards",
        Step::Muster => "to commit Heroes",
        Step::Deploy => "to act",
        Step::Tyche => "to call on Tyche or not",
        Step::Battle => "to judge Heroes",
        Step::Share => "to share out the dice",
        Step::ScoreTied => "to name the winner of the stasis",
        Step::Amend => "to change an article",
        Step::Lobby
        | Step::Presiding
        | Step::EventsChosen
        | Step::Debate
        | Step::Strengths
        | Step::Check
        | Step::HandDice
        | Step::Battles
        | Step::BattleDice
        | Step::Spoils
        | Step::Score
        | Step::Amended
        | Step::Assembly
        | Step::MotionDebate
        | Step::Diplomacy => "to decide",
    }
}

/// What a clock is called, and what happens when it runs out; none where there is no clock.
pub(crate) fn clock(state: &State) -> Option<(&'static str, &'static str)> {
    let by_itself = state.settings.debate_ends == Ends::ByItself;
    Some(match state.course.step {
        Step::Presiding => ("The cycle", "The Prytanis chooses events."),
        Step::EventsChosen => ("Events", "The debate begins."),
        Step::Debate if by_itself => ("Debate", "The Support phase begins."),
        Step::Debate => ("Debate", "Control ends the debate."),
        Step::Race => ("Bids", "The bids are revealed."),
        Step::Election => ("Election", "The picks are revealed."),
        Step::MotionDebate if by_itself => ("Debate", "The motion is put to the vote."),
        Step::MotionDebate => ("Debate", "Control puts the motion to the vote."),
        Step::Ballot | Step::MotionBallot => ("Vote", "The votes are revealed."),
        Step::StasisCards => ("Cards", "The factions muster."),
        Step::Muster => ("Muster", "The first turn begins."),
        Step::Deploy => ("Turn", "The turn is passed."),
        Step::Tyche => ("Tyche", "The Tyche dice are shown."),
        Step::Battles => ("Battles", "The next battle begins."),
        Step::BattleDice => ("Dice", "The dice are thrown."),
        Step::Battle => ("Battle", "Heroes not judged are spared; the next battle begins."),
        Step::Spoils => ("Spoils", "It goes on."),
        Step::Share => ("Dice", "The dice are shared out by lot."),
        Step::Lobby
        | Step::TieForPrytanis
        | Step::ChooseEvents
        | Step::RaceTied
        | Step::Strengths
        | Step::ChooseMotion
        | Step::BallotTied
        | Step::Outcome
        | Step::Check
        | Step::HandDice
        | Step::Score
        | Step::ScoreTied
        | Step::Amend
        | Step::Amended
        | Step::Assembly
        | Step::MotionTied
        | Step::MotionOutcome
        | Step::Diplomacy => return None,
    })
}

/// A phase's name for people.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "Gathering",
        Phase::Prytanis => "Prytanis",
        Phase::Event => "Event",
        Phase::Debate => "Debate",
        Phase::Support => "Support",
        Phase::Vote => "Vote",
        Phase::Check => "Check",
        Phase::Stasis => "Stasis",
        Phase::Assembly => "Assembly",
        Phase::Diplomacy => "Diplomacy Round",
    }
}
