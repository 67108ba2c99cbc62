//! How far a leader gets, and whom it may take along (M-3 to M-21).

use std::collections::{BTreeMap, VecDeque};

use crate::ids::{Advance, Faction, HexId, Place, Site};
use crate::movement::Way;
use crate::play::Ground;
use crate::settings::Switch;
use crate::world::{Player, Units};

/// Pops that a leader takes along at most (M-3).
const LED: u32 = 10;
/// Over sea: with Navigation alone, with Cloth Making (M-12).
const BY_SEA: (u32, u32) = (3, 5);
/// Steps over land, and with Logistics (M-7, M-13).
const STEPS: (u32, u32) = (2, 3);

/// A region: the main region, or a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Region {
    Main,
    Hex(HexId),
}

impl Region {
    pub(crate) fn of(place: Place) -> Self {
        match place {
            Place::Home | Place::Theatre => Self::Main,
            Place::Hex(hex) => Self::Hex(hex),
        }
    }
}

impl Ground<'_> {
    /// Pops of a place that may be led on, of those that are there (M-6, M-20).
    pub(crate) fn may_be_led(&self, units: Units) -> u32 {
        let barred = match self.settings.relay {
            Switch::Off => units.brought,
            Switch::On => units.fought,
        };
        units.pops.saturating_sub(barred)
    }

    /// The most pops that a leader takes along (M-3, M-12).
    pub(crate) fn most_led(&self, player: &Player, way: Way) -> u32 {
        match way {
            Way::Land => LED,
            Way::Sea if self.world.occupied(player, Site::Aeolus).is_some() => LED,
            Way::Sea if player.has(Advance::ClothMaking) => BY_SEA.1,
            Way::Sea => BY_SEA.0,
        }
    }

    /// The other of city and Theatre from which a leader may take pops: while its player holds the Theatre (M-5).
    pub(crate) fn joined(&self, player: &Player, place: Place) -> Option<Place> {
        match place {
            Place::Home if player.holds(Place::Theatre) => Some(Place::Theatre),
            Place::Theatre => Some(Place::Home),
            Place::Home | Place::Hex(_) => None,
        }
    }

    /// The regions that a leader of this player reaches over land from here, with the steps (M-7, M-8, M-13).
    pub(crate) fn by_land(&self, player: &Player, from: Region) -> BTreeMap<Region, u32> {
        self.walked(player, from, |region| self.creature_lives(region))
    }

    /// The same, were no creatures there.
    pub(crate) fn by_land_past(&self, player: &Player, from: Region) -> BTreeMap<Region, u32> {
        self.walked(player, from, |_| false)
    }

    /// A way over land to a region within reach: the hexes on it, that of the end last.
    pub(crate) fn path(&self, player: &Player, from: Region, to: Region) -> Vec<HexId> {
        let far = self.by_land(player, from);
        let mut path = Vec::new();
        let mut at = to;
        while let Some(steps) = far.get(&at).copied().filter(|steps| *steps > 0) {
            if let Region::Hex(hex) = at {
                path.insert(0, hex);
            }
            let leads_on = |region: &Region| {
                far.get(region) == Some(&(steps - 1))
                    && (steps == 1 || !self.creature_lives(*region))
            };
            match self.neighbours(at).into_iter().find(leads_on) {
                Some(before) => at = before,
                None => break,
            }
        }
        path
    }

    fn walked(
        &self,
        player: &Player,
        from: Region,
        bars: impl Fn(Region) -> bool,
    ) -> BTreeMap<Region, u32> {
        let steps = if player.has(Advance::Logistics) { STEPS.1 } else { STEPS.0 };
        let mut far = BTreeMap::from([(from, 0)]);
        let mut next = VecDeque::from([(from, 0)]);
        while let Some((at, gone)) = next.pop_front() {
            let is_barred = gone > 0 && bars(at);
            if gone == steps || is_barred {
                continue;
            }
            for near in self.neighbours(at) {
                if let std::collections::btree_map::Entry::Vacant(entry) = far.entry(near) {
                    entry.insert(gone + 1);
                    next.push_back((near, gone + 1));
                }
            }
        }
        far
    }

    fn creature_lives(&self, region: Region) -> bool {
        match region {
            Region::Main => false,
            Region::Hex(hex) => self.world.hex(hex).is_some_and(|hex| hex.lives),
        }
    }

    /// The neighbours of a region that have not sunk.
    pub(crate) fn neighbours(&self, region: Region) -> Vec<Region> {
        let island = self.content.island();
        let stands = |hex: &HexId| self.world.hex(*hex).is_some_and(|hex| !hex.sunk);
        match region {
            Region::Main => {
                let by_main = island.spots().filter(|(_, spot)| spot.by_main);
                by_main.map(|(hex, _)| hex).filter(stands).map(Region::Hex).collect()
            }
            Region::Hex(hex) => {
                let spot = island.spot(hex);
                let near = spot.into_iter().flat_map(|spot| spot.neighbours.iter().copied());
                let main = spot.filter(|spot| spot.by_main).map(|_| Region::Main);
                near.filter(stands).map(Region::Hex).chain(main).collect()
            }
        }
    }

    /// The regions that a leader reaches over sea from here (M-11).
    pub(crate) fn by_sea(&self, player: &Player, from: Region) -> Vec<Region> {
        if !player.has(Advance::Navigation) || !self.is_coast(from) {
            return Vec::new();
        }
        let hexes = self.world.hexes().filter(|(_, hex)| !hex.sunk);
        let all = hexes.map(|(hex, _)| Region::Hex(hex)).chain([Region::Main]);
        all.filter(|region| *region != from && self.is_coast(*region)).collect()
    }

    /// Whether a region lies at the sea; the main region always does (I-5).
    fn is_coast(&self, region: Region) -> bool {
        match region {
            Region::Main => true,
            Region::Hex(hex) => self.is_coastal(hex),
        }
    }

    /// Whether a leader gets from a place to a region; to its own by 0 steps (M-7).
    pub(crate) fn reaches(&self, faction: Faction, from: Place, way: Way, to: Region) -> bool {
        let player = self.player(faction);
        let from = Region::of(from);
        match way {
            Way::Land => self.by_land(player, from).contains_key(&to),
            Way::Sea => self.by_sea(player, from).contains(&to),
        }
    }
}
