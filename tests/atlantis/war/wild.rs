//! The Guard and the Creatures.

use std::collections::BTreeMap;

use atlantis::content::Haunt;
use atlantis::world::{FactionId, RegionId, UnitId};

use super::{HERE, battles, host, units};
use crate::kit::{Game, two};

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

/// A world in which many Creatures are born.
fn teeming() -> Game {
    let (mut game, owls, _) = two();
    game.content.settings.creatures = 1000;
    game.unit(owls, (4, 4), &[("LEAD", 1), ("SILV", 90_000)]);
    game
}

/// Where each group is.
fn groups(game: &Game) -> BTreeMap<UnitId, RegionId> {
    let all = game.world.all_regions().flat_map(|(id, region)| {
        let wild = region.units.iter().filter(|unit| unit.faction == FactionId::CREATURES);
        wild.map(move |unit| (unit.id, id))
    });
    all.collect()
}

#[test]
fn x43_creatures_are_born_on_their_own_ground() {
    let mut game = teeming();
    for _ in 0..60 {
        game.run();
        for region in game.world.regions.iter() {
            let sea = region.terrain == game.content.known.ocean;
            let wild = region.units.iter().filter(|unit| unit.faction == FactionId::CREATURES);
            let kinds = wild.flat_map(|unit| unit.stock.iter());
            for kind in kinds.filter_map(|(item, _)| game.content.creature(item)) {
                assert!(kind.haunt != Haunt::Land || !sea, "land creatures stay on land");
                assert!(kind.haunt != Haunt::Sea || sea);
            }
        }
    }
    assert!(!groups(&game).is_empty());
}

#[test]
fn x44_groups_roam_to_neighbours_and_those_in_lairs_stay() {
    let mut game = teeming();
    let lair = game.structure((4, 2), "Ruin", 0);
    let home = game.unit(2, (4, 2), &[("OGRE", 2)]);
    game.inside(home, lair);
    let (mut moved, mut stayed) = (0, 0);
    for _ in 0..60 {
        let before = groups(&game);
        game.run();
        for (unit, to) in groups(&game) {
            let Some(from) = before.get(&unit) else { continue };
            assert!(to.0 != 0, "never into the Nexus");
            let places = [*from, to].map(|id| game.world.region(id).place);
            assert!(game.world.grid.distance(places[0], places[1]) <= 1);
            if *from == to { stayed += 1 } else { moved += 1 }
        }
    }
    assert!(game.place_of(home).is_none_or(|(region, _)| region == game.id(4, 2)));
    let of_hundred = 100 * moved / (moved + stayed);
    assert!((20..=40).contains(&of_hundred), "33 of 100 move: {of_hundred}");
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
fn x40_a_beaten_guard_that_lives_goes_on_guard_again() {
    let (mut game, _, _) = two();
    game.village(HERE, 4000);
    let guard = game.unit(1, HERE, &[("PLAI", 40)]);
    game.run();
    let here = game.region(2, 2).units.iter();
    let guards: Vec<_> = here.filter(|unit| unit.faction == FactionId::GUARD).collect();
    assert!(guards.len() == 1 && guards[0].id.0 == guard && guards[0].flags.guard);
}
