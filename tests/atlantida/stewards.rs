//! Absent seats and the steward (section 22).

use atlantida::command::{Command, ControlCommand, DraftCommand, SetupCommand};
use atlantida::event::{ControlEvent, Event};
use atlantida::ids::{Advance, Card, Place, Stock};
use atlantida::table::Stage;
use atlantida::{legal, steward};
use serde_json::json;

use crate::kit::*;

#[test]
fn a1_a3_a_seat_is_played_from_the_start() {
    let mut t = Table::open(|settings| settings.island = atlantida::settings::Laid::Printed);
    let factions = ALL[..3].to_vec();
    t.ok(Atlas, SetupCommand::Begin { factions, absent: vec![Ampheres, Mneseus] });
    t.ok(Atlas, DraftCommand::FinishMovement);
    // the others have moved at once.
    assert_eq!((t.state.stage(), t.state.awaited().next()), (Stage::Improvement, Some(Atlas)));
    t.finish(Atlas);
    assert_eq!(t.state.world().turn(), 2);
    assert_eq!(t.own(Ampheres).on_island(), 6);
}

#[test]
fn a7_a11_who_comes_back_takes_over() {
    let mut t = Table::basic(2);
    let mark = |present: bool| -> Command {
        let faction = Ampheres;
        if present {
            ControlCommand::MarkPresent { faction }
        } else {
            ControlCommand::MarkAbsent { faction }
        }
        .into()
    };
    assert!(t.does(Atlas, mark(false)).is_err());
    t.control(mark(false)).expect("Control marks");
    t.ok(Atlas, DraftCommand::FinishMovement);
    assert!(t.state.awaits(Atlas));
    t.ok(Ampheres, mark(true));
    t.finish(Atlas);
    assert!(t.state.awaits(Ampheres));
}

#[test]
fn a4_each_answer_says_why() {
    let mut t = Table::basic(2);
    t.control(ControlCommand::MarkAbsent { faction: Ampheres }).expect("Control marks");
    t.ok(Atlas, DraftCommand::FinishMovement);
    let because = t.journal.iter().filter_map(|event| match event {
        Event::Control(ControlEvent::StewardAnswers { faction: Ampheres, because }) => {
            Some(because.said())
        }
        _ => None,
    });
    let said: Vec<String> = because.map(|text| text.to_string()).collect();
    assert!(!said.is_empty() && said.iter().all(|text| !text.contains("steward-")), "{said:?}");
}

#[test]
fn a12_with_nobody_the_table_waits() {
    let mut t = Table::basic(2);
    for faction in [Atlas, Ampheres] {
        t.control(ControlCommand::MarkAbsent { faction }).expect("Control marks");
    }
    assert_eq!((t.state.world().turn(), t.state.awaited().next()), (1, Some(Ampheres)));
}

#[test]
fn the_steward_fights_where_it_is_as_strong() {
    for (pops, holds) in [(4, true), (3, false)] {
        let mut t = Table::basic(2);
        t.slain("C2");
        t.around(Atlas, at("B2"), 3, 1);
        t.put(Atlas, Place::Home, 4, 0);
        t.put(Ampheres, at("C2"), pops, 0);
        t.phase(Stage::Movement, Atlas);
        t.ok(Atlas, crate::examples::attack("B2", 3, "C2", 0, 0));
        t.steward();
        assert_eq!(t.own(Ampheres).holds(at("C2")), holds);
    }
}

#[test]
fn the_steward_hunts_with_the_fewest_arms() {
    let mut t = Table::basic(2);
    t.put(Atlas, at("B2"), 3, 0);
    t.put(Atlas, at("B1"), 1, 0);
    t.set(Atlas, Stock::Arms, 2);
    t.phase(Stage::Improvement, Atlas);
    t.finish_place(Atlas);
    // B1 needs four ME and one pop allows two: it withdraws; B2 costs two.
    assert!(!t.own(Atlas).holds(at("B1")) && t.own(Atlas).holds(at("B2")));
    assert_eq!(t.stock(Atlas, Stock::Arms), 0);
}

#[test]
fn the_steward_offers_three_or_all_it_has() {
    for (gold, offer) in [(9, 3), (2, 2)] {
        let mut t = Table::basic(2);
        t.event(Card::Tribute, 3);
        t.set(Atlas, Stock::Gold, gold);
        t.phase(Stage::Improvement, Atlas);
        t.finish(Atlas);
        t.finish(Ampheres);
        assert_eq!(t.stock(Atlas, Stock::Gold), gold - offer);
    }
}

#[test]
fn the_steward_ships_all_it_can() {
    let mut t = Table::basic(2);
    t.counts(Atlas, 3, 0, 0);
    t.learn(Atlas, Advance::Astronomy);
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    assert_eq!(t.own(Atlas).continent, 3);
}

#[test]
fn what_is_offered_is_legal() {
    let mut t = Table::advanced(3);
    t.put(Atlas, at("B2"), 2, 1);
    t.phase(Stage::Improvement, Atlas);
    for command in legal::commands(&t.state, Atlas) {
        let mut t = t.clone();
        t.ok(Atlas, command);
    }
}

#[test]
fn the_steward_finishes_a_draft_from_where_it_stands() {
    let mut t = Table::basic(2);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, command(json!({ "do": "place", "at": [] })));
    assert!(steward::answer(&t.state, Ampheres).is_none());
    t.finish(Atlas);
    assert!(t.state.awaits(Ampheres));
}
