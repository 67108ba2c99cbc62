//! Battles of a month (C-1 to C-14): who attacks whom, and one battle after the other until nobody is left to attack.

mod after;
mod murder;
mod muster;
mod told;

use std::collections::BTreeSet;

pub(super) use after::Fate;
pub(super) use murder::murder;

use super::Turn;
use super::code::{
    ALLY, ALREADY_FOUGHT, CANNOT_CATCH, IN_NEXUS, NOT_VISIBLE, OWN_FACTION, PEACE_CITY, UNSURE,
};
use super::guard::{can_catch, treats};
use super::scene::whose;
use super::sight::Sight;
use super::told::{Datum, Refused};
use crate::battle::{Which, fight};
use crate::chance::percent;
use crate::content::Content;
use crate::orders::{Given, Order, Target};
use crate::world::{Attitude, FactionId, Level, Region, RegionId, Structure, Unit, UnitId};

/// Somebody who attacks somebody.
#[derive(Clone, Debug)]
pub(super) struct Attack {
    pub(super) unit: UnitId,
    pub(super) of: FactionId,
    pub(super) target: UnitId,
    pub(super) on: FactionId,
    /// The order, where it was one.
    pub(super) given: Option<Given>,
}

/// 2.1: ATTACK and hostile sight, region by region (C-5).
pub(super) fn attack(turn: &mut Turn<'_>) {
    for region in turn.order.clone() {
        let mut list = ordered(turn, region);
        if turn.ahead {
            for attack in list {
                if let Some(given) = &attack.given {
                    fail(turn, region, attack.unit, given, UNSURE, Vec::new());
                }
            }
            continue;
        }
        list.extend(on_sight(turn, region, |_, _| true));
        fight_out(turn, region, list, "");
    }
}

/// 2.2: each group of Creatures attacks with its chance one faction of which it sees a unit.
pub(super) fn creatures(turn: &mut Turn<'_>) {
    if turn.ahead {
        return;
    }
    for region in turn.order.clone() {
        let list = prowling(turn, region);
        fight_out(turn, region, list, "");
    }
}

fn prowling(turn: &Turn<'_>, region: RegionId) -> Vec<Attack> {
    let (content, here) = (turn.content, turn.world.region(region));
    let is_group = |unit: &Unit| unit.faction == FactionId::CREATURES;
    let alone = !here.units.iter().any(is_group) || here.units.iter().all(is_group);
    if alone || is_peaceful(content, here) {
        return Vec::new();
    }
    let sight = Sight::of(content, here, FactionId::CREATURES);
    let mut list = Vec::new();
    for at in here.in_order() {
        let group = &here.units[at];
        let kinds = group.stock.iter().filter_map(|(item, _)| content.creature(item));
        let Some(hostile) = kinds.map(|kind| kind.hostile).max() else { continue };
        if !is_group(group) || group.doing.fought {
            continue;
        }
        let indoors = |unit: &Unit| {
            let structure = unit.inside.and_then(|number| here.structure(number));
            structure.is_some_and(|one: &Structure| content.structure(one.of).is_building())
        };
        let seen = here.in_order().into_iter().map(|at| &here.units[at]).filter(|unit| {
            // Those at home leave alone who is in a building.
            let reached = group.inside.is_none() || !indoors(unit);
            !unit.faction.is_npc() && reached && sight.sees(content, unit)
        });
        let seen: Vec<&Unit> = seen.collect();
        let mut chance =
            turn.world.seed.stream(turn.world.turn, turn.phase, &format!("group {}", group.id.0));
        if seen.is_empty() || !percent(&mut chance, hostile) {
            continue;
        }
        let chance: &mut dyn game::Chance = &mut chance;
        if let Some(target) = chance.pick(&seen) {
            let (of, on) = (group.faction, target.faction);
            list.push(Attack { unit: group.id, of, target: target.id, on, given: None });
        }
    }
    list
}

/// The attacks that are ordered here and pass their checks, unit by unit in report order; the others are refused.
fn ordered(turn: &mut Turn<'_>, region: RegionId) -> Vec<Attack> {
    let mut list = Vec::new();
    for (unit, given) in turn.world.region_mut(region).orders_of("2.1") {
        let Order::Attack(targets) = &given.order else { continue };
        for target in targets {
            match may_attack(turn, region, unit, *target) {
                Ok(attack) => list.push(Attack { given: Some(given.clone()), ..attack }),
                Err((code, data)) => fail(turn, region, unit, &given, code, data),
            }
        }
    }
    list
}

fn may_attack(
    turn: &Turn<'_>,
    region: RegionId,
    unit: UnitId,
    target: Target,
) -> Result<Attack, Refused> {
    let (content, here) = (turn.content, turn.world.region(region));
    let bare = |code| Err((code, Vec::new()));
    let Some(at) = here.find(unit) else { return bare(NOT_VISIBLE) };
    let attacker = &here.units[at];
    if here.place.level == Level::Nexus {
        return bare(IN_NEXUS);
    }
    if is_peaceful(content, here) {
        return bare(PEACE_CITY);
    }
    let sight = Sight::of(content, here, attacker.faction);
    let seen = turn.target(region, attacker.faction, target).map(|at| &here.units[at]);
    let Some(seen) = seen.filter(|seen| sight.sees(content, seen)) else {
        return bare(NOT_VISIBLE);
    };
    let named = || vec![("unit", Datum::Unit(seen.id, seen.name.clone()))];
    if seen.faction == attacker.faction {
        return Err((OWN_FACTION, named()));
    }
    if turn.world.attitude(attacker.faction, seen.faction) == Attitude::Ally {
        let faction = whose(content, &turn.world.factions, &sight, seen);
        return Err((ALLY, vec![("faction", faction)]));
    }
    if !can_catch(content, attacker, seen) {
        return Err((CANNOT_CATCH, named()));
    }
    if attacker.doing.fought {
        let own = Datum::Unit(attacker.id, attacker.name.clone());
        return Err((ALREADY_FOUGHT, vec![("unit", own)]));
    }
    let (of, on) = (attacker.faction, seen.faction);
    Ok(Attack { unit, of, target: seen.id, on, given: None })
}

/// Whether nobody may fight here.
pub(super) fn is_peaceful(content: &Content, here: &Region) -> bool {
    content.settings.peace_city && here.is_starting_city()
}

/// Attacks of those who are hostile to whom they see and can catch (C-2), attackers and targets in report order, of
/// the pairs of units that `meet`.
pub(super) fn on_sight(
    turn: &Turn<'_>,
    region: RegionId,
    meet: impl Fn(UnitId, UnitId) -> bool,
) -> Vec<Attack> {
    let (content, here) = (turn.content, turn.world.region(region));
    let mut list = Vec::new();
    if here.place.level == Level::Nexus || is_peaceful(content, here) || here.units.len() < 2 {
        return list;
    }
    let factions: BTreeSet<FactionId> = here.units.iter().map(|unit| unit.faction).collect();
    let hostile = |faction: &FactionId| {
        turn.world.faction(*faction).is_some_and(|faction| faction.attitudes.is_ever_hostile())
    };
    let hostile: Vec<(FactionId, Sight)> = factions
        .into_iter()
        .filter(hostile)
        .map(|faction| (faction, Sight::of(content, here, faction)))
        .collect();
    if hostile.is_empty() {
        return list;
    }
    let order = here.in_order();
    for at in &order {
        let unit = &here.units[*at];
        let Some((_, sight)) = hostile.iter().find(|(faction, _)| *faction == unit.faction) else {
            continue;
        };
        if unit.flags.avoid || unit.heads(content) == 0 || unit.doing.fought {
            continue;
        }
        for other in &order {
            let target = &here.units[*other];
            let hates = target.faction != unit.faction
                && meet(unit.id, target.id)
                && sight.sees(content, target)
                && treats(
                    &turn.world.factions,
                    unit.faction,
                    target.faction,
                    sight.knows(content, target),
                ) == Attitude::Hostile;
            if hates && can_catch(content, unit, target) {
                let (of, on) = (unit.faction, target.faction);
                list.push(Attack { unit: unit.id, of, target: target.id, on, given: None });
            }
        }
    }
    list
}

/// Fights one battle after the other until the list is empty (C-5). `pass` tells the streams of one sub-phase apart.
pub(super) fn fight_out(
    turn: &mut Turn<'_>,
    region: RegionId,
    mut list: Vec<Attack>,
    pass: &str,
) -> Vec<(UnitId, Fate)> {
    let mut fates = Vec::new();
    while let Some(first) = list.first().cloned() {
        let on = first.on;
        let of_them = list.iter().filter(|attack| attack.on == on);
        let attackers: BTreeSet<FactionId> = of_them.clone().map(|attack| attack.of).collect();
        let explicit = of_them.clone().filter(|attack| attack.given.is_some());
        let explicit: BTreeSet<UnitId> = explicit.map(|attack| attack.unit).collect();
        let targets: BTreeSet<UnitId> = of_them.map(|attack| attack.target).collect();
        let sides = muster::muster(turn, region, &attackers, &explicit, &targets, on);
        if let Some(sides) = sides {
            let name = format!("{} {} {}{pass}", region.0, first.unit.0, first.target.0);
            fates.extend(battle(turn, region, &first, &sides, &name));
        }
        let done = |attack: &Attack| {
            (attack.on == on && attackers.contains(&attack.of))
                || (attack.of == on && attackers.contains(&attack.on))
        };
        let mut barred = Vec::new();
        list.retain(|attack| {
            if done(attack) {
                return false;
            }
            let here = turn.world.region(region);
            let unit = here.find(attack.unit).map(|at| &here.units[at]);
            let there = here.find(attack.target).is_some();
            let may = unit.is_some_and(|unit| !unit.doing.fought);
            if unit.is_some() && !may {
                barred.push(attack.clone());
            }
            may && there
        });
        for attack in barred {
            let here = &turn.world.regions[region.0 as usize];
            let unit = here.find(attack.unit).map(|at| &here.units[at]);
            if let (Some(given), Some(unit)) = (&attack.given, unit) {
                let data = vec![("unit", Datum::Unit(unit.id, unit.name.clone()))];
                turn.out.fail(here, unit, given, ALREADY_FOUGHT, data);
            }
        }
    }
    fates
}

/// Fights a battle, and settles what becomes of everybody (C-60 to C-64).
fn battle(
    turn: &mut Turn<'_>,
    region: RegionId,
    first: &Attack,
    sides: &muster::Sides,
    name: &str,
) -> Vec<(UnitId, Fate)> {
    let armies = Which::BOTH.map(|side| sides.army(turn.content, &turn.world, region, side));
    let mut chance = turn.world.seed.stream(turn.world.turn, turn.phase, name);
    let course = fight(&mut chance, [&armies[0], &armies[1]]);
    let before = told::Before::of(turn, region, first, sides, &armies);
    let settled = after::settle(turn, region, sides, &course, &mut chance);
    before.tell(turn, sides, &course, &settled);
    after::bury(turn, sides, &settled)
}

impl Turn<'_> {
    /// The unit that an order of this faction names, if it is in this region (O-17).
    pub(super) fn target(
        &self,
        region: RegionId,
        faction: FactionId,
        target: Target,
    ) -> Option<usize> {
        let unit = match target {
            Target::Unit(unit) => unit,
            Target::New(of, alias) => *self.formed.get(&(region, of.unwrap_or(faction), alias))?,
        };
        self.world.region(region).find(unit)
    }
}

fn fail(
    turn: &mut Turn<'_>,
    region: RegionId,
    unit: UnitId,
    given: &Given,
    code: orders::Code,
    data: super::told::Filled,
) {
    let here = &turn.world.regions[region.0 as usize];
    if let Some(at) = here.find(unit) {
        turn.out.fail(here, &here.units[at], given, code, data);
    }
}
