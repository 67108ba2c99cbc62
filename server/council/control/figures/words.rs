//! Figures in words.

use game::{Text, text};

use crate::content::Counter;
use crate::figures;
use crate::law::texts;
use crate::ledger::{Figure, Part};
use crate::state::{Faction, State};

/// What a faction votes with (I-3); where it has no vote, the one part of it says why.
pub(crate) fn strength(state: &State, faction: &Faction) -> Figure {
    if faction.has_vote() {
        return figures::strength(state, faction);
    }
    let why = if faction.exiled {
        text!("figures-in-exile-no-vote")
    } else {
        let article = texts::words::by(state.reason_of_citizen(faction));
        text!("figures-not-a-citizen-no-vote", article = article)
    };
    figures::sum(vec![Part { label: why, by: 0 }])
}

/// A counter's name for people.
pub(crate) fn counter(counter: Counter) -> Text {
    match counter {
        Counter::Arete => text!("figures-arete"),
        Counter::Influence => text!("figures-lasting-influence"),
        Counter::Tyche => text!("figures-tyche"),
        Counter::Horses => text!("figures-horses"),
        Counter::Talents => text!("figures-talents"),
        Counter::Doom => text!("figures-doom"),
        Counter::StasisCards => text!("figures-stasis-cards"),
        Counter::Projects => text!("figures-megaprojects"),
    }
}
