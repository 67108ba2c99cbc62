//! What is decided of outcomes (C-19, A-6), and what that changes.

use game::{Actor, Text, text};

use crate::assembly::agenda::{DraftWords, decide as agenda};
use crate::assembly::sitting::rules as sitting;
use crate::content::{Counter, Effect, Holder, Lever, Target};
use crate::cycle::events::DocketState;
use crate::cycle::grants::rules::{add_support, void_grants};
use crate::cycle::outcome::rules::{chooser, open_choice};
use crate::cycle::outcome::{
    Change, Chooser, Outcome, OutcomeCommand, OutcomeEvent, OutcomeOf, Revision, Task,
};
use crate::cycle::vote::Pick;
use crate::decision::{Decided, Decision, control_only, decides, known, reason, same_step};
use crate::ids::{CardId, FactionId};
use crate::law::texts::{By, decide as texts};
use crate::origin::Origin;
use crate::rejection::Rejection;
use crate::stasis::muster::rules::MOST_PROJECTS;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::row::Advance::If;
use crate::steps::row::{Advance, Onward, PLAIN, Row};

// What a decision will do is shown, changed where Control says so, and happens (C-19, A-6).

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
        // One that does not play is struck by nothing.
        Target::Faction(id) => that(&|row| row.id == *id),
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

// What a decision does (C-19).

/// Makes an event of an outcome true.
pub(crate) fn apply(state: &mut State, event: &OutcomeEvent) {
    match event {
        OutcomeEvent::OutcomeDrawnUp { card, option, changes } => {
            let of = OutcomeOf::Event { card: card.clone(), option: *option };
            state.happening.outcome = Some(Outcome { of, changes: changes.clone() });
        }
        OutcomeEvent::MotionDrawnUp { motion, changes } => {
            let of = OutcomeOf::Motion(*motion);
            state.happening.outcome = Some(Outcome { of, changes: changes.clone() });
        }
        OutcomeEvent::TargetChosen { change, faction } => {
            if let Some(row) = row(state, *change) {
                row.factions = vec![faction.clone()];
                row.chooser = None;
            }
        }
        OutcomeEvent::OutcomeRevised { change, to, reason } => {
            if let Some(row) = row(state, *change) {
                row.struck = *to == Revision::Struck;
                row.amount = match to {
                    Revision::Amount(by) => Some(*by),
                    Revision::Struck | Revision::Printed => None,
                };
                row.revised = (*to != Revision::Printed).then(|| reason.clone());
            }
        }
        OutcomeEvent::OutcomeHappened => happened(state),
        OutcomeEvent::EventSettled { card, state: settled } => {
            if let Some(row) = state.docket.iter_mut().find(|row| &row.card == card) {
                row.state = *settled;
            }
            state.happening.outcome = None;
        }
        OutcomeEvent::TaskTicked { task, done } => {
            if let Some(row) = state.happening.tasks.iter_mut().find(|row| row.id == *task) {
                row.done = *done;
            }
        }
    }
}

/// Everything that was not struck out becomes true, in order.
fn happened(state: &mut State) {
    let Some(outcome) = state.happening.outcome.take() else { return };
    let cause = state.outcome_title(&outcome.of).to_owned();
    let by = match &outcome.of {
        OutcomeOf::Motion(_) => Origin::Assembly,
        OutcomeOf::Event { .. } => Origin::Titled(cause.clone()),
    };
    for change in outcome.changes.iter().filter(|change| !change.struck) {
        happen(state, change, &cause, &by);
    }
}

fn row(state: &mut State, change: usize) -> Option<&mut Change> {
    state.happening.outcome.as_mut().and_then(|outcome| outcome.changes.get_mut(change))
}

/// One change becomes true; at a bound it stops (N-2). Articles and laws come `by_whom`.
pub(crate) fn happen(state: &mut State, change: &Change, cause: &str, by_whom: &Origin) {
    let by = change.by().unwrap_or(0);
    match &change.effect {
        Effect::Stasis { .. } => {
            let floor = state.course.act;
            state.totals.stasis.change(by, floor, Text::from(cause));
        }
        Effect::Wrath { .. } => state.totals.wrath.change(by, 0, Text::from(cause)),
        Effect::Motion { title, text, changes, measure } => {
            let words =
                DraftWords { title: title.clone(), text: text.clone(), changes: changes.into() };
            agenda::added(state, words, measure, Origin::Titled(cause.to_owned()), None);
        }
        Effect::Article { title, text, replaces, lever } => {
            texts::enter(state, title, text, *replaces, lever.clone(), by_whom.clone());
        }
        Effect::Law { title, text, lever, until } => {
            texts::proclaim(state, title, text, lever.clone(), *until, by_whom.clone());
        }
        Effect::Task { text } => {
            let id = state.fresh_id();
            let (text, source) = (text.into(), Origin::Titled(cause.to_owned()));
            state.happening.tasks.push(Task { id, text, source, done: false });
        }
        Effect::Supremacy { .. } => {
            if let Some(first) = change.factions.first() {
                let held_by = Holder::Faction(first.clone());
                texts::say(state, Lever::Supremacy { held_by }, by_card(cause));
            }
        }
        Effect::Support { label, until, .. } => {
            let by = u32::try_from(by).unwrap_or(0);
            for id in &change.factions {
                add_support(state, id, by, label, *until);
            }
        }
        Effect::Change { what, .. } => {
            strike(state, change, |faction| faction.ledger(*what).change(by, 0, Text::from(cause)));
        }
        Effect::Exile { .. } => strike(state, change, |faction| faction.exiled = true),
        Effect::Recall { .. } => strike(state, change, |faction| faction.exiled = false),
        Effect::Enfranchise { .. } => naturalize(state, change, true, cause),
        Effect::Disenfranchise { .. } => naturalize(state, change, false, cause),
    }
    void_grants(state);
}

fn naturalize(state: &mut State, change: &Change, is: bool, cause: &str) {
    for faction in change.factions.iter().cloned() {
        texts::say(state, Lever::Citizen { faction, is }, by_card(cause));
    }
}

fn by_card(cause: &str) -> Option<By> {
    Some(By::Card(cause.to_owned()))
}

fn strike(state: &mut State, change: &Change, does: impl Fn(&mut Faction)) {
    for id in &change.factions {
        does(state.faction_mut(id));
    }
}

// What the rules say of its steps.

/// What will happen is shown (C-19).
pub(crate) const OUTCOME: Row = Row { advance: Advance::Then(confirm, Onward::Event), ..PLAIN };

/// So it is of a motion that passed.
pub(crate) const MOTION: Row = Row { advance: If(confirm), ..PLAIN };
