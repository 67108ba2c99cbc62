//! Of leaders and advances.

use super::*;
use crate::examples::{learn, place, price};
use crate::improving::{nobody, rich};
use atlantida::ids::{Advance, Kind, Statue, Stock};
use atlantida::world::Fact;

fn appoint(at: &str) -> atlantida::command::Command {
    say(json!({ "do": "appoint", "at": at }))
}

fn social(advance: &str, at: &str) -> atlantida::command::Command {
    say(json!({ "do": "learn", "advance": advance, "at": at }))
}

/// Atlas improves with an Agora and the Theatre, each with two pops and a leader.
fn forums(leaders: u32) -> Table {
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    t.put(Atlas, Place::Home, 4, 1);
    t.put(Atlas, Place::Theatre, 2, leaders - 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 1), 2, 1)]));
    t
}

#[test]
fn d2_each_place_serves_once_for_either() {
    let mut t = forums(2);
    t.ok(Atlas, appoint("agora"));
    assert_eq!(t.refused(Atlas, social("taxation", "agora")), "D-2");
    t.ok(Atlas, social("taxation", "theatre"));
    assert_eq!(t.refused(Atlas, social("logistics", "theatre")), "D-2");
    assert_eq!(t.refused(Atlas, appoint("theatre")), "D-2");
    // In the next turn again.
    t.ok(Atlas, finish_improvement());
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 1), 2, 1)]));
    t.ok(Atlas, social("logistics", "agora"));
    t.ok(Atlas, appoint("theatre"));
}

#[test]
fn d3_nobody_has_more_than_four_leaders() {
    let mut t = forums(3);
    t.ok(Atlas, appoint("agora"));
    assert_eq!((t.own(Atlas).leaders(), t.refused(Atlas, appoint("theatre"))), (4, "D-3".into()));
}

#[test]
fn d5_an_advance_is_learned_once_and_kept() {
    let mut t = rich();
    t.built(Atlas, Kind::Academy, 1, 1);
    for of in [Advance::Navigation, Advance::Metalworking, Advance::Engineering] {
        t.learn(Atlas, of);
    }
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    t.ok(Atlas, learn("advanced_physics"));
    let knowledge = t.stock(Atlas, Stock::Knowledge);
    assert_eq!(t.refused(Atlas, learn("advanced_physics")), "D-5");
    assert_eq!(t.stock(Atlas, Stock::Knowledge), knowledge);
    // What it needed may go: it stays.
    t.ok(Atlas, finish_improvement());
    t.so([Fact::Destroyed { faction: Atlas, at: sq(1, 1) }]);
    t.until_turn(3);
    assert!(t.own(Atlas).has(Advance::AdvancedPhysics));
}

#[test]
fn d6_the_table_of_scientific_advances() {
    let rows = shipped().advances;
    let of = |id| rows.iter().find(|row| row.id == id).expect("a row");
    let sciences = [
        Advance::Metalworking,
        Advance::Engineering,
        Advance::Navigation,
        Advance::ClothMaking,
        Advance::AdvancedPhysics,
        Advance::Astronomy,
        Advance::Agriculture,
        Advance::Medicine,
    ];
    for id in sciences {
        let row = of(id);
        assert_eq!(row.price, 6, "{id:?}");
        if id != Advance::AdvancedPhysics {
            assert!(row.needs.is_empty() && row.needs_building.is_none(), "{id:?}");
        }
    }
    let physics = of(Advance::AdvancedPhysics);
    let needs: std::collections::BTreeSet<_> = physics.needs.iter().copied().collect();
    let expected = [Advance::Navigation, Advance::Metalworking, Advance::Engineering];
    assert_eq!(needs, expected.into_iter().collect());
    assert_eq!(physics.needs_building, Some(Kind::Academy));
    // Medicine belongs to the advanced game alone.
    let only: Vec<_> = sciences.into_iter().filter(|id| id.is_advanced()).collect();
    assert_eq!(only, [Advance::Medicine]);
}

#[test]
fn d8_what_others_learned_before_is_cheaper_once() {
    let mut t = Table::basic(3);
    t.learn(Ampheres, Advance::Engineering);
    t.learn(Ampheres, Advance::Navigation);
    t.learn(Mneseus, Advance::Navigation);
    t.phase(Stage::Improvement, Atlas);
    // Not in the turn in which it was learned.
    assert_eq!([Advance::Engineering, Advance::Navigation].map(|of| price(&t, of)), [6, 6]);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.phase(Stage::Improvement, Atlas);
    // Two less, however many did.
    assert_eq!([Advance::Engineering, Advance::Navigation].map(|of| price(&t, of)), [4, 4]);
    assert_eq!(price(&t, Advance::Metalworking), 6);
}

#[test]
fn d9_in_the_advanced_game_cosmopolitanism_alone_makes_cheaper() {
    let mut t = Table::advanced(3);
    for of in [Ampheres, Mneseus] {
        t.learn(of, Advance::Navigation);
        t.learn(of, Advance::Taxation);
    }
    t.so([Fact::TurnBegan { turn: 3 }]);
    t.phase(Stage::Improvement, Atlas);
    let both = |t: &Table| [Advance::Navigation, Advance::Taxation].map(|of| price(t, of));
    assert_eq!(both(&t), [6, 2]);
    t.learn(Atlas, Advance::Cosmopolitanism);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(both(&t), [4, 0]);
    // At this moment: what is learned now counts at once.
    t.learn(Mneseus, Advance::Metalworking);
    assert_eq!(price(&t, Advance::Metalworking), 4);
    assert_eq!(price(&t, Advance::Engineering), 6);
}

#[test]
fn d10_astronomy_and_hephaestus() {
    let mut t = Table::advanced(2);
    t.phase(Stage::Improvement, Atlas);
    assert_eq!(price(&t, Advance::Navigation), 6);
    t.learn(Atlas, Advance::Astronomy);
    assert_eq!([Advance::Navigation, Advance::Metalworking].map(|of| price(&t, of)), [5, 5]);
    t.statue(Atlas, Statue::Hephaestus, 1, 1);
    let prices = [Advance::Metalworking, Advance::Engineering, Advance::Navigation];
    assert_eq!(prices.map(|of| price(&t, of)), [1, 1, 5]);
    // In all, whatever else: not less by Cosmopolitanism.
    t.learn(Atlas, Advance::Cosmopolitanism);
    t.learn(Ampheres, Advance::Engineering);
    t.learn(Ampheres, Advance::Taxation);
    assert_eq!([Advance::Engineering, Advance::Taxation].map(|of| price(&t, of)), [1, 0]);
}

#[test]
fn d18_taxation_gives_at_once_and_in_each_later_production() {
    let mut t = rich();
    t.built(Atlas, Kind::Agora, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 1), 2, 1)]));
    assert_eq!(t.stock(Atlas, Stock::Gold), 21);
    t.ok(Atlas, social("taxation", "agora"));
    assert_eq!(t.stock(Atlas, Stock::Gold), 22);
    t.ok(Atlas, finish_improvement());
    for turn in 1..=2 {
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, nobody());
        assert_eq!(t.stock(Atlas, Stock::Gold), 22 + 2 * turn);
        t.ok(Atlas, finish_improvement());
    }
}
