//! Why it is an Assembly or a stasis that comes (C-22, C-23).

use game::text;

use crate::cycle::check::rules::stasis_due;
use crate::cycle::check::shown::check;
use crate::law::settings::Ruling;
use crate::law::texts::shown;
use crate::log::{BecauseView, Decision};
use crate::state::State;
use crate::steps::Step;

/// What the check found, while it lasts.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    if state.course.step != Step::Check {
        return None;
    }
    let (stasis, assembly) = (stasis_due(state), state.assembly_due());
    let (rule, reason) = match (stasis, assembly) {
        (true, _) => ("C-23", state.reason(Ruling::StasisThreshold)),
        (false, true) => ("C-22", state.reason(Ruling::AgendaFull)),
        (false, false) => ("C-24", None),
    };
    let found = check(state);
    let sentence = text!("check-both", stasis = found.stasis, assembly = found.assembly);
    Some(BecauseView::new(Decision::Check, rule, reason.map(shown::reason), sentence))
}
