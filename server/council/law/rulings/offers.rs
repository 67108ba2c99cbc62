//! What Control may do to let the council run by itself.

use crate::action::{Action, Group};
use crate::law::rulings::{SettingsCommand, rules};
use crate::state::State;

/// The council goes on by itself, or step by step (C-4, C-11, C-15).
pub(crate) fn run(state: &State) -> Option<Action> {
    if !rules::may_run(state) {
        return None;
    }
    let runs = rules::runs(state);
    let command = SettingsCommand::ChangeSettings { changes: rules::rulings(!runs) };
    let (key, label, says) = if runs {
        let says = "What is only shown waits for Control, and so do the reveals of bids and votes.";
        ("council:step", "Step by hand", says.to_owned())
    } else {
        let says = format!(
            "What is only shown goes on after {} seconds; bids and votes are revealed when all are in.",
            rules::SHOWN
        );
        ("council:run", "Let the council run", says)
    };
    Some(Action::new(key, Group::Run, label, says, command))
}
