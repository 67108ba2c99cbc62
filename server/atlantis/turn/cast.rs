//! Spells that are cast (6.1, 6.2, 11.1; G-3 to G-8): who may, with which words, at what cost; what each does has its
//! own room.

mod always;
mod bring;
mod craft;
mod far;
mod land;
mod travel;
mod words;

use game::Chance;

use super::Turn;
use super::code::{
    BY_CHANCE, CAST, CAST_FAILED, NO_MATERIAL, NO_SILVER, NOT_CASTABLE, NOT_MAGE, SPELL_ENDED,
    SPELL_UNKNOWN,
};
use super::flags::number;
use super::told::{Datum, Filled, Refused};
use crate::chance::percent;
use crate::content::{Content, Item, Nature, Skill, Works};
use crate::orders::{Given, Order};
use crate::world::{Region, RegionId, Unit, UnitId};
pub(super) use always::{entertains, forecast, wind};
pub(super) use bring::break_free;
use words::Words;

/// A spell that is being cast.
struct Casting<'g> {
    region: RegionId,
    unit: UnitId,
    skill: Skill,
    /// The mage's level of it, L (G-4).
    level: u32,
    given: &'g Given,
    words: &'g [String],
}

/// What a cast costs.
#[derive(Default)]
struct Cost {
    silver: u32,
    goods: Vec<(Item, u32)>,
}

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

impl<'g> Casting<'g> {
    fn mage<'t>(&self, turn: &'t Turn<'_>) -> Option<&'t Unit> {
        turn.unit(self.region, self.unit)
    }

    fn here<'t>(&self, turn: &'t Turn<'_>) -> &'t Region {
        turn.world.region(self.region)
    }

    /// What is said where the words of a spell are wrong: how it is cast.
    fn syntax(&self, turn: &Turn<'_>, words: &str) -> Refused {
        let name = turn.content.skill(self.skill).name.to_uppercase().replace(' ', "_");
        let syntax = format!("CAST {name} {words}").trim_end().to_owned();
        (super::code::BAD_SPELL_ARGS, vec![("syntax", Datum::Text(syntax))])
    }

    /// Nothing more may follow.
    fn end(&self, turn: &Turn<'_>, words: &Words<'_>, syntax: &str) -> Result<(), Refused> {
        if words.is_done() { Ok(()) } else { Err(self.syntax(turn, syntax)) }
    }

    /// Takes what a cast costs, also when its chance fails then (G-4).
    fn pay(&self, turn: &mut Turn<'_>, cost: &Cost) -> Result<(), Refused> {
        let silver = turn.content.known.silver;
        let Some(unit) = turn.unit_mut(self.region, self.unit) else { return Ok(()) };
        if let Some((item, amount)) =
            cost.goods.iter().find(|(item, amount)| unit.stock.of(*item) < *amount)
        {
            return Err((NO_MATERIAL, vec![("item", Datum::Items(*item, *amount))]));
        }
        if unit.stock.of(silver) < cost.silver {
            return Err((NO_SILVER, vec![("silver", number(cost.silver))]));
        }
        for (item, amount) in cost.goods.iter().chain([&(silver, cost.silver)]) {
            unit.stock.take(*item, *amount);
        }
        Ok(())
    }

    /// Whether a cast of so many good cases in 100 succeeds. Where the month is played ahead only what is sure does.
    fn succeeds(&self, turn: &mut Turn<'_>, chance: &mut dyn Chance, of_100: u32) -> bool {
        if turn.ahead && of_100 < 100 {
            let data = vec![("percent", number(of_100))];
            turn.fail(self.region, self.unit, self.given, BY_CHANCE, data);
            return false;
        }
        percent(chance, of_100)
    }

    /// The dice of this mage's casts (K-5).
    fn chance(&self, turn: &Turn<'_>) -> crate::chance::Stream {
        let name = format!("unit {}", self.unit.0);
        turn.world.seed.stream(turn.world.turn, turn.phase, &name)
    }

    /// The skill was used (S-18), and the mage is told of it.
    fn done(&self, turn: &mut Turn<'_>, kind: &'static super::code::Kind, data: Filled) {
        let content = turn.content;
        if let Some(region) = turn.whereabouts(self.region, self.unit) {
            if let Some(unit) = turn.unit_mut(region, self.unit) {
                super::study::use_of(content, unit, Some(self.skill));
            }
            turn.tell(region, self.unit, kind, data);
        }
    }

    /// It was cast, upon this or upon nothing.
    fn was_cast(&self, turn: &mut Turn<'_>, upon: Option<Datum>, cost: &Cost) {
        let upon = upon.unwrap_or_else(|| Datum::Text("blank".into()));
        let data = vec![
            ("skill", Datum::Skill(self.skill)),
            ("upon", upon),
            ("silver", number(cost.silver)),
        ];
        self.done(turn, &CAST, data);
    }

    /// Its chance failed; what it cost is gone.
    fn failed(&self, turn: &mut Turn<'_>, cost: Cost) {
        // What was played ahead did not fail: how it ends is not known.
        if turn.ahead {
            return;
        }
        let data = vec![
            ("skill", Datum::Skill(self.skill)),
            ("silver", number(cost.silver)),
            ("used", Datum::Goods(cost.goods)),
        ];
        self.done(turn, &CAST_FAILED, data);
    }
}

impl Turn<'_> {
    /// Where a unit is: here, or where it was taken to this month.
    fn whereabouts(&self, here: RegionId, unit: UnitId) -> Option<RegionId> {
        if self.world.region(here).find(unit).is_some() {
            return Some(here);
        }
        self.world.all_regions().find(|(_, region)| region.find(unit).is_some()).map(|(id, _)| id)
    }

    fn level_of(&self, region: RegionId, unit: UnitId, skill: Skill) -> u32 {
        self.unit(region, unit).map_or(0, |unit| unit.level(self.content, skill))
    }

    fn unit(&self, region: RegionId, unit: UnitId) -> Option<&Unit> {
        let region = self.world.region(region);
        region.find(unit).map(|at| &region.units[at])
    }

    fn unit_mut(&mut self, region: RegionId, unit: UnitId) -> Option<&mut Unit> {
        let region = self.world.region_mut(region);
        region.find(unit).map(|at| &mut region.units[at])
    }

    fn tell(
        &mut self,
        region: RegionId,
        unit: UnitId,
        kind: &'static super::code::Kind,
        data: Filled,
    ) {
        let place = &self.world.regions[region.0 as usize];
        if let Some(at) = place.find(unit) {
            self.out.tell(self.phase, place, &place.units[at], kind, data);
        }
    }

    fn fail(
        &mut self,
        region: RegionId,
        unit: UnitId,
        given: &Given,
        code: orders::Code,
        data: Filled,
    ) {
        let place = &self.world.regions[region.0 as usize];
        if let Some(at) = place.find(unit) {
            self.out.fail(place, &place.units[at], given, code, data);
        }
    }
}
