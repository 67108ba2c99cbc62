//! What is said of the choice of events (C-4).

use game::{Text, text};

use crate::cycle::events::rules::events_to_choose;
use crate::day::words::{or_diplomacy, then};
use crate::law::texts::words::by;
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, waiting_for};

/// The Prytanis chooses events.
pub(crate) const CHOICE: Said = Said {
    headline: |state| {
        let prytanis = state.whom(state.chair.prytanis.as_ref());
        let article = by(state.reason("events_activated"));
        text!("events-the-choice-of-events-falls", prytanis = prytanis, article = article)
    },
    now: |state| (text!("events-you-preside"), choose(state)),
    meanwhile: Meanwhile::Asks(|state, _| {
        let sentence = waiting_for(state, state.chair.prytanis.as_ref());
        Ask::new(Urgency::Wait, text!("events-events-2"), sentence)
    }),
    awaited: |state| {
        if events_to_choose(state) == 1 {
            text!("events-to-choose-an-event")
        } else {
            text!("events-to-choose-the-events")
        }
    },
    ..PLAIN
};

/// The events are chosen.
pub(crate) const CHOSEN: Said = Said {
    headline: chosen,
    meanwhile: Meanwhile::Headline("events-events-2"),
    clock: Some(|state| (text!("events-events-2"), then(state, text!("events-the-debate-begins")))),
    button: |state| {
        or_diplomacy(
            state,
            text!("events-open-the-debate"),
            text!("events-the-clock-of-the-debate"),
        )
    },
    ..PLAIN
};

fn choose(state: &State) -> Text {
    let article = by(state.reason("events_activated"));
    match events_to_choose(state) {
        1 => text!("events-choose-the-event-that-goes", article = article),
        n => text!("events-choose-the-events-that-go", n = n, article = article),
    }
}

fn chosen(state: &State) -> Text {
    let quoted = |card| text!("events-quoted", title = &state.card(card).title);
    let titles: Vec<Text> = state.docket.iter().map(|row| quoted(&row.card)).collect();
    match titles.len() {
        0 => text!("events-no-event-is-before-the"),
        1 => text!("events-goes-to-the-vote", title = &titles[0]),
        _ => text!("events-go-to-the-vote", titles = titles),
    }
}
