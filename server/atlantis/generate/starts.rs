//! The six starting cities (W-77, W-52).

use game::Chance;

use super::map::Map;
use super::names::Names;
use super::{Unfit, number, people};
use crate::content::{Content, Item};
use crate::world::{Region, Settlement, SettlementKind};

/// How many there are.
const STARTS: usize = 6;
/// The rows of a hundred in which they lie.
const BAND: std::ops::RangeInclusive<u32> = 20..=80;
/// What lies within so many steps counts.
pub(super) const STEPS: u32 = 5;
/// Of the land and the tax that most coasts have around them a start has so many in 100, where possible.
const EVEN: u64 = 75;

/// Their places, in fixed order. The first is drawn, each further one lies the farthest from those before it. Coasts
/// with as much land and tax around them as others are taken if six lie far enough apart; else all coasts that the rule
/// allows; else, in a world that has none, whatever land there is.
pub(super) fn chosen(
    content: &Content,
    map: &Map,
    regions: &[Region],
    chance: &mut dyn Chance,
) -> Result<Vec<usize>, Unfit> {
    let search = Search { content, map, regions };
    let land: Vec<usize> = (0..map.len()).filter(|at| search.is_land(*at)).collect();
    let some = |is: &dyn Fn(usize) -> bool| -> Vec<usize> {
        land.iter().copied().filter(|at| is(*at)).collect()
    };
    let (coast, fit) = (some(&|at| search.is_coast(at)), some(&|at| search.is_fit(at)));
    let far = u32::from(map.grid.width) / 8;
    let choices = [search.even(&fit), fit.clone()];
    for candidates in &choices {
        let found = search.spread(candidates, chance);
        if let Some(found) = found.filter(|found| search.apart(found) >= far) {
            return Ok(found);
        }
    }
    // From another first the six may lie farther apart. That is seldom needed, and takes no draw.
    for candidates in &choices {
        let all = candidates.iter().map(|first| search.spread_from(candidates, *first));
        if let Some(found) = all.flatten().find(|found| search.apart(found) >= far) {
            return Ok(found);
        }
    }
    let found = [fit, coast, land].iter().find_map(|all| search.spread(all, chance));
    found.ok_or(Unfit::NoRoom)
}

struct Search<'a> {
    content: &'a Content,
    map: &'a Map,
    regions: &'a [Region],
}

impl Search<'_> {
    fn is_land(&self, at: usize) -> bool {
        self.regions[at].terrain != self.content.known.ocean
    }

    fn is_coast(&self, at: usize) -> bool {
        self.is_land(at) && self.map.around(at).any(|next| !self.is_land(next))
    }

    /// A coast that may have a city: plain or forest, in the band.
    fn is_fit(&self, at: usize) -> bool {
        let terrain = self.regions[at].terrain;
        let forest = self.content.terrain_of("forest");
        let green = terrain == self.content.known.plain || Some(terrain) == forest;
        green && BAND.contains(&self.map.row(at)) && self.is_coast(at)
    }

    /// Those that have no much less land or tax around them than half of all have.
    fn even(&self, candidates: &[usize]) -> Vec<usize> {
        let around: Vec<(u64, u64)> = candidates.iter().map(|at| self.around(*at)).collect();
        let middle = |of: fn(&(u64, u64)) -> u64| {
            let mut all: Vec<u64> = around.iter().map(of).collect();
            all.sort_unstable();
            all.get(all.len() / 2).copied().unwrap_or(0)
        };
        let (land, tax) = (middle(|one| one.0), middle(|one| one.1));
        let even = |one: &(u64, u64)| one.0 * 100 >= land * EVEN && one.1 * 100 >= tax * EVEN;
        let all = candidates.iter().zip(&around).filter(|(_, around)| even(around));
        all.map(|(at, _)| *at).collect()
    }

    /// Regions of land within a few steps, and what can be taxed there.
    fn around(&self, at: usize) -> (u64, u64) {
        let all = self.map.within(at, STEPS, |next| self.is_land(next));
        let tax = all.iter().map(|at| u64::from(self.regions[*at].taxable())).sum();
        (all.len() as u64, tax)
    }

    /// Six of them, the first by lot. One draw.
    fn spread(&self, candidates: &[usize], chance: &mut dyn Chance) -> Option<Vec<usize>> {
        if candidates.len() < STARTS {
            return None;
        }
        let first = candidates[chance.roll(number(candidates.len())) as usize - 1];
        self.spread_from(candidates, first)
    }

    /// Six of them with this first one, each further one the farthest from those before it.
    fn spread_from(&self, candidates: &[usize], first: usize) -> Option<Vec<usize>> {
        if candidates.len() < STARTS {
            return None;
        }
        let mut found = vec![first];
        let mut near: Vec<u32> = vec![u32::MAX; candidates.len()];
        while found.len() < STARTS {
            let last = found[found.len() - 1];
            for (near, at) in near.iter_mut().zip(candidates) {
                *near = (*near).min(self.map.distance(last, *at));
            }
            // Of equals the first.
            let best =
                (0..candidates.len()).max_by_key(|at| (near[*at], std::cmp::Reverse(*at)))?;
            found.push(candidates[best]);
        }
        found.sort_unstable();
        Some(found)
    }

    /// How far the nearest two of them are apart.
    fn apart(&self, starts: &[usize]) -> u32 {
        let pairs = starts.iter().enumerate().flat_map(|(at, one)| {
            starts[at + 1..].iter().map(|other| self.map.distance(*one, *other))
        });
        pairs.min().unwrap_or(0)
    }
}

/// Makes a region a starting city: a plain, whose people and products are drawn where it was none, and a city of fixed
/// size.
pub(super) fn founded(
    content: &Content,
    chance: &mut dyn Chance,
    names: &mut Names<'_>,
    region: &mut Region,
    race: Option<Item>,
) {
    let race = region.dwelling.as_ref().map(|dwelling| dwelling.race).or(race);
    if region.terrain != content.known.plain {
        region.terrain = content.known.plain;
        let old = region.dwelling.take();
        people::live(content, chance, region, race);
        if let (Some(dwelling), Some(old)) = (&mut region.dwelling, old) {
            dwelling.settlement = old.settlement;
        }
    }
    let Some(dwelling) = &mut region.dwelling else { return };
    let size = content.settings.start_cities.size;
    let name = dwelling.settlement.take().map(|settlement| settlement.name);
    let name = name.unwrap_or_else(|| names.next(chance));
    let (first, kind) = (size, SettlementKind::City);
    dwelling.settlement = Some(Settlement { name, size, first, kind, start: true });
}
