//! Theft and who hears of it.

use atlantis::world::{Attitude, FactionId, Level, Place};
use proptest::prelude::*;

use crate::kit::{Game, skill, two};

const HERE: (u16, u16) = (2, 2);

/// A thief of this stealth.
fn thief(game: &mut Game, faction: u32, stealth: u32) -> u32 {
    let unit = game.unit(faction, HERE, &[("LEAD", 1), ("SILV", 100)]);
    game.knows(unit, "STEA", stealth);
    unit
}

/// One who owns silver and a sword, with this observation.
fn owner(game: &mut Game, faction: u32, silver: u32, observation: u32) -> u32 {
    let unit = game.unit(faction, HERE, &[("LEAD", 1), ("SILV", silver), ("SWOR", 2)]);
    game.knows(unit, "OBSE", observation);
    unit
}

fn number(event: &atlantis::report::Event, key: &str) -> Option<u64> {
    event.data[key]["number"].as_u64()
}

#[test]
fn z28_theft() {
    for (silver, gone) in [(340, 170), (1_000, 200), (7, 3)] {
        let (mut game, owls, herons) = two();
        let thief = thief(&mut game, owls, 3);
        let owner = owner(&mut game, herons, silver, 2);
        game.faction_mut(herons).unclaimed = 500;
        game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
        let stole = game.events(owls, "stole")[0];
        assert_eq!(stole.data["item"]["amount"], gone);
        assert_eq!(number(stole, "target"), Some(owner.into()));
        let robbed = game.events(herons, "robbed")[0];
        assert_eq!(
            (robbed.unit, robbed.data["item"]["amount"].as_u64()),
            (Some(owner), Some(gone))
        );
        assert!(!robbed.text.contains("Owls") && !robbed.text.contains(&format!("({thief})")));
        assert!(game.events(herons, "theft_seen").is_empty());
    }
}

#[test]
fn z28_an_ally_who_sees_prevents_it_and_all_are_told() {
    let (mut game, owls, herons) = two();
    let storks = game.faction("Storks");
    let thief = thief(&mut game, owls, 3);
    let owner = owner(&mut game, herons, 340, 2);
    let ally = game.unit(storks, HERE, &[("LEAD", 1), ("SILV", 100)]);
    game.knows(ally, "OBSE", 3);
    // An alliance of the victim's alone is none of the watcher's.
    game.faction_mut(herons).attitudes.declared.insert(FactionId(storks), Attitude::Ally);
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.events(owls, "stole").len(), 1);
    game.faction_mut(storks).attitudes.declared.insert(FactionId(herons), Attitude::Ally);
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.events(owls, "theft_failed")[0].data["why"], "seen");
    for faction in [herons, storks] {
        let seen = game.events(faction, "theft_seen")[0];
        assert_eq!(
            (number(seen, "who"), number(seen, "target")),
            (Some(thief.into()), Some(owner.into()))
        );
        assert_eq!(seen.data["of"], "unknown", "whose he is nobody can tell (X-3)");
    }
}

#[test]
fn x10_who_is_seen_gets_nothing() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 2);
    let owner = owner(&mut game, herons, 340, 3);
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert!(game.events(owls, "stole").is_empty());
    let seen = game.events(herons, "theft_seen")[0];
    assert_eq!(number(seen, "of"), Some(owls.into()), "a better eye tells whose he is");
}

#[test]
fn x10_a_thief_in_the_open_is_seen() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 5);
    let owner = owner(&mut game, herons, 340, 0);
    let tower = game.structure(HERE, "Tower", 0);
    game.inside(thief, tower);
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.events(owls, "theft_failed").len(), 1);
}

#[test]
fn x10_x13_the_guard_of_a_city_prevents_theft_and_avoid_does_not() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 3);
    let owner = owner(&mut game, herons, 340, 0);
    game.unit_mut(owner).flags.avoid = true;
    let guard = game.unit(FactionId::GUARD.0, HERE, &[("PLAI", 9)]);
    game.unit_mut(guard).skills.set(skill("OBSE"), 90 * 9);
    game.unit_mut(guard).flags.guard = true;
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.events(owls, "stole").len(), 1, "observation 2 is not enough");
    game.unit_mut(guard).stock.set(crate::kit::item("AMTS"), 1);
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.events(owls, "theft_failed").len(), 1);
    assert_eq!(number(game.events(herons, "theft_seen")[0], "who"), Some(thief.into()));
}

#[test]
fn x10_one_person_steals_from_whom_he_sees_of_another_faction() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 3);
    let two = game.unit(owls, HERE, &[("LEAD", 2), ("SILV", 100)]);
    let owner = owner(&mut game, herons, 340, 0);
    let hidden = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 100)]);
    game.knows(hidden, "STEA", 1);
    game.month(
        owls,
        &format!("unit {two}\nsteal {owner} silver\nunit {thief}\nsteal {two} silver"),
    );
    assert_eq!(
        (game.codes(owls, two), game.codes(owls, thief)),
        (vec!["not_one_man"], vec!["own_faction"])
    );
    game.month(owls, &format!("unit {thief}\nsteal {hidden} silver"));
    assert_eq!(game.codes(owls, thief), ["not_visible"]);
}

#[test]
fn w21_nobody_steals_in_the_nexus() {
    let (mut game, owls, herons) = two();
    let nexus = game.world.at(Place { level: Level::Nexus, y: 0, x: 0 }).unwrap();
    let thief = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 50)]);
    let owner = game.unit_in(herons, nexus, &[("LEAD", 1), ("SILV", 50)]);
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.codes(owls, thief), ["in_nexus"]);
}

#[test]
fn x11_of_other_goods_one_is_stolen_but_no_people_and_nothing_that_stays() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 3);
    let owner = owner(&mut game, herons, 340, 0);
    game.unit_mut(owner).stock.set(crate::kit::item("LION"), 1);
    let mut month = |what: &str| {
        game.month(owls, &format!("unit {thief}\nsteal {owner} {what}"));
        (
            game.has(thief, "SWOR"),
            game.codes(owls, thief).iter().map(|code| (*code).to_owned()).collect::<Vec<_>>(),
        )
    };
    assert_eq!(month("sword"), (1, vec![]));
    assert_eq!(month("leader").1, ["no_people_stolen"]);
    assert_eq!(month("lion").1, ["no_people_stolen"]);
}

#[test]
fn x11_where_nothing_is_nobody_notices() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 3);
    let owner = owner(&mut game, herons, 340, 0);
    game.month(owls, &format!("unit {thief}\nsteal {owner} horse"));
    assert_eq!(game.events(owls, "theft_failed")[0].data["why"], "nothing");
    assert!(
        game.events(herons, "theft_seen").is_empty() && game.events(herons, "robbed").is_empty()
    );
}

#[test]
fn x12_others_who_see_the_thief_hear_of_it_and_learn_only_what_they_see() {
    let (mut game, owls, herons) = two();
    let (storks, cranes) = (game.faction("Storks"), game.faction("Cranes"));
    let thief = thief(&mut game, owls, 2);
    game.knows(thief, "OBSE", 3);
    let owner = owner(&mut game, herons, 340, 1);
    game.knows(owner, "STEA", 3);
    let stork = game.unit(storks, HERE, &[("LEAD", 1), ("SILV", 100)]);
    game.knows(stork, "OBSE", 2);
    let _ = game.unit(cranes, HERE, &[("LEAD", 1), ("SILV", 100)]);
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.events(owls, "stole").len(), 1);
    let seen = game.events(storks, "theft_seen")[0];
    assert_eq!(
        (number(seen, "who"), seen.data["target"].as_str()),
        (Some(thief.into()), Some("unknown"))
    );
    assert!(game.events(cranes, "theft_seen").is_empty());
    assert!(game.events(herons, "theft_seen").is_empty(), "the victim learns only what is gone");
}

#[test]
fn x16_one_of_stealing_and_murder_a_month() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 3);
    let owner = owner(&mut game, herons, 340, 0);
    game.month(
        owls,
        &format!("unit {thief}\nassassinate {owner}\nsteal {owner} silver\nstudy combat"),
    );
    assert_eq!(game.codes(owls, thief), ["replaced"]);
    assert_eq!((game.events(owls, "stole").len(), game.events(owls, "studied").len()), (1, 1));
}

#[test]
fn x16_theft_comes_before_gifts_and_in_report_order() {
    let (mut game, owls, herons) = two();
    let first = thief(&mut game, owls, 3);
    let second = thief(&mut game, owls, 3);
    let owner = owner(&mut game, herons, 100, 0);
    let friend = game.unit(herons, (4, 4), &[("LEAD", 1), ("SILV", 100)]);
    let _ = friend;
    game.order(
        owls,
        &format!("unit {second}\nsteal {owner} silver\nunit {first}\nsteal {owner} silver"),
    );
    game.order(herons, &format!("unit {owner}\ngive 0 all silver"));
    game.run();
    let stole: Vec<_> = game
        .events(owls, "stole")
        .iter()
        .map(|event| (event.unit.unwrap(), event.data["item"]["amount"].as_u64().unwrap()))
        .collect();
    assert_eq!(stole, [(first, 50), (second, 25)]);
}

#[test]
fn s18_stealing_practises_stealth() {
    let (mut game, owls, herons) = two();
    let thief = thief(&mut game, owls, 3);
    let owner = owner(&mut game, herons, 340, 0);
    let before = game.knowledge(thief, "STEA");
    game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
    assert_eq!(game.knowledge(thief, "STEA"), before + 5);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// It succeeds exactly where nobody of the victim's, of an ally's or of the Guard's sees the thief, and what
    /// one has less the other has more.
    #[test]
    fn x10_x11_theft(stealth in 0_u32..6, eyes in prop::collection::vec(0_u32..6, 3), allied: bool, silver in 0_u32..900) {
        let (mut game, owls, herons) = two();
        let storks = game.faction("Storks");
        let thief = thief(&mut game, owls, stealth);
        let owner = owner(&mut game, herons, silver, eyes[0]);
        let stork = game.unit(storks, HERE, &[("LEAD", 1), ("SILV", 100)]);
        game.knows(stork, "OBSE", eyes[1]);
        let guard = game.unit(FactionId::GUARD.0, HERE, &[("LEAD", 1)]);
        game.knows(guard, "OBSE", eyes[2]);
        game.unit_mut(guard).flags.guard = true;
        let attitude = if allied { Attitude::Ally } else { Attitude::Friendly };
        game.faction_mut(storks).attitudes.default = attitude;
        game.faction_mut(herons).unclaimed = 100;
        game.month(owls, &format!("unit {thief}\nsteal {owner} silver"));
        let seen = eyes[0] >= stealth || eyes[2] >= stealth || (allied && eyes[1] >= stealth);
        let gone = if seen { 0 } else { 200.min(silver / 2) };
        let stole: u64 = game.events(owls, "stole").iter().map(|event| event.data["item"]["amount"].as_u64().unwrap()).sum();
        prop_assert_eq!(stole, u64::from(gone));
        prop_assert_eq!(game.events(herons, "robbed").len(), usize::from(gone > 0));
        prop_assert_eq!(game.events(herons, "theft_seen").len(), usize::from(seen));
        prop_assert_eq!(game.events(storks, "theft_seen").len(), usize::from(eyes[1] >= stealth));
    }
}
