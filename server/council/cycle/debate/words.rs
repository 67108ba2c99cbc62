//! What is said of debates (C-9).

use crate::day::words::{or_diplomacy, then};
use crate::law::settings::Ends;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

/// The open debate of the council.
pub(crate) const DEBATE: Said = Said {
    headline: |state| floor(state, "The floor is open to everyone."),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ask(state, faction, || {
            "Speak, bargain, threaten. Raise a hand if the room is loud.".to_owned()
        })
    }),
    clock: Some(|state| match state.settings.debate_ends {
        Ends::ByItself => ("Debate", then(state, "The Support phase begins.")),
        Ends::ByControl => ("Debate", "Control ends the debate."),
    }),
    button: |state| {
        let label = "End the debate, start the race";
        or_diplomacy(state, label, "The Archons conceal their Horses.")
    },
    ..PLAIN
};

/// Who has the floor; else what is said when nobody has it.
pub(crate) fn floor(state: &State, otherwise: &str) -> String {
    match &state.floor.speaking {
        Some(id) => format!("The {} have the floor.", state.name(id)),
        None => otherwise.to_owned(),
    }
}

/// What is asked of somebody in a debate; who is not on the list of speakers hears something else.
pub(crate) fn ask(state: &State, faction: &Faction, otherwise: impl Fn() -> String) -> Ask {
    if state.floor.speaking.as_ref() == Some(&faction.id) {
        return Ask::new(Urgency::May, "You have the floor", "The room listens to you.");
    }
    let sentence = match state.floor.speakers.iter().position(|id| id == &faction.id) {
        None => otherwise(),
        Some(0) => "You are next to speak.".to_owned(),
        Some(before) => format!("{before} before you on the list of speakers."),
    };
    Ask::new(Urgency::May, "Debate", sentence)
}
