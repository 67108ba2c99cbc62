//! Long runs of small worlds: what always holds, month after month, whatever scripted players do. `ATLANTIS_LONG` says
//! how many months in all; 10,000 make the long run.

use std::collections::BTreeMap;

use atlantis::chance::Seed;
use atlantis::generate::{self, Wish};
use atlantis::report::Report;
use atlantis::turn::{self, Sent};
use atlantis::world::{FactionId, World};

use crate::kit::{WORDS, content};
use crate::laws::{flow, holds, is_lost, sum};
use crate::script;

/// Months of one world, and how many play in it.
const MONTHS: u32 = 20;
const PLAYERS: u32 = 3;

/// A small world with its players, and their first reports.
fn begun(seed: &str) -> (World, BTreeMap<u32, Report>) {
    let wish = Wish { seed: Seed::of(seed), width: 32, height: 16, players: PLAYERS };
    let mut world = generate::world(content(), &wish).unwrap();
    for number in 0..PLAYERS {
        let name = format!("Script {number}");
        let id = generate::new_faction(&mut world, content(), &name, None);
        world.faction_mut(id).unwrap().unclaimed = 3_000;
    }
    let ids: Vec<FactionId> = world.factions.iter().map(|faction| faction.id).collect();
    let report = |id: &FactionId| (id.0, turn::report(content(), &world, *id).unwrap());
    let reports = ids.iter().filter(|id| !id.is_npc()).map(report).collect();
    (world, reports)
}

fn sets(seed: &str, month: u32, reports: &BTreeMap<u32, Report>) -> BTreeMap<FactionId, Sent> {
    let set = |(id, report): (&u32, &Report)| {
        let mut lot = Seed::of(seed).stream(month, "script", &id.to_string());
        let text = script::set(content(), report, &mut lot, 20);
        (FactionId(*id), Sent { text: text.into_bytes() })
    };
    reports.iter().map(set).collect()
}

/// What holds after a month: nothing is made or lost but by events, and all stand where they may.
fn looked_at(before: &World, after: &World, reports: &BTreeMap<u32, Report>) {
    holds(after);
    if is_lost(reports) {
        return;
    }
    for tag in ["SILV", "IRON", "WOOD", "STON", "GRAI", "FISH", "HORS", "SWOR"] {
        assert_eq!(sum(after, tag) - sum(before, tag), flow(reports, tag), "{tag}");
    }
}

#[test]
fn l1_l2_l5_l6_long_runs_of_small_worlds() {
    let months: u32 =
        std::env::var("ATLANTIS_LONG").ok().and_then(|asked| asked.parse().ok()).unwrap_or(200);
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let many = rayon::ThreadPoolBuilder::new().num_threads(4).build().unwrap();
    let (mut run, mut formed, mut game) = (0, 0, 0);
    while run < months {
        let seed = format!("small {game}");
        let (mut world, mut reports) = begun(&seed);
        for month in 0..MONTHS.min(months - run) {
            let sets = sets(&seed, month, &reports);
            let before = world.clone();
            let outcome = one.install(|| turn::run(content(), &WORDS, world, &sets));
            // The same bytes with any number of threads: of a part of the months, for it doubles the work.
            if month % 7 == 3 {
                let again = many.install(|| turn::run(content(), &WORDS, before.clone(), &sets));
                assert_eq!(again.world, outcome.world, "{seed}, month {month}");
                assert_eq!(again.reports, outcome.reports, "{seed}, month {month}");
            }
            world = outcome.world;
            let all: BTreeMap<u32, Report> =
                outcome.reports.into_iter().map(|(id, report)| (id.0, report)).collect();
            looked_at(&before, &world, &all);
            let events = all.values().flat_map(|report| &report.events);
            formed += events.filter(|event| event.kind == "formed").count();
            reports =
                all.into_iter().filter(|(id, _)| world.faction(FactionId(*id)).is_some()).collect();
            run += 1;
        }
        game += 1;
    }
    println!("{run} months of {game} worlds, {formed} units formed");
    assert!(formed > 0, "the players do something");
}
