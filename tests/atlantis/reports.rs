//! Reports and who sees what (R, X-1 to X-6).

use atlantis::world::Reveal;

use crate::kit::Game;

/// Owls and Herons with a unit each in one region.
fn neighbours() -> (Game, [u32; 2], [u32; 2]) {
    let mut game = Game::new();
    let (owls, herons) = (game.faction("Owls"), game.faction("Herons"));
    let a = game.unit(owls, (2, 2), &[("PLAI", 5), ("SILV", 500), ("SWOR", 2), ("HERB", 3)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 5), ("SILV", 500), ("SWOR", 2), ("HERB", 3)]);
    (game, [owls, herons], [a, b])
}

#[test]
fn x1_a_hidden_unit_is_not_in_the_report() {
    let (mut game, [owls, _], [_, b]) = neighbours();
    game.knows(b, "STEA", 1);
    game.run();
    assert!(game.shown(owls, b).is_none());
    game.unit_mut(b).flags.reveal = Reveal::Unit;
    game.run();
    assert!(game.shown(owls, b).is_some());
}

#[test]
fn x2_who_is_in_a_structure_is_always_seen() {
    let (mut game, [owls, _], [_, b]) = neighbours();
    game.knows(b, "STEA", 1);
    let tower = game.structure((2, 2), "Tower", 0);
    game.inside(b, tower);
    game.run();
    assert!(game.shown(owls, b).is_some());
}

#[test]
fn x3_whose_a_unit_is_takes_a_better_eye() {
    let (mut game, [owls, _], [a, b]) = neighbours();
    game.run();
    assert_eq!(game.shown(owls, b).unwrap().faction, None);
    game.knows(a, "OBSE", 1);
    game.run();
    assert_eq!(game.shown(owls, b).unwrap().faction.as_ref().unwrap().name, "Herons");
    game.unit_mut(a).skills = Default::default();
    game.unit_mut(b).flags.reveal = Reveal::Faction;
    game.run();
    assert!(game.shown(owls, b).unwrap().faction.is_some());
}

#[test]
fn x6_only_what_weighs_something_is_seen_of_others() {
    let (mut game, [owls, herons], [_, b]) = neighbours();
    game.run();
    let foreign = game.shown(owls, b).unwrap();
    let tags: Vec<&str> = foreign.goods.iter().map(|good| &*good.tag).collect();
    assert_eq!(tags, ["SWOR"]);
    assert_eq!((foreign.silver, foreign.skills.as_ref(), foreign.weight), (None, None, None));
    let own = game.shown(herons, b).unwrap();
    let tags: Vec<&str> = own.goods.iter().map(|good| &*good.tag).collect();
    assert_eq!((tags, own.silver), (vec!["HERB", "SWOR"], Some(450)));
}

#[test]
fn r6_avoiding_and_behind_are_seen_with_the_faction() {
    let (mut game, [owls, _], [a, b]) = neighbours();
    let flags = &mut game.unit_mut(b).flags;
    (flags.avoid, flags.behind, flags.hold) = (true, true, true);
    game.run();
    assert!(game.shown(owls, b).unwrap().flags.is_empty());
    game.knows(a, "OBSE", 1);
    game.run();
    assert_eq!(game.shown(owls, b).unwrap().flags, ["avoiding", "behind"]);
}

#[test]
fn r5_a_region_is_told_to_who_has_people_there() {
    let (mut game, [owls, _], _) = neighbours();
    game.wants((2, 2), "SWOR", 30, 16);
    game.run();
    let region = game.seen(owls, 2, 2).unwrap();
    assert_eq!((region.tax, region.entertainment, region.population), (2_500, 125, 500));
    assert_eq!(region.wage.map(|wage| (wage.w, wage.max)), Some((15, 833)));
    assert_eq!(region.exits.len(), 6);
    assert_eq!(region.wanted[0].tag, "SWOR");
    assert!(game.seen(owls, 4, 4).is_none());
}

#[test]
fn r5_where_one_passed_markets_are_not_told() {
    let (mut game, [owls, _], _) = neighbours();
    let rider = game.unit(owls, (2, 4), &[("PLAI", 1), ("HORS", 1), ("SILV", 90)]);
    let native = game.unit(owls, (2, 6), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {rider}\nmove ne n\nunit {native}\nmove n"));
    let passed = game.seen(owls, 3, 3).unwrap();
    assert_eq!(passed.seen, atlantis::report::Seen::Passed);
    assert_eq!((passed.tax, passed.wage, passed.population), (0, None, 500));
}

#[test]
fn r1_a_report_is_the_same_after_it_was_written_and_read() {
    let (mut game, [owls, _], [a, _]) = neighbours();
    let tower = game.structure((2, 2), "Tower", 3);
    game.inside(a, tower);
    game.month(owls, &format!("unit {a}\nclaim 5\nstudy combat\n@turn\nmove n\nendturn"));
    let report = game.report(owls);
    let text = serde_json::to_string(report).unwrap();
    assert_eq!(&serde_json::from_str::<atlantis::report::Report>(&text).unwrap(), report);
    assert!(text.starts_with("{\"format\":\"atlantis-report/1\",\"game\""));
}

#[test]
fn r12_amounts_of_one_kind_are_one_event() {
    let (mut game, [owls, _], [a, _]) = neighbours();
    game.sells((2, 2), "HORS", 9, 10);
    game.month(owls, &format!("unit {a}\nbuy 1 horse\nbuy 2 horses"));
    assert_eq!(game.events(owls, "bought").len(), 1);
    assert_eq!(
        game.events(owls, "bought")[0].text,
        "Buys 3 horses [HORS] at 10 silver each: 30 silver."
    );
}

#[test]
fn k6_report_order_is_the_order_of_coming_and_structures_follow() {
    let (mut game, [owls, _], [a, b]) = neighbours();
    let tower = game.structure((2, 2), "Tower", 0);
    let late = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {a}\nenter {tower}\nunit {late}\nmove n"));
    let region = game.seen(owls, 2, 2).unwrap();
    assert_eq!(region.units.iter().map(|unit| unit.number).collect::<Vec<_>>(), [b, late]);
    assert_eq!(region.structures[0].units[0].number, a);
}

#[test]
fn every_code_and_every_event_has_its_sentence() {
    let _ = Game::new();
    let codes = atlantis::turn::CODES.iter().chain(atlantis::check::CODES);
    let all = codes.map(|code| code.say).chain(atlantis::turn::KINDS.iter().map(|kind| kind.say));
    for say in all {
        let text =
            game::Text::Said(Box::new(game::Said { say: say.into(), with: Default::default() }));
        assert_ne!(text.to_string(), say, "no sentence");
    }
}

/// Twin worlds: what a faction may not know changes no byte of its report (L-9).
#[test]
fn l9_hidden_things_of_others_change_no_byte() {
    let base = || {
        let (mut game, [owls, herons], [a, b]) = neighbours();
        game.knows(b, "STEA", 1);
        (game, owls, herons, a, b)
    };
    let told = |game: &Game, owls: u32| serde_json::to_string(game.report(owls)).unwrap();
    let (mut plain, owls, herons, a, b) = base();
    plain.order(owls, &format!("unit {a}\nstudy combat"));
    plain.order(herons, &format!("unit {b}\nstudy stealth"));
    plain.run();
    let twin = |change: &dyn Fn(&mut Game), orders: &str| {
        let (mut game, owls, herons, a, b) = base();
        change(&mut game);
        game.order(owls, &format!("unit {a}\nstudy combat"));
        game.order(herons, &format!("unit {b}\n{orders}"));
        game.run();
        let (told, plain) = (told(&game, owls), told(&plain, owls));
        let apart = told.bytes().zip(plain.bytes()).position(|(one, other)| one != other);
        let around = apart.map(|at| {
            (&told[at.saturating_sub(80)..at + 20], &plain[at.saturating_sub(80)..at + 20])
        });
        assert_eq!((told.len(), around), (plain.len(), None), "{orders}");
    };
    twin(&|game| game.unit_mut(b).stock.set(crate::kit::item("PARM"), 7), "study stealth");
    twin(&|game| game.faction_mut(herons).unclaimed = 77_777, "claim 700");
    twin(&|game| game.knows(b, "OBSE", 1), "name unit \"Somebody else\"");
    twin(&|game| game.unit_mut(b).flags.avoid = true, "describe unit \"a cart\"\ngive 0 1 sword");
    twin(
        &|game| {
            let far = game.unit(herons, (4, 4), &[("PLAI", 3), ("SILV", 100)]);
            game.knows(far, "COMB", 1);
        },
        "study stealth",
    );
}

#[test]
fn r3_keys_are_small_and_nothing_empty_is_there() {
    let (mut game, [owls, _], _) = neighbours();
    game.run();
    let report = serde_json::to_value(game.report(owls)).unwrap();
    fn keys(value: &serde_json::Value, wrong: &mut Vec<String>) {
        match value {
            serde_json::Value::Object(all) => {
                for (key, value) in all {
                    let small = |letter: char| letter.is_ascii_lowercase() || letter == '_';
                    wrong.extend((!key.chars().all(small)).then(|| key.clone()));
                    keys(value, wrong);
                }
            }
            serde_json::Value::Array(all) => all.iter().for_each(|one| keys(one, wrong)),
            _ => {}
        }
    }
    let mut wrong = Vec::new();
    keys(&report, &mut wrong);
    assert_eq!(wrong, Vec::<String>::new());
    assert!(report.get("battles").is_none() && report["regions"][0].get("gate").is_none());
}

#[test]
fn r11_every_event_of_a_busy_month_says_its_figures() {
    let (mut game, [owls, _], [a, _]) = neighbours();
    game.sells((2, 2), "HORS", 9, 10);
    game.month(
        owls,
        &format!("unit {a}\nclaim 0\nbuy 1 horse\nstudy combat\nname unit Late\ngive 0 1 sword"),
    );
    let said: Vec<&str> = game.report(owls).events.iter().map(|event| &*event.text).collect();
    assert_eq!(
        said,
        [
            "Takes the name Late.",
            "Discards sword [SWOR].",
            "Buys horse [HORS] at 10 silver each: 10 silver.",
            "Studies combat [COMB] for 50 silver: 30 points a head.",
            "Reaches combat [COMB] 1.",
            "Pays 50 silver for upkeep.",
        ]
    );
}

#[test]
fn r23_flags_stand_in_their_order() {
    let (mut game, [owls, _], [a, _]) = neighbours();
    let text = "nocross 1\nhold 1\navoid 1\nbehind 1\nreveal unit\nautotax 1\nnoaid 1\nconsume unit\nspoils ride";
    game.month(owls, &format!("unit {a}\n{text}"));
    assert_eq!(
        game.shown(owls, a).unwrap().flags,
        [
            "avoiding",
            "behind",
            "revealing_unit",
            "holding",
            "taxing",
            "no_aid",
            "consuming_unit",
            "no_cross",
            "spoils_ride"
        ]
    );
}

#[test]
fn r27_a_unit_shows_what_it_weighs_and_carries() {
    let (mut game, [owls, _], _) = neighbours();
    let unit = game.unit(
        owls,
        (4, 4),
        &[("PLAI", 2), ("HORS", 1), ("WAGO", 2), ("IRON", 40), ("SILV", 90)],
    );
    game.run();
    let shown = game.shown(owls, unit).unwrap();
    let capacity = shown.capacity.unwrap();
    assert_eq!((shown.weight, capacity.walk, capacity.swim), (Some(370), 350, 0));
}

#[test]
fn f22_who_is_not_seen_stands_in_no_list() {
    let (mut game, [owls, herons], [_, b]) = neighbours();
    game.knows(b, "STEA", 1);
    game.faction_mut(herons).name = "Nightjars".into();
    game.run();
    let told = serde_json::to_string(game.report(owls)).unwrap();
    assert!(!told.contains("Nightjars") && !told.contains(&format!("\"number\":{b},")));
}

#[test]
fn w22_a_new_faction_begins_in_the_nexus_and_sees_its_six_ways() {
    use atlantis::chance::Seed;
    use atlantis::generate::{self, Wish};
    let content = crate::kit::content();
    let wish = Wish { seed: Seed::of("w22"), width: 32, height: 32, players: 4 };
    let mut world = generate::world(content, &wish).unwrap();
    let id = generate::new_faction(&mut world, content, "Owls", None);
    let report = atlantis::turn::report(content, &world, id).unwrap();
    assert_eq!((report.regions.len(), report.regions[0].at.level), (1, 0));
    assert_eq!(report.regions[0].exits.len(), 6);
    assert!(
        report.regions[0]
            .exits
            .iter()
            .all(|exit| exit.settlement.as_ref().is_some_and(|town| town.kind == "city"))
    );
}
