//! The one big button: what it does in each step, or for whom it waits.

use serde::Serialize;

use crate::assembly::sitting::rules::next_motion;
use crate::command::Command;
use crate::content::RoundKind;
use crate::cycle::check::rules::stasis_due;
use crate::cycle::{outcome, race, vote};
use crate::day::words::begin_next;
use crate::ids::FactionId;

use crate::stasis::battle::rules::chooses;
use crate::stasis::cards::rules::can_choose;
use crate::stasis::streets::rules::wanted;
use crate::state::State;
use crate::steps::rules::{decider, is_undecided};
use crate::steps::view::awaiting;
use crate::steps::words::{self, what};
use crate::steps::{Step, StepsCommand};

/// What the next Action Round begins with.
const RESUMES: &str = "Play resumes where it halted.";

/// The one big button.
pub(crate) fn next(state: &State) -> NextView {
    let waits = match outcome::rules::open_choice(state) {
        Some((_, who)) => Some(state.there(outcome::rules::chooser(state, who)).cloned()),
        None => is_undecided(state).then(|| decider(state).cloned()),
    };
    if let Some(waits_for) = waits {
        return waiting(state, waits_for);
    }
    let (label, says) = button(state);
    NextView {
        label,
        says: says.into(),
        command: Some(Command::Steps(StepsCommand::Advance { step: state.course.step_number })),
        waits_for: None,
        ready: awaiting(state).is_empty(),
    }
}

fn waiting(state: &State, waits_for: Option<FactionId>) -> NextView {
    let what = what(state);
    let (label, says) = match &waits_for {
        Some(id) => (
            format!("Waiting for the {} {what}", state.name(id)),
            "Press to decide in their place.",
        ),
        None => (format!("Control is {what}"), "Nobody else can; press to decide."),
    };
    NextView { label, says: says.into(), command: None, waits_for, ready: false }
}

/// What the button says where it goes on, and what it will do.
fn button(state: &State) -> (String, &'static str) {
    let or_diplomacy = |label: &str| {
        if state.course.diplomacy_called { begin_next(state) } else { label.to_owned() }
    };
    match state.course.step {
        Step::Lobby => (
            "Begin the first cycle".into(),
            "The decks are shuffled, three events turned up, and the Prytanis is found.",
        ),
        Step::Election => {
            (format!("Reveal the election: {}", votes_in(state)), "All picks are shown at once.")
        }
        Step::Presiding => (or_diplomacy("Turn to the events"), "The Prytanis chooses events."),
        Step::EventsChosen => (or_diplomacy("Open the debate"), "The clock of the debate starts."),
        Step::Debate => {
            (or_diplomacy("End the debate, start the race"), "The Archons conceal their Horses.")
        }
        Step::Race => {
            (format!("Reveal the bids: {}", bids_in(state)), "All bids are shown at once.")
        }
        Step::Strengths => (or_diplomacy(&to_vote(state)), "Strengths stand as they are shown."),
        Step::Ballot | Step::MotionBallot => {
            (format!("Reveal the votes: {}", votes_in(state)), "All votes are shown at once.")
        }
        Step::Outcome if vote::rules::vetoable(state).is_some() => {
            ("Let it happen".into(), "It becomes true; until then the Prytanis may veto it.")
        }
        Step::Outcome | Step::MotionOutcome => {
            ("Let it happen".into(), "What is shown becomes true.")
        }
        Step::Check => (after_check(state), "Grants and the horse bonus lapse."),
        Step::StasisCards => (
            format!("Muster the factions: {}", tally(state, choosers(state))),
            "Units are mustered; no more cards are bought.",
        ),
        Step::Muster => (
            format!("Begin the deployment: {}", tally(state, choosers(state))),
            "The first turn begins; Heroes that are not committed are safe.",
        ),
        Step::HandDice => {
            ("Let the program throw".into(), "Or enter the dice that were thrown by hand.")
        }
        Step::Battles => (next_battle(state), "Its sides are shown; Tyche may be bought."),
        Step::Tyche => (
            format!("Show the Tyche dice: {}", tally(state, buyers(state))),
            "All choices are shown at once and paid for.",
        ),
        Step::BattleDice => ("Throw the dice".into(), "Or enter dice that were thrown by hand."),
        Step::Battle => (next_battle(state), "Heroes that are not judged are spared."),
        Step::Spoils => spoils(state),
        Step::Share => (
            "Share the dice by lot".into(),
            "Or wait for whoever holds the place, or share in its place.",
        ),
        Step::Score => ("Crown the winner".into(), "The winner changes an article."),
        Step::Amended => {
            ("End the stasis".into(), "The units leave the city; the Stasis number falls as ruled.")
        }
        Step::Assembly => match next_motion(state) {
            Some(motion) => (
                format!("Read the motion “{}”", motion.title),
                "Its text is shown and its debate begins.",
            ),
            None => (begin_next(state), "The Assembly is over."),
        },
        Step::MotionDebate => {
            ("Put the motion to the vote".into(), "The debate ends; the factions vote.")
        }
        Step::Diplomacy => match (state.next_round(), state.course.resume) {
            (RoundKind::Action, Some(resume)) => {
                let label = begin_next(state);
                (format!("{label}: {} phase", words::phase(resume)), RESUMES)
            }
            _ => (begin_next(state), "The round under way ends."),
        },
        // It waits: see `is_undecided`.
        Step::TieForPrytanis
        | Step::ChooseEvents
        | Step::RaceTied
        | Step::ChooseMotion
        | Step::BallotTied
        | Step::MotionTied
        | Step::Deploy
        | Step::ScoreTied
        | Step::Amend => (String::new(), ""),
    }
}

fn spoils(state: &State) -> (String, &'static str) {
    match wanted(state).first() {
        Some(throw) => (
            format!("Throw for the {}", state.name(&throw.faction)),
            "Or enter dice that were thrown by hand.",
        ),
        None => ("Draw up the score sheet".into(), "Every Victory Point with its rule."),
    }
}

fn choosers(state: &State) -> usize {
    state.factions().filter(|row| can_choose(state, row)).count()
}

fn buyers(state: &State) -> usize {
    let sides = state.the_streets().battle().into_iter().flat_map(|battle| &battle.sides);
    sides.filter(|side| chooses(state, &side.faction)).count()
}

fn next_battle(state: &State) -> String {
    match state.the_streets().next_battle() {
        Some(battle) => format!("Battle for the {}", state.objective(&battle.objective).name),
        None => "Settle who holds the city".into(),
    }
}

fn to_vote(state: &State) -> String {
    match state.docket.as_slice() {
        [] => "Nothing to vote on: go to the check".into(),
        [only] if state.card(&only.card).options.len() == 1 => {
            format!("Open the vote on “{}”", state.card(&only.card).title)
        }
        _ => "Open the vote".into(),
    }
}

fn after_check(state: &State) -> String {
    match (stasis_due(state), state.course.diplomacy_called) {
        (true, _) => "Stasis breaks out".into(),
        (false, true) => begin_next(state),
        (false, false) => "Begin the next cycle".into(),
    }
}

/// "7 of 8 in, Medes missing".
fn bids_in(state: &State) -> String {
    let able = state.factions().filter(|row| race::rules::conceals(row));
    tally(state, able.count())
}

fn votes_in(state: &State) -> String {
    tally(state, state.voters().filter(|row| !row.is_away()).count())
}

fn tally(state: &State, all: usize) -> String {
    let missing: Vec<FactionId> = awaiting(state).into_iter().map(|row| row.faction).collect();
    match missing.len() {
        0 => "all are in".into(),
        1 | 2 => {
            let names = state.names(&missing);
            format!("{} of {all} in, {names} missing", all - missing.len())
        }
        many => format!("{} of {all} in", all.saturating_sub(many)),
    }
}

/// The next step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct NextView {
    /// Named by what it will do: "Reveal the bids: 7 of 8 in, Medes missing".
    pub label: String,
    /// What it will do, in a sentence.
    pub says: String,
    /// Absent while somebody must decide first: then the button opens the way to decide for them.
    pub command: Option<Command>,
    /// For whom it waits, when the command is absent.
    pub waits_for: Option<FactionId>,
    /// Whether everything awaited is in.
    pub ready: bool,
}
