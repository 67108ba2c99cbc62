//! The steps of the improvement phase (sections 9 to 15), events and statues (17, 18).

use atlantida::command::Command;
use atlantida::ids::{Advance, Card, Faction, Kind, Place, Statue, Stock};
use atlantida::settings::{FloodReach, HadesPoints};
use atlantida::table::Stage;
use atlantida::world::{Fact, Step};
use serde_json::{Value, json};

use crate::kit::*;

fn say(json: Value) -> Command {
    command(json)
}

fn place(at: &[(u32, u32, u32, u32)]) -> Command {
    let one = |(column, row, pops, leaders): &(u32, u32, u32, u32)| json!({ "square": { "column": column, "row": row }, "pops": pops, "leaders": leaders });
    let at: Vec<Value> = at.iter().map(one).collect();
    say(json!({ "do": "place", "at": at }))
}

fn build(kind: &str, column: u32, row: u32) -> Command {
    say(json!({ "do": "build", "kind": kind, "at": { "column": column, "row": row } }))
}

fn statue(of: &str, column: u32, row: u32) -> Command {
    say(
        json!({ "do": "build", "kind": "statue", "statue": of, "at": { "column": column, "row": row } }),
    )
}

fn craft(what: Value) -> Command {
    say(json!({ "do": "craft", "what": what }))
}

fn learn(advance: &str) -> Command {
    say(json!({ "do": "learn", "advance": advance }))
}

fn social(advance: &str, at: &str) -> Command {
    say(json!({ "do": "learn", "advance": advance, "at": at }))
}

fn next() -> Command {
    say(json!({ "do": "next_step" }))
}

fn to(t: &mut Table, step: Step) {
    while t.own(Atlas).phase.step < step {
        t.ok(Atlas, next());
    }
}

/// Atlas improves, with eight pops and a leader at home and plenty of everything.
fn rich() -> Table {
    let mut t = Table::advanced(2);
    t.put(Atlas, Place::Home, 8, 1);
    t.stocks(Atlas, [20, 20, 20, 20, 20]);
    t.phase(Stage::Improvement, Atlas);
    t
}

/// The same, with all pops in the Housing.
fn builders() -> Table {
    let mut t = rich();
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t
}

// Hunting

#[test]
fn h1_h7_h10_a_group_withdraws_and_spends_nothing() {
    let mut t = rich();
    t.put(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(t.refused(Atlas, next()), "H-1");
    assert_eq!(t.refused(Atlas, place(&[])), "H-1");
    t.ok(Atlas, say(json!({ "do": "withdraw", "hex": "B2" })));
    assert!(!t.own(Atlas).holds(at("B2")));
    assert_eq!(t.stock(Atlas, Stock::Arms), 20);
    t.ok(Atlas, next());
}

#[test]
fn h2_h3_h4_more_than_the_creature() {
    let mut t = rich();
    t.put(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    let hunt = |arms: u32| {
        say(json!({ "do": "hunt", "hex": "B2", "commitment": { "arms": arms, "sacrifices": 0 } }))
    };
    assert_eq!(t.refused(Atlas, hunt(2)), "H-2");
    t.ok(Atlas, hunt(3));
    assert_eq!(
        [Stock::Gold, Stock::Knowledge, Stock::Arms].map(|of| t.stock(Atlas, of)),
        [21, 21, 17]
    );
    // H-5.
    assert!(!t.own_world(Atlas).hex(hex("B2")).expect("a hex").lives);
}

#[test]
fn h6_a_living_creature_bars_powers() {
    let mut t = rich();
    t.put(Atlas, at("C5"), 0, 1);
    t.counts(Atlas, 0, 0, 4);
    t.put(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    // H-6: the Temple of Hades is held and does not work.
    let hunt =
        say(json!({ "do": "hunt", "hex": "B2", "commitment": { "arms": 2, "sacrifices": 0 } }));
    assert_eq!(t.refused(Atlas, hunt), "H-2");
}

#[test]
fn h8_what_a_kill_opens_holds_at_once() {
    let mut t = rich();
    t.put(Atlas, at("C5"), 4, 0);
    t.counts(Atlas, 0, 0, 4);
    t.put(Atlas, at("C2"), 4, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(
        Atlas,
        say(json!({ "do": "hunt", "hex": "C5", "commitment": { "arms": 4, "sacrifices": 0 } })),
    );
    // 4 + 2 of Hades against 5.
    t.ok(Atlas, say(json!({ "do": "hunt", "hex": "C2" })));
}

// Production

#[test]
fn r1_units_are_placed_where_something_stands() {
    let mut t = rich();
    assert_eq!(t.refused(Atlas, place(&[(1, 1, 1, 0)])), "R-1");
    assert_eq!(t.refused(Atlas, place(&[(3, 3, 9, 0)])), "R-1");
    assert_eq!(t.refused(Atlas, learn("navigation")), "R-1");
    t.ok(Atlas, place(&[(3, 3, 3, 1)]));
    assert_eq!(t.own(Atlas).phase.builders, 3);
    assert_eq!(t.refused(Atlas, place(&[])), "R-1");
}

#[test]
fn r2_r3_r4_buildings_yield() {
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    t.built(Atlas, Kind::Academy, 3, 1);
    t.built(Atlas, Kind::Quarry, 4, 1);
    t.built(Atlas, Kind::Quarry, 5, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(4, 1, 3, 0)]));
    // of three pops one works; the other Quarry has none.
    assert_eq!(
        [Stock::Stone, Stock::Gold, Stock::Knowledge].map(|of| t.stock(Atlas, of)),
        [21, 21, 21]
    );
}

#[test]
fn r5_gardens_give_wood_more_with_demeter() {
    for (demeter, wood) in [(false, 21), (true, 22)] {
        let mut t = rich();
        t.built(Atlas, Kind::Garden, 1, 1);
        if demeter {
            t.slain("B5");
            t.put(Atlas, at("B5"), 0, 1);
        }
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[(1, 1, 1, 0)]));
        assert_eq!(t.stock(Atlas, Stock::Wood), wood);
    }
}

#[test]
fn r6_r15_sites_by_themselves() {
    let mut t = rich();
    t.slain("B3");
    t.slain("A3");
    t.put(Atlas, at("B3"), 2, 0);
    t.around(Atlas, at("A3"), 5, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    // 0 + 2 and 5/3.
    assert_eq!(t.stock(Atlas, Stock::Gold), 23);
}

#[test]
fn r7_r10_theatre_taxation_athena() {
    let mut t = rich();
    t.put(Atlas, Place::Theatre, 1, 0);
    t.learn(Atlas, Advance::Taxation);
    t.statue(Atlas, Statue::Athena, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!([Stock::Gold, Stock::Knowledge].map(|of| t.stock(Atlas, of)), [22, 22]);
}

#[test]
fn r9_temples_give_knowledge_where_ruled() {
    let mut t = Table::basic_with(2, |settings| settings.temple_knowledge = 1);
    t.put(Atlas, at("A1"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.stock(Atlas, Stock::Knowledge), 3);
}

#[test]
fn m5_shifting_in_production() {
    let mut t = rich();
    t.put(Atlas, Place::Theatre, 1, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, say(json!({ "do": "shift", "from": "home", "pops": 3 })));
    assert_eq!(t.units(Atlas, Place::Theatre).0, 4);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, say(json!({ "do": "shift", "from": "home", "pops": 1 }))), "R-1");
}

// Development

#[test]
fn d1_d2_d3_leaders_at_the_agora_and_in_the_theatre() {
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    t.put(Atlas, Place::Theatre, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(1, 1, 2, 1)]));
    let appoint = |at: &str| say(json!({ "do": "appoint", "at": at }));
    t.ok(Atlas, appoint("agora"));
    assert_eq!(t.refused(Atlas, appoint("agora")), "D-2");
    t.ok(Atlas, appoint("theatre"));
    assert_eq!((t.own(Atlas).leaders(), t.stock(Atlas, Stock::Gold)), (4, 18));
    assert_eq!((t.units(Atlas, Place::Home).1, t.units(Atlas, Place::Theatre).1), (2, 2));
    let mut t = rich();
    t.put(Atlas, Place::Theatre, 2, 3);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, appoint("theatre")), "D-3");
    assert_eq!(t.refused(Atlas, appoint("agora")), "D-1");
}

#[test]
fn d4_d5_d6_scientific_advances() {
    let mut t = builders();
    t.ok(Atlas, learn("navigation"));
    assert_eq!(t.stock(Atlas, Stock::Knowledge), 14);
    assert_eq!(t.refused(Atlas, learn("navigation")), "D-5");
    assert_eq!(t.refused(Atlas, learn("advanced_physics")), "D-6");
    t.ok(Atlas, learn("metalworking"));
    t.ok(Atlas, learn("engineering"));
    assert_eq!(t.refused(Atlas, learn("advanced_physics")), "D-7");
    assert_eq!(t.refused(Atlas, learn("astronomy")), "too_little");
    let mut basic = Table::basic(2);
    basic.phase(Stage::Improvement, Atlas);
    basic.ok(Atlas, place(&[]));
    assert_eq!(basic.refused(Atlas, learn("medicine")), "P-9");
}

#[test]
fn d7_the_academy_stands_when_it_is_learned() {
    let mut t = rich();
    for advance in [Advance::Navigation, Advance::Metalworking, Advance::Engineering] {
        t.learn(Atlas, advance);
    }
    t.built(Atlas, Kind::Academy, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t.ok(Atlas, learn("advanced_physics"));
}

#[test]
fn d11_social_advances_need_a_place() {
    let mut t = rich();
    t.put(Atlas, Place::Theatre, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, learn("taxation")), "D-11");
    assert_eq!(t.refused(Atlas, social("taxation", "agora")), "D-1");
    t.ok(Atlas, social("taxation", "theatre"));
    // D-18, Taxation gives one at once.
    assert_eq!([Stock::Gold, Stock::Knowledge].map(|of| t.stock(Atlas, of)), [22, 18]);
    assert_eq!(t.refused(Atlas, social("strategy", "theatre")), "D-2");
}

#[test]
fn d14_one_drives_the_other_out() {
    let mut t = rich();
    t.learn(Atlas, Advance::Fanaticism);
    t.put(Atlas, Place::Theatre, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t.ok(Atlas, social("cosmopolitanism", "theatre"));
    assert!(!t.own(Atlas).has(Advance::Fanaticism) && t.own(Atlas).has(Advance::Cosmopolitanism));
}

#[test]
fn d15_a_new_leader_does_not_serve() {
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    t.put(Atlas, Place::Theatre, 2, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(1, 1, 2, 1)]));
    t.ok(Atlas, say(json!({ "do": "appoint", "at": "agora" })));
    assert_eq!(t.refused(Atlas, social("taxation", "theatre")), "D-1");
}

#[test]
fn d17_engineering_counts_in_the_same_phase() {
    let mut t = builders();
    t.ok(Atlas, learn("engineering"));
    t.ok(Atlas, build("academy", 1, 1));
    assert_eq!(t.stock(Atlas, Stock::Stone), 19);
}

// Craft

fn temple(name: &str, pops: u32) -> Table {
    let mut t = rich();
    t.slain(name);
    t.put(Atlas, at(name), pops, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t
}

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
fn b3_b4_b12_footprints() {
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

// Events and statues

fn struck(card: Card) -> Table {
    let mut t = rich();
    t.event(card, 4);
    t.phase(Stage::Improvement, Atlas);
    t
}

#[test]
fn x7_iconoclasm() {
    for (law, statues, dead) in [(false, 0, 1), (true, 1, 0)] {
        let mut t = struck(Card::Iconoclasm);
        t.statue(Atlas, Statue::Ares, 1, 1);
        if law {
            t.learn(Atlas, Advance::CodeOfLaws);
        }
        t.ok(Atlas, place(&[]));
        to(&mut t, Step::Reaction);
        assert_eq!((t.own(Atlas).statues().count(), t.own(Atlas).hades), (statues, dead));
    }
}

#[test]
fn x9_x20_a_raid_on_an_empty_city() {
    let mut t = struck(Card::Raid);
    t.put(Atlas, at("A1"), 8, 1);
    t.put(Atlas, Place::Home, 0, 0);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Reaction);
    // Nothing can be committed: it is carried out without a question.
    assert_eq!((t.stock(Atlas, Stock::Gold), t.own(Atlas).hades), (0, 0));
    t.ok(Atlas, next());
}

#[test]
fn x12_x22_an_earthquake_with_nothing_to_fall() {
    let mut t = struck(Card::Earthquake);
    t.so([Fact::TakenBack { faction: Atlas, at: sq(3, 3), debris: false }]);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Shipping);
    assert_eq!(t.own(Atlas).hades, 2);
}

#[test]
fn x13_a_flood_may_reach_the_island() {
    let mut t = Table::advanced_with(2, |settings| settings.flood_reach = FloodReach::Island);
    t.put(Atlas, Place::Home, 2, 1);
    t.put(Atlas, at("A1"), 2, 0);
    t.stocks(Atlas, [1, 0, 0, 0, 0]);
    t.event(Card::Flood, 4);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Reaction);
    t.ok(Atlas, say(json!({ "do": "react", "how": { "flood": { "stone": 1, "wood": 0 } } })));
    assert_eq!(t.own(Atlas).phase.owes, 2);
    t.ok(Atlas, say(json!({ "do": "lose", "from": [{ "from": "A1", "pops": 2 }] })));
    assert_eq!(t.own(Atlas).hades, 2);
}

#[test]
fn x11_beasts_return() {
    let mut t = Table::advanced(2);
    t.event(Card::Beasts, 4);
    t.slain("B2");
    t.slain("B1");
    t.put(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert!(t.state.world().hex(hex("B2")).expect("a hex").lives);
    assert!(!t.own(Atlas).holds(at("B2")));
    assert_eq!(t.units(Atlas, at("B2")), (2, 1));
}

#[test]
fn z3_who_is_spared_keeps_his_site() {
    let mut t = Table::advanced(2);
    t.event(Card::Beasts, 4);
    t.slain("B2");
    t.put(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.so([Fact::Spared { faction: Atlas }]);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert!(t.own(Atlas).holds(at("B2")));
}

#[test]
fn z3_the_fleet_sails_for_who_is_spared() {
    let mut t = Table::advanced(2);
    t.event(Card::LostFleet, 4);
    t.so([Fact::Spared { faction: Ampheres }]);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Boarding, Some(Ampheres)));
    t.ok(Ampheres, say(json!({ "do": "board", "from": [] })));
}

#[test]
fn z1_z2_z5_zeus() {
    let asked = |card: Card, holder: Option<Faction>, dionysus: Option<Faction>, alive: bool| {
        let mut t = Table::advanced(3);
        t.event(card, 4);
        if !alive {
            t.slain("C3");
        }
        if let Some(holder) = holder {
            t.put(holder, at("C3"), 0, 1);
            t.put(holder, Place::Home, 4, 0);
        }
        if let Some(owner) = dionysus {
            t.statue(owner, Statue::Dionysus, 1, 1);
        }
        t.phase(Stage::Movement, Atlas);
        ALL[..3].iter().for_each(|of| t.finish(*of));
        (t.state.stage() == Stage::Zeus).then(|| t.state.awaited().next()).flatten()
    };
    assert_eq!(asked(Card::Flood, Some(Atlas), None, false), Some(Atlas));
    assert_eq!(asked(Card::Tribute, Some(Atlas), None, false), None);
    assert_eq!(asked(Card::Flood, Some(Atlas), None, true), None);
    assert_eq!(asked(Card::Flood, None, Some(Ampheres), true), Some(Ampheres));
    assert_eq!(asked(Card::Flood, Some(Atlas), Some(Ampheres), true), None);
    assert_eq!(asked(Card::Flood, Some(Ampheres), Some(Ampheres), true), Some(Ampheres));
    let mut t = Table::advanced(2);
    t.event(Card::Flood, 4);
    t.slain("C3");
    t.put(Atlas, at("C3"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    t.ok(Atlas, say(json!({ "do": "use_zeus", "favour": "stop" })));
    assert_eq!((t.stock(Atlas, Stock::Gold), t.state.world().event()), (1, None));
}

#[test]
fn z7_z11_one_statue_drives_the_other_out() {
    let mut t = builders();
    t.ok(Atlas, statue("ares", 1, 1));
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of)), [18, 17]);
    t.statue(Ampheres, Statue::Athena, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    assert_eq!(t.refused(Atlas, statue("athena", 2, 1)), "Z-7");
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t.ok(Atlas, statue("hestia", 2, 1));
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Hestia]);
    assert!(t.own(Atlas).city.debris.contains(&sq(1, 1)));
}

#[test]
fn z6_z9_z14_hera_has_several() {
    let mut t = builders();
    t.ok(Atlas, statue("hera", 1, 1));
    t.ok(Atlas, statue("ares", 2, 1));
    t.ok(Atlas, statue("athena", 3, 1));
    // 2 + 3 for Hera, 1 + 1 each beside her.
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of)), [16, 15]);
    assert_eq!(t.own(Atlas).statues().count(), 3);
    let mut t = rich();
    for (of, column) in [(Statue::Hera, 1), (Statue::Ares, 2), (Statue::Athena, 3)] {
        t.statue(Atlas, of, column, 1);
    }
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t.ok(Atlas, build("academy", 1, 1));
    assert_eq!(t.refused(Atlas, next()), "Z-9");
    t.ok(Atlas, say(json!({ "do": "keep", "statue": "athena" })));
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Athena]);
    t.ok(Atlas, next());
}

#[test]
fn t14_of_two_buyers_the_first_has_the_statue() {
    let mut t = Table::advanced_with(2, |settings| {
        settings.improvement = atlantida::settings::ImprovementGoes::Together;
    });
    t.statue(Ampheres, Statue::Hestia, 5, 5);
    for faction in [Atlas, Ampheres] {
        t.stocks(faction, [9, 9, 9, 9, 9]);
    }
    t.phase(Stage::Improvement, Atlas);
    for faction in [Ampheres, Atlas] {
        t.ok(faction, place(&[(3, 3, 4, 0)]));
        t.ok(faction, statue("ares", 1, 1));
        // It has no effect yet (b).
        assert!(!t.own(faction).has_statue(Statue::Ares));
        assert_eq!(t.own(faction).city.empty(), if faction == Atlas { 23 } else { 22 });
        t.ok(faction, say(json!({ "do": "finish_improvement" })));
    }
    assert_eq!(t.state.world().owner(Statue::Ares), Some(Atlas));
    let other = t.own(Ampheres);
    assert_eq!(other.statues().collect::<Vec<_>>(), [Statue::Hestia]);
    assert_eq!((other.stock(Stock::Stone), other.stock(Stock::Gold)), (9, 9));
    assert!(other.city.is_empty(sq(1, 1)));
}

#[test]
fn x5_x17_passing_a_seaquake() {
    let mut t = Table::advanced(2);
    t.set(Atlas, Stock::Gold, 9);
    crate::examples::tribute(&mut t, 3, &[4, 3]);
    assert_eq!(t.refused(Atlas, say(json!({ "do": "pass" }))), "X-17");
    assert_eq!(t.refused(Ampheres, say(json!({ "do": "sink", "hex": "B1" }))), "T-18");
    // B2 is no coast yet.
    assert_eq!(t.refused(Atlas, say(json!({ "do": "sink", "hex": "B2" }))), "X-5");
    t.ok(Atlas, say(json!({ "do": "sink", "hex": "A1" })));
    assert_eq!(t.stock(Atlas, Stock::Gold), 3);
}

#[test]
fn v6_points_as_ruled() {
    for (rule, points) in [(HadesPoints::Less, 1), (HadesPoints::More, 9), (HadesPoints::None, 5)] {
        let mut t = Table::basic_with(2, |settings| settings.hades_points = rule);
        t.counts(Atlas, 0, 5, 2);
        assert_eq!(crate::examples::public(&t)["players"][0]["points"], json!(points));
    }
}
