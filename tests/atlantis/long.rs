//! Long runs of small worlds: what always holds, month after month, whatever scripted players do. `ATLANTIS_LONG` says
//! how many months in all; 10,000 make the long run.

use std::collections::BTreeMap;

use atlantis::chance::Seed;
use atlantis::generate::Wish;
use atlantis::report::Report;
use atlantis::script::Played;
use atlantis::world::World;

use crate::kit::{WORDS, content};
use crate::laws::{flow, holds, is_lost, sum};

/// Months of one world, and how many play in it.
const MONTHS: u32 = 20;
const PLAYERS: u32 = 3;

/// A small world with its players, and their first reports.
fn begun(seed: &str) -> Played<'static> {
    let wish = Wish { seed: Seed::of(seed), width: 32, height: 16, players: PLAYERS };
    Played::new(content(), &WORDS, &wish, 20).unwrap()
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
        let mut played = begun(&seed);
        for month in 0..MONTHS.min(months - run) {
            let (sets, before) = (played.sets(), played.clone());
            let (after, reports) = one.install(|| played.month(&sets));
            // The same bytes with any number of threads: of a part of the months, for it doubles the work.
            if month % 7 == 3 {
                let (again, told) = many.install(|| before.clone().month(&sets));
                assert_eq!(again.world, after.world, "{seed}, month {month}");
                assert_eq!(told, reports, "{seed}, month {month}");
            }
            let all: BTreeMap<u32, Report> =
                reports.into_iter().map(|(id, report)| (id.0, report)).collect();
            looked_at(&before.world, &after.world, &all);
            let events = all.values().flat_map(|report| &report.events);
            formed += events.filter(|event| event.kind == "formed").count();
            played = after;
            run += 1;
        }
        game += 1;
    }
    println!("{run} months of {game} worlds, {formed} units formed");
    assert!(formed > 0, "the players do something");
}
