//! What the commands of Control's desk name: seats and how they are played, decks, what is held up.

use serde::{Deserialize, Serialize};

use crate::command::FigureName;
use crate::ids::{CardId, FactionId};

/// How a seat is played (N-4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatMode {
    /// On the Archon's own phone.
    #[default]
    Phone,
    /// On a tablet that several Archons share.
    Tablet,
    /// On paper: Control enters what the Archon wrote or said.
    Paper,
    /// Nobody is there. Nobody waits for the seat, except where Control decides for it.
    Absent {
        /// What its choices are then.
        instead: Absence,
    },
    /// The program plays it.
    Scripted,
}

/// What the choices of an absent Archon are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// It abstains, bids nothing and passes.
    Abstain,
    /// It votes as another Archon does; where that one abstains or is absent too, it abstains. All else
    /// as under `abstain`.
    Follow(FactionId),
    /// Control decides for it; it is awaited as ever.
    Control,
}

/// Whose hand a choice came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The Archon's own.
    #[default]
    Own,
    /// Control entered it.
    Control,
    /// Nobody was there: it is what Control set for an absent Archon.
    Absent,
    /// The program's.
    Script,
}

/// A deck of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum DeckName {
    /// An event deck, from 0.
    Events(u32),
    /// The deck of Stasis cards.
    Stasis,
}

/// Where a card goes that Control takes in hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum CardTo {
    /// Face up on its event deck; the card that lay there goes back on top.
    FaceUp,
    /// The next to be drawn.
    Top,
    /// The last to be drawn.
    Bottom,
    /// Shuffled in.
    Into,
    /// The discards.
    Discard,
    /// A faction's hand (Stasis cards, in a stasis).
    Hand(FactionId),
}

/// What Control holds up before the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum Subject {
    /// An event that everybody may see: face up, before the council, or discarded.
    Card {
        /// Which.
        card: CardId,
    },
    /// A faction with its figures.
    Faction {
        /// Which.
        faction: FactionId,
    },
    /// A figure with its parts.
    Figure {
        /// Which.
        figure: FigureName,
    },
    /// An article of the constitution.
    Article {
        /// Its number, from 1.
        article: u32,
    },
    /// A law.
    Law {
        /// Its number.
        law: u32,
    },
    /// A motion of the agenda.
    Motion {
        /// Its number.
        motion: u32,
    },
}
