//! Control checks for an Assembly and for stasis (C-22, C-23).

use crate::assembly::sitting::SittingEvent;
use crate::decision::Decision;
use crate::steps::Step;

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
