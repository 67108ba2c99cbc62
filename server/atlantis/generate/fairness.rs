//! How fair the starting cities are: what each has within a few steps, side by side.

use std::fmt;

use rustc_hash::FxHashSet;

use super::starts::STEPS;
use crate::content::Content;
use crate::world::{DIRECTIONS, Place, RegionId, World};

/// A start that has less than so many of 100 of what starts have on average is told.
const LEAST: u64 = 60;

/// What lies around a starting city: all land that can be walked to in five steps, the city itself apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartSeen {
    /// The region.
    pub region: RegionId,
    /// Where it lies.
    pub place: Place,
    /// Its name.
    pub name: String,
    /// Regions of land.
    pub land: u64,
    /// Silver that can be taxed there a month (W-42).
    pub tax: u64,
    /// What the land gives a month, at base prices.
    pub products: u64,
    /// Settlements.
    pub settlements: u64,
    /// Steps to the nearest other start, as birds fly.
    pub nearest: u64,
}

/// The starts of a world compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// All starts, north first.
    pub starts: Vec<StartSeen>,
}

type Figure = fn(&StartSeen) -> u64;

/// What is compared: its name, what it is, and the figure.
const FIGURES: [(&str, &str, Figure); 5] = [
    ("land", "regions of land", |start| start.land),
    ("tax", "silver that can be taxed there a month", |start| start.tax),
    ("products", "what the land gives a month, in silver at base prices", |start| start.products),
    ("settlements", "villages, towns and cities", |start| start.settlements),
    ("nearest start", "steps to the nearest other start, as birds fly", |start| start.nearest),
];

/// Compares the starts of a world.
#[must_use]
pub fn fairness(world: &World, content: &Content) -> Fairness {
    let start = |region: &RegionId| seen(world, content, *region);
    Fairness { starts: world.starts.iter().map(start).collect() }
}

fn seen(world: &World, content: &Content, region: RegionId) -> StartSeen {
    let here = world.region(region);
    let settlement = here.dwelling.as_ref().and_then(|dwelling| dwelling.settlement.as_ref());
    let name = settlement.map_or_else(String::new, |settlement| settlement.name.clone());
    let others = world.starts.iter().filter(|other| **other != region);
    let apart = |other: &RegionId| world.grid.distance(here.place, world.region(*other).place);
    let mut start = StartSeen {
        region,
        place: here.place,
        name,
        land: 0,
        tax: 0,
        products: 0,
        settlements: 0,
        nearest: others.map(apart).min().unwrap_or(0).into(),
    };
    for region in walked(world, content, region) {
        let region = world.region(region);
        start.land += 1;
        start.tax += u64::from(region.taxable());
        let worth = |(item, amount): &(_, u32)| u64::from(content.item(*item).price * amount);
        start.products += region.products.iter().map(worth).sum::<u64>();
        let settled = region.dwelling.as_ref().is_some_and(|one| one.settlement.is_some());
        start.settlements += u64::from(settled);
    }
    start
}

/// All land within a few steps on foot.
fn walked(world: &World, content: &Content, from: RegionId) -> Vec<RegionId> {
    let mut seen = FxHashSet::from_iter([from]);
    let (mut all, mut edge) = (Vec::new(), vec![from]);
    for _ in 0..STEPS {
        let mut next = Vec::new();
        for region in edge {
            for way in DIRECTIONS {
                let there = world.beyond(region, way, content.known.blocked);
                let there = there.filter(|one| world.region(*one).terrain != content.known.ocean);
                next.extend(there.filter(|one| seen.insert(*one)));
            }
        }
        all.extend(&next);
        edge = next;
    }
    all
}

impl Fairness {
    /// The share of a figure that a start has of what starts have on average, in 100.
    #[must_use]
    fn share(&self, start: &StartSeen, of: Figure) -> u64 {
        let sum: u64 = self.starts.iter().map(of).sum();
        let count = self.starts.len() as u64;
        (of(start) * count * 100).checked_div(sum).unwrap_or(100)
    }

    /// What is told to the maker of the world: each start that is much worse than the others in land, tax or products.
    #[must_use]
    pub fn worse(&self) -> Vec<String> {
        let mut told = Vec::new();
        for start in &self.starts {
            for (name, _, of) in &FIGURES[..3] {
                let share = self.share(start, *of);
                if share < LEAST {
                    let StartSeen { name: city, place, .. } = start;
                    let (x, y) = (place.x, place.y);
                    told.push(format!("{city} ({x},{y}) has {share} % of the mean {name}."));
                }
            }
        }
        told
    }
}

/// A table: a line for each start, its figures each with the share of the mean in 100; then what the figures are, and
/// what [`Fairness::worse`] tells.
impl fmt::Display for Fairness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<26}", "start")?;
        FIGURES.iter().try_for_each(|(name, ..)| write!(f, "{name:>20}"))?;
        for start in &self.starts {
            let StartSeen { name, place, .. } = start;
            write!(f, "\n{:<26}", format!("{name} ({},{})", place.x, place.y))?;
            for (.., of) in FIGURES {
                let shown = format!("{} ({} %)", of(start), self.share(start, of));
                write!(f, "{shown:>20}")?;
            }
        }
        write!(
            f,
            "\n\nCounted is what can be walked to in {STEPS} steps, the starting city left out; in brackets stands the \
             share of the mean of all starts."
        )?;
        FIGURES.iter().try_for_each(|(name, what, _)| write!(f, "\n  {name}: {what}"))?;
        let worse = self.worse();
        if worse.is_empty() {
            return write!(
                f,
                "\nNo start has less than {LEAST} % of the mean in land, tax or products."
            );
        }
        write!(f, "\nLess than {LEAST} % of the mean:")?;
        worse.iter().try_for_each(|told| write!(f, "\n  {told}"))
    }
}
