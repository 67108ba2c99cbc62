//! What a table does before it is played on where somebody may know what lies hidden in it, as whoever has it as a
//! file does.

use serde_json::json;
use uuid::Uuid;

use super::desk::Party;
use super::dice::Dice;
use super::draft::WorkingCopy;
use super::rulings::draws;
use super::truth::Truth;
use crate::journal::TableId;

/// A table that is committed to a new seed, but for a rehearsal, which has one of its own; where what lies hidden
/// may be `known` to somebody, that is made anew with it: in the same append, so that neither is ever without the
/// other.
///
/// # Errors
/// When the rules cannot do it.
pub(crate) fn renewed(
    id: TableId,
    truth: &Truth,
    rehearsal: Option<u64>,
    known: bool,
) -> anyhow::Result<WorkingCopy> {
    let mut draft = WorkingCopy::of(truth, truth.at);
    if rehearsal.is_none() {
        let command = json!({ "do": "commit_draws" });
        draft.settle((&Party::Server, None), Uuid::new_v4(), &command, &[draws::commit(id)]);
    }
    if known {
        draft.renew(truth, &mut Dice::new(id, rehearsal))?;
    }
    Ok(draft)
}
