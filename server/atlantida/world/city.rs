//! The grid of a city: what stands where, debris and empty squares (B-1, F-1, L-8).

use std::collections::BTreeSet;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::ids::{Kind, Square, Statue};

/// A building.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Building {
    /// What it is.
    pub kind: Kind,
    /// Of a statue: which.
    pub statue: Option<Statue>,
    /// Its square furthest north and west.
    pub at: Square,
    /// Squares from west to east.
    pub width: u32,
    /// Squares from north to south.
    pub height: u32,
    /// Whether it was put up in this improvement phase (B-5, R-3).
    pub fresh: bool,
    /// Of a statue that all drafts at once may want: bought, and not had before all are in (T-14).
    pub pending: bool,
}

impl Building {
    /// The squares that it covers.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let Self { at, width, height, .. } = *self;
        (at.row..at.row + height).flat_map(move |row| {
            (at.column..at.column + width).map(move |column| Square::at(column, row))
        })
    }

    /// Whether it covers a square.
    #[must_use]
    pub fn covers(&self, square: Square) -> bool {
        self.squares().any(|of| of == square)
    }
}

/// A city.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct City {
    /// Squares from west to east.
    pub columns: u32,
    /// Squares from north to south; the last row is the shore.
    pub rows: u32,
    /// What stands there, in the order in which it was built.
    pub buildings: Vec<Building>,
    /// Squares where a building stood that was destroyed.
    pub debris: BTreeSet<Square>,
}

impl City {
    /// All its squares, row 1 first, west to east.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (columns, rows) = (self.columns, self.rows);
        (1..=rows).flat_map(move |row| (1..=columns).map(move |column| Square::at(column, row)))
    }

    /// The square in the middle, where the first Housing stands.
    #[must_use]
    pub fn middle(&self) -> Square {
        Square::at(self.columns.div_ceil(2), self.rows.div_ceil(2))
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<&Building> {
        self.buildings.iter().find(|building| building.covers(square))
    }

    /// Whether a square lies in the city.
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        (1..=self.columns).contains(&square.column) && (1..=self.rows).contains(&square.row)
    }

    /// Whether a square has neither building nor debris (F-1): nobody has built there yet (B-17).
    #[must_use]
    pub fn is_empty(&self, square: Square) -> bool {
        !self.debris.contains(&square) && self.at(square).is_none()
    }

    /// Empty squares.
    #[must_use]
    pub fn empty(&self) -> u32 {
        let empty = self.squares().filter(|square| self.is_empty(*square));
        u32::try_from(empty.count()).unwrap_or(0)
    }

    /// Buildings of this kind. A statue that was bought and is not had yet counts as one.
    #[must_use]
    pub fn count(&self, kind: Kind) -> u32 {
        u32::try_from(self.of(kind).count()).unwrap_or(0)
    }

    /// The buildings of a kind, row 1 first, west to east.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = &Building> {
        let mut of: Vec<_> =
            self.buildings.iter().filter(|building| building.kind == kind).collect();
        of.sort_by_key(|building| building.at);
        of.into_iter()
    }

    /// Puts a building up; debris under it is gone, and what it covers was destroyed before.
    pub(crate) fn build(&mut self, building: Building) {
        self.debris.retain(|square| !building.covers(*square));
        self.buildings.push(building);
    }

    /// Destroys the building that covers this square: debris is left on all its squares (B-12).
    pub(crate) fn destroy(&mut self, square: Square) -> Option<Square> {
        let at = self.buildings.iter().position(|building| building.covers(square))?;
        let gone = self.buildings.remove(at);
        self.debris.extend(gone.squares());
        Some(gone.at)
    }

    /// Takes a building back as if it had never been: its squares are what they were (T-21).
    pub(crate) fn take_back(&mut self, square: Square, debris: bool) {
        if let Some(at) = self.buildings.iter().position(|building| building.covers(square)) {
            let gone = self.buildings.remove(at);
            if debris {
                self.debris.extend(gone.squares());
            }
        }
    }
}
