//! What a check says of guards, theft and magic before the month is run (O-51, O-55).

use atlantis::check::{Answer, check};
use atlantis::world::{Attitude, FactionId, Gate};

use crate::kit::{Game, WORDS, item, two};

const HERE: (u16, u16) = (2, 2);

fn answer(game: &Game, faction: u32, text: &str) -> Answer {
    let mut world = game.world.clone();
    world.look_around(&game.content);
    let report = atlantis::turn::report(&game.content, &world, FactionId(faction)).unwrap();
    check(&game.content, &WORDS, &report, text.as_bytes()).unwrap()
}

/// Codes and levels of what is said to a set's lines.
fn said(answer: &Answer) -> Vec<(&str, &str)> {
    let lines = answer.messages.iter().filter(|message| message.line > 0);
    lines.map(|message| (&*message.code, &*message.level)).collect()
}

/// A mage with these skills.
fn mage(game: &mut Game, faction: u32, skills: &[(&str, u32)]) -> u32 {
    let unit = game.unit(faction, HERE, &[("LEAD", 1), ("SILV", 2_000)]);
    for (tag, level) in skills {
        game.knows(unit, tag, *level);
    }
    game.points(unit, "FORC", 1);
    unit
}

fn ahead(answer: &Answer, unit: u32) -> &atlantis::check::Ahead {
    answer.ahead.iter().find(|one| one.unit == unit).unwrap()
}

fn goods(answer: &Answer, unit: u32, tag: &str) -> u32 {
    let goods = ahead(answer, unit).goods.iter();
    goods.filter(|good| good.tag == tag).map(|good| good.amount).sum()
}

#[test]
fn o51_what_a_cast_costs_and_surely_brings_is_foreseen() {
    let (mut game, owls, _) = two();
    let unit = mage(&mut game, owls, &[("SUSK", 2)]);
    let sure = answer(&game, owls, &format!("unit {unit}\ncast summon_skeletons"));
    assert_eq!((said(&sure), goods(&sure, unit, "SKEL")), (vec![], 4));
    let mage = mage(&mut game, owls, &[("ARTI", 5), ("SSHI", 3)]);
    let sure =
        answer(&game, owls, &format!("unit {mage}\ncast artifact_lore amulet_of_protection"));
    assert_eq!((said(&sure), goods(&sure, mage, "AMPR")), (vec![], 1));
    assert_eq!(ahead(&sure, mage).silver, 2_000 - 200 - 20);
}

#[test]
fn o55_chance_is_named_and_its_cost_foreseen() {
    let (mut game, owls, _) = two();
    let unit = mage(&mut game, owls, &[("ARTI", 3), ("SSHI", 3)]);
    let told =
        answer(&game, owls, &format!("unit {unit}\ncast artifact_lore amulet_of_protection"));
    assert_eq!(said(&told), [("by_chance", "notice")]);
    let text = |code: &str| told.messages.iter().find(|one| one.code == code).map(|one| &*one.text);
    assert_eq!(text("by_chance"), Some("This succeeds in 60 of 100 cases."));
    assert_eq!((goods(&told, unit, "AMPR"), ahead(&told, unit).silver), (0, 2_000 - 200 - 20));
    let lich = mage(&mut game, owls, &[("SULI", 4)]);
    let told = answer(&game, owls, &format!("unit {lich}\ncast summon_lich"));
    assert_eq!((said(&told), goods(&told, lich, "LICH")), (vec![("by_chance", "notice")], 0));
}

#[test]
fn o55_what_depends_on_others_is_said_to() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, &[("MIND", 1), ("STEA", 3), ("PORT", 1)]);
    game.unit_mut(unit).stock.set(item("PORS"), 1);
    let other = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 900)]);
    let friend = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 90)]);
    for order in [
        format!("steal {other} silver"),
        format!("cast mind_reading {other}"),
        format!("cast portal_lore 999 units {friend}"),
    ] {
        let told = answer(&game, owls, &format!("unit {unit}\n{order}"));
        assert_eq!(said(&told), [("unsure", "notice")], "{order}");
        assert_eq!(ahead(&told, unit).silver, 1_980, "nothing is counted upon");
    }
}

#[test]
fn o56_what_is_known_of_casts_is_foretold() {
    let (mut game, owls, _) = two();
    let unit = mage(&mut game, owls, &[("SUIM", 1), ("GATE", 1), ("TELE", 1), ("FARS", 1)]);
    game.unit_mut(unit).stock.set(item("IMP"), 5);
    game.unit_mut(unit).stock.set(item("SWOR"), 16);
    game.region_mut(2, 2).gate = Some(Gate { number: 1 });
    for (order, codes) in [
        ("cast summon_imps", [("limit_reached", "error")]),
        ("cast farsight 3", [("bad_spell_args", "error")]),
        ("cast fire", [("spell_unknown", "error")]),
        ("cast gate_lore gate 4", [("skill_too_low", "error")]),
        ("cast gate_lore random", [("too_heavy", "warning")]),
        ("cast teleportation region 4 4", [("too_heavy", "warning")]),
        ("cast farsight region 2 90", [("out_of_range", "warning")]),
        ("combat fire", [("spell_unknown", "error")]),
    ] {
        let told = answer(&game, owls, &format!("unit {unit}\n{order}"));
        assert_eq!(said(&told), codes, "{order}");
    }
    game.unit_mut(unit).stock.set(item("SWOR"), 0);
    game.unit_mut(unit).stock.set(item("IMP"), 0);
    let told = answer(&game, owls, &format!("unit {unit}\ncast gate_lore random"));
    assert_eq!(said(&told), [("unsure", "notice")], "nobody knows whereto");
    let told = answer(&game, owls, &format!("unit {unit}\ncast farsight region 4 4"));
    assert_eq!(said(&told), []);
}

#[test]
fn o56_guards_that_were_there_are_warned_of() {
    let (mut game, owls, herons) = two();
    let guard = game.unit(herons, HERE, &[("LEAD", 1), ("SWOR", 1), ("SILV", 90)]);
    game.knows(guard, "COMB", 1);
    game.unit_mut(guard).flags.guard = true;
    let unit = game.unit(owls, HERE, &[("PLAI", 80), ("SILV", 5_000)]);
    game.knows(unit, "COMB", 1);
    for order in ["tax", "pillage", "guard 1"] {
        let told = answer(&game, owls, &format!("unit {unit}\n{order}"));
        assert_eq!(said(&told), [("guarded_by_others", "warning")], "{order}");
    }
    // Who is not seen cannot be foretold, and what others feel neither.
    game.unit_mut(guard).flags.guard = false;
    let told = answer(&game, owls, &format!("unit {unit}\ntax"));
    assert_eq!((said(&told), ahead(&told, unit).silver), (vec![], 5_000 + 2_500 - 800));
    game.faction_mut(herons).attitudes.default = Attitude::Unfriendly;
    let walker = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 90)]);
    game.unit_mut(guard).flags.guard = true;
    let told = answer(&game, owls, &format!("unit {walker}\nmove n"));
    assert_eq!(said(&told), []);
}

#[test]
fn e13_a_pillage_is_foreseen() {
    let (mut game, owls, _) = two();
    let few = game.unit(owls, HERE, &[("PLAI", 5), ("SILV", 500)]);
    game.knows(few, "COMB", 1);
    let told = answer(&game, owls, &format!("unit {few}\npillage"));
    assert_eq!(said(&told), [("too_few_to_pillage", "warning")]);
    let many = game.unit(owls, HERE, &[("PLAI", 40), ("SILV", 900)]);
    game.knows(many, "COMB", 1);
    let told = answer(&game, owls, &format!("unit {many}\npillage"));
    assert_eq!((said(&told), ahead(&told, many).silver), (vec![], 900 + 5_000 - 400));
}
