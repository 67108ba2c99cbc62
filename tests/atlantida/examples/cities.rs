//! Of cities, people and prices.

use super::*;
use crate::kit::*;
use atlantida::ids::{Advance, Card, Kind, Place, Statue, Stock};
use atlantida::table::Stage;
use atlantida::world::Fact;
use serde_json::{Value, json};

#[test]
fn j1_f1_f2_f7_first_feeding() {
    let mut t = Table::basic(2);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(food(&t, Atlas), 12);
    t.ok(Atlas, place(&[((3, 3), 4, 0)]));
    assert_eq!(t.refused(Atlas, grow(3)), "F-7");
    t.ok(Atlas, grow(2));
    assert_eq!(t.own(Atlas).on_island(), 6);
}

#[test]
fn j2_b2_b10_first_building() {
    let mut t = Table::basic(2);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((3, 3), 4, 0)]));
    t.ok(Atlas, build("farm", 1, 1));
    t.ok(Atlas, build("farm", 2, 1));
    t.ok(Atlas, build("quarry", 3, 1));
    t.ok(Atlas, build("quarry", 4, 1));
    assert_eq!(t.refused(Atlas, build("farm", 5, 1)), "B-2");
    assert_eq!(t.stock(Atlas, Stock::Stone), 4);
    assert_eq!(t.own(Atlas).city.empty(), 20);
    t.ok(Atlas, next());
    let food = t.own(Atlas).phase.food.expect("it was counted");
    assert_eq!((food.food, food.excess()), (12, 8));
    assert_eq!(t.refused(Atlas, grow(3)), "F-7");
    t.ok(Atlas, grow(2));
}

#[test]
fn j3_f2_f3_f4_f5_f15_a_later_city() {
    let (food, excess, mut t) = fed(later_city());
    assert_eq!((food, excess), (16, 5));
    assert_eq!(t.refused(Atlas, grow(3)), "F-7");
    t.ok(Atlas, grow(2));

    let mut t = later_city();
    t.learn(Atlas, Advance::Agriculture);
    assert_eq!(fed(t).0, 19);

    let mut t = later_city();
    t.event(Card::Drought, 4);
    let (food, excess, t) = fed(t);
    assert_eq!((food, excess), (10, -1));
    assert_eq!((t.own(Atlas).on_island(), t.own(Atlas).hades), (10, 1));

    let mut t = later_city();
    t.event(Card::Drought, 4);
    t.learn(Atlas, Advance::Medicine);
    assert_eq!(fed(t).2.own(Atlas).hades, 0);

    let mut t = later_city();
    t.event(Card::Drought, 4);
    t.slain("B5");
    t.put(Atlas, at("B5"), 0, 1);
    assert_eq!(fed(t).0, 13);

    let mut t = later_city();
    t.built(Atlas, Kind::Aqueduct, 1, 3);
    let city = t.own(Atlas).city;
    assert_eq!(city.empty(), 12);
    assert_eq!(fed(t).0, 19);

    let mut t = later_city();
    t.built(Atlas, Kind::Aqueduct, 1, 3);
    t.event(Card::Drought, 4);
    assert_eq!(fed(t).0, 14);

    let mut t = later_city();
    t.statue(Atlas, Statue::Hestia, 5, 1);
    let (_, _, mut t) = fed(t);
    // The statue takes a square of the 16.
    assert_eq!(t.own(Atlas).city.empty(), 15);
    assert_eq!(t.refused(Atlas, grow(5)), "F-7");
    t.ok(Atlas, grow(4));
}

#[test]
fn j4_f6_hunger() {
    for (medicine, dead) in [(false, 3), (true, 1)] {
        let mut t = Table::advanced(2);
        if medicine {
            t.learn(Atlas, Advance::Medicine);
        }
        t.put(Atlas, Place::Home, 13, 1);
        // 24 empty squares less four: 10 food.
        for column in 1..=4 {
            t.built(Atlas, Kind::Quarry, column, 1);
        }
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        for _ in 0..4 {
            t.ok(Atlas, next());
        }
        assert_eq!(t.own(Atlas).phase.food.expect("counted").food, 10);
        assert_eq!(t.own(Atlas).hades, dead);
    }
}

#[test]
fn j5_r6_r11_forest() {
    let forest = |pops, leaders, site: bool, law: bool| {
        let mut t = Table::advanced(2);
        t.slain("C1");
        if law {
            t.learn(Atlas, Advance::CodeOfLaws);
        }
        if site {
            t.put(Atlas, at("C1"), pops, leaders);
        } else {
            t.around(Atlas, at("C1"), pops, leaders);
        }
        produced(&mut t, Stock::Wood)
    };
    assert_eq!(forest(1, 0, true, false), 2);
    assert_eq!(forest(3, 1, false, false), 1);
    assert_eq!(forest(1, 0, true, true), 3);
    assert_eq!(forest(3, 1, false, true), 2);
    assert_eq!(forest(0, 1, true, false), 0);
}

#[test]
fn j6_prairie() {
    let prairie = |pops, site: bool, artemis: bool, law: bool| {
        let mut t = Table::advanced(2);
        t.slain("B1");
        if site {
            t.put(Atlas, at("B1"), pops, 0);
        } else {
            t.around(Atlas, at("B1"), pops, 0);
        }
        if artemis {
            t.statue(Atlas, Statue::Artemis, 1, 1);
        }
        if law {
            t.learn(Atlas, Advance::CodeOfLaws);
        }
        let view = public(&t);
        let lines = view["players"][0]["food"]["lines"].as_array().expect("lines").clone();
        lines
            .iter()
            .find(|line| line["part"]["prairie"] == "B1")
            .map_or(0, |line| line["food"].as_u64().expect("food"))
    };
    assert_eq!(prairie(4, true, false, false), 5);
    assert_eq!(prairie(4, true, true, false), 8);
    assert_eq!(prairie(4, true, true, true), 9);
    assert_eq!(prairie(5, false, false, false), 1);
    assert_eq!(prairie(5, false, true, false), 5);
}

#[test]
fn j14_r8_temple_of_hades() {
    let mut t = Table::basic(2);
    t.slain("C5");
    t.put(Atlas, at("C5"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.counts(Atlas, 0, 0, 5);
    assert_eq!(produced(&mut t, Stock::Knowledge), 3);
}

#[test]
fn j17_d8_d9_d10_d16_prices() {
    let mut t = Table::basic(2);
    t.learn(Ampheres, Advance::Engineering);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.learn(Atlas, Advance::Astronomy);
    t.learn(Ampheres, Advance::Navigation);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(price(&t, Advance::Engineering), 3);
    assert_eq!(price(&t, Advance::Navigation), 5);
    let mut t = Table::advanced(2);
    t.learn(Atlas, Advance::Cosmopolitanism);
    t.learn(Atlas, Advance::Astronomy);
    t.learn(Ampheres, Advance::Navigation);
    t.learn(Ampheres, Advance::Taxation);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!((price(&t, Advance::Navigation), price(&t, Advance::Taxation)), (3, 0));
    t.statue(Atlas, Statue::Hephaestus, 1, 1);
    assert_eq!(price(&t, Advance::Engineering), 1);
}

#[test]
fn j18_c5_b2_forge_and_housing() {
    for (metal, forge, housing) in [(true, 6, 2), (false, 2, 1)] {
        let mut t = Table::basic(2);
        if metal {
            t.learn(Atlas, Advance::Metalworking);
        }
        t.built(Atlas, Kind::Forge, 1, 1);
        t.stocks(Atlas, [0, 5, 0, 0, 0]);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[((1, 1), 1, 0), ((3, 3), 1, 0)]));
        let gold = if metal { 2 } else { 1 };
        let over = command(json!({ "do": "craft", "what": { "forge": gold + 1 } }));
        assert_eq!(t.refused(Atlas, over), "C-5");
        t.ok(Atlas, command(json!({ "do": "craft", "what": { "forge": gold } })));
        assert_eq!(t.stock(Atlas, Stock::Arms), forge);
        t.ok(Atlas, command(json!({ "do": "make_arms", "builders": 1 })));
        assert_eq!(t.stock(Atlas, Stock::Arms), forge + housing);
        assert_eq!(t.stock(Atlas, Stock::Gold), 4 - gold);
    }
}

#[test]
fn j19_c7_shipyard() {
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::Navigation);
    t.learn(Atlas, Advance::AdvancedPhysics);
    t.built(Atlas, Kind::Shipyard, 1, 5);
    t.stocks(Atlas, [0, 13, 9, 0, 0]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 5), 3, 0)]));
    t.ok(
        Atlas,
        command(json!({ "do": "craft", "what": { "ships": { "ships": 3, "by_gold": 6 } } })),
    );
    assert_eq!((t.stock(Atlas, Stock::Wood), t.stock(Atlas, Stock::Gold)), (0, 1));
    assert_eq!(t.own(Atlas).capacity, 3);
}

#[test]
fn j20_c6_c12_ancient_fleets() {
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::Navigation);
    t.put(Atlas, at("A1"), 2, 0);
    t.stocks(Atlas, [0, 14, 0, 13, 0]);
    t.counts(Atlas, 7, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    let restore = |ships: u32| command(json!({ "do": "craft", "what": { "restore": ships } }));
    assert_eq!(t.refused(Atlas, restore(2)), "C-12");
    t.ok(Atlas, restore(1));
    assert_eq!((t.stock(Atlas, Stock::Gold), t.stock(Atlas, Stock::Knowledge)), (8, 7));
}

#[test]
fn j21_g1_g3_g4_g5_g6_g23_ships() {
    assert_eq!(ships(3, true, true), 6);
    assert_eq!(ships(2, false, true), 5);
    assert_eq!(ships(2, false, false), 0);
    assert_eq!(ships(0, true, true), 0);
    assert_eq!(ships(8, true, true), 11);
}

#[test]
fn j33_b9_b16_no_housing() {
    let homeless = |stone, engineering: bool| {
        let mut t = Table::basic(2);
        t.so([Fact::TakenBack { faction: Atlas, at: sq(3, 3), debris: false }]);
        t.put(Atlas, Place::Home, 3, 1);
        t.stocks(Atlas, [stone, 0, 0, 0, 0]);
        if engineering {
            t.learn(Atlas, Advance::Engineering);
        }
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        t
    };
    let mut t = homeless(1, false);
    assert_eq!(t.refused(Atlas, build("farm", 1, 1)), "B-9");
    t.ok(Atlas, build("quarry", 1, 1));
    assert_eq!(t.stock(Atlas, Stock::Stone), 2);
    assert_eq!(t.refused(Atlas, build("quarry", 2, 1)), "B-9");
    t.ok(Atlas, build("housing", 2, 1));
    assert_eq!(t.stock(Atlas, Stock::Stone), 0);
    t.ok(Atlas, build("farm", 3, 1));
    assert_eq!(t.refused(Atlas, build("farm", 4, 1)), "B-2");
    let mut t = homeless(2, false);
    assert_eq!(t.refused(Atlas, build("quarry", 1, 1)), "B-9");
    let mut t = homeless(1, true);
    assert_eq!(t.refused(Atlas, build("quarry", 1, 1)), "B-9");
    t.ok(Atlas, build("housing", 1, 1));
}

#[test]
fn j38_c3_hecate() {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.put(Atlas, at("C2"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.stocks(Atlas, [5, 4, 0, 0, 0]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    let change =
        |from: &str, to: &str, amount: u32| json!({ "from": from, "to": to, "amount": amount });
    let craft = |all: Vec<Value>| command(json!({ "do": "craft", "what": { "change": all } }));
    assert_eq!(t.refused(Atlas, craft(vec![change("stone", "wood", 6)])), "C-3");
    t.ok(Atlas, craft(vec![change("stone", "wood", 5), change("gold", "stone", 4)]));
    let of = [Stock::Stone, Stock::Gold, Stock::Wood].map(|of| t.stock(Atlas, of));
    assert_eq!(of, [4, 0, 5]);
    assert_eq!(t.refused(Atlas, craft(vec![change("stone", "gold", 4)])), "C-10");
}

#[test]
fn j39_d9_d10_d16_prices_advanced() {
    let mut t = Table::advanced(2);
    t.learn(Atlas, Advance::Cosmopolitanism);
    t.learn(Ampheres, Advance::Medicine);
    t.learn(Ampheres, Advance::Astronomy);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(price(&t, Advance::Astronomy), 4);
    t.learn(Atlas, Advance::Astronomy);
    assert_eq!((price(&t, Advance::Medicine), price(&t, Advance::Navigation)), (3, 5));
    t.statue(Atlas, Statue::Hephaestus, 1, 1);
    t.statue(Atlas, Statue::Ares, 2, 1);
    assert_eq!((price(&t, Advance::Metalworking), price(&t, Advance::Taxation)), (1, 0));
    t.set(Atlas, Stock::Knowledge, 1);
    t.ok(Atlas, place(&[]));
    t.ok(Atlas, learn("metalworking"));
    assert_eq!(t.stock(Atlas, Stock::Knowledge), 0);
}
