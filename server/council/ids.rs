//! Names of things, as types.

use std::fmt;

use compact_str::CompactString;
use game::SeatId;
use serde::{Deserialize, Serialize};

macro_rules! name {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
        #[serde(transparent)]
        pub struct $name(#[cfg_attr(feature = "types", ts(type = "string"))] pub CompactString);

        impl $name {
            /// The name as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.into())
            }
        }
    };
}

name!(
    /// A faction, and the seat of its Archon: `a-z`, `0-9`, `_`; 1 to 32 characters.
    FactionId
);
name!(
    /// An event card, unique over all decks of a scenario: `a-z`, `0-9`, `_`, `-`; 1 to 64 characters.
    CardId
);

name!(
    /// An objective of the city, one of the places that are fought for: `a-z`, `0-9`, `_`, `-`; 1 to 64
    /// characters.
    ObjectiveId
);
name!(
    /// One of the city's maps: `a-z`, `0-9`, `_`, `-`; 1 to 32 characters.
    MapId
);
name!(
    /// One Stasis card of the deck, copies told apart: `fire-2`.
    StreetCardId
);

impl FactionId {
    /// The seat of this faction's Archon.
    #[must_use]
    pub fn seat(&self) -> SeatId {
        SeatId(self.0.to_string())
    }

    /// The faction that sits there.
    #[must_use]
    pub fn at(seat: &SeatId) -> Self {
        Self(seat.0.as_str().into())
    }
}
