//! Spells of travel: G-8, G-40 to G-44.

use atlantis::world::{Attitude, FactionId, Gate, Level, Place, RegionId};
use game::Chance;

use super::{HERE, alone, at, dice, gate, mage};
use crate::kit::{Game, item, two};

#[test]
fn g40_gate_lore_by_levels() {
    let (mut game, owls, unit) = alone(&[("GATE", 1)]);
    for (place, number) in [(HERE, 7), ((4, 4), 9)] {
        gate(&mut game, place, number);
    }
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 9"));
    assert_eq!(game.codes(owls, unit), ["skill_too_low"]);
    game.unit_mut(unit).stock.set(item("SILV"), 900);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(at(&game, unit), (4, 4));
    let jumped = game.events(owls, "jumped")[0];
    assert_eq!((jumped.data["gate"].as_u64(), jumped.phase.as_str()), (Some(0), "11.1"));
    game.knows(unit, "GATE", 2);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    let jumped = game.events(owls, "jumped")[0];
    assert_eq!((jumped.data["gate"].as_u64(), jumped.data["other"].as_u64()), (Some(9), Some(7)));
    game.knows(unit, "GATE", 3);
    gate(&mut game, (6, 6), 1);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 1"));
    assert_eq!(at(&game, unit), (6, 6));
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 1"));
    assert_eq!(game.codes(owls, unit), ["out_of_range"], "one is there already");
    game.region_mut(6, 6).gate = None;
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(game.codes(owls, unit), ["no_gate"]);
}

#[test]
fn g40_a_random_gate_is_any_other_by_lot() {
    let places = [(0, 0), (4, 4), (6, 6), (0, 4)];
    let mut seen = std::collections::BTreeSet::new();
    for turn in 0..40 {
        let (mut game, owls, unit) = alone(&[("GATE", 1)]);
        game.world.turn = turn;
        gate(&mut game, HERE, 5);
        for (place, number) in places.into_iter().zip(1..) {
            gate(&mut game, place, number);
        }
        let drawn = dice(&game, "11.1", unit).roll(4);
        game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
        assert_eq!(at(&game, unit), places[drawn as usize - 1]);
        seen.insert(at(&game, unit));
    }
    assert_eq!(seen.len(), 4);
}

/// A region of the underworld with a gate.
fn below(game: &mut Game, number: u32) -> RegionId {
    let place = Place { level: Level::Underworld, y: 0, x: 0 };
    let mut region = game.region(2, 2).clone();
    region.place = place;
    region.units.clear();
    region.gate = Some(Gate { number });
    game.world.regions.push(region);
    game.world.at(place).unwrap()
}

#[test]
fn g8_g40_only_level_5_jumps_to_other_levels() {
    let (mut game, owls, unit) = alone(&[("GATE", 4)]);
    gate(&mut game, HERE, 1);
    let below = below(&mut game, 2);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 2"));
    assert_eq!(game.codes(owls, unit), ["out_of_range"]);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(game.codes(owls, unit), ["out_of_range"], "there is no other in reach");
    game.knows(unit, "GATE", 5);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 2"));
    assert_eq!(game.place_of(unit).unwrap().0, below);
}

#[test]
fn z33_gate() {
    for (level, goods, goes) in [(2, 50, true), (2, 55, false), (1, 5, true), (1, 6, false)] {
        let (mut game, owls, unit) = alone(&[("GATE", level)]);
        gate(&mut game, HERE, 1);
        gate(&mut game, (4, 4), 2);
        let friend = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90), ("SWOR", goods)]);
        game.month(owls, &format!("unit {unit}\ncast gate_lore random units {friend}"));
        assert_eq!(at(&game, friend) == (4, 4), goes, "{level} {goods}");
        assert_eq!(at(&game, unit), at(&game, friend));
        assert_eq!(game.codes(owls, unit), if goes { vec![] } else { vec!["too_heavy"] });
    }
}

#[test]
fn g40_who_goes_along_is_willing() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("GATE", 2)]);
    gate(&mut game, HERE, 1);
    gate(&mut game, (4, 4), 2);
    let other = game.unit(herons, HERE, &[("PLAI", 1), ("SILV", 500)]);
    let cast = format!("unit {unit}\ncast gate_lore random units {other} {other}");
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_friendly"]);
    game.knows(other, "STEA", 1);
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_visible"], "as if nobody was there");
    game.faction_mut(herons).attitudes.declared.insert(FactionId(owls), Attitude::Friendly);
    game.month(owls, &cast);
    assert_eq!((at(&game, unit), at(&game, other)), ((4, 4), (4, 4)));
    assert_eq!(game.events(herons, "jumped")[0].data["gate"], 0, "a friend is told no number");
    assert_eq!(game.events(owls, "jumped").len(), 1);
}

#[test]
fn g41_out_of_the_nexus_one_jumps_at_random() {
    let (mut game, owls, _) = alone(&[]);
    let nexus = game.world.at(Place { level: Level::Nexus, y: 0, x: 0 }).unwrap();
    let unit = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 90)]);
    game.knows(unit, "GATE", 3);
    game.points(unit, "FORC", 1);
    let _ = below(&mut game, 1);
    gate(&mut game, (4, 4), 2);
    game.month(owls, &format!("unit {unit}\ncast gate_lore gate 2"));
    assert_eq!(game.codes(owls, unit), ["no_gate"]);
    game.month(owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(at(&game, unit), (4, 4));
}

#[test]
fn g42_teleportation() {
    let (mut game, owls, unit) = alone(&[("TELE", 1)]);
    game.unit_mut(unit).stock.set(item("SWOR"), 15);
    for (words, code) in [
        ("region 7 3", "into_ocean"),
        ("region 90 4", "out_of_range"),
        ("region 3 4", "out_of_range"),
    ] {
        game.month(owls, &format!("unit {unit}\ncast teleportation {words}"));
        assert_eq!(game.codes(owls, unit), [code], "{words}");
    }
    game.month(owls, &format!("unit {unit}\ncast teleportation region 6 6"));
    assert_eq!(at(&game, unit), (6, 6), "four steps, with 15 weight");
    game.unit_mut(unit).stock.set(item("SWOR"), 16);
    game.month(owls, &format!("unit {unit}\ncast teleportation region 2 2"));
    assert_eq!(game.codes(owls, unit), ["too_heavy"]);
}

#[test]
fn g42_teleportation_reaches_four_steps_a_level() {
    let (mut game, owls, unit) = alone(&[("TELE", 1)]);
    // The small world is eight columns around: five rows down lie beyond four steps.
    let far = (2, 12);
    let mut region = game.region(2, 2).clone();
    region.place.y = far.1;
    region.units.clear();
    game.world.grid.height = 16;
    game.world.regions.push(region);
    game.month(owls, &format!("unit {unit}\ncast teleportation region {} {}", far.0, far.1));
    assert_eq!(game.codes(owls, unit), ["out_of_range"]);
    game.knows(unit, "TELE", 2);
    game.month(owls, &format!("unit {unit}\ncast teleportation region {} {}", far.0, far.1));
    assert_eq!(at(&game, unit), far);
}

#[test]
fn g43_portal_lore() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("PORT", 1)]);
    let other = mage(&mut game, herons, (4, 4), &[]);
    let (a, b) = (
        game.unit(owls, HERE, &[("PLAI", 4), ("SILV", 500)]),
        game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90)]),
    );
    let cast = format!("unit {unit}\ncast portal_lore {other} units {a} {b}");
    let refused = |game: &mut Game| {
        game.month(owls, &cast);
        game.codes(owls, unit).iter().map(|code| (*code).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(refused(&mut game), ["no_material"]);
    game.unit_mut(unit).stock.set(item("PORS"), 1);
    assert_eq!(refused(&mut game), ["no_answer"], "the other one has no stone");
    game.unit_mut(other).stock.set(item("PORS"), 1);
    assert_eq!(refused(&mut game), ["no_answer"], "and does not want them");
    game.faction_mut(herons).attitudes.declared.insert(FactionId(owls), Attitude::Friendly);
    game.unit_mut(a).stock.set(item("SWOR"), 1);
    assert_eq!(refused(&mut game), ["too_heavy"]);
    game.unit_mut(a).stock.set(item("SWOR"), 0);
    assert_eq!(refused(&mut game), Vec::<String>::new());
    assert_eq!([unit, a, b].map(|unit| at(&game, unit)), [HERE, (4, 4), (4, 4)]);
    assert_eq!(game.events(owls, "teleported").len(), 2);
}

#[test]
fn g44_who_travels_by_magic_was_where_it_was_and_no_guard_denies_it() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("TELE", 1)]);
    game.knows(unit, "ENTE", 1);
    let guard = game.unit(herons, (4, 4), &[("PLAI", 1), ("SILV", 90)]);
    game.knows(guard, "COMB", 1);
    game.unit_mut(guard).flags.guard = true;
    game.faction_mut(herons).attitudes.default = Attitude::Unfriendly;
    game.month(owls, &format!("unit {unit}\nentertain\ncast teleportation region 4 4"));
    assert_eq!(at(&game, unit), (4, 4));
    let earned = game.events(owls, "entertained")[0].region.unwrap();
    assert_eq!((earned.x, earned.y), HERE);
    let paid = game.events(owls, "paid")[0].region.unwrap();
    assert_eq!((paid.x, paid.y), (4, 4));
}

#[test]
fn g44_a_mage_that_is_taken_along_casts_from_where_it_is() {
    let (mut game, owls, first) = alone(&[("GATE", 3)]);
    let second = mage(&mut game, owls, HERE, &[("TELE", 1)]);
    gate(&mut game, HERE, 1);
    gate(&mut game, (4, 4), 2);
    game.month(owls, &format!("unit {first}\ncast gate_lore gate 2 units {second}\nunit {second}\ncast teleportation region 6 6"));
    assert_eq!((at(&game, first), at(&game, second)), ((4, 4), (6, 6)));
}
