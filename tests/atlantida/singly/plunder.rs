//! Of plunder.

use super::*;
use crate::examples::{fights, outcome, public, report, retreats};
use atlantida::battle::{BattleCommand, Outcome};
use atlantida::command::Command;
use atlantida::ids::{Advance, Kind, Statue, Stock};
use atlantida::settings::Switch;

fn plunder(pops: u32, arms: u32, sacrifices: u32) -> Command {
    let order = json!({ "from": "home", "pops": pops, "to": { "city": "ampheres" } });
    let commitment = json!({ "arms": arms, "sacrifices": sacrifices });
    say(json!({ "do": "attack", "order": order, "commitment": commitment }))
}

/// Five pops and two leaders of Atlas against a city of so many pops and no leader.
fn raiders(pops: u32) -> Table {
    let mut t = Table::advanced_with(2, |settings| settings.relay = Switch::On);
    t.put(Atlas, Place::Home, 5, 2);
    t.put(Ampheres, Place::Home, pops, 0);
    t.put(Ampheres, at("A1"), 0, 1);
    t.learn(Atlas, Advance::Fanaticism);
    t.phase(Stage::Movement, Atlas);
    t
}

/// Its battle is one by E-7, E-8, E-12, E-18 and E-21.
#[test]
fn y2_a_plunder_is_a_battle() {
    let mut t = raiders(3);
    t.statue(Atlas, Statue::Ares, 1, 1);
    assert_eq!(t.refused(Atlas, plunder(2, 5, 0)), "E-8");
    assert_eq!(t.refused(Atlas, plunder(2, 0, 2)), "E-8");
    t.ok(Atlas, plunder(3, 2, 1));
    t.ok(Ampheres, fights(1, 1, 0));
    // 3 + 1 + 1 of Ares + 2 + 3 by Fanaticism, against 3 + 1.
    assert_eq!((report(&t).attack.strength, report(&t).defence.strength), (10, 4));
    assert_eq!([Atlas, Ampheres].map(|of| t.own(of).hades), [1, 2]);
    // One changes sides before the city of Aphrodite's owner.
    let mut t = raiders(3);
    t.statue(Ampheres, Statue::Aphrodite, 1, 1);
    t.ok(Atlas, plunder(3, 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!((report(&t).attack.strength, report(&t).defence.strength), (3, 4));
    assert_eq!(t.units(Ampheres, Place::Home).0, 4);
}

#[test]
fn y4_no_city_is_forced_to_retreat() {
    let mut t = raiders(0);
    t.set(Ampheres, Stock::Arms, 0);
    // 5 + 1 + 6 against nothing at all: it is asked.
    t.ok(Atlas, plunder(5, 6, 0));
    assert!(t.state.awaits(Ampheres));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(outcome(&t), Outcome::AttackerWins);
}

#[test]
fn y7_no_arms_no_knowledge_and_no_building() {
    let mut t = raiders(0);
    t.stocks(Ampheres, [9, 9, 9, 9, 9]);
    t.built(Ampheres, Kind::Academy, 1, 1);
    let ours = [Stock::Knowledge, Stock::Arms].map(|of| t.stock(Atlas, of));
    t.ok(Atlas, plunder(5, 0, 0));
    t.ok(Ampheres, retreats(1));
    assert_eq!(stocks(&t, Ampheres), [4, 4, 4, 9, 9]);
    assert_eq!(t.own(Ampheres).city.buildings.len(), 2);
    assert_eq!([Stock::Knowledge, Stock::Arms].map(|of| t.stock(Atlas, of)), ours);
}

#[test]
fn y8_plunderers_are_not_led_out_again_whatever_relay_says() {
    let mut t = raiders(0);
    t.ok(Atlas, plunder(4, 0, 0));
    t.ok(Ampheres, retreats(1));
    assert_eq!(t.units(Atlas, Place::Home), (5, 2));
    // Four of the five were out.
    assert_eq!(t.refused(Atlas, go("home", 2, "A2", json!({ "how": "enter" }))), "M-6");
    assert_eq!(t.refused(Atlas, plunder(2, 0, 0)), "M-6");
    t.ok(Atlas, go("home", 1, "A2", json!({ "how": "enter" })));
}

#[test]
fn y11_who_resists_with_nothing_or_is_spared_keeps_all() {
    let mut t = raiders(2);
    t.ok(Atlas, plunder(2, 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    // 3 against 2: his units are where they were.
    assert_eq!(outcome(&t), Outcome::AttackerWins);
    assert_eq!(t.units(Ampheres, Place::Home), (2, 0));
    // The attacker calls off: nothing is taken, and he is home.
    let mut t = raiders(2);
    t.learn(Atlas, Advance::Strategy);
    let order = json!({ "from": "home", "pops": 3, "to": { "city": "ampheres" } });
    t.ok(Atlas, say(json!({ "do": "attack", "order": order })));
    t.ok(Ampheres, fights(1, 4, 0));
    let before = stocks(&t, Atlas);
    t.ok(Atlas, BattleCommand::CallOff { battle: 1 });
    assert_eq!(outcome(&t), Outcome::CalledOff);
    assert_eq!(public(&t)["last_battle"]["sets"], json!(0));
    assert_eq!(stocks(&t, Atlas), before);
    assert_eq!((t.units(Atlas, Place::Home), t.units(Ampheres, Place::Home)), ((5, 2), (2, 0)));
}
