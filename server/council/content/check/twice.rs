//! What stands twice in a scenario. Journals of older versions may hold such content, so no table is
//! refused for it: only the writer hears of it.

use std::collections::{HashMap, HashSet};

use super::{Draft, EVENTS, Fault, Place};

pub(crate) fn twice(draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut names = HashSet::new();
    for (index, deck) in draft.events.decks.iter().enumerate() {
        let (at, name) = (format!("decks[{index}]"), format!("deck “{}”", deck.id));
        let mut place = Place { file: EVENTS, at, name, faults: &mut faults };
        place.check(names.insert(&deck.name), "name", "Another deck has this name.");
    }
    let mut seen = HashMap::new();
    for (index, card) in draft.events.cards.iter().enumerate() {
        let (at, name) = (format!("cards[{index}]"), format!("card “{}”", card.id));
        let mut place = Place { file: EVENTS, at, name, faults: &mut faults };
        if let Some(other) = seen.insert((&card.title, &card.text), &card.id) {
            let sentence = format!("The card “{other}” has the same title and text.");
            place.check(*other == card.id, "title", sentence);
        }
        for (index, option) in card.options.iter().enumerate() {
            let again = card.options[..index].iter().any(|other| other.label == option.label);
            let sentence = "Another option of the card has this label.";
            place.check(!again, &format!("options[{index}].label"), sentence);
        }
    }
    faults
}
