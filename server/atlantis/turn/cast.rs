//! Spells that are cast (6.1, 6.2, 11.1; G-3 to G-8): who may, with which words, at what cost; what each does has its
//! own room.

mod always;
mod bring;
mod casting;
mod craft;
mod far;
mod land;
mod travel;
mod words;

use super::Turn;
use super::code::{NOT_CASTABLE, NOT_MAGE, SPELL_ENDED, SPELL_UNKNOWN};
use super::told::{Datum, Refused};
use crate::content::{Content, Item, Nature, Works};
use crate::orders::{Given, Order};
use crate::world::{RegionId, UnitId};
pub(super) use always::{entertains, forecast, wind};
pub(super) use bring::break_free;
use casting::Casting;
use words::Words;

/// 6.1: what was cast last month ends (G-5). Earth lore ended with its month.
pub(super) fn end(turn: &mut Turn<'_>) {
    for id in turn.order.clone() {
        let region = turn.world.region_mut(id);
        region.clear = false;
        for at in region.in_order() {
            fade(turn, id, at);
        }
    }
}

/// The end of what was cast upon a unit, and of its phantoms.
fn fade(turn: &mut Turn<'_>, id: RegionId, at: usize) {
    let content = turn.content;
    let unit = &mut turn.world.region_mut(id).units[at];
    let phantoms: Vec<(Item, u32)> =
        unit.stock.iter().filter(|(item, _)| is_phantom(content, *item)).collect();
    let unseen = std::mem::take(&mut unit.unseen) > 0;
    for (item, amount) in &phantoms {
        unit.stock.take(*item, *amount);
    }
    let unit = unit.id;
    if let Some(skill) = content.spell_that(Works::Invisibility).filter(|_| unseen) {
        let data = vec![("skill", Datum::Skill(skill)), ("item", Datum::Text("none".into()))];
        turn.tell(id, unit, &SPELL_ENDED, data);
    }
    for (item, amount) in phantoms {
        let of = content
            .all_skills()
            .find(|(_, row)| row.spell.brings.as_ref().is_some_and(|brings| brings.item == item));
        let Some((skill, _)) = of else { continue };
        let data = vec![("skill", Datum::Skill(skill)), ("item", Datum::Items(item, amount))];
        turn.tell(id, unit, &SPELL_ENDED, data);
    }
}

/// Whether an item is not there at all (G-85).
pub(super) fn is_phantom(content: &Content, item: Item) -> bool {
    content.creature(item).is_some_and(|one| one.nature == Some(Nature::Phantom))
}

/// 6.2 and 11.1 CAST: regions in region order, in each in report order (K-8). A mage that another one has taken along
/// casts from where it is.
pub(super) fn cast(turn: &mut Turn<'_>) {
    let mut all: Vec<(RegionId, UnitId, Given)> = Vec::new();
    for id in turn.order.clone() {
        let orders = turn.world.region_mut(id).orders_of(turn.phase);
        all.extend(orders.into_iter().map(|(unit, given)| (id, unit, given)));
    }
    for (region, unit, given) in all {
        let Some(region) = turn.whereabouts(region, unit) else { continue };
        let Order::Cast(skill, words) = &given.order else { continue };
        let (skill, level) = (*skill, turn.level_of(region, unit, *skill));
        let casting = Casting { region, unit, skill, level, given: &given, words };
        if let Err((code, data)) = one(turn, &casting) {
            turn.fail(region, unit, &given, code, data);
        }
    }
}

fn one(turn: &mut Turn<'_>, casting: &Casting<'_>) -> Result<(), Refused> {
    let content = turn.content;
    let Some(unit) = casting.mage(turn) else { return Ok(()) };
    if !unit.is_mage(content) {
        return Err((NOT_MAGE, Vec::new()));
    }
    let named = || vec![("skill", Datum::Skill(casting.skill))];
    if casting.level == 0 {
        return Err((SPELL_UNKNOWN, named()));
    }
    let spell = &content.skill(casting.skill).spell;
    if !spell.cast && !spell.travel {
        return Err((NOT_CASTABLE, named()));
    }
    let words = &mut Words::of(casting.words);
    match (spell.works, &spell.brings) {
        (Some(Works::Gates), _) => travel::jump(turn, casting, words),
        (Some(Works::Teleport), _) => travel::teleport(turn, casting, words),
        (Some(Works::Portal), _) => travel::portal(turn, casting, words),
        (Some(Works::Farsight), _) => far::sight(turn, casting, words),
        (Some(Works::Birds), _) => far::birds(turn, casting, words),
        (Some(Works::Minds), _) => far::minds(turn, casting, words),
        (Some(Works::Earth), _) => land::earth(turn, casting, words),
        (Some(Works::ClearSkies), _) => land::clear_skies(turn, casting, words),
        (Some(Works::Invisibility), _) => land::hide(turn, casting, words),
        (Some(Works::Artifacts), _) => craft::thing(turn, casting, words),
        (Some(Works::MakeGate), _) => craft::gate(turn, casting, words),
        (Some(Works::Runes), _) => craft::runes(turn, casting, words),
        (_, Some(brings)) => {
            casting.end(turn, words, "")?;
            bring::summon(turn, casting, brings)
        }
        _ => Err((NOT_CASTABLE, named())),
    }
}
