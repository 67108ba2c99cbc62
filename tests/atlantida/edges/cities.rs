//! Hunting to shipping (sections 9 to 15), and statues (18).

use super::*;
use atlantida::command::DraftCommand;
use atlantida::ids::{Card, Kind};
use atlantida::world::Step;

use crate::improving::{craft, rich, to};

fn place(at: &[(u32, u32, u32)]) -> Command {
    let one = |(column, row, pops): &(u32, u32, u32)| json!({ "square": { "column": column, "row": row }, "pops": pops });
    say(json!({ "do": "place", "at": at.iter().map(one).collect::<Vec<_>>() }))
}

fn statue(of: &str, column: u32, row: u32) -> Command {
    let at = json!({ "column": column, "row": row });
    say(json!({ "do": "build", "kind": "statue", "statue": of, "at": at }))
}

fn learn(advance: &str, at: &str) -> Command {
    say(json!({ "do": "learn", "advance": advance, "at": at }))
}

// Production and development

#[test]
fn r5_demeter_gives_no_wood_for_farms() {
    let mut t = rich();
    t.slain("B5");
    t.put(Atlas, at("B5"), 0, 1);
    t.built(Atlas, Kind::Garden, 1, 1);
    t.built(Atlas, Kind::Farm, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(1, 1, 1), (2, 1, 1)]));
    assert_eq!(t.stock(Atlas, Stock::Wood), 22);
}

#[test]
fn r10_code_of_laws_gives_for_pops_alone() {
    for (pops, food) in [(0, 12), (1, 17)] {
        let mut t = rich();
        t.slain("B1");
        t.put(Atlas, at("B1"), pops, 1);
        t.learn(Atlas, Advance::CodeOfLaws);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        to(&mut t, Step::Feeding);
        assert_eq!(t.own(Atlas).phase.food.expect("counted").food, food);
    }
}

#[test]
fn b9_who_works_elsewhere_builds_no_housing() {
    let mut t = rich();
    t.so([Fact::Destroyed { faction: Atlas, at: sq(3, 3) }]);
    t.built(Atlas, Kind::Forge, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(1, 1, 3)]));
    assert_eq!(t.own(Atlas).phase.builders, 5);
}

#[test]
fn d14_fanaticism_drives_cosmopolitanism_out() {
    let mut t = rich();
    t.learn(Atlas, Advance::Cosmopolitanism);
    t.put(Atlas, Place::Theatre, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t.ok(Atlas, learn("fanaticism", "theatre"));
    assert!(t.own(Atlas).has(Advance::Fanaticism) && !t.own(Atlas).has(Advance::Cosmopolitanism));
}

#[test]
fn d16_astronomy_lowers_no_social_advance() {
    let mut t = rich();
    t.learn(Atlas, Advance::Astronomy);
    t.put(Atlas, Place::Theatre, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t.ok(Atlas, learn("strategy", "theatre"));
    assert_eq!(t.stock(Atlas, Stock::Knowledge), 18);
}

#[test]
fn r1_only_who_is_in_the_city_is_placed() {
    let t = rich();
    let places = |pops: u32, leaders: u32| {
        let at = json!([{ "square": { "column": 3, "row": 3 }, "pops": pops, "leaders": leaders }]);
        say(json!({ "do": "place", "at": at }))
    };
    assert_eq!(t.clone().refused(Atlas, places(9, 0)), "R-1");
    assert_eq!(t.clone().refused(Atlas, places(0, 2)), "R-1");
    t.clone().ok(Atlas, places(8, 1));
}

#[test]
fn d1_one_pop_appoints_nobody() {
    for (pops, may) in [(1, false), (2, true)] {
        let mut t = rich();
        t.put(Atlas, Place::Theatre, pops, 1);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[]));
        let appoint = say(json!({ "do": "appoint", "at": "theatre" }));
        assert_eq!(t.does(Atlas, appoint).is_ok(), may);
    }
}

#[test]
fn b2_each_builder_makes_arms_once() {
    let mut t = rich();
    t.ok(Atlas, place(&[(3, 3, 2)]));
    let arms = |builders: u32| say(json!({ "do": "make_arms", "builders": builders }));
    assert_eq!(t.refused(Atlas, arms(3)), "B-2");
    t.ok(Atlas, arms(2));
}

// Craft

#[test]
fn c7_three_work_in_a_shipyard() {
    let mut t = rich();
    t.learn(Atlas, Advance::Navigation);
    t.built(Atlas, Kind::Shipyard, 1, 5);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(1, 5, 5)]));
    let ships = |ships: u32| craft(json!({ "ships": { "ships": ships } }));
    assert_eq!(t.refused(Atlas, ships(4)), "C-7");
    t.ok(Atlas, ships(3));
}

#[test]
fn c11_hades_holds_as_many_as_rise() {
    let mut t = rich();
    t.slain("D2");
    t.put(Atlas, at("D2"), 0, 1);
    t.counts(Atlas, 0, 0, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    assert_eq!(t.refused(Atlas, craft(json!({ "raise": 2 }))), "C-11");
    // She works with a leader alone.
    t.ok(Atlas, craft(json!({ "raise": 1 })));
    assert_eq!((t.units(Atlas, at("D2")), t.stock(Atlas, Stock::Gold)), ((1, 1), 18));
}

// Statues

#[test]
fn z6_engineering_lowers_no_further_statue() {
    let mut t = rich();
    t.learn(Atlas, Advance::Engineering);
    t.statue(Atlas, Statue::Hera, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8)]));
    t.ok(Atlas, statue("ares", 2, 1));
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of)), [19, 19]);
}

#[test]
fn z7_hera_beside_another_destroys_nothing() {
    let mut t = rich();
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8)]));
    t.ok(Atlas, statue("hera", 2, 1));
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Ares, Statue::Hera]);
}

#[test]
fn z14_what_is_put_over_hera_is_no_further_one() {
    let mut t = rich();
    t.statue(Atlas, Statue::Hera, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8)]));
    t.ok(Atlas, statue("ares", 1, 1));
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of)), [18, 17]);
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Ares]);
}

/// All improve at once, with plenty of everything and a statue each.
fn together(own: [(Statue, u32); 2]) -> Table {
    let mut t = Table::advanced_with(2, |settings| {
        settings.improvement = atlantida::settings::ImprovementGoes::Together;
    });
    for (faction, (old, column)) in [Atlas, Ampheres].into_iter().zip(own) {
        t.statue(faction, old, column, 1);
        t.stocks(faction, [9, 9, 9, 9, 9]);
    }
    t.phase(Stage::Improvement, Atlas);
    t
}

/// Each buys Ares where he says.
fn buy_ares(own: [(Statue, u32); 2], at: [u32; 2]) -> Table {
    let mut t = together(own);
    for (faction, column) in [Atlas, Ampheres].into_iter().zip(at) {
        t.ok(faction, place(&[(3, 3, 4)]));
        t.ok(faction, statue("ares", column, 1));
        t.ok(faction, DraftCommand::FinishImprovement);
    }
    t
}

#[test]
fn t14_a_statue_put_over_the_old_one_stands() {
    let t = buy_ares([(Statue::Athena, 2), (Statue::Hestia, 2)], [2, 1]);
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Ares]);
    assert!(t.own(Atlas).city.debris.is_empty());
}

#[test]
fn t21_the_old_statue_stands_again_where_another_was_first() {
    let t = buy_ares([(Statue::Athena, 2), (Statue::Hestia, 2)], [1, 2]);
    let (first, second) = (t.own(Atlas), t.own(Ampheres));
    assert_eq!(first.statues().collect::<Vec<_>>(), [Statue::Ares]);
    assert_eq!(second.statues().collect::<Vec<_>>(), [Statue::Hestia]);
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Ampheres, of)), [9, 9]);
    assert!(second.city.debris.is_empty());
}

#[test]
fn t14_z7_a_statue_that_came_back_goes_where_another_comes() {
    let mut t = together([(Statue::Athena, 1), (Statue::Hestia, 2)]);
    for (faction, more) in [(Atlas, None), (Ampheres, Some("hephaestus"))] {
        t.ok(faction, place(&[(3, 3, 4)]));
        t.ok(faction, statue("ares", 2, 1));
        more.into_iter().for_each(|more| t.ok(faction, statue(more, 4, 1)));
        t.ok(faction, DraftCommand::FinishImprovement);
    }
    let second = t.own(Ampheres);
    assert_eq!(second.statues().collect::<Vec<_>>(), [Statue::Hephaestus]);
    assert_eq!(second.city.debris.iter().collect::<Vec<_>>(), [&sq(2, 1)]);
}

// Feeding and shipping

#[test]
fn f12_with_hestia_each_new_pop_takes_one_food() {
    let mut t = rich();
    t.statue(Atlas, Statue::Hestia, 1, 1);
    t.learn(Atlas, Advance::Medicine);
    t.event(Card::Epidemic, 4);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Feeding);
    // 11 food for 8: of three left over two are used, and one is not.
    t.ok(Atlas, say(json!({ "do": "grow", "pops": 2 })));
    to(&mut t, Step::Reaction);
    assert_eq!(t.own(Atlas).hades, 10 / 3 - 1);
}

#[test]
fn g8_a_place_is_named_once() {
    let mut t = rich();
    t.counts(Atlas, 8, 0, 0);
    t.learn(Atlas, Advance::Astronomy);
    t.put(Atlas, Place::Home, 3, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    let twice = json!([{ "from": "home", "pops": 3 }, { "from": "home", "pops": 3 }]);
    assert_eq!(t.refused(Atlas, say(json!({ "do": "ship", "from": twice }))), "G-8");
}

fn at_europa(turn: u32) -> Table {
    let mut t = Table::basic_with(2, |settings| settings.europa_from = 5);
    t.so([Fact::TurnBegan { turn }]);
    t.slain("E1");
    t.put(Atlas, at("E1"), 6, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.set(Atlas, Stock::Gold, 40);
    t.learn(Atlas, Advance::Astronomy);
    t.counts(Atlas, 2, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t
}

fn sends(pops: u32) -> Command {
    say(json!({ "do": "send_by_europa", "pops": pops }))
}

#[test]
fn g10_europa_sends_so_many_a_turn_and_before_the_fleet() {
    // A tribute is past in turn 5: two pops, for two gold each.
    let mut t = at_europa(5);
    t.ok(Atlas, sends(1));
    assert_eq!(t.refused(Atlas, sends(2)), "G-10");
    t.ok(Atlas, sends(1));
    assert_eq!((t.refused(Atlas, sends(1)), t.stock(Atlas, Stock::Gold)), ("G-10".into(), 36));
    let mut t = at_europa(5);
    t.ok(Atlas, say(json!({ "do": "ship", "from": [{ "from": "home", "pops": 1 }] })));
    assert_eq!(t.refused(Atlas, sends(1)), "G-10");
}

#[test]
fn g30_europa_opens_in_the_turn_that_is_set() {
    assert_eq!(at_europa(4).refused(Atlas, sends(1)), "G-10");
    at_europa(5).ok(Atlas, sends(1));
}
