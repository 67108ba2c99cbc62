//! The rules of the Check phase (C-22, C-23): what holds and what is decided.

use crate::assembly::sitting::SittingEvent;
use crate::decision::Decision;
use crate::state::State;
use crate::steps::Step;
use crate::steps::row::{Onward, PLAIN, Row, then};

// Whether stasis breaks out when the Check phase ends (C-23). Whether an Assembly is due is for
// the agenda to say (C-22).

/// Whether stasis breaks out when the Check phase ends (C-23).
pub(crate) fn stasis_due(state: &State) -> bool {
    state.totals.stasis.value() >= state.settings.stasis_threshold
}

// Control checks for an Assembly and for stasis (C-22, C-23).

/// C-22, C-23: both may happen together.
pub(crate) fn enter(d: &mut Decision<'_>) {
    d.enter(Step::Check);
    announce_assembly(d);
}

/// C-22. Motions may still come while Control checks.
pub(crate) fn announce_assembly(d: &mut Decision<'_>) {
    if d.state.assembly_due() && !d.state.assembly.assembly_announced {
        d.emit(SittingEvent::AssemblyAnnounced);
    }
}

// What the rules say of its step.

/// Control checks for an Assembly and for stasis (C-22, C-23).
pub(crate) const CHECK: Row = Row { advance: then(Onward::Cycle), ..PLAIN };
