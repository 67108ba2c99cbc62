//! The island as it lies: cells, neighbours, rings, coasts (I-1 to I-5, I-9). It never changes; what sinks is the
//! world's. Terrain has no rule of its own (I-6).

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Cell, IslandRows};
use crate::ids::{HexId, Site};

/// The six neighbours of a cell (I-1).
const SIDES: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The island.
#[derive(Clone, Debug)]
pub struct Island {
    main: Vec<Cell>,
    spots: BTreeMap<HexId, Spot>,
}

/// A hex as it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its cell.
    pub cell: Cell,
    /// Its distance from the main region over land (I-4).
    pub ring: u32,
    /// Its neighbours, in the order of their names.
    pub neighbours: Vec<HexId>,
    /// Whether it lies at the main region.
    pub by_main: bool,
    /// How many of its sides face sea at the start (I-5).
    pub sea_sides: u32,
    /// Its site on the printed island.
    pub site: Site,
}

impl Island {
    /// The island of these rows; of a hex that cannot be reached the ring is 0.
    pub(super) fn of(rows: &IslandRows) -> Self {
        let names: BTreeMap<Cell, HexId> =
            rows.hexes.iter().map(|row| (Cell { q: row.q, r: row.r }, row.id)).collect();
        let spot = |row: &super::HexRow| {
            let cell = Cell { q: row.q, r: row.r };
            let sides: Vec<Cell> = sides(cell).collect();
            let mut neighbours: Vec<HexId> =
                sides.iter().filter_map(|side| names.get(side).copied()).collect();
            neighbours.sort_unstable();
            let by_main = sides.iter().any(|side| rows.main.contains(side));
            let sea =
                sides.iter().filter(|side| !names.contains_key(side) && !rows.main.contains(side));
            let sea_sides = u32::try_from(sea.count()).unwrap_or(6);
            (row.id, Spot { cell, ring: 0, neighbours, by_main, sea_sides, site: row.site })
        };
        let mut island =
            Self { main: rows.main.clone(), spots: rows.hexes.iter().map(spot).collect() };
        for (hex, ring) in island.distances(&BTreeSet::new()) {
            if let Some(spot) = island.spots.get_mut(&hex) {
                spot.ring = ring;
            }
        }
        island
    }

    /// The cells of the main region.
    #[must_use]
    pub fn main(&self) -> &[Cell] {
        &self.main
    }

    /// All hexes by their names.
    pub fn spots(&self) -> impl Iterator<Item = (HexId, &Spot)> {
        self.spots.iter().map(|(hex, spot)| (*hex, spot))
    }

    /// A hex.
    #[must_use]
    pub fn spot(&self, hex: HexId) -> Option<&Spot> {
        self.spots.get(&hex)
    }

    /// The steps over land from the main region to each hex that can be reached without these.
    #[must_use]
    pub fn distances(&self, without: &BTreeSet<HexId>) -> BTreeMap<HexId, u32> {
        let mut far: BTreeMap<HexId, u32> = BTreeMap::new();
        let near = self.spots.iter().filter(|(hex, spot)| spot.by_main && !without.contains(hex));
        let mut next: VecDeque<(HexId, u32)> = near.map(|(hex, _)| (*hex, 1)).collect();
        while let Some((hex, steps)) = next.pop_front() {
            if without.contains(&hex) || far.contains_key(&hex) {
                continue;
            }
            far.insert(hex, steps);
            next.extend(self.spots[&hex].neighbours.iter().map(|near| (*near, steps + 1)));
        }
        far
    }

    /// Pairs of hexes that cut off others when both are taken away (I-13).
    #[must_use]
    pub fn cuts(&self) -> Vec<(HexId, HexId)> {
        let all: Vec<HexId> = self.spots.keys().copied().collect();
        let mut cuts = Vec::new();
        for (at, one) in all.iter().enumerate() {
            for two in &all[at + 1..] {
                let gone = BTreeSet::from([*one, *two]);
                if self.distances(&gone).len() + gone.len() < all.len() {
                    cuts.push((*one, *two));
                }
            }
        }
        cuts
    }
}

fn sides(cell: Cell) -> impl Iterator<Item = Cell> {
    SIDES.iter().map(move |(q, r)| Cell { q: cell.q + q, r: cell.r + r })
}
