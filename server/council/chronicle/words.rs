//! Words of a chronicler: numbers, lists, and turns of phrase that are not used twice in a row.
//!
//! How many of something there are is written in words up to twelve. What one reads off a track or adds
//! up is written in figures: the votes of the two sides, the totals of a battle, Arête, Doom and Stasis
//! as they stand.

use std::collections::BTreeMap;

use crate::ids::{CardId, FactionId};
use crate::state::State;

/// A number in words up to twelve.
pub(super) fn number(number: u32) -> String {
    const WORDS: [&str; 13] = [
        "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// "no Horses", "one Horse", "three Horses".
pub fn count(how_many: u32, one: &str, more: &str) -> String {
    match how_many {
        0 => format!("no {more}"),
        1 => format!("one {one}"),
        _ => format!("{} {more}", number(how_many)),
    }
}

/// "once", "twice", "three times".
pub fn times(how_often: u32) -> String {
    match how_often {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{} times", number(how_often)),
    }
}

/// "six mobs and one military unit".
pub fn force(mobs: u32, military: u32) -> String {
    let mobs = (mobs > 0).then(|| count(mobs, "mob", "mobs"));
    let military = (military > 0).then(|| count(military, "military unit", "military units"));
    let parts: Vec<String> = mobs.into_iter().chain(military).collect();
    if parts.is_empty() { "nobody".to_owned() } else { list(&parts) }
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

/// The first letter in upper case.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Sentences as a paragraph. Who was the subject of a sentence alone is "they" in the next.
pub fn flowing<'a>(said: &[String], names: impl Iterator<Item = &'a str> + Clone) -> String {
    let mut text = String::new();
    let mut former: Option<&str> = None;
    for part in said {
        let subject = subject(part, names.clone());
        let part = match subject.filter(|name| former == Some(*name)) {
            Some(name) => format!("They{}", &part["The ".len() + name.len()..]),
            None => part.clone(),
        };
        // A second "they" in a row would be one too many.
        let again = part.starts_with("They ");
        let last = part.rsplit(". ").next().unwrap_or_default();
        former = self::subject(last, names.clone()).filter(|_| !again);
        text.push_str(if text.is_empty() { "" } else { " " });
        text.push_str(&part);
    }
    text
}

/// Whose name a sentence begins with, where it is of nobody else.
fn subject<'a>(sentence: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let rest = sentence.strip_prefix("The ")?;
    let mut fits = names.filter(|name| {
        let after = rest.strip_prefix(*name).and_then(|after| after.strip_prefix(' '));
        // "The Medes and the Tyrants …", "The Medes with two mobs, the Tyrants with one …".
        after.is_some_and(|after| !after.starts_with("and ") && !after.starts_with("with "))
    });
    fits.next()
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

    /// Sentences as a paragraph.
    pub(super) fn paragraph(&self, said: &[String]) -> String {
        flowing(said, self.state.factions().map(|row| row.name.as_str()))
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

/// "Medes", "Medes and Tyrants", "Medes, Tyrants and Amazons"; nothing of nothing.
pub(super) fn list<T: AsRef<str>>(parts: &[T]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts.split_last() {
        None => String::new(),
        Some((one, [])) => (*one).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}
