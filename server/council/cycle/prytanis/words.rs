//! What is said of the choice of the Prytanis (C-2, C-3).

use game::{Name, Text, text};

use crate::cycle::events::rules::events_to_choose;
use crate::cycle::prytanis::rules::elected;
use crate::cycle::vote::words::{no_vote, votes_in};
use crate::day::words::{or_diplomacy, then};
use crate::law::texts::words::by;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed};

/// The Prytanis is elected, in secret.
pub(crate) const ELECTION: Said = Said {
    headline: |_| text!("prytanis-the-council-elects-its-prytanis"),
    now: |state| {
        let article = by(state.reason("presiding"));
        (
            text!("prytanis-elect-the-prytanis"),
            text!("prytanis-whom-do-you-want-to", article = article),
        )
    },
    meanwhile: Meanwhile::Asks(election),
    awaited: |_| text!("prytanis-to-elect-the-prytanis"),
    clock: Some(|_| (text!("prytanis-election"), text!("prytanis-the-picks-are-revealed"))),
    button: |state| {
        let says = revealed(
            state,
            text!("prytanis-all-picks-are-shown-at"),
            text!("prytanis-all-picks-are-shown-at-2"),
        );
        (text!("prytanis-reveal-the-election", votes_in = votes_in(state)), says)
    },
};

/// Several are tied for Prytanis.
pub(crate) const TIE: Said = Said {
    headline: |state| {
        text!(
            "prytanis-are-tied-for-prytanis-the",
            who = state.named(&state.chair.tied),
            who2 = state.whom(state.chair.supremacy.as_ref()),
            by = by(state.reason_of_supremacy())
        )
    },
    now: |state| {
        let tied = state.named(&state.chair.tied);
        (text!("prytanis-break-the-tie"), text!("prytanis-are-tied-pick-who-presides", tied = tied))
    },
    meanwhile: Meanwhile::Asks(|state, _| {
        let who = state.whom(state.chair.supremacy.as_ref());
        let sentence = text!("prytanis-waiting-for-to-pick-who", who = who);
        Ask::new(Urgency::Wait, text!("prytanis-a-tie"), sentence)
    }),
    awaited: |_| text!("prytanis-to-pick-the-prytanis"),
    ..PLAIN
};

/// Somebody presides, or nobody can.
pub(crate) const PRESIDING: Said = Said {
    headline: presides,
    meanwhile: Meanwhile::Asks(presiding),
    clock: Some(|state| (text!("prytanis-the-cycle"), then(state, to_the_events(state)))),
    button: |state| or_diplomacy(state, text!("prytanis-turn-to-the-events"), to_the_events(state)),
    ..PLAIN
};

/// What turning to the events does: there may be nothing to choose, or nobody to choose it.
fn to_the_events(state: &State) -> Text {
    match (&state.chair.prytanis, events_to_choose(state)) {
        (_, 0) => text!("prytanis-no-event-lies-face-up"),
        (Some(_), _) => text!("prytanis-the-prytanis-chooses-what-the"),
        (None, _) => text!("prytanis-control-chooses-what-the-council"),
    }
}

fn presides(state: &State) -> Text {
    match &state.chair.prytanis {
        Some(id) => text!("prytanis-preside", who = Name::of(state.name(id))),
        None => text!("prytanis-nobody-can-preside-control-chooses"),
    }
}

fn presiding(state: &State, faction: &Faction) -> Ask {
    if state.chair.prytanis.as_ref() == Some(&faction.id) {
        let sentence = text!("prytanis-the-cycle-is-yours-the");
        return Ask::new(Urgency::Wait, text!("prytanis-you-preside"), sentence);
    }
    Ask::headline(text!("prytanis-the-cycle-begins"))
}

fn election(state: &State, faction: &Faction) -> Ask {
    if elected(state, faction) {
        return locked();
    }
    Ask::new(Urgency::Wait, text!("prytanis-the-council-elects"), no_vote(state, faction))
}
