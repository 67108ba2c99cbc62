//! Monsters that nobody holds any more become a group of the Creatures where they are.

use super::Turn;
use super::scene::Scene;
use crate::content::{Content, Item};
use crate::world::{FactionId, RegionId, Stock, Unit, UnitId};

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
        let id = UnitId(self.world.next_unit);
        self.world.next_unit = self.world.next_unit.saturating_add(1);
        let mut unit = Unit::new(id, FactionId::CREATURES);
        unit.name = name(self.content, &monsters);
        unit.stock = monsters;
        self.world.region_mut(region).units.push(unit);
        id
    }
}

/// A group is called after those of whom it has most.
fn name(content: &Content, monsters: &Stock) -> String {
    let most = |(_, amount): &(Item, u32)| *amount;
    let Some((item, amount)) = monsters.iter().max_by_key(most) else { return String::new() };
    let name = content.item(item).named(amount.into());
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
