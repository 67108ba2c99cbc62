//! Whether stasis breaks out when the Check phase ends (C-23). Whether an Assembly is due is for
//! the agenda to say (C-22).

use crate::state::State;

/// Whether stasis breaks out when the Check phase ends (C-23).
pub(crate) fn stasis_due(state: &State) -> bool {
    state.totals.stasis.value() >= state.settings.stasis_threshold
}
