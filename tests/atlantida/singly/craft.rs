//! Of temples, Forges and Shipyards.

use super::*;
use crate::examples::place;
use crate::improving::{craft, rich};
use atlantida::ids::{Advance, Kind, Stock};

fn ships(ships: u32) -> atlantida::command::Command {
    craft(json!({ "ships": { "ships": ships, "by_gold": 0 } }))
}

/// A Shipyard with so many at work, Navigation, and so much capacity.
fn yard(workers: u32, capacity: u32) -> Table {
    let mut t = rich();
    t.built(Atlas, Kind::Shipyard, 1, 5);
    t.learn(Atlas, Advance::Navigation);
    t.counts(Atlas, capacity, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 5), workers, 0)]));
    t
}

#[test]
fn c2_workers_are_those_who_were_placed() {
    for workers in 0..=3 {
        let mut t = yard(workers, 0);
        assert_eq!(t.refused(Atlas, ships(workers + 1)), "C-7");
        if workers > 0 {
            t.ok(Atlas, ships(workers));
        }
        assert_eq!(t.own(Atlas).capacity, workers);
    }
}

#[test]
fn c5_each_worked_forge_turns_one_gold_or_two_with_metalworking() {
    for (metal, forges, gold, arms) in
        [(false, 1, 1, 2), (false, 2, 2, 4), (true, 1, 2, 6), (true, 2, 4, 12)]
    {
        let mut t = rich();
        (1..=forges).for_each(|column| t.built(Atlas, Kind::Forge, column, 1));
        if metal {
            t.learn(Atlas, Advance::Metalworking);
        }
        t.phase(Stage::Improvement, Atlas);
        let work: Vec<_> = (1..=forges).map(|column| ((column, 1), 1, 0)).collect();
        t.ok(Atlas, place(&work));
        assert_eq!(t.refused(Atlas, craft(json!({ "forge": gold + 1 }))), "C-5");
        t.ok(Atlas, craft(json!({ "forge": gold })));
        let now = [Stock::Gold, Stock::Arms].map(|of| t.stock(Atlas, of));
        assert_eq!(now, [20 - gold, 20 + arms]);
    }
}

#[test]
fn c9_capacity_is_eight_at_most_and_never_falls() {
    let mut t = yard(3, 6);
    t.ok(Atlas, ships(2));
    assert_eq!(t.own(Atlas).capacity, 8);
    // The Shipyard falls: the fleet stays.
    t.ok(Atlas, finish_improvement());
    t.so([atlantida::world::Fact::Destroyed { faction: Atlas, at: sq(1, 5) }]);
    t.until_turn(3);
    assert_eq!((t.own(Atlas).capacity, t.own(Atlas).count(Kind::Shipyard)), (8, 0));
}

#[test]
fn c12_what_would_pass_eight_is_refused_before_it_is_paid() {
    let mut t = yard(3, 7);
    assert_eq!(t.refused(Atlas, ships(2)), "C-12");
    assert_eq!(t.stock(Atlas, Stock::Wood), 20);
    t.ok(Atlas, ships(1));
    let mut t = rich();
    t.learn(Atlas, Advance::Navigation);
    t.put(Atlas, at("A1"), 3, 0);
    t.counts(Atlas, 7, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, crate::improving::nobody());
    assert_eq!(t.refused(Atlas, craft(json!({ "restore": 2 }))), "C-12");
    assert_eq!([Stock::Gold, Stock::Knowledge].map(|of| t.stock(Atlas, of)), [20, 20]);
    t.ok(Atlas, craft(json!({ "restore": 1 })));
}
