//! Of shipping and Europa.

use super::*;
use crate::examples::{europa, sends};
use crate::improving::{nobody, rich, to};
use atlantida::ids::{Advance, Stock};

/// What Atlas may ship by so much capacity, these advances, and the Temple of Aeolus.
fn ships(capacity: u32, advances: &[Advance], aeolus: bool) -> u32 {
    let mut t = rich();
    advances.iter().for_each(|of| t.learn(Atlas, *of));
    if aeolus {
        t.slain("B6");
        t.put(Atlas, at("B6"), 0, 1);
    }
    t.counts(Atlas, capacity, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    idle_to(&mut t, Step::Shipping);
    t.own(Atlas).phase.ships
}

fn ship(from: Value) -> atlantida::command::Command {
    say(json!({ "do": "ship", "from": from }))
}

const ASTRONOMY: Advance = Advance::Astronomy;
const CLOTH: Advance = Advance::ClothMaking;

#[test]
fn g1_one_for_each_capacity_from_anywhere() {
    assert_eq!((ships(3, &[ASTRONOMY], false), ships(3, &[], false)), (3, 0));
    let mut t = rich();
    t.learn(Atlas, ASTRONOMY);
    t.counts(Atlas, 3, 0, 0);
    t.put(Atlas, Place::Theatre, 2, 0);
    t.around(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    let from = json!([{ "from": "home", "pops": 1 }, { "from": "theatre", "pops": 1 }, { "from": "B2", "pops": 1 }]);
    t.ok(Atlas, ship(from));
    assert_eq!((t.own(Atlas).continent, t.own(Atlas).on_island()), (3, 9));
    assert_eq!(t.refused(Atlas, ship(json!([{ "from": "home", "pops": 1 }]))), "G-1");
}

#[test]
fn g3_with_aeolus_astronomy_is_not_needed() {
    assert_eq!((ships(2, &[], true), ships(2, &[], false)), (4, 0));
}

#[test]
fn g4_cloth_making_ships_one_more_where_one_can_be_shipped() {
    assert_eq!(ships(3, &[ASTRONOMY, CLOTH], false), 4);
    assert_eq!([ships(0, &[ASTRONOMY, CLOTH], false), ships(3, &[CLOTH], false)], [0, 0]);
}

#[test]
fn g5_aeolus_ships_two_more_where_there_is_a_fleet() {
    assert_eq!((ships(1, &[ASTRONOMY], true), ships(1, &[ASTRONOMY], false)), (3, 1));
    assert_eq!(ships(0, &[ASTRONOMY], true), 0);
}

#[test]
fn g6_eleven_at_most_and_nothing_without_capacity() {
    assert_eq!(ships(8, &[ASTRONOMY, CLOTH], true), 11);
    assert_eq!(ships(0, &[ASTRONOMY, CLOTH], true), 0);
}

#[test]
fn g7_who_is_on_the_continent_is_safe() {
    let mut t = struck(Card::Epidemic);
    t.put(Atlas, Place::Home, 9, 2);
    t.learn(Atlas, ASTRONOMY);
    t.counts(Atlas, 2, 9, 0);
    t.phase(Stage::Improvement, Atlas);
    idle_to(&mut t, Step::Shipping);
    // Of nine on the island three die, none of the others.
    assert_eq!((t.own(Atlas).hades, t.own(Atlas).continent), (3, 9));
    t.ok(Atlas, ship(json!([{ "from": "home", "pops": 2 }])));
    assert_eq!((t.units(Atlas, Place::Home), t.own(Atlas).continent), ((4, 2), 11));
    t.ok(Atlas, finish_improvement());
    t.until_turn(13);
    assert!(t.own(Atlas).continent >= 11);
}

#[test]
fn g9_nobody_has_to_ship() {
    let mut t = rich();
    t.learn(Atlas, ASTRONOMY);
    t.counts(Atlas, 5, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    idle_to(&mut t, Step::Shipping);
    t.ok(Atlas, finish_improvement());
    assert_eq!((t.own(Atlas).continent, t.state.awaits(Atlas)), (0, false));
}

#[test]
fn g11_a_tribute_is_past_when_its_turn_is_over() {
    // One gold each in turn 3, two in turn 4.
    for (turn, price) in [(2, 1), (3, 1), (4, 2), (6, 2), (7, 3)] {
        let mut t = europa(turn);
        let gold = t.stock(Atlas, Stock::Gold);
        if [3, 6].contains(&turn) {
            to(&mut t, Step::Reaction);
            t.ok(Atlas, say(json!({ "do": "offer", "gold": 0 })));
        }
        t.ok(Atlas, sends(1));
        assert_eq!(gold - t.stock(Atlas, Stock::Gold), price, "turn {turn}");
    }
}

#[test]
fn g23_ships_are_added_up_when_the_step_begins() {
    let mut t = rich();
    t.slain("B6");
    t.put(Atlas, at("B6"), 1, 0);
    t.counts(Atlas, 2, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    idle_to(&mut t, Step::Shipping);
    // The pop that held the temple goes first; the others still may.
    t.ok(Atlas, ship(json!([{ "from": "B6", "pops": 1 }])));
    assert!(!t.own(Atlas).holds(at("B6")));
    t.ok(Atlas, ship(json!([{ "from": "home", "pops": 3 }])));
    assert_eq!(t.refused(Atlas, ship(json!([{ "from": "home", "pops": 1 }]))), "G-1");
}

#[test]
fn g24_gold_set_aside_is_not_there_for_europa() {
    let mut t = europa(3);
    let knowledge = t.stock(Atlas, Stock::Knowledge);
    to(&mut t, Step::Reaction);
    t.ok(Atlas, say(json!({ "do": "offer", "gold": 40 })));
    assert_eq!(t.refused(Atlas, sends(1)), "too_little");
    t.ok(Atlas, finish_improvement());
    // The reward comes after Shipping, when all are in.
    assert_eq!(t.stock(Atlas, Stock::Knowledge), knowledge);
    t.finish(Ampheres);
    assert_eq!(t.stock(Atlas, Stock::Knowledge), knowledge + 4);
}

#[test]
fn g25_as_many_as_the_track_has_had() {
    for (tributes, prices) in [(vec![2, 3], [2, 3, 3]), (vec![1, 2, 3, 4, 5], [3, 4, 4])] {
        for (turn, price) in [3, 4, 8].into_iter().zip(prices) {
            let mut draft = shipped();
            draft.scenario.tribute_turns = tributes.clone();
            let mut t = Table::of(draft, |settings| {
                settings.island = atlantida::settings::Laid::Printed;
            });
            t.begin(2);
            t.so([atlantida::world::Fact::TurnBegan { turn }]);
            t.slain("E1");
            t.put(Atlas, at("E1"), 6, 1);
            t.set(Atlas, Stock::Gold, 40);
            t.phase(Stage::Improvement, Atlas);
            t.ok(Atlas, nobody());
            if tributes.contains(&turn) {
                to(&mut t, Step::Reaction);
                t.ok(Atlas, say(json!({ "do": "offer", "gold": 0 })));
            }
            t.ok(Atlas, sends(1));
            assert_eq!(40 - t.stock(Atlas, Stock::Gold), price, "{tributes:?}, turn {turn}");
        }
    }
}
