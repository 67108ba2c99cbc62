//! What lives in the wild: groups that roam (9.2, X-44), the Guard (13.5, X-40), births (13.6, X-43).

use std::collections::BTreeMap;

use game::Chance;

use super::Turn;
use crate::chance::percent;
use crate::content::{Content, Creature, Haunt};
use crate::wild;
use crate::world::{DIRECTIONS, FactionId, Level, Region, RegionId, Unit, UnitId};

/// Chance in 100 that a group goes elsewhere.
const ROAMS: u32 = 33;

/// Chance in 100 that a lair without a group gets one.
const RETURNS: u32 = 2;

/// The groups that roam, by region, in report order: those that are in no structure.
pub(super) fn groups(turn: &Turn<'_>) -> BTreeMap<RegionId, Vec<UnitId>> {
    let mut all: BTreeMap<RegionId, Vec<UnitId>> = BTreeMap::new();
    if turn.ahead {
        return all;
    }
    for (id, region) in turn.world.all_regions() {
        let roams = |unit: &&Unit| unit.faction == FactionId::CREATURES && unit.inside.is_none();
        for unit in region.units.iter().filter(roams) {
            all.entry(id).or_default().push(unit.id);
        }
    }
    all
}

/// Moves a group to a neighbour that it can enter, or leaves it; says where it went.
pub(super) fn roam(turn: &mut Turn<'_>, from: RegionId, group: UnitId) -> Option<RegionId> {
    let at = turn.world.region(from).find(group)?;
    let unit = &turn.world.region(from).units[at];
    if unit.doing.stays || unit.faction != FactionId::CREATURES {
        return None;
    }
    let mut chance =
        turn.world.seed.stream(turn.world.turn, turn.phase, &format!("group {}", group.0));
    if !percent(&mut chance, ROAMS) {
        return None;
    }
    let ways = DIRECTIONS.into_iter();
    let ways = ways.filter_map(|way| turn.world.beyond(from, way, turn.content.known.blocked));
    let ways: Vec<RegionId> =
        ways.filter(|to| may_enter(turn.content, turn.world.region(*to), unit)).collect();
    let chance: &mut dyn Chance = &mut chance;
    let to = *chance.pick(&ways)?;
    let unit = turn.world.region_mut(from).units.remove(at);
    turn.world.region_mut(to).units.push(unit);
    Some(to)
}

/// Whether all of a group can be there, and no Guard stands there.
fn may_enter(content: &Content, region: &Region, group: &Unit) -> bool {
    let sea = region.terrain == content.known.ocean;
    let lives = |creature: &Creature| match creature.haunt {
        Haunt::Land => !sea,
        Haunt::Sea => sea,
        Haunt::Shore => sea || region.around.coast,
    };
    let guard = |unit: &Unit| unit.faction == FactionId::GUARD && unit.flags.guard;
    region.place.level != Level::Nexus
        && !region.units.iter().any(guard)
        && group.stock.iter().filter_map(|(item, _)| content.creature(item)).all(lives)
}

/// 13.5: towns and cities where nobody is on guard raise guardsmen.
pub(super) fn guards(turn: &mut Turn<'_>) {
    wild::raise(turn.content, &mut turn.world);
}

/// 13.6: where no Creatures are, some come.
pub(super) fn births(turn: &mut Turn<'_>) {
    let (content, phase) = (turn.content, turn.phase);
    let chances = wild::Chances { roams: 1, of: 1_000, lair: RETURNS };
    wild::born(content, &mut turn.world, phase, chances);
}
