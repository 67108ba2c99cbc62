//! What stands twice in a scenario. Journals of older versions may hold such content, so no table is
//! refused for it: only the writer hears of it.

use std::collections::HashMap;

use super::{Draft, EVENTS, Fault, FaultsAt, SCENARIO};

pub(crate) fn twice(draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut seen = HashMap::new();
    for (index, card) in draft.events.cards.iter().enumerate() {
        let (at, name) = (format!("cards[{index}]"), format!("card “{}”", card.id));
        let mut place = FaultsAt { file: EVENTS, at, name, faults: &mut faults };
        if let Some(other) = seen.insert((&card.title, &card.text), &card.id) {
            let sentence = format!("The card “{other}” has the same title and text.");
            place.check(*other == card.id, "title", sentence);
        }
    }
    patterns(draft, &mut faults);
    faults
}

/// Where colours are not told apart, patterns are.
fn patterns(draft: &Draft, faults: &mut Vec<Fault>) {
    let factions = &draft.scenario.factions;
    for (index, row) in factions.iter().enumerate() {
        let Some(other) = factions[..index].iter().find(|other| other.pattern == row.pattern)
        else {
            continue;
        };
        let (at, name) = (format!("factions[{index}]"), format!("faction “{}”", row.id));
        let sentence = format!(
            "The faction “{}” has the same pattern: whoever sees no colours cannot tell them apart.",
            other.id
        );
        FaultsAt { file: SCENARIO, at, name, faults }.fault("pattern", sentence);
    }
}
