//! What Control sees beyond what everybody sees. What is hidden from all is hidden from Control too
//! (C-10, C-15).

use crate::assembly::{agenda, sitting};
use crate::command::{Command, Pick, StepsCommand};
use crate::content::RoundKind;
use crate::cycle::race::rules::Eyes;
use crate::cycle::{check, outcome, race, vote};
use crate::day::words;
use crate::decide::flow;
use crate::ids::FactionId;
use crate::legal;
use crate::sentences;
use crate::stasis::streets;
use crate::state::{Faction, State};
use crate::view::{ControlSeat, ControlView, NextView, Step, TaskView, VoterView};

use super::{alarms, ask, awaiting, count, decks, lines};

/// Lines of the log that Control sees.
const CONTROL_LINES: usize = 200;
/// What the next Action Round begins with.
const RESUMES: &str = "Play resumes where it halted.";
/// Votes of a faction that Control sees one by one.
const LAST_VOTES: usize = 12;

/// What Control sees beyond the council's view.
pub(crate) fn control(state: &State) -> ControlView {
    let actions = legal::control(state);
    ControlView {
        next: next(state),
        alarms: alarms::alarms(state, &actions),
        actions,
        seats: state.factions.iter().map(|faction| seat(state, faction)).collect(),
        settings: state.settings.rows(),
        tasks: state
            .tasks
            .iter()
            .map(|task| TaskView {
                id: task.id,
                text: task.text.clone(),
                source: task.source.clone(),
                done: task.done,
            })
            .collect(),
        proposals: agenda::view::proposals(state, None),
        voters: state.factions.iter().map(voter).collect(),
        street: streets::view::desk(state),
        open_deck: decks::open(state),
        changes: state.changes.last(usize::MAX).map(|(at, row)| (at, row.clone())).collect(),
        log: lines(state.logs.control(), CONTROL_LINES),
    }
}

fn seat(state: &State, faction: &Faction) -> ControlSeat {
    ControlSeat {
        faction: faction.id.clone(),
        ask: ask::ask(state, faction),
        actions: legal::archon(state, faction),
        give: legal::give(state, faction, Eyes::Control),
        street: streets::view::desk_seat(state, faction),
    }
}

/// The one big button.
fn next(state: &State) -> NextView {
    let waits = match outcome::rules::open_choice(state) {
        Some((_, who)) => Some(state.there(outcome::rules::chooser(state, who)).cloned()),
        None => undecided(state).then(|| decider(state).cloned()),
    };
    if let Some(waits_for) = waits {
        return waiting(state, waits_for);
    }
    let (label, says) = advance(state);
    NextView {
        label,
        says: says.into(),
        command: Some(Command::Steps(StepsCommand::Advance { step: state.step_number })),
        waits_for: None,
        ready: awaiting(state).is_empty(),
    }
}

/// Whether the step waits for a decision that the big button cannot take.
fn undecided(state: &State) -> bool {
    matches!(
        state.step,
        Step::TieForPrytanis
            | Step::ChooseEvents
            | Step::RaceTied
            | Step::ChooseMotion
            | Step::BallotTied
            | Step::MotionTied
            | Step::Deploy
            | Step::ScoreTied
            | Step::Amend
    )
}

/// Who must decide: in the streets, whose turn it is.
fn decider(state: &State) -> Option<&FactionId> {
    match state.step {
        Step::Deploy => state.the_streets().mover(),
        _ => flow::decider(state),
    }
}

fn waiting(state: &State, waits_for: Option<FactionId>) -> NextView {
    let what = match state.step {
        Step::RaceTied => "to pick the winner of the race",
        Step::ScoreTied => "to name the winner of the stasis",
        _ => ask::what(state),
    };
    let (label, says) = match &waits_for {
        Some(id) => (
            format!("Waiting for the {} {what}", state.name(id)),
            "Press to decide in their place.",
        ),
        None => (format!("Control is {what}"), "Nobody else can; press to decide."),
    };
    NextView { label, says: says.into(), command: None, waits_for, ready: false }
}

fn advance(state: &State) -> (String, &'static str) {
    let diplomacy = state.diplomacy_called;
    let or_diplomacy = |label: &str| {
        if diplomacy { words::begin_next(state) } else { label.to_owned() }
    };
    match state.step {
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
        Step::Assembly => match sitting::rules::next_motion(state) {
            Some(motion) => (
                format!("Read the motion “{}”", motion.title),
                "Its text is shown and its debate begins.",
            ),
            None => (words::begin_next(state), "The Assembly is over."),
        },
        Step::MotionDebate => {
            ("Put the motion to the vote".into(), "The debate ends; the factions vote.")
        }
        Step::Diplomacy => match (state.next_round(), state.resume) {
            (RoundKind::Action, Some(resume)) => {
                let label = words::begin_next(state);
                (format!("{label}: {} phase", sentences::phase(resume)), RESUMES)
            }
            _ => (words::begin_next(state), "The round under way ends."),
        },
        Step::TieForPrytanis
        | Step::ChooseEvents
        | Step::RaceTied
        | Step::ChooseMotion
        | Step::BallotTied
        | Step::MotionTied => (String::new(), ""),
        _ => in_the_streets(state),
    }
}

fn in_the_streets(state: &State) -> (String, &'static str) {
    let able =
        || state.factions.iter().filter(|row| crate::stasis::cards::rules::can_choose(state, row));
    match state.step {
        Step::StasisCards => (
            format!("Muster the factions: {}", tally(state, able().count())),
            "Units are mustered; no more cards are bought.",
        ),
        Step::Muster => (
            format!("Begin the deployment: {}", tally(state, able().count())),
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
        Step::Spoils => match streets::rules::wanted(state).first() {
            Some(throw) => (
                format!("Throw for the {}", state.name(&throw.faction)),
                "Or enter dice that were thrown by hand.",
            ),
            None => ("Draw up the score sheet".into(), "Every Victory Point with its rule."),
        },
        Step::Share => (
            "Share the dice by lot".into(),
            "Or wait for whoever holds the place, or share in its place.",
        ),
        Step::Score => ("Crown the winner".into(), "The winner changes an article."),
        _ => {
            ("End the stasis".into(), "The units leave the city; the Stasis number falls as ruled.")
        }
    }
}

fn buyers(state: &State) -> usize {
    let sides = state.the_streets().battle().into_iter().flat_map(|battle| &battle.sides);
    sides.filter(|side| crate::stasis::battle::rules::chooses(state, &side.faction)).count()
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
    match (check::rules::stasis_due(state), state.diplomacy_called) {
        (true, _) => "Stasis breaks out".into(),
        (false, true) => words::begin_next(state),
        (false, false) => "Begin the next cycle".into(),
    }
}

/// "7 of 8 in, Medes missing".
fn bids_in(state: &State) -> String {
    let able = state.factions.iter().filter(|row| race::rules::conceals(row));
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

fn voter(faction: &Faction) -> VoterView {
    let picks = &faction.record.0;
    let number = |pick: Pick| count(picks.iter().filter(|one| **one == pick).count());
    VoterView {
        faction: faction.id.clone(),
        yes: number(Pick::Yes),
        no: number(Pick::No),
        abstained: number(Pick::Abstain),
        last: picks[picks.len().saturating_sub(LAST_VOTES)..].to_vec(),
    }
}
