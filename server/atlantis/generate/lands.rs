//! Provinces and terrains (W-73, W-74).

use game::Chance;

use super::map::Map;
use super::names::Names;
use super::{taken, weighed};
use crate::chance::percent;
use crate::content::{Climate, Content, Item, Terrain, TerrainRow};

/// One province for so many hexes of land.
const HEXES_A_PROVINCE: usize = 18;
/// In so many of 100 hexes is the terrain of its province.
const KEPT: u32 = 75;

/// The land of a level while it is made.
pub(super) struct Land<'a> {
    map: &'a Map,
    /// The continent of each hex; none is sea or rock.
    of: Vec<Option<u32>>,
    /// The terrain of each hex.
    pub(super) terrains: Vec<Terrain>,
    pub(super) provinces: Vec<Province>,
    /// The province of each hex.
    province: Vec<Option<usize>>,
}

/// A province.
pub(super) struct Province {
    /// The hex from which it grew.
    seed: usize,
    pub(super) name: String,
    pub(super) terrain: Option<Terrain>,
    /// Who lives there (W-75).
    pub(super) race: Option<Item>,
}

impl<'a> Land<'a> {
    pub(super) fn of(map: &'a Map, continents: &[Option<u32>]) -> Self {
        let (of, province) = (continents.to_vec(), vec![None; map.len()]);
        Self { map, of, terrains: Vec::new(), provinces: Vec::new(), province }
    }

    pub(super) fn province_of(&self, at: usize) -> Option<&Province> {
        self.province[at].map(|province| &self.provinces[province])
    }

    pub(super) fn race_of(&self, at: usize) -> Option<Item> {
        self.province_of(at).and_then(|province| province.race)
    }

    /// The hexes of a province, in fixed order.
    pub(super) fn hexes(&self, province: usize) -> impl Iterator<Item = usize> + '_ {
        let all = (0..).zip(&self.province);
        all.filter(move |(_, of)| **of == Some(province)).map(|(at, _)| at)
    }

    /// Provinces grow from hexes by lot (W-73), and get names.
    pub(super) fn settle_provinces(&mut self, chance: &mut dyn Chance, names: &mut Names<'_>) {
        let most = self.of.iter().flatten().max().copied();
        for continent in most.map_or(0..0, |most| 0..most + 1) {
            let all = (0..).zip(&self.of).filter(|(_, of)| **of == Some(continent));
            let hexes: Vec<usize> = all.map(|(at, _)| at).collect();
            if hexes.is_empty() {
                continue;
            }
            let begin = self.provinces.len();
            let mut free = hexes.clone();
            for _ in 0..(hexes.len() / HEXES_A_PROVINCE).max(1) {
                let Some(seed) = taken(chance, &mut free) else { break };
                let (name, terrain, race) = (String::new(), None, None);
                self.provinces.push(Province { seed, name, terrain, race });
            }
            for at in hexes {
                let near = (begin..self.provinces.len())
                    .min_by_key(|one| self.map.distance(self.provinces[*one].seed, at));
                self.province[at] = near;
            }
        }
        for province in &mut self.provinces {
            province.name = names.next(chance);
        }
    }

    /// The terrain of each province by its band, and of each hex (W-74).
    pub(super) fn draw_terrains(&mut self, content: &Content, chance: &mut dyn Chance) {
        for at in 0..self.provinces.len() {
            let row = self.map.row(self.provinces[at].seed);
            self.provinces[at].terrain = by_band(content, row, chance);
        }
        let ocean = content.known.ocean;
        let mut terrains = Vec::with_capacity(self.map.len());
        for at in 0..self.map.len() {
            let own = match self.province_of(at).and_then(|province| province.terrain) {
                None => ocean,
                Some(terrain) if percent(chance, KEPT) => terrain,
                Some(terrain) => by_band(content, self.map.row(at), chance).unwrap_or(terrain),
            };
            terrains.push(own);
        }
        self.terrains = terrains;
    }
}

/// A terrain by the weights of a row's band.
fn by_band(content: &Content, row: u32, chance: &mut dyn Chance) -> Option<Terrain> {
    let of: fn(&Climate) -> u32 = match row {
        0..=14 | 86.. => |weights| weights.arctic,
        15..=37 | 62..=85 => |weights| weights.temperate,
        38..=61 => |weights| weights.tropic,
    };
    drawn(content, chance, |row| of(&row.weights))
}

/// A terrain by its weights.
pub(super) fn drawn(
    content: &Content,
    chance: &mut dyn Chance,
    weight: impl Fn(&TerrainRow) -> u32,
) -> Option<Terrain> {
    let at = weighed(chance, content.terrains.iter().map(&weight))?;
    u16::try_from(at).ok().map(Terrain)
}
