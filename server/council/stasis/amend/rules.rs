//! Whether the constitution is to be changed (S-34).

use crate::state::State;

/// Whether a text stands ready for an article: where none does the table waits for no winner, who may
/// still find words of its own.
pub(crate) fn is_ready(state: &State) -> bool {
    state.code.constitution.iter().any(|row| !row.ready.is_empty())
}
