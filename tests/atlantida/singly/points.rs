//! Of the race, the points, secrets and the steward's seat.

use super::*;
use crate::examples::{attack, battle, public, tribute};
use crate::improving::nobody;
use atlantida::command::{AccordCommand, DraftCommand, SetupCommand};
use atlantida::ids::{Advance, Kind, Stock};
use atlantida::score::{Ended, WonBy};
use atlantida::settings::Usual;
use atlantida::world::Fact;

fn result(t: &Table) -> Ended {
    serde_json::from_value(public(t)["result"].clone()).expect("it is over")
}

/// The end of turn 13, where so many are on the continent and in Hades, and nobody on the island.
fn ended(counts: &[(u32, u32)], set: impl FnOnce(&mut Table)) -> Ended {
    let mut t = Table::basic_with(counts.len(), |settings| settings.race_victory = Usual::Off);
    t.so([Fact::TurnBegan { turn: 13 }]);
    for (faction, (continent, hades)) in ALL.iter().zip(counts) {
        t.put(*faction, Place::Home, 0, 1);
        t.counts(*faction, 0, *continent, *hades);
    }
    set(&mut t);
    t.phase(Stage::Improvement, Atlas);
    for faction in &ALL[..counts.len()] {
        t.ok(*faction, nobody());
        t.ok(*faction, finish_improvement());
    }
    result(&t)
}

fn places(of: &Ended) -> Vec<(atlantida::ids::Faction, u32)> {
    of.places.iter().map(|row| (row.faction, row.place)).collect()
}

#[test]
fn v3_leaders_stocks_and_buildings_do_not_matter_for_the_race() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 0, 3);
    t.put(Atlas, at("A1"), 0, 1);
    t.stocks(Atlas, [9, 9, 9, 9, 9]);
    t.built(Atlas, Kind::Academy, 1, 1);
    t.counts(Atlas, 0, 1, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, nobody());
    t.ok(Atlas, finish_improvement());
    assert_eq!((result(&t).by, result(&t).places[0].faction), (WonBy::Race, Atlas));
}

#[test]
fn v4_without_the_race_all_turns_are_played() {
    let mut t = Table::basic_with(2, |settings| settings.race_victory = Usual::Off);
    t.put(Atlas, Place::Home, 0, 1);
    t.counts(Atlas, 0, 3, 0);
    while t.state.stage() != Stage::Over {
        t.put(Atlas, Place::Home, 0, 1);
        t.steward();
    }
    assert_eq!(t.state.world().turn(), 13);
    assert_ne!(result(&t).by, WonBy::Race);
}

#[test]
fn v5_who_saved_nobody_is_behind_all_who_did() {
    // 1 - 2 * 4 is less than nothing, and is ahead all the same.
    let end = ended(&[(0, 0), (1, 4), (0, 1)], |_| {});
    assert_eq!(
        (end.by, places(&end)),
        (WonBy::Points, vec![(Ampheres, 1), (Atlas, 2), (Mneseus, 3)])
    );
}

#[test]
fn v8_a_tie_goes_to_the_most_advances_and_is_shared_then() {
    let learned = |first: u32, second: u32| {
        ended(&[(5, 1), (3, 0), (2, 0)], |t| {
            let all = [Advance::Navigation, Advance::Astronomy, Advance::Engineering];
            (0..first as usize).for_each(|at| t.learn(Atlas, all[at]));
            (0..second as usize).for_each(|at| t.learn(Ampheres, all[at]));
        })
    };
    // 5 - 2 and 3 are equal.
    assert_eq!(places(&learned(1, 2)), [(Ampheres, 1), (Atlas, 2), (Mneseus, 3)]);
    assert_eq!(places(&learned(2, 1)), [(Atlas, 1), (Ampheres, 2), (Mneseus, 3)]);
    assert_eq!(places(&learned(1, 1)), [(Atlas, 1), (Ampheres, 1), (Mneseus, 3)]);
}

#[test]
fn v9_the_records() {
    let records = |end: &Ended| {
        ALL[..end.places.len()]
            .iter()
            .map(|of| end.places.iter().find(|row| row.faction == *of).expect("a row").record)
            .collect::<Vec<_>>()
    };
    assert_eq!(records(&ended(&[(9, 2), (1, 4), (0, 3)], |_| {})), [Some(105), Some(93), Some(-6)]);
    // Giving up among three, and the race.
    let mut t = Table::basic(3);
    t.counts(Mneseus, 0, 0, 2);
    t.ok(Atlas, atlantida::command::ControlCommand::GiveUp);
    t.finish(Ampheres);
    t.finish(Mneseus);
    t.put(Ampheres, Place::Home, 0, 1);
    t.counts(Ampheres, 0, 2, 0);
    t.ok(Ampheres, nobody());
    t.ok(Ampheres, finish_improvement());
    let all = records(&result(&t));
    assert_eq!((all[0], all[1]), (Some(-1000), Some(1000)));
    // With two, no scores.
    let mut t = Table::basic(2);
    t.ok(Atlas, atlantida::command::ControlCommand::GiveUp);
    assert_eq!(records(&result(&t)), [None, None]);
}

#[test]
fn v12_who_has_nobody_plays_on() {
    for (continent, over) in [(0, false), (1, true)] {
        let mut t = Table::basic(2);
        t.put(Atlas, Place::Home, 0, 1);
        t.counts(Atlas, 0, continent, 0);
        t.phase(Stage::Improvement, Atlas);
        t.ok(Atlas, nobody());
        t.ok(Atlas, finish_improvement());
        assert_eq!(t.state.stage() == Stage::Over, over);
        if !over {
            t.finish(Ampheres);
            assert!(t.state.awaits(Atlas));
        }
    }
}

#[test]
fn n10_what_is_held_back_is_shown_as_if_still_there() {
    let offered = |gold: u32| {
        let mut t = Table::basic(3);
        tribute(&mut t, 3, &[gold]);
        t
    };
    let (one, two) = (offered(0), offered(7));
    for t in [&one, &two] {
        let stocks = public(t)["players"][0]["stocks"].clone();
        let gold = stocks.as_array().expect("rows").iter().find(|row| row["stock"] == "gold");
        assert_eq!(gold.expect("a row")["value"], json!(7));
    }
    // What others may do, and what they are refused, tells it no more.
    crate::twins::are_alike(&one, &two, Atlas, "offered");
}

#[test]
fn n11_states_that_differ_in_what_is_hidden_look_the_same() {
    let sealed = |arms: u32, dead: u32| {
        let mut t = battle(3, 8, 0);
        t.ok(Atlas, attack("B2", 3, "C2", arms, dead));
        t
    };
    let bare = sealed(0, 0);
    for (arms, dead) in [(1, 0), (6, 2), (0, 1)] {
        crate::twins::are_alike(&bare, &sealed(arms, dead), Atlas, "sealed");
    }
    // To its maker they do not.
    let own = game::Audience::Seat(Atlas.seat());
    assert_ne!(crate::secrecy::seen(&bare, &own), crate::secrecy::seen(&sealed(1, 0), &own));
}

#[test]
fn o4_the_board_says_whose_phase_it_is_and_no_more() {
    let before = Table::basic(3);
    let mut t = before.clone();
    assert_eq!(public(&t)["asked"], public(&before)["asked"]);
    for order in [
        go("home", 2, "A1", json!({})),
        say(json!({ "do": "undo" })),
        go("home", 3, "B2", json!({})),
    ] {
        t.ok(Atlas, order);
        assert_eq!(public(&t), public(&before));
    }
    t.ok(Atlas, DraftCommand::FinishMovement);
    assert_ne!(public(&t), public(&before));
}

#[test]
fn a14_a_seat_of_the_steward_is_ranked_and_may_win() {
    let mut t = Table::open(|settings| settings.island = atlantida::settings::Laid::Printed);
    t.ok(Atlas, SetupCommand::Begin { factions: ALL[..2].to_vec(), absent: vec![Ampheres] });
    t.counts(Ampheres, 0, 40, 0);
    while t.state.stage() != Stage::Over {
        t.steward();
    }
    let end = result(&t);
    assert_eq!((end.places[0].faction, end.places.len()), (Ampheres, 2));
    // It learned nothing, moved no leader, attacked nobody.
    let own = t.state.world().player(Ampheres);
    assert!(own.advances.is_empty() && own.groups.is_empty() && own.theatre.leaders == 0);
    assert_eq!((own.home.leaders, own.stock(Stock::Arms) >= 6), (1, true));
    assert!(
        t.journal
            .iter()
            .all(|event| { serde_json::to_value(event).expect("JSON")["event"] != "declared" })
    );
}

#[test]
fn a21_a_seat_asks_twice_a_turn() {
    let mut t = Table::basic(2);
    let refuse = |t: &mut Table, by, other| {
        let points = public(t)["accord"]["points"].as_array().expect("points").clone();
        let point = points.last().expect("a point")["number"].as_u64().expect("a number") as u32;
        t.ok(by, AccordCommand::AskBack { point });
        let question = public(t)["accord"]["open"]["number"].as_u64().expect("it is open") as u32;
        t.ok(other, AccordCommand::Refuse { question });
        point
    };
    t.ok(Atlas, DraftCommand::FinishMovement);
    let point = refuse(&mut t, Atlas, Ampheres);
    // Refused once, it is not asked again, by nobody.
    assert_eq!(t.refused(Ampheres, AccordCommand::AskBack { point }), "A-21");
    t.ok(Ampheres, DraftCommand::FinishMovement);
    refuse(&mut t, Atlas, Ampheres);
    t.finish(Atlas);
    let points = public(&t)["accord"]["points"].as_array().expect("points").clone();
    let fresh = points.last().expect("a point")["number"].as_u64().expect("a number") as u32;
    assert_ne!(fresh, point);
    assert_eq!(t.refused(Atlas, AccordCommand::AskBack { point: fresh }), "A-21");
    t.ok(Ampheres, AccordCommand::AskBack { point: fresh });
}

#[test]
fn n6_the_draft_of_an_improvement_is_its_makers() {
    use atlantida::settings::ImprovementGoes;
    for together in [false, true] {
        let mut t = Table::basic_with(3, |settings| {
            if together {
                settings.improvement = ImprovementGoes::Together;
            }
        });
        t.phase(Stage::Improvement, Atlas);
        let city = |t: &Table| t.state.world().player(Atlas).city.buildings.len();
        let before = t.clone();
        t.ok(Atlas, crate::examples::place(&[((3, 3), 4, 0)]));
        t.ok(Atlas, crate::improving::build("academy", 1, 1));
        assert_eq!((public(&t), city(&t)), (public(&before), 1));
        t.ok(Atlas, finish_improvement());
        // Together it is kept until all are in.
        assert_eq!(city(&t), if together { 1 } else { 2 });
        t.finish(Ampheres);
        t.finish(Mneseus);
        assert_eq!(city(&t), 2);
    }
}

#[test]
fn a6_no_question_waits_for_an_absent_seat() {
    for seed in 0..4 {
        let mut t = crate::laws::table(3, true, seed);
        for faction in [Ampheres, Mneseus] {
            let absent = atlantida::command::ControlCommand::MarkAbsent { faction };
            t.control(absent).expect("Control marks");
        }
        while t.state.stage() != Stage::Over {
            assert_eq!(t.state.awaited().collect::<Vec<_>>(), [Atlas], "seed {seed}");
            t.steward();
        }
    }
}
