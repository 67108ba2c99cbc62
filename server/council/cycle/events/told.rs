//! What the log says of the event decks.

use game::text;

use crate::cycle::events::{EventsEvent, Shuffle};
use crate::law::texts::words::by;
use crate::log::{Draft, LogKind, line};
use crate::state::State;
use crate::words::commas;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &EventsEvent) -> Option<Draft> {
    let kind = LogKind::Council;
    Some(match event {
        EventsEvent::DeckShuffled { deck, why, .. } => {
            let name = &state.content.events().decks[*deck].name;
            let why = match why {
                Shuffle::Start => return None,
                Shuffle::Act => text!("events-the-cards-of-act-are", act = state.course.act),
                Shuffle::Discards => text!("events-the-discards-are-shuffled-back"),
            };
            line(kind, text!("events-the-deck", why = why, name = name))
        }
        EventsEvent::CardTurnedUp { card, .. } => {
            line(kind, text!("events-is-turned-up", title = &state.card(card).title))
        }
        EventsEvent::EventsActivated { cards } => {
            let quoted = |card| text!("events-quoted", title = &state.card(card).title);
            let titles = commas(cards.iter().map(quoted));
            let article = by(state.reason("events_activated"));
            line(kind, text!("events-activated", titles = titles, article = article))
                .about(&state.chair.prytanis)
        }
        EventsEvent::SecondLookTaken { card, .. } => {
            let article = by(state.reason("second_look"));
            let title = &state.card(card).title;
            let text =
                text!("events-the-prytanis-puts-under-its", title = title, article = article);
            line(kind, text).about(&state.chair.prytanis)
        }
    })
}
