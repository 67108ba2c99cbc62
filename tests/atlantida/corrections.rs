//! What a correction by Control leaves of the drafts.

use atlantida::command::{ControlCommand, Correction, DraftCommand};
use atlantida::ids::Stock;
use atlantida::settings::ImprovementGoes;
use atlantida::table::Stage;
use serde_json::json;

use crate::kit::*;

/// a correction leaves the drafts of those whom it does not touch as they are, on what is so now.
#[test]
fn a8_a_correction_drops_the_draft_of_whom_it_touches() {
    let mut t = Table::basic_with(3, |settings| settings.improvement = ImprovementGoes::Together);
    t.phase(Stage::Improvement, Atlas);
    let idle = || command(json!({ "do": "place", "at": [] }));
    for faction in [Atlas, Ampheres] {
        t.ok(faction, idle());
    }
    t.finish(Mneseus);
    let gold = |faction, to| ControlCommand::Correct {
        what: Correction::Stock { faction, stock: Stock::Gold, to },
        reason: "miscounted".to_owned(),
    };
    t.control(gold(Atlas, 7)).expect("it may");
    assert!(!t.own(Atlas).phase.placed && t.own(Ampheres).phase.placed);
    let of_all = t.own_world(Ampheres);
    assert_eq!(of_all.player(Atlas).stock(Stock::Gold), 7, "the draft stands on what is so now");
    assert!(!t.state.awaits(Mneseus), "who was done is done");
    t.control(gold(Mneseus, 7)).expect("it may");
    assert!(t.state.awaits(Mneseus) && t.own(Ampheres).phase.placed);
    // Undo goes back on what is so now.
    t.ok(Ampheres, DraftCommand::Undo);
    assert!(!t.own(Ampheres).phase.placed);
    assert_eq!(t.own_world(Ampheres).player(Mneseus).stock(Stock::Gold), 7);
}

/// where figures of the map change, whoever moves plans anew.
#[test]
fn a8_a_correction_of_the_map_touches_who_moves() {
    let mut t = Table::basic(2);
    let order = command(
        json!({ "do": "move", "from": "home", "pops": 2, "to": { "place": "B3" }, "how": "enter" }),
    );
    let correct = |what| ControlCommand::Correct { what, reason: "so".to_owned() };
    let gold = Correction::Stock { faction: Ampheres, stock: Stock::Gold, to: 3 };
    let there = |leaders| Correction::Units {
        faction: Ampheres,
        place: at("B3"),
        pops: 1,
        leaders,
        at_site: true,
    };
    t.ok(Atlas, order);
    t.control(correct(gold)).expect("it may");
    assert_eq!(t.own(Atlas).units(at("B3")).pops, 2);
    t.control(correct(there(0))).expect("it may");
    assert_eq!(t.own(Atlas).units(at("B3")).pops, 0);
}
