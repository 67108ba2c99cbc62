//! Makers of wares, and those who carry them to where they are wanted.

use super::atlas::FAR;
use super::own::{Own, Role};
use super::{Hand, OUTFIT};
use crate::content::{ItemRow, Market, Source};
use crate::report::{Good, HexAt, MarketLine};

/// Horses that a caravan keeps to carry for it.
const HORSES: u32 = 10;
/// What a load must be worth to be carried to market.
const LOAD: u32 = 150;

/// What one of a thing weighs for those who carry it on foot.
pub(super) fn burden(row: &ItemRow) -> u32 {
    if row.carries.walk.is_some() { 0 } else { row.weight }
}

impl Hand<'_> {
    /// Those who make learn until they are good at it, then make, sell what is wanted here and hand on the rest.
    pub(super) fn makers(&mut self, own: &Own<'_>) {
        let known = own.unit.skills.iter().flatten().find(|skill| skill.level > 0);
        let Some((skill, level)) = known.map(|skill| (skill.tag.clone(), skill.level)) else {
            self.line(format_args!("study farm"));
            return;
        };
        let ware = own.region.products.iter().find(|good| {
            let row = self.content.item_of(&good.tag).map(|item| self.content.item(item));
            row.and_then(|row| row.recipe.as_ref()).is_some_and(|recipe| {
                recipe.from == Source::Land
                    && recipe.level <= level
                    && self.content.skill(recipe.skill).tag == skill
            })
        });
        self.sells(own);
        let caravan = self.own_in(own.region.at).find(|other| other.role() == Role::Caravan);
        if let Some((number, free)) = caravan.map(|other| (other.unit.number, other.free())) {
            self.hands_over(own, number, free);
        }
        match ware {
            Some(ware) if level >= 2 || own.silver() < own.heads * OUTFIT => {
                self.line(format_args!("produce {}", ware.tag));
            }
            _ if level < 2 => self.line(format_args!("study {skill}")),
            _ => {}
        }
    }

    /// Gives a caravan of what is wanted somewhere as much as it can still carry.
    fn hands_over(&mut self, own: &Own<'_>, number: u32, free: u64) {
        for (tag, amount) in self.wares(own) {
            let weight =
                self.content.item_of(&tag).map_or(0, |item| burden(self.content.item(item)));
            let loaded = self.loaded.entry(number).or_insert(free);
            let fits = u32::try_from(*loaded / u64::from(weight.max(1))).unwrap_or(u32::MAX);
            let wanted = self.atlas.wanted(&tag).map_or(0, |(amount, _)| amount * 2);
            let amount = amount.min(fits).min(wanted);
            if amount > 0 {
                *loaded -= u64::from(amount) * u64::from(weight);
                self.line(format_args!("give {number} {amount} {tag}"));
                self.load.push((number, tag, amount));
            }
        }
    }

    /// What it carries that is for sale: tags and numbers.
    fn wares(&self, own: &Own<'_>) -> Vec<(String, u32)> {
        let of = |good: &Good| {
            let row = self.content.item(self.content.item_of(&good.tag)?);
            row.market?;
            let kept = if row.tag == "HORS" && own.role() == Role::Caravan { HORSES } else { 0 };
            (good.amount > kept).then(|| (good.tag.clone(), good.amount - kept))
        };
        own.unit.goods.iter().filter_map(of).collect()
    }

    fn sells(&mut self, own: &Own<'_>) {
        for (tag, amount) in self.wares(own) {
            if let Some(line) = own.region.wanted.iter().find(|line| line.tag == tag) {
                let amount = amount.min(line.amount);
                if amount > 0 {
                    self.line(format_args!("sell {amount} {tag}"));
                }
            }
        }
    }

    /// What a load brings at a market.
    fn worth(load: &[(String, u32)], wanted: &[MarketLine]) -> u32 {
        let of = |(tag, amount): &(String, u32)| {
            let line = wanted.iter().find(|line| line.tag == *tag);
            line.map_or(0, |line| line.price * line.amount.min(*amount))
        };
        load.iter().map(of).sum()
    }

    pub(super) fn caravan(&mut self, own: &Own<'_>) {
        let here = own.region.at;
        self.sells(own);
        let post = self.own_in(here).find(|other| other.role() == Role::Post);
        let month = own.heads * OUTFIT;
        if let Some(number) = post.map(|post| post.unit.number)
            && own.silver() > 1_000 + month
        {
            self.line(format_args!("give {number} {} silver", own.silver() - 1_000 - month));
        }
        let mut load = self.wares(own);
        load.retain(|(tag, _)| own.region.wanted.iter().all(|line| line.tag != *tag));
        self.buys(own, &mut load);
        // What makers hand over in this month goes along.
        let given = self.load.iter().filter(|given| given.0 == own.unit.number);
        load.extend(given.map(|(_, tag, amount)| (tag.clone(), *amount)));
        let to = self.market(here, &load).or_else(|| self.stock(here));
        match to.filter(|_| own.silver() >= month) {
            Some(to) => self.goes(own, to),
            None => self.goes_home(own),
        }
    }

    /// Trade goods that bring more where they are wanted (E-25, E-26).
    fn buys(&mut self, own: &Own<'_>, load: &mut Vec<(String, u32)>) {
        let mut purse = own.silver().saturating_sub(own.heads * OUTFIT);
        let mut carries = self.loaded.get(&own.unit.number).copied().unwrap_or(own.free());
        let limits = self.report.faction.limits.trade_regions;
        if limits[0] >= limits[1] {
            return;
        }
        for line in &own.region.for_sale {
            let row = self.content.item_of(&line.tag).map(|item| self.content.item(item));
            let Some(row) = row.filter(|row| row.market == Some(Market::Trade)) else { continue };
            if self.atlas.wanted(&line.tag).is_none_or(|(_, best)| best * 4 < line.price * 5) {
                continue;
            }
            let each = u64::from(row.weight.max(1));
            let fit = u32::try_from(carries / each).unwrap_or(u32::MAX);
            let amount = line.amount.min(purse / line.price.max(1)).min(fit);
            if amount > 0 {
                purse -= amount * line.price;
                carries -= u64::from(amount) * each;
                load.push((line.tag.clone(), amount));
                self.line(format_args!("buy {amount} {}", line.tag));
            }
        }
    }

    /// The market that pays best for a load, by the way there.
    fn market(&self, from: HexAt, load: &[(String, u32)]) -> Option<HexAt> {
        self.atlas.best(from, FAR, |at| {
            let wanted = self.atlas.place(at).filter(|_| at != from).map(|place| &*place.wanted);
            worthwhile(Self::worth(load, wanted.unwrap_or_default()))
        })
    }

    /// Where the makers are who have most, by the way there.
    fn stock(&self, from: HexAt) -> Option<HexAt> {
        let price = |(tag, amount): (String, u32)| {
            self.atlas.wanted(&tag).map_or(0, |(most, price)| price * amount.min(most))
        };
        self.atlas.best(from, FAR, |at| {
            let makers = self.own_in(at).filter(|own| at != from && own.role() == Role::Makers);
            worthwhile(makers.flat_map(|own| self.wares(own)).map(price).sum())
        })
    }
}

/// What a way for it is worth: nothing below a load.
fn worthwhile(worth: u32) -> u32 {
    if worth >= LOAD { worth } else { 0 }
}
