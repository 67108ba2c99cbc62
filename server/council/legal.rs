//! What may be done now, each with the command that does it and a sentence on what it will do. A
//! screen offers these and computes no rule.

use crate::command::{
    Command, DayCommand, DecksCommand, SettingsCommand, SittingCommand, StepsCommand,
};
use crate::content::RoundKind;
use crate::cycle::race::rules::Eyes;
use crate::cycle::{debate, events, grants, outcome, prytanis, race, vote};
use crate::decide::archon;
use crate::decide::{assembly, control, flow, pace, rounds};
use crate::sentences;
use crate::stasis::streets;
use crate::state::{Faction, State};
use crate::view::{Action, GiveItem, GiveOffer, Group, Step};

pub(crate) fn action(
    key: impl Into<String>,
    group: Group,
    label: impl Into<String>,
    says: impl Into<String>,
    command: Command,
) -> Action {
    Action::new(key, group, label, says, command)
}

/// What an Archon may do now. The same for Control in its place: nothing here tells what is hidden.
pub(crate) fn archon(state: &State, faction: &Faction) -> Vec<Action> {
    let mut actions = Vec::new();
    if flow::named(state) == Some(&faction.id) {
        actions.extend(decisions(state));
    }
    if outcome::rules::target_named(state) == Some(&faction.id) {
        actions.extend(outcome::offers::targets(state));
    }
    actions.extend(step(state, faction));
    actions.extend(grants::offers::grants(state, faction));
    actions.extend(streets::offers::archon(state, faction));
    actions.extend(powers(state, faction));
    actions
}

/// What Control may do now as itself. Decisions that nobody else can make are among them.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if flow::decider(state).is_none() {
        actions.extend(decisions(state));
    }
    if outcome::rules::open_choice(state).is_some()
        && outcome::rules::target_falls_to(state).is_none()
    {
        actions.extend(outcome::offers::targets(state));
    }
    if state.there(debate::rules::gives_floor(state)).is_none() {
        actions.extend(debate::offers::floor(state));
    }
    actions.extend(motions_to_take_up(state));
    actions.extend(clock(state));
    actions.extend(vote::offers::void(state));
    actions.extend(streets::offers::control(state));
    actions.extend(rounds(state));
    actions.extend(run(state));
    actions.extend((0..state.decks.len()).filter_map(|deck| reshuffle(state, deck)));
    actions
}

/// The decisions that the step waits for, whoever makes them.
fn decisions(state: &State) -> Vec<Action> {
    match state.step {
        Step::TieForPrytanis => prytanis::offers::tied(state),
        Step::ChooseEvents => events::offers::event_sets(state),
        Step::RaceTied => race::offers::winners(state),
        Step::ChooseMotion => vote::offers::motions(state),
        Step::BallotTied | Step::MotionTied => vote::offers::ties(state),
        _ => Vec::new(),
    }
}

/// What the step offers to every Archon.
fn step(state: &State, faction: &Faction) -> Vec<Action> {
    match state.step {
        Step::Debate | Step::MotionDebate => vec![debate::offers::hand(state, faction)],
        Step::Race => race::offers::bids(state, faction),
        Step::RaceTied | Step::Strengths => {
            faction.heroes.iter().map(grants::offers::hero).collect()
        }
        Step::Ballot | Step::MotionBallot if faction.has_vote() => vote::offers::votes(state),
        Step::Election if faction.has_vote() => prytanis::offers::candidates(state),
        _ => Vec::new(),
    }
}

/// What articles let the Prytanis do.
fn powers(state: &State, faction: &Faction) -> Vec<Action> {
    if state.prytanis.as_ref() != Some(&faction.id) {
        return Vec::new();
    }
    let mut actions = Vec::new();
    actions.extend(events::offers::second_looks(state));
    actions.extend(vote::offers::veto(state));
    if debate::rules::gives_floor(state) == Some(&faction.id) {
        actions.extend(debate::offers::floor(state));
    }
    actions
}

/// the motions that can be read now, other than the one that is next anyway.
fn motions_to_take_up(state: &State) -> Vec<Action> {
    let next = assembly::next_motion(state).map(|motion| motion.id);
    let rows = state.agenda.iter().filter(|row| assembly::may_take_up(state, row.id));
    rows.filter(|row| Some(row.id) != next)
        .map(|row| {
            let command = Command::Sitting(SittingCommand::TakeUpMotion {
                step: state.step_number,
                motion: row.id,
            });
            let (key, says) = (format!("take_up:{}", row.id), "It is read before the others.");
            action(key, Group::TakeUp, &row.title, says, command)
        })
        .collect()
}

/// What may be handed over, and how many at most (C-12).
pub(crate) fn give(state: &State, faction: &Faction, eyes: Eyes) -> Option<GiveOffer> {
    let items = archon::GIVEABLE.into_iter().map(|what| {
        let most = race::rules::free(state, faction, what, eyes);
        GiveItem { what, most }
    });
    let what: Vec<GiveItem> = items.filter(|item| item.most > 0).collect();
    let others = state.factions.iter().filter(|other| other.id != faction.id);
    let to = others.map(|other| other.id.clone()).collect();
    (!what.is_empty()).then_some(GiveOffer { to, what })
}

fn clock(state: &State) -> Vec<Action> {
    let step = state.step_number;
    if !control::has_clock(state.step) {
        return Vec::new();
    }
    let set = |key: &str, label: &str, says: &str, seconds: u32| {
        action(
            key,
            Group::Clock,
            label,
            says,
            Command::Steps(StepsCommand::SetClock { step, seconds }),
        )
    };
    let stop = state.clock.as_ref().map(|_| {
        let says = "Nothing runs out until the clock is set again.";
        action(
            "clock:stop",
            Group::Clock,
            "Stop",
            says,
            Command::Steps(StepsCommand::StopClock { step }),
        )
    });
    let longer = vec![
        set("clock:30", "30 s", "The clock is set to half a minute from now.", 30),
        set("clock:60", "1 min", "The clock is set to a minute from now.", 60),
        set("clock:120", "2 min", "The clock is set to two minutes from now.", 120),
    ];
    longer.into_iter().chain(stop).collect()
}

/// Phases, rounds and Acts (C-1, A-1).
fn rounds(state: &State) -> Vec<Action> {
    use crate::view::Phase;
    let mut actions = Vec::new();
    let phase = state.phase();
    for round in [RoundKind::Assembly, RoundKind::Diplomacy, RoundKind::Action] {
        if rounds::may_begin(state, round) {
            let label = crate::show::begin_round(state, round);
            let command = Command::Day(DayCommand::BeginRound { step: state.step_number, round });
            let (key, says) = match round {
                RoundKind::Action => ("round:action", "Play resumes where it halted."),
                RoundKind::Diplomacy => ("round:diplomacy", "The Archons go to their factions."),
                RoundKind::Assembly => ("round:assembly", "The motions of the agenda are read."),
            };
            actions.push(action(key, Group::Round, label, says, command));
        }
    }
    if !matches!(phase, Phase::Lobby | Phase::Diplomacy) {
        let name = sentences::phase(phase);
        let says = format!("The {name} phase ends as it stands; what is undone stays undone.");
        let command = Command::Steps(StepsCommand::SkipPhase { step: state.step_number });
        actions.push(action("skip", Group::Skip, format!("Skip {name}"), says, command));
    }
    if !matches!(phase, Phase::Lobby | Phase::Diplomacy | Phase::Assembly) {
        actions.push(if state.diplomacy_called {
            let says = "Play goes on after this phase.";
            let label = "Cancel the Diplomacy Round";
            action(
                "diplomacy:cancel",
                Group::Diplomacy,
                label,
                says,
                Command::Day(DayCommand::CancelDiplomacy),
            )
        } else {
            let says = "Play halts at the end of this phase and the Archons may leave.";
            let label = "Call the Diplomacy Round";
            action(
                "diplomacy:call",
                Group::Diplomacy,
                label,
                says,
                Command::Day(DayCommand::CallDiplomacy),
            )
        });
    }
    if phase != Phase::Lobby && state.act < crate::content::ACTS {
        let act = state.act + 1;
        let says = format!("Stasis is at least {act}, and the cards of Act {act} join the decks.");
        let (key, label) = (format!("act:{act}"), format!("Begin Act {act}"));
        actions.push(action(
            key,
            Group::Act,
            label,
            says,
            Command::Day(DayCommand::AdvanceAct { act }),
        ));
    }
    actions
}

/// The council goes on by itself, or step by step (C-4, C-11, C-15).
fn run(state: &State) -> Option<Action> {
    if !pace::may_run(state) {
        return None;
    }
    let runs = pace::runs(state);
    let command =
        Command::Settings(SettingsCommand::ChangeSettings { changes: pace::rulings(!runs) });
    let (key, label, says) = if runs {
        let says = "What is only shown waits for Control, and so do the reveals of bids and votes.";
        ("council:step", "Step by hand", says.to_owned())
    } else {
        let says = format!(
            "What is only shown goes on after {} seconds; bids and votes are revealed when all are in.",
            pace::SHOWN
        );
        ("council:run", "Let the council run", says)
    };
    Some(action(key, Group::Run, label, says, command))
}

/// C-7.
fn reshuffle(state: &State, deck: usize) -> Option<Action> {
    if !control::may_reshuffle(state, deck) {
        return None;
    }
    let name = &state.content.events().decks[deck].name;
    let number = u32::try_from(deck).expect("there are three decks");
    let says = format!("The discards of “{name}” are shuffled back into it.");
    let command = Command::Decks(DecksCommand::Reshuffle { deck: number });
    Some(action(
        format!("reshuffle:{deck}"),
        Group::Deck,
        format!("Reshuffle {name}"),
        says,
        command,
    ))
}
