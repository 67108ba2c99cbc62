//! Control's hand in a deck, on screens, among the offers, in words and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::decks::rules::may_reshuffle;
use crate::control::decks::{CardTo, DeckName, DecksCommand, DecksEvent};
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::log::{LogKind, NewLine, line};
use crate::stasis::powers::words::street_effect;
use crate::state::State;

// A deck that Control has opened: shown to Control alone (N-1).

/// A deck that Control has opened (N-1: shown to Control alone, and only while it is open).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct OpenDeckView {
    /// Which.
    pub deck: DeckName,
    /// Its name.
    pub name: Text,
    /// Face down, the next to be drawn first.
    pub draw: Vec<DeckCard>,
    /// The card that lies face up on it.
    pub up: Option<DeckCard>,
    /// The discards, the latest first.
    pub discard: Vec<DeckCard>,
}

/// A card in a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DeckCard {
    /// Its id, for `move_card`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it does, in a sentence.
    pub says: Text,
}

/// The deck that lies open.
pub(crate) fn open(state: &State) -> Option<OpenDeckView> {
    let deck = state.stage.open_deck?;
    Some(match deck {
        DeckName::Events(at) => {
            let cards = &state.decks[at as usize];
            let row = |id: &CardId| event(state, id);
            OpenDeckView {
                deck,
                name: state.content.events().decks[at as usize].name.as_str().into(),
                draw: cards.draw.iter().rev().map(row).collect(),
                up: cards.up.as_ref().map(row),
                discard: cards.discard.iter().rev().map(row).collect(),
            }
        }
        DeckName::Stasis => {
            let row = |id: &StreetCardId| street_card(state, id);
            OpenDeckView {
                deck,
                name: text!("decks-stasis-cards"),
                draw: state.city.street_deck.draw.iter().rev().map(row).collect(),
                up: None,
                discard: state.city.street_deck.discard.iter().rev().map(row).collect(),
            }
        }
    })
}

fn event(state: &State, id: &CardId) -> DeckCard {
    let card = state.card(id);
    DeckCard { id: id.to_string(), title: card.title.clone(), says: (&card.text).into() }
}

fn street_card(state: &State, id: &StreetCardId) -> DeckCard {
    let card = state.street_card(id);
    let says = street_effect(&card.effect);
    DeckCard { id: id.to_string(), title: card.title.clone(), says }
}

// What Control may do with decks now.

/// C-7.
pub(crate) fn reshuffle(state: &State, deck: usize) -> Option<Action> {
    if !may_reshuffle(state, deck) {
        return None;
    }
    let name = &state.content.events().decks[deck].name;
    let number = u32::try_from(deck).expect("there are three decks");
    let says = text!("decks-the-discards-of-are-shuffled", name = name);
    let command = Command::Decks(DecksCommand::Reshuffle { deck: number });
    Some(Action::new(
        format!("reshuffle:{deck}"),
        Group::Deck,
        text!("decks-reshuffle-2", name = name),
        says,
        command,
    ))
}

// What decks are called.

/// A deck's name for sentences.
pub(crate) fn deck_name(state: &State, deck: DeckName) -> Text {
    match deck {
        DeckName::Events(at) => {
            text!("decks-the-deck", who = &state.content.events().decks[at as usize].name)
        }
        DeckName::Stasis => text!("decks-the-deck-of-stasis-cards"),
    }
}

// What the log says of Control's hand in a deck. Everybody learns that it was there and why; which
// card it was only where it may be known (N-1).

/// The lines on an event, of the state as it was.
pub(crate) fn before(state: &State, event: &DecksEvent) -> Vec<NewLine> {
    let kind = LogKind::Control;
    match event {
        DecksEvent::CardWritten { .. } => Vec::new(),
        DecksEvent::DeckOpened { deck } => {
            let name = deck_name(state, *deck);
            vec![line(kind, text!("decks-control-opens-and-looks-through", name = name))]
        }
        DecksEvent::DeckClosed => {
            let name = state.stage.open_deck.map(|deck| deck_name(state, deck));
            name.map(|name| line(kind, text!("decks-control-closes", name = name)))
                .into_iter()
                .collect()
        }
        DecksEvent::DeckMixed { deck, .. } => {
            vec![line(kind, text!("decks-control-shuffles", deck = deck_name(state, *deck)))]
        }
        DecksEvent::Concealed { .. } => vec![line(kind, text!("decks-concealed-anew"))],
        DecksEvent::CardMoved { deck, card, to, reason, .. } => {
            moved(state, *deck, card, to, reason)
        }
        DecksEvent::CardsTaken { faction, cards, reason } => {
            let number = cards.len();
            let cards =
                if number == 1 { text!("decks-stasis-card") } else { text!("decks-stasis-cards") };
            let name = state.name(faction);
            let text = text!(
                "decks-control-takes-from",
                number = number,
                cards = cards,
                name = Name::of(name),
                reason = reason
            );
            vec![line(kind, text).about([faction])]
        }
    }
}

/// The line on an event, of the state as it is now. Only Control knows what it put into a deck (C-8).
pub(crate) fn after(_: &State, event: &DecksEvent) -> Option<NewLine> {
    match event {
        DecksEvent::CardWritten { card, .. } => {
            let text = text!("decks-control-wrote-the-card", title = &card.title);
            Some(line(LogKind::Control, text).for_control())
        }
        DecksEvent::DeckOpened { .. }
        | DecksEvent::DeckClosed
        | DecksEvent::DeckMixed { .. }
        | DecksEvent::Concealed { .. }
        | DecksEvent::CardMoved { .. }
        | DecksEvent::CardsTaken { .. } => None,
    }
}

fn moved(state: &State, deck: DeckName, card: &str, to: &CardTo, reason: &str) -> Vec<NewLine> {
    let kind = LogKind::Control;
    let (name, title) = (deck_name(state, deck), title(state, deck, card));
    let told = |text: Text| line(kind, text);
    let hidden =
        |place: Text| line(kind, text!("decks-goes", title = &title, place = place)).for_control();
    match to {
        CardTo::FaceUp => vec![told(text!(
            "decks-control-puts-face-up-on",
            title = title,
            name = name,
            reason = reason
        ))],
        CardTo::Discard => {
            vec![told(text!(
                "decks-control-puts-on-the-discards",
                title = title,
                name = name,
                reason = reason
            ))]
        }
        CardTo::Hand(faction) => handed(state, faction, title, reason),
        CardTo::Top | CardTo::Bottom | CardTo::Into => {
            let place = match to {
                CardTo::Top => text!("decks-on-top-of", name = &name),
                CardTo::Bottom => text!("decks-to-the-bottom-of", name = &name),
                _ => text!("decks-into-at-random", name = &name),
            };
            let public = if is_up(state, deck, card) {
                text!(
                    "decks-control-takes-off-and-back",
                    title = &title,
                    name = name,
                    reason = reason
                )
            } else {
                text!("decks-control-moves-a-card-within", name = name, reason = reason)
            };
            vec![told(public), hidden(place)]
        }
    }
}

fn handed(state: &State, faction: &FactionId, title: Text, reason: &str) -> Vec<NewLine> {
    let name = state.name(faction);
    let public = text!("decks-control-gives-a-stasis-card", name = Name::of(name), reason = reason);
    let hidden = text!("decks-are-given", name = Name::of(name), title = title);
    let row = |text: Text| line(LogKind::Control, text).about([faction]);
    vec![row(public), row(hidden).for_control()]
}

fn title(state: &State, deck: DeckName, card: &str) -> Text {
    match deck {
        DeckName::Events(_) => (&state.card(&CardId::from(card)).title).into(),
        DeckName::Stasis => (&state.street_card(&StreetCardId::from(card)).title).into(),
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
