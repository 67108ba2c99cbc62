//! What a script remembers of the world: each region as it was last seen, and the ways between them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::own::units;
use crate::content::Content;
use crate::report::{HexAt, MarketLine, RegionSeen, Report, Seen, UnitSeen};
use crate::world::{DIRECTIONS, Direction, FactionId};

/// A region as it was last seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    /// The terrain.
    terrain: String,
    /// Points to walk into it; nothing where nobody can.
    cost: Option<u32>,
    exits: Vec<(&'static str, HexAt)>,
    /// The turn in which somebody stood there.
    pub(super) seen: Option<u32>,
    tax: u32,
    /// Whether somebody else is on guard there.
    guarded: bool,
    /// How strong the Creatures there are.
    pub(super) wild: u32,
    /// What its market wants.
    pub(super) wanted: Vec<MarketLine>,
}

/// All that was seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Atlas {
    places: BTreeMap<HexAt, Place>,
}

/// For how many months a guard or Creatures are thought to be where they were.
const MEMORY: u32 = 12;

impl Atlas {
    pub(super) fn reads(&mut self, content: &Content, report: &Report) {
        for region in &report.regions {
            for exit in &region.exits {
                let place = self.places.entry(exit.at).or_default();
                place.terrain.clone_from(&exit.terrain);
                place.cost = cost(content, &exit.terrain);
            }
            let place = self.places.entry(region.at).or_default();
            place.terrain.clone_from(&region.terrain);
            place.cost = cost(content, &region.terrain);
            let exits = region.exits.iter().filter_map(|exit| Some((short(&exit.dir)?, exit.at)));
            place.exits = exits.collect();
            if region.seen == Seen::Here {
                place.seen = Some(report.turn);
                place.tax = region.tax;
                place.wanted.clone_from(&region.wanted);
                place.guarded = others_on_guard(region).next().is_some();
                place.wild = units(region)
                    .filter(|unit| is_wild(unit))
                    .map(|unit| strength(content, unit))
                    .sum();
            }
        }
        for place in self.places.values_mut() {
            if place.seen.is_some_and(|seen| report.turn > seen + MEMORY) {
                place.guarded = false;
                place.wild = 0;
            }
        }
    }

    /// How many of a thing the market wants that pays best, and its price; nothing where none is known that wants it.
    pub(super) fn wanted(&self, tag: &str) -> Option<(u32, u32)> {
        let lines = self.places.values().flat_map(|place| &place.wanted);
        let best = lines.filter(|line| line.tag == tag).max_by_key(|line| line.price);
        best.map(|line| (line.amount, line.price))
    }

    pub(super) fn place(&self, at: HexAt) -> Option<&Place> {
        self.places.get(&at)
    }

    /// What can be taxed there, or what such a land usually yields; nothing where somebody else is on guard.
    pub(super) fn tax(&self, content: &Content, at: HexAt) -> u32 {
        let Some(place) = self.places.get(&at) else { return 0 };
        if place.guarded {
            return 0;
        }
        let usual = || {
            let row = content.terrain(content.terrain_of(&place.terrain)?);
            // A man earns what is above 10 (W-42), and half of them live there at least (W-75).
            Some(row.population / 2 * row.wage.saturating_sub(10))
        };
        if place.seen.is_some() { place.tax } else { usual().unwrap_or(0) }
    }

    /// The nearest such place that is reached on foot from there; where one is does not count.
    pub(super) fn nearest(&self, from: HexAt, is_such: impl Fn(HexAt) -> bool) -> Option<HexAt> {
        let reached = self.found(from, FAR, None).into_iter().map(|(at, (cost, _))| (cost, at));
        let such = reached.filter(|(_, at)| *at != from && is_such(*at));
        such.min().map(|(_, at)| at)
    }

    /// The place that is worth most by the way there, where one is included, up to so many points away. What is worth
    /// nothing is none.
    pub(super) fn best(
        &self,
        from: HexAt,
        most: u32,
        worth: impl Fn(HexAt) -> u32,
    ) -> Option<HexAt> {
        let reached = self.found(from, most, None).into_iter();
        let each = reached.map(|(at, (cost, _))| (worth(at) / (2 + cost), at));
        each.filter(|(worth, _)| *worth > 0).max().map(|(_, at)| at)
    }

    /// The first steps of the shortest way, as many as the points reach, at least one. None where there is no way.
    pub(super) fn steps(&self, from: HexAt, to: HexAt, points: u32) -> Vec<&'static str> {
        let found = self.found(from, FAR, Some(to));
        let (mut way, mut at) = (Vec::new(), to);
        while at != from {
            let Some((cost, Some((before, dir)))) = found.get(&at) else { return Vec::new() };
            way.push((*cost, *dir));
            at = *before;
        }
        way.reverse();
        let steps = way.iter().enumerate();
        steps
            .filter(|(at, (cost, _))| *at == 0 || *cost <= points)
            .map(|(_, (_, dir))| *dir)
            .collect()
    }

    /// For each place that is reached: what it costs, and the step that led there.
    fn found(&self, from: HexAt, most: u32, until: Option<HexAt>) -> Found {
        let mut found = Found::new();
        let mut next = BinaryHeap::from([(Reverse(0), Reverse(from))]);
        found.insert(from, (0, None));
        while let Some((Reverse(cost), Reverse(at))) = next.pop() {
            if until == Some(at) {
                break;
            }
            if found.get(&at).is_some_and(|best| best.0 < cost) {
                continue;
            }
            for (dir, to) in self.places.get(&at).into_iter().flat_map(|place| &place.exits) {
                let Some(step) = self.places.get(to).and_then(|place| place.cost) else { continue };
                let cost = cost + step;
                if cost <= most && found.get(to).is_none_or(|best| cost < best.0) {
                    found.insert(*to, (cost, Some((at, *dir))));
                    next.push((Reverse(cost), Reverse(*to)));
                }
            }
        }
        found
    }
}

type Found = BTreeMap<HexAt, (u32, Option<(HexAt, &'static str)>)>;

/// The farthest that a script goes for something, in points.
pub(super) const FAR: u32 = 24;

/// Points to walk into a terrain; nothing for the ocean.
fn cost(content: &Content, terrain: &str) -> Option<u32> {
    let terrain = content.terrain_of(terrain)?;
    content.terrain(terrain).cost.filter(|_| terrain != content.known.ocean)
}

/// A side as orders write it, by its name in reports.
fn short(dir: &str) -> Option<&'static str> {
    DIRECTIONS.into_iter().find(|side| side.name() == dir).map(Direction::short)
}

/// Units of others that are on guard in a region.
pub(super) fn others_on_guard(region: &RegionSeen) -> impl Iterator<Item = &UnitSeen> {
    units(region).filter(|unit| !unit.own && unit.flags.iter().any(|flag| flag == "on_guard"))
}

/// Whether a unit is one of Creatures.
pub(super) fn is_wild(unit: &UnitSeen) -> bool {
    !unit.own && unit.people.is_empty() && !unit.goods.is_empty()
}

/// Whether a unit is the Guard's.
pub(super) fn is_of_guard(unit: &UnitSeen) -> bool {
    unit.faction.as_ref().is_some_and(|of| of.number == FactionId::GUARD.0)
}

/// How strong a unit is in battle, at a guess: people of others are taken to know a little, guardsmen a lot.
pub(super) fn strength(content: &Content, unit: &UnitSeen) -> u32 {
    let people: u32 = unit.people.iter().map(|good| good.amount).sum();
    let known = unit.skills.as_ref().map(|skills| {
        let level = |tag| skills.iter().find(|one| one.tag == tag).map_or(0, |one| one.level);
        people * (1 + level("COMB")) + 12 * level("FIRE")
    });
    let people = known.unwrap_or(people * if is_of_guard(unit) { 6 } else { 3 });
    let monsters = unit.goods.iter().filter_map(|good| {
        let one = content.creature(content.item_of(&good.tag)?)?;
        let each = (1 + one.attack.unsigned_abs()) * (one.attacks + one.hits) / 2;
        Some(good.amount * each)
    });
    people + monsters.sum::<u32>()
}
