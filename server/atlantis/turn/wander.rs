//! Monsters that nobody holds any more become a group of the Creatures where they are.

use super::Turn;
use super::scene::Scene;
use crate::wild;
use crate::world::{RegionId, Stock, UnitId};

impl Scene<'_> {
    /// Lets monsters go: when the sub-phase has ended they are a roaming group here, with what they are.
    pub(crate) fn let_loose(&mut self, monsters: Stock) {
        if !monsters.is_empty() {
            self.out.freed.push((self.id, monsters));
        }
    }
}

impl Turn<'_> {
    /// Makes groups of those that were let go, in the order in which that was.
    pub(crate) fn gather(&mut self) {
        for (region, monsters) in std::mem::take(&mut self.out.freed) {
            self.group(region, monsters);
        }
    }

    /// Puts a group of Creatures into a region.
    pub(crate) fn group(&mut self, region: RegionId, monsters: Stock) -> UnitId {
        wild::put(self.content, &mut self.world, region, monsters)
    }
}
