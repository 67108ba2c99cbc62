//! The hexes of a level in fixed order, and who lies beside whom.

use crate::world::{DIRECTIONS, Grid, Level, Place};

/// The hexes of a level.
pub(super) struct Map {
    pub(super) grid: Grid,
    /// By y, then x (K-7).
    pub(super) places: Vec<Place>,
    /// Where each row begins.
    rows: Vec<usize>,
}

impl Map {
    pub(super) fn of(grid: Grid, level: Level) -> Self {
        let (width, height) = grid.size(level);
        let (mut places, mut rows) = (Vec::new(), Vec::new());
        for y in 0..height {
            rows.push(places.len());
            let xs = (0..width).filter(|x| (x + y) % 2 == 0);
            places.extend(xs.map(|x| Place { level, y, x }));
        }
        Self { grid, places, rows }
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// The number of the hex at a place, if there is one (W-1).
    fn at(&self, place: Place) -> Option<usize> {
        let even = (place.x + place.y).is_multiple_of(2);
        even.then(|| self.rows[usize::from(place.y)] + usize::from(place.x / 2))
    }

    /// The numbers of its neighbours, north first, then clockwise.
    pub(super) fn around(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let place = self.places[at];
        DIRECTIONS.into_iter().filter_map(move |way| self.at(self.grid.neighbour(place, way)?))
    }

    pub(super) fn distance(&self, one: usize, other: usize) -> u32 {
        self.grid.distance(self.places[one], self.places[other])
    }

    /// Which row of a hundred a hex is in, from the north (W-11, W-74).
    pub(super) fn row(&self, at: usize) -> u32 {
        let place = self.places[at];
        u32::from(place.y) * 100 / u32::from(self.grid.size(place.level).1.max(1))
    }

    /// All hexes that are at most so many steps away over hexes that can be walked, itself first.
    pub(super) fn within(
        &self,
        from: usize,
        steps: u32,
        walked: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let mut found = vec![from];
        let mut seen = rustc_hash::FxHashSet::from_iter([from]);
        let mut begin = 0;
        for _ in 0..steps {
            let end = found.len();
            if begin == end {
                break;
            }
            for at in begin..end {
                for next in self.around(found[at]).collect::<Vec<_>>() {
                    if walked(next) && seen.insert(next) {
                        found.push(next);
                    }
                }
            }
            begin = end;
        }
        found
    }
}
