//! What is going on, in one line.

use crate::state::State;
use crate::steps::rules::question;
use crate::steps::said;

/// What is going on.
pub(crate) fn headline(state: &State) -> String {
    (said::of(question(state)).headline)(state)
}
