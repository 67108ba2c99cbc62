//! Artifice (G-90 to G-92): magic goods, gates, runes.

use super::super::Turn;
use super::super::code::{
    AT_SEA, GATE_EXISTS, IN_NEXUS, MADE, NEEDS_FIRST, NO_SHELTER, NOT_INSIDE, NOT_OWNER,
};
use super::super::flags::number;
use super::super::told::{Datum, Refused};
use super::casting::{Casting, Cost};
use super::words::Words;
use crate::content::{Content, Thing, folded};
use crate::world::{Gate, Level};

/// So many of 100 cases a level succeed.
const LUCK: u32 = 20;

/// Silver that a gate costs, and runes.
const GATE: u32 = 1_000;
const RUNES: u32 = 600;

/// The magic thing of this name (O-16).
fn called<'c>(content: &'c Content, name: &str) -> Option<&'c Thing> {
    let name = folded(name);
    content.things.iter().find(|thing| {
        let row = content.item(thing.item);
        [&row.name, &row.plural, &row.tag].into_iter().any(|one| folded(one) == name)
    })
}

/// `CAST ARTIFACT_LORE item`.
pub(super) fn thing(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    let content = turn.content;
    let name = words.rest();
    let thing = called(content, &name).ok_or_else(|| casting.syntax(turn, "item"))?;
    let Some(mage) = casting.mage(turn) else { return Ok(()) };
    let lacks = thing.needs.iter().filter(|(skill, level)| mage.level(content, *skill) < *level);
    let lacks: Vec<String> =
        lacks.map(|(skill, level)| format!("{} {level}", content.skill(*skill).name)).collect();
    if !lacks.is_empty() {
        return Err((NEEDS_FIRST, vec![("list", Datum::Text(lacks.join(", ")))]));
    }
    let cost = Cost { silver: thing.silver, goods: thing.goods.clone() };
    if !tried(turn, casting, &cost)? {
        casting.failed(turn, cost);
        return Ok(());
    }
    if let Some(mage) = turn.unit_mut(casting.region, casting.unit) {
        mage.stock.put(thing.item, 1);
    }
    let data = vec![
        ("item", Datum::Items(thing.item, 1)),
        ("silver", number(cost.silver)),
        ("used", Datum::Goods(cost.goods)),
    ];
    casting.done(turn, &MADE, data);
    Ok(())
}

/// Pays, and then tries one's luck.
fn tried(turn: &mut Turn<'_>, casting: &Casting<'_>, cost: &Cost) -> Result<bool, Refused> {
    casting.pay(turn, cost)?;
    let mut chance = casting.chance(turn);
    Ok(casting.succeeds(turn, &mut chance, LUCK * casting.level))
}

/// `CAST CONSTRUCT_GATE`: a gate of a new number, where none is.
pub(super) fn gate(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    casting.end(turn, words, "")?;
    let here = casting.here(turn);
    if here.place.level == Level::Nexus {
        return Err((IN_NEXUS, Vec::new()));
    }
    if here.terrain == turn.content.known.ocean {
        return Err((AT_SEA, Vec::new()));
    }
    if here.gate.is_some() {
        return Err((GATE_EXISTS, Vec::new()));
    }
    let cost = Cost { silver: GATE, ..Cost::default() };
    if !tried(turn, casting, &cost)? {
        casting.failed(turn, cost);
        return Ok(());
    }
    let gates = turn.world.regions.iter().filter_map(|region| region.gate);
    let number = gates.map(|gate| gate.number).max().unwrap_or(0) + 1;
    turn.world.region_mut(casting.region).gate = Some(Gate { number });
    casting.was_cast(turn, Some(Datum::Number(number.into())), &cost);
    Ok(())
}

/// `CAST ENGRAVE_RUNES`: the ward of the building that the mage owns becomes its level, if it is the higher.
pub(super) fn runes(
    turn: &mut Turn<'_>,
    casting: &Casting<'_>,
    words: &mut Words<'_>,
) -> Result<(), Refused> {
    casting.end(turn, words, "")?;
    let content = turn.content;
    let here = casting.here(turn);
    let inside = casting.mage(turn).and_then(|mage| mage.inside);
    let Some(structure) = inside.and_then(|number| here.structure(number)) else {
        return Err((NOT_INSIDE, Vec::new()));
    };
    let object = Datum::Text(format!("{} [{}]", structure.name, structure.number.0));
    let (number, shelters) = (structure.number, content.structure(structure.of).size > 0);
    if here.owner(content, number) != here.find(casting.unit) {
        return Err((NOT_OWNER, vec![("object", object)]));
    }
    if structure.needs > 0 || !shelters {
        return Err((NO_SHELTER, vec![("object", object)]));
    }
    let cost = Cost { silver: RUNES, ..Cost::default() };
    if !tried(turn, casting, &cost)? {
        casting.failed(turn, cost);
        return Ok(());
    }
    if let Some(structure) = turn.world.region_mut(casting.region).structure_mut(number) {
        structure.ward = structure.ward.max(casting.level);
    }
    casting.was_cast(turn, Some(object), &cost);
    Ok(())
}
