//! Battles of a month: who attacks, who joins, what becomes of them (C-2 to C-14, C-60 to C-64, X-41, X-45).

use crate::kit::{Game, item, two};
use atlantis::report::Battle;
use atlantis::world::{Attitude, FactionId, Spoils};

const HERE: (u16, u16) = (2, 2);

fn battles(game: &Game, faction: u32) -> &[Battle] {
    &game.report(faction).battles
}

fn feels(game: &mut Game, of: u32, towards: u32, attitude: Attitude) {
    let faction = game.faction_mut(of);
    faction.attitudes.declared.insert(FactionId(towards), attitude);
}

/// The numbers of a side's units.
fn units(side: &atlantis::report::SideSeen) -> Vec<u32> {
    side.units.iter().map(|unit| unit.number).collect()
}

/// A hundred swordsmen who lead well.
fn host(game: &mut Game, who: u32, at: (u16, u16)) -> u32 {
    let unit = game.unit(who, at, &[("LEAD", 100), ("SWOR", 100), ("SILV", 2000)]);
    game.knows(unit, "COMB", 3);
    game.knows(unit, "TACT", 3);
    unit
}

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
    feels(&mut game, owls, herons, Attitude::Ally);
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
fn c3_z27_catching() {
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
    game.unit_mut(prey).flags.reveal = atlantis::world::Reveal::Faction;
    feels(&mut game, owls, herons, Attitude::Hostile);
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
        feels(&mut game, owls, herons, declared);
        game.run();
        battles(&game, owls).len()
    };
    assert_eq!(tried(Attitude::Neutral, Attitude::Hostile), 0, "it does not know whose they are");
    assert_eq!(tried(Attitude::Hostile, Attitude::Neutral), 1);
    assert_eq!(tried(Attitude::Hostile, Attitude::Friendly), 0, "they prove who they are");
}

#[test]
fn c10_c11_who_stands_there_joins_but_the_shy_do_not() {
    let (mut game, owls, herons) = two();
    let storks = game.faction("Storks");
    let own = host(&mut game, owls, HERE);
    let mate = game.unit(owls, HERE, &[("PLAI", 2)]);
    let shy = game.unit(owls, HERE, &[("PLAI", 2)]);
    let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
    let hidden_shy = game.unit(herons, HERE, &[("PLAI", 2)]);
    let seen_shy = game.unit(herons, HERE, &[("PLAI", 2)]);
    let ally = game.unit(storks, HERE, &[("PLAI", 2)]);
    let ally_shy = game.unit(storks, HERE, &[("PLAI", 2)]);
    for unit in [shy, hidden_shy, seen_shy, ally_shy] {
        game.unit_mut(unit).flags.avoid = true;
    }
    game.unit_mut(seen_shy).flags.reveal = atlantis::world::Reveal::Faction;
    feels(&mut game, storks, herons, Attitude::Ally);
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    let battle = &battles(&game, owls)[0];
    assert_eq!(units(&battle.attackers), [own, mate]);
    assert_eq!(units(&battle.defenders), [prey, seen_shy, ally]);
}

#[test]
fn c12_help_comes_from_next_door_unless_it_holds_or_is_not_wanted() {
    let tried = |change: fn(&mut Game, u32, u32)| {
        let (mut game, owls, herons) = two();
        let own = host(&mut game, owls, HERE);
        let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
        let near = game.unit(herons, (2, 4), &[("PLAI", 2)]);
        change(&mut game, prey, near);
        game.month(owls, &format!("unit {own}\nattack {prey}"));
        let came = units(&battles(&game, owls)[0].defenders) == [prey, near];
        (came, game.place_of(near).is_none_or(|(region, _)| region == game.id(2, 4)))
    };
    assert_eq!(tried(|_, _, _| ()), (true, true), "it comes, and does not move");
    assert_eq!(tried(|game, _, near| game.unit_mut(near).flags.hold = true), (false, true));
    assert_eq!(tried(|game, _, near| game.unit_mut(near).flags.avoid = true), (false, true));
    assert_eq!(tried(|game, prey, _| game.unit_mut(prey).flags.noaid = true), (false, true));
    assert!(
        !tried(|game, _, near| {
            game.unit_mut(near).stock.put(item("STON"), 90);
        })
        .0,
        "laden"
    );
}

#[test]
fn c62_winners_with_losses_stay_and_losers_lose_their_guard() {
    let (mut game, owls, herons) = two();
    let own = game.unit(owls, HERE, &[("PLAI", 100), ("SWOR", 100), ("SILV", 5000)]);
    game.knows(own, "COMB", 2);
    let prey = game.unit(herons, HERE, &[("PLAI", 80), ("SPEA", 80), ("SILV", 5000)]);
    game.knows(prey, "COMB", 1);
    game.unit_mut(prey).flags.guard = true;
    game.order(herons, &format!("unit {prey}\nmove n"));
    game.order(owls, &format!("unit {own}\nattack {prey}\nmove n"));
    game.run();
    let battle = &battles(&game, owls)[0];
    assert_eq!(battle.winner.as_deref(), Some("attackers"));
    assert!(battle.attackers.lost > 0, "the test wants losses");
    assert_eq!(game.place_of(own).unwrap().0, game.id(2, 2), "it may not move");
    assert_eq!(game.codes(owls, own), ["fought_no_move"]);
    if game.place_of(prey).is_some() {
        assert!(!game.of_unit(prey).flags.guard);
        assert_eq!(game.place_of(prey).unwrap().0, game.id(2, 0), "losers may");
    }
}

#[test]
fn c60_healers_heal_with_herbs() {
    let (mut game, owls, herons) = two();
    let own = game.unit(owls, HERE, &[("PLAI", 100), ("SWOR", 100), ("SILV", 5000)]);
    game.knows(own, "COMB", 2);
    let healers = game.unit(owls, HERE, &[("LEAD", 2), ("HERB", 30), ("SILV", 500)]);
    game.knows(healers, "HEAL", 2);
    game.unit_mut(healers).flags.behind = true;
    let prey = game.unit(herons, HERE, &[("PLAI", 90), ("SPEA", 90)]);
    game.knows(prey, "COMB", 1);
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    let battle = &battles(&game, owls)[0];
    assert_eq!(battle.winner.as_deref(), Some("attackers"));
    let used = 30 - game.has(healers, "HERB");
    assert!(battle.attackers.healed > 0 && used >= battle.attackers.healed, "{used}");
    assert!(used <= 20, "2 heads × level 2 × 5");
    let left = game.of_unit(own).heads(&game.content);
    assert_eq!(left, 100 - battle.attackers.lost);
}

#[test]
fn c61_half_of_what_the_dead_had_is_found() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 10), ("SWOR", 10), ("SILV", 100), ("HORS", 3)]);
    game.knows(own, "COMB", 5);
    let silver = game.has(own, "SILV");
    game.order(owls, &format!("unit {own}\nattack {prey}"));
    game.run();
    let battle = &battles(&game, owls)[0];
    let lost = battle.defenders.lost;
    let swords = 10 * lost / 10;
    let found = game.has(own, "SWOR") - 100;
    assert!(found == swords / 2 || found == swords.div_ceil(2), "{found} of {swords}");
    let mut spoils = battle.spoils.iter();
    let spoil = spoils.find(|good| good.tag == "SWOR").map_or(0, |good| good.amount);
    assert_eq!(spoil, found, "the report says as much");
    assert!(game.has(own, "SILV") < silver + 100);
}

#[test]
fn c63_who_takes_only_what_walks_leaves_the_swords() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    game.unit_mut(own).flags.spoils = Spoils::Walk;
    game.knows(own, "COMB", 5);
    let prey = game.unit(herons, HERE, &[("PLAI", 4), ("SWOR", 40), ("HERB", 40), ("HORS", 40)]);
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    assert_eq!(battles(&game, owls)[0].defenders.lost, 4);
    assert_eq!(
        (game.has(own, "SWOR"), game.has(own, "HERB"), game.has(own, "HORS")),
        (100, 20, 20)
    );
}

#[test]
fn c5_one_battle_a_pair_of_factions() {
    let (mut game, owls, herons) = two();
    let (first, second) = (host(&mut game, owls, HERE), host(&mut game, owls, HERE));
    let one = game.unit(herons, HERE, &[("PLAI", 2)]);
    let other = game.unit(herons, HERE, &[("PLAI", 2)]);
    feels(&mut game, herons, owls, Attitude::Hostile);
    game.order(owls, &format!("unit {first}\nattack {one}\nunit {second}\nattack {other}"));
    game.order(herons, &format!("unit {one}\nattack {first}"));
    game.run();
    assert_eq!(battles(&game, owls).len(), 1);
}

#[test]
fn c64_those_who_only_stand_by_read_of_it_and_others_do_not() {
    let (mut game, owls, herons) = two();
    let (storks, cranes) = (game.faction("Storks"), game.faction("Cranes"));
    let own = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
    game.unit(storks, HERE, &[("PLAI", 1)]);
    game.unit(cranes, (4, 4), &[("PLAI", 1)]);
    game.unit_mut(own).flags.reveal = atlantis::world::Reveal::Faction;
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    let [battle] = battles(&game, storks) else { panic!("they saw it") };
    assert!(battle.attackers.units[0].faction.is_some(), "it reveals itself");
    assert!(battle.defenders.units[0].faction.is_none(), "X-3");
    assert!(battle.rounds.iter().all(|round| round.own.is_empty()));
    assert!(battles(&game, cranes).is_empty());
}

#[test]
fn x41_the_guard_defends_who_is_attacked_but_no_creatures() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let guard = game.unit(1, HERE, &[("PLAI", 5)]);
    let prey = game.unit(herons, HERE, &[("PLAI", 2)]);
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    assert_eq!(units(&battles(&game, owls)[0].defenders), [guard, prey]);
    let (mut game, owls, _) = two();
    let own = host(&mut game, owls, HERE);
    game.unit(1, HERE, &[("PLAI", 5)]);
    let ogres = game.unit(2, HERE, &[("OGRE", 2)]);
    game.month(owls, &format!("unit {own}\nattack {ogres}"));
    assert_eq!(units(&battles(&game, owls)[0].defenders), [ogres]);
}

#[test]
fn d5_what_dead_monsters_had_is_found_whole() {
    let (mut game, owls, _) = two();
    let own = host(&mut game, owls, HERE);
    let silver = game.has(own, "SILV");
    let bones = game.unit(2, HERE, &[("SKEL", 4), ("SILV", 40)]);
    game.month(owls, &format!("unit {own}\nattack {bones}"));
    assert_eq!(battles(&game, owls)[0].defenders.lost, 4);
    assert!(game.place_of(bones).is_none(), "nothing of it is left");
    let upkeep = 100 * 20;
    assert_eq!(game.has(own, "SILV"), silver + 40 - upkeep);
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
fn x45_creatures_attack_whom_they_see() {
    let mut fought = 0;
    for seed in 0..60 {
        let (mut game, owls, _) = two();
        game.world.seed = atlantis::chance::Seed::of(&format!("creatures {seed}"));
        let own = host(&mut game, owls, HERE);
        let dragon = game.unit(2, HERE, &[("DRAG", 1), ("SILV", 9000)]);
        game.run();
        if let [battle] = battles(&game, owls) {
            assert_eq!(
                (units(&battle.attackers), units(&battle.defenders)),
                (vec![dragon], vec![own])
            );
            fought += 1;
        }
    }
    assert!((8..=30).contains(&fought), "hostile in 30 of 100: {fought} of 60");
}

#[test]
fn x46_monsters_of_who_dies_wander() {
    let (mut game, owls, herons) = two();
    let own = game.unit(owls, HERE, &[("LEAD", 6), ("LBOW", 6), ("SILV", 4000)]);
    game.knows(own, "LBOW", 5);
    let mage = game.unit(herons, HERE, &[("LEAD", 1), ("SKEL", 6), ("SILV", 50)]);
    game.knows(mage, "NECR", 1);
    game.knows(mage, "SUSK", 1);
    // They may all die, too: tried until the mage alone did.
    for seed in 0..60 {
        game.world.seed = atlantis::chance::Seed::of(&format!("loose {seed}"));
        let mut one = game.clone();
        one.month(owls, &format!("unit {own}\nattack {mage}"));
        let bones = item("SKEL");
        let here = &one.region(HERE.0, HERE.1).units;
        let wild = here.iter().find(|unit| unit.faction == FactionId::CREATURES);
        if let Some(wild) = wild {
            assert!(one.place_of(mage).is_none(), "the mage is dead");
            assert!(wild.stock.of(bones) > 0 && wild.skills.is_empty());
            return;
        }
    }
    panic!("in sixty battles the mage never died alone");
}

/// A host of the Herons on guard to the north, which treats Owls as Unfriendly.
fn guarded(fit: u32) -> (Game, u32, u32, u32, u32) {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let guard = game.unit(herons, (2, 0), &[("PLAI", fit), ("SILV", 5000)]);
    game.knows(guard, "COMB", 1);
    game.knows(guard, "OBSE", 1);
    game.unit_mut(guard).flags.guard = true;
    game.unit_mut(own).flags.reveal = atlantis::world::Reveal::Faction;
    feels(&mut game, herons, owls, Attitude::Unfriendly);
    (game, owls, herons, own, guard)
}

#[test]
fn z32_entry() {
    let (mut game, owls, _, own, guard) = guarded(1);
    game.month(owls, &format!("unit {own}\nmove n"));
    assert_eq!(game.codes(owls, own), ["denied"]);
    assert!(battles(&game, owls).is_empty());
    game.month(owls, &format!("unit {own}\nadvance n"));
    let [battle] = battles(&game, owls) else { panic!("with ADVANCE a battle") };
    assert_eq!((units(&battle.attackers), units(&battle.defenders)), (vec![own], vec![guard]));
    assert_eq!(battle.winner.as_deref(), Some("attackers"));
    assert_eq!(game.place_of(own).unwrap().0, game.id(2, 0), "in");
}

#[test]
fn m23_who_loses_goes_back() {
    let (mut game, owls, herons, _, guard) = guarded(1);
    let weak = game.unit(owls, (2, 4), &[("PLAI", 6), ("SILV", 500)]);
    let strong = host(&mut game, herons, (2, 2));
    game.unit_mut(strong).flags.guard = true;
    game.knows(strong, "OBSE", 1);
    game.unit_mut(weak).flags.reveal = atlantis::world::Reveal::Faction;
    let own = game.region(2, 2).units[0].id.0;
    game.unit_mut(own).flags.avoid = true;
    game.month(owls, &format!("unit {weak}\nadvance n n"));
    let [battle] = battles(&game, owls) else { panic!("a battle") };
    assert_eq!(battle.winner.as_deref(), Some("defenders"));
    if let Some((region, _)) = game.place_of(weak) {
        assert_eq!(region, game.id(2, 4), "back, and stopped");
        assert_eq!(game.events(owls, "retreated").len(), 1);
    }
    let _ = guard;
}

#[test]
fn m24_an_allys_guard_is_not_attacked() {
    let (mut game, owls, herons, own, _) = guarded(1);
    feels(&mut game, owls, herons, Attitude::Ally);
    game.month(owls, &format!("unit {own}\nadvance n"));
    assert_eq!(game.codes(owls, own), ["ally"]);
    assert!(battles(&game, owls).is_empty());
}

#[test]
fn c62_who_lost_may_not_advance() {
    let (mut game, owls, herons) = two();
    let own = game.unit(owls, HERE, &[("PLAI", 40), ("SILV", 500)]);
    let strong = host(&mut game, herons, HERE);
    game.order(herons, &format!("unit {strong}\nattack {own}"));
    game.order(owls, &format!("unit {own}\nadvance n"));
    game.run();
    if game.place_of(own).is_some() {
        assert_eq!(game.codes(owls, own), ["already_fought"]);
    }
}

#[test]
fn z31_two_attackers() {
    let (mut game, owls, herons) = two();
    let storks = game.faction("Storks");
    let prey = host(&mut game, herons, (2, 2));
    game.unit_mut(prey).flags.reveal = atlantis::world::Reveal::Faction;
    for faction in [owls, storks] {
        feels(&mut game, faction, herons, Attitude::Hostile);
    }
    let first = host(&mut game, owls, (2, 4));
    let mut apart = game.clone();
    let second = host(&mut game, storks, (2, 4));
    let other = host(&mut apart, storks, (2, 0));
    for game in [&mut game, &mut apart] {
        game.order(owls, &format!("unit {first}\nmove n"));
    }
    game.order(storks, &format!("unit {second}\nmove n"));
    apart.order(storks, &format!("unit {other}\nmove s"));
    game.run();
    apart.run();
    assert_eq!(battles(&game, herons).len(), 1, "both come from one region");
    let fought = battles(&apart, herons).len();
    assert!((1..=2).contains(&fought), "from two: one after the other, {fought}");
    assert_eq!(units(&battles(&apart, herons)[0].attackers).len(), 1);
}

#[test]
fn c6_who_stands_there_attacks_who_comes() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, (2, 4));
    game.unit_mut(own).flags.reveal = atlantis::world::Reveal::Faction;
    let other = game.unit(herons, (2, 2), &[("PLAI", 4)]);
    feels(&mut game, herons, owls, Attitude::Hostile);
    game.month(owls, &format!("unit {own}\nmove n n"));
    let [battle] = battles(&game, owls) else { panic!("one battle") };
    assert_eq!((units(&battle.attackers), units(&battle.defenders)), (vec![other], vec![own]));
}

#[test]
fn m34_ships_that_meet_fight_at_once() {
    let (mut game, owls, herons) = two();
    game.terrain(6, 2, "ocean");
    let boats = [(owls, (7, 1)), (herons, (7, 3))].map(|(who, at)| {
        let boat = game.structure(at, "Longboat", 0);
        let unit = game.unit(who, at, &[("LEAD", 5), ("SWOR", 5), ("SILV", 500)]);
        game.knows(unit, "SAIL", 5);
        game.knows(unit, "OBSE", 3);
        game.inside(unit, boat);
        unit
    });
    feels(&mut game, owls, herons, Attitude::Hostile);
    game.month(owls, &format!("unit {}\nsail s s", boats[0]));
    assert_eq!(battles(&game, owls).len(), 1, "{:?}", game.errors(owls));
}

#[test]
fn x15_murder_is_told_only_of_the_dead() {
    let (mut game, owls, herons) = two();
    let knife = game.unit(owls, HERE, &[("LEAD", 1), ("SWOR", 1), ("SILV", 500)]);
    game.knows(knife, "STEA", 3);
    game.knows(knife, "COMB", 5);
    let prey = game.unit(herons, HERE, &[("PLAI", 10), ("SILV", 1000)]);
    game.month(owls, &format!("unit {knife}\nassassinate {prey}"));
    assert_eq!(game.events(owls, "murder_done").len(), 1, "{:?}", game.report(owls).events);
    let [told] = game.events(herons, "murdered")[..] else { panic!("one event") };
    assert!(!told.text.contains(&format!("({knife})")), "not who it was: {}", told.text);
    assert_eq!(game.of_unit(prey).heads(&game.content), 9);
    assert!(battles(&game, herons).is_empty() && game.shown(herons, knife).is_none());
}

#[test]
fn x15_who_is_seen_does_nothing() {
    let (mut game, owls, herons) = two();
    let knife = game.unit(owls, HERE, &[("LEAD", 1), ("SWOR", 1), ("SILV", 500)]);
    let prey = game.unit(herons, HERE, &[("PLAI", 10), ("SILV", 1000)]);
    game.month(owls, &format!("unit {knife}\nassassinate {prey}"));
    assert_eq!(game.of_unit(prey).heads(&game.content), 10);
    assert_eq!(game.events(herons, "murder_seen").len(), 1);
    assert_eq!(game.events(owls, "murder_failed").len(), 1);
}

#[test]
fn x15_creatures_have_nobody_to_murder() {
    let (mut game, owls, _) = two();
    let knife = game.unit(owls, HERE, &[("LEAD", 1), ("SWOR", 1), ("SILV", 500)]);
    game.knows(knife, "STEA", 5);
    let ogres = game.unit(2, HERE, &[("OGRE", 2)]);
    game.month(owls, &format!("unit {knife}\nassassinate {ogres}"));
    let told = game.events(owls, "murder_failed");
    assert!(told.len() == 1 && told[0].text.contains("no people"), "{told:?}");
}

#[test]
fn c71_the_victim_may_win() {
    let (mut game, owls, herons) = two();
    let knife = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 40)]);
    game.knows(knife, "STEA", 2);
    let prey = game.unit(herons, HERE, &[("LEAD", 1), ("RUNE", 1), ("CLOA", 1), ("SILV", 1000)]);
    game.knows(prey, "COMB", 5);
    game.month(owls, &format!("unit {knife}\nassassinate {prey}"));
    assert!(game.place_of(knife).is_none(), "the knife is dead");
    let told = game.events(herons, "murder_seen")[0];
    assert!(told.text.contains(&format!("({knife})")), "{}", told.text);
}

#[test]
fn x42_peace_in_the_starting_cities_is_a_setting() {
    let (mut game, owls, herons) = two();
    game.content.settings.peace_city = true;
    game.village(HERE, 4000);
    let dwelling = game.region_mut(2, 2).dwelling.as_mut().unwrap();
    dwelling.settlement.as_mut().unwrap().start = true;
    let own = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 10), ("SILV", 1000)]);
    game.month(owls, &format!("unit {own}\nattack {prey}"));
    assert_eq!(game.codes(owls, own), ["peace_city"]);
}

#[test]
fn x40_cities_raise_a_guard_where_nobody_else_is_on_guard() {
    let (mut game, owls, _) = two();
    game.village(HERE, 4000);
    game.village((4, 4), 4000);
    game.village((4, 2), 300);
    let own = host(&mut game, owls, (4, 4));
    game.unit_mut(own).flags.guard = true;
    game.run();
    let guards = |x, y| {
        let of = game.region(x, y).units.iter().filter(|unit| unit.faction == FactionId::GUARD);
        of.map(|unit| (unit.heads(&game.content), unit.flags.guard)).collect::<Vec<_>>()
    };
    let size = game.region(2, 2).dwelling.as_ref().unwrap().settlement.as_ref().unwrap().size;
    assert!(guards(2, 2).iter().all(|(heads, guard)| heads.abs_diff(size / 40) <= 2 && *guard));
    assert_eq!((guards(2, 2).len(), guards(4, 4).len(), guards(4, 2).len()), (1, 0, 0));
}

#[test]
fn x43_x44_creatures_are_born_and_roam_on_their_own_ground() {
    let (mut game, owls, _) = two();
    game.content.settings.creatures = 1000;
    game.unit(owls, (4, 4), &[("LEAD", 1), ("SILV", 90_000)]);
    let mut moved = false;
    let mut before = std::collections::BTreeMap::new();
    for _ in 0..60 {
        game.run();
        let mut now = std::collections::BTreeMap::new();
        for (id, region) in game.world.all_regions() {
            let sea = region.terrain == game.content.known.ocean;
            for unit in region.units.iter().filter(|unit| unit.faction == FactionId::CREATURES) {
                let kinds = unit.stock.iter().filter_map(|(item, _)| game.content.creature(item));
                for kind in kinds {
                    let at_sea = kind.haunt != atlantis::content::Haunt::Land;
                    assert!(at_sea || !sea, "land creatures stay on land");
                    assert!(kind.haunt != atlantis::content::Haunt::Sea || sea);
                }
                assert!(id.0 != 0, "never in the Nexus");
                moved |= before.get(&unit.id).is_some_and(|was| *was != id);
                now.insert(unit.id, id);
            }
        }
        before = now;
    }
    assert!(!before.is_empty() && moved);
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
    let beaten = game.unit(herons, HERE, &[("PLAI", 60), ("SILV", 900)]);
    let third = game.unit(storks, HERE, &[("PLAI", 6), ("SILV", 900)]);
    game.order(owls, &format!("unit {own}\nattack {beaten}"));
    game.order(herons, &format!("unit {beaten}\nattack {third}"));
    game.run();
    assert_eq!(battles(&game, owls).len(), 1);
    if game.place_of(beaten).is_some() {
        assert_eq!(game.codes(herons, beaten), ["already_fought"]);
    }
}

#[test]
fn z25_healing() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..80 {
        let (mut game, owls, herons) = two();
        game.world.seed = atlantis::chance::Seed::of(&format!("healing {seed}"));
        let own = game.unit(owls, HERE, &[("PLAI", 60), ("SWOR", 60), ("SILV", 5000)]);
        game.knows(own, "COMB", 1);
        let healer = game.unit(owls, HERE, &[("LEAD", 1), ("HERB", 3), ("SILV", 500)]);
        game.knows(healer, "HEAL", 1);
        game.unit_mut(healer).flags.behind = true;
        let prey = game.unit(herons, HERE, &[("PLAI", 50), ("SPEA", 50)]);
        game.knows(prey, "COMB", 1);
        game.month(owls, &format!("unit {own}\nattack {prey}"));
        let battle = &battles(&game, owls)[0];
        let fell = battle.attackers.lost + battle.attackers.healed;
        if battle.winner.as_deref() == Some("attackers") && fell >= 3 {
            assert_eq!(game.has(healer, "HERB"), 0, "3 attempts, 3 herbs");
            assert!(battle.attackers.healed <= 3);
            seen.insert(battle.attackers.healed);
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3], "each attempt by a coin");
}

#[test]
fn z26_spoils() {
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..1_500 {
        let (mut game, owls, herons) = two();
        game.world.seed = atlantis::chance::Seed::of(&format!("spoils {seed}"));
        let [six, four] = [6, 4].map(|heads| {
            let unit = game.unit(owls, HERE, &[("LEAD", heads), ("PARM", heads), ("SWOR", heads)]);
            game.knows(unit, "COMB", 2);
            unit
        });
        game.unit_mut(four).flags.spoils = Spoils::Walk;
        let prey =
            game.unit(herons, HERE, &[("PLAI", 10), ("SWOR", 10), ("SILV", 100), ("HORS", 3)]);
        let before = game.world.clone();
        game.month(owls, &format!("unit {six}\nattack {prey}"));
        let battle = &battles(&game, owls)[0];
        if battle.attackers.lost > 0 || battle.defenders.lost != 7 {
            continue;
        }
        let events = game.events(owls, "battle");
        let got = |unit: u32, tag: &str| {
            let event = events.iter().find(|event| event.unit == Some(unit)).unwrap();
            let all = event.data["found"].as_array().cloned().unwrap_or_default();
            let good = all.into_iter().find(|good| good["tag"] == tag);
            good.map_or(0, |good| good["amount"].as_u64().unwrap())
        };
        let swords = got(six, "SWOR");
        assert!(swords == 3 || swords == 4, "half of 7, the odd one by a coin: {swords}");
        assert_eq!(got(four, "SWOR"), 0, "swords do not walk");
        assert_eq!((got(six, "SILV"), got(four, "SILV")), (21, 14));
        assert_eq!((got(six, "HORS"), got(four, "HORS")), (1, 0));
        found.insert(swords);
        drop(before);
        if found.len() == 2 {
            return;
        }
    }
    panic!("both sides of the coin were wanted: {found:?}");
}

#[test]
fn g80_magical_healing_takes_no_herbs() {
    let mut healed = 0;
    for seed in 0..20 {
        let (mut game, owls, herons) = two();
        game.world.seed = atlantis::chance::Seed::of(&format!("magic {seed}"));
        let own = game.unit(owls, HERE, &[("PLAI", 60), ("SWOR", 60), ("SILV", 5000)]);
        game.knows(own, "COMB", 1);
        let mage = game.unit(owls, HERE, &[("LEAD", 1), ("HERB", 3), ("SILV", 500)]);
        game.knows(mage, "MHEA", 5);
        game.unit_mut(mage).flags.behind = true;
        let prey = game.unit(herons, HERE, &[("PLAI", 50), ("SPEA", 50)]);
        game.knows(prey, "COMB", 1);
        game.month(owls, &format!("unit {own}\nattack {prey}"));
        let battle = &battles(&game, owls)[0];
        assert_eq!(game.has(mage, "HERB"), 3);
        if battle.winner.as_deref() == Some("attackers") {
            healed += battle.attackers.healed;
        }
    }
    assert!(healed > 20, "9 of 10 at level 5: {healed}");
}

#[test]
fn x4_sight_is_passed_on_to_nobody() {
    let (mut game, owls, herons) = two();
    for (one, other) in [(owls, herons), (herons, owls)] {
        feels(&mut game, one, other, Attitude::Ally);
    }
    let storks = game.faction("Storks");
    let hidden = game.unit(storks, HERE, &[("LEAD", 1), ("SILV", 200)]);
    game.knows(hidden, "STEA", 1);
    game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 200)]);
    let eye = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 200)]);
    game.knows(eye, "OBSE", 2);
    game.run();
    assert!(game.shown(herons, hidden).is_some() && game.shown(owls, hidden).is_none());
}

#[test]
fn x31_the_guard_of_a_city_denies_nobody_and_creatures_do_not_guard() {
    let (mut game, owls, _) = two();
    let own = game.unit(owls, (2, 4), &[("PLAI", 2), ("SILV", 200)]);
    let guard = game.unit(1, HERE, &[("PLAI", 40)]);
    game.unit_mut(guard).flags.guard = true;
    game.month(owls, &format!("unit {own}\nmove n"));
    assert_eq!(game.place_of(own).unwrap().0, game.id(2, 2));
}

#[test]
fn f14_npcs_pay_no_upkeep_and_take_part_in_no_quota() {
    let (mut game, _, _) = two();
    let guard = game.unit(1, HERE, &[("PLAI", 40)]);
    let group = game.unit(2, (4, 4), &[("OGRE", 2), ("SILV", 600)]);
    game.content.settings.creatures = 0;
    for _ in 0..6 {
        game.run();
    }
    assert_eq!(game.of_unit(guard).heads(&game.content), 40);
    assert_eq!(game.has(group, "SILV"), 600);
    assert!(!game.reports.contains_key(&1) && !game.reports.contains_key(&2), "no report");
}

#[test]
fn x47_what_creatures_carry_is_seen_by_nobody() {
    let (mut game, owls, _) = two();
    let own = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 200)]);
    game.unit_mut(own).flags.avoid = true;
    game.knows(own, "OBSE", 5);
    let group = game.unit(2, HERE, &[("OGRE", 2), ("SILV", 600), ("HERB", 1), ("SWOR", 3)]);
    let report = atlantis::turn::report(&game.content, &game.world, FactionId(owls)).unwrap();
    let text = serde_json::to_string(&report).unwrap();
    let shown = report.regions[0].units.iter().find(|unit| unit.number == group).unwrap();
    assert!(shown.goods.iter().all(|good| good.tag == "OGRE"), "{:?}", shown.goods);
    assert!(!text.contains("600"), "{text}");
}

#[test]
fn c65_lines_name_so_many_units_and_the_json_all() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let first = game.unit(herons, HERE, &[("PLAI", 1)]);
    for _ in 0..4_000 {
        game.unit(herons, HERE, &[("PLAI", 1)]);
    }
    game.month(owls, &format!("unit {own}\nattack {first}"));
    let battle = &battles(&game, owls)[0];
    assert_eq!(battle.defenders.units.len(), 4_001);
    let named = |line: &&String| line.contains("plainsman [PLAI]");
    assert_eq!(battle.lines.iter().filter(named).count(), 4_000);
}

#[test]
fn u7_a_murder_leaves_units_alone_that_are_being_formed() {
    let (mut game, owls, herons) = two();
    let knife = game.unit(owls, HERE, &[("LEAD", 1), ("SWOR", 1), ("SILV", 500)]);
    game.knows(knife, "STEA", 3);
    game.knows(knife, "COMB", 5);
    let prey = game.unit(herons, HERE, &[("PLAI", 10), ("SILV", 5000)]);
    game.sells(HERE, "PLAI", 50, 60);
    game.order(owls, &format!("unit {knife}\nassassinate {prey}"));
    let form = "give new 1 500 silver\nform 1\nbuy 2 plainsmen\nend";
    game.order(herons, &format!("unit {prey}\n{form}"));
    game.run();
    assert_eq!(game.events(owls, "murder_done").len(), 1);
    let formed = game.youngest(herons);
    assert!(formed != prey && game.of_unit(formed).heads(&game.content) == 2);
}

#[test]
fn x40_a_beaten_guard_that_lives_goes_on_guard_again() {
    let (mut game, _, _) = two();
    game.village(HERE, 4000);
    let guard = game.unit(1, HERE, &[("PLAI", 40)]);
    game.run();
    let here = game.region(2, 2).units.iter();
    let guards: Vec<_> = here.filter(|unit| unit.faction == FactionId::GUARD).collect();
    assert!(guards.len() == 1 && guards[0].id.0 == guard && guards[0].flags.guard);
}

#[test]
fn c62_winners_with_losses_do_not_sail() {
    let (mut game, owls, herons) = two();
    let sea = (7, 3);
    let boat = game.structure(sea, "Longboat", 0);
    let own = game.unit(owls, sea, &[("LEAD", 8), ("SWOR", 8), ("SILV", 900)]);
    game.knows(own, "SAIL", 3);
    game.knows(own, "COMB", 2);
    game.inside(own, boat);
    let other = game.structure(sea, "Longboat", 0);
    let prey = game.unit(herons, sea, &[("LEAD", 7), ("SWOR", 7), ("SILV", 900)]);
    game.inside(prey, other);
    for seed in 0..60 {
        let mut one = game.clone();
        one.world.seed = atlantis::chance::Seed::of(&format!("sail {seed}"));
        one.month(owls, &format!("unit {own}\nattack {prey}\nsail n"));
        let battle = &battles(&one, owls)[0];
        if battle.winner.as_deref() == Some("attackers") && battle.attackers.lost > 0 {
            assert!(one.codes(owls, own).contains(&"fought_no_move"));
            return;
        }
    }
    panic!("never won with losses");
}

#[test]
fn c64_who_does_not_fight_is_not_named() {
    let (mut game, owls, herons) = two();
    let own = host(&mut game, owls, HERE);
    let prey = game.unit(herons, HERE, &[("PLAI", 4)]);
    let empty = game.unit(herons, HERE, &[("WOLF", 1)]);
    game.unit_mut(empty).flags.reveal = atlantis::world::Reveal::Faction;
    game.month(owls, &format!("unit {own}\nattack {empty}"));
    let battle = &battles(&game, owls)[0];
    assert_eq!(units(&battle.defenders), [prey]);
    assert!(battle.lines[0].contains(&format!("({prey})")), "{}", battle.lines[0]);
}
