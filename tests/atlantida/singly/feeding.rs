//! Of feeding and growth.

use super::*;
use crate::examples::{fed, food, grow, later_city, place};
use crate::improving::{build, nobody, rich, to};
use atlantida::ids::{Advance, Kind, Statue};
use atlantida::world::{Fact, Food};

/// Food as it was counted in the Feeding step.
fn counted(t: &mut Table) -> Food {
    to(t, Step::Feeding);
    t.own(Atlas).phase.food.expect("it was counted")
}

#[test]
fn f1_food_is_counted_after_building_and_debris_is_not_empty() {
    let mut t = rich();
    t.built(Atlas, Kind::Academy, 1, 1);
    t.so([Fact::Destroyed { faction: Atlas, at: sq(1, 1) }]);
    t.put(Atlas, Place::Home, 5, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((3, 3), 4, 0)]));
    // 23 are empty; one stands on open ground, which does not matter.
    assert_eq!(food(&t, Atlas), 11);
    for column in 2..=5 {
        t.ok(Atlas, build("quarry", column, 1));
    }
    assert_eq!(counted(&mut t).food, 9);
    // It is counted once: what is left of the phase changes nothing.
    t.ok(Atlas, grow(1));
    assert_eq!(t.own(Atlas).phase.food.expect("counted").food, 9);
}

#[test]
fn f2_each_part_of_food() {
    let parts = |set: &dyn Fn(&mut Table)| {
        let mut t = rich();
        for column in 1..=4 {
            t.built(Atlas, Kind::Farm, column, 1);
        }
        set(&mut t);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[((1, 1), 1, 0), ((2, 1), 1, 0)]));
        counted(&mut t).food
    };
    // 20 empty squares, four Farms, two workers.
    assert_eq!(parts(&|_| {}), 10 + 4 + 2);
    assert_eq!(parts(&|t| t.learn(Atlas, Advance::Agriculture)), 10 + 4 + 4);
    assert_eq!(parts(&|t| t.learn(Atlas, Advance::ClothMaking)), 10 + 4 + 2 + 1);
    assert_eq!(parts(&|t| t.put(Atlas, at("A1"), 0, 1)), 10 + 4 + 2 + 1);
    assert_eq!(parts(&|t| t.built(Atlas, Kind::Aqueduct, 1, 3)), 8 + 8 + 2);
    let demeter = |t: &mut Table| {
        t.slain("B5");
        t.put(Atlas, at("B5"), 0, 1);
    };
    assert_eq!(parts(&demeter), 10 + 4 + 2 + 2);
    let prairie = |t: &mut Table| {
        t.slain("B1");
        t.put(Atlas, at("B1"), 3, 0);
    };
    assert_eq!(parts(&prairie), 10 + 4 + 2 + 5);
}

#[test]
fn f4_an_aqueduct_in_a_drought_gives_no_more_than_usual() {
    let drought = |aqueduct: bool| {
        let mut t = later_city();
        if aqueduct {
            t.built(Atlas, Kind::Aqueduct, 1, 4);
        }
        t.event(Card::Drought, 4);
        fed(t).0
    };
    // Without: (16 + 5)/2 and no workers. With: 12/2 + 5 + 3.
    assert_eq!((drought(false), drought(true)), (10, 14));
}

#[test]
fn f5_all_pops_on_the_island_eat_and_nobody_else() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 3, 2);
    t.put(Atlas, Place::Theatre, 2, 0);
    t.around(Atlas, at("B2"), 2, 1);
    t.counts(Atlas, 0, 9, 9);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    let food = counted(&mut t);
    assert_eq!((food.food, food.excess()), (12, 5));
}

#[test]
fn f7_the_most_that_may_be_added() {
    let most = |pops: u32, hestia: bool| {
        let mut t = rich();
        t.put(Atlas, Place::Home, pops, 1);
        if hestia {
            t.statue(Atlas, Statue::Hestia, 1, 1);
        }
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, nobody());
        to(&mut t, Step::Feeding);
        (1..=30).take_while(|more| t.clone().does(Atlas, grow(*more)).is_ok()).last().unwrap_or(0)
    };
    // 12 food: by two for each on the island, and by half the excess.
    assert_eq!([1, 2, 4, 6, 8, 10, 12].map(|pops| most(pops, false)), [1, 1, 2, 3, 2, 1, 0]);
    // 11 food: the whole excess.
    assert_eq!([1, 4, 10, 11].map(|pops| most(pops, true)), [10, 7, 1, 0]);
}

#[test]
fn f10_one_may_come_where_nobody_is_left() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 0, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    to(&mut t, Step::Feeding);
    assert_eq!(t.refused(Atlas, grow(2)), "F-7");
    t.ok(Atlas, grow(1));
    assert_eq!(t.own(Atlas).on_island(), 1);
}

#[test]
fn f15_each_line_and_each_prairie_is_rounded_by_itself() {
    let mut t = rich();
    t.built(Atlas, Kind::Quarry, 1, 1);
    // The two Prairies that the Temple of Zeus leaves.
    t.around(Atlas, at("B1"), 2, 0);
    t.around(Atlas, at("E2"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    // 23/2 and twice 2/3.
    assert_eq!(counted(&mut t).food, 11);
}

#[test]
fn f16_an_excess_of_nothing_or_one_changes_nothing() {
    for (pops, grows) in [(12, false), (11, false), (10, true)] {
        let mut t = rich();
        t.put(Atlas, Place::Home, pops, 1);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, nobody());
        to(&mut t, Step::Feeding);
        assert_eq!(t.own(Atlas).phase.owes, 0);
        assert_eq!(t.does(Atlas, grow(1)).is_ok(), grows, "{pops}");
        assert_eq!(t.own(Atlas).hades, 0);
    }
    // With Hestia an excess of 1 grows one.
    let mut t = rich();
    t.statue(Atlas, Statue::Hestia, 1, 1);
    t.put(Atlas, Place::Home, 10, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    to(&mut t, Step::Feeding);
    t.ok(Atlas, grow(1));
    assert_eq!(t.refused(Atlas, grow(1)), "F-7");
}
