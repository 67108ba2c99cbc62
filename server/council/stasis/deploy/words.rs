//! What is said of the turns in the streets (S-10 to S-15).

use crate::stasis::streets::Streets;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

/// Units are placed and cards played, turn by turn.
pub(crate) const TURN: Said = Said {
    headline: turn,
    now: |_| ("Your turn", "Place units, or play a card.".into()),
    meanwhile: Meanwhile::Asks(|state, faction| {
        Ask::new(Urgency::Wait, "The streets", turns_to_go(state, faction))
    }),
    awaited: |_| "to act",
    clock: Some(|_| ("Turn", "The turn is passed.")),
    ..PLAIN
};

fn turn(state: &State) -> String {
    let streets = state.the_streets();
    let Some(mover) = streets.mover() else { return String::new() };
    let name = state.name(mover);
    match streets.last {
        Some(1) => format!("The last action of all: the {name}."),
        Some(_) => format!("One last action each: the {name}."),
        None => format!("In the streets: the turn of the {name}."),
    }
}

/// What ends the deployment, and what comes then (S-13).
pub(crate) fn ends(streets: &Streets) -> &'static str {
    match streets.last {
        Some(1) => "Then the battles begin.",
        Some(_) => "One last action each, then the battles.",
        None => "Once no place is empty, or no unit is left, everybody acts once more.",
    }
}

fn turns_to_go(state: &State, faction: &Faction) -> String {
    let streets = state.the_streets();
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let length = streets.order.len();
    let own = streets.order.iter().position(|id| id == &faction.id).unwrap_or(0);
    let away = (own + length - streets.turn) % length;
    let done = streets.last.is_some_and(|left| away >= left);
    match away {
        _ if done => format!("The {mover} act. Your last action is done."),
        1 => format!("The {mover} act. You are next."),
        _ => format!("The {mover} act. You are in {away} turns."),
    }
}
