//! Who casts, what it costs, and in which order: G-1 to G-7.

use atlantis::chance::percent;
use atlantis::world::UnitId;

use super::{HERE, alone, gate, mage, wait};
use crate::kit::{item, skill};

#[test]
fn g2_a_foundation_must_stand_as_high_as_what_is_built_on_it() {
    let (mut game, owls, unit) = alone(&[("FORC", 2), ("PATT", 2), ("FIRE", 2)]);
    game.month(owls, &format!("unit {unit}\nstudy fire"));
    assert_eq!(game.codes(owls, unit), ["needs_first"]);
    assert_eq!(game.errors(owls)[0].text, "This needs force 3 first.");
    assert!(!game.shown(owls, unit).unwrap().can_study.contains(&"FIRE".to_owned()));
    game.knows(unit, "FORC", 3);
    game.month(owls, &format!("unit {unit}\nstudy fire"));
    assert_eq!(game.events(owls, "studied").len(), 1);
    assert!(game.shown(owls, unit).unwrap().can_study.contains(&"FIRE".to_owned()));
    // Of other skills what is listed is enough: dragons take force at the level that is reached, birds at 3.
    let other = mage(&mut game, owls, HERE, &[("BIRD", 3), ("DRAG", 3)]);
    game.knows(other, "FORC", 4);
    game.month(owls, &format!("unit {other}\nstudy \"dragon lore\""));
    assert_eq!(game.events(owls, "studied").len(), 1);
}

#[test]
fn g3_a_mage_casts_and_studies_in_one_month_and_casts_once() {
    let (mut game, owls, unit) = alone(&[("SUSK", 2), ("EART", 1), ("NECR", 1)]);
    game.month(owls, &format!("unit {unit}\ncast earth_lore\ncast summon_skeletons\nstudy force"));
    assert_eq!(game.codes(owls, unit), ["replaced"]);
    assert_eq!((game.has(unit, "SKEL"), game.events(owls, "studied").len()), (4, 1));
}

#[test]
fn g3_combat_sets_a_spell_of_battle() {
    let (mut game, owls, unit) = alone(&[("FIRE", 1), ("EART", 1)]);
    let other = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 90)]);
    game.month(owls, &format!("unit {unit}\ncombat fire\nunit {other}\ncombat fire"));
    assert_eq!(game.of_unit(unit).spell, Some(skill("FIRE")));
    assert_eq!(game.shown(owls, unit).unwrap().combat_spell.as_deref(), Some("FIRE"));
    assert_eq!(game.codes(owls, other), ["not_mage"]);
    game.month(owls, &format!("unit {unit}\ncombat \"black wind\"\ncombat earth_lore"));
    assert_eq!(game.codes(owls, unit), ["spell_unknown", "not_a_combat_spell"]);
    assert_eq!(game.of_unit(unit).spell, Some(skill("FIRE")));
    game.month(owls, &format!("unit {unit}\nforget fire"));
    assert_eq!(game.of_unit(unit).spell, None);
    game.knows(unit, "FIRE", 1);
    game.month(owls, &format!("unit {unit}\ncombat fire\ncombat"));
    assert_eq!(game.of_unit(unit).spell, None, "alone it takes the spell back (A-114)");
}

#[test]
fn g7_apprentices_cannot_cast() {
    let (mut game, owls, _) = alone(&[]);
    let apprentice = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 90)]);
    game.knows(apprentice, "ATTU", 3);
    game.month(owls, &format!("unit {apprentice}\ncast fire\ncombat fire"));
    assert_eq!(game.codes(owls, apprentice), ["not_mage", "not_mage"]);
}

#[test]
fn g6_a_spell_that_is_wrong_costs_nothing() {
    let skills = [("CGAT", 5), ("FARS", 1), ("FIRE", 1), ("ARTI", 5), ("GATE", 1), ("MIND", 1)];
    let (mut game, owls, unit) = alone(&skills);
    gate(&mut game, HERE, 1);
    for (words, code) in [
        ("construct_gate", "gate_exists"),
        ("construct_gate 4", "bad_spell_args"),
        ("farsight", "bad_spell_args"),
        ("farsight region 2", "bad_spell_args"),
        ("farsight region 2 -2", "bad_spell_args"),
        ("farsight region 2 4 1", "bad_spell_args"),
        ("farsight region 3 4", "out_of_range"),
        ("fire", "not_castable"),
        ("terror", "spell_unknown"),
        ("artifact_lore sword", "bad_spell_args"),
        ("artifact_lore ring of invisibility", "needs_first"),
        ("gate_lore", "bad_spell_args"),
        ("gate_lore random units", "bad_spell_args"),
        ("gate_lore random units x", "bad_spell_args"),
        ("mind_reading 99", "not_visible"),
        ("mind_reading new 1", "not_visible"),
    ] {
        let silver = game.has(unit, "SILV");
        game.month(owls, &format!("unit {unit}\ncast {words}"));
        assert_eq!(game.codes(owls, unit), [code], "{words}");
        assert_eq!(game.has(unit, "SILV"), silver - 20, "{words}");
    }
    let text = &game.month_error(owls, unit, "farsight");
    assert_eq!(text, "It is cast so: CAST FARSIGHT REGION x y");
}

#[test]
fn g4_artifacts_cost_also_when_they_fail() {
    for comes in [true, false] {
        let (mut game, owls, unit) = alone(&[("ARTI", 4), ("FEAR", 3)]);
        game.unit_mut(unit).stock.set(item("OSWO"), 2);
        wait(&mut game, unit, |dice| percent(dice, 80) == comes);
        game.month(owls, &format!("unit {unit}\ncast artifact_lore runesword"));
        assert_eq!((game.has(unit, "RUNE"), game.has(unit, "OSWO")), (u32::from(comes), 1));
        assert_eq!(game.has(unit, "SILV"), 5_000 - 900 - 20);
        let kind = if comes { "made" } else { "cast_failed" };
        assert_eq!(game.events(owls, kind)[0].data["silver"], 900);
    }
}

#[test]
fn s18_casting_practises_the_spell() {
    let (mut game, owls, unit) = alone(&[("EART", 2)]);
    let before = game.knowledge(unit, "EART");
    game.month(owls, &format!("unit {unit}\ncast earth_lore"));
    assert_eq!(game.knowledge(unit, "EART"), before + 5);
}

#[test]
fn k8_casts_of_a_region_run_in_report_order() {
    let (mut game, owls, first) = alone(&[("CGAT", 5)]);
    let second = mage(&mut game, owls, HERE, &[("CGAT", 5)]);
    game.month(
        owls,
        &format!("unit {second}\ncast construct_gate\nunit {first}\ncast construct_gate"),
    );
    assert_eq!((game.codes(owls, first), game.codes(owls, second)), (vec![], vec!["gate_exists"]));
}

/// Numbers of units that are formed and of groups that come to be never meet.
#[test]
fn u5_groups_have_numbers_of_their_own() {
    let (mut game, owls, unit) = alone(&[]);
    game.sells(HERE, "PLAI", 10, 10);
    game.unit_mut(unit).stock.set(item("WOLF"), 2);
    game.month(owls, &format!("unit {unit}\ngive new 1 100 silver\ngive 0 1 wolf\ngive 0 1 wolf\nform 1\nbuy 1 plainsman\nend"));
    let mut ids: Vec<UnitId> =
        game.world.regions.iter().flat_map(|region| &region.units).map(|unit| unit.id).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!((all, ids.len()), (4, 4));
    assert!(ids.iter().all(|id| id.0 < game.world.next_unit));
}

#[test]
fn g1_a_mage_takes_nobody_until_it_has_forgotten_all_magic() {
    let (mut game, owls, _) = crate::kit::two();
    let here = (2, 2);
    let mage = game.unit(owls, here, &[("LEAD", 1), ("SILV", 900)]);
    game.knows(mage, "FORC", 1);
    let other = game.unit(owls, here, &[("LEAD", 2), ("SILV", 900)]);
    game.month(owls, &format!("unit {other}\ngive {mage} 1 leader"));
    assert_eq!(game.codes(owls, other), ["mage_no_people"]);
    game.month(owls, &format!("unit {mage}\nforget force"));
    game.month(owls, &format!("unit {other}\ngive {mage} 1 leader"));
    assert!(game.codes(owls, other).is_empty());
    assert_eq!(game.of_unit(mage).heads(&game.content), 2);
}
