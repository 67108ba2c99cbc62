//! Words of a chronicler: numbers, lists, and turns of phrase that are not used twice in a row.

use std::collections::BTreeMap;

use crate::ids::{CardId, FactionId};
use crate::state::State;

/// A number in words up to twelve.
pub(super) fn number(number: u32) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// "one Horse", "three Horses".
pub(super) fn count(how_many: u32, one: &str, more: &str) -> String {
    format!("{} {}", number(how_many), if how_many == 1 { one } else { more })
}

/// "first", "second"; from the thirteenth on in figures.
pub(super) fn ordinal(number: u32) -> String {
    const WORDS: [&str; 12] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth", "eleventh", "twelfth",
    ];
    if let Some(word) = (number as usize).checked_sub(1).and_then(|at| WORDS.get(at)) {
        return (*word).to_owned();
    }
    let end = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{end}")
}

/// "a", "a and b", "a, b and c".
pub(super) fn list(parts: &[String]) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((one, [])) => one.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

/// The first letter in upper case.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text of somebody's own, closed by a full stop where it has no end of its own.
pub(super) fn closed(text: &str) -> String {
    let text = text.trim();
    if text.ends_with(['.', '!', '?', '…']) { text.to_owned() } else { format!("{text}.") }
}

/// Names things and takes turns between phrases.
pub(super) struct Pen<'a> {
    pub state: &'a State,
    used: BTreeMap<&'static str, usize>,
}

impl<'a> Pen<'a> {
    pub(super) fn of(state: &'a State) -> Self {
        Self { state, used: BTreeMap::new() }
    }

    /// Which of `of` ways to say something comes next.
    pub(super) fn turn(&mut self, what: &'static str, of: usize) -> usize {
        let used = self.used.entry(what).or_default();
        let at = *used % of;
        *used += 1;
        at
    }

    /// How often something was said so far; saying it counts.
    pub(super) fn times(&mut self, what: &'static str) -> usize {
        let used = self.used.entry(what).or_default();
        *used += 1;
        *used - 1
    }

    /// "the Medes".
    pub(super) fn the(&self, id: &FactionId) -> String {
        format!("the {}", self.state.name(id))
    }

    /// "The Medes".
    pub(super) fn at_head(&self, id: &FactionId) -> String {
        format!("The {}", self.state.name(id))
    }

    /// "the Medes, the Tyrants and the Amazons".
    pub(super) fn all<'b>(&self, ids: impl IntoIterator<Item = &'b FactionId>) -> String {
        let names: Vec<String> = ids.into_iter().map(|id| self.the(id)).collect();
        list(&names)
    }

    /// A card's title in quotes.
    pub(super) fn card(&self, id: &CardId) -> String {
        format!("“{}”", self.state.card(id).title)
    }

    /// Titles of cards: "“A”, “B” and “C”".
    pub(super) fn cards(&self, ids: &[CardId]) -> String {
        let titles: Vec<String> = ids.iter().map(|id| self.card(id)).collect();
        list(&titles)
    }
}
