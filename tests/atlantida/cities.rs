//! Further rules of cities, people and movement, each in a few lines (sections 6 to 14).

use atlantida::command::{Command, DraftCommand};
use atlantida::ids::{Advance, Card, Kind, Place, Statue, Stock};
use atlantida::legal;
use atlantida::table::Stage;
use atlantida::world::{Fact, Step};
use serde_json::{Value, json};

use crate::improving::{build, nobody, rich, to};
use crate::kit::*;

fn say(json: Value) -> Command {
    command(json)
}

fn place(pops: u32) -> Command {
    say(json!({ "do": "place", "at": [{ "square": { "column": 3, "row": 3 }, "pops": pops }] }))
}

#[test]
fn b10_a_new_building_works_at_once_but_gives_later() {
    let mut t = rich();
    t.event(Card::Raid, 4);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(8));
    let knowledge = t.stock(Atlas, Stock::Knowledge);
    t.ok(Atlas, build("bastion", 1, 1));
    t.ok(Atlas, build("academy", 2, 1));
    to(&mut t, Step::Reaction);
    // 8 + 1 and 3 of the Bastion; 3 ME more are 15.
    let raid = json!({ "do": "react", "how": { "raid": { "arms": 3, "sacrifices": 0 } } });
    t.ok(Atlas, say(raid));
    assert_eq!((t.stock(Atlas, Stock::Gold), t.stock(Atlas, Stock::Knowledge)), (20, knowledge));
}

#[test]
fn b17_a_square_once_built_on_is_never_empty_again() {
    let mut t = rich();
    t.built(Atlas, Kind::Farm, 1, 1);
    let empty = t.own(Atlas).city.empty();
    t.so([Fact::Destroyed { faction: Atlas, at: sq(1, 1) }]);
    assert_eq!(t.own(Atlas).city.empty(), empty);
    assert!(!t.own(Atlas).city.is_empty(sq(1, 1)));
}

#[test]
fn b18_z7_z10_engineerings_prices() {
    let prices = [
        ("housing", 1),
        ("academy", 1),
        ("forge", 1),
        ("bastion", 1),
        ("agora", 2),
        ("aqueduct", 4),
        ("farm", 0),
    ];
    for (kind, price) in prices {
        let mut t = rich();
        t.learn(Atlas, Advance::Engineering);
        t.ok(Atlas, place(8));
        t.ok(Atlas, build(kind, 1, 1));
        assert_eq!(t.stock(Atlas, Stock::Stone), 20 - price, "{kind}");
    }
    let mut t = rich();
    t.learn(Atlas, Advance::Engineering);
    t.ok(Atlas, place(8));
    t.ok(Atlas, build("shipyard", 1, 5));
    // Z-10: a statue costs 1 stone and 3 gold then.
    t.ok(Atlas, say(json!({ "do": "build", "kind": "statue", "statue": "hera", "at": { "column": 1, "row": 1 } })));
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of)), [16, 17]);
}

#[test]
fn c1_c2_nothing_is_compulsory_and_workers_are_those_placed() {
    let mut t = rich();
    t.built(Atlas, Kind::Forge, 1, 1);
    t.ok(Atlas, place(8));
    let forge = say(json!({ "do": "craft", "what": { "forge": 1 } }));
    assert_eq!(t.refused(Atlas, forge), "C-5");
    t.ok(Atlas, DraftCommand::FinishImprovement);
}

#[test]
fn d12_z16_what_advances_and_statues_give_they_give_by_standing() {
    let mut t = rich();
    for advance in [Advance::CodeOfLaws, Advance::Taxation] {
        t.learn(Atlas, advance);
    }
    t.around(Atlas, at("B3"), 1, 0);
    t.ok(Atlas, nobody());
    // Code of Laws from a hex whose creature lives, and Taxation.
    assert_eq!(t.stock(Atlas, Stock::Gold), 22);
}

#[test]
fn e28_a_group_defends_whole() {
    let mut t =
        Table::basic_with(2, |settings| settings.extra_leader = atlantida::settings::Switch::On);
    t.slain("C2");
    t.around(Atlas, at("B2"), 4, 1);
    t.put(Atlas, Place::Home, 4, 1);
    t.put(Ampheres, at("C2"), 3, 2);
    t.put(Ampheres, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, crate::examples::attack("B2", 4, "C2", 0, 0));
    // H-9, E-7: two leaders count once.
    let bare = crate::examples::public(&t)["battle"]["defence"]["parts"].clone();
    assert_eq!(bare, json!([["pops", 3], ["led", 1]]));
}

#[test]
fn f9_r16_new_pops_have_no_work() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 2, 1);
    t.ok(Atlas, place(2));
    t.ok(Atlas, say(json!({ "do": "grow", "pops": 1 })));
    assert_eq!((t.own(Atlas).phase.builders, t.units(Atlas, Place::Home).0), (2, 3));
}

#[test]
fn f14_f16_growth_is_asked_where_it_can_be() {
    // 12 food for 11 pops: an excess of 1.
    let mut t = rich();
    t.put(Atlas, Place::Home, 11, 1);
    t.ok(Atlas, place(11));
    to(&mut t, Step::Feeding);
    assert_eq!(t.own(Atlas).phase.food.clone().expect("counted").excess(), 1);
    assert_eq!(t.refused(Atlas, say(json!({ "do": "grow", "pops": 1 }))), "F-7");
    let mut t = rich();
    t.statue(Atlas, Statue::Hestia, 1, 1);
    t.put(Atlas, Place::Home, 10, 1);
    t.ok(Atlas, place(10));
    t.ok(Atlas, say(json!({ "do": "grow", "pops": 1 })));
}

#[test]
fn f11_r12_there_is_no_other_limit() {
    let mut t = rich();
    t.put(Atlas, at("A1"), 90, 0);
    t.set(Atlas, Stock::Gold, 500);
    t.ok(Atlas, nobody());
    assert_eq!((t.own(Atlas).on_island(), t.stock(Atlas, Stock::Gold)), (98, 500));
}

#[test]
fn g2_g7_capacity_stays_and_leaders_do_not_sail() {
    let mut t = rich();
    t.counts(Atlas, 2, 0, 0);
    t.learn(Atlas, Advance::Astronomy);
    t.ok(Atlas, nobody());
    t.ok(Atlas, say(json!({ "do": "ship", "from": [{ "from": "home", "pops": 2 }] })));
    assert_eq!(
        (t.own(Atlas).capacity, t.own(Atlas).home.leaders, t.own(Atlas).continent),
        (2, 1, 2)
    );
}

#[test]
fn h9_a_group_of_leaders_hunts_with_its_bonuses() {
    let mut t = rich();
    t.put(Atlas, at("B2"), 0, 2);
    t.slain("C5");
    t.put(Atlas, at("C5"), 1, 0);
    t.counts(Atlas, 0, 0, 10);
    t.phase(Stage::Improvement, Atlas);
    // Five of Hades against 4.
    t.ok(Atlas, say(json!({ "do": "hunt", "hex": "B2" })));
}

#[test]
fn m14_m21_by_sea_to_what_is_cut_off() {
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::Navigation);
    let around = ["D3", "D4"].map(|name| Fact::Sunk { hex: hex(name) });
    t.so(around);
    t.so([Fact::Sunk { hex: hex("E1") }]);
    t.ok(Atlas, say(json!({ "do": "move", "from": "home", "pops": 2, "way": "sea", "to": { "place": "E2" } })));
    assert!(t.own(Atlas).holds(at("E2")));
    t.finish(Atlas);
    t.until_turn(2);
    t.phase(Stage::Movement, Atlas);
    // Over land no way leads out; home by sea.
    let walk = say(
        json!({ "do": "move", "from": "E2", "pops": 0, "to": { "place": "C4" }, "how": "enter" }),
    );
    assert_eq!(t.refused(Atlas, walk), "M-7");
    t.ok(Atlas, say(json!({ "do": "move", "from": "E2", "pops": 2, "way": "sea", "to": { "place": "home" } })));
}

#[test]
fn m20_pops_that_may_be_led_are_counted() {
    let mut t =
        Table::basic_with(2, |settings| settings.extra_leader = atlantida::settings::Switch::On);
    t.put(Atlas, at("A1"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, say(json!({ "do": "move", "from": "home", "pops": 3, "to": { "place": "A1" } })));
    let own = t.own(Atlas).units(at("A1"));
    assert_eq!((own.pops, own.brought), (5, 3));
}

#[test]
fn r13_r14_open_ground_has_room_and_agoras_give_by_standing() {
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    for square in t.own(Atlas).city.squares().collect::<Vec<_>>() {
        if t.own(Atlas).city.is_empty(square) {
            t.built(Atlas, Kind::Farm, square.column, square.row);
        }
    }
    t.ok(Atlas, nobody());
    assert_eq!(t.stock(Atlas, Stock::Gold), 21);
}

#[test]
fn t7_a_step_without_a_decision_is_passed() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 0, 0);
    t.put(Atlas, at("A1"), 3, 1);
    t.phase(Stage::Improvement, Atlas);
    // Nobody is in the city to be placed.
    t.ok(Atlas, DraftCommand::FinishImprovement);
}

#[test]
fn u2_u6_basic_summons_all_but_the_safe_and_the_dead() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.counts(Atlas, 0, 3, 2);
    t.around(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    let units = |pops: u32| {
        say(json!({ "do": "summon", "units": [{ "from": "B2", "pops": pops, "leaders": 0 }] }))
    };
    assert_eq!(t.refused(Atlas, units(3)), "U-1");
    t.ok(Atlas, units(2));
    assert_eq!((t.own(Atlas).continent, t.own(Atlas).hades), (3, 2));
}

#[test]
fn u8_u9_an_attack_is_public_with_what_each_could_reach() {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), 6, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, crate::examples::attack("B2", 3, "C2", 1, 0));
    let battle = crate::examples::public(&t)["battle"].clone();
    assert_eq!(
        (battle["attacker"].clone(), battle["most"].clone()),
        (json!("atlas"), json!([12, 17]))
    );
    assert_eq!(battle["locked"], json!(["atlas"]));
}

#[test]
fn y9_y11_only_who_is_led_takes_part() {
    let mut t = Table::advanced(2);
    t.put(Atlas, Place::Home, 9, 1);
    t.put(Ampheres, Place::Home, 2, 1);
    t.learn(Atlas, Advance::Fanaticism);
    t.phase(Stage::Movement, Atlas);
    let order = json!({ "from": "home", "pops": 3, "to": { "city": "ampheres" } });
    let commitment = json!({ "arms": 0, "sacrifices": 0 });
    t.ok(Atlas, say(json!({ "do": "attack", "order": order, "commitment": commitment })));
    assert_eq!(crate::examples::public(&t)["battle"]["attack"]["pops"], json!(3));
    t.ok(Ampheres, crate::examples::retreats(1));
    // Y-11: who retreats keeps his units where they are.
    assert_eq!(t.units(Ampheres, Place::Home), (2, 1));
}

#[test]
fn o10_w6_every_legal_square_comes_with_the_view() {
    let mut t = rich();
    t.ok(Atlas, place(8));
    (0..3).for_each(|_| t.ok(Atlas, DraftCommand::NextStep { to: None }));
    let seat = game::Audience::Seat(Atlas.seat());
    let view = serde_json::to_value(<atlantida::Atlantida as game::Game>::view(&t.state, &seat))
        .expect("a view");
    let cells = view["hand"]["cells"].as_array().expect("cells").clone();
    let farms = cells.iter().filter(|cell| cell["kind"] == "farm").count();
    assert_eq!(farms, 24);
    let shipyards = cells.iter().filter(|cell| cell["kind"] == "shipyard");
    assert!(shipyards.clone().all(|cell| cell["at"]["row"] == 5 && cell["stone"] == 4));
    assert!(
        !legal::commands(&t.state, Atlas).is_empty()
            && legal::commands(&t.state, Ampheres).is_empty()
    );
}

#[test]
fn w6_two_will_starve_is_said_before_it_happens() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 14, 1);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(balance(&t), "12 food, 14 people eat: 2 will starve.");
}

/// What the draft says of food.
fn balance(t: &Table) -> String {
    let seat = game::Audience::Seat(Atlas.seat());
    let view = serde_json::to_value(<atlantida::Atlantida as game::Game>::view(&t.state, &seat))
        .expect("a view");
    let says = view["draft"]["says"].as_array().expect("says").clone();
    let last: game::Text = serde_json::from_value(says[says.len() - 1].clone()).expect("a text");
    last.to_string()
}

/// Those who join do not eat before the next turn.
#[test]
fn f5_what_was_eaten_stays_so_when_people_join() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 4, 1);
    t.ok(Atlas, place(4));
    to(&mut t, Step::Feeding);
    let before = balance(&t);
    assert_eq!(before, "12 food, 4 people eat: 8 food left over.");
    t.ok(Atlas, say(json!({ "do": "grow", "pops": 2 })));
    assert_eq!(balance(&t), before);
}

/// How long it takes is a figure of `cargo bench --bench rules`.
#[test]
fn o12_w3_undo_at_the_5000th_command_does_what_the_first_did() {
    let mut t = rich();
    t.ok(Atlas, place(8));
    let undone = |t: &mut Table| {
        let was = (t.journal.len(), t.own(Atlas).city.buildings.len());
        t.ok(Atlas, DraftCommand::Undo);
        (t.journal.len() - was.0, was.1 - t.own(Atlas).city.buildings.len())
    };
    t.ok(Atlas, build("farm", 1, 1));
    let first = undone(&mut t);
    for _ in 0..2_500 {
        t.ok(Atlas, build("farm", 1, 1));
        t.ok(Atlas, DraftCommand::Undo);
    }
    t.ok(Atlas, build("farm", 1, 1));
    assert_eq!(undone(&mut t), first);
}
