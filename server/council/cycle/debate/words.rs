//! What is said of debates (C-9).

use game::{Name, Text, text};

use crate::cycle::race;
use crate::day::words::{or_diplomacy, then};
use crate::law::settings::Ends;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

/// The open debate of the council.
pub(crate) const DEBATE: Said = Said {
    headline: |state| floor(state, text!("debate-the-floor-is-open-to")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ask(state, faction, || text!("debate-speak-bargain-threaten-raise-a"))
    }),
    clock: Some(|state| match state.settings.debate_ends {
        Ends::ByItself => {
            (text!("debate-debate"), then(state, text!("debate-the-support-phase-begins")))
        }
        Ends::ByControl => (text!("debate-debate"), text!("debate-may-end-once-the-time-is-up")),
    }),
    button: |state| {
        let label = text!("debate-end-the-debate-start-the");
        let says = race::words::opens(state, text!("debate-the-archons-conceal-their-horses"));
        or_diplomacy(state, label, says)
    },
    ..PLAIN
};

/// Who has the floor; else what is said when nobody has it.
pub(crate) fn floor(state: &State, otherwise: Text) -> Text {
    match &state.floor.speaking {
        Some(id) => text!("debate-have-the-floor", who = Name::of(state.name(id))),
        None => otherwise,
    }
}

/// What is asked of somebody in a debate; who is not on the list of speakers hears something else.
pub(crate) fn ask(state: &State, faction: &Faction, otherwise: impl Fn() -> Text) -> Ask {
    if state.floor.speaking.as_ref() == Some(&faction.id) {
        return Ask::new(
            Urgency::May,
            text!("debate-you-have-the-floor"),
            text!("debate-the-room-listens-to-you"),
        );
    }
    let sentence = match state.floor.speakers.iter().position(|id| id == &faction.id) {
        None => otherwise(),
        Some(0) => text!("debate-you-are-next-to-speak"),
        Some(before) => text!("debate-before-you-on-the-list", before = before),
    };
    Ask::new(Urgency::May, text!("debate-debate"), sentence)
}
