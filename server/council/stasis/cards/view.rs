//! Stasis cards as their reader sees them. Hands are secret (N-1).

use game::Text;
use serde::Serialize;

use crate::ids::{CardId, FactionId, StreetCardId};
use crate::stasis::powers::words::street_effect;
use crate::state::State;

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
