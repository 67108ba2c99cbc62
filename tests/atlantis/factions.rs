//! Factions (F).

use atlantis::world::{Attitude, FactionId};

use crate::kit::Game;

fn one() -> (Game, u32, u32) {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    (game, owls, unit)
}

#[test]
fn f5_points_are_set_all_at_once() {
    let (mut game, owls, unit) = one();
    game.month(owls, &format!("unit {unit}\nfaction war 2 trade 2"));
    let points = game.report(owls).faction.points;
    assert_eq!((points.war, points.trade, points.magic), (2, 2, 0));
    game.month(owls, &format!("unit {unit}\nfaction war 3 trade 2"));
    assert_eq!(game.codes(owls, unit), ["too_many_points"]);
    assert_eq!(game.report(owls).faction.points.war, 2);
}

#[test]
fn f11_a_faction_without_a_unit_gets_a_last_report() {
    let (mut game, owls, unit) = one();
    game.month(owls, &format!("unit {unit}\ngive 0 1 plainsman"));
    assert!(game.world.faction(FactionId(owls)).is_none());
    assert_eq!(game.events(owls, "faction_gone").len(), 1);
    game.run();
    assert!(!game.reports.contains_key(&owls));
}

#[test]
fn f12_a_faction_ends_by_password_or_number() {
    let (mut game, owls, unit) = one();
    game.month(owls, &format!("unit {unit}\nquit 99"));
    assert_eq!(game.codes(owls, unit), ["wrong_password"]);
    game.faction_mut(owls).password = Some("feather".into());
    game.month(owls, &format!("unit {unit}\nquit {owls}"));
    assert_eq!(game.codes(owls, unit), ["wrong_password"]);
    game.month(owls, &format!("unit {unit}\nquit feather"));
    assert!(game.world.faction(FactionId(owls)).is_none());
    assert!(game.place_of(unit).is_none());
}

#[test]
fn f13_an_absent_faction_is_warned_and_dropped() {
    let (mut game, owls, unit) = one();
    game.month(owls, &format!("unit {unit}"));
    let left: Vec<Option<u32>> = (0..4)
        .map(|_| {
            game.run();
            game.report(owls).faction.turns_left
        })
        .collect();
    assert_eq!(left, [None, Some(3), Some(2), Some(1)]);
    assert_eq!(game.report(owls).orders.idle, 4);
    game.run();
    assert!(game.world.faction(FactionId(owls)).is_none());
}

#[test]
fn f13_a_faction_at_rest_is_not_dropped() {
    let (mut game, owls, _) = one();
    game.faction_mut(owls).rests = true;
    for _ in 0..8 {
        game.run();
    }
    assert!(game.world.faction(FactionId(owls)).is_some());
}

#[test]
fn f20_attitudes_are_declared_and_taken_back() {
    let (mut game, owls, unit) = one();
    let herons = game.faction("Herons");
    let _ = game.unit(herons, (4, 4), &[("PLAI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\ndeclare {herons} ally\ndeclare default unfriendly"));
    let attitude = |game: &Game, of| game.world.attitude(FactionId(owls), FactionId(of));
    assert_eq!(
        (attitude(&game, herons), attitude(&game, 99)),
        (Attitude::Ally, Attitude::Unfriendly)
    );
    let declared = &game.report(owls).attitudes.declared[0];
    assert_eq!((&*declared.name, &*declared.attitude), ("Herons", "ally"));
    game.month(owls, &format!("unit {unit}\ndeclare {herons}"));
    assert_eq!(attitude(&game, herons), Attitude::Unfriendly);
}

#[test]
fn f23_towards_oneself_one_is_an_ally() {
    let (mut game, owls, unit) = one();
    game.month(owls, &format!("unit {unit}\ndeclare {owls} hostile\ndeclare 77 ally"));
    assert_eq!(game.codes(owls, unit), ["own_faction", "no_such_faction"]);
    assert_eq!(game.world.attitude(FactionId(owls), FactionId(owls)), Attitude::Ally);
}

#[test]
fn f9_trade_regions_are_counted_once_for_all_activity() {
    let (mut game, owls, _) = one();
    let mut text = String::new();
    for place in [(2, 2), (4, 4)] {
        game.region_mut(place.0, place.1).products = vec![(crate::kit::item("IRON"), 40)];
        game.sells(place, "SILK", 5, 10);
        let unit = game.unit(owls, place, &[("HDWA", 1), ("SILV", 200)]);
        game.knows(unit, "MINI", 1);
        text += &format!("unit {unit}\nbuy 1 silk\nproduce iron\n");
    }
    game.content.settings.trade_regions = vec![0, 1, 2, 3, 4];
    game.month(owls, &text);
    assert_eq!(game.report(owls).faction.limits.trade_regions, [1, 1]);
    assert_eq!(game.events(owls, "produced").len(), 1);
    let quota = game.errors(owls).iter().filter(|error| error.code == "trade_quota").count();
    assert_eq!(quota, 2);
}

#[test]
fn f3_points_say_in_how_many_regions_one_taxes_and_trades() {
    let settings = &crate::kit::content().settings;
    assert_eq!(settings.faction_points, 4);
    assert_eq!(settings.war_regions, [0, 8, 20, 28, 28]);
    assert_eq!(settings.trade_regions, [0, 8, 20, 28, 28]);
}

#[test]
fn f4_points_in_magic_give_nothing_by_themselves() {
    let (mut game, owls, unit) = one();
    assert_eq!(crate::kit::content().settings.magic_limits, [(3, 6); 5]);
    game.month(owls, &format!("unit {unit}\nfaction magic 4"));
    assert_eq!(game.report(owls).faction.limits.mages, [0, 3]);
    game.content.settings.magic_limits = vec![(0, 0), (1, 2), (2, 4), (3, 6), (5, 10)];
    game.run();
    assert_eq!(game.report(owls).faction.limits.mages, [0, 5]);
    assert_eq!(game.report(owls).faction.limits.apprentices, [0, 10]);
}

#[test]
fn f6_recruiting_selling_and_studying_are_no_trade() {
    let (mut game, owls, unit) = one();
    game.faction_mut(owls).points.trade = 0;
    game.sells((2, 2), "PLAI", 9, 10);
    game.sells((2, 2), "HORS", 9, 10);
    game.sells((2, 2), "SILK", 9, 10);
    game.wants((2, 2), "SWOR", 9, 10);
    game.unit_mut(unit).stock.put(crate::kit::item("SWOR"), 1);
    let text = "buy 1 plainsman\nbuy 1 horse\nsell 1 sword\nbuy 1 silk\nstudy combat";
    game.month(owls, &format!("unit {unit}\n{text}"));
    assert_eq!(game.codes(owls, unit), ["no_trade_points"]);
    assert_eq!((game.has(unit, "HORS"), game.has(unit, "SILK")), (1, 0));
}

#[test]
fn f7_autotax_is_activity_of_war_too() {
    let (mut game, owls, unit) = one();
    game.knows(unit, "COMB", 1);
    game.unit_mut(unit).flags.autotax = true;
    game.run();
    assert_eq!(game.report(owls).faction.limits.tax_regions, [1, 8]);
}

#[test]
fn f8_entertaining_is_open_to_all() {
    let (mut game, owls, unit) = one();
    game.faction_mut(owls).points = Default::default();
    game.knows(unit, "ENTE", 1);
    game.month(owls, &format!("unit {unit}\nentertain"));
    assert_eq!(game.events(owls, "entertained").len(), 1);
}

#[test]
fn f10_mages_are_counted_when_a_unit_changes_hands_and_before_one_studies() {
    let mut game = Game::new();
    let (owls, herons) = (game.faction("Owls"), game.faction("Herons"));
    let gift = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 200)]);
    let _ = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 200)]);
    game.knows(gift, "FORC", 1);
    for _ in 0..2 {
        let mage = game.unit(herons, (2, 2), &[("LEAD", 1), ("SILV", 200)]);
        game.knows(mage, "FORC", 1);
    }
    let pupil = game.unit(herons, (2, 2), &[("LEAD", 1), ("SILV", 300)]);
    game.faction_mut(herons).attitudes.default = Attitude::Friendly;
    game.order(owls, &format!("unit {gift}\ngive {pupil} unit"));
    game.order(herons, &format!("unit {pupil}\nstudy force"));
    game.run();
    assert_eq!(game.codes(herons, pupil), ["too_many_mages"]);
    assert_eq!(game.report(herons).faction.limits.mages, [3, 3]);
}

#[test]
fn f24_an_attitude_holds_for_the_rest_of_the_turn() {
    let (mut game, owls, unit) = one();
    let herons = game.faction("Herons");
    let other = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 90), ("SWOR", 1)]);
    game.order(owls, &format!("unit {unit}\ndeclare {herons} friendly"));
    game.order(herons, &format!("unit {other}\ngive {unit} 1 sword"));
    game.run();
    assert_eq!(game.has(unit, "SWOR"), 1);
}

#[test]
fn z43_absent_or_not() {
    let (mut game, owls, unit) = one();
    game.unit_mut(unit).stock.put(crate::kit::item("SILV"), 9_000);
    let mut idle = Vec::new();
    for sent in [true, false, true, false] {
        if sent {
            game.order(owls, "");
        }
        game.run();
        idle.push(game.report(owls).orders.idle);
    }
    assert_eq!(idle, [0, 1, 0, 1]);
}
