//! What the log says of the event decks.

use crate::cycle::events::{EventsEvent, Shuffle};
use crate::law::texts::words::by;
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &EventsEvent) -> Option<Draft> {
    let kind = LogKind::Council;
    Some(match event {
        EventsEvent::DeckShuffled { deck, why, .. } => {
            let name = &state.content.events().decks[*deck].name;
            let why = match why {
                Shuffle::Start => return None,
                Shuffle::Act => format!("The cards of Act {} are shuffled into", state.course.act),
                Shuffle::Discards => "The discards are shuffled back into".to_owned(),
            };
            line(kind, format!("{why} the deck “{name}”."))
        }
        EventsEvent::CardTurnedUp { card, .. } => {
            line(kind, format!("“{}” is turned up.", state.card(card).title))
        }
        EventsEvent::EventsActivated { cards } => {
            let titles: Vec<_> =
                cards.iter().map(|card| format!("“{}”", state.card(card).title)).collect();
            let article = by(state.reason("events_activated"));
            line(kind, format!("Activated: {}{article}.", titles.join(", ")))
                .about(&state.chair.prytanis)
        }
        EventsEvent::SecondLookTaken { card, .. } => {
            let article = by(state.reason("second_look"));
            let title = &state.card(card).title;
            let text = format!("The Prytanis puts “{title}” under its deck{article}.");
            line(kind, text).about(&state.chair.prytanis)
        }
    })
}
