//! What is said while Stasis cards are bought (S-4).

use crate::stasis::cards::rules::can_choose;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, Said, Urgency, tally};

/// Stasis cards are drawn and bought.
pub(crate) const CARDS: Said = Said {
    headline: |_| "Stasis. The Archons draw Stasis cards.".into(),
    now: |_| ("Your cards", "Pay Tyche for more of them, or say that you are ready.".into()),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ready(state, faction).unwrap_or_else(|| {
            Ask::new(Urgency::May, "Your cards", "Look at them where nobody else can.")
        })
    }),
    awaited: |_| "to be ready with the cards",
    clock: Some(|_| ("Cards", "The factions muster.")),
    button: |state| {
        let label = format!("Muster the factions: {}", choosers_in(state));
        (label, "Units are mustered; no more cards are bought.")
    },
};

/// What is asked of whoever is ready.
pub(crate) fn ready(state: &State, faction: &Faction) -> Option<Ask> {
    let is_ready = state.the_streets().ready.contains(&faction.id);
    is_ready.then(|| Ask::new(Urgency::Done, "Ready", "The others are still at it."))
}

/// How many of those who may choose are ready.
pub(crate) fn choosers_in(state: &State) -> String {
    tally(state, state.factions().filter(|row| can_choose(state, row)).count())
}
