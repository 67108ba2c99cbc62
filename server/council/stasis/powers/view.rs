//! How the cards of a hand can be played now (S-11).

use game::{Text, text};
use serde::Serialize;

use crate::ids::StreetCardId;
use crate::stasis::cards::view::{StreetCardView, street_card};
use crate::stasis::deploy::Aim;
use crate::stasis::deploy::rules::moves;
use crate::stasis::powers::rules::{Targets, targets};
use crate::stasis::powers::words;
use crate::stasis::powers::words::questions;
use crate::state::{Faction, State};

/// A card of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct HandCard {
    /// The card.
    pub card: StreetCardView,
    /// How it can be played now; absent out of one's turn.
    pub play: Option<PlayOffer>,
}

/// How a card can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "with", rename_all = "snake_case")]
pub enum PlayOffer {
    /// It needs no target: `play_card` with no aims.
    Nothing,
    /// It needs a target: `play_card` with one aim of these, and a second one where it lists some.
    Aims {
        /// The legal first targets.
        aims: Vec<AimOffer>,
        /// What is picked first: "Where?", "Whose hand?".
        asks: Text,
        /// What is picked second; empty where nothing is.
        then_asks: Text,
    },
    /// No target is legal: `discard_card` is an action all the same.
    Discard,
}

/// A legal target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AimOffer {
    /// The target.
    pub aim: Aim,
    /// A few words on it: its name, and who is hit.
    pub label: Text,
    /// The legal second targets, empty where none is picked.
    pub then: Vec<Aim>,
}

/// A card of a hand, and how it can be played now.
pub(crate) fn hand_card(state: &State, faction: &Faction, card: &StreetCardId) -> HandCard {
    let play = moves(state, faction).then(|| {
        let effect = &state.street_card(card).effect;
        match targets(state, &faction.id, effect) {
            Targets::None => PlayOffer::Nothing,
            Targets::Of(aims) if aims.is_empty() => PlayOffer::Discard,
            Targets::Of(aims) => {
                let (asks, then_asks) = questions(effect);
                let offer = |(aim, then): (Aim, Vec<Aim>)| AimOffer {
                    label: aim_label(state, &aim),
                    aim,
                    then,
                };
                PlayOffer::Aims { aims: aims.into_iter().map(offer).collect(), asks, then_asks }
            }
        }
    });
    HandCard { card: street_card(state, card), play }
}

/// A target's name, and who is there.
fn aim_label(state: &State, aim: &Aim) -> Text {
    let name = words::aim(state, aim);
    match aim {
        Aim::Objective(id) => {
            let mut here = state.all_present(id).peekable();
            match here.peek() {
                None => name,
                Some(_) => text!("powers-name-and-whose", name = name, who = state.named(here)),
            }
        }
        Aim::Faction(id) => {
            text!("powers-cards", name = name, hand = state.the_streets().camp(id).hand.len())
        }
        Aim::Hero(hero) => {
            let owner = state.hero(hero).map_or("", |(owner, _)| state.name(owner));
            text!("powers-of-the", name = name, owner = owner)
        }
    }
}
