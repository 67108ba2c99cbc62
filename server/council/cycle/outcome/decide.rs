//! What a decision will do is shown, changed where Control says so, and happens (C-19, A-6).

use game::{Actor, text};

use crate::assembly::sitting::decide as sitting;
use crate::content::{Counter, Effect, Target};
use crate::cycle::events::DocketState;
use crate::cycle::outcome::rules::{chooser, open_choice};
use crate::cycle::outcome::{Change, Chooser, OutcomeCommand, OutcomeEvent, OutcomeOf, Revision};
use crate::cycle::vote::Pick;
use crate::decision::{Decided, Decision, control_only, decides, known, reason, same_step};
use crate::ids::{CardId, FactionId};
use crate::rejection::Rejection;
use crate::stasis::muster::rules::MOST_PROJECTS;
use crate::state::{Faction, State};
use crate::steps::Step;

/// What is wanted of an outcome.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &OutcomeCommand) -> Decided {
    match command {
        OutcomeCommand::ChooseTarget { step, change, faction } => {
            same_step(d, *step)?;
            choose(d, actor, *change, faction)
        }
        OutcomeCommand::ReviseOutcome { step, change, to, reason } => {
            control_only(actor)?;
            same_step(d, *step)?;
            revise(d, *change, *to, reason)
        }
        OutcomeCommand::TickTask { task, done } => {
            control_only(actor)?;
            tick(d, *task, *done)
        }
    }
}

/// Shows what an option, or the default, will do.
pub(crate) fn draw_up(d: &mut Decision<'_>, card: &CardId, option: Option<usize>) {
    let printed = d.state.card(card);
    let effects = option.map_or(&printed.default.effects, |at| &printed.options[at].effects);
    let changes = effects.iter().map(|effect| change(&d.state, effect)).collect();
    d.emit(OutcomeEvent::OutcomeDrawnUp { card: card.clone(), option, changes });
    d.enter(Step::Outcome);
}

/// Shows what the adoption of a motion will do.
pub(crate) fn draw_up_motion(d: &mut Decision<'_>, id: u32) {
    let Some(motion) = d.state.motion(id) else { return };
    let effects = motion.measure.effects(&motion.title, &motion.text);
    let changes = effects.iter().map(|effect| change(&d.state, effect)).collect();
    d.emit(OutcomeEvent::MotionDrawnUp { motion: id, changes });
    d.enter(Step::MotionOutcome);
}

fn change(state: &State, effect: &Effect) -> Change {
    let (factions, chooser) = match effect.target() {
        Some(to) => resolve(state, to),
        None => (Vec::new(), None),
    };
    let effect = effect.clone();
    Change { effect, factions, chooser, amount: None, revised: None, struck: false }
}

fn resolve(state: &State, target: &Target) -> (Vec<FactionId>, Option<Chooser>) {
    let that = |test: &dyn Fn(&Faction) -> bool| -> Vec<FactionId> {
        state.factions().filter(|row| test(row)).map(|row| row.id.clone()).collect()
    };
    let arete = |faction: &Faction| faction.counter(Counter::Arete);
    let factions = match target {
        Target::Prytanis => match &state.chair.prytanis {
            Some(prytanis) => vec![prytanis.clone()],
            None => return (Vec::new(), Some(Chooser::Control)),
        },
        Target::HighestArete => {
            let most = state.factions().map(arete).max();
            that(&|row| Some(arete(row)) == most)
        }
        Target::LowestArete => {
            let least = state.factions().map(arete).min();
            that(&|row| Some(arete(row)) == least)
        }
        Target::VotedYes => that(&|row| picked(state, row, Pick::Yes)),
        Target::VotedNo => that(&|row| picked(state, row, Pick::No)),
        Target::Abstained => that(&|row| picked(state, row, Pick::Abstain)),
        Target::Citizens => that(&|row| row.citizen),
        Target::NonCitizens => that(&|row| !row.citizen),
        Target::Exiles => that(&|row| row.exiled),
        Target::Everyone => that(&|_| true),
        Target::Faction(id) => vec![id.clone()],
        Target::PrytanisChooses => return (Vec::new(), Some(Chooser::Prytanis)),
        Target::ControlChooses => return (Vec::new(), Some(Chooser::Control)),
    };
    (factions, None)
}

fn picked(state: &State, faction: &Faction, pick: Pick) -> bool {
    let result = state.voting.ballot.as_ref().and_then(|ballot| ballot.result.as_ref());
    result.is_some_and(|result| {
        result.picks.iter().any(|cast| cast.faction == faction.id && cast.pick == pick)
    })
}

fn choose(d: &mut Decision<'_>, actor: &Actor, change: u32, faction: &FactionId) -> Decided {
    let Some((open, who)) = open_choice(&d.state) else { return Err(Rejection::StepOver) };
    known(&d.state, faction)?;
    decides(&d.state, actor, chooser(&d.state, who))?;
    if open != change as usize {
        return Err(Rejection::NotOffered("not-offered-choice"));
    }
    d.emit(OutcomeEvent::TargetChosen { change: open, faction: faction.clone() });
    Ok(())
}

fn revise(d: &mut Decision<'_>, change: u32, to: Revision, why: &str) -> Decided {
    reason(why)?;
    let change = change as usize;
    let outcome = d.state.happening.outcome.as_ref().ok_or(Rejection::StepOver)?;
    let row = outcome.changes.get(change).ok_or(Rejection::NotOffered("not-offered-line"))?;
    let as_it_is = match to {
        Revision::Struck => row.struck,
        Revision::Amount(by) => !row.struck && row.by() == Some(by),
        Revision::Printed => !row.struck && row.amount.is_none(),
    };
    if as_it_is {
        return Err(Rejection::AlreadySo);
    }
    if let Revision::Amount(by) = to {
        amount_fits(row, by)?;
    }
    d.emit(OutcomeEvent::OutcomeRevised { change, to, reason: why.to_owned() });
    Ok(())
}

/// N-2.
fn amount_fits(row: &Change, by: i32) -> Decided {
    if row.by().is_none() {
        return Err(Rejection::NotOffered("not-offered-amount"));
    }
    if by.unsigned_abs() > 100_000 {
        return Err(Rejection::OutOfBounds(text!("refused-an-amount-is-at-most-100")));
    }
    let projects = matches!(row.effect, Effect::Change { what: Counter::Projects, .. });
    if projects && by.unsigned_abs() > MOST_PROJECTS {
        let sentence = text!("refused-too-many-projects", most = MOST_PROJECTS);
        return Err(Rejection::OutOfBounds(sentence));
    }
    if matches!(row.effect, Effect::Support { .. }) && by < 0 {
        return Err(Rejection::OutOfBounds(text!("refused-support-is-0-or-more")));
    }
    Ok(())
}

/// Control lets it happen; after an event the next one follows.
pub(crate) fn confirm(d: &mut Decision<'_>) -> Decided {
    if let Some((_, who)) = open_choice(&d.state) {
        let whose = d.state.there(chooser(&d.state, who));
        return Err(Rejection::WaitsFor(d.state.whom(whose)));
    }
    let of = d.state.happening.outcome.as_ref().ok_or(Rejection::StepOver)?.of.clone();
    d.emit(OutcomeEvent::OutcomeHappened);
    match of {
        OutcomeOf::Event { card, option } => {
            let passed = option.is_some();
            let state = if passed { DocketState::Passed } else { DocketState::Defaulted };
            d.emit(OutcomeEvent::EventSettled { card, state });
        }
        OutcomeOf::Motion(motion) => sitting::settle(d, motion, true),
    }
    Ok(())
}

/// Something that was to be done by hand is done, or is not.
fn tick(d: &mut Decision<'_>, task: u32, done: bool) -> Decided {
    let row = d.state.happening.tasks.iter().find(|row| row.id == task);
    if row.ok_or(Rejection::NotOffered("not-offered-task"))?.done == done {
        return Err(Rejection::AlreadySo);
    }
    d.emit(OutcomeEvent::TaskTicked { task, done });
    Ok(())
}
