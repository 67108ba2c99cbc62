//! The event decks, the cards and what of them is before the council, as everybody sees them.

use serde::{Deserialize, Serialize};

use crate::cycle::events::DocketState;
use crate::ids::CardId;

/// An event deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DeckView {
    /// Its id, which a written card names (C-8).
    pub id: String,
    /// Its name.
    pub name: String,
    /// An icon.
    pub emblem: String,
    /// Cards left, face down.
    pub left: u32,
    /// Cards discarded.
    pub discarded: u32,
    /// The face-up card; none shows an empty place (C-7).
    pub up: Option<CardView>,
}

/// An event card as everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CardView {
    /// Its id.
    pub id: CardId,
    /// Its deck's place, from 0.
    pub deck: u32,
    /// Title.
    pub title: String,
    /// Mood.
    pub flavour: String,
    /// What the council is asked.
    pub text: String,
    /// An icon.
    pub emblem: String,
    /// A motion moves an article to the Assembly; a crisis does something at once.
    pub kind: CardKind,
    /// The options, in order.
    pub options: Vec<OptionView>,
    /// What happens when nothing passes, in sentences.
    pub default: Vec<String>,
}

/// What sort of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CardKind {
    Motion,
    Crisis,
}

/// An option of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct OptionView {
    /// A few words.
    pub label: String,
    /// One sentence.
    pub text: String,
    /// What it does, in sentences.
    pub effects: Vec<String>,
}

/// An activated event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DocketView {
    /// The card.
    pub card: CardView,
    /// How far it is.
    pub state: DocketState,
    /// The options that failed, by their place.
    pub failed: Vec<u32>,
}
