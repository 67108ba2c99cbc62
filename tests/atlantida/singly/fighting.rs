//! Of groups and battles.

use super::*;
use crate::examples::{attack, battle, fights, outcome, public, report, retreats};
use atlantida::battle::{BattleCommand, Outcome};
use atlantida::ids::{Advance, Kind, Statue, Stock};
use atlantida::settings::Switch;

#[test]
fn e1_whatever_comes_in_joins_the_group() {
    let mut t = Table::basic_with(2, |settings| settings.extra_leader = Switch::On);
    t.around(Atlas, at("B2"), 3, 0);
    t.put(Atlas, Place::Home, 4, 2);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, go("home", 1, "B2", json!({ "how": "enter" })));
    assert_eq!((t.units(Atlas, at("B2")), t.own(Atlas).holds(at("B2"))), ((4, 1), false));
    // By E-3 all of it goes to the main site: nobody is left around it.
    t.ok(Atlas, go("home", 1, "B2", json!({})));
    assert_eq!((t.units(Atlas, at("B2")), t.own(Atlas).holds(at("B2"))), ((5, 2), true));
    let groups = t.own(Atlas).groups;
    assert_eq!(groups.keys().copied().collect::<Vec<_>>(), [hex("B2")]);
}

#[test]
fn e8_what_may_be_committed() {
    let mut t = battle(3, 9, 1);
    t.set(Atlas, Stock::Arms, 5);
    // No more than in stock, and one pop is spared.
    assert_eq!(t.refused(Atlas, attack("B2", 3, "C2", 6, 0)), "E-8");
    assert_eq!(t.refused(Atlas, attack("B2", 3, "C2", 0, 3)), "E-8");
    // Sacrificed pops count for the base, too.
    t.ok(Atlas, attack("B2", 3, "C2", 5, 2));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(report(&t).attack.strength, 3 + 1 + 5 + 2);
    // At most two ME for each pop, whatever the stock.
    let mut t = battle(3, 9, 1);
    t.set(Atlas, Stock::Arms, 20);
    assert_eq!(t.refused(Atlas, attack("B2", 3, "C2", 7, 0)), "E-8");
    // The limit counts pops that will be sacrificed.
    t.ok(Atlas, attack("B2", 3, "C2", 6, 2));
}

#[test]
fn e10_a_tie_is_the_defenders_and_both_pay() {
    let mut t = battle(4, 5, 0);
    t.ok(Atlas, attack("B2", 4, "C2", 2, 1));
    t.ok(Ampheres, fights(1, 2, 1));
    // 4 + 1 + 2 + 1 against 5 + 2 + 1.
    assert_eq!((report(&t).attack.strength, report(&t).defence.strength), (8, 8));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
    assert_eq!([Atlas, Ampheres].map(|of| t.stock(of, Stock::Arms)), [4, 4]);
    assert_eq!([Atlas, Ampheres].map(|of| t.own(of).hades), [1, 1]);
    // One more, and the attacker has it; his sacrifice dies all the same.
    let mut t = battle(4, 5, 0);
    t.ok(Atlas, attack("B2", 4, "C2", 3, 1));
    t.ok(Ampheres, fights(1, 2, 1));
    assert_eq!(outcome(&t), Outcome::AttackerWins);
    assert_eq!([Atlas, Ampheres].map(|of| t.own(of).hades), [1, 1]);
}

#[test]
fn e12_each_part_of_strength() {
    let strengths = |set: &dyn Fn(&mut Table)| {
        let mut t = Table::advanced(2);
        t.slain("C2");
        t.around(Atlas, at("B2"), 4, 1);
        t.put(Atlas, Place::Home, 4, 0);
        t.put(Ampheres, at("C2"), 4, 1);
        set(&mut t);
        t.phase(Stage::Movement, Atlas);
        t.ok(Atlas, attack("B2", 4, "C2", 1, 1));
        t.ok(Ampheres, fights(1, 2, 0));
        (report(&t).attack.strength, report(&t).defence.strength)
    };
    assert_eq!(strengths(&|_| {}), (7, 7));
    assert_eq!(strengths(&|t| t.statue(Atlas, Statue::Ares, 1, 1)), (8, 7));
    assert_eq!(strengths(&|t| t.statue(Ampheres, Statue::Ares, 1, 1)), (7, 8));
    assert_eq!(strengths(&|t| t.learn(Ampheres, Advance::Strategy)), (7, 8));
    // A sacrifice is 3 with Fanaticism.
    assert_eq!(strengths(&|t| t.learn(Atlas, Advance::Fanaticism)), (9, 7));
    // Two for three dead, rounded up.
    let hades = |t: &mut Table| {
        t.slain("C5");
        t.put(Atlas, at("C5"), 0, 1);
        t.counts(Atlas, 0, 0, 3);
    };
    assert_eq!(strengths(&hades), (9, 7));
    // Bastions and Artemis do nothing here.
    assert_eq!(strengths(&|t| t.built(Ampheres, Kind::Bastion, 1, 1)), (7, 7));
    assert_eq!(strengths(&|t| t.statue(Atlas, Statue::Artemis, 1, 1)), (7, 7));
}

#[test]
fn e13_the_winner_has_the_site_and_the_loser_stands_around_it() {
    for (attackers, wins) in [(8, true), (2, false)] {
        let mut t = battle(attackers, 4, 1);
        t.ok(Atlas, attack("B2", attackers, "C2", 0, 0));
        t.ok(Ampheres, fights(1, 0, 0));
        let holds = [Atlas, Ampheres].map(|of| t.own(of).holds(at("C2")));
        assert_eq!(holds, [wins, !wins]);
        let leaders = [Atlas, Ampheres].map(|of| t.units(of, at("C2")).1);
        assert_eq!(leaders, [1, 1], "both are in the hex");
    }
}

#[test]
fn e14_who_retreats_from_the_theatre_goes_home_unhurt() {
    let mut t = Table::basic(2);
    t.put(Ampheres, Place::Theatre, 3, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("home", 4, "theatre", 2, 1));
    t.ok(Ampheres, retreats(1));
    assert_eq!(
        (t.units(Ampheres, Place::Theatre), t.units(Ampheres, Place::Home)),
        ((0, 0), (7, 1))
    );
    assert_eq!((t.own(Ampheres).hades, t.stock(Ampheres, Stock::Arms)), (0, 6));
    // The whole commitment is spent.
    assert_eq!((t.units(Atlas, Place::Theatre), t.stock(Atlas, Stock::Arms)), ((3, 1), 4));
    assert_eq!(t.own(Atlas).hades, 1);
}

#[test]
fn e18_all_of_a_battle_is_public_afterwards() {
    let mut t = battle(6, 3, 1);
    t.ok(Atlas, attack("B2", 6, "C2", 1, 1));
    t.ok(Ampheres, fights(1, 2, 0));
    let shown = public(&t)["last_battle"].clone();
    let (ours, theirs) = (&shown["attack"], &shown["defence"]);
    assert_eq!([&ours["strength"], &theirs["strength"]], [&json!(9), &json!(6)]);
    let parts = |side: &Value| side["force"]["parts"].as_array().expect("parts").clone();
    assert!(parts(ours).contains(&json!(["pops", 6])) && parts(ours).contains(&json!(["led", 1])));
    let sum: u64 = parts(theirs).iter().map(|part| part[1].as_u64().expect("a number")).sum();
    let spent = theirs["spent"]["arms"].as_u64().expect("arms");
    assert!(sum == 6 || sum + spent == 6, "{theirs}");
    assert_eq!(ours["spent"], json!({ "arms": 1, "sacrifices": 1 }));
    assert_eq!([&ours["losses"], &theirs["losses"]], [&json!(0), &json!(1)]);
}

#[test]
fn e19_the_same_place_again_with_another_leader() {
    let mut t = battle(3, 8, 1);
    t.around(Atlas, at("B2"), 3, 2);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 2, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    // 9 against 3: both that were left die; the leader stands around it and has moved.
    assert_eq!(t.units(Atlas, at("C2")), (0, 1));
    assert_eq!(t.refused(Atlas, attack("C2", 0, "C2", 0, 0)), "M-1");
    t.ok(Atlas, attack("B2", 1, "C2", 0, 0));
    // By E-3 all of his group takes part.
    assert_eq!(public(&t)["battle"]["attack"]["leaders"], json!(2));
    t.ok(Ampheres, fights(2, 0, 0));
}

#[test]
fn e27_nobody_attacks_himself_or_who_stands_around() {
    let mut t = Table::basic_with(2, |settings| settings.extra_leader = Switch::On);
    t.slain("C2");
    t.around(Atlas, at("B2"), 3, 2);
    t.put(Atlas, at("A1"), 1, 0);
    t.around(Ampheres, at("C2"), 2, 1);
    t.phase(Stage::Movement, Atlas);
    assert!(t.does(Atlas, attack("B2", 1, "C2", 0, 0)).is_err());
    assert!(t.does(Atlas, attack("home", 1, "A1", 0, 0)).is_err());
    t.ok(Atlas, go("B2", 1, "C2", json!({})));
    assert!(t.own(Atlas).holds(at("C2")) && t.state.awaits(Atlas));
    assert_eq!(t.units(Ampheres, at("C2")), (2, 1));
    // Entering where one's own group holds is invading.
    t.ok(Atlas, go("B2", 1, "C2", json!({ "how": "enter" })));
    assert_eq!((t.units(Atlas, at("C2")), t.own(Atlas).holds(at("C2"))), ((2, 2), true));
}

#[test]
fn e29_lone_leaders() {
    // 0 against 0 is a tie: the defender is asked, and stays.
    let mut t = battle(0, 0, 1);
    t.ok(Atlas, attack("B2", 0, "C2", 0, 0));
    assert!(t.state.awaits(Ampheres));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
    // Any strength of 1 or more drives a lone leader out unasked.
    let mut t = battle(1, 0, 1);
    t.ok(Atlas, attack("B2", 1, "C2", 0, 0));
    assert_eq!(outcome(&t), Outcome::ForcedBack);
    assert_eq!((t.units(Ampheres, at("C2")), t.own(Ampheres).holds(at("C2"))), ((0, 1), false));
}

#[test]
fn e30_each_new_attack_costs_a_pop_again() {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 6, 2);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 6, 0);
    t.statue(Ampheres, Statue::Aphrodite, 1, 1);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    // 2 + 1 against 7: one dies; who changed sides stays, whatever the outcome.
    assert_eq!((t.units(Atlas, at("C2")), t.units(Ampheres, at("C2"))), ((1, 1), (7, 0)));
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    // It counts for the defender's base, and goes along in a retreat.
    assert_eq!(public(&t)["battle"]["defence"]["parts"], json!([["pops", 8]]));
    t.ok(Ampheres, retreats(2));
    assert_eq!((t.units(Atlas, at("C2")), t.units(Ampheres, at("C2"))), ((3, 2), (8, 0)));
    assert!(t.own(Atlas).holds(at("C2")));
}

#[test]
fn e31_with_nothing_to_commit_the_attacker_is_asked_all_the_same() {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 2, 0);
    t.set(Atlas, Stock::Arms, 0);
    t.learn(Atlas, Advance::Strategy);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, say(json!({ "do": "attack", "order": { "from": "B2", "pops": 0, "to": { "place": "C2" } } })));
    t.ok(Ampheres, fights(1, 0, 0));
    assert!(t.state.awaits(Atlas));
    let mut off = t.clone();
    off.ok(Atlas, BattleCommand::CallOff { battle: 1 });
    assert_eq!(outcome(&off), Outcome::CalledOff);
    let commitment = atlantida::battle::Commitment::default();
    t.ok(Atlas, BattleCommand::Commit { battle: 1, commitment, seal: None });
    assert_eq!(outcome(&t), Outcome::DefenderWins);
}

#[test]
fn u7_stocks_and_units_are_shown_as_before_the_attack() {
    let sealed = |arms: u32, sacrifices: u32| {
        let mut t = battle(4, 8, 1);
        t.ok(Atlas, attack("B2", 4, "C2", arms, sacrifices));
        t
    };
    let (one, two) = (sealed(0, 0), sealed(6, 3));
    crate::twins::are_alike(&one, &two, Atlas, "sealed");
    for t in [&one, &two] {
        let player = t.state.world().player(Atlas);
        assert_eq!((player.stock(Stock::Arms), player.units(at("B2")).pops), (6, 4));
    }
}

#[test]
fn u9_the_most_of_each_side_is_public() {
    let mut t = battle(3, 4, 1);
    t.set(Atlas, Stock::Arms, 2);
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    // 3 + 1 + 2 + 2, and 4 + 1 + 6 + 3.
    assert_eq!(public(&t)["battle"]["most"], json!([8, 14]));
}
