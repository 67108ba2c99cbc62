//! What Control's desk shows beside the game: decks that lie open, figures as they changed, what is
//! held up before the room, and why what was decided was decided so.

use serde::{Deserialize, Serialize};

use crate::command::{DeckName, FigureName, Subject};
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

/// A figure as it changed (I-9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct FigureChange {
    /// When, in milliseconds on the table's clock.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// The Act and the cycle: "Act 1, cycle 3".
    pub when: String,
    /// Which.
    pub figure: FigureName,
    /// What it was.
    pub from: u32,
    /// What it became.
    pub to: u32,
    /// Why: the label of the part that changed.
    pub cause: String,
}

/// Why something was decided as it was: the rule, the article, the numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BecauseView {
    /// What was decided.
    pub of: Decision,
    /// The rule's number: "C-16".
    pub rule: String,
    /// The article or law that bends the rule: "Article 3".
    pub reason: Option<String>,
    /// The rule applied to the numbers, in one or two sentences.
    pub sentence: String,
}

/// What was decided by rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Who presides.
    Prytanis,
    /// Who won the race.
    Race,
    /// How the vote ended.
    Vote,
    /// What the Check phase found.
    Check,
    /// Who won the battle on the table.
    Battle,
    /// Who won the stasis.
    Stasis,
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
