//! What Control may do to let the council run by itself.

use game::text;

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
        let says = text!("rulings-what-is-only-shown-waits");
        ("council:step", text!("rulings-step-by-hand"), says.to_owned())
    } else {
        let says = text!("rulings-what-is-only-shown-goes", rules = rules::SHOWN);
        ("council:run", text!("rulings-let-the-council-run"), says)
    };
    Some(Action::new(key, Group::Run, label, says, command))
}
