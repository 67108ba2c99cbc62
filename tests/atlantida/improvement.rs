//! The steps of the improvement phase (sections 9 to 15), events and statues (17, 18).

mod building;
mod events;

use crate::improving::{build, craft, rich, to};
use crate::kit::*;
use atlantida::command::Command;
use atlantida::ids::{Advance, Card, Kind, Place, Statue, Stock};
use atlantida::table::Stage;
use serde_json::{Value, json};

fn say(json: Value) -> Command {
    command(json)
}

fn place(at: &[(u32, u32, u32, u32)]) -> Command {
    let one = |(column, row, pops, leaders): &(u32, u32, u32, u32)| json!({ "square": { "column": column, "row": row }, "pops": pops, "leaders": leaders });
    let at: Vec<Value> = at.iter().map(one).collect();
    say(json!({ "do": "place", "at": at }))
}

fn statue(of: &str, column: u32, row: u32) -> Command {
    say(
        json!({ "do": "build", "kind": "statue", "statue": of, "at": { "column": column, "row": row } }),
    )
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
    assert!(!t.own_world(Atlas).hex(hex("B2")).expect("a hex").lives);
}

#[test]
fn h5_a_dead_creature_stays_dead() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("B2"), 4, 0);
    t.phase(Stage::Improvement, Atlas);
    let hunt = json!({ "do": "hunt", "hex": "B2", "commitment": { "arms": 1, "sacrifices": 0 } });
    t.ok(Atlas, say(hunt));
    t.until_turn(13);
    let dead = t.state.world().hexes().filter(|(_, hex)| hex.creature.is_some() && !hex.lives);
    assert_eq!(dead.map(|(id, _)| id).collect::<Vec<_>>(), [hex("B2")]);
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
fn d11_d18_social_advances_need_a_place() {
    let mut t = rich();
    t.put(Atlas, Place::Theatre, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, learn("taxation")), "D-11");
    assert_eq!(t.refused(Atlas, social("taxation", "agora")), "D-1");
    t.ok(Atlas, social("taxation", "theatre"));
    // D-18: the Theatre gave one, and Taxation gives one at once.
    assert_eq!([Stock::Gold, Stock::Knowledge].map(|of| t.stock(Atlas, of)), [22, 18]);
    assert_eq!(t.refused(Atlas, social("strategy", "theatre")), "D-2");
    // And one in each later Production.
    t.ok(Atlas, say(json!({ "do": "finish_improvement" })));
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.stock(Atlas, Stock::Gold), 24);
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

// Events and statues

fn struck(card: Card) -> Table {
    let mut t = rich();
    t.event(card, 4);
    t.phase(Stage::Improvement, Atlas);
    t
}
