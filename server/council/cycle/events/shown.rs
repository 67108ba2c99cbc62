//! The event decks (C-4 to C-7) on screens, among the offers, in words and in the log.

use game::{Text, text};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::{Card, Effect};
use crate::control::stage::Scene;
use crate::cycle::events::rules::events_to_choose;
use crate::cycle::events::{DocketState, EventsCommand, EventsEvent, Shuffle, rules};
use crate::cycle::outcome::shown as outcome;
use crate::day::shown::{or_diplomacy, then};
use crate::figures::count;
use crate::ids::CardId;
use crate::law::settings::Ruling;
use crate::law::texts::shown::by;
use crate::log::{LogKind, NewLine, line};
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, waiting_for};
use crate::words::commas;

// The event decks, the cards and what of them is before the council, as everybody sees them.

/// An event deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DeckView {
    /// Its id, which a written card names (C-8).
    pub id: String,
    /// Its name.
    pub name: String,
    /// An icon.
    pub emblem: String,
    /// Cards left, face down.
    pub left: u32,
    /// Cards discarded.
    pub discarded: u32,
    /// The face-up card; none shows an empty place (C-7).
    pub up: Option<CardView>,
}

/// An event card as everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CardView {
    /// Its id.
    pub id: CardId,
    /// Its deck's place, from 0.
    pub deck: u32,
    /// Title.
    pub title: String,
    /// Mood.
    pub flavour: String,
    /// What the council is asked.
    pub text: String,
    /// An icon.
    pub emblem: String,
    /// A motion moves an article to the Assembly; a crisis does something at once.
    pub kind: CardKind,
    /// The options, in order.
    pub options: Vec<OptionView>,
    /// What happens when nothing passes, in sentences.
    pub default: Vec<Text>,
}

/// What sort of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CardKind {
    Motion,
    Crisis,
}

/// An option of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct OptionView {
    /// A few words.
    pub label: String,
    /// One sentence.
    pub text: String,
    /// What it does, in sentences.
    pub effects: Vec<Text>,
}

/// An activated event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DocketView {
    /// The card.
    pub card: CardView,
    /// How far it is.
    pub state: DocketState,
    /// The options that failed, by their place.
    pub failed: Vec<u32>,
}

/// An event deck by its place, from 0.
pub(crate) fn deck(state: &State, at: usize) -> DeckView {
    let (printed, deck) = (&state.content.events().decks[at], &state.decks[at]);
    DeckView {
        id: printed.id.clone(),
        name: printed.name.clone(),
        emblem: printed.emblem.clone(),
        left: count(deck.draw.len()),
        discarded: count(deck.discard.len()),
        up: deck.up.as_ref().map(|id| card(state, id)),
    }
}

/// An event card as everybody may read it.
pub(crate) fn card(state: &State, id: &CardId) -> CardView {
    let card = state.card(id);
    let deck = state.deck_of(card).unwrap_or(0);
    let emblem = match card.emblem.as_str() {
        "" => state.content.events().decks[deck].emblem.clone(),
        own => own.to_owned(),
    };
    CardView {
        id: card.id.clone(),
        deck: count(deck),
        title: card.title.clone(),
        flavour: card.flavour.clone(),
        text: card.text.clone(),
        emblem,
        kind: kind(card),
        options: card
            .options
            .iter()
            .map(|option| OptionView {
                label: option.label.clone(),
                text: option.text.clone(),
                effects: outcome::effects(state, &option.effects),
            })
            .collect(),
        default: otherwise(state, card),
    }
}

/// A card that does nothing but move articles to the Assembly is a motion.
fn kind(card: &Card) -> CardKind {
    let mut effects = card.options.iter().flat_map(|option| &option.effects).peekable();
    let some = effects.peek().is_some();
    if some && effects.all(|effect| matches!(effect, Effect::Motion { .. })) {
        CardKind::Motion
    } else {
        CardKind::Crisis
    }
}

fn otherwise(state: &State, card: &Card) -> Vec<Text> {
    let text = Some(Text::from(&card.default.text)).filter(|text| !text.is_empty());
    text.into_iter().chain(outcome::effects(state, &card.default.effects)).collect()
}

/// The activated events of this cycle.
pub(crate) fn docket(state: &State) -> Vec<DocketView> {
    let rows = state.docket.iter();
    rows.map(|row| DocketView {
        card: card(state, &row.card),
        state: row.state,
        failed: row.failed.iter().map(|option| count(*option)).collect(),
    })
    .collect()
}

// The events that may be chosen or sent away, with the command that does it (C-4, A-4).

/// One action for each set of as many face-up cards as must be chosen (C-4).
pub(crate) fn event_sets(state: &State) -> Vec<Action> {
    let up: Vec<&CardId> = state.decks.iter().filter_map(|deck| deck.up.as_ref()).collect();
    let needed = rules::events_to_choose(state);
    let sets = (1_usize..1 << up.len()).filter(|set| set.count_ones() as usize == needed);
    let sets = sets.map(|set| up.iter().enumerate().filter(move |(at, _)| set & (1 << at) != 0));
    sets.map(|cards| {
        let cards: Vec<CardId> = cards.map(|(_, card)| (*card).clone()).collect();
        let titles: Vec<&str> = cards.iter().map(|card| &*state.card(card).title).collect();
        let keys: Vec<&str> = cards.iter().map(CardId::as_str).collect();
        let says = text!("events-these-go-to-the-vote");
        let (key, label) =
            (format!("events:{}", keys.join("+")), text!("events-called", titles = titles));
        Action::new(
            key,
            Group::Events,
            label,
            says,
            Command::Events(EventsCommand::ActivateEvents { cycle: state.course.cycle, cards }),
        )
    })
    .collect()
}

/// What an article lets the Prytanis do with the face-up events.
pub(crate) fn second_looks(state: &State) -> Vec<Action> {
    let decks = (0..state.decks.len()).filter(|deck| rules::may_look_again(state, *deck));
    decks.filter_map(|deck| second_look(state, deck)).collect()
}

fn second_look(state: &State, deck: usize) -> Option<Action> {
    let title = &state.card(state.decks[deck].up.as_ref()?).title;
    let article = by(state.reason(Ruling::SecondLook));
    let says = text!("events-goes-under-its-deck-and", title = title, article = article);
    let number = u32::try_from(deck).expect("there are three decks");
    let command =
        Command::Events(EventsCommand::SecondLook { cycle: state.course.cycle, deck: number });
    let label = text!("events-send-away", title = title);
    Some(Action::new(format!("look:{deck}"), Group::SecondLook, label, says, command))
}

// What is said of the choice of events (C-4).

/// The Prytanis chooses events.
pub(crate) const CHOICE: Said = Said {
    scene: |_| Scene::Cards,
    decides: event_sets,
    headline: |state| {
        let prytanis = state.whom(state.chair.prytanis.as_ref());
        let article = by(state.reason(Ruling::EventsActivated));
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
    waited: "advice-waiting-prytanis",
    ..PLAIN
};

/// The events are chosen.
pub(crate) const CHOSEN: Said = Said {
    scene: |_| Scene::Cards,
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
    let article = by(state.reason(Ruling::EventsActivated));
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

// What the log says of the event decks.

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &EventsEvent) -> Option<NewLine> {
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
            let article = by(state.reason(Ruling::EventsActivated));
            line(kind, text!("events-activated", titles = titles, article = article))
                .about(&state.chair.prytanis)
                .of_seat()
        }
        EventsEvent::SecondLookTaken { card, .. } => {
            let article = by(state.reason(Ruling::SecondLook));
            let title = &state.card(card).title;
            let text =
                text!("events-the-prytanis-puts-under-its", title = title, article = article);
            line(kind, text).about(&state.chair.prytanis).of_seat()
        }
    })
}
