//! What is about to happen, as everybody sees it (C-19).

use game::{Text, text};

use std::borrow::Cow;

use serde::Serialize;

use crate::content::{Counter, Effect};
use crate::control::figures::words::counter;
use crate::cycle::outcome::apply::happen;
use crate::cycle::outcome::{Change, Chooser, Outcome, OutcomeOf, words};
use crate::ids::{CardId, FactionId};
use crate::origin::Origin;
use crate::state::State;

/// What is about to happen (C-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct OutcomeView {
    /// The event; none for a motion of the Assembly.
    pub card: Option<CardId>,
    /// The event's or the motion's title.
    pub title: String,
    /// Which way it went: the option's label, that nothing passed, or that the motion is adopted.
    pub way: Text,
    /// What the card says of it.
    pub text: Text,
    /// The changes, in order.
    pub changes: Vec<ChangeView>,
}

/// One change of an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ChangeView {
    /// What will happen, in a sentence: "Medes: Arête 4 → 3".
    pub says: Text,
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
    /// What of it can be seen to happen.
    pub becomes: Becomes,
}

/// What of a change can be seen to happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "as", rename_all = "snake_case")]
pub enum Becomes {
    /// Figures of factions or of the city change.
    Figures {
        /// Of what: "Arête".
        what: Text,
        /// Each figure that changes, in seat order.
        rows: Vec<FigureTurn>,
    },
    /// A motion joins the Assembly's agenda.
    Motion {
        /// Its title.
        title: String,
    },
    /// An article or a law is cut in stone.
    Text {
        /// Its title.
        title: String,
        /// Whether it is a law.
        law: bool,
    },
    /// Something else, of which the sentence says all.
    Said,
}

/// A figure before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct FigureTurn {
    /// Whose; nobody's where it is the city's.
    pub faction: Option<FactionId>,
    /// Before.
    pub from: u32,
    /// After.
    pub to: u32,
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
                    (Text::from(&option.label), Text::from(&option.text))
                }
                None => (text!("outcome-nothing-passed-2"), (&card.default.text).into()),
            };
            (Some(id.clone()), way, text)
        }
        OutcomeOf::Motion(id) => {
            let text = state.motion(*id).map_or(Text::default(), |motion| (&motion.text).into());
            (None, text!("outcome-adopted"), text)
        }
    };
    let told = one_by_one(state, outcome, |state, change| {
        (words::change(state, change), becomes(state, change))
    });
    let changes = outcome.changes.iter().zip(told).map(|(change, (says, becomes))| ChangeView {
        says,
        becomes,
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
pub(crate) fn told(state: &State, outcome: &Outcome) -> Vec<Text> {
    one_by_one(state, outcome, words::change)
}

/// What is found of each change as they happen one after another.
fn one_by_one<T>(state: &State, outcome: &Outcome, find: impl Fn(&State, &Change) -> T) -> Vec<T> {
    let mut then = Cow::Borrowed(state);
    let last = outcome.changes.len().saturating_sub(1);
    let told = outcome.changes.iter().enumerate().map(|(at, change)| {
        let found = find(&then, change);
        // Of what the last one makes nothing is told any more.
        if at < last && !change.struck && change.chooser.is_none() {
            happen(then.to_mut(), change, "", &Origin::Control);
        }
        found
    });
    told.collect()
}

fn becomes(state: &State, change: &Change) -> Becomes {
    if change.chooser.is_some() {
        return Becomes::Said;
    }
    let by = change.by().unwrap_or(0);
    let city = |what: Text, from, to| Becomes::Figures {
        what,
        rows: vec![FigureTurn { faction: None, from, to }],
    };
    let totals = &state.totals;
    match &change.effect {
        Effect::Stasis { .. } => city(
            text!("outcome-stasis"),
            totals.stasis.value(),
            totals.stasis.after(by, state.course.act),
        ),
        Effect::Wrath { .. } => {
            city(text!("outcome-divine-wrath"), totals.wrath.value(), totals.wrath.after(by, 0))
        }
        Effect::Change { what, .. } => Becomes::Figures {
            what: counter(*what),
            rows: change.factions.iter().map(|id| figure(state, *what, by, id)).collect(),
        },
        Effect::Motion { title, .. } => Becomes::Motion { title: title.clone() },
        Effect::Article { title, .. } => Becomes::Text { title: title.clone(), law: false },
        Effect::Law { title, .. } => Becomes::Text { title: title.clone(), law: true },
        Effect::Support { .. }
        | Effect::Exile { .. }
        | Effect::Recall { .. }
        | Effect::Enfranchise { .. }
        | Effect::Disenfranchise { .. }
        | Effect::Supremacy { .. }
        | Effect::Task { .. } => Becomes::Said,
    }
}

fn figure(state: &State, what: Counter, by: i32, id: &FactionId) -> FigureTurn {
    let faction = state.faction(id);
    FigureTurn {
        faction: Some(id.clone()),
        from: faction.counter(what),
        to: faction.counters.get(&what).map_or(0, |ledger| ledger.after(by, 0)),
    }
}
