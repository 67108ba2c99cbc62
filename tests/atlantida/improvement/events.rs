//! Events, statues and drafts made at once (X, Z, T-14).

use super::*;
use crate::kit::*;
use atlantida::ids::{Advance, Card, Faction, Place, Statue, Stock};
use atlantida::settings::{FloodReach, HadesPoints};
use atlantida::table::Stage;
use atlantida::world::{Fact, Step};
use serde_json::json;

#[test]
fn x7_iconoclasm() {
    for (law, statues, dead) in [(false, 0, 1), (true, 1, 0)] {
        let mut t = struck(Card::Iconoclasm);
        t.statue(Atlas, Statue::Ares, 1, 1);
        if law {
            t.learn(Atlas, Advance::CodeOfLaws);
        }
        t.ok(Atlas, place(&[]));
        to(&mut t, Step::Reaction);
        assert_eq!((t.own(Atlas).statues().count(), t.own(Atlas).hades), (statues, dead));
    }
}

#[test]
fn x9_x20_a_raid_on_an_empty_city() {
    let mut t = struck(Card::Raid);
    t.put(Atlas, at("A1"), 8, 1);
    t.put(Atlas, Place::Home, 0, 0);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Reaction);
    // Nothing can be committed: it is carried out without a question.
    assert_eq!((t.stock(Atlas, Stock::Gold), t.own(Atlas).hades), (0, 0));
    t.ok(Atlas, next());
}

#[test]
fn x12_x22_an_earthquake_with_nothing_to_fall() {
    let mut t = struck(Card::Earthquake);
    t.so([Fact::TakenBack { faction: Atlas, at: sq(3, 3), debris: false }]);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Shipping);
    assert_eq!(t.own(Atlas).hades, 2);
}

#[test]
fn x13_a_flood_may_reach_the_island() {
    let mut t = Table::advanced_with(2, |settings| settings.flood_reach = FloodReach::Island);
    t.put(Atlas, Place::Home, 2, 1);
    t.put(Atlas, at("A1"), 2, 0);
    t.stocks(Atlas, [1, 0, 0, 0, 0]);
    t.event(Card::Flood, 4);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    to(&mut t, Step::Reaction);
    t.ok(Atlas, say(json!({ "do": "react", "how": { "flood": { "stone": 1, "wood": 0 } } })));
    assert_eq!(t.own(Atlas).phase.owes, 2);
    t.ok(Atlas, say(json!({ "do": "lose", "from": [{ "from": "A1", "pops": 2 }] })));
    assert_eq!(t.own(Atlas).hades, 2);
}

#[test]
fn x11_beasts_return() {
    let mut t = Table::advanced(2);
    t.event(Card::Beasts, 4);
    t.slain("B2");
    t.slain("B1");
    t.put(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert!(t.state.world().hex(hex("B2")).expect("a hex").lives);
    assert!(!t.own(Atlas).holds(at("B2")));
    assert_eq!(t.units(Atlas, at("B2")), (2, 1));
}

#[test]
fn z3_who_is_spared_keeps_his_site() {
    let mut t = Table::advanced(2);
    t.event(Card::Beasts, 4);
    t.slain("B2");
    t.put(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.so([Fact::Spared { faction: Atlas }]);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert!(t.own(Atlas).holds(at("B2")));
}

#[test]
fn z3_the_fleet_sails_for_who_is_spared() {
    let mut t = Table::advanced(2);
    t.event(Card::LostFleet, 4);
    t.so([Fact::Spared { faction: Ampheres }]);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Boarding, Some(Ampheres)));
    t.ok(Ampheres, say(json!({ "do": "board", "from": [] })));
}

#[test]
fn z1_z2_z5_zeus() {
    let asked = |card: Card, holder: Option<Faction>, dionysus: Option<Faction>, alive: bool| {
        let mut t = Table::advanced(3);
        t.event(card, 4);
        if !alive {
            t.slain("C3");
        }
        if let Some(holder) = holder {
            t.put(holder, at("C3"), 0, 1);
            t.put(holder, Place::Home, 4, 0);
        }
        if let Some(owner) = dionysus {
            t.statue(owner, Statue::Dionysus, 1, 1);
        }
        t.phase(Stage::Movement, Atlas);
        ALL[..3].iter().for_each(|of| t.finish(*of));
        (t.state.stage() == Stage::Zeus).then(|| t.state.awaited().next()).flatten()
    };
    assert_eq!(asked(Card::Flood, Some(Atlas), None, false), Some(Atlas));
    assert_eq!(asked(Card::Tribute, Some(Atlas), None, false), None);
    assert_eq!(asked(Card::Flood, Some(Atlas), None, true), None);
    assert_eq!(asked(Card::Flood, None, Some(Ampheres), true), Some(Ampheres));
    assert_eq!(asked(Card::Flood, Some(Atlas), Some(Ampheres), true), None);
    assert_eq!(asked(Card::Flood, Some(Ampheres), Some(Ampheres), true), Some(Ampheres));
    let mut t = Table::advanced(2);
    t.event(Card::Flood, 4);
    t.slain("C3");
    t.put(Atlas, at("C3"), 0, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.phase(Stage::Movement, Atlas);
    t.finish(Atlas);
    t.finish(Ampheres);
    t.ok(Atlas, say(json!({ "do": "use_zeus", "favour": "stop" })));
    assert_eq!((t.stock(Atlas, Stock::Gold), t.state.world().event()), (1, None));
}

#[test]
fn z7_z11_one_statue_drives_the_other_out() {
    let mut t = builders();
    t.ok(Atlas, statue("ares", 1, 1));
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of)), [18, 17]);
    t.statue(Ampheres, Statue::Athena, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    assert_eq!(t.refused(Atlas, statue("athena", 2, 1)), "Z-7");
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t.ok(Atlas, statue("hestia", 2, 1));
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Hestia]);
    assert!(t.own(Atlas).city.debris.contains(&sq(1, 1)));
}

#[test]
fn z8_a_lost_statue_is_built_again_by_another() {
    let mut t = rich();
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.stocks(Ampheres, [9, 9, 9, 9, 9]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t.ok(Atlas, build("academy", 1, 1));
    t.ok(Atlas, say(json!({ "do": "finish_improvement" })));
    t.ok(Ampheres, place(&[(3, 3, 4, 0)]));
    t.ok(Ampheres, statue("ares", 1, 1));
    assert_eq!(t.own_world(Ampheres).owner(Statue::Ares), Some(Ampheres));
}

#[test]
fn z6_z9_z14_hera_has_several() {
    let mut t = builders();
    t.ok(Atlas, statue("hera", 1, 1));
    t.ok(Atlas, statue("ares", 2, 1));
    t.ok(Atlas, statue("athena", 3, 1));
    // 2 + 3 for Hera, 1 + 1 each beside her.
    assert_eq!([Stock::Stone, Stock::Gold].map(|of| t.stock(Atlas, of)), [16, 15]);
    assert_eq!(t.own(Atlas).statues().count(), 3);
    let mut t = rich();
    for (of, column) in [(Statue::Hera, 1), (Statue::Ares, 2), (Statue::Athena, 3)] {
        t.statue(Atlas, of, column, 1);
    }
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[(3, 3, 8, 0)]));
    t.ok(Atlas, build("academy", 1, 1));
    assert_eq!(t.refused(Atlas, next()), "Z-9");
    t.ok(Atlas, say(json!({ "do": "keep", "statue": "athena" })));
    assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Athena]);
    t.ok(Atlas, next());
}

#[test]
fn t14_of_two_buyers_the_first_has_the_statue() {
    let mut t = Table::advanced_with(2, |settings| {
        settings.improvement = atlantida::settings::ImprovementGoes::Together;
    });
    t.statue(Ampheres, Statue::Hestia, 5, 5);
    for faction in [Atlas, Ampheres] {
        t.stocks(faction, [9, 9, 9, 9, 9]);
    }
    t.phase(Stage::Improvement, Atlas);
    for faction in [Ampheres, Atlas] {
        t.ok(faction, place(&[(3, 3, 4, 0)]));
        t.ok(faction, statue("ares", 1, 1));
        // It has no effect yet (b).
        assert!(!t.own(faction).has_statue(Statue::Ares));
        assert_eq!(t.own(faction).city.empty(), if faction == Atlas { 23 } else { 22 });
        t.ok(faction, say(json!({ "do": "finish_improvement" })));
    }
    assert_eq!(t.state.world().owner(Statue::Ares), Some(Atlas));
    let other = t.own(Ampheres);
    assert_eq!(other.statues().collect::<Vec<_>>(), [Statue::Hestia]);
    assert_eq!((other.stock(Stock::Stone), other.stock(Stock::Gold)), (9, 9));
    assert!(other.city.is_empty(sq(1, 1)));
}

#[test]
fn x5_x17_passing_a_seaquake() {
    let mut t = Table::advanced(2);
    t.set(Atlas, Stock::Gold, 9);
    crate::examples::tribute(&mut t, 3, &[4, 3]);
    assert_eq!(t.refused(Atlas, say(json!({ "do": "pass" }))), "X-17");
    assert_eq!(t.refused(Ampheres, say(json!({ "do": "sink", "hex": "B1" }))), "T-18");
    // B2 is no coast yet.
    assert_eq!(t.refused(Atlas, say(json!({ "do": "sink", "hex": "B2" }))), "X-5");
    t.ok(Atlas, say(json!({ "do": "sink", "hex": "A1" })));
    assert_eq!(t.stock(Atlas, Stock::Gold), 3);
}

#[test]
fn v6_points_as_ruled() {
    for (rule, points) in [(HadesPoints::Less, 1), (HadesPoints::More, 9), (HadesPoints::None, 5)] {
        let mut t = Table::basic_with(2, |settings| settings.hades_points = rule);
        t.counts(Atlas, 0, 5, 2);
        assert_eq!(crate::examples::public(&t)["players"][0]["points"], json!(points));
    }
}
