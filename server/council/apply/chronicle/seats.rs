//! What the log says of how seats are played, and of whose hand a choice came from (N-4).

use crate::command::{Absence, Hand, SeatMode};
use crate::event::Event;
use crate::ids::FactionId;
use crate::state::{Hands, State};
use crate::view::LogKind;

use super::{Draft, line};

/// The line of a change of how a seat is played.
pub(super) fn seats(state: &State, event: &Event) -> Option<Draft> {
    let Event::SeatSet { faction, mode } = event else { return None };
    let seat = format!("The seat of the {}", state.name(faction));
    let text = match mode {
        SeatMode::Phone => format!("{seat} is played on its own phone now."),
        SeatMode::Tablet => format!("{seat} is played on a shared tablet now."),
        SeatMode::Paper => format!("{seat} is played on paper now; Control enters it."),
        SeatMode::Absent { instead: Absence::Abstain } => {
            format!("{seat} is empty now: it abstains, bids nothing and passes.")
        }
        SeatMode::Absent { instead: Absence::Follow(whom) } => {
            format!("{seat} is empty now: it votes as the {} do.", state.name(whom))
        }
        SeatMode::Absent { instead: Absence::Control } => {
            format!("{seat} is empty now: Control decides for it.")
        }
        SeatMode::Scripted => format!("{seat} is played by the program now."),
    };
    Some(line(LogKind::Control, text).about([faction]))
}

/// Of whom a reveal shows, and who did not choose themselves: " (the Medes by Control's hand)".
pub(super) fn by_whose_hand<'a>(
    state: &State,
    shown: impl IntoIterator<Item = &'a FactionId>,
    hands: &Hands,
) -> String {
    let marked = shown.into_iter().filter_map(|id| {
        let how = match hands.get(id)? {
            Hand::Own => return None,
            Hand::Control => "by Control's hand",
            Hand::Absent => "absent",
            Hand::Script => "by the program",
        };
        Some(format!("the {} {how}", state.name(id)))
    });
    let marked: Vec<String> = marked.collect();
    if marked.is_empty() { String::new() } else { format!(" ({})", marked.join(", ")) }
}
