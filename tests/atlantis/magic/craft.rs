//! Illusion and artifice: G-5, G-85 to G-92.

use atlantis::chance::percent;
use atlantis::world::{Level, Place, StructureNo};

use super::{HERE, alone, amount, gate, mage, wait};
use crate::kit::{Game, item, two};

#[test]
fn g85_phantoms_vanish_at_the_next_6_1_and_are_not_given() {
    let (mut game, owls, unit) = alone(&[("PHTM", 1)]);
    let other = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\ncast phantasms"));
    assert_eq!(game.has(unit, "PHAN"), 10);
    game.month(owls, &format!("unit {unit}\ngive {other} 5 phantoms\ncast phantasms"));
    assert_eq!(game.codes(owls, unit), ["not_giveable"]);
    assert_eq!(game.has(unit, "PHAN"), 10);
    assert_eq!(amount(game.events(owls, "spell_ended")[0]), 10);
    game.month(owls, "");
    assert_eq!(game.has(unit, "PHAN"), 0);
    assert_eq!(game.shown(owls, unit).unwrap().weight, Some(10));
}

#[test]
fn g86_invisibility_until_the_next_6_1() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("INVI", 2)]);
    let (a, b) = (
        game.unit(owls, HERE, &[("PLAI", 3), ("SILV", 500)]),
        game.unit(owls, HERE, &[("PLAI", 2), ("SILV", 500)]),
    );
    let eye = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 500)]);
    game.knows(eye, "OBSE", 2);
    game.month(owls, &format!("unit {unit}\ncast invisibility units {a} {b}"));
    assert_eq!(game.codes(owls, unit), ["too_many_heads"]);
    game.month(owls, &format!("unit {unit}\ncast invisibility units {eye}"));
    assert_eq!(game.codes(owls, unit), ["not_own"]);
    game.month(owls, &format!("unit {unit}\ncast invisibility units {a} {unit}"));
    assert!(game.shown(herons, a).is_none() && game.shown(herons, b).is_some());
    game.month(owls, "");
    assert!(game.shown(herons, a).is_some());
    assert_eq!(game.events(owls, "spell_ended").len(), 2);
}

#[test]
fn g87_phantasmal_entertainment() {
    for (skills, earned) in [
        (&[("PHEN", 2)][..], 125),
        (&[("PHEN", 1)], 100),
        (&[("ENTE", 1)], 20),
        (&[("ENTE", 5), ("PHEN", 1)], 100),
    ] {
        let (mut game, owls, unit) = alone(skills);
        game.month(owls, &format!("unit {unit}\nentertain"));
        assert_eq!(
            game.events(owls, "entertained")[0].data["silver"],
            earned,
            "of the pool of 125"
        );
    }
    let (mut game, owls, unit) = alone(&[]);
    game.month(owls, &format!("unit {unit}\nentertain"));
    assert_eq!(game.codes(owls, unit), ["skill_too_low"]);
}

#[test]
fn g91_construct_gate() {
    let (mut game, owls, unit) = alone(&[("CGAT", 5), ("GATE", 4)]);
    gate(&mut game, (4, 4), 41);
    game.month(owls, &format!("unit {unit}\ncast construct_gate"));
    assert_eq!(game.region(2, 2).gate.map(|gate| gate.number), Some(42));
    assert_eq!(
        game.seen(owls, 2, 2).unwrap().gate.map(|gate| (gate.number, gate.of)),
        Some((42, 2))
    );
    assert_eq!(game.has(unit, "SILV"), 5_000 - 1_000 - 20);
    let nexus = game.world.at(Place { level: Level::Nexus, y: 0, x: 0 }).unwrap();
    let other = game.unit_in(owls, nexus, &[("LEAD", 1), ("SILV", 2_000)]);
    game.knows(other, "CGAT", 5);
    game.points(other, "FORC", 1);
    game.month(owls, &format!("unit {other}\ncast construct_gate"));
    assert_eq!(game.codes(owls, other), ["in_nexus"]);
}

#[test]
fn g92_engrave_runes() {
    let (mut game, owls, unit) = alone(&[("ENGR", 5)]);
    let cast = format!("unit {unit}\ncast engrave_runes");
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_inside"]);
    let tower = game.structure(HERE, "Tower", 0);
    let owner = game.unit(owls, HERE, &[("PLAI", 1), ("SILV", 90)]);
    game.inside(owner, tower);
    game.inside(unit, tower);
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["not_owner"]);
    game.month(owls, &format!("unit {owner}\nleave\n{cast}"));
    let ward = |game: &Game| game.seen(owls, 2, 2).unwrap().structures[0].ward;
    assert_eq!((ward(&game), game.has(unit, "SILV")), (5, 5_000 - 3 * 20 - 600));
    game.knows(unit, "ENGR", 1);
    wait(&mut game, unit, |dice| percent(dice, 20));
    game.month(owls, &cast);
    assert_eq!(ward(&game), 5, "the higher one stays");
    game.region_mut(2, 2).structure_mut(StructureNo(tower)).unwrap().needs = 1;
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["no_shelter"]);
    assert_eq!(ward(&game), 0, "an unfinished building shelters nobody");
}

#[test]
fn g92_a_mystic_fortress_has_a_ward_of_its_own() {
    let (mut game, owls, _) = alone(&[]);
    game.structure(HERE, "Mystic Fortress", 0);
    game.month(owls, "");
    assert_eq!(game.seen(owls, 2, 2).unwrap().structures[0].ward, 2);
}

#[test]
fn g90_artifacts_need_their_goods_and_never_fail_at_level_5() {
    let (mut game, owls, unit) = alone(&[("ARTI", 5), ("FEAR", 3), ("INVI", 3)]);
    game.month(owls, &format!("unit {unit}\ncast artifact_lore runesword"));
    assert_eq!(game.codes(owls, unit), ["no_material"]);
    game.unit_mut(unit).stock.set(item("SILV"), 799);
    game.month(owls, &format!("unit {unit}\ncast artifact_lore \"ring of invisibility\""));
    assert_eq!(game.codes(owls, unit), ["no_silver"]);
    game.unit_mut(unit).stock.set(item("SILV"), 900);
    game.month(owls, &format!("unit {unit}\ncast artifact_lore ring of_invisibility"));
    assert_eq!(game.has(unit, "RING"), 1, "at level 5 it never fails");
}

#[test]
fn g5_what_was_cast_last_month_ends_before_new_casts() {
    let (mut game, owls, unit) = alone(&[("PHTM", 3)]);
    for _ in 0..3 {
        game.month(owls, &format!("unit {unit}\ncast phantasms"));
        assert_eq!(game.has(unit, "PHAN"), 30, "those of last month are gone, not added to");
    }
    let ended = game.report(owls).events.iter().position(|event| event.kind == "spell_ended");
    let cast = game.report(owls).events.iter().position(|event| event.kind == "summoned");
    assert!(ended.unwrap() < cast.unwrap());
}
