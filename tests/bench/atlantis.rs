//! What a month takes (section P): 1,000 factions with 15,000 units in a world made by W-70, orders by a script of
//! plausible players, all reports made; on one thread and on two. Then the check of a set of 500 orders with its month
//! played ahead, and what a unit takes among 10,000 and among 100,000; a month with war beside one in peace; a battle, and the
//! odds of one. Figures are medians of some runs; nothing is asserted about speed.
#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use atlantis::battle::equip::soldiers;
use atlantis::battle::ground::{Ground, Standing};
use atlantis::battle::{Army, fight};
use atlantis::chance::Seed;
use atlantis::content::Content;
use atlantis::generate::{self, Wish};
use atlantis::orders::Vocabulary;
use atlantis::turn::{self, Sent};
use atlantis::world::{FactionId, Level, Place, Points, Region, RegionId, Unit, UnitId, World};
use game::Chance;
use mimalloc::MiMalloc;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Factions and the units of each.
struct Size {
    factions: u32,
    units: u32,
}

fn main() {
    let content = Content::shipped();
    let words = Vocabulary::of(content);
    atlantis::messages::take_up();
    let small = Size { factions: 1_000, units: 15 };
    let (world, sets) = table(content, &small);
    println!("regions: {}", world.regions.len());
    let mut ones = Vec::new();
    for threads in [1, 2] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let took = median(5, || {
            let start = Instant::now();
            let world = world.clone();
            let cloned = start.elapsed();
            let outcome = pool.install(|| turn::run(content, &words, world, &sets));
            let text: usize = pool.install(|| json(&outcome));
            let all = start.elapsed() - cloned;
            black_box((outcome, text));
            all
        });
        println!(
            "a month of 1,000 factions and 15,000 units with JSON, {threads} threads: {took:?}"
        );
        ones.push(took);
    }
    println!("two threads are {:.2} times as fast", ones[0].as_secs_f64() / ones[1].as_secs_f64());
    let (report, text) = five_hundred(content, &words);
    let took = median(50, || {
        let start = Instant::now();
        black_box(atlantis::check::check(content, &words, &report, text.as_bytes()).unwrap());
        start.elapsed()
    });
    println!("a check of 500 orders with the month played ahead: {took:?}");
    battles(content);
    war(content, &words);
    grows(content, &words);
}

/// A battle of 5,000 swordsmen on each side to its end, and the odds of one of 50 against 50 out of 1,000 battles.
fn battles(content: &Content) {
    let army = |heads: u32| {
        let plain = content.known.plain;
        let region = Region::empty(Place { level: Level::Surface, y: 0, x: 0 }, plain, "bench");
        let mut unit = Unit::new(UnitId(1), FactionId(3));
        unit.stock.put(content.item_of("PLAI").unwrap(), heads);
        for (tag, many) in [("SWOR", heads), ("CARM", heads / 2)] {
            unit.stock.put(content.item_of(tag).unwrap(), many);
        }
        let ground = Ground::of(content, &region);
        let figures = soldiers(content, &unit, 0, ground, Standing::default());
        Army { figures, tactics: 0 }
    };
    let mut lot = Seed::of("battles").stream(0, "bench", "battles");
    let mut fought = |heads: u32, times: u32| {
        let armies = [army(heads), army(heads)];
        median(9, || {
            let start = Instant::now();
            for _ in 0..times {
                black_box(fight(&mut lot, [&armies[0], &armies[1]]));
            }
            start.elapsed()
        })
    };
    println!("a battle of 5,000 against 5,000: {:?}", fought(5_000, 1));
    println!("the odds of 50 against 50 by 1,000 battles, 1 thread: {:?}", fought(50, 1_000));
}

/// A month with Creatures and attacks beside the same without.
fn war(content: &Content, words: &Vocabulary) {
    let mut peace = content.clone();
    peace.settings.creatures = 0;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let took = [(&peace, 0), (content, 1)].map(|(content, attacks)| {
        let (world, mut sets) = table(content, &Size { factions: 1_000, units: 15 });
        let mut lot = Seed::of("attacks").stream(0, "bench", "attacks");
        for sent in sets.values_mut() {
            let text = String::from_utf8(std::mem::take(&mut sent.text)).unwrap();
            let lines = text.lines().map(|line| match line.strip_prefix("unit ") {
                // Somebody who stands near by his number, so that some of them meet.
                Some(unit) if lot.roll(100) <= attacks => {
                    format!("{line}\nattack {}\n", unit.parse::<u32>().unwrap_or(0) + lot.roll(9))
                }
                _ => format!("{line}\n"),
            });
            sent.text = lines.collect::<String>().into_bytes();
        }
        median(3, || {
            let world = world.clone();
            let start = Instant::now();
            black_box(pool.install(|| turn::run(content, words, world, &sets)));
            start.elapsed()
        })
    });
    let ratio = took[1].as_secs_f64() / took[0].as_secs_f64();
    println!("a month in peace {:?}, with war {:?}: {ratio:.2} times", took[0], took[1]);
}

/// What a unit takes in a month of few and of many, and the most memory that the program had.
fn grows(content: &Content, words: &Vocabulary) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let each = [10_000_u32, 100_000].map(|all| {
        let (mut world, sets) = table(content, &Size { factions: all / 20, units: 20 });
        // A game under way: while all stand in the Nexus, each report shows the leaders of all.
        world.region_mut(RegionId(0)).units.clear();
        let took = median(3, || {
            let world = world.clone();
            let start = Instant::now();
            let outcome = pool.install(|| turn::run(content, words, world, &sets));
            let text: usize = pool.install(|| json(&outcome));
            let took = start.elapsed();
            black_box((outcome, text));
            took
        });
        let each = took.as_secs_f64() * 1e6 / f64::from(all);
        println!("a month of {all} units with JSON, 1 thread: {took:?}, {each:.1} µs a unit");
        each
    });
    println!("a unit takes {:.2} times as long among 100,000 as among 10,000", each[1] / each[0]);
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let most = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or("not known here");
    println!("the most memory: {most}");
}

fn json(outcome: &turn::Outcome) -> usize {
    use rayon::prelude::*;
    outcome.reports.par_iter().map(|(_, report)| serde_json::to_vec(report).unwrap().len()).sum()
}

fn median(times: usize, mut run: impl FnMut() -> Duration) -> Duration {
    let mut all: Vec<Duration> = (0..times).map(|_| run()).collect();
    all.sort_unstable();
    all[times / 2]
}

/// A world for as many players, their units strewn over land, and their sets.
fn table(content: &Content, size: &Size) -> (World, BTreeMap<FactionId, Sent>) {
    let wish = Wish { seed: Seed::of("1"), width: 0, height: 0, players: size.factions };
    let mut world = generate::world(content, &wish).expect("a world");
    let land: Vec<RegionId> = world
        .all_regions()
        .filter(|(_, region)| region.dwelling.is_some())
        .map(|(id, _)| id)
        .collect();
    let mut lot = Seed::of("orders").stream(0, "bench", "orders");
    let mut sets = BTreeMap::new();
    for number in 0..size.factions {
        let id = generate::new_faction(&mut world, content, &format!("Faction {number}"), None);
        let faction = world.faction_mut(id).unwrap();
        faction.points = Points { war: 2, trade: 2, magic: 0 };
        let mut text = String::new();
        let mut home = land[lot.roll(land.len() as u32) as usize - 1];
        for nth in 0..size.units {
            if nth % 5 == 0 {
                home = land[lot.roll(land.len() as u32) as usize - 1];
            }
            let unit = settle(content, &mut world, home, id, &mut lot);
            text += &orders(unit, &mut lot);
        }
        sets.insert(id, Sent { text: text.into_bytes() });
    }
    (world, sets)
}

fn settle(
    content: &Content,
    world: &mut World,
    home: RegionId,
    faction: FactionId,
    lot: &mut dyn Chance,
) -> u32 {
    let id = world.next_unit;
    world.next_unit += 1;
    let mut unit = Unit::new(UnitId(id), faction);
    let race = world.region(home).dwelling.as_ref().unwrap().race;
    unit.stock.put(race, 5 + lot.roll(15));
    unit.stock.put(content.known.silver, 1_000);
    unit.stock.put(content.item_of("GRAI").unwrap(), 10);
    let skills = ["COMB", "MINI", "LUMB", "FARM", "ENTE"];
    let skill = content.skill_of(skills[lot.roll(5) as usize - 1]).unwrap();
    unit.skills.set(skill, 30 * u64::from(unit.heads(content)));
    world.region_mut(home).units.push(unit);
    id
}

/// What a player writes for a unit: 40 in 100 study, 20 produce, 15 move, 10 tax, and some give and buy.
fn orders(unit: u32, lot: &mut dyn Chance) -> String {
    let month = match lot.roll(100) {
        1..=40 => ["@study combat", "@study mining", "@study farming"][lot.roll(3) as usize - 1],
        41..=60 => ["@produce iron", "@produce wood", "@produce grain"][lot.roll(3) as usize - 1],
        61..=75 => ["move n ne", "move s sw n", "move se"][lot.roll(3) as usize - 1],
        _ => "@entertain",
    };
    let tax = if lot.roll(10) == 1 { "@tax\n" } else { "behind 1\n" };
    format!(
        "unit {unit}\n{month}\n{tax}give {} 20 silver\n@buy 1 plainsman\n",
        unit.saturating_sub(1)
    )
}

/// A report of a faction with 125 units, and a set of 500 orders for it.
fn five_hundred(content: &Content, words: &Vocabulary) -> (atlantis::report::Report, String) {
    let (world, sets) = table(content, &Size { factions: 1, units: 125 });
    let (id, sent) = sets.iter().next().unwrap();
    let outcome = turn::run(content, words, world, &BTreeMap::new());
    let report = outcome.reports.into_iter().find(|(faction, _)| faction == id).unwrap().1;
    (report, String::from_utf8(sent.text.clone()).unwrap())
}
