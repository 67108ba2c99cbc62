//! What stands twice in a scenario. Journals of older versions may hold such content, so no table is
//! refused for it: only the writer hears of it.

use std::collections::HashMap;

use super::{Draft, EVENTS, Fault, FaultsAt};

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
    faults
}
