//! Upkeep and hunger (E-1 to E-8).

use crate::kit::{content, two};

#[test]
fn z15_upkeep() {
    let (mut game, owls, _) = two();
    let leaders = game.unit(owls, (2, 2), &[("LEAD", 3), ("SILV", 25)]);
    let vikings = game.unit(owls, (2, 2), &[("VIKI", 5), ("SILV", 70), ("GRAI", 2)]);
    game.faction_mut(owls).unclaimed = 30;
    game.run();
    assert_eq!((game.has(leaders, "SILV"), game.has(vikings, "SILV")), (0, 0));
    assert_eq!(game.has(vikings, "GRAI"), 0);
    assert_eq!(game.faction_mut(owls).unclaimed, 30);
    assert!(game.events(owls, "starved").is_empty());
}

#[test]
fn e3_food_is_eaten_first_by_who_wants_it_so() {
    let (mut game, owls, _) = two();
    let own = game.unit(owls, (2, 2), &[("VIKI", 2), ("SILV", 50), ("FISH", 1)]);
    let all = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 50)]);
    let stock = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 50), ("GRAI", 5)]);
    game.month(owls, &format!("unit {own}\nconsume unit\nunit {all}\nconsume faction"));
    assert_eq!((game.has(own, "FISH"), game.has(own, "SILV")), (0, 40));
    assert_eq!((game.has(all, "SILV"), game.has(stock, "GRAI")), (50, 4));
    assert_eq!(game.has(stock, "SILV"), 40);
}

#[test]
fn e4_grain_goes_before_fish_and_fish_before_livestock() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 2), ("GRAI", 1), ("LIVE", 1), ("FISH", 1)]);
    game.run();
    assert_eq!((game.has(unit, "GRAI"), game.has(unit, "FISH"), game.has(unit, "LIVE")), (0, 0, 1));
}

#[test]
fn e8_an_ally_pays_last_and_never_starves_for_it() {
    let (mut game, owls, herons) = two();
    let _ = game.unit(owls, (2, 2), &[("VIKI", 3)]);
    let rich = game.unit(herons, (2, 2), &[("VIKI", 3), ("SILV", 50)]);
    game.order(herons, &format!("unit {rich}\ndeclare {owls} ally"));
    game.run();
    assert_eq!(game.has(rich, "SILV"), 0);
    let unfed = game.events(owls, "starved")[0].data["unfed"].as_u64();
    assert_eq!((unfed, game.has(rich, "VIKI")), (Some(1), 3));
}

#[test]
fn e5_the_unfed_die_by_lot_of_their_own_stream() {
    let (mut game, owls, _) = two();
    game.content.settings.hunger_percent = 100;
    let unit = game.unit(owls, (2, 2), &[("VIKI", 4), ("SILV", 15)]);
    game.run();
    assert_eq!((game.has(unit, "VIKI"), game.has(unit, "SILV")), (1, 0));
    game.content.settings.hunger_percent = 0;
    game.run();
    assert_eq!(game.has(unit, "VIKI"), 1);
}

#[test]
fn e1_a_leader_owes_twice_as_much() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("LEAD", 3)]);
    let men = game.unit(owls, (2, 2), &[("PLAI", 3)]);
    let owed = |unit| atlantis::turn::owed(content(), game.of_unit(unit));
    assert_eq!((owed(unit), owed(men)), (60, 30));
}

#[test]
fn e2_one_unit_of_food_pays_ten_and_its_rest_is_lost() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("LEAD", 1), ("GRAI", 3), ("SILV", 5)]);
    game.run();
    // Twenty are owed: five in silver, then two of grain.
    assert_eq!((game.has(unit, "GRAI"), game.has(unit, "SILV")), (1, 0));
}

#[test]
fn e6_no_silver_passes_between_regions_but_unclaimed() {
    let (mut game, owls, _) = two();
    game.content.settings.hunger_percent = 0;
    let poor = game.unit(owls, (2, 2), &[("PLAI", 2)]);
    let rich = game.unit(owls, (4, 4), &[("PLAI", 1), ("SILV", 500)]);
    game.faction_mut(owls).unclaimed = 15;
    game.run();
    assert_eq!(game.has(rich, "SILV"), 490);
    assert_eq!(game.faction_mut(owls).unclaimed, 0);
    assert_eq!(game.events(owls, "starved")[0].unit, Some(poor));
    assert_eq!(game.events(owls, "starved")[0].data["unfed"], 1);
}

#[test]
fn e7_a_report_says_what_was_paid_from_where() {
    let (mut game, owls, _) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 3), ("SILV", 10)]);
    let _ = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 20), ("FISH", 1)]);
    game.run();
    let kinds: Vec<(&str, &str)> = game
        .report(owls)
        .events
        .iter()
        .filter(|event| event.unit == Some(a))
        .map(|event| (&*event.kind, &*event.text))
        .collect();
    assert_eq!(
        kinds,
        [
            ("paid", "Pays 10 silver for upkeep."),
            ("helped", "10 silver of Unit (2) go into upkeep."),
            ("fed", "Eats fish [FISH] of Unit (2)."),
        ]
    );
}

#[test]
fn z16_hunger() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 4), ("SILV", 15)]);
    game.points(unit, "COMB", 400);
    game.run();
    let starved = game.events(owls, "starved")[0];
    let dead = starved.data["heads"].as_u64().unwrap();
    assert_eq!((starved.data["unfed"].as_u64(), dead <= 3), (Some(3), true));
    // What the dead knew is gone with them (S-21).
    assert_eq!(game.knowledge(unit, "COMB"), 400 - 100 * dead);
    assert_eq!(game.has(unit, "SILV"), 0);
}
