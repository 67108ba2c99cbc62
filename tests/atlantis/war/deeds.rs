//! Murder: C-70, C-71, X-15.

use super::{HERE, battles};
use crate::kit::two;

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
