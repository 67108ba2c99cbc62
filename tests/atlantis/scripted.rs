//! Games of players by script: the same bytes however many threads there are (K-9, L-6), what always holds, and how much
//! of what a run says its check foretold (O-57). `ATLANTIS_FACTIONS` and `ATLANTIS_TURNS` make a long run of it.

use std::collections::{BTreeMap, BTreeSet};

use atlantis::chance::Seed;
use atlantis::check::check;
use atlantis::generate::{self, Wish};
use atlantis::report::{RegionSeen, Report};
use atlantis::turn::{self, Sent};
use atlantis::world::{FactionId, World};
use sha2::{Digest, Sha256};

use crate::kit::{WORDS, content};
use crate::script;

fn asked(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|asked| asked.parse().ok()).unwrap_or(usual)
}

/// What others may do, and what only they know: never foretold (O-55, O-56).
const HIDDEN: [&str; 8] = [
    "not_friendly",
    "not_admitted",
    "bought_fewer",
    "sold_fewer",
    "produced_fewer",
    "no_such_faction",
    "no_demand",
    "not_for_sale",
];

#[derive(Default)]
struct Foretold {
    /// Errors and warnings of runs whose class is known or own.
    said: u32,
    /// Those of them that the check of the same set had named, for the same line and with the same code.
    named: u32,
    /// What checks called errors.
    called: u32,
    /// Those of them that came true.
    came: u32,
    missed: BTreeMap<String, u32>,
}

/// How each path, race and start does at the end of a game: factions, those that live, people, and silver.
fn balance(world: &World, factions: u32) {
    let silver = content().known.silver;
    let mut rows: BTreeMap<String, [u64; 4]> = BTreeMap::new();
    for number in 3..3 + factions {
        let of_them = |unit: &&atlantis::world::Unit| unit.faction.0 == number;
        let units: Vec<_> =
            world.regions.iter().flat_map(|region| &region.units).filter(of_them).collect();
        let heads: u64 = units.iter().map(|unit| u64::from(unit.heads(content()))).sum();
        let purse: u64 = units.iter().map(|unit| u64::from(unit.stock.of(silver))).sum();
        let race = units.iter().flat_map(|unit| unit.people(content())).max_by_key(|one| one.1);
        let race = race.map_or("none", |(race, _)| &*content().item(race).tag);
        let start = number as usize % 6;
        for row in [
            format!("path {:?}", script::Path::of(number)),
            format!("race {race}"),
            format!("start {start}"),
        ] {
            let row = rows.entry(row).or_default();
            *row = [row[0] + 1, row[1] + u64::from(heads > 0), row[2] + heads, row[3] + purse];
        }
    }
    println!("{:16} factions  living  people each  silver each", "");
    for (name, [all, living, people, silver]) in rows {
        println!("{name:16} {all:8}  {living:6}  {:11}  {:11}", people / all, silver / all);
    }
}

/// Plays a game; the hash of all its worlds and reports.
fn play(factions: u32, turns: u32, threads: usize, foretold: &mut Foretold) -> String {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| {
        let content = content();
        let wish = Wish { seed: Seed::of("scripted"), width: 0, height: 0, players: factions };
        let mut world = generate::world(content, &wish).unwrap();
        let ids: Vec<FactionId> = (0..factions)
            .map(|number| {
                generate::new_faction(&mut world, content, &format!("Script {number}"), None)
            })
            .collect();
        let first = |world: &World, id| turn::report(content, world, id).unwrap();
        let mut reports: BTreeMap<FactionId, Report> =
            ids.iter().map(|id| (*id, first(&world, *id))).collect();
        let mut hash = Sha256::new();
        for month in 0..turns {
            let sets = sets(&reports, month);
            let outcome = turn::run(content, &WORDS, world, &sets);
            for (id, report) in &outcome.reports {
                hash.update(serde_json::to_vec(report).unwrap());
                compare(&reports[id], &sets[id].text, report, foretold);
            }
            world = outcome.world;
            hash.update(borsh::to_vec(&world).unwrap());
            reports = outcome
                .reports
                .into_iter()
                .filter(|(id, _)| world.faction(*id).is_some())
                .collect();
        }
        if threads == 1 {
            balance(&world, factions);
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    })
}

fn sets(reports: &BTreeMap<FactionId, Report>, month: u32) -> BTreeMap<FactionId, Sent> {
    let set = |(id, report): (&FactionId, &Report)| {
        let mut lot = Seed::of("players").stream(month, "script", &id.0.to_string());
        let text = script::set(content(), report, &mut lot, 12);
        (*id, Sent { text: text.into_bytes() })
    };
    reports.iter().map(set).collect()
}

fn compare(before: &Report, text: &[u8], after: &Report, foretold: &mut Foretold) {
    let answer = check(content(), &WORDS, before, text).unwrap();
    let named: BTreeSet<(u32, &str)> =
        answer.messages.iter().map(|message| (message.line, &*message.code)).collect();
    for error in after.errors.iter().filter(|error| !HIDDEN.contains(&&*error.code)) {
        foretold.said += 1;
        if named.contains(&(error.line, &*error.code)) {
            foretold.named += 1;
        } else {
            *foretold.missed.entry(format!("{} {}", error.order, error.code)).or_default() += 1;
        }
    }
    let came: BTreeSet<(u32, &str)> =
        after.errors.iter().map(|error| (error.line, &*error.code)).collect();
    // Of those who fell before it came to that nothing is said.
    let inside = |region: &RegionSeen| {
        region.structures.iter().flat_map(|one| one.units.clone()).collect::<Vec<_>>()
    };
    let alive: BTreeSet<u32> = after
        .regions
        .iter()
        .flat_map(|region| region.units.iter().cloned().chain(inside(region)))
        .filter(|unit| unit.own)
        .map(|unit| unit.number)
        .collect();
    let errors = answer.messages.iter().filter(|message| message.level == "error");
    for message in errors.filter(|one| one.unit.is_none_or(|unit| alive.contains(&unit))) {
        foretold.called += 1;
        foretold.came += u32::from(came.contains(&(message.line, &*message.code)));
    }
}

#[test]
fn o57_what_a_run_says_was_foretold_and_k9_threads_change_nothing() {
    let (factions, turns) = (asked("ATLANTIS_FACTIONS", 6), asked("ATLANTIS_TURNS", 8));
    let (mut foretold, mut again) = (Foretold::default(), Foretold::default());
    let one = play(factions, turns, 1, &mut foretold);
    let two = play(factions, turns, 2, &mut again);
    assert_eq!(one, two);
    let Foretold { said, named, called, came, missed } = foretold;
    println!("{factions} factions, {turns} turns, {one}");
    println!(
        "of {said} messages of runs {named} were foretold; of {called} errors of checks {came} came true"
    );
    println!("{missed:#?}");
    assert!(said > 40 && named * 100 >= said * 95, "{named} of {said}: {missed:#?}");
    assert!(came * 100 >= called * 99, "{came} of {called}");
}
