//! The muster (C-10 to C-14): who stands on which side.

use std::collections::BTreeSet;

use crate::battle::{Army, Which, army};
use crate::content::{Content, Role};
use crate::turn::sight::Sight;
use crate::turn::{Turn, cost};
use crate::world::{
    Attitude, Capacity, DIRECTIONS, FactionId, Level, Region, RegionId, Unit, UnitId, World,
};

/// A unit that fights, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fighter {
    pub(super) region: RegionId,
    pub(super) unit: UnitId,
    pub(super) faction: FactionId,
}

/// Both sides, each in report order, those from other regions last.
#[derive(Clone, Debug, Default)]
pub(super) struct Sides {
    pub(super) fighters: [Vec<Fighter>; 2],
}

/// Gathers those who fight when `attackers` attack `on`; nothing where a side has no soldier (C-7).
pub(super) fn muster(
    turn: &Turn<'_>,
    region: RegionId,
    attackers: &BTreeSet<FactionId>,
    explicit: &BTreeSet<UnitId>,
    targets: &BTreeSet<UnitId>,
    on: FactionId,
) -> Option<Sides> {
    let here = turn.world.region(region);
    let eyes: Vec<Sight> = attackers.iter().map(|of| Sight::of(turn.content, here, *of)).collect();
    let mut sides = Sides::default();
    for at in here.in_order() {
        let unit = &here.units[at];
        if !can_fight(turn.content, here, unit) {
            continue;
        }
        let known = || eyes.iter().any(|eye| eye.knows(turn.content, unit));
        let defends = if unit.faction == on {
            targets.contains(&unit.id) || !unit.flags.avoid || known()
        } else {
            !unit.flags.avoid && joins(turn, unit, on)
        };
        let attacks = attackers.contains(&unit.faction)
            && (explicit.contains(&unit.id) || (!unit.flags.avoid && !unit.doing.fought))
            && turn.world.attitude(unit.faction, on) != Attitude::Ally;
        // Who would stand on both sides defends (C-13).
        let side = match (defends, attacks) {
            (true, _) => Which::Defenders,
            (false, true) => Which::Attackers,
            (false, false) => continue,
        };
        sides.fighters[side as usize].push(Fighter {
            region,
            unit: unit.id,
            faction: unit.faction,
        });
    }
    if sides.fighters.iter().any(Vec::is_empty) {
        return None;
    }
    for side in Which::BOTH {
        let more = from_around(turn, region, &sides.fighters[side as usize], side);
        sides.fighters[side as usize].extend(more);
    }
    Some(sides)
}

/// Whether a unit of another faction joins the defence of `on`: an ally, or the Guard where no Creatures are attacked
///
fn joins(turn: &Turn<'_>, unit: &Unit, on: FactionId) -> bool {
    if unit.faction == FactionId::GUARD {
        return on != FactionId::CREATURES;
    }
    !unit.faction.is_npc() && turn.world.attitude(unit.faction, on) == Attitude::Ally
}

/// Whether it has a soldier that can fight there: at sea only those aboard and those who fly (C-14).
fn can_fight(content: &Content, region: &Region, unit: &Unit) -> bool {
    let monsters = || unit.stock.iter().any(|(item, _)| content.creature(item).is_some());
    let npc = unit.faction == FactionId::CREATURES;
    if !(if npc { monsters() } else { unit.heads(content) > 0 }) {
        return false;
    }
    let sea = region.terrain == content.known.ocean;
    !sea || npc || is_aboard(content, region, unit) || Capacity::of(unit, content).flies()
}

fn is_aboard(content: &Content, region: &Region, unit: &Unit) -> bool {
    let inside = unit.inside.and_then(|number| region.structure(number));
    inside.is_some_and(|one| matches!(content.structure(one.of).role, Role::Ship { .. }))
}

/// Those who come from the regions around (C-12).
fn from_around(turn: &Turn<'_>, region: RegionId, side: &[Fighter], which: Which) -> Vec<Fighter> {
    let content = turn.content;
    let here = turn.world.region(region);
    if here.place.level == Level::Nexus || all_refuse(here, side) {
        return Vec::new();
    }
    let factions: BTreeSet<FactionId> =
        side.iter().map(|one| one.faction).filter(|of| !of.is_npc()).collect();
    let mut all = Vec::new();
    for way in DIRECTIONS {
        let Some(from) = turn.world.beyond(region, way, content.known.blocked) else { continue };
        let there = turn.world.region(from);
        if !there.units.iter().any(|unit| factions.contains(&unit.faction)) {
            continue;
        }
        let road = turn.world.is_joined(content, region, way);
        for at in there.in_order() {
            let unit = &there.units[at];
            let comes = factions.contains(&unit.faction)
                && !unit.flags.avoid
                && !unit.flags.hold
                && unit.heads(content) > 0
                && !unit.doing.stays
                && !unit.doing.sailed
                && (which == Which::Defenders || !unit.doing.fought)
                && !is_aboard(content, there, unit)
                && reaches(content, &turn.world, unit, region, road);
            if comes {
                all.push(Fighter { region: from, unit: unit.id, faction: unit.faction });
            }
        }
    }
    all
}

/// Whether every unit of a side in the battle's region wants no aid.
fn all_refuse(here: &Region, side: &[Fighter]) -> bool {
    side.iter().all(|one| here.find(one.unit).is_some_and(|at| here.units[at].flags.noaid))
}

/// Whether a unit could enter a region now, with the points that it has left (C-12).
fn reaches(content: &Content, world: &World, unit: &Unit, to: RegionId, road: bool) -> bool {
    let Some(mode) = Capacity::of(unit, content).fastest() else { return false };
    let ocean = world.region(to).terrain == content.known.ocean;
    let crosses = mode == crate::world::Mode::Fly && !unit.flags.nocross;
    let enough = |cost: u32| unit.doing.spent + cost <= mode.points();
    (!ocean || crosses) && cost(content, world, mode, to, road).is_some_and(enough)
}

impl Sides {
    /// A side's soldiers (C-20 to C-27).
    pub(super) fn army(
        &self,
        content: &Content,
        world: &World,
        region: RegionId,
        side: Which,
    ) -> Army {
        let fighters = self.fighters[side as usize].iter();
        army(content, world, region, fighters.map(|one| (one.region, one.unit)))
    }
}
