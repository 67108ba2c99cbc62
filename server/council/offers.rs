//! What may be done now, each with the command that does it and a sentence on what it will do. A
//! screen offers these and computes no rule.

use crate::action::Action;
use crate::assembly::sitting;
use crate::control::decks;
use crate::cycle::{debate, events, grants, outcome, prytanis, vote};
use crate::decision::Sequence;
use crate::law::rulings;
use crate::stasis::streets;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::rules::{named, question};
use crate::{day, steps};

/// What an Archon may do now. The same for Control in its place: nothing here tells what is hidden.
pub(crate) fn archon(state: &State, faction: &Faction) -> Vec<Action> {
    let row = steps::said::of(question(state));
    let mut actions = Vec::new();
    if named(state) == Some(&faction.id) {
        actions.extend((row.decides)(state));
    }
    if open_beside(state) && prytanis::rules::fills(state) == Some(&faction.id) {
        actions.extend(prytanis::view::tied(state));
    }
    if outcome::rules::target_named(state) == Some(&faction.id) {
        actions.extend(outcome::shown::targets(state));
    }
    actions.extend((row.archon)(state, faction));
    actions.extend(grants::shown::grants(state, faction));
    actions.extend(powers(state, faction));
    actions
}

/// What Control may do now as itself. Decisions that nobody else can make are among them.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if state.decider().is_none() {
        actions.extend((steps::said::of(question(state)).decides)(state));
    }
    if open_beside(state) && state.there(prytanis::rules::fills(state)).is_none() {
        actions.extend(prytanis::view::tied(state));
    }
    if outcome::rules::open_choice(state).is_some()
        && outcome::rules::target_falls_to(state).is_none()
    {
        actions.extend(outcome::shown::targets(state));
    }
    if state.there(debate::rules::gives_floor(state)).is_none() {
        actions.extend(debate::shown::floor_offers(state));
    }
    actions.extend(sitting::shown::motions_to_take_up(state));
    actions.extend(steps::view::clock_offers(state));
    actions.extend(vote::view::void(state));
    actions.extend(streets::view::control(state));
    actions.extend(day::shown::rounds(state));
    actions.extend(steps::view::skip(state));
    actions.extend(day::shown::calls(state));
    actions.extend(rulings::shown::run(state));
    actions.extend((0..state.decks.len()).filter_map(|deck| decks::shown::reshuffle(state, deck)));
    actions
}

/// Whether the chair is open while something else is asked (C-3).
fn open_beside(state: &State) -> bool {
    question(state) != Step::TieForPrytanis && prytanis::rules::is_open(state)
}

/// What articles let the Prytanis do.
fn powers(state: &State, faction: &Faction) -> Vec<Action> {
    if state.chair.prytanis.as_ref() != Some(&faction.id) {
        return Vec::new();
    }
    let mut actions = Vec::new();
    actions.extend(events::shown::second_looks(state));
    actions.extend(vote::view::veto(state));
    if debate::rules::gives_floor(state) == Some(&faction.id) {
        actions.extend(debate::shown::floor_offers(state));
    }
    actions
}
