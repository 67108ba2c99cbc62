//! Seeing at full strength (X-1 to X-6, D-5, D-7, G-86).

use atlantis::turn::{observation, stealth};
use atlantis::world::FactionId;

use crate::kit::{Game, content, two};

const HERE: (u16, u16) = (2, 2);

/// Owls who look and Herons who hide.
fn hidden() -> (Game, u32, u32, u32) {
    let (mut game, owls, herons) = two();
    let eye = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 500)]);
    let prey = game.unit(herons, HERE, &[("LEAD", 2), ("SILV", 500)]);
    (game, owls, eye, prey)
}

#[test]
fn d7_rings_hide_a_unit_that_has_one_a_head() {
    let (mut game, owls, eye, prey) = hidden();
    game.unit_mut(prey).stock.set(crate::kit::item("RING"), 1);
    assert_eq!(stealth(content(), game.of_unit(prey)), 0);
    game.unit_mut(prey).stock.set(crate::kit::item("RING"), 2);
    assert_eq!(stealth(content(), game.of_unit(prey)), 3);
    game.knows(eye, "OBSE", 2);
    game.run();
    assert!(game.shown(owls, prey).is_none());
    game.unit_mut(eye).stock.set(crate::kit::item("AMTS"), 5);
    assert_eq!(observation(content(), game.of_unit(eye)), 4, "one amulet serves, more do not add");
    game.run();
    assert!(game.shown(owls, prey).unwrap().faction.is_some());
}

#[test]
fn g86_a_spell_hides_no_more_heads_than_it_was_cast_on() {
    let (mut game, _, _, prey) = hidden();
    game.knows(prey, "STEA", 1);
    game.unit_mut(prey).unseen = 2;
    assert_eq!(stealth(content(), game.of_unit(prey)), 4);
    game.unit_mut(prey).stock.set(crate::kit::item("RING"), 2);
    assert_eq!(stealth(content(), game.of_unit(prey)), 4, "a ring does the same, not more");
    game.unit_mut(prey).stock.set(crate::kit::item("RING"), 0);
    game.unit_mut(prey).stock.set(crate::kit::item("LEAD"), 3);
    assert_eq!(stealth(content(), game.of_unit(prey)), 0);
}

#[test]
fn g86_nothing_hides_who_is_on_guard_or_in_a_structure() {
    let (mut game, owls, eye, prey) = hidden();
    game.unit_mut(prey).unseen = 2;
    game.knows(eye, "OBSE", 1);
    game.unit_mut(prey).flags.guard = true;
    game.knows(prey, "COMB", 1);
    game.run();
    assert!(game.shown(owls, prey).unwrap().faction.is_some(), "not even whose he is (X-3)");
    game.unit_mut(prey).flags.guard = false;
    let tower = game.structure(HERE, "Tower", 0);
    game.inside(prey, tower);
    assert_eq!(stealth(content(), game.of_unit(prey)), 0);
}

#[test]
fn g86_true_seeing_by_levels() {
    let (mut game, _, eye, _) = hidden();
    for (level, more) in [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)] {
        game.knows(eye, "TRUE", level);
        game.knows(eye, "OBSE", 1);
        assert_eq!(observation(content(), game.of_unit(eye)), 1 + more);
    }
    game.unit_mut(eye).stock.set(crate::kit::item("AMTS"), 1);
    assert_eq!(observation(content(), game.of_unit(eye)), 5, "the better of the two");
}

#[test]
fn g86_who_sees_truly_sees_phantoms() {
    let (mut game, owls, eye, prey) = hidden();
    let phantoms = |game: &Game| {
        let goods = &game.shown(owls, prey).unwrap().goods;
        goods.iter().any(|good| good.tag == "PHAN")
    };
    let twin = |truly| {
        let mut twin = hidden().0;
        twin.unit_mut(prey).stock.set(crate::kit::item("PHAN"), 10);
        // Whose phantoms vanish at 6.1 is seen before the month is run.
        twin.knows(eye, "TRUE", truly);
        let report = atlantis::turn::report(content(), &twin.world, FactionId(owls)).unwrap();
        twin.reports.insert(owls, report);
        twin
    };
    assert!(!phantoms(&twin(0)));
    assert!(phantoms(&twin(1)));
    game.run();
}

#[test]
fn x5_creatures_hide_and_see_by_their_kind() {
    let (mut game, owls, eye, _) = hidden();
    let imps = game.unit(FactionId::CREATURES.0, HERE, &[("IMP", 4)]);
    let mixed = game.unit(FactionId::CREATURES.0, HERE, &[("IMP", 4), ("LION", 1)]);
    let of = |game: &Game, unit| {
        let unit = game.of_unit(unit);
        (stealth(content(), unit), observation(content(), unit))
    };
    assert_eq!((of(&game, imps), of(&game, mixed)), ((3, 0), (2, 2)));
    game.knows(eye, "OBSE", 2);
    // As it stands: in a month they may come to blows.
    let report = atlantis::turn::report(content(), &game.world, FactionId(owls)).unwrap();
    game.reports.insert(owls, report);
    assert!(game.shown(owls, imps).is_none());
    assert!(game.shown(owls, mixed).is_some());
}
