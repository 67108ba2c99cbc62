//! Sets, their reading and their order in the turn (O, T, K).

use std::collections::BTreeMap;

use atlantis::orders::Set;
use atlantis::turn;
use atlantis::world::FactionId;

use crate::kit::{Game, WORDS};

fn owls() -> (Game, u32) {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    (game, owls)
}

#[test]
fn o2_of_several_envelopes_the_last_of_the_faction_counts() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    let text = format!(
        "Dear host,\n#atlantis {owls}\nunit {unit}\nname unit First\n#end\n#atlantis 99\nunit {unit}\n\
         name unit Foreign\n#end\n#atlantis {owls}\nunit {unit}\nname unit Second\n#end\nyours"
    );
    game.month(owls, &text);
    assert_eq!(game.of_unit(unit).name, "Second");
}

#[test]
fn o7_who_sends_nothing_runs_on_the_template_and_an_empty_set_replaces_it() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\n@study combat"));
    game.run();
    assert_eq!(game.knowledge(unit, "COMB"), 60);
    assert!(game.report(owls).orders.standing);
    game.month(owls, "");
    assert_eq!(game.knowledge(unit, "COMB"), 60);
    game.run();
    assert_eq!(game.knowledge(unit, "COMB"), 60, "the empty set is the template now");
}

#[test]
fn o17_a_new_unit_is_named_by_its_alias_where_it_was_born() {
    let (mut game, owls) = owls();
    let herons = game.faction("Herons");
    let a = game.unit(owls, (2, 2), &[("PLAI", 2), ("SILV", 900)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.order(
        owls,
        &format!("unit {a}\nform 3\nend\ngive new 3 1 plainsman\ndeclare default friendly"),
    );
    game.order(
        herons,
        &format!("unit {b}\ngive faction {owls} new 3 40 silver\ngive new 3 5 silver"),
    );
    game.run();
    assert_eq!(game.has(game.youngest(owls), "SILV"), 30);
    assert_eq!(game.codes(herons, b), ["not_visible"]);
}

#[test]
fn o20_a_block_of_a_foreign_unit_is_left_out() {
    let (mut game, owls) = owls();
    let herons = game.faction("Herons");
    let theirs = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    let mine = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {theirs}\nname unit Stolen\nunit {mine}\nname unit Mine"));
    assert_eq!((&*game.of_unit(theirs).name, &*game.of_unit(mine).name), ("Unit", "Mine"));
    assert_eq!(game.errors(owls)[0].code, "not_your_unit");
}

#[test]
fn o25_a_second_month_order_takes_the_place_of_the_first() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\nstudy combat\nstudy riding"));
    assert_eq!((game.knowledge(unit, "COMB"), game.knowledge(unit, "RIDI")), (0, 30));
    assert_eq!(game.codes(owls, unit), ["month_order_replaced"]);
    assert_eq!(game.report(owls).orders.origins[0].line, 3);
}

#[test]
fn o58_a_code_can_be_switched_off_but_no_error() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    let set =
        |marks: &str, text: &str| format!("#atlantis {owls}\n{marks}\nunit {unit}\n{text}\n#end");
    game.month(owls, &set("#QUIET claimed_fewer\n#QUIET not_for_sale", "claim 5\nbuy 1 horse"));
    assert_eq!(game.codes(owls, unit), ["not_for_sale"]);
    game.month(owls, &set("", "claim 5"));
    assert!(game.codes(owls, unit).is_empty(), "kept with the player");
    game.month(owls, &set("#LOUD claimed_fewer", "claim 5"));
    assert_eq!(game.codes(owls, unit), ["claimed_fewer"]);
}

#[test]
fn z40_kept_comments() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    let other = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(
        owls,
        &format!(
            "unit {unit}\n@study hors\n  @ ;give {other} 20 grain\n; ask Herons\n@turn\n@; every second month\n\
             give {other} all wood\nendturn"
        ),
    );
    assert_eq!(game.knowledge(unit, "HORS"), 30);
    assert!(game.errors(owls).is_empty());
    let template = &game.report(owls).template.units[0];
    let give = format!("give {other} all wood");
    let kept = format!("@;give {other} 20 grain");
    assert_eq!(template.lines, ["@study hors", &kept, "; every second month", &give]);
    assert_eq!(template.later[0].lines, ["@; every second month", &give]);
    assert!(template.later[0].repeats);
}

#[test]
fn t1_what_is_got_early_can_be_used_late() {
    let (mut game, owls) = owls();
    let rich = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 900)]);
    let poor = game.unit(owls, (2, 4), &[("PLAI", 1)]);
    game.sells((2, 4), "HORS", 5, 50);
    game.month(
        owls,
        &format!("unit {rich}\ngive {poor} 60 silver\nunit {poor}\nbuy 1 horse\nmove n n ne"),
    );
    let (region, _) = game.place_of(poor).unwrap();
    let place = game.world.region(region).place;
    assert_eq!((place.x, place.y), (2, 0), "it rode as far as the edge");
}

#[test]
fn k9_the_order_of_arrival_and_threads_change_nothing() {
    let (mut game, owls) = owls();
    let mut sets = BTreeMap::new();
    for number in 0..6_u16 {
        let faction = if number == 0 { owls } else { game.faction(&format!("F{number}")) };
        let unit = game.unit(faction, (2, 2 + number % 3 * 2), &[("PLAI", 5), ("SILV", 900)]);
        game.knows(unit, "COMB", 1);
        let text = format!("unit {unit}\ntax\nform 1\nend\ngive new 1 1 plainsman\nmove n");
        sets.insert(FactionId(faction), turn::Sent { text: text.into_bytes() });
    }
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| turn::run(&game.content, &WORDS, game.world.clone(), &sets))
    };
    let (one, many) = (run(1), run(16));
    assert_eq!(borsh::to_vec(&one.world).unwrap(), borsh::to_vec(&many.world).unwrap());
    assert_eq!(one.reports, many.reports);
}

#[test]
fn h13_what_a_variant_lacks_is_unknown_to_its_words() {
    let (game, owls) = owls();
    assert!(WORDS.row_of("WORK").is_none());
    let mut content = game.content.clone();
    content.settings.work = true;
    let words = atlantis::orders::Vocabulary::of(&content);
    assert!(words.row_of("work").is_some_and(|row| row.is_month()));
    let whose = atlantis::orders::Whose::default();
    let set = Set::read(&WORDS, FactionId(owls), &whose, b"unit 1\nwork").unwrap();
    assert!(set.units.is_empty());
}

#[test]
fn e15_where_it_is_on_work_pays_a_wage() {
    let mut content = crate::kit::content().clone();
    content.settings.work = true;
    let words = atlantis::orders::Vocabulary::of(&content);
    let mut game = Game::of(content);
    let owls = game.faction("Owls");
    let unit = game.unit(owls, (2, 2), &[("PLAI", 10)]);
    let sent = turn::Sent { text: format!("unit {unit}\nwork").into_bytes() };
    let sets = BTreeMap::from([(FactionId(owls), sent)]);
    let outcome = turn::run(&game.content, &words, game.world.clone(), &sets);
    game.world = outcome.world;
    assert_eq!(game.has(unit, "SILV"), 10 * 15 - 100);
}

#[test]
fn o26_one_tax_a_month() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.knows(unit, "COMB", 1);
    game.month(owls, &format!("unit {unit}\npillage\ntax"));
    assert_eq!(game.codes(owls, unit), ["replaced"]);
    assert_eq!(game.events(owls, "taxed").len(), 1);
}

#[test]
fn o52_an_order_that_fails_costs_nothing_and_leaves_the_month_idle() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 25)]);
    game.month(owls, &format!("unit {unit}\nstudy force"));
    assert_eq!((game.has(unit, "SILV"), game.codes(owls, unit)), (15, vec!["not_one_leader"]));
}

#[test]
fn o53_a_report_holds_so_many_errors_and_counts_the_rest() {
    let (mut game, owls) = owls();
    game.content.settings.error_lines = 3;
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\n{}", "leave\nenter 9\n".repeat(5)));
    let report = game.report(owls);
    assert_eq!((report.errors.len(), report.errors_left_out), (3, 7));
    assert_eq!(report.errors[0].order, "LEAVE");
}

#[test]
fn t2_the_receivers_orders_begin_next_turn() {
    let (mut game, owls) = owls();
    let herons = game.faction("Herons");
    let gift = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    let taker = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.order(owls, &format!("unit {gift}\ngive {taker} unit\nstudy combat"));
    game.order(
        herons,
        &format!("unit {taker}\ndeclare {owls} friendly\nunit {gift}\nstudy riding"),
    );
    game.run();
    assert_eq!((game.knowledge(gift, "COMB"), game.knowledge(gift, "RIDI")), (30, 0));
    assert_eq!(game.errors(herons)[0].code, "not_your_unit");
}

#[test]
fn k4_chance_is_even_and_numbered() {
    use game::Chance;
    let mut stream = atlantis::chance::Seed::of("even").stream(1, "12.3", "unit 1");
    let mut seen = [0_u32; 6];
    (0..60_000).for_each(|_| seen[stream.roll(6) as usize - 1] += 1);
    assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    assert_eq!(stream.drawn(), 60_000);
    assert_eq!(stream.roll(1), 1);
}

#[test]
fn k5_streams_of_other_names_turns_and_seeds_are_others() {
    use game::Chance;
    let first = |seed: &str, turn, phase, name| {
        let mut stream = atlantis::chance::Seed::of(seed).stream(turn, phase, name);
        [(); 4].map(|()| stream.roll(1_000_000))
    };
    let base = first("a", 1, "9.1", "region 1");
    assert_eq!(base, first("a", 1, "9.1", "region 1"));
    let others = [
        first("b", 1, "9.1", "region 1"),
        first("a", 2, "9.1", "region 1"),
        first("a", 1, "9.2", "region 1"),
        first("a", 1, "9.1", "region 2"),
    ];
    assert!(others.iter().all(|other| *other != base));
}

#[test]
fn k7_the_order_of_regions_is_a_lot_or_fixed() {
    let (mut game, owls) = owls();
    let silver = |lot: bool, game: &mut Game| {
        game.content.settings.region_lot = lot;
        let units = [(2, 2), (4, 4), (6, 6)].map(|place| game.unit(owls, place, &[("PLAI", 1)]));
        game.faction_mut(owls).unclaimed = 30;
        let text = units.map(|unit| format!("unit {unit}\nclaim 30")).join("\n");
        game.month(owls, &text);
        let claimed = game.events(owls, "claimed");
        units.iter().position(|unit| claimed[0].unit == Some(*unit))
    };
    assert_eq!(silver(false, &mut game), Some(0));
    let firsts: std::collections::BTreeSet<_> = (0..12).map(|_| silver(true, &mut game)).collect();
    assert!(firsts.len() > 1);
}

#[test]
fn k8_lines_run_in_the_order_written() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\nname unit First\navoid 1\nname unit Second\navoid 0"));
    assert_eq!((&*game.of_unit(unit).name, game.of_unit(unit).flags.avoid), ("Second", false));
}
