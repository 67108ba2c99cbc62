//! What is about to happen, as everybody sees it (C-19).

use std::borrow::Cow;

use serde::Serialize;

use crate::cycle::outcome::apply::happen;
use crate::cycle::outcome::{Chooser, Outcome, OutcomeOf, words};
use crate::ids::{CardId, FactionId};
use crate::state::State;

/// What is about to happen (C-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct OutcomeView {
    /// The event; none for a motion of the Assembly.
    pub card: Option<CardId>,
    /// The event's or the motion's title.
    pub title: String,
    /// Which way it went: the option's label, that nothing passed, or that the motion is adopted.
    pub way: String,
    /// What the card says of it.
    pub text: String,
    /// The changes, in order.
    pub changes: Vec<ChangeView>,
}

/// One change of an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ChangeView {
    /// What will happen, in a sentence: "Medes: Arête 4 → 3".
    pub says: String,
    /// Whom it strikes, in seat order; empty for the city or while it is to be chosen.
    pub factions: Vec<FactionId>,
    /// The amount, where there is one.
    pub by: Option<i32>,
    /// Who is still to name whom it strikes.
    pub chooser: Option<Chooser>,
    /// Why Control changed it.
    pub revised: Option<String>,
    /// Whether Control struck it out.
    pub struck: bool,
}

/// What is about to happen.
pub(crate) fn outcome(state: &State) -> Option<OutcomeView> {
    let outcome = state.happening.outcome.as_ref()?;
    let (card, way, text) = match &outcome.of {
        OutcomeOf::Event { card: id, option } => {
            let card = state.card(id);
            let (way, text) = match option {
                Some(option) => {
                    let option = &card.options[*option];
                    (option.label.clone(), option.text.clone())
                }
                None => ("Nothing passed".to_owned(), card.default.text.clone()),
            };
            (Some(id.clone()), way, text)
        }
        OutcomeOf::Motion(id) => {
            let text = state.motion(*id).map_or(String::new(), |motion| motion.text.clone());
            (None, "Adopted".to_owned(), text)
        }
    };
    let told = told(state, outcome);
    let changes = outcome.changes.iter().zip(told).map(|(change, says)| ChangeView {
        says,
        factions: change.factions.clone(),
        by: change.by(),
        chooser: change.chooser,
        revised: change.revised.clone(),
        struck: change.struck,
    });
    Some(OutcomeView {
        card,
        title: state.outcome_title(&outcome.of).to_owned(),
        way,
        text,
        changes: changes.collect(),
    })
}

/// What each change will do, in a sentence, as they happen one after another (C-19). Struck lines are
/// told as if they happened, and change nothing.
pub(crate) fn told(state: &State, outcome: &Outcome) -> Vec<String> {
    let mut then = Cow::Borrowed(state);
    let last = outcome.changes.len().saturating_sub(1);
    let told = outcome.changes.iter().enumerate().map(|(at, change)| {
        let says = words::change(&then, change);
        // Of what the last one makes nothing is told any more.
        if at < last && !change.struck && change.chooser.is_none() {
            happen(then.to_mut(), change, "", "");
        }
        says
    });
    told.collect()
}
