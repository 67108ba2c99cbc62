//! Building (10.1, E-50 to E-55).

use super::Turn;
use super::code::{
    AT_SEA, BUILT, BUILT_ON, FINISHED, IN_NEXUS, NO_MATERIAL, NOT_BUILDABLE, NOT_COASTAL,
    NOT_FRIENDLY, NOT_INSIDE, NOT_VISIBLE, ROAD_EXISTS, SAILED_ALREADY, SKILL_TOO_LOW,
    TOO_MANY_STRUCTURES,
};
use super::flags::number;
use super::scene::Scene;
use super::told::{Datum, Refused};
use crate::content::{Content, Role, StructureRow, StructureType};
use crate::orders::{Build, Given, Order};
use crate::world::{FactionId, Level, Region, RegionId, Structure, StructureNo, Unit, UnitId};

/// The most structures of a region, ships aside (W-30).
const MOST: u32 = 100;

/// 10.1 BUILD: who begins or goes on first, in report order, then who helps.
pub(super) fn build(scene: &mut Scene<'_>) {
    let orders = scene.orders();
    let helps = |given: &Given| matches!(given.order, Order::Build(Build::Help(_)));
    for help in [false, true] {
        for (unit, given) in orders.iter().filter(|(_, given)| helps(given) == help) {
            one(scene, *unit, given);
        }
    }
}

fn one(scene: &mut Scene<'_>, unit: UnitId, given: &Given) {
    let Order::Build(what) = given.order else { return };
    let Some(at) = scene.find(unit) else { return };
    let begun = super::market::trades(scene, at)
        .and_then(|()| may_work(scene, at))
        .and_then(|()| site(scene, at, what))
        .and_then(|site| super::market::may_trade(scene, at).map(|()| site));
    match begun {
        Err((code, data)) => scene.fail(at, given, code, data),
        Ok(Site::Known(number)) => {
            if scene.unit(at).inside != Some(number) {
                scene.region.stand(at, Some(number));
            }
            work(scene, unit, given, number);
        }
        Ok(Site::New(of)) => {
            let number = begin(scene, of);
            scene.region.stand(at, Some(number));
            work(scene, unit, given, number);
        }
    }
}

/// Where a unit works.
enum Site {
    /// On a structure that is there.
    Known(StructureNo),
    /// On one that it begins.
    New(StructureType),
}

fn may_work(scene: &Scene<'_>, at: usize) -> Result<(), Refused> {
    let refused = if scene.is_nexus() {
        IN_NEXUS
    } else if scene.is_ocean() {
        AT_SEA
    } else if scene.unit(at).doing.sailed {
        SAILED_ALREADY
    } else {
        return Ok(());
    };
    Err((refused, Vec::new()))
}

fn site(scene: &Scene<'_>, at: usize, what: Build) -> Result<Site, Refused> {
    let content = scene.content;
    let unit = scene.unit(at);
    let number = match what {
        Build::New(of) => {
            may_begin(content, scene.region, unit, of)?;
            return Ok(Site::New(of));
        }
        Build::Here => unit.inside.ok_or((NOT_INSIDE, Vec::new()))?,
        Build::Help(target) => {
            let Some(other) = scene.seen(unit.faction, target) else {
                return Err((NOT_VISIBLE, Vec::new()));
            };
            if !scene.is_friendly(scene.unit(other).faction, unit.faction) {
                return Err((NOT_FRIENDLY, vec![("who", scene.unit_named(other))]));
            }
            scene.unit(other).inside.ok_or((NOT_INSIDE, Vec::new()))?
        }
    };
    let Some(structure) = scene.region.structure(number) else {
        return Err((NOT_INSIDE, Vec::new()));
    };
    let row = content.structure(structure.of);
    if row.work == 0 {
        return Err((NOT_BUILDABLE, vec![("type", Datum::Text(row.name.clone()))]));
    }
    has_skill(content, unit, row)?;
    if structure.needs == 0 {
        return Err((FINISHED, vec![("object", scene.structure_named(number))]));
    }
    has_material(unit, row)?;
    Ok(Site::Known(number))
}

/// Whether a unit may begin a structure of this type here (E-50 to E-54).
fn may_begin(
    content: &Content,
    region: &Region,
    unit: &Unit,
    of: StructureType,
) -> Result<(), Refused> {
    let row = content.structure(of);
    if row.work == 0 {
        return Err((NOT_BUILDABLE, vec![("type", Datum::Text(row.name.clone()))]));
    }
    has_skill(content, unit, row)?;
    match row.role {
        Role::Ship { .. } if !region.around.coast => return Err((NOT_COASTAL, Vec::new())),
        Role::Road(way) => {
            if region.around.land & (1 << way) == 0 {
                return Err((super::code::NO_SUCH_EXIT, Vec::new()));
            }
            let same = |one: &Structure| content.structure(one.of).role == row.role;
            if region.structures.iter().any(same) {
                return Err((ROAD_EXISTS, Vec::new()));
            }
        }
        _ => {}
    }
    if !row.is_ship() && region.last_structure >= MOST {
        return Err((TOO_MANY_STRUCTURES, Vec::new()));
    }
    has_material(unit, row)
}

fn has_skill(content: &Content, unit: &Unit, row: &StructureRow) -> Result<(), Refused> {
    match row.skill {
        Some((skill, level)) if unit.level(content, skill) < level => {
            Err((SKILL_TOO_LOW, vec![("skill", Datum::Skill(skill)), ("level", number(level))]))
        }
        Some(_) | None => Ok(()),
    }
}

fn has_material(unit: &Unit, row: &StructureRow) -> Result<(), Refused> {
    let has = row.material.iter().any(|item| unit.stock.of(*item) > 0);
    match row.material.first() {
        Some(first) if !has => Err((NO_MATERIAL, vec![("item", Datum::Items(*first, 1))])),
        Some(_) | None => Ok(()),
    }
}

/// Whether a unit would build here (F-6). Who helps counts when it has the skill and the material for something.
pub(super) fn would_build(turn: &Turn<'_>, region: RegionId, unit: &Unit, order: &Order) -> bool {
    let Order::Build(what) = order else { return false };
    let here = turn.world.region(region);
    if here.place.level == Level::Nexus
        || here.terrain == turn.content.known.ocean
        || unit.doing.sailed
    {
        return false;
    }
    let content = turn.content;
    match what {
        Build::New(of) => may_begin(content, here, unit, *of).is_ok(),
        Build::Here => unit.inside.and_then(|number| here.structure(number)).is_some_and(|one| {
            let row = content.structure(one.of);
            one.needs > 0
                && has_skill(content, unit, row).is_ok()
                && has_material(unit, row).is_ok()
        }),
        Build::Help(_) => unit.heads(content) > 0,
    }
}

/// Begins a structure: all of its work is still to do.
fn begin(scene: &mut Scene<'_>, of: StructureType) -> StructureNo {
    let row = scene.content.structure(of);
    let number = if row.is_ship() {
        scene.next_ship += 1;
        scene.next_ship - 1
    } else {
        scene.region.last_structure += 1;
        scene.region.last_structure
    };
    let number = StructureNo(number);
    let (name, about, needs, way) = (row.name.clone(), String::new(), row.work, None);
    scene.region.add_structure(Structure { number, of, name, about, needs, way, ward: 0 });
    number
}

/// Works a month: each point of work uses one of the material out of the worker's own goods (E-51).
fn work(scene: &mut Scene<'_>, unit: UnitId, given: &Given, number_: StructureNo) {
    let content = scene.content;
    let Some(at) = scene.find(unit) else { return };
    let Some(structure) = scene.region.structure(number_) else { return };
    let row = content.structure(structure.of);
    let level = row.skill.map_or(1, |(skill, _)| scene.unit(at).level(content, skill));
    let can = scene.unit(at).heads(content).saturating_mul(level).min(structure.needs);
    if can == 0 {
        let named = scene.structure_named(number_);
        return scene.fail(at, given, FINISHED, vec![("object", named)]);
    }
    let mut left = can;
    let mut used = Vec::new();
    for item in &row.material {
        let taken = scene.unit_mut(at).stock.take(*item, left);
        left -= taken;
        used.extend((taken > 0).then_some((*item, taken)));
    }
    let done = can - left;
    let skill = row.skill.map(|(skill, _)| skill);
    super::study::use_of(content, scene.unit_mut(at), skill);
    let Some(structure) = scene.region.structure_mut(number_) else { return };
    structure.needs -= done;
    let needs = structure.needs;
    let named = scene.structure_named(number_);
    let data = vec![
        ("object", named),
        ("done", number(done)),
        ("needs", number(needs)),
        ("used", Datum::Goods(used)),
    ];
    scene.tell(at, &BUILT, data);
    if needs == 0 {
        announce(scene, number_);
    }
}

/// The finished structure is announced to all in the region (E-55).
fn announce(scene: &mut Scene<'_>, number: StructureNo) {
    let named = scene.structure_named(number);
    let mut told: Vec<FactionId> = Vec::new();
    for at in scene.region.in_order() {
        let faction = scene.unit(at).faction;
        if scene.unit(at).heads(scene.content) > 0 && !told.contains(&faction) {
            told.push(faction);
            // It is nobody's own deed: it is told of the place.
            scene.tell_of_place(faction, &BUILT_ON, vec![("object", named.clone())]);
        }
    }
}
