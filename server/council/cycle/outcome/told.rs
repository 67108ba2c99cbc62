//! What the log says of what decisions do (C-19, A-6).

use crate::cycle::outcome::view::told;
use crate::cycle::outcome::{OutcomeEvent, OutcomeOf};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The lines on an event, of the state as it was.
pub(crate) fn before(state: &State, event: &OutcomeEvent) -> Vec<Draft> {
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
pub(crate) fn after(state: &State, event: &OutcomeEvent) -> Option<Draft> {
    match event {
        OutcomeEvent::OutcomeDrawnUp { card, option: None, .. } => {
            let title = &state.card(card).title;
            let text = format!("Nothing passed on “{title}”; its default comes next.");
            Some(line(LogKind::Vote, text))
        }
        OutcomeEvent::TargetChosen { faction, .. } => {
            let text = format!("The {} are named.", state.name(faction));
            Some(line(LogKind::Council, text).about([faction]))
        }
        OutcomeEvent::TaskTicked { done: true, task } => {
            let task = state.happening.tasks.iter().find(|row| row.id == *task)?;
            Some(line(LogKind::Control, format!("Done: {}", task.text)).for_control())
        }
        OutcomeEvent::OutcomeDrawnUp { option: Some(_), .. }
        | OutcomeEvent::MotionDrawnUp { .. }
        | OutcomeEvent::OutcomeRevised { .. }
        | OutcomeEvent::OutcomeHappened
        | OutcomeEvent::EventSettled { .. }
        | OutcomeEvent::TaskTicked { done: false, .. } => None,
    }
}

fn happened(state: &State) -> Vec<Draft> {
    let Some(outcome) = &state.happening.outcome else { return Vec::new() };
    let title = state.outcome_title(&outcome.of);
    let way = match &outcome.of {
        OutcomeOf::Event { card, option: Some(option) } => {
            state.card(card).options[*option].label.clone()
        }
        OutcomeOf::Event { .. } => "nothing passed".to_owned(),
        OutcomeOf::Motion(_) => "adopted".to_owned(),
    };
    let head = line(LogKind::Council, format!("“{title}” is settled: {way}."));
    let told = told(state, outcome);
    let changes = outcome.changes.iter().zip(told).map(|(change, says)| {
        let text = match &change.revised {
            None => format!("{says}, by “{title}”"),
            Some(reason) if change.struck => format!("Struck out by Control: {says}: {reason}"),
            Some(reason) => format!("{says}, by “{title}”; changed by Control: {reason}"),
        };
        line(LogKind::Figure, text).about(&change.factions)
    });
    [head].into_iter().chain(changes).collect()
}
