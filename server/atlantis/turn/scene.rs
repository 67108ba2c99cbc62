//! A region in a sub-phase, and what is asked of it again and again.

use std::collections::BTreeMap;

use orders::Code;
use rustc_hash::FxHashMap;

use super::code::Kind;
use super::sight::Sight;
use super::told::{Datum, Filled, Out, Told};
use super::{Alias, Did};
use crate::chance::{Seed, Stream};
use crate::content::Content;
use crate::orders::{Given, Target};
use crate::world::{Attitude, Faction, FactionId, Grid, Level, Region, RegionId, Unit, UnitId};

/// A region in a sub-phase.
pub struct Scene<'t> {
    pub(crate) content: &'t Content,
    pub(crate) phase: &'static str,
    pub(crate) formed: &'t FxHashMap<Alias, UnitId>,
    pub(crate) did: &'t BTreeMap<FactionId, Did>,
    pub(crate) seed: Seed,
    pub(crate) turn: u32,
    pub(crate) grid: Grid,
    /// Whether the month is played ahead for one faction: others do nothing, and chance is not known (O-55).
    pub(crate) ahead: bool,
    pub(crate) factions: &'t [Faction],
    pub(crate) id: RegionId,
    pub(crate) region: &'t mut Region,
    pub(crate) out: Out,
    /// The next number of a ship (W-30): only of use where regions are taken one after the other.
    pub(crate) next_ship: u32,
}

impl Region {
    /// Takes the orders of a sub-phase from all units: unit by unit in report order, of a unit in the order written
    /// (K-8).
    pub(crate) fn orders_of(&mut self, phase: &str) -> Vec<(UnitId, Given)> {
        let has = |unit: &Unit| unit.doing.orders.iter().any(|given| given.phase == phase);
        if !self.units.iter().any(has) {
            return Vec::new();
        }
        let mut all = Vec::new();
        for at in self.in_order() {
            let unit = &mut self.units[at];
            let id = unit.id;
            let taken = unit.doing.orders.extract_if(.., |given| given.phase == phase);
            all.extend(taken.map(|given| (id, given)));
        }
        all
    }
}

impl Scene<'_> {
    /// Takes the orders of this sub-phase: see [`Region::orders_of`].
    pub(crate) fn orders(&mut self) -> Vec<(UnitId, Given)> {
        self.region.orders_of(self.phase)
    }

    /// The unit at this place.
    pub(crate) fn unit(&self, at: usize) -> &Unit {
        &self.region.units[at]
    }

    /// The unit at this place, to be changed.
    pub(crate) fn unit_mut(&mut self, at: usize) -> &mut Unit {
        &mut self.region.units[at]
    }

    /// Where a unit is that is here still.
    pub(crate) fn find(&self, unit: UnitId) -> Option<usize> {
        self.region.find(unit)
    }

    /// The unit that an order of this faction names, if it is here (O-17).
    pub(crate) fn target(&self, faction: FactionId, target: Target) -> Option<usize> {
        match target {
            Target::Unit(unit) => self.find(unit),
            Target::New(of, alias) => {
                let formed = self.formed.get(&(self.id, of.unwrap_or(faction), alias))?;
                self.find(*formed)
            }
        }
    }

    /// The unit that an order names and that this faction can see.
    pub(crate) fn seen(&self, faction: FactionId, target: Target) -> Option<usize> {
        self.target(faction, target)
            .filter(|at| self.sight(faction).sees(self.content, self.unit(*at)))
    }

    /// What this faction can see here.
    pub(crate) fn sight(&self, faction: FactionId) -> Sight {
        Sight::of(self.content, self.region, faction)
    }

    /// What a faction feels towards another (F-20, F-23).
    pub(crate) fn attitude(&self, of: FactionId, towards: FactionId) -> Attitude {
        attitude(self.factions, of, towards)
    }

    /// Whether a faction feels friendly or better towards another.
    pub(crate) fn is_friendly(&self, of: FactionId, towards: FactionId) -> bool {
        self.attitude(of, towards) >= Attitude::Friendly
    }

    /// A faction.
    pub(crate) fn faction(&self, faction: FactionId) -> Option<&Faction> {
        faction_of(self.factions, faction)
    }

    /// A faction by name, for a sentence.
    pub(crate) fn faction_named(&self, faction: FactionId) -> Datum {
        let name = self.faction(faction).map(|one| one.name.clone()).unwrap_or_default();
        Datum::Faction(faction, name)
    }

    /// How many mages and apprentices a faction has by now (F-10): true where regions are taken one after the other.
    pub(crate) fn magic_of(&self, faction: FactionId) -> (u32, u32) {
        let (mages, others) = self.did.get(&faction).map_or((0, 0), |did| did.magic);
        let here = self.out.magic.iter().filter(|(id, ..)| *id == faction);
        here.fold((mages, others), |(mages, others), (_, more, less)| {
            (mages.saturating_add_signed(*more), others.saturating_add_signed(*less))
        })
    }

    /// A unit by name, for a sentence.
    pub(crate) fn unit_named(&self, at: usize) -> Datum {
        let unit = self.unit(at);
        Datum::Unit(unit.id, unit.name.clone())
    }

    /// Whether this is the Nexus.
    pub(crate) fn is_nexus(&self) -> bool {
        self.region.place.level == Level::Nexus
    }

    /// Whether this is the sea.
    pub(crate) fn is_ocean(&self) -> bool {
        self.region.terrain == self.content.known.ocean
    }

    /// A stream of chance of this sub-phase (K-5).
    pub(crate) fn stream(&self, name: &str) -> Stream {
        self.seed.stream(self.turn, self.phase, name)
    }

    /// Tells the unit's faction an event of it.
    pub(crate) fn tell(&mut self, at: usize, kind: &'static Kind, data: Filled) {
        self.out.tell(self.phase, self.region, &self.region.units[at], kind, data);
    }

    /// Tells a faction what happened here, of no unit of its own.
    pub(crate) fn tell_of_place(&mut self, to: FactionId, kind: &'static Kind, data: Filled) {
        if !to.is_npc() {
            let (phase, place, unit) = (self.phase, Some(self.region.place), None);
            self.out.told.push(Told { to, phase, place, unit, kind, data });
        }
    }

    /// Tells the unit's faction why an order did not do what it says.
    pub(crate) fn fail(&mut self, at: usize, given: &Given, code: Code, data: Filled) {
        self.out.fail(self.region, &self.region.units[at], given, code, data);
    }
}

/// A faction by its number.
pub(crate) fn faction_of(factions: &[Faction], faction: FactionId) -> Option<&Faction> {
    factions.binary_search_by_key(&faction, |one| one.id).ok().map(|at| &factions[at])
}

/// What a faction feels towards another (F-20, F-23).
pub(crate) fn attitude(factions: &[Faction], of: FactionId, towards: FactionId) -> Attitude {
    if of == towards {
        return Attitude::Ally;
    }
    faction_of(factions, of).map_or(Attitude::Neutral, |one| one.attitudes.towards(towards))
}

/// The faction of a unit by name, for who can tell it.
pub(crate) fn whose(content: &Content, factions: &[Faction], sight: &Sight, unit: &Unit) -> Datum {
    let faction = faction_of(factions, unit.faction);
    match faction.filter(|_| sight.knows(content, unit)) {
        Some(faction) => Datum::Faction(faction.id, faction.name.clone()),
        None => Datum::Text("unknown".into()),
    }
}
