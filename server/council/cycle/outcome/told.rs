//! What the log says of what decisions do (C-19, A-6).

use game::{Name, text};

use crate::cycle::outcome::shown::told;
use crate::cycle::outcome::{OutcomeEvent, OutcomeOf};
use crate::log::{LogKind, NewLine, line};
use crate::state::State;

/// The lines on an event, of the state as it was.
pub(crate) fn before(state: &State, event: &OutcomeEvent) -> Vec<NewLine> {
    match event {
        OutcomeEvent::OutcomeHappened => happened(state),
        OutcomeEvent::OutcomeDrawnUp { .. }
        | OutcomeEvent::MotionDrawnUp { .. }
        | OutcomeEvent::TargetChosen { .. }
        | OutcomeEvent::OutcomeRevised { .. }
        | OutcomeEvent::EventSettled { .. }
        | OutcomeEvent::TaskTicked { .. } => Vec::new(),
    }
}

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &OutcomeEvent) -> Option<NewLine> {
    match event {
        OutcomeEvent::OutcomeDrawnUp { card, option: None, .. } => {
            let title = &state.card(card).title;
            let text = text!("outcome-nothing-passed-on-its-default", title = title);
            Some(line(LogKind::Vote, text))
        }
        OutcomeEvent::TargetChosen { faction, .. } => {
            let text = text!("outcome-are-named-2", who = Name::of(state.name(faction)));
            Some(line(LogKind::Council, text).about([faction]).of_seat())
        }
        OutcomeEvent::TaskTicked { done: true, task } => {
            let task = state.happening.tasks.iter().find(|row| row.id == *task)?;
            Some(line(LogKind::Control, text!("outcome-done", text = &task.text)).for_control())
        }
        OutcomeEvent::OutcomeDrawnUp { option: Some(_), .. }
        | OutcomeEvent::MotionDrawnUp { .. }
        | OutcomeEvent::OutcomeRevised { .. }
        | OutcomeEvent::OutcomeHappened
        | OutcomeEvent::EventSettled { .. }
        | OutcomeEvent::TaskTicked { done: false, .. } => None,
    }
}

fn happened(state: &State) -> Vec<NewLine> {
    let Some(outcome) = &state.happening.outcome else { return Vec::new() };
    let title = state.outcome_title(&outcome.of);
    let way = match &outcome.of {
        OutcomeOf::Event { card, option: Some(option) } => {
            state.card(card).options[*option].label.as_str().into()
        }
        OutcomeOf::Event { .. } => text!("outcome-nothing-passed"),
        OutcomeOf::Motion(_) => text!("outcome-adopted-2"),
    };
    let head = line(LogKind::Council, text!("outcome-is-settled", title = title, way = way));
    let told = told(state, outcome);
    let changes = outcome.changes.iter().zip(told).map(|(change, says)| {
        let text = match &change.revised {
            None => text!("outcome-by", says = says, title = title),
            Some(reason) if change.struck => {
                text!("outcome-struck-out-by-control", says = says, reason = reason)
            }
            Some(reason) => {
                text!("outcome-by-changed-by-control", says = says, title = title, reason = reason)
            }
        };
        line(LogKind::Figure, text).about(&change.factions)
    });
    [head].into_iter().chain(changes).collect()
}
