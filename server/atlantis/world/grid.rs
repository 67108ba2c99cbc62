//! Hexes (W-1 to W-4).

use borsh::{BorshDeserialize, BorshSerialize};

/// A level of the world, in fixed order (W-4).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub enum Level {
    /// Where factions begin: one region.
    Nexus,
    /// The land and the sea.
    Surface,
    /// Below.
    Underworld,
}

/// Where a region lies. Places compare in fixed order: by level, then y, then x (K-7).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub struct Place {
    /// The level.
    pub level: Level,
    /// Rows from the north; x + y is even.
    pub y: u16,
    /// Columns from the west.
    pub x: u16,
}

/// A side of a hex: 0 north, then clockwise.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub struct Direction(pub u8);

/// All sides, north first, then clockwise.
pub const DIRECTIONS: [Direction; 6] =
    [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

impl Direction {
    /// The side that faces this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }

    /// Its name as reports write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["North", "Northeast", "Southeast", "South", "Southwest", "Northwest"][self.0 as usize % 6]
    }

    /// Its name as orders write it.
    #[must_use]
    pub const fn short(self) -> &'static str {
        ["N", "NE", "SE", "S", "SW", "NW"][self.0 as usize % 6]
    }

    /// The side that an order names so.
    #[must_use]
    pub fn named(short: &str) -> Option<Self> {
        DIRECTIONS.into_iter().find(|one| one.short().eq_ignore_ascii_case(short))
    }

    const fn step(self) -> (i32, i32) {
        [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)][self.0 as usize % 6]
    }
}

/// The shape of the surface: x wraps, y does not (W-2). The underworld is half as wide and high (W-79).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Columns, even.
    pub width: u16,
    /// Rows, even.
    pub height: u16,
}

impl Grid {
    /// Columns and rows of a level.
    #[must_use]
    pub const fn size(self, level: Level) -> (u16, u16) {
        match level {
            Level::Nexus => (1, 1),
            Level::Surface => (self.width, self.height),
            Level::Underworld => (self.width / 2, self.height / 2),
        }
    }

    /// The hex on that side, if there is one (W-1).
    #[must_use]
    pub fn neighbour(self, place: Place, way: Direction) -> Option<Place> {
        let (width, height) = self.size(place.level);
        let (dx, dy) = way.step();
        let y = u16::try_from(i32::from(place.y) + dy).ok().filter(|y| *y < height)?;
        let x = (i32::from(place.x) + dx).rem_euclid(i32::from(width));
        (place.level != Level::Nexus).then_some(Place {
            level: place.level,
            y,
            x: u16::try_from(x).ok()?,
        })
    }

    /// How many steps lie between two hexes of a level (W-3).
    #[must_use]
    pub fn distance(self, one: Place, other: Place) -> u32 {
        let width = u32::from(self.size(one.level).0);
        let dx = u32::from(one.x.abs_diff(other.x));
        let dx = dx.min(width.saturating_sub(dx));
        let dy = u32::from(one.y.abs_diff(other.y));
        dx + dy.saturating_sub(dx) / 2
    }
}
