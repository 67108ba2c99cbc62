//! Figures in words.

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
        "in exile: no vote".to_owned()
    } else {
        let article = texts::words::by(state.reason_of_citizen(faction));
        format!("not a citizen: no vote{article}")
    };
    figures::sum(vec![Part { label: why, by: 0 }])
}

/// A counter's name for people.
pub(crate) fn counter(counter: Counter) -> &'static str {
    match counter {
        Counter::Arete => "Arête",
        Counter::Influence => "lasting influence",
        Counter::Tyche => "Tyche",
        Counter::Horses => "Horses",
        Counter::Talents => "Talents",
        Counter::Doom => "Doom",
        Counter::StasisCards => "Stasis cards",
        Counter::Projects => "megaprojects",
    }
}
