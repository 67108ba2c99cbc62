//! Of hunting and production.

use super::*;
use crate::examples::{hunt, place, produced};
use crate::improving::{craft, nobody, rich};
use atlantida::ids::{Kind, Stock};
use atlantida::world::Fact;

#[test]
fn h3_what_is_not_enough_is_refused_and_costs_nothing() {
    let mut t = rich();
    t.put(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    // 2 + 1 + 1 against 4: a tie does not kill.
    for (arms, sacrifices) in [(0, 0), (2, 0), (1, 1)] {
        assert_eq!(t.refused(Atlas, hunt("B2", arms, sacrifices)), "H-2");
    }
    assert_eq!((t.stock(Atlas, Stock::Arms), t.units(Atlas, at("B2")).0), (20, 2));
    assert!(t.own_world(Atlas).hex(hex("B2")).expect("a hex").lives);
    t.ok(Atlas, hunt("B2", 3, 0));
}

#[test]
fn h4_a_slayer_has_one_gold_and_one_knowledge() {
    for name in ["B2", "C1"] {
        let mut t = rich();
        t.put(Atlas, at(name), 8, 1);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, hunt(name, 4, 0));
        assert_eq!(stocks(&t, Atlas), [20, 21, 20, 21, 16], "{name}");
    }
}

#[test]
fn h7_who_withdraws_spends_nothing() {
    let mut t = rich();
    t.put(Atlas, at("B2"), 3, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, say(json!({ "do": "withdraw", "hex": "B2" })));
    assert_eq!(stocks(&t, Atlas), [20; 5]);
    assert_eq!((t.units(Atlas, at("B2")), t.own(Atlas).hades), ((3, 1), 0));
}

#[test]
fn h10_a_withdrawal_ends_the_holding_and_may_be_made_good() {
    let mut t = rich();
    t.put(Atlas, at("B2"), 3, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, say(json!({ "do": "withdraw", "hex": "B2" })));
    assert!(!t.own(Atlas).holds(at("B2")));
    // Nothing is left to hunt there.
    assert!(t.does(Atlas, hunt("B2", 4, 0)).is_err());
    both(&mut t);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("B2", 0, "B2", json!({})));
    assert!(t.own(Atlas).holds(at("B2")));
}

#[test]
fn r3_agora_and_academies_yield_from_the_next_production_on() {
    let mut t = rich();
    t.ok(Atlas, place(&[((3, 3), 8, 0)]));
    let now = |t: &Table| [Stock::Gold, Stock::Knowledge].map(|of| t.stock(Atlas, of));
    let before = now(&t);
    for (kind, column, row) in [("agora", 1, 1), ("academy", 1, 2), ("academy", 2, 2)] {
        t.ok(Atlas, crate::improving::build(kind, column, row));
    }
    t.ok(Atlas, finish_improvement());
    assert_eq!(now(&t), before);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    assert_eq!(now(&t), [before[0] + 1, before[1] + 2]);
}

#[test]
fn r4_each_worked_quarry_gives_one_stone() {
    for (workers, stone) in [([0, 0], 0), ([1, 0], 1), ([2, 0], 1), ([1, 1], 2)] {
        let mut t = rich();
        t.built(Atlas, Kind::Quarry, 1, 1);
        t.built(Atlas, Kind::Quarry, 2, 1);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[((1, 1), workers[0], 0), ((2, 1), workers[1], 0)]));
        assert_eq!(t.stock(Atlas, Stock::Stone), 20 + stone, "{workers:?}");
    }
}

#[test]
fn r8_hades_gives_knowledge_for_every_two_dead() {
    for (dead, knowledge) in [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3)] {
        let mut t = Table::basic(2);
        t.put(Atlas, at("C5"), 0, 1);
        t.put(Atlas, Place::Home, 4, 0);
        t.counts(Atlas, 0, 0, dead);
        t.slain("C5");
        assert_eq!(produced(&mut t, Stock::Knowledge), knowledge, "{dead}");
    }
    // Who stands around it has nothing.
    let mut t = Table::basic(2);
    t.slain("C5");
    t.around(Atlas, at("C5"), 3, 1);
    t.counts(Atlas, 0, 0, 6);
    assert_eq!(produced(&mut t, Stock::Knowledge), 0);
}

#[test]
fn r11_leaders_produce_nothing() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 1, 2);
    t.slain("B3");
    t.slain("B4");
    t.put(Atlas, at("B3"), 0, 1);
    t.around(Atlas, at("B4"), 0, 1);
    t.built(Atlas, Kind::Quarry, 1, 1);
    t.built(Atlas, Kind::Garden, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 1), 0, 1), ((2, 1), 0, 1)]));
    assert_eq!(stocks(&t, Atlas), [20; 5]);
}

#[test]
fn r12_stocks_have_no_top_and_never_fall_below_nothing() {
    let mut t = rich();
    t.stocks(Atlas, [20, 5_000, 20, 3, 0]);
    t.slain("B3");
    t.put(Atlas, at("B3"), 3, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    assert_eq!(t.stock(Atlas, Stock::Gold), 5_003);
    assert_eq!(
        t.refused(Atlas, say(json!({ "do": "learn", "advance": "navigation" }))),
        "too_little"
    );
    assert_eq!(t.stock(Atlas, Stock::Knowledge), 3);
}

#[test]
fn r14_agora_and_academy_give_by_standing_and_workers_are_those_placed() {
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    t.built(Atlas, Kind::Academy, 3, 1);
    t.built(Atlas, Kind::Quarry, 4, 1);
    t.built(Atlas, Kind::Garden, 5, 1);
    t.built(Atlas, Kind::Forge, 1, 2);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    // Eight are on open ground: nobody works.
    assert_eq!(stocks(&t, Atlas), [20, 21, 20, 21, 20]);
    assert_eq!(t.refused(Atlas, craft(json!({ "forge": 1 }))), "C-5");
    crate::improving::to(&mut t, Step::Feeding);
    // 18 empty squares, and the Garden without a worker.
    assert_eq!(t.own(Atlas).phase.food.expect("counted").food, 9 + 1);
}

#[test]
fn r15_each_hex_is_divided_by_itself() {
    let mut t = rich();
    t.around(Atlas, at("B3"), 2, 0);
    t.around(Atlas, at("A3"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    // 2/3 and 2/3, not 4/3.
    assert_eq!(t.stock(Atlas, Stock::Gold), 20);
    // Code of Laws counts hexes whose creature lives.
    t.learn(Atlas, atlantida::ids::Advance::CodeOfLaws);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    assert_eq!(t.stock(Atlas, Stock::Gold), 22);
}

#[test]
fn r16_who_comes_later_has_no_place_in_the_city() {
    // A leader who is appointed at the Agora, and pops that grow.
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    t.put(Atlas, Place::Home, 4, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 1), 2, 1), ((3, 3), 2, 0)]));
    let placed = t.own(Atlas).phase.at;
    t.ok(Atlas, say(json!({ "do": "appoint", "at": "agora" })));
    t.ok(Atlas, say(json!({ "do": "grow", "pops": 2 })));
    assert_eq!(t.units(Atlas, Place::Home), (6, 2));
    assert_eq!((t.own(Atlas).phase.at, t.own(Atlas).phase.builders), (placed, 2));
    // Who rises at the temple does not build at home either.
    let mut t = rich();
    t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
    t.slain("D2");
    t.put(Atlas, at("D2"), 0, 1);
    t.put(Atlas, Place::Home, 1, 0);
    t.counts(Atlas, 0, 0, 2);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    t.ok(Atlas, craft(json!({ "raise": 2 })));
    t.ok(Atlas, crate::improving::build("housing", 3, 3));
    assert_eq!(t.refused(Atlas, crate::improving::build("farm", 1, 1)), "B-2");
}
