//! What is said of the choice of events (C-4).

use crate::cycle::events::rules::events_to_choose;
use crate::day::words::{or_diplomacy, then};
use crate::law::texts::words::by;
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, waiting_for};
use crate::words::the;

/// The Prytanis chooses events.
pub(crate) const CHOICE: Said = Said {
    headline: |state| {
        let prytanis = the(state, state.chair.prytanis.as_ref());
        let article = by(state.reason("events_activated"));
        format!("The choice of events falls to {prytanis}{article}.")
    },
    now: |state| ("You preside", choose(state)),
    meanwhile: Meanwhile::Asks(|state, _| {
        let sentence = waiting_for(state, state.chair.prytanis.as_ref());
        Ask::new(Urgency::Wait, "Events", sentence)
    }),
    awaited: |state| {
        if events_to_choose(state) == 1 { "to choose an event" } else { "to choose the events" }
    },
    ..PLAIN
};

/// The events are chosen.
pub(crate) const CHOSEN: Said = Said {
    headline: chosen,
    meanwhile: Meanwhile::Headline("Events"),
    clock: Some(|state| ("Events", then(state, "The debate begins."))),
    button: |state| or_diplomacy(state, "Open the debate", "The clock of the debate starts."),
    ..PLAIN
};

fn choose(state: &State) -> String {
    let article = by(state.reason("events_activated"));
    match events_to_choose(state) {
        1 => format!("Choose the event that goes to the vote{article}."),
        n => format!("Choose the {n} events that go to the vote{article}."),
    }
}

fn chosen(state: &State) -> String {
    let titles: Vec<String> =
        state.docket.iter().map(|row| format!("“{}”", state.card(&row.card).title)).collect();
    match titles.len() {
        0 => "No event is before the council.".into(),
        1 => format!("{} goes to the vote.", titles[0]),
        _ => format!("{} go to the vote.", titles.join(" and ")),
    }
}
