//! Rules at their bounds, in the order of the sections: what is just enough, and what just is not.

mod cities;
mod turns;

use atlantida::command::Command;
use atlantida::ids::{Advance, Place, Statue, Stock};
use atlantida::settings::Switch;
use atlantida::table::Stage;
use atlantida::world::Fact;
use serde_json::{Value, json};

use crate::examples::{attack, fights};
use crate::kit::*;

fn say(json: Value) -> Command {
    command(json)
}

fn go(from: &str, pops: u32, to: &str, more: Value) -> Command {
    let mut order = json!({ "do": "move", "from": from, "pops": pops, "to": { "place": to } });
    let fields = order.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    command(order)
}

fn summon(from: &str, pops: u32, leaders: u32) -> Command {
    say(json!({ "do": "summon", "units": [{ "from": from, "pops": pops, "leaders": leaders }] }))
}

fn plunder(pops: u32, arms: u32) -> Command {
    let order = json!({ "from": "home", "pops": pops, "to": { "city": "ampheres" } });
    let commitment = json!({ "arms": arms, "sacrifices": 0 });
    say(json!({ "do": "attack", "order": order, "commitment": commitment }))
}

// Movement

#[test]
fn m3_m5_city_and_theatre_together_give_ten_at_most() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 8, 1);
    t.put(Atlas, Place::Theatre, 6, 0);
    t.phase(Stage::Movement, Atlas);
    assert_eq!(t.refused(Atlas, go("home", 6, "A1", json!({ "also": 5 }))), "M-3");
    t.ok(Atlas, go("home", 6, "A1", json!({ "also": 4 })));
}

#[test]
fn m5_m6_pops_of_the_theatre_are_led_once_too() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Theatre, 2, 0);
    t.put(Atlas, at("A1"), 0, 1);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("home", 2, "A1", json!({ "also": 2 })));
    assert_eq!(t.refused(Atlas, go("A1", 1, "A2", json!({}))), "M-6");
}

#[test]
fn m5_u5_nobody_is_summoned_after_shifting() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.put(Atlas, Place::Theatre, 2, 0);
    t.around(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, say(json!({ "do": "shift", "from": "theatre", "pops": 1 })));
    assert_eq!(t.refused(Atlas, summon("B2", 2, 0)), "U-5");
}

#[test]
fn m6_with_relay_only_those_who_have_fought_stay() {
    for (fights, rule) in [(false, None), (true, Some("M-6"))] {
        let mut t = Table::basic_with(2, |settings| settings.relay = Switch::On);
        t.slain("C2");
        t.around(Atlas, at("B2"), 3, 1);
        t.around(Atlas, at("C2"), 0, 1);
        t.put(Atlas, Place::Home, 4, 0);
        if fights {
            t.put(Ampheres, at("C2"), 1, 0);
            t.set(Ampheres, Stock::Arms, 0);
        }
        t.phase(Stage::Movement, Atlas);
        if fights {
            t.ok(Atlas, attack("B2", 3, "C2", 2, 0));
        } else {
            t.ok(Atlas, go("B2", 3, "C2", json!({})));
        }
        assert_eq!(t.units(Atlas, at("C2")), (3, 2));
        let on = go("C2", 1, "C1", json!({ "how": "enter" }));
        match rule {
            Some(rule) => assert_eq!(t.refused(Atlas, on), rule),
            None => t.ok(Atlas, on),
        }
    }
}

/// Of a group with pops of both sorts those that were brought stay, and die first.
#[test]
fn m6_who_was_brought_stays_and_dies_first() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 4, 1);
    t.put(Atlas, at("A1"), 1, 2);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("home", 3, "A1", json!({})));
    t.ok(Atlas, go("A1", 1, "A2", json!({ "how": "enter" })));
    assert_eq!(t.refused(Atlas, go("A1", 1, "A2", json!({ "how": "enter" }))), "M-6");
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 3, 1);
    t.around(Atlas, at("C2"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 9, 1);
    t.phase(Stage::Movement, Atlas);
    // 10 against 7: one dies, of the three that came.
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(t.units(Atlas, at("C2")), (5, 2));
    let on = |pops: u32| go("C2", pops, "C1", json!({ "how": "enter" }));
    assert_eq!(t.refused(Atlas, on(4)), "M-6");
    t.ok(Atlas, on(3));
}

#[test]
fn m6_with_relay_who_fought_for_the_theatre_stays() {
    let mut t = Table::basic_with(2, |settings| settings.relay = Switch::On);
    t.put(Ampheres, Place::Theatre, 1, 0);
    t.set(Ampheres, Stock::Arms, 0);
    t.put(Atlas, Place::Home, 3, 2);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("home", 2, "theatre", 2, 0));
    let also = go("home", 1, "A1", json!({ "also": 1 }));
    assert_eq!(t.refused(Atlas, also), "M-5");
    t.ok(Atlas, go("home", 1, "A1", json!({})));
}

#[test]
fn m8_the_main_region_is_passed_through() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 1, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("A1", 1, "B1", json!({ "how": "enter" })));
}

#[test]
fn m16_nobody_moves_to_where_he_stands() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("A1"), 2, 1);
    t.phase(Stage::Movement, Atlas);
    assert_eq!(t.refused(Atlas, go("A1", 2, "A1", json!({}))), "M-16");
    assert_eq!(t.refused(Atlas, go("A1", 2, "A1", json!({ "how": "enter" }))), "M-16");
}

#[test]
fn u5_nobody_is_summoned_once_a_leader_has_moved() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.around(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("home", 1, "A1", json!({})));
    assert_eq!(t.refused(Atlas, summon("B2", 2, 0)), "U-5");
}

#[test]
fn z6_hermes_takes_what_an_opponent_has() {
    let mut t = Table::advanced(2);
    t.statue(Atlas, Statue::Hermes, 1, 1);
    t.set(Ampheres, Stock::Wood, 0);
    t.phase(Stage::Movement, Atlas);
    let take = |stock: &str| say(json!({ "do": "take_by_hermes", "stock": stock }));
    assert_eq!(t.refused(Atlas, take("wood")), "Z-6");
    t.ok(Atlas, take("stone"));
}

// Battles

#[test]
fn e6_the_theatre_is_never_entered() {
    let mut t = Table::basic(2);
    t.put(Ampheres, Place::Theatre, 1, 0);
    t.phase(Stage::Movement, Atlas);
    let enter = go("home", 2, "theatre", json!({ "how": "enter" }));
    assert_eq!(t.refused(Atlas, enter), "E-5");
}

#[test]
fn e21_a_pop_changes_sides_before_the_theatre_too() {
    let mut t = Table::advanced(2);
    t.statue(Ampheres, Statue::Aphrodite, 1, 1);
    t.put(Ampheres, Place::Theatre, 1, 0);
    t.set(Ampheres, Stock::Arms, 0);
    t.around(Atlas, at("A1"), 4, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    // 3 + 1 and 2 ME against at most 2 + 1.
    t.ok(Atlas, attack("A1", 4, "theatre", 2, 0));
    assert_eq!((t.units(Atlas, Place::Theatre), t.units(Atlas, Place::Home)), ((3, 1), (4, 0)));
    assert_eq!(t.units(Ampheres, Place::Home), (6, 1));
}

#[test]
fn e23_the_attacker_waits_for_the_defender() {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 4, 0);
    t.learn(Atlas, Advance::Strategy);
    t.phase(Stage::Movement, Atlas);
    let order = json!({ "from": "B2", "pops": 3, "to": { "place": "C2" } });
    t.ok(Atlas, say(json!({ "do": "attack", "order": order })));
    let commits = || {
        let commitment = json!({ "arms": 1, "sacrifices": 0 });
        say(json!({ "do": "commit", "battle": 1, "commitment": commitment }))
    };
    assert!(!t.state.awaits(Atlas));
    assert_eq!(t.refused(Atlas, commits()), "E-23");
    assert_eq!(t.refused(Atlas, say(json!({ "do": "call_off", "battle": 1 }))), "E-23");
    t.ok(Ampheres, fights(1, 0, 0));
    t.ok(Atlas, commits());
    assert!(t.own(Atlas).holds(at("C2")));
}

#[test]
fn y3_a_city_may_give_all_its_pops() {
    let mut t = Table::advanced(2);
    t.learn(Atlas, Advance::Fanaticism);
    t.put(Ampheres, Place::Home, 2, 1);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, plunder(4, 0));
    assert_eq!(t.refused(Ampheres, fights(1, 0, 3)), "E-8");
    // 2 + 1 and 2 more are as much as 4 + 1.
    t.ok(Ampheres, fights(1, 0, 2));
    assert_eq!((t.own(Ampheres).hades, t.stock(Ampheres, Stock::Gold)), (2, 2));
}

#[test]
fn y6_sets_are_counted_after_aphrodite() {
    let mut t = Table::advanced(2);
    t.learn(Atlas, Advance::Fanaticism);
    t.statue(Ampheres, Statue::Aphrodite, 1, 1);
    t.stocks(Ampheres, [9, 9, 9, 9, 0]);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, plunder(3, 0));
    t.ok(Ampheres, crate::examples::retreats(1));
    assert_eq!((t.stock(Ampheres, Stock::Gold), t.units(Ampheres, Place::Home)), (7, (5, 1)));
}

#[test]
fn y1_nobody_plunders_himself() {
    let mut t = Table::advanced(2);
    t.learn(Atlas, Advance::Fanaticism);
    t.phase(Stage::Movement, Atlas);
    let order = json!({ "from": "home", "pops": 3, "to": { "city": "atlas" } });
    let commitment = json!({ "arms": 0, "sacrifices": 0 });
    let attack = say(json!({ "do": "attack", "order": order, "commitment": commitment }));
    assert_eq!(t.refused(Atlas, attack), "Y-1");
}

#[test]
fn y6_no_more_sets_than_pops_that_invaded() {
    let mut t = Table::advanced(2);
    t.learn(Atlas, Advance::Fanaticism);
    t.put(Ampheres, Place::Home, 0, 1);
    t.stocks(Ampheres, [9, 9, 9, 9, 0]);
    t.stocks(Atlas, [0, 0, 0, 0, 6]);
    t.phase(Stage::Movement, Atlas);
    // 2 + 1 and 4 ME against nothing.
    t.ok(Atlas, plunder(2, 4));
    t.ok(Ampheres, fights(1, 0, 0));
    let taken = Stock::ALL.iter().map(|of| t.stock(Atlas, *of)).collect::<Vec<_>>();
    assert_eq!(taken, [2, 2, 2, 0, 2]);
}
