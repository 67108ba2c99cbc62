//! Who attacks whom: C-1 to C-7, C-13, C-14.

use atlantis::world::{Attitude, Reveal};

use super::{HERE, battles, host, month, units};
use crate::kit::{Game, item, two};

#[test]
fn c1_attack_is_fought_and_told_to_both() {
    let (mut game, owls, herons) = two();
    let hosts = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 10), ("SILV", 101), ("HORS", 3)]);
    game.month(owls, &format!("unit {hosts}\nattack {prey}"));
    for faction in [owls, herons] {
        let [battle] = battles(&game, faction) else { panic!("one battle") };
        assert_eq!((units(&battle.attackers), units(&battle.defenders)), (vec![hosts], vec![prey]));
        assert_eq!(battle.winner.as_deref(), Some("attackers"));
        assert_eq!(battle.defenders.soldiers, 10);
        assert!(battle.lines[0].contains("attacks"), "{:?}", battle.lines);
        let own = if faction == owls { &battle.attackers } else { &battle.defenders };
        let other = if faction == owls { &battle.defenders } else { &battle.attackers };
        assert!(own.units[0].lost.is_some() && other.units[0].lost.is_none(), "C-64: own losses");
    }
    assert_eq!(game.events(owls, "battle").len(), 1);
    assert_eq!(game.events(herons, "battle").len(), 1);
}

#[test]
fn c4_allies_are_not_attacked() {
    let (mut game, owls, herons) = two();
    let (own, other) = (host(&mut game, owls, HERE), host(&mut game, herons, HERE));
    game.feels(owls, herons, Attitude::Ally);
    game.month(owls, &format!("unit {own}\nattack {other}"));
    assert_eq!(game.codes(owls, own), ["ally"]);
    assert!(battles(&game, owls).is_empty());
}

#[test]
fn o30_attack_is_checked_target_by_target() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let mate = game.unit(owls, HERE, &[("PLAI", 1)]);
    let hidden = game.unit(herons, HERE, &[("LEAD", 1)]);
    game.knows(hidden, "STEA", 3);
    let prey = game.unit(herons, HERE, &[("PLAI", 1)]);
    game.month(owls, &format!("unit {own}\nattack {mate} {hidden} 999 {prey}"));
    assert_eq!(game.codes(owls, own), ["own_faction", "not_visible", "not_visible"]);
    assert_eq!(battles(&game, owls).len(), 1, "one bad target does not spare the others");
    assert_eq!(units(&battles(&game, owls)[0].defenders)[..1], [hidden], "C-11: it helps its own");
}

#[test]
fn z27_catching() {
    let riders = |mounts: u32, inside: bool| {
        let (mut game, owls, herons) = two();
        let hunter = game.unit(owls, HERE, &[("NOMA", 1), ("HORS", 1), ("SWOR", 1)]);
        game.knows(hunter, "RIDI", 2);
        let prey = game.unit(herons, HERE, &[("LEAD", 5), ("HORS", mounts)]);
        game.knows(prey, "RIDI", 3);
        if inside {
            let tower = game.structure(HERE, "Tower", 0);
            game.inside(prey, tower);
        }
        game.month(owls, &format!("unit {hunter}\nattack {prey}"));
        (
            game.codes(owls, hunter).first().map(|code| (*code).to_owned()),
            battles(&game, owls).len(),
        )
    };
    assert_eq!(riders(4, false), (None, 1), "they count 0");
    assert_eq!(riders(5, false), (Some("cannot_catch".into()), 0));
    assert_eq!(riders(5, true), (None, 1), "nobody rides away from a tower");
}

#[test]
fn c2_who_is_hostile_attacks_on_sight_but_not_the_shy() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 10)]);
    game.unit_mut(prey).flags.reveal = Reveal::Faction;
    game.feels(owls, herons, Attitude::Hostile);
    game.unit_mut(own).flags.avoid = true;
    game.run();
    assert!(battles(&game, owls).is_empty(), "who avoids attacks nobody");
    game.unit_mut(own).flags.avoid = false;
    game.run();
    assert_eq!(battles(&game, owls).len(), 1);
}

#[test]
fn f21_the_unknown_are_treated_by_default_or_better() {
    let tried = |default: Attitude, declared: Attitude| {
        let (mut game, owls, herons) = two();
        host(&mut game, owls, HERE);
        let prey = game.unit(herons, HERE, &[("PLAI", 10)]);
        let _ = prey;
        game.faction_mut(owls).attitudes.default = default;
        game.feels(owls, herons, declared);
        game.run();
        battles(&game, owls).len()
    };
    assert_eq!(tried(Attitude::Neutral, Attitude::Hostile), 0, "it does not know whose they are");
    assert_eq!(tried(Attitude::Hostile, Attitude::Neutral), 1);
    assert_eq!(tried(Attitude::Hostile, Attitude::Friendly), 0, "they prove who they are");
}

#[test]
fn c5_one_battle_a_pair_of_factions() {
    let (mut game, owls, herons) = two();
    let (first, second) = (host(&mut game, owls, HERE), host(&mut game, owls, HERE));
    let one = game.unit(herons, HERE, &[("PLAI", 2)]);
    let other = game.unit(herons, HERE, &[("PLAI", 2)]);
    game.feels(herons, owls, Attitude::Hostile);
    game.order(owls, &format!("unit {first}\nattack {one}\nunit {second}\nattack {other}"));
    game.order(herons, &format!("unit {one}\nattack {first}"));
    game.run();
    assert_eq!(battles(&game, owls).len(), 1);
}

#[test]
fn c14_nobody_fights_in_the_nexus_and_at_sea_only_who_is_aboard() {
    let (mut game, owls, herons) = two();
    let nexus = atlantis::world::RegionId(0);
    let own = game.unit_in(owls, nexus, &[("PLAI", 2)]);
    let other = game.unit_in(herons, nexus, &[("PLAI", 2)]);
    game.month(owls, &format!("unit {own}\nattack {other}"));
    assert_eq!(game.codes(owls, own), ["in_nexus"]);
    let sea = (7, 3);
    let (mut game, owls, herons) = two();
    let boats = [owls, herons].map(|who| {
        let boat = game.structure(sea, "Longboat", 0);
        let unit = game.unit(who, sea, &[("PLAI", 4), ("SWOR", 4)]);
        game.inside(unit, boat);
        unit
    });
    let near = game.unit(herons, (6, 2), &[("PLAI", 4)]);
    game.month(owls, &format!("unit {}\nattack {}", boats[0], boats[1]));
    let battle = &battles(&game, owls)[0];
    assert_eq!(units(&battle.defenders), [boats[1]], "not {near}, from the shore");
}

#[test]
fn c7_where_one_side_has_no_soldier_there_is_no_battle() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    // Nobody in it, only wolves: people alone make a unit of a player fight.
    let empty = game.unit(herons, HERE, &[("WOLF", 2)]);
    game.month(owls, &format!("unit {own}\nattack {empty}"));
    assert!(battles(&game, owls).is_empty());
}

#[test]
fn c13_who_lost_does_not_attack_again() {
    let (mut game, owls, herons) = two();
    let storks = game.faction("Storks");
    let own = host(&mut game, owls, HERE);
    let beaten = game.unit(herons, HERE, &[("PLAI", 300), ("SILV", 9000)]);
    let third = game.unit(storks, HERE, &[("PLAI", 6), ("SILV", 900)]);
    let fought = |game: &mut Game| {
        game.order(owls, &format!("unit {own}\nattack {beaten}"));
        game.order(herons, &format!("unit {beaten}\nattack {third}"));
        game.run();
    };
    let game = month(&game, fought, |game| game.place_of(beaten).is_some());
    assert_eq!(battles(&game, owls).len(), 1);
    assert_eq!(game.codes(herons, beaten), ["already_fought"]);
}

#[test]
fn c3_a_mounted_head_suffices_to_catch_and_in_a_building_nobody_rides_away() {
    use atlantis::turn::can_catch;
    let (mut game, owls, herons) = two();
    let hunter = game.unit(owls, HERE, &[("LEAD", 5), ("HORS", 1)]);
    let prey = game.unit(herons, HERE, &[("LEAD", 2), ("HORS", 2)]);
    let catches = |game: &Game| {
        let [one, other] = [hunter, prey].map(|unit| game.of_unit(unit).clone());
        can_catch(&game.content, &one, &other)
    };
    game.knows(prey, "RIDI", 4);
    game.knows(hunter, "RIDI", 2);
    assert!(!catches(&game), "3 against 2: horses carry no more than 3");
    game.knows(hunter, "RIDI", 5);
    assert!(catches(&game), "3 against 3");
    game.unit_mut(prey).stock.set(item("WING"), 2);
    assert!(!catches(&game), "4 in the air against 3");
    let tower = game.structure(HERE, "Tower", 0);
    game.inside(prey, tower);
    assert!(catches(&game));
}
