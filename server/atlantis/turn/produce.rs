//! Producing (10.2, E-40 to E-44).

use super::Turn;
use super::code::{
    IN_NEXUS, NO_MATERIAL, NOT_FOUND_HERE, NOT_PRODUCEABLE, PRODUCED, PRODUCED_FEWER,
    SAILED_ALREADY, SKILL_TOO_LOW,
};
use super::flags::number;
use super::scene::Scene;
use super::told::{Datum, Refused};
use crate::content::{Content, Item, Recipe, Source};
use crate::orders::{Given, Order};
use crate::share::share;
use crate::world::{Level, Region, RegionId, Unit, UnitId};

/// How many a unit's work makes, before land and material bound it (E-40): `people × level` and its tools, one a head.
#[must_use]
pub fn output(content: &Content, unit: &Unit, item: Item, recipe: &Recipe) -> u32 {
    let heads = unit.heads(content);
    let level = unit.level(content, recipe.skill);
    let tools = content
        .item(item)
        .tool
        .map_or(0, |(tool, more)| u64::from(unit.stock.of(tool).min(heads)) * u64::from(more));
    let work = u64::from(heads) * u64::from(level) + tools;
    u32::try_from(work / u64::from(recipe.months.max(1))).unwrap_or(u32::MAX)
}

/// What the unit and the place allow, but for the faction's quota.
fn may_produce<'c>(
    content: &'c Content,
    region: &Region,
    unit: &Unit,
    item: Item,
) -> Result<(&'c Recipe, u32), Refused> {
    if region.place.level == Level::Nexus {
        return Err((IN_NEXUS, Vec::new()));
    }
    let named = || vec![("item", Datum::Item(item))];
    let Some(recipe) = &content.item(item).recipe else { return Err((NOT_PRODUCEABLE, named())) };
    if unit.level(content, recipe.skill) < recipe.level {
        let data = vec![("skill", Datum::Skill(recipe.skill)), ("level", number(recipe.level))];
        return Err((SKILL_TOO_LOW, data));
    }
    if recipe.from == Source::Land && region.gives(content, item).is_none() {
        return Err((NOT_FOUND_HERE, named()));
    }
    if unit.doing.sailed {
        return Err((SAILED_ALREADY, Vec::new()));
    }
    if let Source::Goods(goods) = &recipe.from
        && let Some((lacking, each)) =
            goods.iter().find(|(good, each)| unit.stock.of(*good) < *each)
    {
        return Err((NO_MATERIAL, vec![("item", Datum::Items(*lacking, *each))]));
    }
    Ok((recipe, output(content, unit, item, recipe)))
}

/// Whether a unit would produce here (F-6).
pub(super) fn would_produce(turn: &Turn<'_>, region: RegionId, unit: &Unit, order: &Order) -> bool {
    let Order::Produce(item) = order else { return false };
    may_produce(turn.content, turn.world.region(region), unit, *item).is_ok()
}

/// A unit that works the land.
struct Claim {
    unit: UnitId,
    item: Item,
    claim: u32,
    given: Given,
}

/// 10.2 PRODUCE: of the land what is claimed is shared; made goods are bound by the material of the unit.
pub(super) fn produce(scene: &mut Scene<'_>) {
    let mut claims = Vec::new();
    for (unit, given) in scene.orders() {
        let Order::Produce(item) = given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        let found = super::market::trades(scene, at)
            .and_then(|()| may_produce(scene.content, scene.region, scene.unit(at), item))
            .and_then(|found| super::market::may_trade(scene, at).map(|()| found));
        match found {
            Err((code, data)) => scene.fail(at, &given, code, data),
            Ok((recipe, claim)) => match &recipe.from {
                Source::Land => claims.push(Claim { unit, item, claim, given }),
                Source::Goods(goods) => make(scene, at, item, claim, goods),
            },
        }
    }
    let mut items: Vec<Item> = claims.iter().map(|claim| claim.item).collect();
    items.sort_unstable();
    items.dedup();
    for item in items {
        let here: Vec<&Claim> = claims.iter().filter(|claim| claim.item == item).collect();
        let wanted: Vec<u64> = here.iter().map(|claim| claim.claim.into()).collect();
        let pool = scene.region.gives(scene.content, item).unwrap_or(0);
        for (claim, part) in here.iter().zip(share(pool.into(), &wanted)) {
            let part = u32::try_from(part).unwrap_or(u32::MAX);
            let Some(at) = scene.find(claim.unit) else { continue };
            if part < claim.claim {
                let done = (part, claim.claim.into());
                let data = super::market::fewer(done, item, "shared", pool);
                scene.fail(at, &claim.given, PRODUCED_FEWER, data);
            }
            done(scene, at, item, part, Vec::new());
        }
    }
}

/// Makes goods of goods: at most what the material allows, one set for each piece (E-41).
fn make(scene: &mut Scene<'_>, at: usize, item: Item, output: u32, goods: &[(Item, u32)]) {
    let unit = scene.unit(at);
    let allowed = goods.iter().map(|(good, each)| unit.stock.of(*good) / (*each).max(1));
    let room = unit.room(scene.content, item);
    let made = output.min(allowed.min().unwrap_or(0)).min(room);
    let used: Vec<(Item, u32)> = goods.iter().map(|(good, each)| (*good, each * made)).collect();
    for (good, amount) in &used {
        scene.unit_mut(at).stock.take(*good, *amount);
    }
    done(scene, at, item, made, used);
}

fn done(scene: &mut Scene<'_>, at: usize, item: Item, amount: u32, used: Vec<(Item, u32)>) {
    let content = scene.content;
    let put = scene.unit_mut(at).stock.put(item, amount);
    let skill = content.item(item).recipe.as_ref().map(|recipe| recipe.skill);
    super::study::use_of(content, scene.unit_mut(at), skill);
    scene.tell(
        at,
        &PRODUCED,
        vec![("item", Datum::Items(item, put)), ("used", Datum::Goods(used))],
    );
}
