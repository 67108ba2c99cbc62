//! The event decks and what of them goes to the vote (C-4 to C-7), and the second look that an
//! article may give the Prytanis.
//!
//! To read on: `rules`, `decide`, then `shown`.

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod shown;

use serde::{Deserialize, Serialize};

use crate::ids::CardId;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum EventsCommand {
    /// Activates face-up events (Prytanis, C-4).
    ActivateEvents {
        /// The cycle.
        cycle: u32,
        /// Exactly as many as the Act number, or all that there are.
        cards: Vec<CardId>,
    },
    /// Puts a face-up event under its deck and turns up the next, once a cycle (Prytanis, where an
    /// article says so).
    SecondLook {
        /// The cycle.
        cycle: u32,
        /// The deck, from 0.
        deck: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum EventsEvent {
    /// A deck's face-down cards lie in this order, the last on top.
    DeckShuffled { deck: usize, order: Vec<CardId>, why: Shuffle },
    /// A card was turned up.
    CardTurnedUp { deck: usize, card: CardId },
    /// Events go to the vote, the other face-up ones are discarded (C-4, C-5).
    EventsActivated { cards: Vec<CardId> },
    /// A face-up event went under its deck; the next is turned up.
    SecondLookTaken { deck: usize, card: CardId },
}

/// Why a deck was shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shuffle {
    /// The game begins.
    Start,
    /// Cards of a new Act joined (C-6).
    Act,
    /// Its discards were shuffled in (C-7).
    Discards,
}

/// How far an activated event is.
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
pub enum DocketState {
    /// Not yet called.
    Waiting,
    /// Before the council now.
    Called,
    /// Settled: an option passed.
    Passed,
    /// Settled: its default happened.
    Defaulted,
    /// Left undone when the phase was skipped.
    Dropped,
}

/// An event deck under way.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Deck {
    /// Face down, the last on top. The order is secret.
    pub draw: Vec<CardId>,
    pub up: Option<CardId>,
    pub discard: Vec<CardId>,
}

/// An activated event.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Docketed {
    pub card: CardId,
    pub state: DocketState,
    pub failed: Vec<usize>,
}
