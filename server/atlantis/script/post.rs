//! Posts: men who tax a region, recruit until it is full, and send settlers next door.

use super::atlas::{is_of_guard, is_wild, others_on_guard, strength};
use super::caravan::burden;
use super::own::{CARAVAN, HOST, MAKERS, Own, POST, Role, units};
use super::{Hand, OUTFIT, Path, TAX};
use crate::content::Recipe;
use crate::report::{Good, RegionSeen, UnitSeen};

/// Men that settlers are.
const SETTLERS: u32 = 5;
/// How far settlers go, in points.
const NEAR: u32 = 6;

/// What weighs more is not worth the way.
const LIGHT: u32 = 10;

impl Hand<'_> {
    pub(super) fn post(&mut self, own: &Own<'_>) {
        let region = own.region;
        if own.level("COMB") == 0 {
            self.line(format_args!("study comb"));
            return;
        }
        if self.joins(own) {
            return;
        }
        let mut purse = own.silver();
        if !own.flagged("taxing") {
            self.line(format_args!("autotax 1"));
        }
        if self.attacks(own) {
            return;
        }
        if others_on_guard(region).next().is_some() || region.tax < TAX {
            // Here is nothing to be had.
            if let Some(to) = self.place_to_tax(region.at, NEAR * 2) {
                self.goals.insert(to);
                self.goes(own, to);
            }
            return;
        }
        if !own.flagged("on_guard") {
            self.line(format_args!("guard 1"));
        }
        let room = self.room(region);
        if self.is_first(own) {
            self.grows(region, room, &mut purse);
        }
        if room <= own.heads / 4 && own.heads >= SETTLERS * 2 {
            self.settles(own, &mut purse);
        }
        self.supports(region, &mut purse);
        if room <= own.heads / 4 && self.is_first(own) {
            self.invests(region, &mut purse);
        }
        if self.path == Path::Warrior && own.level("COMB") < 2 && purse > own.heads * OUTFIT * 2 {
            self.line(format_args!("study comb"));
        }
    }

    /// Whether it goes over into another of its kind, with all that it has.
    pub(super) fn joins(&mut self, own: &Own<'_>) -> bool {
        let role = own.role();
        let Some(race) = own.race() else { return false };
        let first = self.own_in(own.region.at).find(|other| {
            other.role() == role && other.race() == Some(race) && other.level("COMB") > 0
        });
        let Some(number) = first.map(|first| first.unit.number) else { return false };
        if number == own.unit.number {
            return false;
        }
        self.line(format_args!("give {number} all silver\ngive {number} all {race}"));
        true
    }

    /// Whether it is the first post of its region: that one recruits.
    fn is_first(&self, own: &Own<'_>) -> bool {
        let mut posts = self.own_in(own.region.at).filter(|other| other.role() == Role::Post);
        posts.next().is_some_and(|first| first.unit.number == own.unit.number)
    }

    /// How many more heads could tax here.
    pub(super) fn room(&self, region: &RegionSeen) -> u32 {
        let heads: u32 = self
            .own_in(region.at)
            .filter(|own| matches!(own.role(), Role::Post | Role::Host))
            .map(|own| own.heads)
            .sum();
        (region.tax / self.content.settings.tax_per_head).saturating_sub(heads)
    }

    fn grows(&mut self, region: &RegionSeen, room: u32, purse: &mut u32) {
        let Some((race, amount, price)) = self.for_hire(region) else { return };
        let heads = room.min(amount).min(*purse / (price + OUTFIT));
        self.recruits(POST, (heads, race, price), ("comb", OUTFIT), purse);
    }

    fn settles(&mut self, own: &Own<'_>, purse: &mut u32) {
        if *purse < 400 || self.may_hold() == 0 {
            return;
        }
        let Some(race) = own.race() else { return };
        let Some(to) = self.place_to_tax(own.region.at, NEAR) else { return };
        let steps = self.atlas.steps(own.region.at, to, 2).join(" ");
        if to == own.region.at || steps.is_empty() {
            return;
        }
        let silver = (*purse / 2).min(3_000);
        *purse -= silver;
        self.goals.insert(to);
        self.forms(POST, silver, Some((SETTLERS, race)), &format!("move {steps}\n"));
    }

    /// Pays for those who stand by and earn too little.
    fn supports(&mut self, region: &RegionSeen, purse: &mut u32) {
        let needy = |own: &Own<'_>| match own.role() {
            Role::Leader => (own.silver() < 60).then_some((own.unit.number, 100)),
            Role::Mage => (own.silver() < 260).then_some((own.unit.number, 260)),
            Role::Host | Role::Makers | Role::Caravan => {
                let month = own.heads * OUTFIT;
                (own.silver() < month * 2).then_some((own.unit.number, month * 2))
            }
            Role::Post => None,
        };
        let all: Vec<(u32, u32)> = self.own_in(region.at).filter_map(needy).collect();
        for (number, silver) in all {
            if *purse >= silver + 100 {
                *purse -= silver;
                self.line(format_args!("give {number} {silver} silver"));
            }
        }
    }

    /// Begins what the path asks for, where the land is full.
    fn invests(&mut self, region: &RegionSeen, purse: &mut u32) {
        match self.path {
            Path::Trader => self.begins_to_make(region, purse),
            Path::Warrior => self.raises_a_host(region, purse),
            Path::Mage => self.calls_a_mage(region, purse),
            Path::Idler => {}
        }
    }

    fn begins_to_make(&mut self, region: &RegionSeen, purse: &mut u32) {
        let Some((race, amount, price)) = self.for_hire(region) else { return };
        // They live on it until something is sold.
        let outfit = OUTFIT * 3;
        let each = price + outfit;
        let caravan_is_due = self.many(Role::Makers) > self.many(Role::Caravan) * 3;
        if caravan_is_due && *purse >= 10 * each && amount >= 10 {
            self.recruits(CARAVAN, (10, race, price), ("ridi", outfit), purse);
            return;
        }
        let Some((skill, most)) = self.ware(region) else { return };
        let heads = most.min(amount).min(*purse / each);
        if heads >= 3 {
            self.recruits(MAKERS, (heads, race, price), (&skill, outfit), purse);
        }
    }

    /// The skill of the best thing that the land gives and nobody of ours makes here, and how many can make it.
    fn ware(&self, region: &RegionSeen) -> Option<(String, u32)> {
        let of = |good: &Good| {
            let row = self.content.item(self.content.item_of(&good.tag)?);
            let light = |_: &&Recipe| burden(row) <= LIGHT;
            let recipe = row.recipe.as_ref().filter(|recipe| recipe.level == 1).filter(light)?;
            let skill = &self.content.skill(recipe.skill).tag;
            let mut here = self.own_in(region.at).filter(|own| own.role() == Role::Makers);
            let made =
                here.any(|own| own.unit.skills.iter().flatten().any(|one| one.tag == *skill));
            let (wanted, price) = self.atlas.wanted(&good.tag)?;
            (!made).then_some((price * good.amount.min(wanted), skill.clone(), good.amount))
        };
        region.products.iter().filter_map(of).max().map(|(_, skill, amount)| (skill, amount))
    }

    fn raises_a_host(&mut self, region: &RegionSeen, purse: &mut u32) {
        let Some((race, amount, price)) = self.for_hire(region) else { return };
        let heads = amount.min(*purse / (price + OUTFIT * 2)).min(60);
        if heads >= 15 && self.many(Role::Host) * 6 <= self.posts() as usize {
            self.recruits(HOST, (heads, race, price), ("comb", OUTFIT * 2), purse);
        }
    }

    fn calls_a_mage(&mut self, region: &RegionSeen, purse: &mut u32) {
        let leaders = self.content.known.leaders.map(|item| &self.content.item(item).tag);
        let Some(leaders) = leaders else { return };
        let line = region.for_sale.iter().find(|line| line.tag == *leaders && line.amount > 0);
        let Some(price) = line.map(|line| line.price) else { return };
        let most = self.report.faction.limits.mages[1] as usize;
        if self.many(Role::Mage) < most && *purse >= price + 400 {
            self.recruits("Mage", (1, leaders, price), ("forc", 250), purse);
        }
    }

    /// Attacks somebody here who is weak enough: Creatures, and whoever keeps it from taxing. Not the Guard.
    pub(super) fn attacks(&mut self, own: &Own<'_>) -> bool {
        let bold = self.path.boldness();
        if bold == 0 {
            return false;
        }
        let ours: u32 =
            self.own_in(own.region.at).map(|own| strength(self.content, own.unit)).sum();
        let guards = others_on_guard(own.region)
            .filter(|unit| self.path == Path::Warrior && !is_of_guard(unit));
        let wild = units(own.region).filter(|unit| is_wild(unit));
        let all: Vec<_> = guards.chain(wild).collect();
        let theirs = |of: Option<u32>| -> u32 {
            // All of a faction defend each other.
            let same =
                |unit: &&UnitSeen| unit.faction.as_ref().map(|of| of.number) == of && !unit.own;
            units(own.region).filter(same).map(|unit| strength(self.content, unit)).sum()
        };
        let weak = all.into_iter().find(|unit| {
            let of = unit.faction.as_ref().map(|of| of.number);
            theirs(of) * bold <= ours
        });
        let Some(number) = weak.map(|unit| unit.number) else { return false };
        self.line(format_args!("attack {number}"));
        true
    }
}
