//! What is going on, in one line.

use game::Text;

use crate::state::State;
use crate::steps::rules::question;
use crate::steps::said;

/// What is going on.
pub(crate) fn headline(state: &State) -> Text {
    (said::of(question(state)).headline)(state)
}
