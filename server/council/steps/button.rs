//! The one big button: what it does in each step, or for whom it waits.

use game::{Name, Text, text};

use serde::Serialize;

use crate::command::Command;
use crate::cycle::outcome;
use crate::ids::FactionId;
use crate::state::State;
use crate::steps::rules::{decider, is_undecided, question};
use crate::steps::words::missing;
use crate::steps::{StepsCommand, said};

/// The one big button.
pub(crate) fn next(state: &State) -> NextView {
    let waits = match outcome::rules::open_choice(state) {
        Some((_, who)) => Some(state.there(outcome::rules::chooser(state, who)).cloned()),
        None => is_undecided(state).then(|| decider(state).cloned()),
    };
    if let Some(waits_for) = waits {
        return waiting(state, waits_for);
    }
    let (label, says) = (said::of(question(state)).button)(state);
    NextView {
        label,
        says,
        command: Some(Command::Steps(StepsCommand::Advance { step: state.course.step_number })),
        waits_for: None,
        ready: missing(state).is_empty(),
    }
}

fn waiting(state: &State, waits_for: Option<FactionId>) -> NextView {
    let what = (said::of(question(state)).awaited)(state);
    let (label, says) = match &waits_for {
        Some(id) => (
            text!("step-waiting-for", who = Name::of(state.name(id)), what = what),
            text!("step-press-to-decide-in-their"),
        ),
        None => (text!("step-control-is", what = what), text!("step-nobody-else-can-press-to")),
    };
    NextView { label, says, command: None, waits_for, ready: false }
}

/// The next step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct NextView {
    /// Named by what it will do: "Reveal the bids: 7 of 8 in, Medes missing".
    pub label: Text,
    /// What it will do, in a sentence.
    pub says: Text,
    /// Absent while somebody must decide first: then the button opens the way to decide for them.
    pub command: Option<Command>,
    /// For whom it waits, when the command is absent.
    pub waits_for: Option<FactionId>,
    /// Whether everything awaited is in.
    pub ready: bool,
}
