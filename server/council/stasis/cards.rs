//! Stasis cards are drawn and bought (S-1 to S-5).

use serde::{Deserialize, Serialize};

use crate::event::Deal;
use crate::ids::{FactionId, StreetCardId};

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
    StreetCardsDrawn { faction: FactionId, why: Deal, cards: Vec<StreetCardId>, missing: u32 },
    /// Somebody is ready.
    ArchonReady { faction: FactionId },
}
