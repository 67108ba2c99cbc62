//! The end of a turn: offers and bids are shown, hexes sink, the Lost Fleet sails, beasts return, and in turn 13 the
//! island sinks (T-18, G-14 to G-18, X-5, X-10, X-11, K).

pub(crate) mod decide;

use crate::ids::HexId;
use crate::improvement::Portion;
use crate::shown::OffersShown;
use crate::world::Fact;
use serde::{Deserialize, Serialize};

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum EndCommand {
    /// A hex sinks.
    Sink {
        /// Which.
        hex: HexId,
    },
    /// No more sinks.
    Pass,
    /// Pops board the Lost Fleet.
    Board {
        /// From where.
        from: Vec<Portion>,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of what is shown
pub enum EndEvent {
    /// All offers or bids are open, and paid (G-14, X-10).
    OffersShown { shown: OffersShown, facts: Vec<Fact> },
}
