//! Battles and plunder (section 7).

use atlantida::battle::{BattleCommand, Outcome};
use atlantida::command::Command;
use atlantida::ids::{Advance, Place, Statue, Stock};
use atlantida::settings::Switch;
use atlantida::table::Stage;
use serde_json::json;

use crate::examples::{attack, fights, retreats};
use crate::kit::*;

/// Atlas with a led group beside C2, which Ampheres holds.
fn before(attackers: u32, defenders: u32) -> Table {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), attackers, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), defenders, 1);
    t.put(Ampheres, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t
}

fn outcome(t: &Table) -> Outcome {
    serde_json::from_value(crate::examples::public(t)["last_battle"]["outcome"].clone())
        .expect("one")
}

#[test]
fn e5_another_holder_is_attacked() {
    let mut t = before(3, 3);
    let go = json!({ "do": "move", "from": "B2", "pops": 3, "to": { "place": "C2" } });
    assert_eq!(t.refused(Atlas, command(go)), "E-5");
    // Even where its creature lives.
    t.so([atlantida::world::Fact::CreatureReturned { hex: hex("C2") }]);
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    assert!(t.state.awaits(Ampheres));
}

#[test]
fn e6_who_is_expelled_from_the_theatre_goes_home() {
    let mut t = Table::basic(2);
    t.put(Ampheres, Place::Theatre, 1, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("home", 4, "theatre", 6, 0));
    assert_eq!(outcome(&t), Outcome::ForcedBack);
    assert_eq!((t.units(Atlas, Place::Theatre), t.units(Ampheres, Place::Home)), ((4, 1), (5, 1)));
    assert!(t.own(Atlas).holds(Place::Theatre));
}

#[test]
fn e6_who_fails_before_the_theatre_goes_home() {
    let mut t = Table::basic(2);
    t.put(Ampheres, Place::Theatre, 9, 0);
    t.around(Atlas, at("A1"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("A1", 3, "theatre", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    // 9 against 4: one more dies.
    assert_eq!((t.units(Atlas, Place::Home), t.own(Atlas).hades), ((6, 1), 1));
}

#[test]
fn e7_e8_limits_of_a_commitment() {
    let mut t = before(2, 8);
    assert_eq!(t.refused(Atlas, attack("B2", 2, "C2", 5, 0)), "E-8");
    assert_eq!(t.refused(Atlas, attack("B2", 2, "C2", 0, 2)), "E-8");
    assert_eq!(
        t.refused(
            Atlas,
            command(json!({
                "do": "attack", "order": { "from": "B2", "pops": 2, "to": { "place": "C2" } }
            }))
        ),
        "E-9"
    );
    t.ok(Atlas, attack("B2", 2, "C2", 4, 1));
}

#[test]
fn e9_the_attacker_commits_first_and_both_are_shown() {
    let mut t = before(4, 4);
    t.ok(Atlas, attack("B2", 4, "C2", 3, 1));
    assert!(!t.state.awaits(Atlas) && t.state.awaits(Ampheres));
    let seat = game::Audience::Seat(Ampheres.seat());
    let view = <atlantida::Atlantida as game::Game>::view(&t.state, &seat);
    let view = serde_json::to_value(view).expect("a view");
    assert_eq!(view["hand"]["seen"], json!(null));
    assert_eq!(t.refused(Ampheres, fights(1, 9, 0)), "E-8");
    t.ok(Ampheres, fights(1, 2, 0));
    let shown = crate::examples::public(&t)["last_battle"].clone();
    let spent = [&shown["attack"]["spent"], &shown["defence"]["spent"]];
    assert_eq!(
        spent,
        [&json!({ "arms": 3, "sacrifices": 1 }), &json!({ "arms": 2, "sacrifices": 0 })]
    );
}

#[test]
fn e20_e29_a_lone_leader_attacks() {
    let mut t = before(0, 1);
    assert_eq!(t.refused(Atlas, attack("B2", 0, "C2", 1, 0)), "E-8");
    t.ok(Atlas, attack("B2", 0, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
    // A lone leader yields to any strength.
    let mut t = before(1, 0);
    t.ok(Atlas, attack("B2", 1, "C2", 0, 0));
    assert_eq!(outcome(&t), Outcome::ForcedBack);
    // 0 against 0 is a tie: it is asked.
    let mut t = before(0, 0);
    t.ok(Atlas, attack("B2", 0, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
}

#[test]
fn e11_the_loser_loses_one_for_each_three() {
    let mut t = before(8, 3);
    t.set(Ampheres, Stock::Arms, 20);
    let mut bare = t.clone();
    bare.ok(Atlas, attack("B2", 8, "C2", 0, 0));
    // 9 against 4.
    bare.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(bare.own(Ampheres).hades, 1);
    t.ok(Atlas, attack("B2", 8, "C2", 0, 0));
    // 9 against 8 is less than three.
    t.ok(Ampheres, fights(1, 3, 1));
    assert_eq!(t.own(Ampheres).hades, 1, "the sacrifice alone");
    assert_eq!(t.own(Atlas).hades, 0);
}

#[test]
fn e15_a_possible_tie_is_asked() {
    let mut t = before(4, 2);
    t.set(Ampheres, Stock::Arms, 1);
    // 5 against at most 2 + 1 + 1 + 1.
    t.ok(Atlas, attack("B2", 4, "C2", 0, 0));
    assert!(t.state.awaits(Ampheres));
}

#[test]
fn e16_an_attacked_leader_may_still_move() {
    let mut t = before(8, 1);
    t.ok(Atlas, attack("B2", 8, "C2", 6, 0));
    assert_eq!(t.own(Ampheres).units(at("C2")).unmoved(), 1);
    t.finish(Atlas);
    t.ok(Ampheres, command(json!({ "do": "move", "from": "C2", "pops": 0, "to": { "place": "C1" }, "how": "enter" })));
}

#[test]
fn e17_nothing_goes_on_before_the_answer() {
    let mut t = before(3, 3);
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    assert_eq!(t.refused(Atlas, command(json!({ "do": "finish_movement" }))), "T-1");
    assert_eq!(t.refused(Atlas, fights(1, 0, 0)), "E-9");
    t.ok(Ampheres, retreats(1));
    assert!(t.state.awaits(Atlas));
}

#[test]
fn t11_an_attack_makes_the_draft_final() {
    let mut t = before(3, 8);
    t.so([atlantida::world::Fact::UnitsSet {
        faction: Atlas,
        place: Place::Home,
        units: atlantida::world::Units { pops: 4, leaders: 1, ..Default::default() },
        at_site: false,
    }]);
    t.ok(
        Atlas,
        command(json!({ "do": "move", "from": "home", "pops": 2, "to": { "place": "A1" } })),
    );
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    assert_eq!(t.state.world().player(Atlas).units(at("A1")).pops, 2);
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(t.refused(Atlas, command(json!({ "do": "undo" }))), "T-10");
}

#[test]
fn e21_e30_a_pop_changes_sides() {
    let mut t = before(3, 2);
    t.statue(Ampheres, Statue::Aphrodite, 1, 1);
    t.ok(Atlas, attack("B2", 3, "C2", 0, 0));
    // 2 + 1 against 3 + 1.
    t.ok(Ampheres, retreats(1));
    assert_eq!((t.units(Ampheres, at("C2")), t.units(Atlas, at("C2"))), ((3, 1), (2, 1)));
    // A lone pop does not.
    let mut t = before(1, 2);
    t.statue(Ampheres, Statue::Aphrodite, 1, 1);
    t.ok(Atlas, attack("B2", 1, "C2", 0, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(t.units(Atlas, at("C2")), (1, 1));
}

#[test]
fn e23_e31_the_defender_retreats_and_nobody_spends() {
    let mut t = before(3, 3);
    t.learn(Atlas, Advance::Strategy);
    t.ok(Atlas, command(json!({ "do": "attack", "order": { "from": "B2", "pops": 3, "to": { "place": "C2" } } })));
    t.ok(Ampheres, retreats(1));
    assert_eq!((t.stock(Atlas, Stock::Arms), t.own(Atlas).hades), (6, 0));
    assert!(t.own(Atlas).holds(at("C2")));
}

#[test]
fn e24_strategy_of_both_changes_nothing() {
    let mut t = before(3, 3);
    t.learn(Atlas, Advance::Strategy);
    t.learn(Ampheres, Advance::Strategy);
    t.ok(Atlas, attack("B2", 3, "C2", 2, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!(outcome(&t), Outcome::AttackerWins);
}

#[test]
fn e26_hades_counts_as_the_battle_began() {
    let mut t = before(3, 3);
    t.slain("C5");
    t.put(Ampheres, at("C5"), 0, 1);
    t.counts(Ampheres, 0, 0, 1);
    t.ok(Atlas, attack("B2", 3, "C2", 2, 0));
    t.ok(Ampheres, fights(1, 0, 2));
    let strength = crate::examples::public(&t)["last_battle"]["defence"]["strength"].clone();
    assert_eq!(strength, json!(3 + 1 + 1 + 2));
}

fn plunder(from: &str, pops: u32, arms: u32) -> Command {
    let order = json!({ "from": from, "pops": pops, "to": { "city": "ampheres" } });
    let commitment = json!({ "arms": arms, "sacrifices": 0 });
    command(json!({ "do": "attack", "order": order, "commitment": commitment }))
}

fn raiders() -> Table {
    let mut t = Table::advanced_with(2, |settings| settings.relay = Switch::On);
    t.put(Atlas, Place::Home, 5, 2);
    t.put(Ampheres, Place::Home, 0, 1);
    t.learn(Atlas, Advance::Fanaticism);
    t.phase(Stage::Movement, Atlas);
    t
}

#[test]
fn y1_plunder_takes_fanaticism_and_a_pop() {
    let mut t = raiders();
    assert_eq!(t.refused(Atlas, plunder("home", 0, 0)), "Y-1");
    let mut bare = Table::advanced(2);
    assert_eq!(bare.refused(Atlas, plunder("home", 2, 0)), "Y-1");
    t.ok(Atlas, plunder("home", 2, 0));
}

#[test]
fn y3_y4_who_has_nobody_may_resist() {
    let mut t = raiders();
    t.set(Ampheres, Stock::Arms, 9);
    t.ok(Atlas, plunder("home", 4, 0));
    assert!(t.state.awaits(Ampheres), "no forced retreat");
    t.ok(Ampheres, fights(1, 9, 0));
    assert_eq!(outcome(&t), Outcome::DefenderWins);
    assert_eq!((t.stock(Ampheres, Stock::Arms), t.stock(Ampheres, Stock::Gold)), (0, 2));
    // 9 against 5: one dies.
    assert_eq!(t.own(Atlas).hades, 1);
}

#[test]
fn y5_y8_plunderers_are_home_and_stay() {
    let mut t = raiders();
    t.ok(Atlas, plunder("home", 4, 0));
    t.ok(Ampheres, retreats(1));
    assert_eq!(t.units(Atlas, Place::Home), (5, 2));
    // Four of them were out; y8 whatever relay says.
    let go = |pops: u32| {
        command(json!({ "do": "move", "from": "home", "pops": pops, "to": { "place": "A1" } }))
    };
    assert_eq!(t.refused(Atlas, go(2)), "M-6");
    t.ok(Atlas, go(1));
}

#[test]
fn y6_y7_sets_are_cut_to_what_is_there() {
    let mut t = raiders();
    t.stocks(Ampheres, [1, 9, 0, 5, 0]);
    t.ok(Atlas, plunder("home", 3, 0));
    t.ok(Ampheres, retreats(1));
    let left = Stock::ALL.iter().map(|of| t.stock(Ampheres, *of)).collect::<Vec<_>>();
    assert_eq!(left, [0, 6, 0, 5, 0]);
}

#[test]
fn y10_a_city_is_plundered_again_by_another() {
    let mut t = raiders();
    t.ok(Atlas, plunder("home", 3, 0));
    t.ok(Ampheres, retreats(1));
    t.ok(Atlas, plunder("home", 2, 0));
    t.ok(Ampheres, retreats(2));
    assert_eq!(t.own(Atlas).home.unmoved(), 0);
}

#[test]
fn y12_a_tie_takes_nothing() {
    let mut t = raiders();
    t.put(Ampheres, Place::Home, 4, 0);
    t.ok(Atlas, plunder("home", 3, 0));
    t.ok(Ampheres, fights(1, 0, 0));
    assert_eq!((outcome(&t), t.stock(Ampheres, Stock::Gold)), (Outcome::DefenderWins, 2));
}

#[test]
fn e25_at_once_e15_needs_no_answer() {
    let mut t = Table::basic_with(2, |settings| {
        settings.battle = atlantida::settings::BattleGoes::AtOnce;
    });
    t.slain("C2");
    t.around(Atlas, at("B2"), 6, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 1, 0);
    t.set(Ampheres, Stock::Arms, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, command(json!({ "do": "attack", "order": { "from": "B2", "pops": 6, "to": { "place": "C2" } } })));
    let commitment = atlantida::battle::Commitment::default();
    t.ok(Atlas, BattleCommand::Commit { battle: 1, commitment, seal: None });
    assert_eq!(outcome(&t), Outcome::ForcedBack);
}

#[test]
fn t15_an_answer_has_a_clock_of_its_own() {
    let mut t = before(3, 3);
    t.ok(Atlas, attack("B2", 3, "C2", 2, 0));
    let alarm = <atlantida::Atlantida as game::Game>::alarm(&t.state).expect("a clock");
    assert_eq!(alarm.at.0, t.now.0 + 45_000);
    t.acts(&game::Actor::Clock, alarm.command).expect("time is up");
    // As for an absent seat: 4 against 4 without a commitment is held, and lost to the ME.
    assert_eq!(outcome(&t), Outcome::AttackerWins);
    let alarm = <atlantida::Atlantida as game::Game>::alarm(&t.state).expect("the phase goes on");
    assert_eq!(alarm.at.0, t.now.0 + 90_000);
}

#[test]
fn a_seal_binds_an_answer() {
    use atlantida::battle::{Answer, Commitment};
    use game::Record;
    let mut t = before(3, 6);
    t.ok(Atlas, attack("B2", 3, "C2", 2, 0));
    let seat = game::Audience::Seat(Ampheres.seat());
    let view = serde_json::to_value(<atlantida::Atlantida as game::Game>::view(&t.state, &seat));
    let question = view.expect("a view")["hand"]["question"].as_str().expect("asked").to_owned();
    let answer = Answer::Fight(Commitment { arms: 1, sacrifices: 0 });
    let seal = |words: &str| Some(kit::Seal::on("ampheres", &question, words, [7; 32]));
    let bad = BattleCommand::Answer { battle: 1, answer, seal: seal("retreat") };
    assert_eq!(t.refused(Ampheres, bad), "bad_seal");
    let good = BattleCommand::Answer { battle: 1, answer, seal: seal("fight with 1 arms, 0 pops") };
    t.ok(Ampheres, good);
    let settled = t.journal.last().expect("an event").clone();
    let shown = atlantida::Atlantida::shown(&t.state, &settled);
    assert!(
        shown.iter().any(|row| row.seat == Ampheres.seat() && row.fits == Some(true)),
        "{shown:?}"
    );
}
