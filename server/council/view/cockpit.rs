//! What Control's desk shows beside the game: decks that lie open, figures as they changed, what is
//! held up before the room, and why what was decided was decided so.

use serde::Serialize;

use crate::control::decks::DeckName;
use crate::control::stage::Subject;
use crate::ids::FactionId;
use crate::view::{CardView, Figure};

/// A deck that Control has opened (N-1: shown to Control alone, and only while it is open).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct OpenDeckView {
    /// Which.
    pub deck: DeckName,
    /// Its name.
    pub name: String,
    /// Face down, the next to be drawn first.
    pub draw: Vec<DeckCard>,
    /// The card that lies face up on it.
    pub up: Option<DeckCard>,
    /// The discards, the latest first.
    pub discard: Vec<DeckCard>,
}

/// A card in a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DeckCard {
    /// Its id, for `move_card`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it does, in a sentence.
    pub says: String,
}

/// What Control holds up before the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SpotlightView {
    /// What.
    pub on: Subject,
    /// A few words over it: "Article 3", "The Medes", "Divine Wrath".
    pub kicker: String,
    /// Its title, or the name of the figure.
    pub title: String,
    /// Its text; may be empty.
    pub text: String,
    /// An event's face.
    pub card: Option<CardView>,
    /// The figures to show with their names, the largest first.
    pub figures: Vec<(String, Figure)>,
    /// Whose it is.
    pub faction: Option<FactionId>,
}
