//! Games of players by script: the same bytes however many threads there are (K-9, L-6), what always holds, and how much
//! of what a run says its check foretold (O-57). `ATLANTIS_FACTIONS` and `ATLANTIS_TURNS` make a long run of it.

use std::collections::{BTreeMap, BTreeSet};

use atlantis::chance::Seed;
use atlantis::check::check;
use atlantis::generate::Wish;
use atlantis::report::{RegionSeen, Report};
use atlantis::script::{Balance, Path, Played};
use sha2::{Digest, Sha256};

use crate::kit::{WORDS, content};

fn asked(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|asked| asked.parse().ok()).unwrap_or(usual)
}

/// What others may do, and what only they or earlier reports know: never foretold (O-55, O-56).
const HIDDEN: [&str; 11] = [
    "fought_no_move",
    "guarded_by_others",
    "not_known_yet",
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

/// Plays a game; the hash of all its worlds and reports.
fn play(factions: u32, turns: u32, threads: usize, foretold: &mut Foretold) -> String {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| {
        let wish = Wish { seed: Seed::of("scripted"), width: 0, height: 0, players: factions };
        let mut played = Played::new(content(), &WORDS, &wish, 12).unwrap();
        let mut hash = Sha256::new();
        for _ in 0..turns {
            let (sets, before) = (played.sets(), played.reports.clone());
            let (after, reports) = played.month(&sets);
            for (id, report) in &reports {
                hash.update(serde_json::to_vec(report).unwrap());
                if let Some(set) = sets.get(id) {
                    compare(&before[id], &set.text, report, foretold);
                }
            }
            played = after;
            hash.update(borsh::to_vec(&played.world).unwrap());
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    })
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
    let (factions, turns) = (asked("ATLANTIS_FACTIONS", 8), asked("ATLANTIS_TURNS", 20));
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

/// A column of the page in the rows of a table, added up.
fn column(page: &str, table: &str, column: usize) -> u64 {
    let rows = page.lines().skip_while(|line| !line.starts_with(table)).skip(1);
    let rows = rows.take_while(|line| !line.is_empty());
    let figure = |line: &str| -> u64 {
        let figures: Vec<&str> = line.split_whitespace().collect();
        figures[figures.len() - 6 + column].parse().unwrap()
    };
    rows.map(figure).sum()
}

/// `ATLANTIS_BALANCE` says how many games of 40 factions and 200 turns are played for the page.
#[test]
fn scripts_live_and_the_page_of_balance_counts_all_of_them() {
    let games = asked("ATLANTIS_BALANCE", 0);
    let (factions, turns) = if games > 0 { (40, 200) } else { (8, 24) };
    let (mut balance, mut regions) = (Balance::default(), 0);
    for game in 0..games.max(1) {
        let seed = Seed::of(&format!("balance {game}"));
        let wish = Wish { seed, width: 0, height: 0, players: factions };
        let played = Played::new(content(), &WORDS, &wish, 0).unwrap();
        let live = played.world.regions.iter().filter(|region| region.dwelling.is_some());
        regions += live.count() as u64;
        balance.play(content(), played, turns, &|_| ());
    }
    let page = balance.to_string();
    println!("{page}");
    let all = u64::from(factions * games.max(1));
    for table in ["by path", "by side"] {
        assert_eq!(column(&page, table, 0), all, "{table}");
        assert!(column(&page, table, 1) * 2 > all, "most live: {table}");
    }
    for table in ["by land ", "by the land's race"] {
        assert_eq!(column(&page, table, 0), regions, "{table}");
        assert!(column(&page, table, 1) >= all, "each holds a region, on average: {table}");
    }
}

#[test]
fn scripts_do_what_their_paths_say() {
    let wish = Wish { seed: Seed::of("paths"), width: 0, height: 0, players: 24 };
    let mut played = Played::new(content(), &WORDS, &wish, 0).unwrap();
    let mut did: BTreeMap<(Path, String), u32> = BTreeMap::new();
    for _ in 0..60 {
        let sets = played.sets();
        for id in played.reports.keys().filter(|id| !sets.contains_key(id)) {
            *did.entry((Path::of(id.0), "forgot".into())).or_default() += 1;
        }
        let (after, reports) = played.month(&sets);
        for (id, report) in &reports {
            let mut does =
                |what: &str| *did.entry((Path::of(id.0), what.to_owned())).or_default() += 1;
            report.events.iter().for_each(|event| does(&event.kind));
            report.battles.iter().for_each(|_| does("battle"));
        }
        played = after;
    }
    let times = |path, what: &str| did.get(&(path, what.to_owned())).copied().unwrap_or(0);
    for path in [Path::Trader, Path::Warrior, Path::Mage, Path::Idler] {
        assert!(times(path, "taxed") > 100 && times(path, "recruited") > 10, "{path:?}");
        assert_eq!(times(path, "forgot") > 0, path == Path::Idler, "{path:?}");
        assert_eq!(times(path, "produced") > 10, path == Path::Trader, "{path:?}");
        assert_eq!(times(path, "summoned") > 10, path == Path::Mage, "{path:?}");
    }
    assert!(times(Path::Trader, "sold") > 10);
    assert!(times(Path::Warrior, "battle") > times(Path::Trader, "battle"));
    assert!(times(Path::Warrior, "taxed") > times(Path::Trader, "taxed"));
}
