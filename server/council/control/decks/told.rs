//! What the log says of Control's hand in a deck. Everybody learns that it was there and why; which
//! card it was only where it may be known (N-1).

use crate::control::decks::words::deck_name;
use crate::control::decks::{CardTo, DeckName, DecksEvent};
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::log::{Draft, LogKind, line};
use crate::state::State;

/// The lines on an event, of the state as it was.
pub(crate) fn before(state: &State, event: &DecksEvent) -> Vec<Draft> {
    let kind = LogKind::Control;
    match event {
        DecksEvent::CardWritten { .. } => Vec::new(),
        DecksEvent::DeckOpened { deck } => {
            let name = deck_name(state, *deck);
            vec![line(kind, format!("Control opens {name} and looks through it."))]
        }
        DecksEvent::DeckClosed => {
            let name = state.stage.open_deck.map(|deck| deck_name(state, deck));
            name.map(|name| line(kind, format!("Control closes {name}."))).into_iter().collect()
        }
        DecksEvent::DeckMixed { deck, .. } => {
            vec![line(kind, format!("Control shuffles {}.", deck_name(state, *deck)))]
        }
        DecksEvent::CardMoved { deck, card, to, reason, .. } => {
            moved(state, *deck, card, to, reason)
        }
        DecksEvent::CardsTaken { faction, cards, reason } => {
            let number = cards.len();
            let cards = if number == 1 { "Stasis card" } else { "Stasis cards" };
            let name = state.name(faction);
            let text = format!("Control takes {number} {cards} from the {name}: {reason}");
            vec![line(kind, text).about([faction])]
        }
    }
}

/// The line on an event, of the state as it is now. Only Control knows what it put into a deck (C-8).
pub(crate) fn after(event: &DecksEvent) -> Option<Draft> {
    match event {
        DecksEvent::CardWritten { card, .. } => {
            let text = format!("Control wrote the card “{}”.", card.title);
            Some(line(LogKind::Control, text).for_control())
        }
        DecksEvent::DeckOpened { .. }
        | DecksEvent::DeckClosed
        | DecksEvent::DeckMixed { .. }
        | DecksEvent::CardMoved { .. }
        | DecksEvent::CardsTaken { .. } => None,
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
