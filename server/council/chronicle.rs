//! The chronicle of a game: what happened, gathered event by event, and told in three editions. The
//! public one knows only what everybody saw (N-1).

use annals::Annals;
use game::{Audience, Text, Told, text};
use serde_json::{Value, json};

use crate::control::decks::DecksEvent;
use crate::cycle::events::EventsEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::stasis::cards::CardsEvent;
use crate::state::State;
use crate::view::chronicle::ChronicleView;

mod annals;
mod ballots;
mod by_hand;
mod cycles;
mod deltas;
mod figures;
mod law;
mod load;
mod moments;
mod own;
mod record;
mod stases;
mod tell;
pub mod words;

/// The story of a game for `audience`.
pub(crate) fn chronicle(
    start: State,
    told: &[Told<Event>],
    audience: &Audience,
) -> Option<ChronicleView> {
    let edition = match audience {
        Audience::Public => Edition::Public,
        Audience::Control => Edition::Control,
        Audience::Seat(seat) => Edition::Faction(start.find(&FactionId::at(seat))?.id.clone()),
    };
    let annals = Annals::of(start, told);
    Some(record::view(&annals, &edition))
}

/// What Control may read of an event in the journal that hides no choice: not the order of a deck (N-1).
pub(crate) fn disclosed(event: &Event) -> Value {
    let mut told = json!(event);
    let hidden: &[&str] = match event {
        Event::Events(EventsEvent::DeckShuffled { .. })
        | Event::Cards(CardsEvent::StreetDeckShuffled { .. }) => &["order"],
        Event::Decks(DecksEvent::DeckMixed { .. }) => &["order"],
        Event::Decks(DecksEvent::Concealed { .. }) => &["orders"],
        Event::Decks(DecksEvent::CardWritten { .. })
        | Event::Decks(DecksEvent::CardMoved { .. }) => &["depth"],
        _ => &[],
    };
    if let Some(fields) = told.as_object_mut() {
        fields.retain(|name, _| !hidden.contains(&name.as_str()));
    }
    told
}

/// Whose edition it is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Edition {
    Public,
    Control,
    Faction(FactionId),
}

/// "Act 1, cycle 3"; before the first cycle "Act 1".
fn when(state: &State) -> Text {
    match state.course.cycle {
        0 => text!("book-act", act = state.course.act),
        cycle => text!("book-cycle", act = state.course.act, cycle = cycle),
    }
}
