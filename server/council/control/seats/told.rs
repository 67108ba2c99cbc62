//! What the log says of how seats are played, and of whose hand a choice came from (N-4).

use game::Actor;

use crate::control::seats::{Absence, Hand, Reveal, SeatMode, SeatsEvent};
use crate::ids::FactionId;
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The line on an event, of the state as it is now. What the program plays for a seat is told with
/// what it does.
pub(crate) fn after(state: &State, event: &SeatsEvent) -> Option<Draft> {
    match event {
        SeatsEvent::SeatSet { faction, mode } => Some(set(state, faction, mode)),
        SeatsEvent::SeatPlayed { .. } => None,
    }
}

fn set(state: &State, faction: &FactionId, mode: &SeatMode) -> Draft {
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
    line(LogKind::Control, text).about([faction])
}

/// Of whom a reveal shows, and who did not choose themselves: " (the Medes and Tyrants absent)".
pub(crate) fn by_whose_hand<'a>(
    state: &State,
    shown: impl IntoIterator<Item = &'a FactionId>,
    reveal: &Reveal,
) -> String {
    let shown: Vec<&FactionId> = shown.into_iter().collect();
    let marks = [
        (Hand::Paper, "on paper"),
        (Hand::Control, "by Control's hand"),
        (Hand::Absent, "absent"),
        (Hand::Script, "by the program"),
    ];
    let marked = marks.into_iter().filter_map(|(hand, how)| {
        let of: Vec<&FactionId> =
            shown.iter().copied().filter(|id| reveal.hand(id) == hand).collect();
        (!of.is_empty()).then(|| format!("the {} {how}", state.names(of)))
    });
    let marked: Vec<String> = marked.collect();
    if marked.is_empty() { String::new() } else { format!(" ({})", marked.join(", ")) }
}

/// That choices were opened before these had locked one who were asked, and by whom: a sentence after the
/// line, with a space before it. Nothing where all were in.
pub(crate) fn opened_early<'a>(
    state: &State,
    asked: impl IntoIterator<Item = &'a FactionId>,
    reveal: &Reveal,
) -> String {
    let missing = asked.into_iter().filter(|id| reveal.was_missing(id));
    let missing: Vec<&FactionId> = missing.collect();
    if missing.is_empty() {
        return String::new();
    }
    let names = state.names(missing);
    match &state.acted.actor {
        Actor::Control { .. } => format!(" Control opened it before all were in: without {names}."),
        Actor::Clock => format!(" The time was up: without {names}."),
        Actor::Seat(_) => String::new(),
    }
}

/// C-10, C-15: a seat's own choice leaves no line at all; Control's, in a seat's place, one for Control.
pub(crate) fn hidden(state: &State, faction: &FactionId, did: &str) -> Option<Draft> {
    matches!(state.acted.actor, Actor::Control { .. }).then(|| {
        line(LogKind::Control, format!("Control {did} for the {}.", state.name(faction)))
            .about([faction])
            .for_control()
    })
}
