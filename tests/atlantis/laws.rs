//! What always holds (L), over random worlds and sets.

use std::collections::BTreeMap;

use atlantis::content::Kind;
use atlantis::report::{Event, Report, UnitSeen};
use atlantis::world::{FactionId, Gate, World};
use proptest::prelude::*;

use crate::kit::{Game, content, item};

/// Months of a long run; a few in every one.
fn cases() -> u32 {
    std::env::var("ATLANTIS_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(48)
}

const GOODS: [&str; 8] = ["silver", "grain", "iron", "wood", "horses", "swords", "stone", "fish"];
const SKILLS: [&str; 8] =
    ["combat", "mining", "building", "entertainment", "riding", "stealth", "farming", "force"];
const WAYS: [&str; 8] = ["n", "ne", "se", "s", "sw", "nw", "in", "out"];

/// What a mage of these worlds knows, and casts.
const LORE: [(&str, u32); 12] = [
    ("ARTI", 3),
    ("SSHI", 3),
    ("CGAT", 3),
    ("ENGR", 2),
    ("GATE", 2),
    ("TELE", 1),
    ("PHTM", 1),
    ("INVI", 2),
    ("EART", 1),
    ("MIND", 3),
    ("SUSK", 2),
    ("FARS", 2),
];
const SPELLS: [&str; 12] = [
    "artifact_lore amulet_of_protection",
    "artifact_lore runesword",
    "construct_gate",
    "engrave_runes",
    "gate_lore random",
    "gate_lore random units 4 7",
    "teleportation region 4 4",
    "phantasms",
    "earth_lore",
    "summon_skeletons",
    "farsight region 6 2",
    "clear_skies",
];

/// An order of whatever kind, of units 1 to 12.
fn order() -> impl Strategy<Value = String> {
    let unit = || {
        prop_oneof![
            (1..13_u32).prop_map(|unit| unit.to_string()),
            (1..3_u32).prop_map(|alias| format!("new {alias}"))
        ]
    };
    let good = || prop::sample::select(&GOODS[..]);
    let count = || prop_oneof![1..20_u32, 1..2_000_u32];
    prop_oneof![
        4 => (unit(), count(), good()).prop_map(|(to, n, good)| format!("give {to} {n} {good}")),
        1 => (unit(), good()).prop_map(|(to, good)| format!("give {to} all {good} except 3")),
        1 => (unit(), 1..6_u32).prop_map(|(to, n)| format!("give {to} {n} plainsmen")),
        1 => unit().prop_map(|to| format!("give {to} unit")),
        1 => (count(), good()).prop_map(|(n, good)| format!("give 0 {n} {good}")),
        1 => (1..4_u32).prop_map(|n| format!("give 0 {n} plainsmen")),
        1 => unit().prop_map(|to| format!("give {to} all items")),
        1 => (unit(), count(), good(), count(), good())
            .prop_map(|(with, a, x, b, y)| format!("exchange {with} {a} {x} {b} {y}")),
        2 => count().prop_map(|n| format!("claim {n}")),
        1 => (1..9_u32, good()).prop_map(|(n, good)| format!("withdraw {n} {good}")),
        3 => (count(), good()).prop_map(|(n, good)| format!("buy {n} {good}")),
        2 => (1..9_u32).prop_map(|n| format!("buy {n} plainsmen")),
        1 => Just("buy all leaders".to_owned()),
        3 => (count(), good()).prop_map(|(n, good)| format!("sell {n} {good}")),
        2 => Just("tax".to_owned()),
        1 => Just("autotax 1".to_owned()),
        2 => (0..2_u32).prop_map(|flag| format!("guard {flag}")),
        1 => Just("pillage".to_owned()),
        2 => (unit(), good()).prop_map(|(from, good)| format!("steal {from} {good}")),
        2 => (unit(), unit()).prop_map(|(one, other)| format!("attack {one} {other}")),
        1 => unit().prop_map(|unit| format!("assassinate {unit}")),
        2 => prop::collection::vec(prop::sample::select(&WAYS[..6]), 1..4).prop_map(|ways| format!("advance {}", ways.join(" "))),
        4 => prop::sample::select(&SPELLS[..]).prop_map(|spell| format!("cast {spell}")),
        1 => unit().prop_map(|unit| format!("cast invisibility units {unit}")),
        1 => unit().prop_map(|unit| format!("cast mind_reading {unit}")),
        1 => Just("combat \"spirit shield\"".to_owned()),
        4 => prop::sample::select(&SKILLS[..]).prop_map(|skill| format!("study {skill}")),
        2 => (unit(), unit()).prop_map(|(a, b)| format!("teach {a} {b}")),
        3 => good().prop_map(|good| format!("produce {good}")),
        2 => Just("build tower".to_owned()),
        1 => Just("build longboat".to_owned()),
        1 => Just("build".to_owned()),
        1 => unit().prop_map(|unit| format!("build help {unit}")),
        2 => Just("entertain".to_owned()),
        4 => prop::collection::vec(prop::sample::select(&WAYS[..]), 1..5).prop_map(|ways| format!("move {}", ways.join(" "))),
        2 => prop::collection::vec(prop::sample::select(&WAYS[..6]), 0..5).prop_map(|ways| format!("sail {}", ways.join(" "))),
        1 => (1..4_u32).prop_map(|object| format!("enter {object}")),
        1 => Just("enter 101".to_owned()),
        1 => Just("leave".to_owned()),
        1 => unit().prop_map(|unit| format!("promote {unit}")),
        1 => unit().prop_map(|unit| format!("evict {unit}")),
        1 => Just("destroy".to_owned()),
        1 => prop::sample::select(&SKILLS[..]).prop_map(|skill| format!("forget {skill}")),
        1 => (3..6_u32, prop::sample::select(&["ally", "friendly", "hostile"][..]))
            .prop_map(|(faction, attitude)| format!("declare {faction} {attitude}")),
        2 => (1..3_u32, count()).prop_map(|(alias, n)| format!("form {alias}\nbuy {n} plainsmen\nstudy combat\nend")),
        1 => Just("@turn\nmove n\nendturn".to_owned()),
        1 => Just("consume faction".to_owned()),
        1 => Just("quit 4".to_owned()),
        1 => Just("faction war 1 trade 3".to_owned()),
    ]
}

/// Sets of three factions for some months: for each month and faction, orders by unit.
fn months() -> impl Strategy<Value = Vec<Vec<(u32, String)>>> {
    prop::collection::vec(prop::collection::vec((1..13_u32, order()), 8..40), 1..4)
}

/// Three factions with four units each, goods of all kinds, a market and a ship.
fn game() -> Game {
    let mut game = Game::new();
    let factions = [game.faction("Owls"), game.faction("Herons"), game.faction("Storks")];
    let places = [(2, 2), (2, 2), (6, 2), (4, 4)];
    for (number, place) in (0..).zip(places) {
        for faction in factions {
            let race = if number == 3 { "LEAD" } else { "PLAI" };
            let heads = if number == 3 { 1 } else { 6 };
            let stock = [
                (race, heads),
                ("SILV", 300),
                ("IRON", 20),
                ("WOOD", 30),
                ("STON", 8),
                ("SWOR", 2),
            ];
            let unit = game.unit(faction, place, &stock);
            let known = ["COMB", "BUIL", "SAIL", "MINI"][number];
            game.knows(unit, known, 1);
            if number == 3 {
                make_mage(&mut game, unit);
            }
        }
    }
    for faction in factions {
        game.faction_mut(faction).unclaimed = 1_000;
    }
    for place in [(2, 2), (6, 2), (4, 4)] {
        game.sells(place, "PLAI", 50, 60);
        game.sells(place, "LEAD", 10, 120);
        game.sells(place, "HORS", 10, 50);
        game.wants(place, "IRON", 12, 33);
        game.wants(place, "GRAI", 12, 15);
        game.region_mut(place.0, place.1).products =
            vec![(item("GRAI"), 20), (item("IRON"), 15), (item("HORS"), 5)];
    }
    game.structure((6, 2), "Longboat", 0);
    for (number, place) in (1..).zip([(4, 4), (2, 2), (6, 6)]) {
        game.region_mut(place.0, place.1).gate = Some(Gate { number });
    }
    game
}

/// One who knows all [`LORE`] and has silver for it.
fn make_mage(game: &mut Game, unit: u32) {
    for (tag, level) in LORE {
        game.knows(unit, tag, level);
    }
    game.points(unit, "FORC", 30);
    game.unit_mut(unit).stock.set(item("SILV"), 3_000);
}

/// Gives each faction its own lines of a month, and what it does not own too: that is to be refused.
fn order_all(game: &mut Game, month: &[(u32, String)]) {
    let mut texts: BTreeMap<u32, String> = BTreeMap::new();
    for (unit, line) in month {
        // Units 1, 4, 7, … are the first faction's, and so on.
        let faction = 3 + (unit - 1) % 3;
        texts.entry(faction).or_default().push_str(&format!("unit {unit}\n{line}\n"));
    }
    for (faction, text) in texts {
        game.order(faction, &text);
    }
}

/// Sum of an item over all units of players, and for silver over what is unclaimed.
pub(crate) fn sum(world: &World, tag: &str) -> i64 {
    let units = world.regions.iter().flat_map(|region| &region.units);
    let units = units.filter(|unit| !unit.faction.is_npc());
    let held: i64 = units.map(|unit| i64::from(unit.stock.of(item(tag)))).sum();
    let unclaimed: u64 = world.factions.iter().map(|faction| faction.unclaimed).sum();
    held + if tag == "SILV" { i64::try_from(unclaimed).unwrap() } else { 0 }
}

fn figure(event: &Event, key: &str) -> i64 {
    event.data.get(key).and_then(serde_json::Value::as_i64).unwrap_or(0)
}

/// How many of an item an event's list or single entry under a key has.
fn of_item(event: &Event, key: &str, tag: &str) -> i64 {
    let one = |value: &serde_json::Value| {
        if value["tag"] == tag { value["amount"].as_i64().unwrap_or(0) } else { 0 }
    };
    match event.data.get(key) {
        Some(serde_json::Value::Array(all)) => all.iter().map(one).sum(),
        Some(value) => one(value),
        None => 0,
    }
}

/// Sources less sinks of an item by the events of all reports (L-1, L-2, L-3).
pub(crate) fn flow(reports: &BTreeMap<u32, Report>, tag: &str) -> i64 {
    let silver = tag == "SILV";
    let change = |event: &Event| {
        let item = of_item(event, "item", tag);
        let paid = if silver { figure(event, "silver") } else { 0 };
        match &*event.kind {
            "taxed" | "pillaged" | "entertained" | "worked" => paid,
            "sold" => paid - item,
            "bought" | "recruited" | "withdrew" => item - paid,
            "studied" => -paid,
            "paid" | "helped" | "cast" => -paid,
            "made" => item - paid - of_item(event, "used", tag),
            "cast_failed" => -paid - of_item(event, "used", tag),
            "summoned" => item,
            "spell_ended" => -item,
            "produced" => item - of_item(event, "used", tag),
            "finished" => 0,
            "built" => -of_item(event, "used", tag),
            "discarded" | "dismissed" | "lost_with_unit" => -item,
            "fed" | "broke_free" | "robbed" => -item,
            "stole" => item,
            "battle" | "murdered" | "murder_done" | "murder_failed" | "murder_seen" => {
                let of = |key| of_item(event, key, tag);
                of("found") - of("gone") - of("herbs") - of("dead")
            }
            _ => 0,
        }
    };
    reports.values().flat_map(|report| &report.events).map(change).sum()
}

/// Whether a faction perished or a unit drowned: what they had is gone without a sum.
pub(crate) fn is_lost(reports: &BTreeMap<u32, Report>) -> bool {
    let lost = |event: &&Event| matches!(&*event.kind, "faction_gone" | "drowned");
    reports.values().any(|report| report.events.iter().any(|event| lost(&event)))
}

pub(crate) fn holds(world: &World) {
    let mut seen = std::collections::BTreeSet::new();
    for region in &world.regions {
        for unit in &region.units {
            assert!(seen.insert(unit.id), "a unit stands once");
            let group = unit.faction == FactionId::CREATURES;
            let monsters = || unit.stock.iter().any(|(item, _)| content().creature(item).is_some());
            let somebody = if group { monsters() } else { unit.heads(content()) > 0 };
            assert!(somebody, "no unit is empty at the end");
            assert!(world.faction(unit.faction).is_some());
            if let Some(inside) = unit.inside {
                assert!(
                    region.structure(inside).is_some(),
                    "it stands in a structure of its region"
                );
            }
            for (item, amount) in unit.stock.iter() {
                assert!(amount > 0 && amount <= atlantis::world::MOST);
                assert!(
                    !matches!(content().item(item).kind, Kind::Race { .. }) || amount <= 100_000
                );
            }
            let of_leaders = unit.is_of_leaders(content());
            assert!(of_leaders || unit.leaders(content()) == 0, "leaders stand apart");
            let guard = unit.faction == FactionId::GUARD;
            assert!(of_leaders || guard || unit.skills.iter().len() <= 1, "others know one skill");
        }
        let sorted = region.structures.windows(2).all(|two| two[0].number < two[1].number);
        assert!(sorted);
    }
    assert!(world.factions.windows(2).all(|two| two[0].id < two[1].id));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn l1_l2_l3_nothing_is_made_or_lost_but_by_events(months in months()) {
        let mut game = game();
        for month in months {
            order_all(&mut game, &month);
            let before = game.world.clone();
            game.run();
            holds(&game.world);
            if is_lost(&game.reports) {
                continue;
            }
            for tag in ["SILV", "IRON", "WOOD", "STON", "GRAI", "FISH", "HORS", "SWOR", "AMPR", "PHAN", "SKEL"] {
                let found = sum(&game.world, tag) - sum(&before, tag);
                prop_assert_eq!(found, flow(&game.reports, tag), "{} in {:?}", tag, month);
            }
        }
    }

    #[test]
    fn l6_the_same_sets_give_the_same_world(months in months()) {
        let run = || {
            let mut game = game();
            for month in &months {
                order_all(&mut game, month);
                game.run();
            }
            (borsh::to_vec(&game.world).unwrap(), serde_json::to_string(&game.reports.values().collect::<Vec<_>>()).unwrap())
        };
        prop_assert_eq!(run(), run());
    }

    /// Units that have nearly all that they may have: nothing goes above, and nothing is lost there unsaid.
    #[test]
    fn l5_nothing_is_out_of_its_bounds(months in months(), rich in prop::collection::vec((1..13_u32, 0..8_usize), 1..5)) {
        let mut game = game();
        for (unit, good) in rich {
            let tag = ["SILV", "IRON", "WOOD", "STON", "GRAI", "FISH", "HORS", "SWOR"][good];
            game.unit_mut(unit).stock.set(item(tag), atlantis::world::MOST - 5);
        }
        for month in months {
            order_all(&mut game, &month);
            let before = game.world.clone();
            game.run();
            holds(&game.world);
            for region in &game.world.regions {
                for structure in &region.structures {
                    let inside = region.units.iter().filter(|unit| unit.inside == Some(structure.number));
                    let owner = region.owner(content(), structure.number).map(|at| region.units[at].id);
                    // One at most: the first who has people.
                    let first = inside.filter(|unit| unit.heads(content()) > 0).map(|unit| unit.id).next();
                    let owned = content().structure(structure.of).is_owned();
                    prop_assert_eq!(owner, first.filter(|_| owned));
                }
            }
            if !is_lost(&game.reports) {
                let found = sum(&game.world, "SILV") - sum(&before, "SILV");
                prop_assert_eq!(found, flow(&game.reports, "SILV"));
            }
        }
    }

    /// What a faction does that names nobody of another changes nothing of another's units that draw on no common pool.
    #[test]
    fn l7_no_foreign_hand(months in months(), own in prop::collection::vec((0..4_usize, 0..7_usize), 2..12)) {
        let lines = [
            "study combat", "study mining", "claim 40", "behind 1", "give 5 7 silver", "forget combat", "move n",
        ];
        // Units 2, 5, 8 and 11 are the Herons'.
        let herons: String = own.iter().map(|(at, line)| format!("unit {}\n{}\n", 2 + 3 * at, lines[*line])).collect();
        let of_others = [
            "give", "teach", "exchange", "evict", "promote", "build help", "declare", "steal", "attack",
            "assassinate", "advance", "cast",
        ];
        let play = |with: bool| {
            let mut game = game();
            // Each eats for itself: upkeep is shared within a faction alone.
            for month in &months {
                let month: Vec<_> = month
                    .iter()
                    .filter(|(unit, line)| with && unit % 3 == 1 && !of_others.iter().any(|word| line.starts_with(word)))
                    .cloned()
                    .collect();
                order_all(&mut game, &month);
                game.order(4, &herons);
                game.run();
            }
            let mut units: Vec<_> = game.world.regions.iter().flat_map(|region| {
                region.units.iter().filter(|unit| unit.faction == FactionId(4)).map(|unit| (region.place, unit.clone()))
            }).collect();
            units.sort_by_key(|(_, unit)| unit.id);
            (units, game.world.faction(FactionId(4)).cloned())
        };
        prop_assert_eq!(play(true), play(false));
    }

    #[test]
    fn l10_reports_suffice(months in months()) {
        let mut game = game();
        game.order(3, "");
        game.order(4, "");
        game.order(5, "");
        game.run();
        for month in months {
            order_all(&mut game, &month);
            let before = std::mem::take(&mut game.reports);
            game.run();
            for (faction, report) in &game.reports {
                audit(before.get(faction), report)?;
            }
        }
    }

    #[test]
    fn l17_a_template_sent_back_plays_as_if_nothing_was_sent(months in months()) {
        let mut game = game();
        for month in months {
            order_all(&mut game, &month);
            game.run();
        }
        let mut twin = game.world.clone();
        let sets: Vec<(u32, String)> = game
            .world
            .factions
            .iter()
            .filter(|faction| !faction.id.is_npc())
            .map(|faction| (faction.id.0, template(&game.world, faction.id)))
            .collect();
        game.run();
        std::mem::swap(&mut twin, &mut game.world);
        let silent = game.reports.clone();
        for (faction, text) in sets {
            game.order(faction, &text);
        }
        game.run();
        let mut left = game.world.clone();
        for world in [&mut left, &mut twin] {
            for faction in &mut world.factions {
                faction.idle = 0;
            }
        }
        prop_assert_eq!(borsh::to_vec(&left).unwrap(), borsh::to_vec(&twin).unwrap());
        for (faction, report) in &game.reports {
            prop_assert_eq!(&report.template, &silent[faction].template);
        }
    }

    #[test]
    fn l11_what_is_accepted_runs(orders in prop::collection::vec((1..6_u32, order()), 1..16)) {
        let mut game = Game::new();
        let owls = game.faction("Owls");
        for place in [(2, 2), (2, 2), (6, 2), (4, 4)] {
            let unit = game.unit(owls, place, &[("PLAI", 5), ("SILV", 400), ("IRON", 9), ("STON", 9)]);
            game.knows(unit, "COMB", 1);
            game.sells(place, "HORS", 10, 50);
        }
        let mage = game.unit(owls, (4, 4), &[("LEAD", 1)]);
        make_mage(&mut game, mage);
        game.faction_mut(owls).unclaimed = 500;
        // Nobody can name a unit that will be formed by its number.
        game.world.next_unit = 100;
        let text: String = orders.iter().map(|(unit, line)| format!("unit {unit}\n{line}\n")).collect();
        let content = game.content.clone();
        game.world.look_around(&content);
        let report = atlantis::turn::report(&content, &game.world, FactionId(owls)).unwrap();
        let answer = atlantis::check::check(&content, &crate::kit::WORDS, &report, text.as_bytes()).unwrap();
        game.month(owls, &text);
        let foretold: std::collections::BTreeSet<(u32, &str)> =
            answer.messages.iter().map(|message| (message.line, &*message.code)).collect();
        let edge = ["out_of_points", "no_such_exit", "no_passage", "not_sea_way", "into_ocean"];
        for error in game.errors(owls).iter().filter(|error| !edge.contains(&&*error.code)) {
            prop_assert!(foretold.contains(&(error.line, &*error.code)), "{error:?} of\n{text}\n{answer:#?}");
        }
    }
}

/// A faction's template as it would be sent back.
fn template(world: &World, faction: FactionId) -> String {
    let mut text = world.faction(faction).unwrap().head.join("\n");
    text.push('\n');
    let mut units: Vec<_> = world
        .regions
        .iter()
        .flat_map(|region| &region.units)
        .filter(|unit| unit.faction == faction)
        .collect();
    units.sort_by_key(|unit| unit.id);
    for unit in units {
        atlantis::turn::orders_text(unit, &mut text);
    }
    text
}

fn own_units(report: &Report) -> BTreeMap<u32, &UnitSeen> {
    let regions = report.regions.iter();
    let units = regions.flat_map(|region| {
        region.units.iter().chain(region.structures.iter().flat_map(|one| &one.units))
    });
    units.filter(|unit| unit.own).map(|unit| (unit.number, unit)).collect()
}

/// Every change of own silver is explained by events (L-10).
fn audit(before: Option<&Report>, after: &Report) -> Result<(), TestCaseError> {
    let Some(before) = before else { return Ok(()) };
    let (old, new) = (own_units(before), own_units(after));
    let unit_of = |event: &Event, key: &str| {
        event.data.get(key).and_then(|one| one["number"].as_u64()).map(|one| one as u32)
    };
    for (number, unit) in &new {
        let Some(was) = old.get(number) else { continue };
        let mut silver = i64::from(was.silver.unwrap_or(0));
        for event in &after.events {
            let mine = event.unit == Some(*number);
            let target = unit_of(event, "target") == Some(*number);
            let paid = figure(event, "silver");
            let item = of_item(event, "item", "SILV");
            silver += match (&*event.kind, mine) {
                ("claimed" | "taxed" | "pillaged" | "entertained" | "worked", true) => paid,
                ("sold", true) => paid - item,
                ("bought" | "recruited", true) => item - paid,
                ("withdrew", true) => item,
                ("studied" | "paid" | "lent" | "made" | "cast" | "cast_failed", true) => -paid,
                ("gave", true) => -item,
                ("gave", false) if target => item,
                ("received" | "stole", true) => item,
                ("robbed", true) => -item,
                ("exchanged", true) => of_item(event, "for", "SILV") - item,
                ("discarded", true) => -item,
                ("helped", _) if unit_of(event, "from") == Some(*number) => -paid,
                ("inherited", true) => item,
                ("battle" | "murdered" | "murder_done" | "murder_failed" | "murder_seen", true) => {
                    of_item(event, "found", "SILV") - of_item(event, "gone", "SILV")
                }
                _ => 0,
            };
        }
        prop_assert_eq!(
            silver,
            i64::from(unit.silver.unwrap_or(0)),
            "unit {}: {:#?}",
            number,
            after.events
        );
    }
    Ok(())
}

/// Who computes a game again and finds another world is told where it parts, and nothing of what is there.
#[test]
fn k9_where_two_worlds_part_is_named() {
    use atlantis::world::{Points, apart};
    let (mut game, owls, _) = crate::kit::two();
    let unit = game.unit(owls, (2, 4), &[("PLAI", 3), ("SILV", 100)]);
    let structure = game.structure((2, 4), "tower", 5);
    let before = game.world.clone();
    let mut parts = |change: &dyn Fn(&mut crate::kit::Game)| {
        game.world = before.clone();
        change(&mut game);
        apart(&before, &game.world)
    };
    assert_eq!(parts(&|_| {}), None);
    let stock = parts(&|game| game.unit_mut(unit).stock.set(crate::kit::item("SILV"), 99));
    assert_eq!(stock, Some(format!("region (2,4) of level 1, unit {unit}, stock")));
    let about = parts(&|game| game.unit_mut(unit).about = "tall".into());
    assert_eq!(about, Some(format!("region (2,4) of level 1, unit {unit}, about")));
    let needs = parts(&|game| game.region_mut(2, 4).structures[0].needs = 4);
    assert_eq!(needs, Some(format!("region (2,4) of level 1, structure {structure}, needs")));
    let province = parts(&|game| game.region_mut(4, 4).province = "Ios".into());
    assert_eq!(province.as_deref(), Some("region (4,4) of level 1, province"));
    let gone = parts(&|game| game.region_mut(2, 4).units.clear());
    let gone = gone.unwrap();
    assert_eq!(gone, "region (2,4) of level 1, which units there are, or their order");
    let points = parts(&|game| game.faction_mut(owls).points = Points::default());
    assert_eq!(points, Some(format!("faction {owls}, points")));
    let turn = parts(&|game| game.world.turn += 1);
    assert_eq!(turn.as_deref(), Some("the world's turn"));
}
