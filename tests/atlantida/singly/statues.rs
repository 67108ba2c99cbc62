//! Of Zeus and the statues.

use super::*;
use crate::examples::{hunt, place, public};
use crate::improving::{build, nobody, rich};
use atlantida::ids::{Advance, Statue, Stock};

fn statue(of: &str, column: u32) -> atlantida::command::Command {
    let at = json!({ "column": column, "row": 1 });
    say(json!({ "do": "build", "kind": "statue", "statue": of, "at": at }))
}

fn use_zeus(favour: &str) -> atlantida::command::Command {
    say(json!({ "do": "use_zeus", "favour": favour }))
}

/// Zeus is asked before this card; Atlas is at the temple, or has Dionysus.
fn asked(card: Card, there: bool, dionysus: bool, gold: u32) -> Table {
    let mut t = Table::advanced(2);
    t.event(card, 4);
    t.put(Atlas, Place::Home, 6, 1);
    if there {
        t.slain("C3");
        t.put(Atlas, at("C3"), 0, 1);
    }
    if dionysus {
        t.statue(Atlas, Statue::Dionysus, 1, 1);
    }
    t.set(Atlas, Stock::Gold, gold);
    t.phase(Stage::Movement, Atlas);
    both(&mut t);
    t
}

fn housed(t: &mut Table) {
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((3, 3), 8, 0)]));
}

#[test]
fn z2_one_gold_stops_the_event() {
    let mut t = asked(Card::Epidemic, true, false, 5);
    t.ok(Atlas, use_zeus("stop"));
    assert_eq!((t.stock(Atlas, Stock::Gold), t.state.world().event()), (4, None));
    while t.state.world().turn() == 4 {
        t.steward();
    }
    assert_eq!([Atlas, Ampheres].map(|of| t.own(of).hades), [0, 0]);
}

#[test]
fn z4_what_zeus_grants_is_public_at_once() {
    let slot = |favour: &str| {
        let mut t = asked(Card::Epidemic, true, false, 5);
        t.ok(Atlas, use_zeus(favour));
        let slot = public(&t)["board"]["track"][3].clone();
        (slot["stopped"].clone(), slot["spared"].clone())
    };
    assert_eq!(slot("stop"), (json!(true), json!(null)));
    assert_eq!(slot("spare"), (json!(false), json!("atlas")));
    assert_eq!(slot("none"), (json!(false), json!(null)));
}

#[test]
fn z5_dionysus_makes_zeus_cheaper_and_reaches_him_from_afar() {
    for (there, dionysus, stop, spare) in
        [(true, false, 1, 3), (true, true, 0, 2), (false, true, 1, 3)]
    {
        for (favour, price) in [("stop", stop), ("spare", spare)] {
            let mut t = asked(Card::Epidemic, there, dionysus, price);
            assert_eq!(t.state.stage(), Stage::Zeus, "{there} {dionysus} {favour}");
            t.ok(Atlas, use_zeus(favour));
            assert_eq!(t.stock(Atlas, Stock::Gold), 0);
        }
        let mut t = asked(Card::Epidemic, there, dionysus, spare - 1);
        assert_eq!(t.refused(Atlas, use_zeus("spare")), "too_little");
    }
    // Not where the temple has sunk.
    let mut t = Table::advanced(2);
    t.event(Card::Epidemic, 4);
    t.statue(Atlas, Statue::Dionysus, 1, 1);
    t.so([atlantida::world::Fact::Sunk { hex: hex("C3") }]);
    t.phase(Stage::Movement, Atlas);
    both(&mut t);
    assert_eq!(t.state.stage(), Stage::Improvement);
}

#[test]
fn z9_who_loses_hera_keeps_one_of_his_choice() {
    for keeps in ["ares", "athena"] {
        let mut t = rich();
        for (of, column) in [(Statue::Hera, 1), (Statue::Ares, 2), (Statue::Athena, 3)] {
            t.statue(Atlas, of, column, 1);
        }
        housed(&mut t);
        t.ok(Atlas, build("academy", 1, 1));
        assert!(t.does(Atlas, say(json!({ "do": "keep", "statue": "hera" }))).is_err());
        t.ok(Atlas, say(json!({ "do": "keep", "statue": keeps })));
        let left: Vec<_> = t.own(Atlas).statues().map(Statue::word).collect();
        assert_eq!(left, [keeps]);
    }
    // With one left there is no choice.
    let mut t = rich();
    t.statue(Atlas, Statue::Hera, 1, 1);
    t.statue(Atlas, Statue::Ares, 2, 1);
    housed(&mut t);
    t.ok(Atlas, build("academy", 1, 1));
    assert!(!t.own(Atlas).phase.keeps);
}

#[test]
fn z10_hera_costs_what_any_first_statue_costs() {
    for (engineering, beside, stone) in [(false, false, 2), (true, false, 1), (false, true, 2)] {
        let mut t = rich();
        if engineering {
            t.learn(Atlas, Advance::Engineering);
        }
        if beside {
            t.statue(Atlas, Statue::Ares, 2, 1);
        }
        housed(&mut t);
        t.ok(Atlas, statue("hera", 1));
        let spent = [Stock::Stone, Stock::Gold].map(|of| 20 - t.stock(Atlas, of));
        assert_eq!(spent, [stone, 3]);
    }
}

#[test]
fn z11_the_old_statue_leaves_debris_but_under_the_new_one() {
    for (column, debris) in [(2, vec![sq(1, 1)]), (1, vec![])] {
        let mut t = rich();
        t.statue(Atlas, Statue::Ares, 1, 1);
        housed(&mut t);
        t.ok(Atlas, statue("hestia", column));
        assert_eq!(t.own(Atlas).statues().collect::<Vec<_>>(), [Statue::Hestia]);
        assert_eq!(t.own(Atlas).city.debris.iter().copied().collect::<Vec<_>>(), debris);
    }
}

#[test]
fn z15_hermes_brings_one_however_many_lost_one() {
    let taken = |have: [u32; 2]| {
        let mut t = Table::advanced(3);
        t.statue(Atlas, Statue::Hermes, 1, 1);
        t.set(Ampheres, Stock::Stone, have[0]);
        t.set(Mneseus, Stock::Stone, have[1]);
        t.phase(Stage::Movement, Atlas);
        let said = t.does(Atlas, say(json!({ "do": "take_by_hermes", "stock": "stone" })));
        said.ok().map(|()| {
            t.ok(Atlas, atlantida::command::DraftCommand::FinishMovement);
            [Atlas, Ampheres, Mneseus].map(|of| t.stock(of, Stock::Stone))
        })
    };
    assert_eq!(taken([2, 5]), Some([3, 1, 4]));
    assert_eq!(taken([0, 5]), Some([3, 0, 4]));
    assert_eq!(taken([0, 0]), None);
}

#[test]
fn z16_statues_work_by_standing_and_artemis_instead_of_the_pops_one() {
    let mut t = rich();
    t.statue(Atlas, Statue::Athena, 1, 1);
    t.put(Atlas, at("C1"), 2, 0);
    t.phase(Stage::Improvement, Atlas);
    // 2 and 4 ME against 8, and sacrifices add as ever.
    assert_eq!(t.refused(Atlas, hunt("C1", 4, 1)), "H-2");
    t.statue(Atlas, Statue::Artemis, 2, 1);
    t.phase(Stage::Improvement, Atlas);
    // 8 is no more than 8, one sacrifice makes it 9.
    assert_eq!(t.refused(Atlas, hunt("C1", 0, 0)), "H-2");
    t.ok(Atlas, hunt("C1", 0, 1));
    // Athena gives with nobody there: 1 of the kill and 2.
    t.ok(Atlas, nobody());
    assert_eq!(t.stock(Atlas, Stock::Knowledge), 23);
}
