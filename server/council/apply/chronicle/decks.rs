//! What the log says of Control's hand in a deck. Everybody learns that it was there and why; which
//! card it was only where it may be known (N-1).

use crate::command::{CardTo, DeckName};
use crate::event::{DecksEvent, Event};
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::show::deck_name;
use crate::state::State;
use crate::view::LogKind;

use super::{Draft, line};

/// The lines of an event of decks; told of the state as it was.
pub(super) fn lines(state: &State, event: &Event) -> Vec<Draft> {
    let kind = LogKind::Control;
    match event {
        Event::Decks(DecksEvent::DeckOpened { deck }) => {
            let name = deck_name(state, *deck);
            vec![line(kind, format!("Control opens {name} and looks through it."))]
        }
        Event::Decks(DecksEvent::DeckClosed) => {
            let name = state.open_deck.map(|deck| deck_name(state, deck));
            name.map(|name| line(kind, format!("Control closes {name}."))).into_iter().collect()
        }
        Event::Decks(DecksEvent::DeckMixed { deck, .. }) => {
            vec![line(kind, format!("Control shuffles {}.", deck_name(state, *deck)))]
        }
        Event::Decks(DecksEvent::CardMoved { deck, card, to, reason, .. }) => {
            moved(state, *deck, card, to, reason)
        }
        Event::Decks(DecksEvent::CardsTaken { faction, cards, reason }) => {
            let number = cards.len();
            let cards = if number == 1 { "Stasis card" } else { "Stasis cards" };
            let name = state.name(faction);
            let text = format!("Control takes {number} {cards} from the {name}: {reason}");
            vec![line(kind, text).about([faction])]
        }
        _ => Vec::new(),
    }
}

fn moved(state: &State, deck: DeckName, card: &str, to: &CardTo, reason: &str) -> Vec<Draft> {
    let kind = LogKind::Control;
    let (name, title) = (deck_name(state, deck), title(state, deck, card));
    let told = |text: String| line(kind, text);
    let hidden = |place: &str| line(kind, format!("“{title}” goes {place}.")).for_control();
    match to {
        CardTo::FaceUp => vec![told(format!("Control puts “{title}” face up on {name}: {reason}"))],
        CardTo::Discard => {
            vec![told(format!("Control puts “{title}” on the discards of {name}: {reason}"))]
        }
        CardTo::Hand(faction) => handed(state, faction, &title, reason),
        CardTo::Top | CardTo::Bottom | CardTo::Into => {
            let place = match to {
                CardTo::Top => format!("on top of {name}"),
                CardTo::Bottom => format!("to the bottom of {name}"),
                _ => format!("into {name}, at random"),
            };
            let public = if is_up(state, deck, card) {
                format!("Control takes “{title}” off and back into {name}: {reason}")
            } else {
                format!("Control moves a card within {name}: {reason}")
            };
            vec![told(public), hidden(&place)]
        }
    }
}

fn handed(state: &State, faction: &FactionId, title: &str, reason: &str) -> Vec<Draft> {
    let name = state.name(faction);
    let public = format!("Control gives the {name} a Stasis card: {reason}");
    let hidden = format!("The {name} are given “{title}”.");
    let row = |text: String| line(LogKind::Control, text).about([faction]);
    vec![row(public), row(hidden).for_control()]
}

fn title(state: &State, deck: DeckName, card: &str) -> String {
    match deck {
        DeckName::Events(_) => state.card(&CardId::from(card)).title.clone(),
        DeckName::Stasis => state.street_card(&StreetCardId::from(card)).title.clone(),
    }
}

fn is_up(state: &State, deck: DeckName, card: &str) -> bool {
    match deck {
        DeckName::Events(at) => {
            let up = state.decks[at as usize].up.as_ref();
            up.is_some_and(|up| up.as_str() == card)
        }
        DeckName::Stasis => false,
    }
}
