//! Of building.

use super::*;
use crate::examples::{place, react};
use crate::improving::{build, nobody, rich};
use atlantida::ids::{Kind, Stock};
use atlantida::world::Fact;

/// Eight in the Housing, and these buildings.
fn builders(buildings: &[(Kind, u32, u32)]) -> Table {
    let mut t = rich();
    for (kind, column, row) in buildings {
        t.built(Atlas, *kind, *column, *row);
    }
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((3, 3), 8, 0)]));
    t
}

#[test]
fn b4_what_is_built_over_is_gone_whole() {
    let mut t = builders(&[(Kind::Aqueduct, 1, 1), (Kind::Shipyard, 1, 5)]);
    // Over one square of each of the two.
    t.ok(Atlas, build("forge", 2, 2));
    t.ok(Atlas, build("academy", 2, 5));
    let city = t.own(Atlas).city;
    assert_eq!([Kind::Aqueduct, Kind::Shipyard].map(|of| city.count(of)), [0, 0]);
    let debris: Vec<_> = city.debris.iter().copied().collect();
    let mut expected = vec![sq(1, 1), sq(2, 1), sq(1, 2), sq(1, 5), sq(3, 5)];
    expected.sort();
    assert_eq!(debris, expected);
    // One over two others.
    let mut t = builders(&[(Kind::Farm, 1, 1), (Kind::Quarry, 2, 1)]);
    t.ok(Atlas, build("agora", 1, 1));
    let city = t.own(Atlas).city;
    assert_eq!([Kind::Farm, Kind::Quarry, Kind::Agora].map(|of| city.count(of)), [0, 0, 1]);
    assert!(city.debris.is_empty());
}

#[test]
fn b6_a_farm_on_empty_squares_only_and_all_else_on_debris_too() {
    let razed = || {
        let mut t = builders(&[(Kind::Academy, 1, 1), (Kind::Quarry, 2, 1)]);
        t.so([Fact::Destroyed { faction: Atlas, at: sq(1, 1) }]);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, place(&[((3, 3), 8, 0)]));
        t
    };
    for (column, row) in [(1, 1), (2, 1)] {
        assert_eq!(razed().refused(Atlas, build("farm", column, row)), "B-6");
    }
    razed().ok(Atlas, build("farm", 3, 1));
    for kind in ["housing", "academy", "forge", "quarry", "bastion"] {
        let mut t = razed();
        t.ok(Atlas, build(kind, 1, 1));
        assert!(t.own(Atlas).city.debris.is_empty(), "{kind}");
    }
    // Debris goes in no other way.
    let mut t = razed();
    t.finish(Atlas);
    t.until_turn(3);
    assert!(t.own(Atlas).city.debris.contains(&sq(1, 1)));
}

#[test]
fn b8_so_many_of_each_kind() {
    let mut t = rich();
    t.put(Atlas, Place::Home, 14, 1);
    t.set(Atlas, Stock::Stone, 90);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((3, 3), 14, 0)]));
    for (kind, column, row) in [("agora", 1, 1), ("aqueduct", 4, 1), ("shipyard", 1, 5)] {
        t.ok(Atlas, build(kind, column, row));
    }
    assert_eq!(t.refused(Atlas, build("agora", 1, 2)), "B-8");
    assert_eq!(t.refused(Atlas, build("aqueduct", 1, 2)), "B-8");
    for (row, kind) in [(2, "academy"), (3, "forge"), (4, "bastion")] {
        t.ok(Atlas, build(kind, 1, row));
        t.ok(Atlas, build(kind, 2, row));
        assert_eq!(t.refused(Atlas, build(kind, 3, 2)), "B-8", "{kind}");
    }
    // Of a Housing, a Farm and a Quarry any number.
    for (kind, column) in [("housing", 3), ("housing", 4), ("housing", 5)] {
        t.ok(Atlas, build(kind, column, 4));
    }
    assert_eq!(t.own(Atlas).count(Kind::Housing), 4);
}

#[test]
fn b12_a_fallen_building_leaves_debris_and_nobody_dies_with_it() {
    let mut t = struck(Card::Earthquake);
    t.built(Atlas, Kind::Agora, 1, 1);
    t.built(Atlas, Kind::Academy, 4, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 1), 2, 1), ((3, 3), 5, 0)]));
    crate::improving::to(&mut t, Step::Reaction);
    let fall = json!([{ "column": 1, "row": 1 }, { "column": 4, "row": 1 }]);
    t.ok(Atlas, react(json!({ "earthquake": fall })));
    let own = t.own(Atlas);
    // Debris on all its squares; of eight in the city two die of the quake, and nobody with the building.
    assert!([(1, 1), (2, 1), (4, 1)].iter().all(|(c, r)| own.city.debris.contains(&sq(*c, *r))));
    assert_eq!((own.home.pops, own.home.leaders, own.hades), (6, 1, 2));
    // Who stood in it stands on open ground.
    assert!(!own.phase.at.contains_key(&sq(1, 1)) && own.phase.at.contains_key(&sq(3, 3)));
}

#[test]
fn b16_too_little_stone_is_looked_at_before_each_quarry() {
    let mut t = rich();
    t.so([Fact::TakenBack { faction: Atlas, at: sq(3, 3), debris: false }]);
    t.set(Atlas, Stock::Stone, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    t.ok(Atlas, build("quarry", 1, 1));
    t.ok(Atlas, build("quarry", 2, 1));
    assert_eq!(t.stock(Atlas, Stock::Stone), 2);
    assert_eq!(t.refused(Atlas, build("quarry", 3, 1)), "B-9");
    // With Engineering's price one is enough.
    let mut t = rich();
    t.so([Fact::TakenBack { faction: Atlas, at: sq(3, 3), debris: false }]);
    t.set(Atlas, Stock::Stone, 0);
    t.learn(Atlas, atlantida::ids::Advance::Engineering);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    t.ok(Atlas, build("quarry", 1, 1));
    assert_eq!(t.refused(Atlas, build("quarry", 2, 1)), "B-9");
    t.ok(Atlas, build("housing", 2, 1));
}
