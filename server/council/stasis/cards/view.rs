//! Stasis cards (S-1 to S-5) on screens and among the offers.

use game::{Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Counter;
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::stasis::cards::CardsCommand;
use crate::stasis::cards::rules::cards_left;
use crate::stasis::powers::words::street_effect;
use crate::state::{Faction, State};

// Stasis cards as their reader sees them. Hands are secret (N-1).

/// A Stasis card as its holder reads it, or everybody once it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StreetCardView {
    /// This copy.
    pub id: StreetCardId,
    /// The card that it is a copy of.
    pub card: CardId,
    /// Title.
    pub title: String,
    /// Mood.
    pub flavour: String,
    /// An icon.
    pub emblem: String,
    /// What it does, in one or two sentences.
    pub says: Text,
}

/// A rival's hand as it was looked at. Secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SeenHand {
    /// Whose.
    pub faction: FactionId,
    /// The cards as they were then.
    pub cards: Vec<StreetCardView>,
}

/// A Stasis card as its reader sees it.
pub(crate) fn street_card(state: &State, id: &StreetCardId) -> StreetCardView {
    let card = state.street_card(id);
    StreetCardView {
        id: id.clone(),
        card: card.id.clone(),
        title: card.title.clone(),
        flavour: card.flavour.clone(),
        emblem: card.emblem.clone(),
        says: street_effect(&card.effect),
    }
}

// What an Archon may do while Stasis cards are drawn (S-4).

pub(crate) fn buy(state: &State, faction: &Faction) -> Option<Action> {
    let have = faction.counter(Counter::Tyche);
    let says = text!("cards-you-pay-1-of-tyche", have = have);
    let command = Command::Cards(CardsCommand::BuyCard { step: state.course.step_number });
    let can = have > 0 && cards_left(state) > 0;
    can.then(|| Action::new("buy", Group::Buy, text!("cards-one-more-card"), says, command))
}

pub(crate) fn ready(state: &State, faction: &Faction) -> Option<Action> {
    let waits = !state.the_streets().ready.contains(&faction.id);
    let command = Command::Cards(CardsCommand::Ready { step: state.course.step_number });
    let says = text!("cards-when-all-are-ready-it");
    waits.then(|| Action::new("ready", Group::Ready, text!("cards-i-am-ready"), says, command))
}
