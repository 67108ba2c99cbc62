//! What each step offers: to whom it falls, to every Archon, and to Control of its clock.

use game::{Text, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::cycle::{debate, events, grants, prytanis, race, vote};
use crate::stasis::muster::rules::living;
use crate::stasis::{amend, battle, cards, muster};
use crate::state::{Faction, State};
use crate::steps::rules::has_clock;
use crate::steps::words;
use crate::steps::{Phase, Step, StepsCommand};

/// What a step offers.
pub(crate) struct Offers {
    /// To whom the decision falls that the step waits for.
    pub decides: fn(&State) -> Vec<Action>,
    /// To every Archon.
    pub archon: fn(&State, &Faction) -> Vec<Action>,
}

/// A step that offers nothing.
const NOTHING: Offers = Offers { decides: |_| Vec::new(), archon: |_, _| Vec::new() };

/// The row of a step.
pub(crate) fn of(step: Step) -> Offers {
    match step {
        Step::Election => Offers { archon: electors, ..NOTHING },
        Step::TieForPrytanis => Offers { decides: prytanis::offers::tied, ..NOTHING },
        Step::ChooseEvents => Offers { decides: events::offers::event_sets, ..NOTHING },
        Step::Debate | Step::MotionDebate => {
            Offers { archon: |state, row| vec![debate::offers::hand(state, row)], ..NOTHING }
        }
        Step::Race => Offers { archon: race::offers::bids, ..NOTHING },
        Step::RaceTied => Offers { decides: race::offers::winners, archon: heroes },
        Step::Strengths => Offers { archon: heroes, ..NOTHING },
        Step::ChooseMotion => Offers { decides: vote::offers::motions, ..NOTHING },
        Step::Ballot | Step::MotionBallot => Offers { archon: voters, ..NOTHING },
        Step::BallotTied | Step::MotionTied => Offers { decides: vote::offers::ties, ..NOTHING },
        Step::StasisCards => Offers { archon: buy, ..NOTHING },
        Step::Muster => Offers { archon: commit, ..NOTHING },
        Step::Tyche => Offers { archon: battle::offers::tyche, ..NOTHING },
        Step::Battle => Offers { archon: battle::offers::mercy, ..NOTHING },
        Step::Amend => Offers { archon: amend::offers::archon, ..NOTHING },
        Step::Lobby
        | Step::Presiding
        | Step::EventsChosen
        | Step::Outcome
        | Step::Check
        | Step::Deploy
        | Step::HandDice
        | Step::Battles
        | Step::BattleDice
        | Step::Spoils
        | Step::Share
        | Step::Score
        | Step::ScoreTied
        | Step::Amended
        | Step::Assembly
        | Step::MotionOutcome
        | Step::Diplomacy => NOTHING,
    }
}

fn heroes(state: &State, faction: &Faction) -> Vec<Action> {
    living(faction).map(|hero| grants::offers::hero(state, faction, hero)).collect()
}

fn voters(state: &State, faction: &Faction) -> Vec<Action> {
    if faction.has_vote() { vote::offers::votes(state) } else { Vec::new() }
}

fn electors(state: &State, faction: &Faction) -> Vec<Action> {
    if faction.has_vote() { prytanis::offers::candidates(state) } else { Vec::new() }
}

fn buy(state: &State, faction: &Faction) -> Vec<Action> {
    let ready = cards::offers::ready(state, faction);
    cards::offers::buy(state, faction).into_iter().chain(ready).collect()
}

fn commit(state: &State, faction: &Faction) -> Vec<Action> {
    let heroes = living(faction).map(|hero| muster::offers::commit(state, hero));
    heroes.chain(cards::offers::ready(state, faction)).collect()
}

/// What Control may do with the clock of the step under way.
pub(crate) fn clock_offers(state: &State) -> Vec<Action> {
    let step = state.course.step_number;
    if !has_clock(state.course.step) {
        return Vec::new();
    }
    let set = |key: &str, label: Text, says: Text, seconds: u32| {
        let command = Command::Steps(StepsCommand::SetClock { step, seconds });
        Action::new(key, Group::Clock, label, says, command)
    };
    let stop = state.course.clock.running().map(|_| {
        let says = text!("step-nothing-runs-out-until-the");
        let command = Command::Steps(StepsCommand::StopClock { step });
        Action::new("clock:stop", Group::Clock, text!("step-stop"), says, command)
    });
    let longer = vec![
        set("clock:30", text!("step-30-s"), text!("step-the-clock-is-set-to"), 30),
        set("clock:60", text!("step-1-min"), text!("step-the-clock-is-set-to-2"), 60),
        set("clock:120", text!("step-2-min"), text!("step-the-clock-is-set-to-3"), 120),
    ];
    longer.into_iter().chain(stop).collect()
}

/// Control may end the phase under way.
pub(crate) fn skip(state: &State) -> Option<Action> {
    let phase = state.phase();
    if matches!(phase, Phase::Lobby | Phase::Diplomacy) {
        return None;
    }
    let name = words::phase(phase);
    let says = text!("step-phase-ends-as-it-stands", phase = &name);
    let command = Command::Steps(StepsCommand::SkipPhase { step: state.course.step_number });
    Some(Action::new("skip", Group::Skip, text!("step-skip", name = name), says, command))
}
