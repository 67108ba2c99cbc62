//! What is said of the choice of the Prytanis (C-2, C-3).

use crate::cycle::events::rules::events_to_choose;
use crate::cycle::prytanis::rules::elected;
use crate::cycle::vote::words::{no_vote, votes_in};
use crate::day::words::{or_diplomacy, then};
use crate::law::texts::words::by;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed, waiting};
use crate::words::the;

/// The Prytanis is elected, in secret.
pub(crate) const ELECTION: Said = Said {
    headline: |_| "The council elects its Prytanis.".into(),
    now: |state| {
        let article = by(state.reason("presiding"));
        ("Elect the Prytanis", format!("Whom do you want to preside{article}?"))
    },
    meanwhile: Meanwhile::Asks(election),
    awaited: |_| "to elect the Prytanis",
    clock: Some(|_| ("Election", "The picks are revealed.")),
    button: |state| {
        let says = revealed(
            state,
            "All picks are shown at once.",
            "All picks are shown at once; who is missing abstains.",
        );
        (format!("Reveal the election: {}", votes_in(state)), says)
    },
};

/// Several are tied for Prytanis.
pub(crate) const TIE: Said = Said {
    headline: |state| {
        format!(
            "{} are tied for Prytanis. The choice falls to {}{}.",
            state.names(&state.chair.tied),
            the(state, state.chair.supremacy.as_ref()),
            by(state.reason_of_supremacy())
        )
    },
    now: |state| {
        let tied = state.names(&state.chair.tied);
        ("Break the tie", format!("{tied} are tied. Pick who presides."))
    },
    meanwhile: Meanwhile::Asks(|state, _| {
        let whom = the(state, state.chair.supremacy.as_ref());
        let sentence = format!("Waiting for {whom} to pick who presides.");
        Ask::new(Urgency::Wait, "A tie", sentence)
    }),
    awaited: |_| "to pick the Prytanis",
    ..PLAIN
};

/// Somebody presides, or nobody can.
pub(crate) const PRESIDING: Said = Said {
    headline: presides,
    meanwhile: Meanwhile::Asks(presiding),
    clock: Some(|state| ("The cycle", then(state, to_the_events(state)))),
    button: |state| or_diplomacy(state, "Turn to the events", to_the_events(state)),
    ..PLAIN
};

/// What turning to the events does: there may be nothing to choose, or nobody to choose it.
fn to_the_events(state: &State) -> &'static str {
    match (&state.chair.prytanis, events_to_choose(state)) {
        (_, 0) => "No event lies face up; the debate is next.",
        (Some(_), _) => "The Prytanis chooses what the council debates.",
        (None, _) => "Control chooses what the council debates.",
    }
}

fn presides(state: &State) -> String {
    match &state.chair.prytanis {
        Some(id) => format!("The {} preside.", state.name(id)),
        None => "Nobody can preside; Control chooses in the Prytanis’s place.".into(),
    }
}

fn presiding(state: &State, faction: &Faction) -> Ask {
    if state.chair.prytanis.as_ref() == Some(&faction.id) {
        let sentence = "The cycle is yours. The events come next.";
        return Ask::new(Urgency::Wait, "You preside", sentence);
    }
    Ask::new(Urgency::Wait, "The cycle begins", presides(state))
}

fn election(state: &State, faction: &Faction) -> Ask {
    if elected(state, faction) {
        return locked(state);
    }
    Ask::new(Urgency::Wait, "The council elects", waiting(state, &no_vote(state, faction)))
}
