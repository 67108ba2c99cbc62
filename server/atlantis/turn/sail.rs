//! Sailing (9.1, M-30 to M-36).

use std::collections::BTreeSet;

use orders::Code;

use super::Turn;
use super::battle::{Fate, fight_out, on_sight};
use super::code::{
    FOUGHT_NO_MOVE, NO_SUCH_EXIT, NOT_ON_SHIP, NOT_OWNER, NOT_SEA_WAY, OUT_OF_POINTS, SAILED,
    SHIP_DOES_NOT_SAIL, SHIP_OVERLOADED, SHIP_UNFINISHED, STOPPED, TOO_FEW_SAILORS,
};
use super::flags::number;
use super::told::{Datum, Filled, Refused};
use crate::content::{Content, Role};
use crate::orders::{Given, Order};
use crate::world::{
    Capacity, Direction, Region, RegionId, StructureNo, Unit, UnitId, Weather, World,
};

/// Points of a ship a month (M-32).
const POINTS: u32 = 4;

/// A ship with what its crew was ordered.
struct Voyage {
    from: RegionId,
    ship: StructureNo,
    owner: UnitId,
    given: Given,
    course: Vec<Direction>,
    crew: Vec<(UnitId, Given)>,
}

/// 9.1 SAIL: ship by ship, each its whole course (M-34).
pub(super) fn sail(turn: &mut Turn<'_>) {
    for voyage in voyages(turn) {
        match ready(turn, &voyage) {
            Ok(()) => go(turn, voyage),
            Err((code, data)) => {
                fail(turn, voyage.from, voyage.owner, &voyage.given, code, data);
                stay(turn, &voyage);
            }
        }
    }
}

/// All ships that are to sail, regions in region order, in a region by number. Who is not aboard, or gives a course
/// without owning the ship, is told so.
fn voyages(turn: &mut Turn<'_>) -> Vec<Voyage> {
    let content = turn.content;
    let mut all: Vec<Voyage> = Vec::new();
    for region in turn.order.clone() {
        let orders = turn.world.region_mut(region).orders_of("9.1");
        let mut ships: Vec<(StructureNo, Vec<(UnitId, Given)>)> = Vec::new();
        for (unit, given) in orders {
            let place = turn.world.region(region);
            let Some(at) = place.find(unit) else { continue };
            let ship = place.units[at].inside.filter(|number| is_ship(content, place, *number));
            let Some(ship) = ship else {
                fail(turn, region, unit, &given, NOT_ON_SHIP, Vec::new());
                continue;
            };
            match ships.iter_mut().find(|(number, _)| *number == ship) {
                Some((_, crew)) => crew.push((unit, given)),
                None => ships.push((ship, vec![(unit, given)])),
            }
        }
        ships.sort_by_key(|(number, _)| *number);
        for (ship, crew) in ships {
            all.extend(voyage(turn, region, ship, crew));
        }
    }
    all
}

fn is_ship(content: &Content, region: &Region, number: StructureNo) -> bool {
    region.structure(number).is_some_and(|one| content.structure(one.of).is_ship())
}

fn voyage(
    turn: &mut Turn<'_>,
    from: RegionId,
    ship: StructureNo,
    crew: Vec<(UnitId, Given)>,
) -> Option<Voyage> {
    let place = turn.world.region(from);
    let owner = place.owner(turn.content, ship).map(|at| place.units[at].id)?;
    let mut course = Vec::new();
    let mut given = None;
    for (unit, order) in &crew {
        let Order::Sail(steps) = &order.order else { continue };
        if *unit == owner {
            course.extend(steps.iter().copied());
            given.get_or_insert_with(|| order.clone());
        } else if !steps.is_empty() {
            fail(turn, from, *unit, order, NOT_OWNER, vec![("object", named(turn, from, ship))]);
        }
    }
    match given {
        Some(given) if !course.is_empty() => {
            Some(Voyage { from, ship, owner, given, course, crew })
        }
        _ => {
            for (unit, order) in &crew {
                fail(turn, from, *unit, order, SHIP_DOES_NOT_SAIL, Vec::new());
            }
            None
        }
    }
}

fn named(turn: &Turn<'_>, region: RegionId, ship: StructureNo) -> Datum {
    let name = turn.world.region(region).structure(ship).map(|one| one.name.clone());
    Datum::Text(format!("{} [{}]", name.unwrap_or_default(), ship.0))
}

/// The others' SAIL is without effect when the ship does not sail (M-36).
fn stay(turn: &mut Turn<'_>, voyage: &Voyage) {
    for (unit, order) in voyage.crew.iter().filter(|(unit, _)| *unit != voyage.owner) {
        fail(turn, voyage.from, *unit, order, SHIP_DOES_NOT_SAIL, Vec::new());
    }
}

fn fail(
    turn: &mut Turn<'_>,
    region: RegionId,
    unit: UnitId,
    given: &Given,
    code: Code,
    data: Filled,
) {
    let place = &turn.world.regions[region.0 as usize];
    if let Some(at) = place.find(unit) {
        turn.out.fail(place, &place.units[at], given, code, data);
    }
}

/// Whether a ship can sail at all: finished, enough sailors, not overloaded (M-30, M-33).
fn ready(turn: &Turn<'_>, voyage: &Voyage) -> Result<(), Refused> {
    let content = turn.content;
    let place = turn.world.region(voyage.from);
    let Some(structure) = place.structure(voyage.ship) else {
        return Err((NOT_ON_SHIP, Vec::new()));
    };
    let Role::Ship { carries, sailors } = content.structure(structure.of).role else {
        return Err((NOT_ON_SHIP, Vec::new()));
    };
    if structure.needs > 0 {
        return Err((SHIP_UNFINISHED, vec![("needs", number(structure.needs))]));
    }
    if place.find(voyage.owner).is_none() {
        // Who gave the course has fallen by now.
        return Err((SHIP_DOES_NOT_SAIL, Vec::new()));
    }
    let mut has = 0;
    for (id, _) in &voyage.crew {
        let Some(unit) = place.find(*id).map(|at| &place.units[at]) else { continue };
        // Who won with losses stays where it is (C-62).
        match unit.doing.stays {
            true if *id == voyage.owner => {
                let own = Datum::Unit(unit.id, unit.name.clone());
                return Err((FOUGHT_NO_MOVE, vec![("unit", own)]));
            }
            true => {}
            false => has += sails(content, unit),
        }
    }
    if has < sailors {
        return Err((TOO_FEW_SAILORS, vec![("has", number(has)), ("needs", number(sailors))]));
    }
    let aboard = place.units.iter().filter(|unit| unit.inside == Some(voyage.ship));
    let load: u64 = aboard.map(|unit| Capacity::of(unit, content).weight).sum();
    if load > u64::from(carries) {
        let load = number(u32::try_from(load).unwrap_or(u32::MAX));
        return Err((SHIP_OVERLOADED, vec![("load", load), ("carries", number(carries))]));
    }
    Ok(())
}

/// Sailors that a unit is (M-30).
fn sails(content: &Content, unit: &Unit) -> u32 {
    let level = content.known.sailing.map_or(0, |skill| unit.level(content, skill));
    unit.heads(content) * level
}

/// Points that magic adds to those of a ship (G-52).
fn wind(content: &Content, region: &Region, ship: StructureNo) -> u32 {
    let role = region.structure(ship).map(|one| content.structure(one.of).role);
    match role {
        Some(Role::Ship { carries, .. }) => super::cast::wind(content, region, ship, carries),
        _ => 0,
    }
}

fn go(turn: &mut Turn<'_>, voyage: Voyage) {
    let content = turn.content;
    let bad = turn.world.region(voyage.from).sky() != Weather::Clear;
    let points = if bad { POINTS / 2 } else { POINTS };
    let points = points + wind(content, turn.world.region(voyage.from), voyage.ship);
    let mut here = voyage.from;
    let mut made = 0;
    for (step, way) in voyage.course.iter().enumerate() {
        let next = match next(&turn.world, content, here, *way) {
            Ok(next) if made < points => next,
            Ok(_) => {
                let left = &voyage.course[step..];
                out_of_points(turn, here, &voyage, left);
                break;
            }
            Err(code) => {
                fail(
                    turn,
                    here,
                    voyage.owner,
                    &voyage.given,
                    code,
                    vec![("step", Datum::Text(way.short().into()))],
                );
                break;
            }
        };
        carry(&mut turn.world, here, next, voyage.ship);
        made += 1;
        here = next;
        let kept = is_kept_from(turn, &voyage, here);
        if fights(turn, &voyage, here, made) || kept {
            break;
        }
        if step + 1 < voyage.course.len() && made < points {
            pass(turn, here, voyage.ship);
        }
    }
    if made > 0 {
        arrived(turn, &voyage, here);
    } else {
        stay(turn, &voyage);
    }
}

/// Whether a ship goes no further because those aboard met somebody and fought, and lost anybody or the battle (M-34).
fn fights(turn: &mut Turn<'_>, voyage: &Voyage, here: RegionId, step: u32) -> bool {
    if turn.ahead {
        return false;
    }
    let aboard = turn.world.region(here).units.iter();
    let aboard = aboard.filter(|unit| unit.inside == Some(voyage.ship)).map(|unit| unit.id);
    let aboard: BTreeSet<UnitId> = aboard.collect();
    let apart = |one: UnitId, other: UnitId| aboard.contains(&one) != aboard.contains(&other);
    let list = on_sight(turn, here, apart);
    let fates = fight_out(turn, here, list, &format!(" {} {step}", voyage.ship.0));
    fates.iter().any(|(unit, fate)| aboard.contains(unit) && *fate != Fate::Unhurt)
}

/// Whether a ship ends its course where it came to, because guards there would not let somebody aboard in (M-34).
fn is_kept_from(turn: &mut Turn<'_>, voyage: &Voyage, here: RegionId) -> bool {
    let place = turn.world.region(here);
    if place.terrain == turn.content.known.ocean {
        return false;
    }
    let aboard = place.units.iter().filter(|unit| unit.inside == Some(voyage.ship));
    let mut kept = aboard.map(|unit| (unit.clone(), turn.watch(here).denies(unit)));
    let Some((unit, guards)) = kept.find(|(_, guards)| !guards.is_empty()) else { return false };
    let to = super::walk::region_named(turn, here);
    let guards_named = super::guard::named(turn.world.region(here), &guards);
    let data = vec![("to", to), ("guards", guards_named)];
    if let Some(at) = turn.world.region(here).find(voyage.owner) {
        let place = &turn.world.regions[here.0 as usize];
        turn.out.tell(turn.phase, place, &place.units[at], &STOPPED, data);
    }
    turn.tell_denied(here, &guards, &unit);
    true
}

/// Where a way of the sea leads: from sea to sea or coast, from coast to sea (M-32).
fn next(
    world: &World,
    content: &Content,
    here: RegionId,
    way: Direction,
) -> Result<RegionId, Code> {
    let ocean = content.known.ocean;
    let next = world.beyond(here, way, content.known.blocked).ok_or(NO_SUCH_EXIT)?;
    let sea = world.region(here).terrain == ocean || world.region(next).terrain == ocean;
    if sea { Ok(next) } else { Err(NOT_SEA_WAY) }
}

/// The path that is left becomes next month's order where something waits behind it (O-24).
fn out_of_points(turn: &mut Turn<'_>, here: RegionId, voyage: &Voyage, left: &[Direction]) {
    let step = left.first().map_or("", |way| way.short());
    fail(
        turn,
        here,
        voyage.owner,
        &voyage.given,
        OUT_OF_POINTS,
        vec![("step", Datum::Text(step.into()))],
    );
    let path: Vec<&str> = left.iter().map(|way| way.short()).collect();
    let place = turn.world.region_mut(here);
    if let Some(at) = place.find(voyage.owner) {
        place.units[at].doing.left = Some(format!("SAIL {}", path.join(" ")));
    }
}

/// Takes a ship and all aboard to another region.
fn carry(world: &mut World, from: RegionId, to: RegionId, ship: StructureNo) {
    let place = world.region_mut(from);
    let Some(at) = place.structures.iter().position(|one| one.number == ship) else { return };
    let structure = place.structures.remove(at);
    let aboard: Vec<Unit> = place.units.extract_if(.., |unit| unit.inside == Some(ship)).collect();
    let place = world.region_mut(to);
    place.add_structure(structure);
    place.units.extend(aboard);
}

/// Those aboard see the region through which they go.
fn pass(turn: &mut Turn<'_>, here: RegionId, ship: StructureNo) {
    let aboard = turn.world.region(here).units.iter().filter(|unit| unit.inside == Some(ship));
    let factions: std::collections::BTreeSet<_> = aboard.map(|unit| unit.faction).collect();
    for faction in factions {
        super::walk::passed(turn, here, faction);
    }
}

fn arrived(turn: &mut Turn<'_>, voyage: &Voyage, here: RegionId) {
    let content = turn.content;
    let from = super::walk::region_named(turn, voyage.from);
    let to = super::walk::region_named(turn, here);
    let object = named(turn, here, voyage.ship);
    for unit in
        turn.world.region_mut(here).units.iter_mut().filter(|unit| unit.inside == Some(voyage.ship))
    {
        unit.doing.sailed = true;
        unit.flags.guard = false;
        if voyage.crew.iter().any(|(id, _)| *id == unit.id) {
            super::study::use_of(content, unit, content.known.sailing);
        }
    }
    let place = &turn.world.regions[here.0 as usize];
    for unit in place.units.iter().filter(|unit| unit.inside == Some(voyage.ship)) {
        let data = vec![("object", object.clone()), ("from", from.clone()), ("to", to.clone())];
        turn.out.tell(turn.phase, place, unit, &SAILED, data);
    }
}
