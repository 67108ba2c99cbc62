//! Of tributes, and of giving up.

use super::*;
use crate::examples::{public, shown, tribute};
use atlantida::command::ControlCommand;
use atlantida::ids::{Kind, Statue, Stock};

#[test]
fn g12_tributes_at_3_6_9_and_12() {
    let track = public(&Table::basic(2))["board"]["track"].clone();
    let cards: Vec<Value> =
        track.as_array().expect("turns").iter().map(|slot| slot["card"].clone()).collect();
    for (turn, card) in (1..).zip(&cards) {
        let expected = match turn {
            3 | 6 | 9 | 12 => json!("tribute"),
            13 => json!("collapse"),
            _ => json!(null),
        };
        assert_eq!(*card, expected, "turn {turn}");
    }
    assert_eq!(cards.len(), 13);
}

#[test]
fn g14_all_is_paid_when_the_last_has_finished_and_equals_go_by_play_order() {
    let mut t = Table::basic(3);
    t.so([atlantida::world::Fact::CompassSet { holder: Mneseus, clockwise: true }]);
    t.event(Card::Tribute, 3);
    ALL[..3].iter().for_each(|of| t.set(*of, Stock::Gold, 7));
    t.phase(Stage::Improvement, Mneseus);
    for faction in [Mneseus, Atlas, Ampheres] {
        // Nothing is paid before all are in.
        assert!(ALL[..3].iter().all(|of| t.state.world().player(*of).stock(Stock::Gold) == 7));
        crate::examples::met(&mut t, faction);
        t.ok(faction, say(json!({ "do": "offer", "gold": 4 })));
        t.ok(faction, finish_improvement());
    }
    assert_eq!(ALL[..3].iter().map(|of| t.stock(*of, Stock::Gold)).collect::<Vec<_>>(), [3; 3]);
    assert_eq!(shown(&t).0, ["mneseus", "atlas", "ampheres"]);
}

#[test]
fn g15_the_first_alone_has_four_knowledge_for_three_or_more() {
    for (offers, gains) in [([3, 3], [4, 0]), ([2, 2], [0, 0]), ([3, 5], [0, 4]), ([2, 3], [0, 4])]
    {
        let mut t = Table::basic(2);
        let knowledge = [Atlas, Ampheres].map(|of| t.stock(of, Stock::Knowledge));
        tribute(&mut t, 3, &offers);
        let now = [Atlas, Ampheres].map(|of| t.stock(of, Stock::Knowledge));
        assert_eq!([now[0] - knowledge[0], now[1] - knowledge[1]], gains, "{offers:?}");
    }
}

#[test]
fn g16_the_last_below_three_and_all_who_gave_nothing() {
    let cases: [([u32; 3], &[&str]); 5] = [
        ([3, 3, 3], &[]),
        ([5, 4, 2], &["mneseus"]),
        ([2, 2, 2], &["mneseus"]),
        ([0, 0, 7], &["atlas", "ampheres"]),
        ([0, 0, 0], &["atlas", "ampheres", "mneseus"]),
    ];
    for (offers, punished) in cases {
        let mut t = Table::basic(3);
        tribute(&mut t, 3, &offers);
        assert_eq!(shown(&t).2, json!(punished), "{offers:?}");
    }
}

#[test]
fn g18_a_seaquake_follows_whatever_was_offered() {
    for offers in [[0, 0], [3, 3], [7, 0]] {
        let mut t = Table::advanced(2);
        tribute(&mut t, 6, &offers);
        assert_eq!(t.state.stage(), Stage::Sinking, "{offers:?}");
    }
    let mut t = Table::basic(2);
    tribute(&mut t, 6, &[0, 0]);
    assert_ne!(t.state.stage(), Stage::Sinking);
}

#[test]
fn g27_without_a_housing_the_pop_dies_all_the_same() {
    let homeless = |home: u32, theatre: u32| {
        let mut t = Table::basic(2);
        t.so([atlantida::world::Fact::TakenBack {
            faction: Ampheres,
            at: sq(3, 3),
            debris: false,
        }]);
        t.put(Ampheres, Place::Home, home, 1);
        t.put(Ampheres, Place::Theatre, theatre, 0);
        t.set(Ampheres, Stock::Stone, 0);
        t.event(Card::Tribute, 3);
        t.phase(Stage::Improvement, Ampheres);
        t.ok(Ampheres, crate::improving::nobody());
        while t.own(Ampheres).phase.step < Step::Reaction {
            t.ok(Ampheres, atlantida::command::DraftCommand::NextStep { to: None });
        }
        t.ok(Ampheres, say(json!({ "do": "offer", "gold": 0 })));
        t.ok(Ampheres, finish_improvement());
        t.finish(Atlas);
        let own = t.own(Ampheres);
        (own.count(Kind::Housing), own.hades, own.theatre.pops)
    };
    assert_eq!(homeless(2, 0), (0, 1, 0));
    // Pops in the Theatre are not in the city.
    assert_eq!(homeless(0, 2), (0, 0, 2));
    // Dionysus saves the Housing.
    let mut t = Table::advanced(2);
    t.statue(Ampheres, Statue::Dionysus, 1, 1);
    tribute(&mut t, 3, &[3, 0]);
    assert_eq!(shown(&t).2, json!(["ampheres"]));
    assert_eq!(t.own(Ampheres).count(Kind::Housing), 1);
}

#[test]
fn g21_the_last_who_is_left_wins_at_once() {
    for players in 2..=4 {
        let mut t = Table::basic(players);
        for (at, faction) in ALL[..players - 1].iter().enumerate() {
            assert_ne!(t.state.stage(), Stage::Over, "{at} of {players} gave up");
            t.ok(*faction, ControlCommand::GiveUp);
        }
        let result = public(&t)["result"].clone();
        assert_eq!(t.state.stage(), Stage::Over);
        assert_eq!(result["places"][0]["faction"], json!(ALL[players - 1].word()));
    }
}

#[test]
fn g29_who_gave_up_is_no_part_of_the_game() {
    let mut t = Table::advanced(3);
    t.statue(Atlas, Statue::Ares, 1, 1);
    t.put(Atlas, at("A1"), 3, 0);
    t.learn(Ampheres, atlantida::ids::Advance::Fanaticism);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, ControlCommand::GiveUp);
    // His city is not plundered, his site is open, his statue free.
    let order = json!({ "from": "home", "pops": 2, "to": { "city": "atlas" } });
    let commitment = json!({ "arms": 0, "sacrifices": 0 });
    let attack = say(json!({ "do": "attack", "order": order, "commitment": commitment }));
    assert!(t.does(Ampheres, attack).is_err());
    t.ok(Ampheres, go("home", 2, "A1", json!({})));
    assert_eq!(t.state.world().owner(Statue::Ares), None);
    t.finish(Ampheres);
    t.finish(Mneseus);
    // He is not asked, and not ranked.
    t.phase(Stage::Improvement, Ampheres);
    t.event(Card::Tribute, 6);
    t.so([atlantida::world::Fact::CompassSet { holder: Ampheres, clockwise: true }]);
    t.phase(Stage::Improvement, Ampheres);
    t.finish(Ampheres);
    t.finish(Mneseus);
    let ranked = shown(&t).0;
    assert!(ranked.len() == 2 && !ranked.contains(&"atlas".to_owned()), "{ranked:?}");
}
