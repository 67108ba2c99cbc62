//! What is asked of an Archon now. A locked choice shows only that it is locked.

use game::text;

use crate::control::seats::{Absence, SeatMode};
use crate::cycle::prytanis::{rules::fills, words::TIE};
use crate::state::{Faction, State};
use crate::steps::rules::{awaited, question};
use crate::steps::said;
use crate::steps::words::{Ask, Meanwhile, Urgency};

/// What is asked of a faction's Archon.
pub(crate) fn ask(state: &State, faction: &Faction) -> Ask {
    let row = said::of(question(state));
    if let Some(ask) = played_otherwise(faction) {
        ask
    } else if awaited(state, faction) {
        let (title, sentence) = (row.now)(state);
        Ask::new(Urgency::Now, title, sentence)
    } else if fills(state) == Some(&faction.id) {
        // The step goes on; the tie is asked about beside it.
        let (title, sentence) = (TIE.now)(state);
        Ask::new(Urgency::May, title, sentence)
    } else {
        match row.meanwhile {
            Meanwhile::Headline(title) => Ask::headline(text!(title)),
            Meanwhile::Asks(asks) => asks(state, faction),
        }
    }
}

/// What the phone of a seat shows that nobody is to play on it.
fn played_otherwise(faction: &Faction) -> Option<Ask> {
    let (title, sentence) = match &faction.mode {
        SeatMode::Phone | SeatMode::Tablet | SeatMode::Paper => return None,
        SeatMode::Absent { instead: Absence::Control } => {
            (text!("step-control-decides"), text!("step-it-enters-what-your-seat"))
        }
        SeatMode::Absent { .. } => {
            (text!("step-nobody-waits-for-you"), text!("step-the-table-goes-on-without"))
        }
        SeatMode::Scripted => (text!("step-look-on"), text!("step-your-choices-are-made-for")),
    };
    Some(Ask::new(Urgency::Wait, title, sentence))
}
