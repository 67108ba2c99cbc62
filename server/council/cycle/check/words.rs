//! What is said of the Check phase (C-22 to C-24).

use game::{Text, text};

use crate::cycle::check::rules::stasis_due;
use crate::day::words::or_diplomacy;
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

/// Control checks for Assembly and stasis.
pub(crate) const CHECK: Said = Said {
    headline: |_| text!("check-the-agenda-and-the-streets"),
    meanwhile: Meanwhile::Asks(|state, _| {
        Ask::new(Urgency::Wait, text!("check-check"), next(state))
    }),
    button: |state| {
        if stasis_due(state) {
            let at_the_table = state.content.city().objectives.is_empty();
            let says = if at_the_table {
                text!("check-it-is-fought-out-at")
            } else {
                text!("check-stasis-cards-are-dealt-and")
            };
            return (text!("check-stasis-breaks-out"), says);
        }
        or_diplomacy(
            state,
            text!("check-begin-the-next-cycle"),
            text!("check-grants-and-the-horse-bonus"),
        )
    },
    ..PLAIN
};

/// What comes next.
pub(crate) fn next(state: &State) -> Text {
    match (stasis_due(state), state.course.diplomacy_called) {
        (true, true) => text!("check-stasis-is-fought-out-before"),
        (true, false) => text!("check-the-stasis-phase-begins"),
        (false, true) => text!("check-the-diplomacy-round-begins"),
        (false, false) => text!("check-the-next-cycle-begins"),
    }
}
