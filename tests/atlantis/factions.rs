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
