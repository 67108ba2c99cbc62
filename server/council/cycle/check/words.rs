//! What is said of the Check phase (C-22 to C-24).

use crate::cycle::check::rules::stasis_due;
use crate::day::words::or_diplomacy;
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

/// Control checks for Assembly and stasis.
pub(crate) const CHECK: Said = Said {
    headline: |_| "Control looks at the agenda and the streets.".into(),
    meanwhile: Meanwhile::Asks(|state, _| Ask::new(Urgency::Wait, "Check", next(state))),
    button: |state| {
        if stasis_due(state) {
            let at_the_table = state.content.city().objectives.is_empty();
            let says = if at_the_table {
                "It is fought out at the table; Control names the winner."
            } else {
                "Stasis cards are dealt, and the factions muster."
            };
            return ("Stasis breaks out".into(), says);
        }
        or_diplomacy(state, "Begin the next cycle", "Grants and the horse bonus lapse.")
    },
    ..PLAIN
};

/// What comes next.
pub(crate) fn next(state: &State) -> &'static str {
    match (stasis_due(state), state.course.diplomacy_called) {
        (true, true) => "Stasis is fought out before anybody leaves for the Diplomacy Round.",
        (true, false) => "The Stasis Phase begins.",
        (false, true) => "The Diplomacy Round begins.",
        (false, false) => "The next cycle begins.",
    }
}
