//! What Control may read to the Assembly.

use game::text;

use crate::action::{Action, Group};
use crate::assembly::sitting::{SittingCommand, rules};
use crate::state::State;

/// the motions that can be read now, other than the one that is next anyway.
pub(crate) fn motions_to_take_up(state: &State) -> Vec<Action> {
    let next = rules::next_motion(state).map(|motion| motion.id);
    let rows = state.assembly.agenda.iter().filter(|row| rules::may_take_up(state, row.id));
    rows.filter(|row| Some(row.id) != next)
        .map(|row| {
            let command =
                SittingCommand::TakeUpMotion { step: state.course.step_number, motion: row.id };
            let (key, says) =
                (format!("take_up:{}", row.id), text!("sitting-it-is-read-before-the"));
            Action::new(key, Group::TakeUp, &row.title, says, command)
        })
        .collect()
}
