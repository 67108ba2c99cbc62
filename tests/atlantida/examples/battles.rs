//! Of battles, hunting and plunder.

use super::*;
use crate::kit::*;
use atlantida::battle::{BattleCommand, Outcome};
use atlantida::ids::{Advance, Kind, Place, Statue, Stock};
use atlantida::table::Stage;
use serde_json::json;

#[test]
fn j7_e1_e10_e12_e13_e18_battle() {
    let mut t = battle(4, 3, 1);
    t.set(Atlas, Stock::Arms, 6);
    t.set(Ampheres, Stock::Arms, 6);
    t.ok(Atlas, attack("B2", 4, "C2", 5, 1));
    t.ok(Ampheres, fights(1, 4, 0));
    let report = report(&t);
    assert_eq!((report.attack.strength, report.defence.strength), (11, 8));
    assert_eq!(outcome(&t), Outcome::AttackerWins);
    assert_eq!(t.units(Ampheres, at("C2")), (2, 1));
    assert_eq!(t.units(Atlas, at("C2")), (3, 1));
    assert!(t.own(Atlas).holds(at("C2")) && !t.own(Ampheres).holds(at("C2")));
    assert_eq!((t.stock(Atlas, Stock::Arms), t.stock(Ampheres, Stock::Arms)), (1, 2));
    assert_eq!((t.own(Atlas).hades, t.own(Ampheres).hades), (1, 1));
}

#[test]
fn j8_e10_tie() {
    let mut t = battle(3, 4, 0);
    t.ok(Atlas, attack("B2", 3, "C2", 2, 0));
    t.ok(Ampheres, fights(1, 2, 0));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
    assert_eq!((t.units(Atlas, at("C2")), t.units(Ampheres, at("C2"))), ((3, 1), (4, 0)));
    assert!(t.own(Ampheres).holds(at("C2")) && !t.own(Atlas).holds(at("C2")));
    assert_eq!((t.stock(Atlas, Stock::Arms), t.stock(Ampheres, Stock::Arms)), (4, 4));
}

#[test]
fn j9_e14_retreat() {
    let mut t = battle(6, 8, 1);
    t.ok(Atlas, attack("B2", 6, "C2", 5, 2));
    t.ok(Ampheres, retreats(1));
    assert_eq!(outcome(&t), Outcome::Retreated);
    assert_eq!((t.units(Atlas, at("C2")), t.units(Ampheres, at("C2"))), ((4, 1), (8, 1)));
    assert!(t.own(Atlas).holds(at("C2")));
    assert_eq!((t.stock(Atlas, Stock::Arms), t.stock(Ampheres, Stock::Arms)), (1, 6));
    assert_eq!((t.own(Atlas).hades, t.own(Ampheres).hades), (2, 0));
}

#[test]
fn j10_e15_forced_retreat() {
    let mut t = battle(5, 2, 0);
    t.set(Atlas, Stock::Arms, 8);
    t.set(Ampheres, Stock::Arms, 3);
    t.ok(Atlas, attack("B2", 5, "C2", 8, 0));
    assert_eq!(outcome(&t), Outcome::ForcedBack);
    assert_eq!(t.stock(Atlas, Stock::Arms), 0);
    let mut t = battle(5, 4, 1);
    t.set(Atlas, Stock::Arms, 8);
    t.set(Ampheres, Stock::Arms, 6);
    t.ok(Atlas, attack("B2", 5, "C2", 8, 0));
    assert!(t.state.awaits(Ampheres), "a tie is possible");
    t.ok(Ampheres, fights(1, 6, 3));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
    assert_eq!(t.units(Ampheres, at("C2")), (1, 1));
}

#[test]
fn j11_e21_aphrodite() {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 5, 1);
    t.around(Atlas, at("C2"), 2, 0);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 3, 0);
    t.statue(Ampheres, Statue::Aphrodite, 1, 1);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 5, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    let report = report(&t);
    assert_eq!((report.attack.strength, report.defence.strength), (7, 4));
    assert_eq!(t.units(Ampheres, at("C2")), (3, 0));
    assert_eq!(t.units(Atlas, at("C2")), (6, 1));
}

#[test]
fn j12_e23_strategy_of_the_attacker() {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 3, 1);
    t.set(Atlas, Stock::Arms, 2);
    t.learn(Atlas, Advance::Strategy);
    t.phase(Stage::Movement, Atlas);
    assert_eq!(t.refused(Atlas, attack("B2", 3, "C2", 0, 0)), "E-23");
    t.ok(Atlas, command(json!({ "do": "attack", "order": order("B2", 3, "C2") })));
    t.ok(Ampheres, fights(1, 4, 1));
    assert!(t.state.awaits(Atlas));
    t.ok(Atlas, BattleCommand::CallOff { battle: 1 });
    assert_eq!(outcome(&t), Outcome::CalledOff);
    assert_eq!((t.units(Atlas, at("C2")), t.stock(Atlas, Stock::Arms)), ((3, 1), 2));
    assert!(!t.own(Atlas).holds(at("C2")));
    assert_eq!((t.units(Ampheres, at("C2")), t.stock(Ampheres, Stock::Arms)), ((2, 1), 2));
}

#[test]
fn j13_hunting() {
    let group = |name: &str, pops| {
        let mut t = Table::advanced(2);
        t.put(Atlas, Place::Home, 4, 0);
        t.put(Atlas, at(name), pops, 1);
        t.phase(Stage::Improvement, Atlas);
        t
    };
    for (arms, sacrifices) in [(2, 0), (1, 1), (0, 2)] {
        let mut t = group("C2", 3);
        let (gold, knowledge) = (t.stock(Atlas, Stock::Gold), t.stock(Atlas, Stock::Knowledge));
        assert_eq!(t.refused(Atlas, hunt("C2", 1, 0)), "H-2");
        t.ok(Atlas, hunt("C2", arms, sacrifices));
        assert_eq!(t.own(Atlas).hades, sacrifices);
        assert_eq!(t.stock(Atlas, Stock::Gold), gold + 1);
        assert_eq!(t.stock(Atlas, Stock::Knowledge), knowledge + 1);
    }
    let mut t = group("C1", 5);
    assert_eq!(t.refused(Atlas, hunt("C1", 2, 0)), "H-2");
    t.ok(Atlas, hunt("C1", 3, 0));
    let mut t = group("C1", 2);
    t.statue(Atlas, Statue::Artemis, 1, 1);
    t.ok(Atlas, hunt("C1", 0, 0));
    let mut t = group("B2", 0);
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.learn(Atlas, Advance::Strategy);
    assert_eq!(t.refused(Atlas, hunt("B2", 0, 0)), "H-2");
}

#[test]
fn j29_y2_y6_plunder() {
    let plundered = || {
        let mut t = Table::advanced(2);
        t.learn(Atlas, Advance::Fanaticism);
        t.put(Atlas, Place::Home, 6, 1);
        t.stocks(Atlas, [0, 0, 0, 0, 4]);
        t.put(Ampheres, Place::Home, 3, 1);
        t.stocks(Ampheres, [7, 4, 2, 0, 2]);
        t.built(Ampheres, Kind::Bastion, 1, 1);
        t.phase(Stage::Movement, Atlas);
        let order = json!({ "from": "home", "pops": 6, "to": { "city": "ampheres" } });
        let commitment = json!({ "arms": 4, "sacrifices": 1 });
        t.ok(Atlas, command(json!({ "do": "attack", "order": order, "commitment": commitment })));
        t
    };
    let taken = |t: &Table| [Stock::Wood, Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of));
    let mut t = plundered();
    t.ok(Ampheres, fights(1, 2, 0));
    let report = report(&t);
    assert_eq!((report.attack.strength, report.defence.strength, report.sets), (14, 9, 5));
    assert_eq!(t.own(Ampheres).hades, 1);
    assert_eq!(taken(&t), [2, 5, 4]);
    assert_eq!(t.units(Atlas, Place::Home), (5, 1));
    let mut t = plundered();
    t.ok(Ampheres, retreats(1));
    assert_eq!(taken(&t), [2, 6, 4]);
}

#[test]
fn j30_ares_and_hades() {
    let mut t = Table::advanced(2);
    t.slain("C5");
    t.put(Atlas, at("C5"), 1, 0);
    t.counts(Atlas, 0, 0, 1);
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.put(Atlas, at("C2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Improvement, Atlas);
    // 2 + 1 + 1 + 1 = 5 against 5.
    assert_eq!(t.refused(Atlas, hunt("C2", 0, 0)), "H-2");
    t.ok(Atlas, hunt("C2", 1, 0));
}

#[test]
fn j37_e19_two_leaders() {
    let mut t = Table::basic_with(2, |settings| {
        settings.extra_leader = atlantida::settings::Switch::On;
    });
    t.slain("C2");
    t.around(Atlas, at("C2"), 2, 1);
    t.around(Atlas, at("B2"), 4, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.set(Atlas, Stock::Arms, 3);
    t.put(Ampheres, at("C2"), 5, 1);
    t.set(Ampheres, Stock::Arms, 4);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 4, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 2, 0));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
    assert_eq!((report(&t).attack.strength, report(&t).defence.strength), (7, 8));
    assert_eq!(t.units(Atlas, at("C2")), (6, 2));
    t.ok(Atlas, attack("C2", 0, "C2", 3, 0));
    t.ok(Ampheres, fights(2, 2, 0));
    assert_eq!((report(&t).attack.strength, report(&t).defence.strength), (10, 8));
    assert_eq!(outcome(&t), Outcome::AttackerWins);
    assert_eq!(t.own(Ampheres).hades + t.own(Atlas).hades, 0);
    assert_eq!(t.own(Atlas).units(at("C2")).unmoved(), 0);
}
