//! The Check phase (C-22 to C-24) on screens and in words.

use game::{Text, text};
use serde::Serialize;

use crate::control::stage::Scene;
use crate::cycle::check::rules::stasis_due;
use crate::day::shown::or_diplomacy;
use crate::law::settings::Ruling;
use crate::law::texts::shown::by;
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

// What the Check phase found, as everybody sees it (C-22 to C-24).

/// What the Check phase found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CheckView {
    /// The agenda, in a sentence.
    pub assembly: Text,
    /// The Stasis number, in a sentence.
    pub stasis: Text,
    /// What comes next.
    pub next: Text,
    /// Whether the agenda is full: an Assembly opens the next Diplomacy Round (C-22).
    pub assembly_due: bool,
    /// Whether stasis breaks out (C-23).
    pub stasis_due: bool,
}

/// C-22 to C-24.
pub(crate) fn check(state: &State) -> CheckView {
    let (motions, full) = (state.agenda_count(), state.settings.agenda_full);
    let article = by(state.reason(Ruling::AgendaFull));
    let assembly = if state.assembly_due() {
        text!(
            "check-of-motions-an-assembly-opens",
            motions = motions,
            full = full,
            article = article
        )
    } else {
        text!("check-of-motions-no-assembly-yet", motions = motions, full = full, article = article)
    };
    let (number, threshold) = (state.totals.stasis.value(), state.settings.stasis_threshold);
    let article = by(state.reason(Ruling::StasisThreshold));
    let stasis = if stasis_due(state) {
        text!(
            "check-stasis-of-the-streets-are",
            number = number,
            threshold = threshold,
            article = article
        )
    } else {
        text!(
            "check-stasis-of-the-city-holds",
            number = number,
            threshold = threshold,
            article = article
        )
    };
    CheckView {
        assembly,
        stasis,
        next: next(state),
        assembly_due: state.assembly_due(),
        stasis_due: stasis_due(state),
    }
}

// What is said of the Check phase (C-22 to C-24).

/// Control checks for Assembly and stasis.
pub(crate) const CHECK: Said = Said {
    scene: |_| Scene::Stasis,
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
