//! What the Check phase found, as everybody sees it (C-22 to C-24).

use serde::Serialize;

use crate::cycle::check::rules::stasis_due;
use crate::cycle::check::words;
use crate::law::texts::words::by;
use crate::state::State;

/// What the Check phase found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CheckView {
    /// The agenda, in a sentence.
    pub assembly: String,
    /// The Stasis number, in a sentence.
    pub stasis: String,
    /// What comes next.
    pub next: String,
    /// Whether the agenda is full: an Assembly opens the next Diplomacy Round (C-22).
    pub assembly_due: bool,
    /// Whether stasis breaks out (C-23).
    pub stasis_due: bool,
}

/// C-22 to C-24.
pub(crate) fn check(state: &State) -> CheckView {
    let (motions, full) = (state.agenda_count(), state.settings.agenda_full);
    let article = by(state.reason("agenda_full"));
    let assembly = if state.assembly_due() {
        format!("{motions} of {full} motions{article}: an Assembly opens the next Diplomacy Round.")
    } else {
        format!("{motions} of {full} motions{article}: no Assembly yet.")
    };
    let (number, threshold) = (state.totals.stasis.value(), state.settings.stasis_threshold);
    let article = by(state.reason("stasis_threshold"));
    let stasis = if stasis_due(state) {
        format!("Stasis {number} of {threshold}{article}: the streets are lost. Stasis breaks out.")
    } else {
        format!("Stasis {number} of {threshold}{article}: the city holds.")
    };
    CheckView {
        assembly,
        stasis,
        next: words::next(state).into(),
        assembly_due: state.assembly_due(),
        stasis_due: stasis_due(state),
    }
}
