//! The event decks, the cards and what of them is before the council, as everybody sees them.

use game::Text;

use serde::{Deserialize, Serialize};

use crate::content::{Card, Effect};
use crate::cycle::events::DocketState;
use crate::cycle::outcome::words as outcome;
use crate::figures::count;
use crate::ids::CardId;
use crate::state::State;

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
