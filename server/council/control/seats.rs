//! How each seat is played (N-4).

use serde::{Deserialize, Serialize};

use crate::command::SeatMode;
use crate::ids::FactionId;

/// What may be wanted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SeatsCommand {
    /// Sets how a seat is played, at any moment (Control, N-4). A choice that is locked stays.
    SetSeat {
        /// Whose seat.
        faction: FactionId,
        /// How from now on.
        mode: SeatMode,
    },
    /// The program plays the seats that it plays, one choice at a time (the clock alone).
    PlayScript {
        /// The view's `step_number`.
        step: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum SeatsEvent {
    /// A seat is played in this way from now on.
    SeatSet { faction: FactionId, mode: SeatMode },
    /// The program plays a seat: what it does follows.
    SeatPlayed { faction: FactionId },
}
