//! Summoning (G-62), and what breaks free (G-63).

use game::Chance;

use super::super::Turn;
use super::super::code::{BROKE_FREE, LIMIT_REACHED, SUMMONED, WRONG_LAND};
use super::super::flags::number;
use super::super::scene::Scene;
use super::super::told::{Datum, Refused};
use super::casting::{Casting, Cost};
use crate::chance::percent;
use crate::content::{Content, Item, Nature, Number, Summons};
use crate::world::{Stock, Unit};

/// Each that is above the limit breaks free in so many of 100 cases (G-63).
const BREAKS_FREE: u32 = 25;

/// The most that a mage of this level may have; none: no limit.
fn limit(brings: &Summons, level: u32) -> Option<u32> {
    brings.limit.map(|(fixed, per)| fixed + per * level)
}

/// A cast brings what its row says, as far as the mage may have it.
pub(super) fn summon(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    brings: &Summons,
) -> Result<(), Refused> {
    let content = turn.content;
    if !brings.lands.is_empty() && !brings.lands.contains(&casting.here(turn).terrain) {
        return Err((WRONG_LAND, Vec::new()));
    }
    let Some(unit) = casting.mage(turn) else { return Ok(()) };
    let most = limit(brings, casting.level);
    let has = unit.stock.of(brings.item);
    let room = most.map_or(u32::MAX, |most| most.saturating_sub(has));
    let room = room.min(unit.room(content, brings.item));
    let full = |most: u32| vec![("most", number(most)), ("item", Datum::Item(brings.item))];
    if room == 0 {
        return Err((LIMIT_REACHED, full(most.unwrap_or(has))));
    }
    let mut chance = casting.chance(turn);
    if let Some(of_100) = brings.percent
        && !casting.succeeds(turn, &mut chance, of_100 * casting.level)
    {
        casting.failed(turn, Cost::default());
        return Ok(());
    }
    let come = match brings.number {
        Number::Fixed(number) => number,
        Number::Level(number) => number * casting.level,
        // Ahead of the month no more than one is sure.
        Number::Roll if turn.ahead => 1,
        Number::Roll => chance.roll(casting.level),
    };
    let came = come.min(room);
    if let Some(unit) = turn.unit_mut(casting.region, casting.unit) {
        unit.stock.put(brings.item, came);
    }
    casting.done(turn, &SUMMONED, vec![("item", Datum::Items(brings.item, came))]);
    match most {
        Some(most) if came < come => Err((LIMIT_REACHED, full(most))),
        Some(_) | None => Ok(()),
    }
}

/// How many of a creature a unit can hold: by the best spell of it that brings it, none without one.
fn holds(content: &Content, unit: &Unit, item: Item) -> u32 {
    let limits = unit.skills.iter().filter_map(|(skill, _)| {
        let brings = content.skill(skill).spell.brings.as_ref()?;
        let level = unit.level(content, skill);
        let is = brings.item == item && level >= brings.from;
        is.then(|| limit(brings, level).unwrap_or(u32::MAX))
    });
    limits.max().unwrap_or(0)
}

/// 13.6: demons and undead above what their mage can hold break free (G-63).
pub(in super::super) fn break_free(scene: &mut Scene<'_>) {
    let content = scene.content;
    let dire = |item: Item| {
        let nature = content.creature(item).and_then(|one| one.nature);
        matches!(nature, Some(Nature::Undead | Nature::Demon))
    };
    for at in scene.region.in_order() {
        let unit = scene.unit(at);
        if unit.faction.is_npc() || !unit.stock.iter().any(|(item, _)| dire(item)) {
            continue;
        }
        let above = |(item, amount): (Item, u32)| {
            let above = amount.saturating_sub(holds(content, unit, item));
            (dire(item) && above > 0).then_some((item, above))
        };
        let all: Vec<(Item, u32)> = unit.stock.iter().filter_map(above).collect();
        let mut chance = scene.stream(&format!("unit {}", unit.id.0));
        let mut free = Stock::default();
        for (item, above) in all {
            let gone = (0..above).filter(|_| percent(&mut chance, BREAKS_FREE)).count();
            let gone = u32::try_from(gone).unwrap_or(above);
            if gone > 0 {
                scene.unit_mut(at).stock.take(item, gone);
                free.put(item, gone);
                scene.tell(at, &BROKE_FREE, vec![("item", Datum::Items(item, gone))]);
            }
        }
        scene.let_loose(free);
    }
}
