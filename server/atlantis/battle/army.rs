//! An army: who of some units fights, with what.

use super::equip::{soldiers, tactics};
use super::figure::Figure;
use super::ground::{Ground, Standing, shelter};
use crate::content::Content;
use crate::world::{RegionId, UnitId, World};

/// One side of a battle: its soldiers, unit by unit in report order, of a unit its heads and then its monsters.
#[derive(Clone, Debug, Default)]
pub struct Army {
    /// Equal soldiers that follow each other, and how many.
    pub figures: Vec<(Figure, u32)>,
    /// Tactics of its leader: the highest of its units (C-30).
    pub tactics: u32,
}

impl Army {
    /// How many soldiers it has; phantoms are none (C-50).
    #[must_use]
    pub fn soldiers(&self) -> u32 {
        let real = self.figures.iter().filter(|(figure, _)| !figure.phantom);
        real.map(|(_, many)| many).sum()
    }
}

/// That of these units, wherever they stand, for a battle in a region.
pub fn army(
    content: &Content,
    world: &World,
    region: RegionId,
    units: impl Iterator<Item = (RegionId, UnitId)>,
) -> Army {
    let here = world.region(region);
    let (ground, sheltered) = (Ground::of(content, here), shelter(content, here));
    let mut army = Army::default();
    for (place, (from, unit)) in units.enumerate() {
        let there = world.region(from);
        let Some(at) = there.find(unit) else { continue };
        let standing = if from == region { sheltered[at] } else { Standing::default() };
        let unit = &there.units[at];
        army.figures.extend(soldiers(content, unit, place, ground, standing));
        army.tactics = army.tactics.max(tactics(content, unit));
    }
    army
}
