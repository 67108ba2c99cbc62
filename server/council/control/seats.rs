//! How each seat is played (N-4).

use kit::{Bound, Seal, Sealable};
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

/// How a seat is played (N-4).
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The Archon's own.
    #[default]
    Own,
    /// Control entered it for a seat that is played on paper.
    Paper,
    /// Control entered it in place of a seat that is played otherwise.
    Control,
    /// Nobody was there: it is what Control set for an absent Archon.
    Absent,
    /// The program's.
    Script,
}

/// Choices of factions that stay sealed until all are shown at once (C-2, C-10, C-15, S-18).
pub(crate) type Sealed<T> = kit::Sealed<FactionId, T, Hand>;
/// Such choices once they are shown.
pub(crate) type Opened<T> = kit::Opened<FactionId, T, Hand>;

/// An election's picks are sealed by this id.
impl Sealable for FactionId {
    fn words(&self) -> String {
        self.to_string()
    }
}

/// What binds a choice that is shown to the one that was locked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum SealView {
    /// A device of the seat sealed it: anybody can check that it is what was locked.
    Open {
        /// The SHA-256 that the choice was bound to.
        commitment: String,
        /// What opens it.
        nonce: String,
    },
    /// No device sealed it; `hand` says whose it is. So where another choice would be shown in the same
    /// way, such as more Horses than are left by now: a seal would tell the one from the other (N-1).
    None,
    /// Nothing was locked.
    NotIn,
}

impl From<Bound> for SealView {
    fn from(bound: Bound) -> Self {
        match bound {
            Bound::Open(Seal { commitment, nonce }) => Self::Open { commitment, nonce },
            Bound::None => Self::None,
            Bound::NotIn => Self::NotIn,
        }
    }
}

/// How the choices of a reveal came in.
pub(crate) type Reveal = kit::Reveal<FactionId, Hand>;

/// Whom the table waits for, and what the program has played.
pub(crate) type Seats = kit::Seats<FactionId>;
