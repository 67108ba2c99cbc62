//! The steward's fixed answers, row by row of the table of A-3.

use super::*;
use atlantida::ids::{Kind, Statue};
use atlantida::settings::Version;
use atlantida::world::{Fact, Step};
use serde_json::Value;

use crate::examples::{attack, fights};

pub(super) fn answer(t: &Table, faction: Faction) -> Value {
    let (command, _) = steward::answer(&t.state, faction).expect("an answer");
    serde_json::to_value(command).expect("JSON")
}

/// Atlas improves in this step.
pub(super) fn in_step(t: &mut Table, step: Step) {
    t.phase(Stage::Improvement, Atlas);
    while t.own(Atlas).phase.step < step {
        t.ok(Atlas, DraftCommand::NextStep { to: None });
        if t.own(Atlas).phase.step == Step::Production {
            t.ok(Atlas, command(json!({ "do": "place", "at": [] })));
        }
    }
}

/// The answer to an event of turn 4, with eight pops and a leader at home.
fn reaction(card: Card, stocks: [u32; 5], set: impl FnOnce(&mut Table)) -> Value {
    let mut t = Table::advanced(2);
    t.put(Atlas, Place::Home, 8, 1);
    t.event(card, 4);
    set(&mut t);
    t.stocks(Atlas, stocks);
    in_step(&mut t, Step::Reaction);
    answer(&t, Atlas)["how"].clone()
}

#[test]
fn a3_the_first_free_statue_on_the_first_free_square() {
    let mut t = Table::open(|settings| settings.game = Version::Advanced);
    t.begin(2);
    for statue in ["aphrodite", "ares"] {
        let faction = t.state.awaited().next().expect("awaited");
        let at = json!({ "column": 1, "row": 1 });
        let chooses = json!({ "do": "choose_statue", "statue": statue, "at": at });
        assert_eq!(answer(&t, faction), chooses);
        t.answer_for(faction);
    }
    let faction = t.state.awaited().next().expect("awaited");
    let kept = t.state.world().order()[0].word();
    assert_eq!(answer(&t, faction)["holder"], json!(kept));
}

#[test]
fn a3_hermes_takes_the_first_that_another_has_and_nobody_moves() {
    let mut t = Table::advanced(2);
    t.statue(Atlas, Statue::Hermes, 1, 1);
    t.stocks(Ampheres, [1, 0, 1, 0, 1]);
    t.phase(Stage::Movement, Atlas);
    assert_eq!(answer(&t, Atlas)["stock"], json!("wood"));
    t.answer_for(Atlas);
    assert_eq!(answer(&t, Atlas), json!({ "do": "finish_movement" }));
}

#[test]
fn a3_zeus_is_not_used_and_the_compass_stays() {
    let mut t = Table::advanced(2);
    t.event(Card::Flood, 4);
    t.slain("C3");
    t.put(Atlas, at("C3"), 0, 1);
    t.put(Ampheres, at("A1"), 0, 1);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!(answer(&t, Atlas)["favour"], json!("none"));
    t.answer_for(Atlas);
    assert_eq!(answer(&t, Ampheres)["holder"], json!("atlas"));
}

#[test]
fn a3_a_city_resists_with_two_arms_a_pop() {
    let mut t = Table::advanced(2);
    t.learn(Atlas, Advance::Fanaticism);
    t.put(Ampheres, Place::Home, 2, 1);
    t.set(Ampheres, Stock::Arms, 9);
    t.phase(Stage::Movement, Atlas);
    let order = json!({ "from": "home", "pops": 3, "to": { "city": "ampheres" } });
    let commitment = json!({ "arms": 0, "sacrifices": 0 });
    t.ok(Atlas, command(json!({ "do": "attack", "order": order, "commitment": commitment })));
    let resists = json!({ "fight": { "arms": 4, "sacrifices": 0 } });
    assert_eq!(answer(&t, Ampheres)["answer"], resists);
}

fn beside_c2(strategy: Faction) -> Table {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 4, 0);
    t.learn(strategy, Advance::Strategy);
    t.phase(Stage::Movement, Atlas);
    t
}

#[test]
fn a3_who_sees_a_commitment_goes_by_it() {
    // 4 and 1 of Strategy, against 4 with one ME or two.
    for (arms, does) in
        [(1, json!({ "fight": { "arms": 0, "sacrifices": 0 } })), (2, json!("retreat"))]
    {
        let mut t = beside_c2(Ampheres);
        t.ok(Atlas, attack("B2", 3, "C2", arms, 0));
        assert_eq!(answer(&t, Ampheres)["answer"], does);
    }
    // 4 and 1 of Strategy, against 4 with nothing or one ME.
    for (arms, does) in [(0, "commit"), (1, "call_off")] {
        let mut t = beside_c2(Atlas);
        let order = json!({ "from": "B2", "pops": 3, "to": { "place": "C2" } });
        t.ok(Atlas, command(json!({ "do": "attack", "order": order })));
        t.ok(Ampheres, fights(1, arms, 0));
        assert_eq!(answer(&t, Atlas)["do"], json!(does));
    }
}

#[test]
fn a3_one_pop_to_each_farm_then_garden_then_quarry() {
    let mut t = Table::basic(2);
    t.built(Atlas, Kind::Quarry, 1, 1);
    t.built(Atlas, Kind::Garden, 2, 1);
    t.built(Atlas, Kind::Farm, 1, 2);
    t.built(Atlas, Kind::Farm, 3, 1);
    t.put(Atlas, Place::Home, 6, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, DraftCommand::NextStep { to: None });
    let at = answer(&t, Atlas)["at"].clone();
    let rows = at.as_array().expect("rows").iter();
    let rows: Vec<_> = rows
        .map(|of| {
            [&of["square"]["column"], &of["square"]["row"], &of["pops"]].map(|of| of.as_u64())
        })
        .collect();
    let expected = [[3, 1, 1], [1, 2, 1], [2, 1, 1], [1, 1, 1], [3, 3, 2]];
    assert_eq!(rows, expected.map(|row| row.map(Some)));
}

#[test]
fn a3_a_farm_where_too_little_would_be_left() {
    for (pops, farm) in [(10, false), (11, true)] {
        let mut t = Table::basic(2);
        t.put(Atlas, Place::Home, pops, 1);
        t.phase(Stage::Improvement, Atlas);
        while t.own(Atlas).phase.step < Step::Building {
            t.answer_for(Atlas);
        }
        assert_eq!(answer(&t, Atlas)["kind"] == "farm", farm);
    }
    for (stone, kind) in [(1, "quarry"), (2, "housing")] {
        let mut t = Table::basic(2);
        t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
        t.set(Atlas, Stock::Stone, stone);
        in_step(&mut t, Step::Building);
        assert_eq!(answer(&t, Atlas)["kind"], json!(kind));
    }
}

#[test]
fn a3_the_fewest_arms_that_repel_a_raid_or_none() {
    // 8 and 1 want 6 more.
    for (arms, spends) in [(9, 6), (6, 6), (5, 0)] {
        let how = reaction(Card::Raid, [0, 0, 0, 0, arms], |_| {});
        assert_eq!(how["raid"], json!({ "arms": spends, "sacrifices": 0 }));
    }
}

#[test]
fn a3_the_dearest_falls_and_statues_and_housings_last() {
    let how = reaction(Card::Earthquake, [0; 5], |t| {
        t.statue(Atlas, Statue::Ares, 5, 1);
        t.built(Atlas, Kind::Academy, 1, 2);
        t.built(Atlas, Kind::Academy, 2, 1);
        t.built(Atlas, Kind::Agora, 1, 4);
    });
    let falls = json!([{ "column": 1, "row": 4 }, { "column": 2, "row": 1 }]);
    assert_eq!(how["earthquake"], falls);
}

#[test]
fn a3_stone_before_wood_in_a_flood() {
    let how = reaction(Card::Flood, [3, 0, 9, 0, 0], |_| {});
    assert_eq!(how["flood"], json!({ "stone": 3, "wood": 1 }));
}

#[test]
fn a3_it_bids_nothing_and_sends_five_where_the_fleet_is_its_own() {
    let mut t = Table::advanced(2);
    t.event(Card::LostFleet, 4);
    in_step(&mut t, Step::Reaction);
    assert_eq!(answer(&t, Atlas)["gold"], json!(0));
    let mut t = Table::advanced(2);
    t.event(Card::LostFleet, 4);
    t.put(Atlas, Place::Home, 3, 1);
    t.put(Atlas, at("A1"), 4, 0);
    t.so([Fact::Spared { faction: Atlas }]);
    t.phase(Stage::Improvement, Atlas);
    let grown = Fact::UnitsSet {
        faction: Atlas,
        place: Place::Theatre,
        units: atlantida::world::Units::pops(1),
        at_site: true,
    };
    t.so([grown]);
    t.finish(Atlas);
    t.finish(Ampheres);
    t.put(Atlas, Place::Home, 3, 1);
    let from = json!([
        { "from": "home", "pops": 3 }, { "from": "theatre", "pops": 1 }, { "from": "A1", "pops": 1 }
    ]);
    assert_eq!(answer(&t, Atlas), json!({ "do": "board", "from": from }));
}

#[test]
fn a3_it_keeps_the_first_statue() {
    let mut t = Table::advanced(2);
    for (of, column) in [(Statue::Hera, 1), (Statue::Athena, 2), (Statue::Ares, 3)] {
        t.statue(Atlas, of, column, 1);
    }
    t.stocks(Atlas, [9; 5]);
    t.phase(Stage::Improvement, Atlas);
    let all = json!([{ "square": { "column": 3, "row": 3 }, "pops": 4 }]);
    t.ok(Atlas, command(json!({ "do": "place", "at": all })));
    let over = json!({ "column": 1, "row": 1 });
    t.ok(Atlas, command(json!({ "do": "build", "kind": "academy", "at": over })));
    assert_eq!(answer(&t, Atlas), json!({ "do": "keep", "statue": "ares" }));
}

#[test]
fn a3_the_first_hex_without_a_temple_sinks() {
    let mut t = Table::advanced(2);
    crate::examples::tribute(&mut t, 3, &[4, 0]);
    // A1 and A2 are temples.
    assert_eq!(answer(&t, Atlas), json!({ "do": "sink", "hex": "A3" }));
    t.answer_for(Atlas);
    assert_eq!(answer(&t, Atlas), json!({ "do": "sink", "hex": "B1" }));
}

#[test]
fn a3_europa_with_all_its_gold() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 7 }]);
    t.slain("E1");
    t.put(Atlas, at("E1"), 6, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.set(Atlas, Stock::Gold, 7);
    in_step(&mut t, Step::Shipping);
    assert_eq!(answer(&t, Atlas), json!({ "do": "send_by_europa", "pops": 2 }));
}
