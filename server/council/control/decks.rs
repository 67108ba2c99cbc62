//! Control's hand in a deck (C-7, C-8).

use serde::{Deserialize, Serialize};

use crate::content::Card;
use crate::ids::{FactionId, StreetCardId};

pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DecksCommand {
    /// Shuffles a deck's discards into it (Control, C-7).
    Reshuffle {
        /// The deck, from 0.
        deck: u32,
    },
    /// Writes a card during play (Control, C-8).
    WriteCard {
        /// The card; its `id` must be new.
        card: Card,
        /// Where it goes.
        place: CardPlace,
    },
    /// Opens a deck: what lies in it is shown to Control until it is closed (Control). The log says so.
    OpenDeck {
        /// Which.
        deck: DeckName,
    },
    /// Closes the deck that is open (Control).
    CloseDeck,
    /// Makes anew what lies hidden, for somebody may know it: choices are to be made again, and every deck is
    /// shuffled (the clock alone, N-1).
    ConcealAnew,
    /// Shuffles what lies face down in a deck (Control).
    ShuffleDeck {
        /// Which.
        deck: DeckName,
    },
    /// Takes a card from where it lies in a deck, face up or in its discards, to another place of it
    /// (Control). A card that is before the council stays where it is.
    MoveCard {
        /// Which deck.
        deck: DeckName,
        /// The card's id.
        card: String,
        /// Where it goes.
        to: CardTo,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Deals Stasis cards from the top of their deck, or takes them from a hand at random into the
    /// discards (Control, in a stasis).
    DealCards {
        /// To whom, or from whom.
        faction: FactionId,
        /// How many; fewer than 0 takes them away. From -20 to 20, not 0.
        cards: i32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum DecksEvent {
    /// Control wrote a card; `depth` is how many cards lie on it in its deck.
    CardWritten { card: Card, place: CardPlace, depth: usize },
    /// Control opened a deck.
    DeckOpened { deck: DeckName },
    /// Control closed it.
    DeckClosed,
    /// What lay hidden is made anew: choices are to be made again, and what lies face down in these decks was
    /// shuffled, the last on top (N-1).
    Concealed { orders: Vec<(DeckName, Vec<String>)> },
    /// Control shuffled what lies face down in a deck; the last is on top.
    DeckMixed { deck: DeckName, order: Vec<String> },
    /// Control took a card from where it lay to another place; `depth` is how many cards lie on it
    /// where it was shuffled in.
    CardMoved { deck: DeckName, card: String, to: CardTo, depth: usize, reason: String },
    /// Control took Stasis cards out of a hand, into the discards.
    CardsTaken { faction: FactionId, cards: Vec<StreetCardId>, reason: String },
}

/// Where a card that Control wrote goes (C-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum CardPlace {
    /// Face up; the card that lay there goes back on top of its deck.
    FaceUp,
    /// The next to be turned up.
    OnTop,
    /// Shuffled in.
    Into,
}

/// A deck of cards.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum DeckName {
    /// An event deck, from 0.
    Events(u32),
    /// The deck of Stasis cards.
    Stasis,
}

/// Where a card goes that Control takes in hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
