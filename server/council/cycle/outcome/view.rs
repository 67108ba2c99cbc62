//! What is about to happen, as everybody sees it (C-19).

use serde::Serialize;

use crate::cycle::outcome::Chooser;
use crate::ids::{CardId, FactionId};

/// What is about to happen (C-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
