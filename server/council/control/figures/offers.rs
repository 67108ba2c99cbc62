//! What may be handed over.

use serde::Serialize;

use crate::content::Counter;
use crate::control::figures::GIVEABLE;
use crate::cycle::race::rules::{Eyes, free};
use crate::ids::FactionId;
use crate::state::{Faction, State};

/// What an Archon may hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct GiveOffer {
    /// To whom.
    pub to: Vec<FactionId>,
    /// What, and how many at most (1 or more).
    pub what: Vec<GiveItem>,
}

/// Something to hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct GiveItem {
    /// What.
    pub what: Counter,
    /// How many at most.
    pub most: u32,
}

/// What may be handed over, and how many at most (C-12).
pub(crate) fn give(state: &State, faction: &Faction, eyes: Eyes) -> Option<GiveOffer> {
    let items = GIVEABLE.into_iter().map(|(what, _)| {
        let most = free(state, faction, what, eyes);
        GiveItem { what, most }
    });
    let what: Vec<GiveItem> = items.filter(|item| item.most > 0).collect();
    let others = state.factions().filter(|other| other.id != faction.id);
    let to = others.map(|other| other.id.clone()).collect();
    (!what.is_empty()).then_some(GiveOffer { to, what })
}
