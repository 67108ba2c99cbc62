//! Of movement and summoning.

use super::*;
use atlantida::ids::Advance;
use atlantida::world::Fact;

fn sail(pops: u32, from: &str, to: &str) -> atlantida::command::Command {
    go(from, pops, to, json!({ "way": "sea" }))
}

#[test]
fn m9_out_of_a_creatures_hex_to_any_neighbour() {
    for to in ["A1", "B2", "B4", "C2", "C3"] {
        let mut t = Table::basic(2);
        assert_eq!(t.refused(Atlas, go("home", 1, "C3", json!({ "how": "enter" }))), "M-7");
        t.around(Atlas, at("B3"), 2, 1);
        t.put(Atlas, Place::Home, 2, 0);
        t.phase(Stage::Movement, Atlas);
        t.ok(Atlas, go("B3", 2, to, json!({ "how": "enter" })));
        assert_eq!(t.units(Atlas, at(to)), (2, 1), "{to}");
    }
}

#[test]
fn m12_so_many_go_over_sea() {
    let start = |advances: &[Advance], aeolus: bool| {
        let mut t = Table::basic(2);
        advances.iter().for_each(|of| t.learn(Atlas, *of));
        t.put(Atlas, Place::Home, 12, 1);
        if aeolus {
            t.slain("B6");
            t.put(Atlas, at("B6"), 1, 0);
        }
        t.phase(Stage::Movement, Atlas);
        t
    };
    let (navigation, cloth) = (Advance::Navigation, Advance::ClothMaking);
    let bounds: [(&[Advance], bool, u32); 3] =
        [(&[navigation], false, 3), (&[navigation, cloth], false, 5), (&[navigation], true, 10)];
    for (advances, aeolus, most) in bounds {
        let mut t = start(advances, aeolus);
        assert_eq!(t.refused(Atlas, sail(most + 1, "home", "E2")), "M-3", "{most}");
        t.ok(Atlas, sail(most, "home", "E2"));
    }
    // All three need Navigation.
    assert_eq!(start(&[cloth], true).refused(Atlas, sail(1, "home", "E2")), "M-7");
}

#[test]
fn m21_over_sea_into_anything_that_a_move_may_end_in() {
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::Navigation);
    t.put(Ampheres, at("D4"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    // Around a living creature, and upon it.
    for how in ["enter", "invade"] {
        let mut t = t.clone();
        t.ok(Atlas, go("home", 3, "E2", json!({ "way": "sea", "how": how })));
        assert_eq!(t.own(Atlas).holds(at("E2")), how == "invade");
    }
    // Against who holds a site, by E-5.
    assert_eq!(t.refused(Atlas, sail(3, "home", "D4")), "E-5");
    let order = json!({ "from": "home", "pops": 3, "way": "sea", "to": { "place": "D4" } });
    let commitment = json!({ "arms": 0, "sacrifices": 0 });
    t.ok(Atlas, say(json!({ "do": "attack", "order": order, "commitment": commitment })));
    assert!(t.state.awaits(Ampheres));
}

#[test]
fn u4_who_was_summoned_may_move_and_be_led() {
    let mut t = Table::basic(2);
    t.around(Atlas, at("B2"), 2, 1);
    t.put(Atlas, Place::Home, 1, 0);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.phase(Stage::Movement, Atlas);
    t.ok(
        Atlas,
        say(json!({ "do": "summon", "units": [{ "from": "B2", "pops": 2, "leaders": 1 }] })),
    );
    // The leader that came takes along the pops that came.
    t.ok(Atlas, go("home", 3, "A1", json!({})));
    assert_eq!(t.units(Atlas, at("A1")), (3, 1));
}

#[test]
fn u6_nobody_comes_from_the_continent_or_from_hades() {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn: 2 }]);
    t.counts(Atlas, 0, 3, 2);
    t.around(Atlas, at("B2"), 2, 0);
    t.phase(Stage::Movement, Atlas);
    let units = |pops: u32| {
        say(json!({ "do": "summon", "units": [{ "from": "B2", "pops": pops, "leaders": 0 }] }))
    };
    assert_eq!(t.refused(Atlas, units(5)), "U-1");
    t.ok(Atlas, units(2));
    t.finish(Atlas);
    let own = t.own(Atlas);
    assert_eq!((own.home.pops, own.continent, own.hades), (6, 3, 2));
}
