//! Craft, building, feeding and shipping (C, B, F, G).

use super::*;
use crate::kit::*;
use atlantida::ids::{Advance, Card, Kind, Place, Statue, Stock};
use atlantida::table::Stage;
use atlantida::world::{Fact, Step};
use serde_json::{Value, json};

#[test]
fn c4_c11_persephone() {
    let mut t = temple("D2", 1);
    t.counts(Atlas, 0, 0, 2);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, craft(json!({ "raise": 3 }))), "C-4");
    t.ok(Atlas, craft(json!({ "raise": 2 })));
    assert_eq!(
        (t.stock(Atlas, Stock::Gold), t.units(Atlas, at("D2")).0, t.own(Atlas).hades),
        (14, 3, 0)
    );
    assert_eq!(t.refused(Atlas, craft(json!({ "raise": 1 }))), "C-10");
}

#[test]
fn c6_c9_poseidon_restores() {
    let mut t = temple("A1", 2);
    assert_eq!(t.refused(Atlas, craft(json!({ "restore": 1 }))), "C-7");
    t.learn(Atlas, Advance::Navigation);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, craft(json!({ "restore": 3 }))), "C-6");
    t.ok(Atlas, craft(json!({ "restore": 2 })));
    assert_eq!((t.own(Atlas).capacity, t.stock(Atlas, Stock::Gold)), (2, 8));
}

#[test]
fn c7_ships_need_navigation_and_workers() {
    let mut t = rich();
    t.built(Atlas, Kind::Shipyard, 1, 5);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(2, 5, 2, 0)]));
    let ships = |ships: u32, by_gold: u32| {
        craft(json!({ "ships": { "ships": ships, "by_gold": by_gold } }))
    };
    assert_eq!(t.refused(Atlas, ships(1, 0)), "C-7");
    t.ok(Atlas, learn("navigation"));
    assert_eq!(t.refused(Atlas, ships(3, 0)), "C-7");
    assert_eq!(t.refused(Atlas, ships(1, 1)), "C-7");
    t.ok(Atlas, ships(2, 0));
    assert_eq!((t.own(Atlas).capacity, t.stock(Atlas, Stock::Wood)), (2, 10));
}

#[test]
fn c8_gaia_puts_up_a_garden() {
    let mut t = temple("A2", 1);
    let garden = |column: u32| craft(json!({ "garden": { "column": column, "row": 1 } }));
    t.ok(Atlas, garden(1));
    assert_eq!(t.refused(Atlas, garden(2)), "C-10");
    assert_eq!(t.own(Atlas).count(Kind::Garden), 1);
    // B-5 holds.
    assert_eq!(t.refused(Atlas, build("academy", 1, 1)), "B-5");
    assert_eq!(t.refused(Atlas, build("garden", 2, 1)), "B-11");
}

#[test]
fn c3_each_stock_is_changed_into_one_other() {
    let t = temple("C2", 1);
    let one =
        |from: &str, to: &str, amount: u32| json!({ "from": from, "to": to, "amount": amount });
    let change = |changes: &[Value]| craft(json!({ "change": changes }));
    let refused = |changes: &[Value]| t.clone().refused(Atlas, change(changes));
    assert_eq!(refused(&[one("stone", "wood", 2), one("stone", "gold", 2)]), "C-3");
    assert_eq!(refused(&[one("knowledge", "gold", 1)]), "C-3");
    assert_eq!(refused(&[one("gold", "gold", 1)]), "C-3");
    assert_eq!(refused(&[one("gold", "wood", 21)]), "C-3");
    let mut t = t.clone();
    t.ok(
        Atlas,
        change(&[one("stone", "wood", 20), one("gold", "wood", 20), one("wood", "gold", 1)]),
    );
    assert_eq!([Stock::Stone, Stock::Gold, Stock::Wood].map(|of| t.stock(Atlas, of)), [0, 1, 59]);
}

#[test]
fn c10_gold_that_hecate_makes_pays_for_what_follows() {
    let mut t = temple("C2", 1);
    t.built(Atlas, Kind::Forge, 1, 1);
    t.set(Atlas, Stock::Gold, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(1, 1, 1, 0)]));
    t.ok(Atlas, craft(json!({ "change": [{ "from": "stone", "to": "gold", "amount": 1 }] })));
    t.ok(Atlas, craft(json!({ "forge": 1 })));
    assert_eq!(t.stock(Atlas, Stock::Arms), 22);
}

// Building

#[test]
fn b2_each_builder_does_one_thing() {
    let mut t = rich();
    t.ok(Atlas, place(&[(3, 3, 2, 0)]));
    t.ok(Atlas, build("farm", 1, 1));
    t.ok(Atlas, say(json!({ "do": "make_arms", "builders": 1 })));
    assert_eq!(t.refused(Atlas, build("farm", 2, 1)), "B-2");
    assert_eq!([Stock::Gold, Stock::Arms].map(|of| t.stock(Atlas, of)), [19, 21]);
}

#[test]
fn b3_b4_b6_b12_footprints() {
    let mut t = builders();
    assert_eq!(t.refused(Atlas, build("agora", 5, 1)), "B-3");
    t.built(Atlas, Kind::Agora, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t.ok(Atlas, build("academy", 1, 1));
    // The Agora is gone whole, and its other square is debris.
    let city = t.own(Atlas).city;
    assert_eq!(city.count(Kind::Agora), 0);
    assert!(city.debris.contains(&sq(2, 1)) && !city.debris.contains(&sq(1, 1)));
    // B-6.
    assert_eq!(t.refused(Atlas, build("farm", 2, 1)), "B-6");
    t.ok(Atlas, build("quarry", 2, 1));
    assert!(t.own(Atlas).city.debris.is_empty());
}

#[test]
fn b5_not_over_units_nor_over_what_is_new() {
    let mut t = builders();
    assert_eq!(t.refused(Atlas, build("academy", 3, 3)), "B-5");
    t.ok(Atlas, build("farm", 1, 1));
    assert_eq!(t.refused(Atlas, build("academy", 1, 1)), "B-5");
}

#[test]
fn b7_b8_prices_and_limits() {
    let mut t = builders();
    t.ok(Atlas, build("academy", 1, 1));
    t.ok(Atlas, build("academy", 2, 1));
    assert_eq!(t.refused(Atlas, build("academy", 3, 1)), "B-8");
    t.ok(Atlas, build("aqueduct", 1, 2));
    t.ok(Atlas, say(json!({ "do": "build", "kind": "agora", "at": { "column": 4, "row": 1 }, "turned": true })));
    assert_eq!(t.stock(Atlas, Stock::Stone), 20 - 2 - 2 - 5 - 3);
    t.ok(Atlas, build("quarry", 5, 1));
    assert_eq!(t.stock(Atlas, Stock::Stone), 9);
}

#[test]
fn b11_the_shipyard_lies_at_the_shore() {
    let mut t = builders();
    assert_eq!(t.refused(Atlas, build("shipyard", 1, 4)), "B-11");
    t.ok(Atlas, build("shipyard", 1, 5));
    assert_eq!(t.stock(Atlas, Stock::Stone), 16);
    let mut basic = Table::basic(2);
    basic.phase(Stage::Improvement, Atlas);
    basic.ok(Atlas, place(&[(3, 3, 4, 0)]));
    assert_eq!(basic.refused(Atlas, build("bastion", 1, 1)), "P-1");
}

#[test]
fn b9_no_arms_without_a_housing() {
    let mut t = rich();
    t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, say(json!({ "do": "make_arms", "builders": 1 }))), "B-9");
    t.ok(Atlas, build("housing", 3, 3));
    t.ok(Atlas, say(json!({ "do": "make_arms", "builders": 1 })));
}

#[test]
fn b13_a_new_housing_brings_no_builder() {
    let mut t = rich();
    t.ok(Atlas, place(&[(3, 3, 1, 0)]));
    t.ok(Atlas, build("housing", 1, 1));
    assert_eq!(t.refused(Atlas, build("farm", 2, 1)), "B-2");
}

#[test]
fn b14_stone_of_a_new_quarry_pays() {
    let mut t = builders();
    t.set(Atlas, Stock::Stone, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    assert_eq!(t.refused(Atlas, build("academy", 1, 1)), "too_little");
    t.ok(Atlas, build("quarry", 2, 1));
    t.ok(Atlas, build("academy", 1, 1));
}

#[test]
fn b15_over_ones_own_kind() {
    let mut t = rich();
    t.built(Atlas, Kind::Academy, 1, 1);
    t.built(Atlas, Kind::Academy, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t.ok(Atlas, build("academy", 2, 1));
    assert_eq!(t.own(Atlas).count(Kind::Academy), 2);
}

// Feeding

#[test]
fn f6_the_owner_says_where() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 10, 1);
    t.put(Atlas, at("A1"), 5, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Feeding);
    // 12 and one by fishing for 15.
    assert_eq!(t.own(Atlas).phase.owes, 2);
    assert_eq!(t.refused(Atlas, next()), "F-6");
    let lose = |pops: u32| say(json!({ "do": "lose", "from": [{ "from": "A1", "pops": pops }] }));
    assert_eq!(t.refused(Atlas, lose(1)), "F-6");
    t.ok(Atlas, lose(2));
    assert_eq!((t.own(Atlas).hades, t.units(Atlas, at("A1")).0), (2, 3));
    t.ok(Atlas, next());
}

#[test]
fn f8_f10_growth_without_housing_and_from_none() {
    let mut t = rich();
    t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
    t.put(Atlas, Place::Home, 4, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    let grow = |pops: u32| say(json!({ "do": "grow", "pops": pops }));
    to(&mut t, Step::Feeding);
    assert_eq!(t.refused(Atlas, grow(2)), "F-7");
    t.ok(Atlas, grow(1));
    let mut t = rich();
    t.put(Atlas, Place::Home, 0, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Feeding);
    assert_eq!(t.refused(Atlas, grow(2)), "F-7");
    t.ok(Atlas, grow(1));
    assert_eq!(t.refused(Atlas, grow(1)), "F-7");
}

#[test]
fn f3_an_aqueduct_doubles_gardens_too() {
    let mut t = rich();
    t.built(Atlas, Kind::Garden, 1, 1);
    t.built(Atlas, Kind::Aqueduct, 1, 2);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(1, 1, 1, 0)]));
    to(&mut t, Step::Feeding);
    // 19/2 + 2 + 1.
    assert_eq!(t.own(Atlas).phase.food.expect("counted").food, 12);
}

#[test]
fn f13_new_pops_may_be_shipped() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 4, 1);
    t.counts(Atlas, 8, 0, 0);
    t.learn(Atlas, Advance::Astronomy);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t.ok(Atlas, say(json!({ "do": "grow", "pops": 2 })));
    t.ok(Atlas, say(json!({ "do": "ship", "from": [{ "from": "home", "pops": 6 }] })));
    t.ok(Atlas, say(json!({ "do": "finish_improvement" })));
    // V-2.
    assert_eq!(t.state.stage(), Stage::Over);
}

// Shipping

#[test]
fn g8_g9_what_is_shipped_is_ones_choice() {
    let mut t = rich();
    t.put(Atlas, at("A1"), 3, 0);
    t.counts(Atlas, 4, 0, 0);
    t.learn(Atlas, Advance::Astronomy);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    let ship = |from: Value| say(json!({ "do": "ship", "from": from }));
    assert_eq!(t.refused(Atlas, ship(json!([{ "from": "home", "pops": 5 }]))), "G-1");
    t.ok(Atlas, ship(json!([{ "from": "A1", "pops": 2 }, { "from": "home", "pops": 1 }])));
    t.ok(Atlas, ship(json!([{ "from": "home", "pops": 1 }])));
    assert_eq!((t.own(Atlas).continent, t.own(Atlas).capacity), (4, 4));
}

#[test]
fn g13_g24_an_offer_is_not_to_be_spent() {
    let mut t = Table::basic(2);
    t.event(Card::Tribute, 3);
    t.slain("E1");
    t.put(Atlas, at("E1"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.set(Atlas, Stock::Gold, 4);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, say(json!({ "do": "finish_improvement" }))), "X-4");
    t.ok(Atlas, say(json!({ "do": "offer", "gold": 4 })));
    // N-8.
    t.ok(Atlas, say(json!({ "do": "offer", "gold": 3 })));
    assert_eq!(t.refused(Atlas, say(json!({ "do": "send_by_europa", "pops": 2 }))), "G-10");
    t.ok(Atlas, say(json!({ "do": "send_by_europa", "pops": 1 })));
    assert_eq!(t.refused(Atlas, say(json!({ "do": "offer", "gold": 0 }))), "T-1");
}

#[test]
fn g30_europa_opens_when_ruled() {
    let mut t = Table::basic_with(2, |settings| settings.europa_from = 7);
    t.slain("E1");
    t.put(Atlas, at("E1"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, say(json!({ "do": "send_by_europa", "pops": 1 }))), "G-10");
}

#[test]
fn g17_g27_punishment() {
    let mut t = Table::basic(3);
    t.so([Fact::TakenBack { faction: Ampheres, at: sq(3, 3), debris: false }]);
    crate::examples::tribute(&mut t, 3, &[3, 0, 3]);
    // The steward had built a Housing: it falls.
    assert_eq!((t.own(Ampheres).count(Kind::Housing), t.own(Ampheres).hades), (0, 1));
    let mut t = Table::advanced(3);
    t.statue(Ampheres, Statue::Dionysus, 1, 1);
    crate::examples::tribute(&mut t, 3, &[3, 0, 3]);
    assert_eq!((t.own(Ampheres).count(Kind::Housing), t.own(Ampheres).hades), (1, 0));
}
