//! What a decision does (C-19).

use game::Text;

use crate::assembly::agenda::DraftWords;
use crate::assembly::agenda::apply as agenda;
use crate::content::{Effect, Holder, Lever};
use crate::cycle::grants::apply::{add_support, void_grants};
use crate::cycle::outcome::{Change, Outcome, OutcomeEvent, OutcomeOf, Revision, Task};
use crate::law::texts::By;
use crate::law::texts::apply as texts;
use crate::origin::Origin;
use crate::state::{Faction, State};

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
