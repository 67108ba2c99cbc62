//! Whether an island is fair: as all cities lie at the main region every player is as near to everything, so what can
//! be unfair is that there is too little within reach for as many as play (I-2, Q-1, Q-58).

use super::{Island, IslandRows};
use crate::ids::{HexId, Site};

/// What makes an island unfair for so many players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// A ring has too few hexes for each to hold one, but for one.
    Ring {
        /// Which ring.
        ring: u32,
        /// How many hexes it has.
        hexes: u32,
    },
    /// Of what only sites give there is less than one for each two players.
    Scarce {
        /// Which site.
        site: Site,
        /// How many there are.
        hexes: u32,
    },
    /// All hexes of a kind as printed lie further away than others.
    Far {
        /// Which site.
        site: Site,
        /// The nearest of them.
        hex: HexId,
        /// Its ring.
        ring: u32,
    },
}

/// How fair an island is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// Hexes of each ring, from ring 1.
    pub rings: Vec<u32>,
    /// The most players for whom nothing is unfair; 0 where it is so for two.
    pub players: u32,
    /// What is unfair for one more than that, up to six.
    pub unfair: Vec<Unfair>,
}

pub(super) fn fairness(rows: &IslandRows, island: &Island) -> Fairness {
    let count = |ring| island.spots().filter(|(_, spot)| spot.ring == ring).count();
    let last = island.spots().map(|(_, spot)| spot.ring).max().unwrap_or(0);
    let rings: Vec<u32> = (1..=last).map(|ring| u32::try_from(count(ring)).unwrap_or(0)).collect();
    let fits = |players: &u32| unfair(rows, island, &rings, *players).is_empty();
    let players = (2..=5).take_while(fits).last().unwrap_or(0);
    let next = players.max(1) + 1;
    Fairness { unfair: unfair(rows, island, &rings, next), rings, players }
}

/// What is unfair for so many players.
fn unfair(rows: &IslandRows, island: &Island, rings: &[u32], players: u32) -> Vec<Unfair> {
    let mut unfair = Vec::new();
    for (ring, hexes) in (1..).zip(rings) {
        if hexes + 1 < players {
            unfair.push(Unfair::Ring { ring, hexes: *hexes });
        }
    }
    // Knowledge and gold come from cities too, stone as well; wood but for Gaia from Forests alone.
    for site in [Site::Prairie, Site::StonePits, Site::CityRuins, Site::Mine, Site::Forest] {
        let hexes = rows.tiles.get(&site).copied().unwrap_or(0);
        if (hexes + 1) * 2 < players {
            unfair.push(Unfair::Scarce { site, hexes });
        }
        let of = island.spots().filter(|(_, spot)| spot.site == site);
        let nearest = of.min_by_key(|(hex, spot)| (spot.ring, *hex));
        if let Some((hex, spot)) = nearest.filter(|(_, spot)| spot.ring > 2) {
            unfair.push(Unfair::Far { site, hex, ring: spot.ring });
        }
    }
    unfair
}
