//! What is said of the turns in the streets (S-10 to S-15).

use game::{Name, Text, text};

use crate::stasis::streets::Streets;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

/// Units are placed and cards played, turn by turn.
pub(crate) const TURN: Said = Said {
    headline: whose_turn,
    now: |_| (text!("deploy-your-turn"), text!("deploy-place-units-or-play-a")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        Ask::new(Urgency::Wait, text!("deploy-the-streets"), turns_to_go(state, faction))
    }),
    awaited: |_| text!("deploy-to-act"),
    clock: Some(|_| (text!("deploy-turn"), text!("deploy-the-turn-is-passed"))),
    ..PLAIN
};

fn whose_turn(state: &State) -> Text {
    let streets = state.the_streets();
    let Some(mover) = streets.mover() else { return Text::default() };
    let name = state.name(mover);
    match streets.last {
        Some(1) => text!("deploy-the-last-action-of-all", name = Name::of(name)),
        Some(_) => text!("deploy-one-last-action-each", name = Name::of(name)),
        None => text!("deploy-in-the-streets-the-turn", name = Name::of(name)),
    }
}

/// What ends the deployment, and what comes then (S-13).
pub(crate) fn ends(streets: &Streets) -> Text {
    match streets.last {
        Some(1) => text!("deploy-then-the-battles-begin"),
        Some(_) => text!("deploy-one-last-action-each-then"),
        None => text!("deploy-once-no-place-is-empty"),
    }
}

fn turns_to_go(state: &State, faction: &Faction) -> Text {
    let streets = state.the_streets();
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let length = streets.order.len();
    let own = streets.order.iter().position(|id| id == &faction.id).unwrap_or(0);
    let away = (own + length - streets.turn) % length;
    let done = streets.last.is_some_and(|left| away >= left);
    match away {
        _ if done => text!("deploy-the-act-your-last-action", mover = mover),
        1 => text!("deploy-the-act-you-are-next", mover = mover),
        _ => text!("deploy-the-act-you-are-in", mover = mover, away = away),
    }
}
