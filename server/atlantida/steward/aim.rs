//! What a steward that plays to win is after. Each seat draws another aim, so that not all race for the same site.

use serde::{Deserialize, Serialize};

use crate::ids::Site;

crate::ids::words! {
    /// What a steward is after.
    Aim {
        /// Ships of old, at the Temple of Poseidon.
        OldShips,
        /// The Temple of Europa, which sends for gold.
        Europa,
        /// Wood, and a Shipyard.
        Timber,
        /// Knowledge first.
        Learning,
        /// Gold first.
        Gold,
    }
}

impl Aim {
    /// What a site is worth to it.
    pub(crate) fn worth(self, site: Site) -> u32 {
        let first = match self {
            Self::OldShips => Site::Poseidon,
            Self::Europa => Site::Europa,
            Self::Timber => Site::Forest,
            Self::Learning => Site::CityRuins,
            Self::Gold => Site::Mine,
        };
        if site == first {
            return 12;
        }
        match site {
            Site::Poseidon | Site::Europa => 9,
            Site::Forest => 8,
            Site::Mine => 7,
            Site::CityRuins => 6,
            Site::Aeolus => 5,
            Site::Prairie | Site::StonePits => 4,
            Site::Gaia | Site::Hecate | Site::Zeus => 2,
            Site::Hades | Site::Persephone | Site::Demeter => 1,
        }
    }
}
