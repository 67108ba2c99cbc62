//! Stasis cards are drawn and bought (S-1 to S-5).

use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, StreetCardId};

pub(crate) mod decide;
pub(crate) mod rules;
pub(crate) mod view;
pub(crate) mod words;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum CardsCommand {
    /// Pays one Tyche for one more Stasis card (Archon, S-4).
    BuyCard {
        /// The view's `step_number`.
        step: u32,
    },
    /// Says that one is done with cards or with Heroes; when all are, play goes on (Archon).
    Ready {
        /// The view's `step_number`.
        step: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum CardsEvent {
    /// The deck of Stasis cards lies in this order, the last on top; what of it was discarded no
    /// longer is (S-5).
    StreetDeckShuffled { order: Vec<StreetCardId> },
    /// Stasis cards were drawn (S-1 to S-5); `missing` could not be, as none was left.
    StreetCardsDrawn {
        faction: FactionId,
        why: Deal,
        cards: Vec<StreetCardId>,
        missing: u32,
        /// What is left of the faction's counter that paid for them, Tyche or kept cards; formats up to 4
        /// do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u32>,
    },
    /// Somebody is ready.
    ArchonReady { faction: FactionId },
}

/// Why Stasis cards were drawn.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Kept from earlier (S-1).
    Kept,
    /// By this rank of Arête, from 1 (S-2).
    Rank(u32),
    /// As the scenario says of the faction (S-3).
    Extra,
    /// For a Tyche (S-4).
    Bought,
    /// By a Stasis card.
    Card,
    /// By Control.
    Control {
        /// Why.
        reason: String,
    },
}

/// The deck of Stasis cards.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct StreetDeck {
    /// Face down, the last on top. The order is secret.
    pub draw: Vec<StreetCardId>,
    pub discard: Vec<StreetCardId>,
}
