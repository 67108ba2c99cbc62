//! What a steward that plays to win is after: by which way its people is to leave the island. Each seat draws another,
//! so that not all race for the same site.

use serde::{Deserialize, Serialize};

use crate::ids::{Site, Statue};

crate::ids::words! {
    /// What a steward is after.
    Aim {
        /// Ships of old, at the Temple of Poseidon.
        OldShips,
        /// The Temple of Europa, which sends for gold.
        Europa,
        /// Wood of a Forest.
        Timber,
        /// Wood of Gardens, from the Temple of Gaia.
        Gardens,
        /// Stone and gold changed into wood, at the Temple of Hecate.
        Barter,
    }
}

/// What a site is worth that an aim rests on.
const FIRST: u32 = 60;

/// And one that is to be had as well.
const SECOND: u32 = 66;

/// Up to this turn it leaves sites to others that they may build their fleets on.
const LEAVES: u32 = 6;

impl Aim {
    /// The site that it rests on.
    pub(crate) fn first(self) -> Site {
        match self {
            Self::OldShips => Site::Poseidon,
            Self::Europa => Site::Europa,
            Self::Timber => Site::Forest,
            Self::Gardens => Site::Gaia,
            Self::Barter => Site::Hecate,
        }
    }

    /// What a site is worth to it in this turn. What others may build on it leaves to them at first.
    pub(crate) fn worth(self, site: Site, turn: u32) -> u32 {
        if site == self.first() {
            return FIRST;
        }
        match (self, site) {
            // Gold sends few: most of its people it ships.
            (Self::Europa, Site::Forest) => SECOND,
            (Self::Europa, Site::Mine) => 30,
            (Self::OldShips, Site::Mine) => 24,
            (Self::OldShips, Site::CityRuins) => 20,
            (Self::Barter, Site::StonePits | Site::Mine) => 20,
            (_, Site::CityRuins | Site::Mine) => 10,
            (_, Site::Prairie | Site::StonePits | Site::Aeolus) => 8,
            (_, Site::Poseidon | Site::Europa | Site::Forest | Site::Gaia | Site::Hecate) => {
                if turn >= LEAVES { 6 } else { 0 }
            }
            (_, Site::Hades | Site::Persephone | Site::Demeter | Site::Zeus) => 2,
        }
    }

    /// What the Great Theatre is worth to it, which gives gold.
    pub(crate) fn theatre(self) -> u32 {
        match self {
            Self::Europa => 20,
            Self::OldShips => 16,
            Self::Timber | Self::Gardens | Self::Barter => 0,
        }
    }

    /// The statues that serve it, the best first: each aim wants another, so that it does not matter who chooses first.
    pub(crate) fn statues(self) -> &'static [Statue] {
        match self {
            Self::OldShips => &[Statue::Athena],
            Self::Europa => &[Statue::Artemis],
            Self::Timber => &[Statue::Dionysus],
            Self::Gardens => &[Statue::Hestia],
            Self::Barter => &[Statue::Hermes],
        }
    }

    /// The sites for which it keeps its arms: those that are worth most to it. Whoever kept them for two kinds would go
    /// nowhere between.
    pub fn rests_on(self) -> impl Iterator<Item = Site> {
        let worth = move |site: &Site| self.worth(*site, 1);
        let most = Site::ALL.iter().map(worth).max();
        Site::ALL.iter().copied().filter(move |site| Some(worth(site)) == most)
    }
}
