//! Guards, pillage, entry (X-20 to X-31, E-12, E-13, M-34).

use atlantis::world::{Attitude, FactionId, Level, Place, Reveal};

use crate::kit::{Game, two};

const HERE: (u16, u16) = (2, 2);

/// Fighters of level 1 with silver to live on.
fn fighters(game: &mut Game, faction: u32, place: (u16, u16), heads: u32) -> u32 {
    let unit = game.unit(faction, place, &[("PLAI", heads), ("SILV", heads * 50)]);
    game.knows(unit, "COMB", 1);
    unit
}

/// Fighters that are on guard.
fn guards(game: &mut Game, faction: u32, place: (u16, u16)) -> u32 {
    let unit = fighters(game, faction, place, 1);
    game.unit_mut(unit).flags.guard = true;
    unit
}

fn taxed(game: &Game, faction: u32) -> u64 {
    game.events(faction, "taxed").iter().map(|event| event.data["silver"].as_u64().unwrap()).sum()
}

fn at(game: &Game, unit: u32) -> (u16, u16) {
    let (region, _) = game.place_of(unit).expect("it is somewhere");
    let place = game.world.region(region).place;
    (place.x, place.y)
}

#[test]
fn x20_a_guard_prevents_taxes_unless_its_faction_has_declared_friendly() {
    let (mut game, owls, herons) = two();
    let guard = guards(&mut game, herons, HERE);
    let unit = fighters(&mut game, owls, HERE, 4);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(game.codes(owls, unit), ["guarded_by_others"]);
    assert_eq!(game.errors(owls)[0].data["guard"][0]["number"], guard);
    assert_eq!(game.report(owls).faction.limits.tax_regions[0], 0, "it counts for no quota");
    game.feels(herons, owls, Attitude::Friendly);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(taxed(&game, owls), 140);
}

#[test]
fn x20_a_guard_does_not_hinder_its_own_faction() {
    let (mut game, owls, _) = two();
    let guard = guards(&mut game, owls, HERE);
    let unit = fighters(&mut game, owls, HERE, 4);
    game.month(owls, &format!("unit {guard}\ntax\nunit {unit}\ntax"));
    assert_eq!(taxed(&game, owls), 175);
}

#[test]
fn x20_a_guard_in_which_nobody_is_fit_prevents_nothing() {
    let (mut game, owls, herons) = two();
    let guard = guards(&mut game, herons, HERE);
    game.unit_mut(guard).skills = Default::default();
    let unit = fighters(&mut game, owls, HERE, 4);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(taxed(&game, owls), 140);
    assert!(!game.of_unit(guard).flags.guard, "at 7.1 it is no guard any more (X-21)");
    assert_eq!(game.events(herons, "guard_off").len(), 1);
}

#[test]
fn x20_who_would_guard_needs_leave_of_those_who_do() {
    let (mut game, owls, herons) = two();
    let _ = guards(&mut game, herons, HERE);
    let unit = fighters(&mut game, owls, HERE, 1);
    game.month(owls, &format!("unit {unit}\nguard 1"));
    assert_eq!(game.codes(owls, unit), ["guarded_by_others"]);
    assert!(!game.of_unit(unit).flags.guard);
    game.feels(herons, owls, Attitude::Friendly);
    game.month(owls, &format!("unit {unit}\nguard 1"));
    assert!(game.of_unit(unit).flags.guard);
    // Both stay, whatever they come to feel (ruling).
    game.feels(herons, owls, Attitude::Hostile);
    game.month(owls, &format!("unit {unit}\nguard 1"));
    assert!(game.of_unit(unit).flags.guard && game.codes(owls, unit).is_empty());
}

#[test]
fn x20_of_two_who_begin_at_once_the_first_in_report_order_guards() {
    let (mut game, owls, herons) = two();
    let first = fighters(&mut game, herons, HERE, 1);
    let second = fighters(&mut game, owls, HERE, 1);
    game.order(herons, &format!("unit {first}\nguard 1"));
    game.order(owls, &format!("unit {second}\nguard 1"));
    game.run();
    assert!(game.of_unit(first).flags.guard && !game.of_unit(second).flags.guard);
    assert_eq!(game.codes(owls, second), ["guarded_by_others"]);
}

#[test]
fn x21_guard_1_comes_after_the_taxes_and_before_the_moves() {
    let (mut game, owls, herons) = two();
    game.faction_mut(herons).attitudes.default = Attitude::Unfriendly;
    let guard = fighters(&mut game, herons, HERE, 1);
    game.knows(guard, "OBSE", 1);
    let taxer = fighters(&mut game, owls, HERE, 4);
    let walker = fighters(&mut game, owls, (2, 4), 1);
    game.order(herons, &format!("unit {guard}\nguard 1"));
    game.order(owls, &format!("unit {taxer}\ntax\nunit {walker}\nmove n"));
    game.run();
    assert_eq!(taxed(&game, owls), 140);
    assert_eq!(game.codes(owls, walker), ["denied"]);
    assert_eq!(game.events(herons, "guard_on").len(), 1);
}

#[test]
fn x21_guard_0_comes_first_and_moving_ends_it() {
    let (mut game, owls, herons) = two();
    let guard = guards(&mut game, herons, HERE);
    let far = guards(&mut game, herons, (4, 4));
    let taxer = fighters(&mut game, owls, HERE, 4);
    game.order(herons, &format!("unit {guard}\nguard 0\nunit {far}\nmove n"));
    game.order(owls, &format!("unit {taxer}\ntax"));
    game.run();
    assert_eq!(taxed(&game, owls), 140);
    assert!(!game.of_unit(guard).flags.guard && !game.of_unit(far).flags.guard);
}

#[test]
fn x21_guard_takes_somebody_fit_on_land() {
    let (mut game, owls, _) = two();
    let peasant = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90)]);
    let boat = game.structure((7, 1), "Longboat", 0);
    let sailor = fighters(&mut game, owls, (7, 1), 1);
    game.inside(sailor, boat);
    game.month(owls, &format!("unit {peasant}\nguard 1\nunit {sailor}\nguard 1"));
    assert_eq!(game.codes(owls, peasant), ["cannot_tax"]);
    assert_eq!(game.codes(owls, sailor), ["at_sea"]);
}

#[test]
fn u3_guard_clears_avoid_and_the_last_of_two_orders_holds() {
    let (mut game, owls, _) = two();
    let unit = fighters(&mut game, owls, HERE, 1);
    game.unit_mut(unit).flags.avoid = true;
    game.month(owls, &format!("unit {unit}\nguard 1"));
    assert_eq!(game.codes(owls, unit), ["clears_avoid"]);
    let flags = game.of_unit(unit).flags;
    assert!(flags.guard && !flags.avoid);
    game.month(owls, &format!("unit {unit}\nguard 1\nguard 0"));
    assert_eq!(game.codes(owls, unit), ["replaced"]);
    assert!(!game.of_unit(unit).flags.guard);
}

#[test]
fn x22_a_guard_stops_whom_it_does_not_see_and_names_only_whom_it_does() {
    let (mut game, owls, herons) = two();
    let _ = guards(&mut game, herons, HERE);
    let hidden = fighters(&mut game, owls, HERE, 4);
    game.unit_mut(hidden).stock.set(crate::kit::item("RING"), 4);
    game.month(owls, &format!("unit {hidden}\ntax"));
    assert_eq!(game.codes(owls, hidden), ["guarded_by_others"]);
    assert_eq!(game.events(herons, "tax_stopped")[0].data["who"], "unknown");
    game.unit_mut(hidden).flags.reveal = Reveal::Unit;
    game.month(owls, &format!("unit {hidden}\nautotax 1"));
    assert!(game.codes(owls, hidden).is_empty(), "AUTOTAX says nothing (E-16)");
    assert_eq!(game.events(herons, "tax_stopped")[0].data["who"]["number"], hidden);
}

#[test]
fn f21_a_stranger_is_treated_by_the_default_or_what_was_declared_for_him() {
    let (mut game, owls, herons) = two();
    let guard = guards(&mut game, herons, HERE);
    let unit = fighters(&mut game, owls, HERE, 4);
    let month = |game: &mut Game| {
        game.month(owls, &format!("unit {unit}\ntax"));
        taxed(game, owls)
    };
    // All are friends but the Owls, whom nobody tells from others.
    game.faction_mut(herons).attitudes.default = Attitude::Friendly;
    game.feels(herons, owls, Attitude::Unfriendly);
    assert_eq!(month(&mut game), 140);
    game.knows(guard, "OBSE", 1);
    game.unit_mut(guard).skills.set(crate::kit::skill("COMB"), 30);
    assert_eq!(month(&mut game), 0);
    // None are but the Owls, who say so.
    game.unit_mut(guard).skills.set(crate::kit::skill("OBSE"), 0);
    game.faction_mut(herons).attitudes.default = Attitude::Unfriendly;
    game.feels(herons, owls, Attitude::Friendly);
    assert_eq!(month(&mut game), 140);
}

#[test]
fn e12_the_guard_of_a_city_stops_taxes() {
    let (mut game, owls, _) = two();
    let _ = guards(&mut game, FactionId::GUARD.0, HERE);
    let unit = fighters(&mut game, owls, HERE, 4);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(game.codes(owls, unit), ["guarded_by_others"]);
}

/// The example region of Z-4: T 1,000.
fn poor() -> (Game, u32, u32) {
    let (mut game, owls, herons) = two();
    let dwelling = game.region_mut(2, 2).dwelling.as_mut().unwrap();
    (dwelling.people, dwelling.base, dwelling.wage) = (250, 250, 14);
    (game, owls, herons)
}

#[test]
fn z4_pillage() {
    let (mut game, owls, herons) = poor();
    let few = fighters(&mut game, owls, HERE, 14);
    let (a, b) = (fighters(&mut game, herons, HERE, 10), fighters(&mut game, herons, HERE, 5));
    game.month(owls, &format!("unit {few}\npillage"));
    assert_eq!(game.codes(owls, few), ["too_few_to_pillage"]);
    game.order(herons, &format!("unit {a}\npillage\nunit {b}\npillage"));
    game.order(owls, &format!("unit {few}\ntax"));
    game.run();
    let of = |unit| {
        let all = game.events(herons, "pillaged");
        let event = all.into_iter().find(|event| event.unit == Some(unit)).unwrap();
        (event.data["silver"].as_u64().unwrap(), event.data["of"].as_u64().unwrap())
    };
    assert_eq!((of(a), of(b)), ((1_333, 2_000), (667, 2_000)));
    assert_eq!(game.codes(owls, few), ["pillaged"]);
    let region = game.region(2, 2);
    let dwelling = region.dwelling.as_ref().unwrap();
    assert_eq!((dwelling.people, dwelling.harm), (227, 28));
    assert_eq!((region.wage(), region.taxable()), (11, 227));
}

#[test]
fn e13_who_does_not_pillage_counts_but_gets_nothing() {
    let (mut game, owls, _) = poor();
    let (a, b) = (fighters(&mut game, owls, HERE, 1), fighters(&mut game, owls, HERE, 14));
    game.month(owls, &format!("unit {a}\npillage"));
    assert_eq!(game.events(owls, "pillaged").len(), 1);
    assert_eq!(game.has(a, "SILV"), 50 + 2_000 - 10);
    assert_eq!(game.has(b, "SILV"), 700 - 140);
}

#[test]
fn e13_any_guard_of_another_faction_prevents_it_friend_or_not() {
    let (mut game, owls, herons) = poor();
    let _ = guards(&mut game, herons, HERE);
    game.feels(herons, owls, Attitude::Ally);
    let unit = fighters(&mut game, owls, HERE, 20);
    game.month(owls, &format!("unit {unit}\npillage"));
    assert_eq!(game.codes(owls, unit), ["guarded_by_others"]);
}

#[test]
fn e13_pillage_needs_war_points_and_counts_for_the_quota() {
    let (mut game, owls, _) = poor();
    let unit = fighters(&mut game, owls, HERE, 20);
    game.faction_mut(owls).points.war = 0;
    game.month(owls, &format!("unit {unit}\npillage"));
    assert_eq!(game.codes(owls, unit), ["no_war_points"]);
    game.faction_mut(owls).points.war = 1;
    game.month(owls, &format!("unit {unit}\npillage"));
    assert_eq!(game.report(owls).faction.limits.tax_regions[0], 1);
}

#[test]
fn e27_after_a_pillage_the_market_is_halved_for_a_month() {
    let (mut game, owls, _) = poor();
    game.sells(HERE, "PLAI", 25, 56);
    game.wants(HERE, "IRON", 12, 33);
    let unit = fighters(&mut game, owls, HERE, 20);
    game.month(owls, &format!("unit {unit}\npillage"));
    let lines = |game: &Game| {
        let region = game.seen(owls, 2, 2).unwrap();
        (region.for_sale[0].amount, region.wanted[0].amount)
    };
    assert_eq!(lines(&game), (11, 6), "a tenth of 227, halved");
    game.month(owls, "");
    assert_eq!(lines(&game), (22, 12));
}

#[test]
fn w52_a_starting_city_is_not_harmed_by_pillage() {
    let (mut game, owls, _) = poor();
    game.village(HERE, 100);
    let dwelling = game.region_mut(2, 2).dwelling.as_mut().unwrap();
    dwelling.settlement.as_mut().unwrap().start = true;
    let unit = fighters(&mut game, owls, HERE, 60);
    game.month(owls, &format!("unit {unit}\npillage"));
    assert_eq!(game.events(owls, "pillaged").len(), 1);
    let dwelling = game.region(2, 2).dwelling.as_ref().unwrap();
    assert_eq!((dwelling.harm, dwelling.settlement.as_ref().unwrap().size), (0, 100));
}

/// Herons who guard (2, 2) against the Owls.
fn closed() -> (Game, u32, u32, u32) {
    let (mut game, owls, herons) = two();
    let guard = guards(&mut game, herons, HERE);
    game.faction_mut(herons).attitudes.default = Attitude::Unfriendly;
    (game, owls, herons, guard)
}

#[test]
fn z32_entry() {
    let (mut game, owls, herons, guard) = closed();
    let rider = game.unit(owls, (2, 4), &[("PLAI", 1), ("HORS", 1), ("SILV", 50)]);
    game.knows(rider, "RIDI", 1);
    let walker = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 50)]);
    game.month(owls, &format!("unit {rider}\nmove n\nunit {walker}\nmove n"));
    assert_eq!((at(&game, rider), at(&game, walker)), (HERE, (2, 4)));
    assert_eq!(game.codes(owls, walker), ["denied"]);
    assert_eq!(game.errors(owls)[0].data["guards"][0]["number"], guard);
    let told = game.events(herons, "denied");
    assert_eq!((told.len(), told[0].data["who"]["number"].as_u64()), (1, Some(walker.into())));
    assert_eq!(told[0].data["of"], "unknown", "whose it is they cannot tell");
}

#[test]
fn x30_who_is_not_seen_enters() {
    let (mut game, owls, herons, _) = closed();
    let thief = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 50)]);
    game.knows(thief, "STEA", 1);
    game.month(owls, &format!("unit {thief}\nmove n"));
    assert_eq!(at(&game, thief), HERE);
    // One of theirs who is not on guard may see him for them, if he can catch him too.
    let watcher = game.unit(herons, HERE, &[("PLAI", 1), ("SILV", 50)]);
    game.knows(watcher, "OBSE", 1);
    game.month(owls, &format!("unit {thief}\nmove s n"));
    assert_eq!(at(&game, thief), (2, 4));
}

#[test]
fn x30_one_unit_must_both_see_and_catch() {
    let (mut game, owls, herons, _) = closed();
    let rider = game.unit(owls, (2, 4), &[("PLAI", 1), ("HORS", 1), ("SILV", 50)]);
    game.knows(rider, "RIDI", 1);
    game.unit_mut(rider).stock.set(crate::kit::item("RING"), 1);
    // One of them sees, another rides: neither does both.
    let seer = game.unit(herons, HERE, &[("PLAI", 1), ("AMTS", 1), ("SILV", 50)]);
    game.knows(seer, "OBSE", 1);
    let other = game.unit(herons, HERE, &[("PLAI", 1), ("HORS", 1), ("SILV", 50)]);
    game.knows(other, "RIDI", 1);
    game.month(owls, &format!("unit {rider}\nmove n"));
    assert_eq!(at(&game, rider), HERE);
}

#[test]
fn x30_neutral_guards_and_those_of_cities_let_everybody_in() {
    let (mut game, owls, herons, _) = closed();
    game.faction_mut(herons).attitudes.default = Attitude::Neutral;
    let _ = guards(&mut game, FactionId::GUARD.0, (4, 4));
    let a = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 50)]);
    let b = game.unit(owls, (4, 6), &[("PLAI", 1), ("SILV", 50)]);
    game.month(owls, &format!("unit {a}\nmove n\nunit {b}\nmove n"));
    assert_eq!((at(&game, a), at(&game, b)), (HERE, (4, 4)));
}

#[test]
fn x30_nobody_is_kept_out_who_comes_from_the_nexus() {
    let (mut game, owls, _, _) = closed();
    let nexus = game.world.at(Place { level: Level::Nexus, y: 0, x: 0 }).unwrap();
    let unit = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 50)]);
    game.month(owls, &format!("unit {unit}\nmove n"));
    assert_eq!(at(&game, unit), HERE);
}

#[test]
fn x30_who_comes_out_of_a_passage_is_seen() {
    let (mut game, owls, _, _) = closed();
    let (top, bottom) = (game.structure((6, 6), "Shaft", 0), game.structure(HERE, "Shaft", 0));
    game.leads((6, 6), top, HERE, Some(bottom));
    game.leads(HERE, bottom, (6, 6), Some(top));
    let thief = game.unit(owls, (6, 6), &[("PLAI", 1), ("SILV", 50)]);
    game.knows(thief, "STEA", 2);
    game.inside(thief, top);
    game.month(owls, &format!("unit {thief}\nmove in"));
    assert_eq!(game.codes(owls, thief), ["denied"]);
}

#[test]
fn x30_steps_before_the_border_stand() {
    let (mut game, owls, _, _) = closed();
    let rider = game.unit(owls, (2, 6), &[("PLAI", 1), ("HORS", 1), ("SILV", 50)]);
    game.month(owls, &format!("unit {rider}\nmove n n n"));
    assert_eq!((at(&game, rider), game.codes(owls, rider)), ((2, 4), vec!["denied"]));
}

#[test]
fn m34_a_ship_enters_and_stops_where_guards_would_not_let_somebody_in() {
    let (mut game, owls, herons) = two();
    game.faction_mut(herons).attitudes.default = Attitude::Unfriendly;
    let _ = guards(&mut game, herons, (6, 2));
    let boat = game.structure((7, 1), "Longboat", 0);
    let crew = game.unit(owls, (7, 1), &[("PLAI", 5), ("SILV", 500)]);
    game.knows(crew, "SAIL", 1);
    game.inside(crew, boat);
    game.month(owls, &format!("unit {crew}\nsail sw ne"));
    assert_eq!(at(&game, crew), (6, 2));
    assert_eq!(game.events(owls, "stopped").len(), 1);
    assert_eq!(game.events(herons, "denied").len(), 1);
}
