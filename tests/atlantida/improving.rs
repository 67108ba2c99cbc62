//! What a player says as it improves its city, and a city to improve.

use atlantida::command::{Command, DraftCommand};
use atlantida::ids::Place;
use atlantida::table::Stage;
use atlantida::world::Step;
use serde_json::{Value, json};

use crate::kit::*;

/// Puts nobody anywhere.
pub fn nobody() -> Command {
    command(json!({ "do": "place", "at": [] }))
}

pub fn build(kind: &str, column: u32, row: u32) -> Command {
    command(json!({ "do": "build", "kind": kind, "at": { "column": column, "row": row } }))
}

pub fn craft(what: Value) -> Command {
    command(json!({ "do": "craft", "what": what }))
}

/// Atlas goes on to this step of its improvement.
pub fn to(t: &mut Table, step: Step) {
    while t.own(Atlas).phase.step < step {
        t.ok(Atlas, DraftCommand::NextStep { to: None });
    }
}

/// Atlas improves, with eight pops and a leader at home and plenty of everything.
pub fn rich() -> Table {
    let mut t = Table::advanced(2);
    t.put(Atlas, Place::Home, 8, 1);
    t.stocks(Atlas, [20, 20, 20, 20, 20]);
    t.phase(Stage::Improvement, Atlas);
    t
}
