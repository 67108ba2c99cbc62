//! Who is still to name whom a change strikes (C-19).

use crate::cycle::outcome::Chooser;
use crate::ids::FactionId;
use crate::state::State;

/// The first change that waits for somebody to name whom it strikes.
pub(crate) fn open_choice(state: &State) -> Option<(usize, Chooser)> {
    let changes = &state.happening.outcome.as_ref()?.changes;
    changes.iter().enumerate().find_map(|(index, change)| {
        change.chooser.filter(|_| !change.struck).map(|chooser| (index, chooser))
    })
}

/// Whose an open choice is: the Prytanis's Archon's, or Control's.
pub(crate) fn chooser(state: &State, chooser: Chooser) -> Option<&FactionId> {
    match chooser {
        Chooser::Prytanis => state.chair.prytanis.as_ref(),
        Chooser::Control => None,
    }
}

/// The Archon that names the next target, if it is an Archon's to name and somebody is there.
pub(crate) fn target_falls_to(state: &State) -> Option<&FactionId> {
    state.there(target_named(state))
}

/// The Archon that the rules name for it.
pub(crate) fn target_named(state: &State) -> Option<&FactionId> {
    let (_, chooser) = open_choice(state)?;
    self::chooser(state, chooser)
}
