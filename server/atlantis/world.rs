//! All that there is: regions, units, factions (W, U, F).

mod apart;
mod capacity;
mod faction;
mod grid;
mod orders;
mod region;
mod skills;
mod stock;
mod structure;
mod unit;

use borsh::{BorshDeserialize, BorshSerialize};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

pub use apart::apart;
pub use capacity::{Capacity, Mode};
pub use faction::{Attitude, Attitudes, Faction, FactionId, Heard, Points, Template};
pub use grid::{DIRECTIONS, Direction, Grid, Level, Place};
pub use orders::Later;
pub use region::{
    Around, Dwelling, Gate, Market, Month, Region, RegionId, Settlement, SettlementKind, Sort,
    Trade, Weather,
};
pub use skills::{Skills, level_of, points_of};
pub use stock::{MOST, MOST_PEOPLE, Stock};
pub use structure::{Structure, StructureNo, Way};
pub use unit::{Consume, Doing, Flags, Reveal, Spoils, Unit, UnitId};

use crate::chance::Seed;

/// All that there is.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq)]
pub struct World {
    /// Where draws come from.
    pub seed: Seed,
    /// Months that have been run; 0 before the first.
    pub turn: u32,
    /// The shape of the surface.
    pub grid: Grid,
    /// All regions in fixed order: Nexus, surface, underworld, each by y then x (K-7).
    pub regions: Vec<Region>,
    /// All factions by number.
    pub factions: Vec<Faction>,
    /// The next number of a faction; none is used again (F-1).
    pub next_faction: u32,
    /// The next number of a unit (U-5).
    pub next_unit: u32,
    /// The next number of a ship (W-30).
    pub next_ship: u32,
    /// The six starting cities, north first, then clockwise (W-20).
    pub starts: Vec<RegionId>,
}

impl World {
    /// A region.
    #[must_use]
    pub fn region(&self, region: RegionId) -> &Region {
        &self.regions[region.0 as usize]
    }

    /// A region, to be changed.
    #[must_use]
    pub fn region_mut(&mut self, region: RegionId) -> &mut Region {
        &mut self.regions[region.0 as usize]
    }

    /// All regions with their numbers, in fixed order.
    pub fn all_regions(&self) -> impl Iterator<Item = (RegionId, &Region)> {
        (0..).map(RegionId).zip(&self.regions)
    }

    /// The region at this place.
    #[must_use]
    pub fn at(&self, place: Place) -> Option<RegionId> {
        let found = self.regions.binary_search_by_key(&place, |region| region.place);
        found.ok().and_then(|at| u32::try_from(at).ok()).map(RegionId)
    }

    /// A faction.
    #[must_use]
    pub fn faction(&self, faction: FactionId) -> Option<&Faction> {
        let found = self.factions.binary_search_by_key(&faction, |one| one.id);
        found.ok().map(|at| &self.factions[at])
    }

    /// A faction, to be changed.
    #[must_use]
    pub fn faction_mut(&mut self, faction: FactionId) -> Option<&mut Faction> {
        let found = self.factions.binary_search_by_key(&faction, |one| one.id);
        found.ok().map(|at| &mut self.factions[at])
    }

    /// What a faction feels towards another (F-20, F-23): towards itself it is an ally.
    #[must_use]
    pub fn attitude(&self, of: FactionId, towards: FactionId) -> Attitude {
        if of == towards {
            return Attitude::Ally;
        }
        self.faction(of).map_or(Attitude::Neutral, |faction| faction.attitudes.towards(towards))
    }

    /// Where every unit is: made anew when it is asked for, and true until one moves.
    #[must_use]
    pub fn whereabouts(&self) -> FxHashMap<UnitId, RegionId> {
        let units = self
            .all_regions()
            .flat_map(|(id, region)| region.units.iter().map(move |unit| (unit.id, id)));
        units.collect()
    }

    /// The region that lies this way, if any: of the Nexus a starting city (W-20), else the neighbour that can be
    /// entered (W-79).
    #[must_use]
    pub fn beyond(
        &self,
        region: RegionId,
        way: Direction,
        blocked: crate::content::Terrain,
    ) -> Option<RegionId> {
        let here = self.region(region);
        if here.place.level == Level::Nexus {
            return self.starts.get(usize::from(way.0)).copied();
        }
        let place = self.grid.neighbour(here.place, way)?;
        self.at(place).filter(|there| self.region(*there).terrain != blocked)
    }

    /// Looks for each region at what lies around it. To be asked for after anything was built.
    pub fn look_around(&mut self, content: &crate::content::Content) {
        let count = u32::try_from(self.regions.len()).unwrap_or(u32::MAX);
        let ids = (0..count).into_par_iter().map(RegionId);
        let all: Vec<Around> = ids.map(|id| self.seen_around(content, id)).collect();
        for (region, around) in self.regions.iter_mut().zip(all) {
            region.around = around;
        }
    }

    fn seen_around(&self, content: &crate::content::Content, id: RegionId) -> Around {
        let mut around = Around::default();
        for way in DIRECTIONS {
            let Some(there) = self.beyond(id, way, content.known.blocked) else { continue };
            let ocean = self.region(there).terrain == content.known.ocean;
            around.coast |= ocean;
            around.land |= u8::from(!ocean) << way.0;
            around.joined += u32::from(self.is_joined(content, id, way));
        }
        around
    }

    /// Whether roads join two neighbours (W-60).
    #[must_use]
    pub fn is_joined(
        &self,
        content: &crate::content::Content,
        region: RegionId,
        way: Direction,
    ) -> bool {
        let here = self.region(region);
        here.has_road(content, way)
            && self
                .beyond(region, way, content.known.blocked)
                .is_some_and(|there| self.region(there).has_road(content, way.opposite()))
    }
}
