//! Movement, summoning, Hermes (sections 6 and 8).

use atlantida::command::Command;
use atlantida::ids::{Advance, Place, Statue, Stock};
use atlantida::settings::Switch;
use atlantida::table::Stage;
use atlantida::world::Fact;
use serde_json::{Value, json};

use crate::kit::*;

fn go(from: &str, pops: u32, to: &str) -> Command {
    with(from, pops, to, json!({}))
}

fn enter(from: &str, pops: u32, to: &str) -> Command {
    with(from, pops, to, json!({ "how": "enter" }))
}

fn sail(from: &str, pops: u32, to: &str) -> Command {
    with(from, pops, to, json!({ "way": "sea" }))
}

fn with(from: &str, pops: u32, to: &str, more: Value) -> Command {
    let mut order = json!({ "do": "move", "from": from, "pops": pops, "to": { "place": to } });
    let fields = order.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    command(order)
}

fn summon(units: Value) -> Command {
    command(json!({ "do": "summon", "units": units }))
}

fn finish() -> Command {
    command(json!({ "do": "finish_movement" }))
}

#[test]
fn m1_a_leader_moves_once() {
    let mut t = Table::basic(2);
    t.ok(Atlas, go("home", 2, "A1"));
    assert_eq!(t.refused(Atlas, go("A1", 0, "home")), "M-1");
    assert_eq!(t.own(Atlas).units(at("A1")).unmoved(), 0);
}

#[test]
fn m2_pops_do_not_move_alone() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    assert_eq!(t.refused(Atlas, go("A1", 1, "home")), "M-1");
}

#[test]
fn m3_a_leader_takes_ten_at_most() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 12, 1);
    assert_eq!(t.refused(Atlas, go("home", 11, "A1")), "M-3");
    t.ok(Atlas, go("home", 10, "A1"));
    assert_eq!((t.units(Atlas, Place::Home), t.units(Atlas, at("A1"))), ((2, 0), (10, 1)));
}

#[test]
fn m4_the_rest_stays() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 5, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.ok(Atlas, go("A1", 2, "home"));
    assert_eq!(t.units(Atlas, at("A1")), (3, 0));
    assert!(t.own(Atlas).holds(at("A1")));
}

#[test]
fn m5_city_and_theatre_count_as_one() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Theatre, 2, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, command(json!({ "do": "shift", "from": "home", "pops": 1 })));
    assert_eq!(t.units(Atlas, Place::Theatre), (3, 0));
    t.ok(Atlas, with("home", 3, "A1", json!({ "also": 2 })));
    assert_eq!((t.units(Atlas, at("A1")), t.units(Atlas, Place::Theatre)), ((5, 1), (1, 0)));
    assert_eq!(
        t.refused(Atlas, command(json!({ "do": "shift", "from": "theatre", "pops": 1 }))),
        "M-5"
    );
}

#[test]
fn m18_shifting_ends_with_the_theatre() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Theatre, 1, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, command(json!({ "do": "shift", "from": "theatre", "pops": 1 })));
    assert_eq!(
        t.refused(Atlas, command(json!({ "do": "shift", "from": "home", "pops": 1 }))),
        "M-5"
    );
}

#[test]
fn m6_pops_are_led_once_a_phase() {
    for (relay, rule) in [(Switch::Off, Some("M-6")), (Switch::On, None)] {
        let mut t = Table::basic_with(2, |settings| settings.relay = relay);
        t.put(Atlas, Place::Home, 4, 1);
        t.put(Atlas, at("A1"), 1, 1);
        t.phase(Stage::Movement, Atlas);
        t.ok(Atlas, go("home", 3, "A1"));
        let on = enter("A1", 3, "A2");
        match rule {
            Some(rule) => assert_eq!(t.refused(Atlas, on), rule),
            None => t.ok(Atlas, on),
        }
        if rule.is_some() {
            t.ok(Atlas, enter("A1", 1, "A2"));
        }
    }
}

#[test]
fn m7_two_steps_over_land() {
    let mut t = Table::basic(2);
    assert_eq!(t.refused(Atlas, enter("home", 1, "A3")), "M-7");
    t.ok(Atlas, enter("home", 1, "A2"));
    // 0 steps from the surroundings to the main site.
    let mut t = Table::basic(2);
    t.around(Atlas, at("B2"), 12, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("B2", 0, "B2"));
    assert!(t.own(Atlas).holds(at("B2")));
    // M-16: the whole group, more than ten too.
    assert_eq!(t.units(Atlas, at("B2")), (12, 1));
}

#[test]
fn m8_m9_a_creature_is_crossed_in_two_turns() {
    let mut t = Table::basic(2);
    assert_eq!(t.refused(Atlas, enter("home", 1, "C2")), "M-7");
    t.ok(Atlas, enter("home", 1, "B2"));
    t.finish(Atlas);
    t.until_turn(2);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, enter("B2", 1, "C2"));
}

#[test]
fn m10_home_is_an_end() {
    let mut t = Table::basic(2);
    t.around(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("B2", 2, "home"));
    assert_eq!(t.units(Atlas, Place::Home), (6, 1));
}

#[test]
fn m11_m12_over_sea() {
    let mut t = Table::basic(2);
    assert_eq!(t.refused(Atlas, sail("home", 1, "E2")), "M-7");
    t.learn(Atlas, Advance::Navigation);
    t.put(Atlas, Place::Home, 12, 1);
    assert_eq!(t.refused(Atlas, sail("home", 4, "E2")), "M-3");
    assert_eq!(t.refused(Atlas, sail("home", 3, "B2")), "M-7");
    t.learn(Atlas, Advance::ClothMaking);
    t.ok(Atlas, sail("home", 5, "E2"));
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::Navigation);
    t.slain("B6");
    t.put(Atlas, at("B6"), 12, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, sail("B6", 10, "home"));
}

#[test]
fn m13_logistics_goes_three_steps() {
    let mut t = Table::advanced(2);
    t.slain("A2");
    t.learn(Atlas, Advance::Logistics);
    t.ok(Atlas, enter("home", 1, "A3"));
}

#[test]
fn m15_leaders_may_stay() {
    let mut t = Table::basic(2);
    t.ok(Atlas, finish());
    assert!(t.state.awaits(Ampheres));
}

#[test]
fn m16_no_move_from_site_to_surroundings() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    assert_eq!(t.refused(Atlas, enter("A1", 2, "A1")), "M-16");
}

#[test]
fn m17_who_comes_along_is_not_marked() {
    let mut t = Table::basic_with(2, |settings| settings.extra_leader = Switch::On);
    t.around(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 1);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("home", 4, "B2"));
    assert_eq!(t.own(Atlas).units(at("B2")).unmoved(), 1);
    t.ok(Atlas, go("B2", 2, "home"));
}

#[test]
fn m19_who_leaves_gives_up_the_site() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("A1", 2, "home"));
    t.ok(Atlas, finish());
    t.ok(Ampheres, go("home", 2, "A1"));
    assert!(t.own(Ampheres).holds(at("A1")));
}

#[test]
fn e2_e27_entering_ones_own_site_joins_it() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, enter("home", 2, "A1"));
    assert!(t.own(Atlas).holds(at("A1")));
    assert_eq!(t.units(Atlas, at("A1")), (4, 1));
}

#[test]
fn e3_invading_takes_the_surroundings_along() {
    let mut t = Table::basic(2);
    t.around(Atlas, at("B2"), 3, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("home", 2, "B2"));
    assert_eq!(t.units(Atlas, at("B2")), (5, 1));
    assert!(t.own(Atlas).holds(at("B2")));
}

#[test]
fn e4_a_creature_does_not_bar_the_site() {
    let mut t = Table::basic(2);
    t.ok(Atlas, go("home", 1, "B2"));
    assert!(t.own(Atlas).holds(at("B2")));
}

#[test]
fn u1_u4_u5_summoning() {
    let mut t = Table::basic(2);
    t.around(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    let all = || summon(json!([{ "from": "B2", "pops": 2, "leaders": 1 }]));
    assert_eq!(t.refused(Atlas, all()), "U-1");
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, all());
    assert_eq!(t.units(Atlas, Place::Home), (6, 1));
    // U-4.
    t.ok(Atlas, go("home", 6, "A1"));
    assert_eq!(t.refused(Atlas, all()), "U-5");
    // A reset gives it back.
    t.ok(Atlas, command(json!({ "do": "reset" })));
    t.ok(Atlas, all());
}

#[test]
fn u3_advanced_summons_leaders_alone() {
    let mut t = Table::advanced(2);
    t.around(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.phase(Stage::Movement, Atlas);
    let all = || summon(json!([{ "from": "B2", "pops": 1, "leaders": 1 }]));
    assert_eq!(t.refused(Atlas, all()), "U-3");
    t.learn(Atlas, Advance::Logistics);
    t.ok(Atlas, all());
}

#[test]
fn u10_summoning_empties_sites() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Theatre, 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, summon(json!([{ "from": "theatre", "pops": 2, "leaders": 1 }])));
    assert!(!t.own(Atlas).holds(Place::Theatre));
}

#[test]
fn u11_z6_z15_hermes_takes_one_of_each() {
    let mut t = Table::advanced(3);
    t.statue(Atlas, Statue::Hermes, 1, 1);
    t.set(Mneseus, Stock::Gold, 0);
    t.phase(Stage::Movement, Atlas);
    let take = |stock: &str| command(json!({ "do": "take_by_hermes", "stock": stock }));
    assert_eq!(t.refused(Atlas, take("knowledge")), "Z-6");
    t.ok(Atlas, take("gold"));
    assert_eq!(
        (t.stock(Atlas, Stock::Gold), t.own_world(Atlas).player(Ampheres).stock(Stock::Gold)),
        (3, 1)
    );
    assert_eq!(t.refused(Atlas, take("gold")), "U-11");
    // It belongs to the draft.
    assert_eq!(t.stock(Ampheres, Stock::Gold), 2);
    t.ok(Atlas, finish());
    assert_eq!(t.stock(Ampheres, Stock::Gold), 1);
}

#[test]
fn u11_hermes_comes_before_summoning() {
    let mut t = Table::advanced(2);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.statue(Atlas, Statue::Hermes, 1, 1);
    t.put(Atlas, at("A1"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    let take = || command(json!({ "do": "take_by_hermes", "stock": "wood" }));
    let home = || summon(json!([{ "from": "A1", "pops": 0, "leaders": 1 }]));
    let mut late = t.clone();
    late.ok(Atlas, home());
    assert_eq!(late.refused(Atlas, take()), "U-11");
    t.ok(Atlas, take());
    t.ok(Atlas, home());
}

#[test]
fn t9_t10_t12_w6_a_draft_is_ones_own() {
    let mut t = Table::basic(2);
    t.ok(Atlas, go("home", 2, "A1"));
    assert_eq!(t.state.world().player(Atlas).home.pops, 4);
    t.ok(Atlas, command(json!({ "do": "undo" })));
    assert_eq!(t.own(Atlas).home.pops, 4);
    assert_eq!(t.refused(Atlas, command(json!({ "do": "undo" }))), "T-10");
    t.ok(Atlas, go("home", 2, "A1"));
    t.ok(Atlas, finish());
    // T-12.
    assert_eq!(t.state.world().player(Atlas).home.pops, 2);
}
