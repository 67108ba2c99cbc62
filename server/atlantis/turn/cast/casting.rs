//! A spell while it is cast (G-4 to G-6): who casts it and where, its cost, its dice, what is told of it.

use game::Chance;

use super::super::Turn;
use super::super::code::{
    BAD_SPELL_ARGS, BY_CHANCE, CAST, CAST_FAILED, Kind, NO_MATERIAL, NO_SILVER,
};
use super::super::flags::number;
use super::super::told::{Datum, Filled, Refused};
use super::words::Words;
use crate::chance::percent;
use crate::content::{Item, Skill};
use crate::orders::Given;
use crate::world::{Region, RegionId, Unit, UnitId};

/// A spell that is being cast.
pub(super) struct Casting<'g> {
    pub(super) region: RegionId,
    pub(super) unit: UnitId,
    pub(super) skill: Skill,
    /// The mage's level of it, L (G-4).
    pub(super) level: u32,
    pub(super) given: &'g Given,
    pub(super) words: &'g [String],
}

/// What a cast costs.
#[derive(Default)]
pub(super) struct Cost {
    pub(super) silver: u32,
    pub(super) goods: Vec<(Item, u32)>,
}

impl<'g> Casting<'g> {
    pub(super) fn mage<'t>(&self, turn: &'t Turn<'_>) -> Option<&'t Unit> {
        turn.unit(self.region, self.unit)
    }

    pub(super) fn here<'t>(&self, turn: &'t Turn<'_>) -> &'t Region {
        turn.world.region(self.region)
    }

    /// What is said where the words of a spell are wrong: how it is cast.
    pub(super) fn syntax(&self, turn: &Turn<'_>, words: &str) -> Refused {
        let name = turn.content.skill(self.skill).name.to_uppercase().replace(' ', "_");
        let syntax = format!("CAST {name} {words}").trim_end().to_owned();
        (BAD_SPELL_ARGS, vec![("syntax", Datum::Text(syntax))])
    }

    /// Nothing more may follow.
    pub(super) fn end(
        &self,
        turn: &Turn<'_>,
        words: &Words<'_>,
        syntax: &str,
    ) -> Result<(), Refused> {
        if words.is_done() { Ok(()) } else { Err(self.syntax(turn, syntax)) }
    }

    /// Takes what a cast costs, also when its chance fails then (G-4).
    pub(super) fn pay(&self, turn: &mut Turn<'_>, cost: &Cost) -> Result<(), Refused> {
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
    pub(super) fn succeeds(
        &self,
        turn: &mut Turn<'_>,
        chance: &mut dyn Chance,
        of_100: u32,
    ) -> bool {
        if turn.ahead && of_100 < 100 {
            let data = vec![("percent", number(of_100))];
            turn.fail(self.region, self.unit, self.given, BY_CHANCE, data);
            return false;
        }
        percent(chance, of_100)
    }

    /// The dice of this mage's casts (K-5).
    pub(super) fn chance(&self, turn: &Turn<'_>) -> crate::chance::Stream {
        let name = format!("unit {}", self.unit.0);
        turn.world.seed.stream(turn.world.turn, turn.phase, &name)
    }

    /// The skill was used (S-18), and the mage is told of it.
    pub(super) fn done(&self, turn: &mut Turn<'_>, kind: &'static Kind, data: Filled) {
        let content = turn.content;
        if let Some(region) = turn.whereabouts(self.region, self.unit) {
            if let Some(unit) = turn.unit_mut(region, self.unit) {
                super::super::study::use_of(content, unit, Some(self.skill));
            }
            turn.tell(region, self.unit, kind, data);
        }
    }

    /// It was cast, upon this or upon nothing.
    pub(super) fn was_cast(&self, turn: &mut Turn<'_>, upon: Option<Datum>, cost: &Cost) {
        let upon = upon.unwrap_or_else(|| Datum::Text("blank".into()));
        let data = vec![
            ("skill", Datum::Skill(self.skill)),
            ("upon", upon),
            ("silver", number(cost.silver)),
        ];
        self.done(turn, &CAST, data);
    }

    /// Its chance failed; what it cost is gone.
    pub(super) fn failed(&self, turn: &mut Turn<'_>, cost: Cost) {
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
    pub(super) fn whereabouts(&self, here: RegionId, unit: UnitId) -> Option<RegionId> {
        if self.world.region(here).find(unit).is_some() {
            return Some(here);
        }
        self.world.all_regions().find(|(_, region)| region.find(unit).is_some()).map(|(id, _)| id)
    }

    pub(super) fn level_of(&self, region: RegionId, unit: UnitId, skill: Skill) -> u32 {
        self.unit(region, unit).map_or(0, |unit| unit.level(self.content, skill))
    }

    pub(super) fn unit(&self, region: RegionId, unit: UnitId) -> Option<&Unit> {
        let region = self.world.region(region);
        region.find(unit).map(|at| &region.units[at])
    }

    pub(super) fn unit_mut(&mut self, region: RegionId, unit: UnitId) -> Option<&mut Unit> {
        let region = self.world.region_mut(region);
        region.find(unit).map(|at| &mut region.units[at])
    }

    pub(super) fn tell(
        &mut self,
        region: RegionId,
        unit: UnitId,
        kind: &'static Kind,
        data: Filled,
    ) {
        let place = &self.world.regions[region.0 as usize];
        if let Some(at) = place.find(unit) {
            self.out.tell(self.phase, place, &place.units[at], kind, data);
        }
    }

    pub(super) fn fail(
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
