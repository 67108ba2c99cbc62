//! How each seat is played (N-4).

use kit::Sealable;
use serde::{Deserialize, Serialize};

use crate::ids::FactionId;

pub(crate) mod rules;
pub(crate) mod script;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SeatsCommand {
    /// Sets how a seat is played, at any moment (Control, N-4). A choice that is locked stays. The seat's own
    /// device may set `phone` where it is marked absent or the program plays it: whoever comes waits for nobody.
    SetSeat {
        /// Whose seat.
        faction: FactionId,
        /// How from now on.
        mode: SeatMode,
    },
    /// Gives whoever plays a seat more time: where a clock has run out and the seat is awaited still, it
    /// runs on for so long, or until the seat has chosen (Control).
    SetExtra {
        /// Whose seat.
        faction: FactionId,
        /// 0 to 600.
        seconds: u32,
    },
    /// Devices have come to seats at which none ever was (the clock alone, by what the hub knows).
    Arrive {
        /// Whose seats.
        factions: Vec<FactionId>,
    },
    /// The people of two seats change places: each plays the other's faction from now on, on the devices
    /// that they have (Control). All that a faction has stays with it.
    SwapSeats {
        /// Whose people.
        one: FactionId,
        /// And whose.
        other: FactionId,
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
    /// Whoever plays a seat has so much more time from now on.
    ExtraSet { faction: FactionId, seconds: u32 },
    /// Devices have come: at these seats none ever was.
    Arrived { empty: Vec<FactionId> },
    /// The people of two seats changed places.
    SeatsSwapped { one: FactionId, other: FactionId },
    /// The program plays a seat: what it does follows.
    SeatPlayed { faction: FactionId },
}

/// Whether a device ever came to a seat.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub(crate) enum Arrival {
    /// Nobody has said: as while not one device has come to the table.
    #[default]
    Untold,
    /// One did, and may be gone again.
    Came,
    /// None ever did, though others came.
    Never,
}

kit::modes! { wire "council.ts", seat FactionId }

/// An election's picks are sealed by this id.
impl Sealable for FactionId {
    fn words(&self) -> String {
        self.to_string()
    }
}
