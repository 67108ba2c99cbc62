//! What may be done now, each with the command that does it and a sentence on what it will do. A
//! screen offers these and computes no rule.

use crate::action::Action;
use crate::assembly::sitting;
use crate::control::decks;
use crate::cycle::{debate, events, grants, outcome, prytanis, vote};
use crate::day;
use crate::law::rulings;
use crate::stasis::streets;
use crate::state::{Faction, State};
use crate::steps;
use crate::steps::Step;
use crate::steps::rules::{decider, named, question};

/// What an Archon may do now. The same for Control in its place: nothing here tells what is hidden.
pub(crate) fn archon(state: &State, faction: &Faction) -> Vec<Action> {
    let row = steps::offers::of(question(state));
    let mut actions = Vec::new();
    if named(state) == Some(&faction.id) {
        actions.extend((row.decides)(state));
    }
    if open_beside(state) && prytanis::rules::fills(state) == Some(&faction.id) {
        actions.extend(prytanis::offers::tied(state));
    }
    if outcome::rules::target_named(state) == Some(&faction.id) {
        actions.extend(outcome::offers::targets(state));
    }
    actions.extend((row.archon)(state, faction));
    actions.extend(grants::offers::grants(state, faction));
    actions.extend(powers(state, faction));
    actions
}

/// What Control may do now as itself. Decisions that nobody else can make are among them.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if decider(state).is_none() {
        actions.extend((steps::offers::of(question(state)).decides)(state));
    }
    if open_beside(state) && state.there(prytanis::rules::fills(state)).is_none() {
        actions.extend(prytanis::offers::tied(state));
    }
    if outcome::rules::open_choice(state).is_some()
        && outcome::rules::target_falls_to(state).is_none()
    {
        actions.extend(outcome::offers::targets(state));
    }
    if state.there(debate::rules::gives_floor(state)).is_none() {
        actions.extend(debate::offers::floor_offers(state));
    }
    actions.extend(sitting::offers::motions_to_take_up(state));
    actions.extend(steps::offers::clock_offers(state));
    actions.extend(vote::offers::void(state));
    actions.extend(streets::offers::control(state));
    actions.extend(day::offers::rounds(state));
    actions.extend(steps::offers::skip(state));
    actions.extend(day::offers::calls(state));
    actions.extend(rulings::offers::run(state));
    actions.extend((0..state.decks.len()).filter_map(|deck| decks::offers::reshuffle(state, deck)));
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
    actions.extend(events::offers::second_looks(state));
    actions.extend(vote::offers::veto(state));
    if debate::rules::gives_floor(state) == Some(&faction.id) {
        actions.extend(debate::offers::floor_offers(state));
    }
    actions
}
