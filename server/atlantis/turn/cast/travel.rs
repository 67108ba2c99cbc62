//! Travel by magic (11.1, G-40 to G-44). Guards keep nobody from it.

use game::Chance;

use super::super::Turn;
use super::super::code::{
    INTO_OCEAN, JUMPED, NO_ANSWER, NO_GATE, NO_MATERIAL, NOT_FRIENDLY, NOT_VISIBLE, OUT_OF_RANGE,
    SKILL_TOO_LOW, TELEPORTED, TOO_HEAVY, UNSURE,
};
use super::super::flags::number;
use super::super::told::{Datum, Filled, Refused};
use super::super::walk::region_named;
use super::casting::Casting;
use super::far::{REACH, reached};
use super::words::Words;
use crate::orders::Target;
use crate::world::{Attitude, Capacity, FactionId, Level, RegionId, UnitId};

/// Levels from which on the numbers of gates are told, one is chosen, and those of other levels of the world are in
/// reach (G-40).
const KNOWS_NUMBERS: u32 = 2;
const CHOOSES: u32 = 3;
const ALL_LEVELS: u32 = 5;

/// Weight that gate lore takes along, by the square of the level; teleportation and portals, by the level.
const BY_GATE: u64 = 15;
const BY_TELEPORT: u64 = 15;
const BY_PORTAL: u64 = 50;

/// Who goes along: units here, own ones or such whose faction is friendly to the mage's. What is neither is not to be
/// told from what is not there, where it is not seen.
fn companions(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    targets: &[Target],
) -> Result<Vec<UnitId>, Refused> {
    let Some(mine) = casting.mage(turn).map(|mage| mage.faction) else { return Ok(Vec::new()) };
    let mage = casting.unit;
    turn.within(casting.region, |scene| {
        let mut all = Vec::new();
        for target in targets {
            let at = scene.target(mine, *target).ok_or((NOT_VISIBLE, Vec::new()))?;
            let other = scene.unit(at);
            if !scene.is_friendly(other.faction, mine) {
                let seen = scene.sight(mine).sees(scene.content, other);
                let data = vec![("who", scene.unit_named(at))];
                return Err(if seen { (NOT_FRIENDLY, data) } else { (NOT_VISIBLE, Vec::new()) });
            }
            if other.id != mage && !all.contains(&other.id) {
                all.push(other.id);
            }
        }
        Ok(all)
    })
}

/// What the mage carries besides itself, and those who go along with all that they have (G-40).
fn weight(turn: &Turn<'_>, casting: &Casting<'_>, with_mage: bool, along: &[UnitId]) -> u64 {
    let content = turn.content;
    let of = |unit: &UnitId| {
        let unit = turn.unit(casting.region, *unit);
        unit.map_or(0, |unit| Capacity::of(unit, content).weight)
    };
    let all: u64 = along.iter().map(of).sum();
    let Some(mage) = casting.mage(turn).filter(|_| with_mage) else { return all };
    let person: u64 = mage
        .people(content)
        .map(|(race, heads)| u64::from(content.item(race).weight) * u64::from(heads))
        .sum();
    all + (Capacity::of(mage, content).weight - person)
}

fn may_carry(weight: u64, most: u64) -> Result<(), Refused> {
    let figure = |number: u64| Datum::Number(i64::try_from(number).unwrap_or(i64::MAX));
    if weight <= most {
        return Ok(());
    }
    Err((TOO_HEAVY, vec![("weight", figure(weight)), ("most", figure(most))]))
}

/// Takes units elsewhere, in their order, and tells each of it.
fn take(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    units: &[UnitId],
    to: RegionId,
    told: &dyn Fn(FactionId) -> (&'static super::super::code::Kind, Filled),
) {
    for id in units {
        let place = turn.world.region_mut(casting.region);
        let Some(at) = place.find(*id) else { continue };
        let mut unit = place.units.remove(at);
        unit.flags.guard = false;
        unit.inside = None;
        let faction = unit.faction;
        turn.world.region_mut(to).units.push(unit);
        let (from, there) = (region_named(turn, casting.region), region_named(turn, to));
        let (kind, more) = told(faction);
        let data = [("from", from), ("to", there)].into_iter().chain(more).collect();
        if *id == casting.unit {
            casting.done(turn, kind, data);
        } else {
            turn.tell(to, *id, kind, data);
        }
    }
}

/// `CAST GATE_LORE RANDOM [UNITS unit…]`, `CAST GATE_LORE GATE n [UNITS unit…]`.
pub(super) fn jump(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    const SYNTAX: &str = "(RANDOM | GATE n) [UNITS unit…]";
    let wrong = |turn: &Turn<'_>| casting.syntax(turn, SYNTAX);
    let chosen: Option<u32> = match (words.takes("RANDOM"), words.takes("GATE")) {
        (true, false) => None,
        (false, true) => Some(words.number().ok_or_else(|| wrong(turn))?),
        _ => return Err(wrong(turn)),
    };
    let targets = match words.is_done() {
        true => Vec::new(),
        false => words.units().ok_or_else(|| wrong(turn))?,
    };
    if chosen.is_some() && casting.level < CHOOSES {
        let skill = Datum::Skill(casting.skill);
        return Err((SKILL_TOO_LOW, vec![("skill", skill), ("level", number(CHOOSES))]));
    }
    let here = casting.here(turn);
    let nexus = here.place.level == Level::Nexus;
    // Out of the Nexus one gets without a gate, but nobody knows whereto (G-41).
    if here.gate.is_none() && (!nexus || chosen.is_some()) {
        return Err((NO_GATE, Vec::new()));
    }
    let along = companions(turn, casting, &targets)?;
    let level = u64::from(casting.level);
    may_carry(weight(turn, casting, true, &along), BY_GATE * level * level)?;
    let Some(to) = gate_to(turn, casting, chosen)? else { return Ok(()) };
    let gate_of = |region: RegionId| turn.world.region(region).gate.map_or(0, |gate| gate.number);
    let gates = (gate_of(casting.region), gate_of(to));
    let Some(mine) = casting.mage(turn).map(|mage| mage.faction) else { return Ok(()) };
    let knows = casting.level >= KNOWS_NUMBERS;
    let units: Vec<UnitId> = std::iter::once(casting.unit).chain(along).collect();
    take(turn, casting, &units, to, &|faction| {
        // Who goes along with a friend is told no numbers.
        let tells = knows && faction == mine;
        let (first, last) = if tells { gates } else { (0, 0) };
        (&JUMPED, vec![("gate", number(first)), ("other", number(last))])
    });
    Ok(())
}

/// The region of the gate to which one goes: the chosen one, or one by lot of those in reach, by their numbers. Ahead
/// of the month it is known only of a chosen gate that somebody sees.
fn gate_to(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    chosen: Option<u32>,
) -> Result<Option<RegionId>, Refused> {
    let level = match turn.world.region(casting.region).place.level {
        Level::Nexus => Level::Surface,
        level => level,
    };
    let mut gates: Vec<(u32, RegionId)> = turn
        .world
        .all_regions()
        .filter(|(id, region)| {
            *id != casting.region && (casting.level >= ALL_LEVELS || region.place.level == level)
        })
        .filter_map(|(id, region)| Some((region.gate?.number, id)))
        .collect();
    gates.sort_unstable();
    let found = match chosen {
        Some(number) => gates.iter().find(|(one, _)| *one == number).copied(),
        None if turn.ahead => None,
        None => {
            let mut chance = casting.chance(turn);
            let chance: &mut dyn Chance = &mut chance;
            chance.pick(&gates).copied()
        }
    };
    match found {
        Some((_, region)) => Ok(Some(region)),
        None if turn.ahead => Err((UNSURE, Vec::new())),
        None => Err((OUT_OF_RANGE, Vec::new())),
    }
}

/// `CAST TELEPORTATION REGION x y`.
pub(super) fn teleport(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    const SYNTAX: &str = "REGION x y";
    let place = words.region().ok_or_else(|| casting.syntax(turn, SYNTAX))?;
    casting.end(turn, words, SYNTAX)?;
    let to = reached(turn, casting, place)?;
    if to.is_some_and(|to| turn.world.region(to).terrain == turn.content.known.ocean) {
        return Err((INTO_OCEAN, Vec::new()));
    }
    may_carry(weight(turn, casting, true, &[]), BY_TELEPORT * u64::from(casting.level))?;
    let Some(to) = to else { return Err((UNSURE, Vec::new())) };
    if to != casting.region {
        take(turn, casting, &[casting.unit], to, &|_| (&TELEPORTED, Vec::new()));
    }
    Ok(())
}

/// `CAST PORTAL_LORE unit UNITS unit…`: sends others to another mage who has a stone too; the caster stays.
pub(super) fn portal(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    const SYNTAX: &str = "unit UNITS unit…";
    let wrong = |turn: &Turn<'_>| casting.syntax(turn, SYNTAX);
    let Some(Target::Unit(other)) = words.unit() else { return Err(wrong(turn)) };
    let targets = words.units().ok_or_else(|| wrong(turn))?;
    let stone = turn.content.skill(casting.skill).spell.holds;
    let Some(mage) = casting.mage(turn) else { return Ok(()) };
    let mine = mage.faction;
    if let Some(stone) = stone.filter(|stone| mage.stock.of(*stone) == 0) {
        return Err((NO_MATERIAL, vec![("item", Datum::Items(stone, 1))]));
    }
    let along = companions(turn, casting, &targets)?;
    may_carry(weight(turn, casting, false, &along), BY_PORTAL * u64::from(casting.level))?;
    let Some(to) = answering(turn, other, mine) else {
        return Err((if turn.ahead { UNSURE } else { NO_ANSWER }, Vec::new()));
    };
    let (here, there) = (casting.here(turn).place, turn.world.region(to).place);
    let near =
        here.level == there.level && turn.world.grid.distance(here, there) <= REACH * casting.level;
    if !near {
        return Err((OUT_OF_RANGE, Vec::new()));
    }
    let content = turn.content;
    if let Some(mage) = turn.unit_mut(casting.region, casting.unit) {
        super::super::study::use_of(content, mage, Some(casting.skill));
    }
    if to != casting.region {
        take(turn, casting, &along, to, &|_| (&TELEPORTED, Vec::new()));
    }
    Ok(())
}

/// Where the mage or apprentice stands who answers a portal: with a stone, and friendly to the caster's faction (G-43).
fn answering(turn: &Turn<'_>, unit: UnitId, mine: FactionId) -> Option<RegionId> {
    let content = turn.content;
    let (region, at) =
        turn.world.all_regions().find_map(|(id, region)| Some((id, region.find(unit)?)))?;
    let other = &turn.world.region(region).units[at];
    let spell = content.skill(content.spell_that(crate::content::Works::Portal)?);
    let stone = spell.spell.holds.is_none_or(|stone| other.stock.of(stone) > 0);
    let friendly = turn.world.attitude(other.faction, mine) >= Attitude::Friendly;
    let uses = other.is_mage(content) || other.is_apprentice(content);
    (stone && friendly && uses).then_some(region)
}
