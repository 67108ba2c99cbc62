//! The articles that the winner may change, or none (S-34).

use game::text;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::law::texts::NewText;
use crate::stasis::amend::AmendCommand;
use crate::stasis::score::rules::crowned;
use crate::state::{Faction, State};
use crate::steps::Step;

/// What the winner may do.
pub(crate) fn archon(state: &State, faction: &Faction) -> Vec<Action> {
    let amends = state.course.step == Step::Amend && crowned(state) == Some(&faction.id);
    if amends { amendments(state) } else { Vec::new() }
}

/// S-34.
fn amendments(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    for (number, row) in (1..).zip(&state.code.constitution) {
        for text in &row.ready {
            let (article, id) = (row.id, text.words.id);
            let command = Command::Amend(AmendCommand::Amend {
                step: state.course.step_number,
                article,
                to: NewText::Alternative(id),
            });
            let key = format!("amend:{}:{}", article, id);
            let label = text!("amend-article", number = number, title = &row.title);
            actions.push(Action::new(key, Group::Amend, label, &text.changes, command));
        }
    }
    actions.push(Action::new(
        "amend:nothing",
        Group::Amend,
        text!("amend-leave-it"),
        text!("amend-leave-it-says"),
        AmendCommand::LeaveConstitution { step: state.course.step_number },
    ));
    actions
}
