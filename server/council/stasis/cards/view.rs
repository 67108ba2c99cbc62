//! Stasis cards (S-1 to S-5) on screens and among the offers.

use game::{Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Counter;
use crate::control::seats::script::Playing;
use crate::control::stage::Scene;
use crate::ids::{CardId, FactionId, StreetCardId};
use crate::stasis::cards::CardsCommand;
use crate::stasis::cards::rules::cards_left;
use crate::stasis::cards::words::{choosers_in, ready, say_ready};
use crate::stasis::powers::words::street_effect;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

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

// The rows of its steps.

/// Stasis cards are drawn and bought.
pub(crate) const CARDS: Said = Said {
    scene: |_| Scene::City,
    archon: buy_or_say_ready,
    headline: |_| text!("cards-stasis-the-archons-draw-stasis"),
    now: |_| (text!("cards-your-cards"), text!("cards-pay-tyche-for-more-of")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ready(state, faction).unwrap_or_else(|| {
            Ask::new(
                Urgency::May,
                text!("cards-your-cards"),
                text!("cards-look-at-them-where-nobody"),
            )
        })
    }),
    awaited: |_| text!("cards-to-be-ready-with-the"),
    clock: Some(|_| (text!("cards-cards"), text!("cards-the-factions-muster"))),
    button: |state| {
        let label = text!("cards-muster-the-factions", choosers_in = choosers_in(state));
        (label, text!("cards-units-are-mustered-no-more"))
    },
    plays: buys_and_is_ready,
    waited: "advice-waiting-muster",
    ..PLAIN
};

fn buy_or_say_ready(state: &State, faction: &Faction) -> Vec<Action> {
    buy(state, faction).into_iter().chain(say_ready(state, faction)).collect()
}

/// The program buys a card now and then, and is ready.
fn buys_and_is_ready(seat: &mut Playing<'_>) -> Vec<Command> {
    let step = seat.state.course.step_number;
    let buys = seat.faction.counter(Counter::Tyche) > 0 && seat.happens(1, 2);
    let buys = buys.then_some(Command::Cards(CardsCommand::BuyCard { step }));
    buys.into_iter().chain([Command::Cards(CardsCommand::Ready { step })]).collect()
}
