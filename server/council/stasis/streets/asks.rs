//! What a stasis asks of an Archon.

use crate::stasis::streets::Streets;
use crate::stasis::streets::rules::awaited;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::view::{Ask, Urgency};

/// What a stasis asks of a faction's Archon.
pub(crate) fn ask(state: &State, faction: &Faction, headline: String) -> Ask {
    if awaited(state, faction) {
        let (title, sentence) = now(state);
        return Ask::new(Urgency::Now, title, sentence);
    }
    let streets = state.the_streets();
    match state.step {
        Step::StasisCards | Step::Muster if streets.ready.contains(&faction.id) => {
            Ask::new(Urgency::Done, "Ready", "The others are still at it.")
        }
        Step::StasisCards => {
            Ask::new(Urgency::May, "Your cards", "Look at them where nobody else can.")
        }
        Step::Deploy => {
            Ask::new(Urgency::Wait, "The streets", turns_to_go(state, streets, faction))
        }
        Step::Tyche if streets.tyche.is_in(&faction.id) => {
            Ask::new(Urgency::Done, "Locked", "Nobody sees it before all are shown.")
        }
        _ => Ask::new(Urgency::Wait, "Stasis", headline),
    }
}

fn now(state: &State) -> (&'static str, String) {
    match state.step {
        Step::StasisCards => {
            ("Your cards", "Pay Tyche for more of them, or say that you are ready.".to_owned())
        }
        Step::Muster => {
            ("Muster", "Commit Heroes to the fight or keep them safe; then be ready.".to_owned())
        }
        Step::Deploy => ("Your turn", "Place units, or play a card.".to_owned()),
        Step::Tyche => {
            ("Tyche?", "A Tyche buys a die for this roll. Nobody sees it yet.".to_owned())
        }
        Step::Battle => ("Mercy?", "Beaten Heroes are in your hands.".to_owned()),
        Step::Share => ("Share the dice", "Each die goes to a different faction.".to_owned()),
        _ => ("You won", "Change one article of the constitution.".to_owned()),
    }
}

fn turns_to_go(state: &State, streets: &Streets, faction: &Faction) -> String {
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
