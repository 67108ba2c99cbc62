//! Units, giving, structures (U, W-30 to W-35).

use crate::kit::{Game, two};

#[test]
fn u2_a_formed_unit_inherits_all_flags_but_guard() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 2), ("SILV", 100)]);
    game.unit_mut(unit).flags.guard = true;
    game.month(
        owls,
        &format!("unit {unit}\nbehind 1\nhold 1\ngive new 1 1 plainsman\nform 1\nend"),
    );
    assert!(!game.of_unit(game.youngest(owls)).flags.behind, "flags are those at 1.2");
    game.month(owls, &format!("unit {unit}\nform 1\nbuy 1 plainsman\nend\ngive new 1 1 plainsman"));
    let flags = game.of_unit(game.youngest(owls)).flags;
    assert!(flags.behind && flags.hold && !flags.guard);
}

#[test]
fn u3_avoid_clears_guard() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    game.unit_mut(unit).flags.guard = true;
    game.month(owls, &format!("unit {unit}\navoid 1"));
    let flags = game.of_unit(unit).flags;
    assert!(flags.avoid && !flags.guard);
    assert_eq!(game.codes(owls, unit), ["clears_guard"]);
}

#[test]
fn u5_new_units_get_the_next_free_numbers_and_none_is_used_again() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 9), ("SILV", 100)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 9), ("SILV", 100)]);
    let form = |unit| {
        format!(
            "unit {unit}\nform 1\nend\nform 2\nend\ngive new 1 1 plainsman\ngive new 2 1 plainsman"
        )
    };
    game.order(owls, &form(a));
    game.order(herons, &form(b));
    game.run();
    let mut all: Vec<u32> = game.region(2, 2).units.iter().map(|unit| unit.id.0).collect();
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3, 4, 5, 6]);
    assert_eq!(game.world.next_unit, 7);
}

#[test]
fn u6_a_new_unit_stands_where_its_former_stands() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 2), ("SILV", 100)]);
    let tower = game.structure((2, 2), "Tower", 0);
    game.inside(unit, tower);
    game.month(owls, &format!("unit {unit}\nform 7\nname unit Young\nend\ngive new 7 1 plainsman"));
    let new = game.of_unit(game.youngest(owls));
    assert_eq!((new.inside.map(|one| one.0), &*new.name), (Some(tower), "Young"));
}

#[test]
fn u30_goods_go_to_who_is_friendly_and_silver_to_anybody_seen() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100), ("SWOR", 3)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1)]);
    let text = format!("unit {a}\ngive {b} 2 swords\ngive {b} 30 silver");
    game.month(owls, &text);
    assert_eq!(game.codes(owls, a), ["not_friendly"]);
    assert_eq!((game.has(b, "SWOR"), game.has(b, "SILV")), (0, 20));
    game.order(owls, &text);
    game.order(herons, &format!("unit {b}\ndeclare {owls} friendly"));
    game.run();
    assert_eq!(game.has(b, "SWOR"), 2);
    assert_eq!(game.events(herons, "received").len(), 2);
    let silver = game.events(herons, "received")[1];
    assert_eq!(silver.text, format!("Receives 30 silver [SILV] from Unit ({a})."));
}

#[test]
fn u30_a_hidden_unit_is_given_to_by_its_friends_alone() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100), ("SWOR", 3)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 50)]);
    game.knows(b, "STEA", 1);
    let text = format!("unit {a}\ngive {b} 1 sword");
    game.month(owls, &text);
    assert_eq!(game.codes(owls, a), ["not_visible"]);
    game.order(owls, &text);
    game.order(herons, &format!("unit {b}\ndeclare {owls} friendly"));
    game.run();
    assert_eq!(game.has(b, "SWOR"), 1);
}

#[test]
fn u30_people_stay_within_the_faction_and_among_their_kind() {
    let (mut game, owls, herons) = two();
    let men = game.unit(owls, (2, 2), &[("PLAI", 9), ("SILV", 900)]);
    let leader = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 90)]);
    let smith = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    let mage = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 90)]);
    let other = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.knows(men, "COMB", 1);
    game.knows(smith, "WEAP", 1);
    game.knows(mage, "FORC", 1);
    game.faction_mut(herons).attitudes.default = atlantis::world::Attitude::Ally;
    let gives = [other, leader, smith, mage].map(|to| format!("give {to} 1 plainsman")).join("\n");
    game.month(owls, &format!("unit {men}\n{gives}"));
    assert_eq!(
        game.codes(owls, men),
        ["no_people_abroad", "leaders_apart", "two_skills", "mage_no_people"]
    );
    assert_eq!(game.has(men, "PLAI"), 9);
}

#[test]
fn u30_people_given_away_join_their_own_race() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 9), ("VIKI", 2), ("SILV", 900)]);
    game.region_mut(2, 2).dwelling.as_mut().unwrap().base = 1_000;
    game.month(
        owls,
        &format!("unit {unit}\ngive 0 4 plainsmen\ngive 0 1 viking\ngive 0 100 silver"),
    );
    // Four came back to 500, then W-44: 496 are lacking, so 25 more.
    assert_eq!(game.region(2, 2).people(), 504 + 25);
    assert_eq!(game.has(unit, "VIKI"), 1);
}

#[test]
fn u31_all_but_some_and_fewer_than_ordered() {
    let (mut game, owls, _) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("GRAI", 30), ("SILV", 50), ("SWOR", 2)]);
    let b = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 50)]);
    game.month(
        owls,
        &format!("unit {a}\ngive {b} all grain except 20\ngive {b} 5 swords\ngive {b} 1 stone"),
    );
    assert_eq!((game.has(a, "GRAI"), game.has(b, "GRAI"), game.has(b, "SWOR")), (20, 10, 2));
    assert_eq!(game.codes(owls, a), ["gave_fewer", "not_enough"]);
}

#[test]
fn u32_a_class_sweeps_its_members_and_never_people() {
    let (mut game, owls, _) = two();
    let stock = [("PLAI", 1), ("SWOR", 2), ("PICK", 3), ("HORS", 1), ("GRAI", 4), ("SILV", 50)];
    let a = game.unit(owls, (2, 2), &stock);
    let b = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 50)]);
    game.month(owls, &format!("unit {a}\ngive {b} all weapons"));
    assert_eq!((game.has(b, "SWOR"), game.has(b, "PICK"), game.has(b, "HORS")), (2, 3, 0));
    game.month(owls, &format!("unit {a}\ngive {b} all items"));
    assert_eq!((game.has(b, "HORS"), game.has(a, "PLAI"), game.has(a, "SILV")), (1, 1, 0));
}

#[test]
fn u33_a_whole_unit_goes_over_with_all_it_has() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 3), ("SWOR", 3), ("SILV", 100)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    game.knows(a, "COMB", 1);
    game.unit_mut(a).flags.autotax = true;
    game.order(owls, &format!("unit {a}\ngive {b} unit\nstudy combat"));
    game.order(herons, &format!("unit {b}\ndeclare {owls} friendly"));
    game.run();
    let unit = game.of_unit(a);
    assert_eq!((unit.faction.0, unit.flags.autotax), (herons, false));
    // Its own orders go on to run (T-2).
    assert_eq!(game.knowledge(a, "COMB"), 180);
    assert!(game.report(herons).learned.iter().any(|one| one.key == "COMB"));
}

#[test]
fn u34_who_changed_hands_gives_nothing_unless_to_an_ally() {
    let give = |attitude: &str| {
        let (mut game, owls, herons) = two();
        let other = game.unit(owls, (2, 2), &[("PLAI", 3), ("SILV", 100)]);
        let a = game.unit(owls, (2, 2), &[("PLAI", 3), ("SWOR", 3), ("SILV", 100)]);
        let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
        game.faction_mut(owls).attitudes.default = atlantis::world::Attitude::Friendly;
        game.order(owls, &format!("unit {a}\ngive {b} unit\ngive {other} 1 sword"));
        game.order(herons, &format!("unit {b}\ndeclare {owls} {attitude}"));
        game.run();
        game.has(other, "SWOR")
    };
    assert_eq!((give("friendly"), give("ally")), (0, 1));
}

#[test]
fn u35_exchange_needs_the_mirror_image() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100), ("SWOR", 3)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 200)]);
    game.order(owls, &format!("unit {a}\nexchange {b} 2 swords 100 silver"));
    game.order(herons, &format!("unit {b}\nexchange {a} 90 silver 2 swords"));
    game.run();
    assert_eq!(game.codes(owls, a), ["not_answered"]);
    game.order(owls, &format!("unit {a}\nexchange {b} 2 swords 100 silver"));
    game.order(herons, &format!("unit {b}\nexchange {a} 100 silver 2 swords"));
    game.run();
    assert_eq!((game.has(b, "SWOR"), game.has(a, "SWOR")), (2, 1));
    assert_eq!(game.has(a, "SILV"), 180);
}

#[test]
fn u36_what_is_got_is_given_on_only_by_who_stands_later() {
    let (mut game, owls, _) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 50)]);
    let b = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 50), ("SWOR", 1)]);
    let c = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 50)]);
    game.month(owls, &format!("unit {a}\ngive {c} 1 sword\nunit {b}\ngive {a} 1 sword"));
    assert_eq!((game.has(a, "SWOR"), game.codes(owls, a)), (1, vec!["not_enough"]));
    game.month(owls, &format!("unit {a}\ngive {b} 1 sword\nunit {b}\ngive {c} 1 sword"));
    assert_eq!(game.has(c, "SWOR"), 1);
}

#[test]
fn u40_who_is_refused_stays_where_he_was() {
    let (mut game, owls, herons) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    let (mine, theirs) = (game.structure((2, 2), "Tower", 0), game.structure((2, 2), "Fort", 0));
    game.inside(a, mine);
    game.inside(b, theirs);
    game.month(owls, &format!("unit {a}\nenter {theirs}"));
    assert_eq!(game.codes(owls, a), ["not_admitted"]);
    assert_eq!(game.of_unit(a).inside.map(|one| one.0), Some(mine));
    game.order(owls, &format!("unit {a}\nenter {theirs}"));
    game.order(herons, &format!("unit {b}\ndeclare {owls} friendly"));
    game.run();
    assert_eq!(game.of_unit(a).inside.map(|one| one.0), Some(theirs));
    game.month(owls, &format!("unit {a}\nleave"));
    assert_eq!(game.of_unit(a).inside, None);
}

#[test]
fn u41_the_owner_promotes_and_evicts() {
    let (mut game, owls, _) = two();
    let tower = game.structure((2, 2), "Tower", 0);
    let all: Vec<u32> =
        (0..3).map(|_| game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)])).collect();
    for unit in &all {
        game.inside(*unit, tower);
    }
    let owner = |game: &Game| {
        let region = game.region(2, 2);
        let at = region.owner(&game.content, atlantis::world::StructureNo(tower)).unwrap();
        region.units[at].id.0
    };
    assert_eq!(owner(&game), all[0]);
    game.month(owls, &format!("unit {}\npromote {}", all[0], all[2]));
    assert_eq!(owner(&game), all[2]);
    game.month(owls, &format!("unit {}\nevict {}", all[0], all[1]));
    assert_eq!(game.codes(owls, all[0]), ["not_owner"]);
    game.month(owls, &format!("unit {}\nevict {}", all[2], all[0]));
    assert_eq!(game.of_unit(all[0]).inside, None);
}

#[test]
fn w31_when_the_owner_leaves_the_next_with_people_owns() {
    let (mut game, owls, herons) = two();
    let tower = game.structure((2, 2), "Tower", 0);
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.inside(a, tower);
    game.inside(b, tower);
    game.month(owls, &format!("unit {a}\nleave"));
    assert_eq!(game.seen(owls, 2, 2).unwrap().structures[0].owner, Some(b));
}

#[test]
fn w35_a_destroyed_structure_leaves_its_units_standing() {
    let (mut game, owls, _) = two();
    let tower = game.structure((2, 2), "Tower", 0);
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.inside(unit, tower);
    game.month(owls, &format!("unit {unit}\ndestroy"));
    assert!(game.region(2, 2).structures.is_empty());
    assert_eq!(game.of_unit(unit).inside, None);
    game.month(owls, &format!("unit {unit}\ndestroy"));
    assert_eq!(game.codes(owls, unit), ["not_inside"]);
}

#[test]
fn w30_numbers_of_structures_are_not_used_again() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("DMAN", 1), ("STON", 9), ("SILV", 90)]);
    game.knows(unit, "BUIL", 1);
    game.month(owls, &format!("unit {unit}\nbuild tower"));
    game.month(owls, &format!("unit {unit}\ndestroy\nbuild tower"));
    assert_eq!(game.region(2, 2).structures[0].number.0, 2);
    game.region_mut(2, 2).last_structure = 100;
    game.month(owls, &format!("unit {unit}\nleave\nbuild tower"));
    assert_eq!(game.codes(owls, unit), ["too_many_structures"]);
}

#[test]
fn k2_what_a_unit_cannot_hold_stays_with_the_giver() {
    let (mut game, owls, _) = two();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 50), ("GRAI", 10)]);
    let b = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 50), ("GRAI", 1_999_999_995)]);
    game.month(owls, &format!("unit {a}\ngive {b} 10 grain"));
    assert_eq!((game.has(a, "GRAI"), game.has(b, "GRAI")), (5, 2_000_000_000));
    assert_eq!(game.codes(owls, a), ["too_many"]);
}

#[test]
fn u1_what_a_unit_has_is_kept_from_month_to_month() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100), ("SWOR", 1), ("PARM", 1)]);
    game.month(
        owls,
        &format!("unit {unit}\nname unit \"Old Guard\"\ndescribe unit \"they stand\"\nweapon sword\narmor plate_armor"),
    );
    game.run();
    let shown = game.shown(owls, unit).unwrap();
    assert_eq!((&*shown.name, &*shown.description), ("Old Guard", "they stand"));
    assert_eq!((&shown.weapons[0], &shown.armor[0]), (&"SWOR".to_owned(), &"PARM".to_owned()));
    game.month(
        owls,
        &format!("unit {unit}\nweapon plate_armor\narmor\nweapon sword sword sword sword sword"),
    );
    assert_eq!(game.codes(owls, unit), ["not_weapon", "too_many_preferences"]);
    assert!(game.shown(owls, unit).unwrap().armor.is_empty());
}

#[test]
fn u4_a_unit_of_several_races_learns_as_its_slowest() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 1), ("PLAI", 1)]);
    let most = |tag| game.of_unit(unit).most(&game.content, crate::kit::skill(tag));
    assert_eq!((most("SHIP"), most("FARM"), most("STEA")), (2, 2, 2));
}

#[test]
fn u8_a_unit_that_loses_its_last_to_hunger_is_dissolved() {
    let (mut game, owls, _) = two();
    game.content.settings.hunger_percent = 100;
    let gone = game.unit(owls, (2, 2), &[("PLAI", 1), ("SWOR", 2)]);
    game.faction_mut(owls).unclaimed = 0;
    let heir = game.unit(owls, (4, 4), &[("PLAI", 1), ("SILV", 90)]);
    game.run();
    assert!(game.place_of(gone).is_none());
    let lost = game.events(owls, "lost_with_unit");
    assert_eq!((lost.len(), game.has(heir, "SWOR")), (1, 0));
}

#[test]
fn u9_people_weigh_ten_and_carry_five() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("LEAD", 0)]);
    let capacity = atlantis::world::Capacity::of(game.of_unit(unit), &game.content);
    assert_eq!((capacity.weight, capacity.walk), (10, 15));
}

#[test]
fn w32_an_empty_structure_admits_everybody() {
    let (mut game, owls, herons) = two();
    let tower = game.structure((2, 2), "Tower", 0);
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    let b = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.order(owls, &format!("unit {a}\nenter {tower}"));
    game.order(herons, &format!("unit {b}\nenter {tower}"));
    game.run();
    assert_eq!(game.of_unit(a).inside.map(|one| one.0), Some(tower));
    assert_eq!(game.codes(herons, b), ["not_admitted"]);
}

#[test]
fn w33_lairs_are_not_entered_and_passages_not_renamed() {
    let (mut game, owls, _) = two();
    let (lair, shaft) = (game.structure((2, 2), "Ruin", 0), game.structure((2, 2), "Shaft", 0));
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\nenter {lair}"));
    assert_eq!(game.codes(owls, unit), ["not_enterable"]);
    game.month(owls, &format!("unit {unit}\nenter {shaft}"));
    assert_eq!(game.of_unit(unit).inside.map(|one| one.0), Some(shaft));
    game.month(owls, &format!("unit {unit}\nname object Mine\ndestroy"));
    assert_eq!(game.codes(owls, unit), ["not_nameable", "not_destroyable"]);
}

#[test]
fn w34_a_settlement_is_renamed_from_a_building_large_enough() {
    let (mut game, owls, _) = two();
    game.village((2, 2), 600);
    let tower = game.structure((2, 2), "Tower", 0);
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 90)]);
    game.inside(unit, tower);
    game.month(owls, &format!("unit {unit}\nname town Pella"));
    assert_eq!(game.codes(owls, unit), ["structure_too_small"]);
    let fort = game.structure((2, 2), "Fort", 0);
    game.month(owls, &format!("unit {unit}\nenter {fort}"));
    game.month(owls, &format!("unit {unit}\nname town Pella"));
    assert_eq!(game.seen(owls, 2, 2).unwrap().settlement.as_ref().unwrap().name, "Pella");
}

#[test]
fn w36_structures_do_not_decay() {
    let (mut game, _, _) = two();
    game.structure((2, 2), "Tower", 3);
    for _ in 0..12 {
        game.run();
    }
    assert_eq!(game.region(2, 2).structures[0].needs, 3);
}

#[test]
fn z34_new_unit() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 100)]);
    game.faction_mut(owls).unclaimed = 500;
    game.sells((2, 2), "PLAI", 50, 56);
    game.month(
        owls,
        &format!("unit {unit}\nclaim 500\ngive new 1 500 silver\nform 1\nbuy 5 plainsmen\nstudy combat\nend"),
    );
    let new = game.youngest(owls);
    assert_eq!((game.has(new, "PLAI"), game.has(new, "SILV")), (5, 120));
    assert_eq!(game.knowledge(new, "COMB"), 150);
}

#[test]
fn u7_a_unit_that_gets_nobody_is_dissolved() {
    let (mut game, owls, _) = two();
    let unit = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 600)]);
    game.month(owls, &format!("unit {unit}\ngive new 1 500 silver\nform 1\nbuy 5 plainsmen\nend"));
    assert_eq!(game.has(unit, "SILV"), 580);
    assert_eq!(game.events(owls, "dissolved").len(), 1);
}

#[test]
fn k2_a_unit_holds_a_hundred_thousand_people() {
    let (mut game, owls, _) = two();
    let full = game.unit(owls, (2, 2), &[("PLAI", 99_990), ("VIKI", 5), ("SILV", 2_000_000)]);
    let other = game.unit(owls, (2, 2), &[("PLAI", 20), ("SILV", 900)]);
    game.sells((2, 2), "PLAI", 50, 10);
    game.month(
        owls,
        &format!("unit {other}\ngive {full} 20 plainsmen\nunit {full}\nbuy 9 plainsmen"),
    );
    assert_eq!((game.has(full, "PLAI"), game.has(other, "PLAI")), (99_995, 15));
    assert_eq!(game.codes(owls, other), ["too_many"]);
    assert_eq!(game.codes(owls, full), ["bought_fewer"]);
    assert_eq!(game.has(full, "SILV"), 2_000_000 - 999_950 - 50);
}
