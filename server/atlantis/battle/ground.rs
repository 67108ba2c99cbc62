//! Where a battle is fought, and where in it each unit stands (C-23, C-25).

use crate::content::{Content, Role, Terrain};
use crate::world::{Level, Region};

/// The ground of a battle.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    pub(super) terrain: Terrain,
    /// Whether mounts help (D-6).
    pub(super) rides: bool,
    /// Whether those that fly help: above ground everywhere (C-23).
    pub(super) flies: bool,
    /// Whether it is the sea.
    pub(super) sea: bool,
}

impl Ground {
    /// That of a region.
    #[must_use]
    pub fn of(content: &Content, region: &Region) -> Self {
        Self {
            terrain: region.terrain,
            rides: content.terrain(region.terrain).rides,
            flies: region.place.level == Level::Surface,
            sea: region.terrain == content.known.ocean,
        }
    }
}

/// Where a unit stands in a battle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standing {
    /// How many of its heads a building shelters: the first ones (C-25).
    pub sheltered: u32,
    /// Energy and spirit defence of those (G-92).
    pub ward: u32,
    /// Whether earthquakes do them no harm (D-8).
    pub steady: bool,
    /// Whether it is aboard a ship, where nobody rides (C-23).
    pub aboard: bool,
}

/// How many heads of each unit in a region its building shelters, and how that building is (C-25): by place among its
/// units.
#[must_use]
pub fn shelter(content: &Content, region: &Region) -> Vec<Standing> {
    let mut all = vec![Standing::default(); region.units.len()];
    let mut room: Vec<u32> = Vec::new();
    for structure in &region.structures {
        room.push(if structure.needs == 0 { content.structure(structure.of).size } else { 0 });
    }
    for at in region.in_order() {
        let unit = &region.units[at];
        let Some(place) = unit
            .inside
            .and_then(|number| region.structures.iter().position(|one| one.number == number))
        else {
            continue;
        };
        let structure = &region.structures[place];
        let row = content.structure(structure.of);
        let sheltered = unit.heads(content).min(room[place]);
        room[place] -= sheltered;
        all[at] = Standing {
            sheltered,
            ward: structure.warded(content),
            steady: row.steady,
            aboard: matches!(row.role, Role::Ship { .. }),
        };
    }
    all
}
