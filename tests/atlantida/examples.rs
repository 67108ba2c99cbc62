//! The worked examples of the rule book, each by its name.

use atlantida::battle::{Answer, BattleCommand, Commitment, Outcome};
use atlantida::command::Command;
use atlantida::ids::{Advance, Card, Kind, Place, Site, Statue, Stock};
use atlantida::score::WonBy;
use atlantida::table::Stage;
use atlantida::world::Fact;
use serde_json::{Value, json};

use crate::kit::*;

/// A move or an attack of a leader from home, or from elsewhere.
fn order(from: &str, pops: u32, to: &str) -> Value {
    json!({ "from": from, "pops": pops, "to": { "place": to } })
}

pub fn attack(from: &str, pops: u32, to: &str, arms: u32, sacrifices: u32) -> Command {
    let commitment = json!({ "arms": arms, "sacrifices": sacrifices });
    command(json!({ "do": "attack", "order": order(from, pops, to), "commitment": commitment }))
}

pub fn fights(number: u32, arms: u32, sacrifices: u32) -> Command {
    let answer = Answer::Fight(Commitment { arms, sacrifices });
    BattleCommand::Answer { battle: number, answer, seal: None }.into()
}

pub fn retreats(number: u32) -> Command {
    BattleCommand::Answer { battle: number, answer: Answer::Retreat, seal: None }.into()
}

/// Two players in the movement phase of Atlas, with C2 held by Ampheres.
fn battle(attackers: u32, defenders: u32, led: u32) -> Table {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), attackers, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), defenders, led);
    t.put(Ampheres, Place::Home, 4, 1 - led);
    t.phase(Stage::Movement, Atlas);
    t
}

fn outcome(t: &Table) -> Outcome {
    report(t).outcome
}

fn report(t: &Table) -> atlantida::battle::Report {
    let view = public(t);
    serde_json::from_value(view["last_battle"].clone()).expect("a report")
}

pub fn public(t: &Table) -> Value {
    let view = <atlantida::Atlantida as game::Game>::view(&t.state, &game::Audience::Public);
    serde_json::to_value(view).expect("a view")
}

fn food(t: &Table, faction: atlantida::ids::Faction) -> u64 {
    let view = public(t);
    let players = view["players"].as_array().expect("players").clone();
    let own = players.iter().find(|row| row["faction"] == faction.word()).expect("plays").clone();
    own["food"]["food"].as_u64().expect("a number")
}

fn farms(t: &mut Table, squares: &[(u32, u32)]) {
    squares.iter().for_each(|(column, row)| t.built(Atlas, Kind::Farm, *column, *row));
}

fn place(at: &[((u32, u32), u32, u32)]) -> Command {
    let one = |((column, row), pops, leaders): &((u32, u32), u32, u32)| json!({ "square": { "column": column, "row": row }, "pops": pops, "leaders": leaders });
    let at: Vec<Value> = at.iter().map(one).collect();
    command(json!({ "do": "place", "at": at }))
}

fn build(kind: &str, column: u32, row: u32) -> Command {
    command(json!({ "do": "build", "kind": kind, "at": { "column": column, "row": row } }))
}

fn grow(pops: u32) -> Command {
    command(json!({ "do": "grow", "pops": pops }))
}

fn next() -> Command {
    command(json!({ "do": "next_step" }))
}

fn done() -> Command {
    command(json!({ "do": "finish_improvement" }))
}

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

/// The city of J-3: Housing, Agora, Academy, five Farms, three worked, 11 pops.
fn later_city() -> Table {
    let mut t = Table::advanced(2);
    t.built(Atlas, Kind::Agora, 1, 1);
    t.built(Atlas, Kind::Academy, 3, 1);
    farms(&mut t, &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2)]);
    t.put(Atlas, Place::Home, 11, 1);
    t
}

fn fed(mut t: Table) -> (u32, i64, Table) {
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 2), 1, 0), ((2, 2), 1, 0), ((3, 2), 1, 0), ((3, 3), 8, 0)]));
    t.ok(Atlas, next()); // craft
    t.ok(Atlas, next());
    t.ok(Atlas, next());
    t.ok(Atlas, next());
    let food = t.own(Atlas).phase.food.expect("it was counted");
    (food.food, food.excess(), t)
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

/// Atlas produces, and what of a stock came.
fn produced(t: &mut Table, stock: Stock) -> u32 {
    let before = t.stock(Atlas, stock);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t.stock(Atlas, stock) - before
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

fn hunt(name: &str, arms: u32, sacrifices: u32) -> Command {
    let commitment = json!({ "arms": arms, "sacrifices": sacrifices });
    command(json!({ "do": "hunt", "hex": name, "commitment": commitment }))
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
fn j14_r8_temple_of_hades() {
    let mut t = Table::basic(2);
    t.slain("C5");
    t.put(Atlas, at("C5"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.counts(Atlas, 0, 0, 5);
    assert_eq!(produced(&mut t, Stock::Knowledge), 3);
}

fn targets(t: &Table) -> Vec<String> {
    let all = atlantida::legal::commands(&t.state, Atlas);
    let mut names: Vec<String> = all
        .into_iter()
        .map(|command| serde_json::to_value(command).expect("serializes"))
        .filter(|command| command["do"] == "move" && command["from"] == "home")
        .filter_map(|command| command["to"]["place"].as_str().map(str::to_owned))
        .filter(|name| name != "home" && name != "theatre")
        .collect();
    names.sort();
    names.dedup();
    names
}

#[test]
fn j15_m7_m8_m11_moves() {
    let mut t = Table::basic(2);
    assert_eq!(targets(&t), ["A1", "A2", "B1", "B2", "B3", "B4"]);
    t.learn(Atlas, Advance::Navigation);
    let coast = ["A1", "A2", "A3", "B1", "B6", "C1", "C5", "D1", "D2", "D4", "E1", "E2"];
    let reached = targets(&t);
    assert!(coast.iter().all(|name| reached.contains(&(*name).to_owned())));
    let sea = |pops| {
        command(
            json!({ "do": "move", "from": "home", "pops": pops, "way": "sea", "to": { "place": "E2" }, "how": "enter" }),
        )
    };
    assert_eq!(t.refused(Atlas, sea(4)), "M-3");
    t.ok(Atlas, sea(3));
}

#[test]
fn j16_t2_t4_compass() {
    let mut t = Table::basic(5);
    t.so([Fact::CompassSet { holder: Mneseus, clockwise: true }]);
    assert_eq!(t.state.world().order(), [Mneseus, Mestor, Azaes, Atlas, Ampheres]);
    t.put(Atlas, at("A1"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    for faction in ALL {
        t.finish(faction);
    }
    assert_eq!(t.state.stage(), Stage::Compass);
    t.ok(Atlas, command(json!({ "do": "set_compass", "holder": "azaes", "clockwise": false })));
    let order = [Azaes, Mestor, Mneseus, Ampheres, Atlas];
    assert_eq!(t.state.world().order(), order);
    assert_eq!(t.state.awaited().next(), Some(Azaes));
    for faction in order {
        t.finish(faction);
    }
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Movement, Some(Azaes)));
}

fn learn(advance: &str) -> Command {
    command(json!({ "do": "learn", "advance": advance }))
}

/// What an advance costs Atlas now.
fn price(t: &Table, advance: Advance) -> u64 {
    let seat = game::Audience::Seat(Atlas.seat());
    let view = <atlantida::Atlantida as game::Game>::view(&t.state, &seat);
    let view = serde_json::to_value(view).expect("a view");
    let prices = view["hand"]["prices"].as_array().expect("prices").clone();
    let of = prices.iter().find(|row| row[0] == advance.word()).expect("it can be learned");
    of[1].as_u64().expect("a price")
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

/// What Atlas may ship.
fn ships(capacity: u32, astronomy: bool, aeolus: bool) -> u32 {
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::ClothMaking);
    if astronomy {
        t.learn(Atlas, Advance::Astronomy);
    }
    if aeolus {
        t.slain("B6");
        t.put(Atlas, at("B6"), 0, 1);
        t.put(Atlas, Place::Home, 4, 0);
    }
    t.counts(Atlas, capacity, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    for _ in 0..6 {
        t.ok(Atlas, next());
    }
    t.own(Atlas).phase.ships
}

#[test]
fn j21_g1_g3_g4_g5_g6_g23_ships() {
    assert_eq!(ships(3, true, true), 6);
    assert_eq!(ships(2, false, true), 5);
    assert_eq!(ships(2, false, false), 0);
    assert_eq!(ships(0, true, true), 0);
    assert_eq!(ships(8, true, true), 11);
}

fn europa(turn: u32) -> Table {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn }]);
    t.slain("E1");
    t.put(Atlas, at("E1"), 6, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.stocks(Atlas, [0, 40, 0, 0, 0]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t
}

fn sends(pops: u32) -> Command {
    command(json!({ "do": "send_by_europa", "pops": pops }))
}

#[test]
fn j22_g10_g11_g25_europa() {
    let mut t = europa(7);
    assert_eq!(t.refused(Atlas, sends(4)), "G-10");
    t.ok(Atlas, sends(2));
    assert_eq!((t.stock(Atlas, Stock::Gold), t.own(Atlas).continent), (34, 2));
    let mut t = europa(13);
    assert_eq!(t.refused(Atlas, sends(5)), "G-10");
    t.ok(Atlas, sends(4));
    assert_eq!(t.stock(Atlas, Stock::Gold), 24);
}

/// A tribute of these offers in the order of the seats; who has more gold than that.
pub fn tribute(t: &mut Table, turn: u32, offers: &[u32]) {
    t.event(Card::Tribute, turn);
    for faction in &ALL[..offers.len()] {
        if t.state.world().player(*faction).stock(Stock::Gold) < 7 {
            t.set(*faction, Stock::Gold, 7);
        }
    }
    t.phase(Stage::Improvement, Atlas);
    for (faction, gold) in ALL.iter().zip(offers) {
        while t.own(*faction).phase.step < atlantida::world::Step::Reaction {
            let (command, _) = atlantida::steward::answer(&t.state, *faction).expect("an answer");
            t.ok(*faction, command);
        }
        t.ok(*faction, command(json!({ "do": "offer", "gold": gold })));
        t.ok(*faction, done());
    }
}

fn shown(t: &Table) -> (Vec<String>, Value, Value) {
    let view = public(t);
    let offers = view["offers"]["offers"].as_array().expect("offers").clone();
    let ranks = offers.iter().map(|row| row["faction"].as_str().expect("a faction").to_owned());
    (ranks.collect(), view["offers"]["rewarded"].clone(), view["offers"]["punished"].clone())
}

#[test]
fn j23_g12_g14_g15_g16_g26_tribute() {
    let mut t = Table::basic(4);
    tribute(&mut t, 3, &[3, 0, 2, 3]);
    let (ranks, rewarded, punished) = shown(&t);
    assert_eq!(ranks, ["atlas", "mestor", "mneseus", "ampheres"]);
    assert_eq!((rewarded, punished), (json!("atlas"), json!(["ampheres"])));
    assert_eq!(t.own(Ampheres).count(Kind::Housing), 0);
    assert_eq!(t.own(Mneseus).count(Kind::Housing), 1);
    assert_eq!(t.own(Ampheres).hades, 1);

    let mut t = Table::basic(3);
    tribute(&mut t, 3, &[3, 2, 2]);
    assert_eq!(shown(&t).2, json!(["mneseus"]));
    let mut t = Table::basic(3);
    tribute(&mut t, 3, &[0, 0, 2]);
    let (ranks, rewarded, punished) = shown(&t);
    assert_eq!((ranks[0].as_str(), rewarded), ("mneseus", Value::Null));
    assert_eq!(punished, json!(["atlas", "ampheres"]));
    let mut t = Table::basic(3);
    let knowledge = t.stock(Ampheres, Stock::Knowledge);
    tribute(&mut t, 3, &[3, 4, 3]);
    assert_eq!(shown(&t).1, json!("ampheres"));
    assert_eq!(shown(&t).2, json!([]));
    assert_eq!(t.stock(Ampheres, Stock::Knowledge), knowledge + 4);
}

#[test]
fn j24_g18_x5_seaquake() {
    let mut t = Table::advanced(4);
    t.around(Mneseus, at("B1"), 3, 1);
    t.put(Mneseus, Place::Home, 4, 0);
    t.around(Mestor, at("B2"), 2, 0);
    t.around(Ampheres, at("E2"), 1, 0);
    tribute(&mut t, 3, &[4, 3, 2, 0]);
    assert_eq!(t.own(Mestor).count(Kind::Housing), 0);
    assert_eq!(t.own(Mestor).hades, 0);
    assert_eq!(t.state.stage(), Stage::Sinking);
    let sink = |name: &str| command(json!({ "do": "sink", "hex": name }));
    assert_eq!(t.refused(Atlas, sink("E2")), "X-5");
    assert_eq!(t.refused(Atlas, sink("B2")), "X-5");
    t.ok(Atlas, sink("B1"));
    assert_eq!((t.own(Mneseus).hades, t.units(Mneseus, at("B1"))), (3, (0, 0)));
    assert_eq!(t.own(Mneseus).home.leaders, 1);
    let mut other = t.clone();
    t.ok(Atlas, sink("B2"));
    assert_eq!(t.own(Mestor).hades, 2);
    assert_eq!(t.state.world().turn(), 4);
    other.ok(Atlas, sink("E1"));
    assert_eq!(other.stock(Atlas, Stock::Gold), 1);
}

fn met(t: &mut Table, faction: atlantida::ids::Faction) {
    while t.own(faction).phase.step < atlantida::world::Step::Reaction {
        let (command, _) = atlantida::steward::answer(&t.state, faction).expect("an answer");
        t.ok(faction, command);
    }
}

#[test]
fn j25_x8_f12_epidemic() {
    for (medicine, dead) in [(false, 3), (true, 2)] {
        let mut t = Table::advanced(2);
        if medicine {
            t.learn(Atlas, Advance::Medicine);
        }
        // 9 pops eat, 14 food: 28 squares in effect.
        t.put(Atlas, Place::Home, 9, 1);
        t.slain("B1");
        t.around(Atlas, at("B1"), 0, 0);
        farms(&mut t, &[(1, 1), (2, 1), (3, 1), (4, 1)]);
        t.event(Card::Epidemic, 4);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        for _ in 0..4 {
            t.ok(Atlas, next());
        }
        assert_eq!(t.own(Atlas).phase.food.expect("counted").excess(), 5);
        t.ok(Atlas, grow(2));
        t.ok(Atlas, next());
        assert_eq!(t.own(Atlas).hades, dead);
    }
}

fn react(how: Value) -> Command {
    command(json!({ "do": "react", "how": how }))
}

#[test]
fn j26_x9_raid() {
    let raided = || {
        let mut t = Table::advanced(2);
        t.built(Atlas, Kind::Bastion, 1, 1);
        t.put(Atlas, Place::Home, 7, 1);
        t.stocks(Atlas, [0, 5, 0, 0, 3]);
        t.event(Card::Raid, 4);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        for _ in 0..5 {
            t.ok(Atlas, next());
        }
        t
    };
    let mut t = raided();
    t.ok(Atlas, react(json!({ "raid": { "arms": 3, "sacrifices": 1 } })));
    assert_eq!((t.own(Atlas).hades, t.stock(Atlas, Stock::Arms)), (1, 0));
    assert_eq!(t.stock(Atlas, Stock::Gold), 5);
    let mut t = raided();
    t.ok(Atlas, react(json!({ "raid": { "arms": 0, "sacrifices": 0 } })));
    assert_eq!((t.own(Atlas).hades, t.stock(Atlas, Stock::Arms)), (1, 3));
    assert_eq!(t.stock(Atlas, Stock::Gold), 0);
}

#[test]
fn j27_x12_earthquake() {
    let quaking = |engineering: bool| {
        let mut t = Table::advanced(2);
        t.built(Atlas, Kind::Housing, 1, 1);
        t.built(Atlas, Kind::Academy, 2, 1);
        if engineering {
            t.learn(Atlas, Advance::Engineering);
        }
        t.event(Card::Earthquake, 4);
        t.phase(Stage::Improvement, Atlas);
        met(&mut t, Atlas);
        t
    };
    let fall = |squares: &[(u32, u32)]| {
        let at: Vec<Value> =
            squares.iter().map(|(column, row)| json!({ "column": column, "row": row })).collect();
        react(json!({ "earthquake": at }))
    };
    let mut t = quaking(true);
    t.ok(Atlas, fall(&[(2, 1)]));
    assert_eq!(t.own(Atlas).hades, 0);
    let mut t = quaking(true);
    t.ok(Atlas, fall(&[(1, 1)]));
    assert_eq!(t.own(Atlas).hades, 1);
    let mut t = quaking(false);
    assert_eq!(t.refused(Atlas, fall(&[(1, 1)])), "X-12");
    t.ok(Atlas, fall(&[(1, 1), (2, 1)]));
    assert_eq!(t.own(Atlas).hades, 2);
}

#[test]
fn j28_x13_flood() {
    for (engineering, spent, dead) in [(false, (3, 1), 1), (true, (3, 0), 0)] {
        let mut t = Table::advanced(2);
        t.put(Atlas, Place::Home, 9, 1);
        t.stocks(Atlas, [3, 0, 1, 0, 0]);
        if engineering {
            t.learn(Atlas, Advance::Engineering);
        }
        t.event(Card::Flood, 4);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        for _ in 0..5 {
            t.ok(Atlas, next());
        }
        t.ok(Atlas, react(json!({ "flood": { "stone": spent.0, "wood": spent.1 } })));
        assert_eq!(t.own(Atlas).hades, dead);
    }
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
fn j31_v5_v6_v9_the_end() {
    let mut t = Table::basic(3);
    t.so([Fact::TurnBegan { turn: 13 }]);
    for faction in &ALL[..3] {
        t.put(*faction, Place::Home, 0, 1);
    }
    t.counts(Atlas, 0, 9, 2);
    t.counts(Ampheres, 0, 6, 0);
    t.counts(Mneseus, 0, 0, 4);
    t.set(Atlas, Stock::Gold, 0);
    t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
    // The race is not looked at here.
    t.happens(atlantida::event::Event::Control(atlantida::event::ControlEvent::SettingChanged {
        key: "race_victory".into(),
        value: atlantida::settings::Value::Word("off".into()),
    }));
    t.phase(Stage::Improvement, Atlas);
    // Nobody grows.
    for faction in &ALL[..3] {
        t.ok(*faction, place(&[]));
        t.ok(*faction, done());
    }
    let result: atlantida::score::Ended =
        serde_json::from_value(public(&t)["result"].clone()).expect("it is over");
    assert_eq!(result.by, WonBy::Points);
    let rows: Vec<_> =
        result.places.iter().map(|row| (row.faction, row.place, row.points, row.record)).collect();
    let expected =
        [(Ampheres, 1, 6, Some(106)), (Atlas, 2, 5, Some(105)), (Mneseus, 3, -8, Some(-8))];
    assert_eq!(rows, expected);
}

/// The bids of three in play order.
fn fleet(bids: [u32; 3]) -> Table {
    let mut t = Table::advanced(3);
    t.event(Card::LostFleet, 4);
    for faction in &ALL[..3] {
        t.set(*faction, Stock::Gold, 5);
    }
    t.phase(Stage::Improvement, Atlas);
    for (faction, gold) in ALL.iter().zip(bids) {
        met(&mut t, *faction);
        t.ok(*faction, command(json!({ "do": "offer", "gold": gold })));
        t.ok(*faction, done());
    }
    t
}

#[test]
fn j32_x10_x21_lost_fleet() {
    let mut t = fleet([2, 4, 4]);
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Boarding, Some(Ampheres)));
    assert_eq!(ALL[..3].iter().map(|of| t.stock(*of, Stock::Gold)).collect::<Vec<_>>(), [5, 1, 5]);
    let board =
        |pops: u32| command(json!({ "do": "board", "from": [{ "from": "home", "pops": pops }] }));
    assert_eq!(t.refused(Ampheres, board(6)), "X-10");
    t.ok(Ampheres, board(5));
    assert_eq!(t.own(Ampheres).continent, 5);
    let t = fleet([0, 0, 0]);
    assert_eq!((t.state.stage(), t.state.world().turn()), (Stage::Movement, 5));
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
fn j34_i4_i5_land() {
    let mut t = Table::basic(2);
    t.so([Fact::Sunk { hex: hex("B1") }, Fact::Sunk { hex: hex("C1") }]);
    let view = public(&t);
    let hexes = view["board"]["hexes"].as_array().expect("hexes").clone();
    let of = |name: &str| hexes.iter().find(|row| row["id"] == name).expect("a hex").clone();
    assert!(["B2", "C2", "D1"].iter().all(|name| of(name)["coastal"] == true));
    assert_eq!((of("D1")["ring"].clone(), of("D1")["creature"].clone()), (json!(3), json!(6)));
    t.around(Atlas, at("C2"), 1, 1);
    t.put(Atlas, Place::Home, 3, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, command(json!({ "do": "move", "from": "C2", "pops": 1, "to": { "place": "D1" }, "how": "enter" })));
}

#[test]
fn j35_z3_z5_zeus() {
    for (dionysus, there, price) in [(false, true, 3), (true, true, 2), (true, false, 3)] {
        let mut t = Table::advanced(2);
        if there {
            t.slain("C3");
            t.put(Atlas, at("C3"), 0, 1);
            t.put(Atlas, Place::Home, 4, 0);
        }
        if dionysus {
            t.statue(Atlas, Statue::Dionysus, 1, 1);
        }
        t.event(Card::Epidemic, 4);
        t.set(Atlas, Stock::Gold, 5);
        t.phase(Stage::Movement, Ampheres);
        t.finish(Ampheres);
        t.finish(Atlas);
        assert_eq!(t.state.stage(), Stage::Zeus);
        t.ok(Atlas, command(json!({ "do": "use_zeus", "favour": "spare" })));
        assert_eq!(t.stock(Atlas, Stock::Gold), 5 - price);
        while t.state.world().turn() == 4 {
            t.steward();
        }
        // Six after growth.
        assert_eq!((t.own(Atlas).hades, t.own(Ampheres).hades), (0, 2));
    }
}

#[test]
fn j36_g30_v2_the_rush() {
    let mut draft = shipped();
    for row in &mut draft.island.hexes {
        row.site = match row.site {
            Site::CityRuins if row.id == hex("B2") => Site::Europa,
            Site::Europa => Site::CityRuins,
            site => site,
        };
    }
    let mut t = Table::of(draft, |settings| settings.island = atlantida::settings::Laid::Printed);
    t.begin(2);
    t.ok(
        Atlas,
        command(json!({ "do": "move", "from": "home", "pops": 4, "to": { "place": "B2" } })),
    );
    let mut left = 4;
    for turn in 1..=4 {
        if turn > 1 {
            let units = json!([{ "from": if turn == 2 { "B2" } else { "theatre" }, "pops": 0, "leaders": 1 }]);
            t.ok(Atlas, command(json!({ "do": "summon", "units": units })));
            t.ok(Atlas, command(json!({ "do": "move", "from": "home", "pops": 0, "to": { "place": "theatre" } })));
        }
        t.finish(Atlas);
        t.finish(Ampheres);
        if turn == 1 {
            t.ok(Atlas, hunt("B2", 0, 0));
        }
        if turn == 3 {
            t.ok(Atlas, command(json!({ "do": "offer", "gold": 0 })));
        }
        t.ok(Atlas, sends(1));
        left -= 1;
        assert_eq!(t.units(Atlas, at("B2")).0, left);
        t.ok(Atlas, done());
        if turn < 4 {
            t.finish(Ampheres);
        }
    }
    let result = public(&t)["result"].clone();
    assert_eq!(
        (result["by"].clone(), result["places"][0]["faction"].clone()),
        (json!("race"), json!("atlas"))
    );
    assert_eq!(result["places"][0]["record"], json!(1000));
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

#[test]
fn j40_t18_g26_ranking() {
    let mut t = Table::advanced(3);
    let knowledge = t.stock(Atlas, Stock::Knowledge);
    tribute(&mut t, 6, &[3, 3, 1]);
    assert_eq!(ALL[..3].iter().map(|of| t.stock(*of, Stock::Gold)).collect::<Vec<_>>(), [4, 4, 6]);
    assert_eq!(t.stock(Atlas, Stock::Knowledge), knowledge + 4);
    assert_eq!((t.own(Mneseus).count(Kind::Housing), t.own(Mneseus).hades), (0, 0));
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Sinking, Some(Atlas)));
    t.steward();
    t.steward();
    assert_eq!(t.state.world().turn(), 7);
}
