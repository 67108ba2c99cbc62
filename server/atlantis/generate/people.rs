//! Who lives where, what the land gives, and where people live together (W-75, W-76).

use game::Chance;

use super::map::Map;
use super::names::Names;
use super::{Land, Maker};
use crate::chance::percent;
use crate::content::{Content, Item, Terrain, TerrainRow};
use crate::world::{Dwelling, Region, Settlement, SettlementKind};

/// In so many of 100 hexes on coasts live seafarers.
const SEAFARERS: u32 = 25;

impl Maker<'_> {
    /// Races of provinces; then people and products hex by hex; then settlements hex by hex.
    pub(super) fn people(&mut self, map: &Map, land: &mut Land<'_>, regions: &mut [Region]) {
        self.races(land);
        for (at, region) in regions.iter_mut().enumerate() {
            let terrain = self.content.terrain(region.terrain);
            let mut race = land.race_of(at);
            let ocean = self.content.known.ocean;
            let coast = map.around(at).any(|next| land.terrains[next] == ocean);
            let seafaring = coast && !terrain.coast.is_empty() && race.is_some();
            if seafaring && percent(&mut self.chance, SEAFARERS) {
                race = (&mut self.chance as &mut dyn Chance).pick(&terrain.coast).copied();
            }
            live(self.content, &mut self.chance, region, race);
        }
        for region in regions {
            let settles = self.content.terrain(region.terrain).settles;
            if let Some(dwelling) = &mut region.dwelling
                && settles > 0
                && percent(&mut self.chance, settles)
            {
                dwelling.settlement = Some(settlement(&mut self.chance, &mut self.names));
            }
        }
    }

    /// One race for each province, of those at home in its terrain. Below, where a province has no terrain of its own,
    /// it is that of its first hex in which people can live.
    fn races(&mut self, land: &mut Land<'_>) {
        for at in 0..land.provinces.len() {
            let own = land.provinces[at].terrain;
            let home = own.or_else(|| self.first_home(land, at));
            let home = home.map(|terrain| self.content.terrain(terrain));
            let chance: &mut dyn Chance = &mut self.chance;
            let race = home.and_then(|home| chance.pick(&home.inland).copied());
            land.provinces[at].race = race;
        }
    }

    fn first_home(&self, land: &Land<'_>, province: usize) -> Option<Terrain> {
        let mut terrains = land.hexes(province).map(|hex| land.terrains[hex]);
        terrains.find(|terrain| !self.content.terrain(*terrain).inland.is_empty())
    }
}

/// People and products of a region by its terrain. Draws: the number of people, where some can live; then for each
/// product whether there is any and, if so, how many.
pub(super) fn live(
    content: &Content,
    chance: &mut dyn Chance,
    region: &mut Region,
    race: Option<Item>,
) {
    let terrain = content.terrain(region.terrain);
    region.dwelling = race.filter(|_| terrain.population > 0).map(|race| {
        let base = varied(chance, terrain.population);
        Dwelling { race, base, people: base, wage: terrain.wage, harm: 0, settlement: None }
    });
    region.products = products(terrain, chance);
}

fn products(terrain: &TerrainRow, chance: &mut dyn Chance) -> Vec<(Item, u32)> {
    let mut products = Vec::new();
    for product in &terrain.products {
        if percent(chance, product.chance) {
            let amount = varied(chance, product.amount);
            products.extend((amount > 0).then_some((product.item, amount)));
        }
    }
    products.sort_unstable();
    products
}

/// Half to one and a half of an amount.
fn varied(chance: &mut dyn Chance, amount: u32) -> u32 {
    amount * (50 + chance.roll(100)) / 100
}

/// A settlement: which kind, how many people, its name.
fn settlement(chance: &mut dyn Chance, names: &mut Names<'_>) -> Settlement {
    let size = match chance.roll(100) {
        ..=60 => 100 + chance.roll(300),
        61..=90 => 600 + chance.roll(600),
        _ => 2_000 + chance.roll(1_000),
    };
    Settlement {
        name: names.next(chance),
        size,
        first: size,
        kind: SettlementKind::of(size),
        start: false,
    }
}
