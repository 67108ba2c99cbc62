//! Rules one by one, each with what is its own, where others are shown together (sections 3 to 24).

mod building;
mod craft;
mod development;
mod events;
mod feeding;
mod fighting;
mod hunting;
mod measures;
mod moving;
mod plunder;
mod points;
mod setup;
mod shipping;
mod statues;
mod tributes;
mod turning;

use crate::kit::*;
use atlantida::ids::{Card, Place};
use atlantida::table::Stage;
use atlantida::world::Step;
use serde_json::{Value, json};

fn say(json: Value) -> atlantida::command::Command {
    command(json)
}

fn go(from: &str, pops: u32, to: &str, more: Value) -> atlantida::command::Command {
    let mut order = json!({ "do": "move", "from": from, "pops": pops, "to": { "place": to } });
    let fields = order.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    command(order)
}

fn finish_improvement() -> atlantida::command::Command {
    say(json!({ "do": "finish_improvement" }))
}

/// Atlas improves in turn 4 with this event, eight pops and a leader at home, and plenty of everything.
fn struck(card: Card) -> Table {
    let mut t = Table::advanced(2);
    t.event(card, 4);
    t.put(Atlas, Place::Home, 8, 1);
    t.stocks(Atlas, [20, 20, 20, 20, 20]);
    t.phase(Stage::Improvement, Atlas);
    t
}

/// Nobody is placed, and the player goes on to this step.
fn idle_to(t: &mut Table, step: Step) {
    t.ok(Atlas, crate::improving::nobody());
    crate::improving::to(t, step);
}

/// Both players finish what they do.
fn both(t: &mut Table) {
    t.finish(Atlas);
    t.finish(Ampheres);
}

/// Stone, gold, wood, knowledge, arms.
fn stocks(t: &Table, faction: atlantida::ids::Faction) -> Vec<u32> {
    atlantida::ids::Stock::ALL.iter().map(|of| t.stock(faction, *of)).collect()
}
