//! The chronicler's manner: turns of phrase that are not used twice in a row, and sentences that flow.
//!
//! How many of something there are is written in words up to twelve. What one reads off a track or adds
//! up is written in figures: the votes of the two sides, the totals of a battle, Arête, Doom and Stasis
//! as they stand.

use std::collections::BTreeMap;

use game::{Joined, Name, Text, text};

use crate::ids::{CardId, FactionId};
use crate::state::State;

/// Sentences as a paragraph. Whom alone a sentence is about stands in it as `subject`: in the next they
/// are "they".
#[must_use]
pub fn paragraph(said: Vec<Text>) -> Text {
    let mut former: Option<String> = None;
    let flowing = said.into_iter().map(|sentence| {
        let subject = sentence.filled("subject");
        // A second "they" in a row would be one too many.
        let again = subject.is_some() && subject == former;
        former = subject.filter(|_| !again);
        if again { sentence.with("again", 1) } else { sentence }
    });
    let mut all: Vec<Text> = flowing.collect();
    match all.len() {
        0 => Text::default(),
        1 => all.remove(0),
        _ => text!("told-together", lines = Joined::of("and-then", all)),
    }
}

/// Clauses as one sentence.
#[must_use]
pub fn clauses(all: Vec<Text>) -> Text {
    text!("sentence", clauses = semicolons(all))
}

/// Clauses of which the first begins a sentence and the others stand within it.
pub(super) fn semicolons(all: Vec<Text>) -> Joined {
    let within = |(at, one): (usize, Text)| if at == 0 { one } else { one.with("within", 1) };
    Joined::of("and-semicolon", all.into_iter().enumerate().map(within))
}

/// A number in words up to twelve.
pub(super) fn in_words(n: u32) -> Text {
    text!("in-words", n = n)
}

/// The same of things that some languages count in another gender.
pub(super) fn in_words_gendered(n: u32) -> Text {
    text!("in-words-gendered", n = n)
}

/// How many there are.
pub(super) fn count<T>(all: &[T]) -> u32 {
    u32::try_from(all.len()).unwrap_or(u32::MAX)
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

    /// A faction's name.
    pub(super) fn name(&self, id: &FactionId) -> Name {
        Name::of(self.state.name(id))
    }

    /// The names of factions.
    pub(super) fn names<'b>(&self, ids: impl IntoIterator<Item = &'b FactionId>) -> Vec<Name> {
        ids.into_iter().map(|id| self.name(id)).collect()
    }

    /// Titles of cards in quotes.
    pub(super) fn cards(&self, ids: &[CardId]) -> Vec<Text> {
        ids.iter().map(|id| text!("quoted", title = &self.state.card(id).title)).collect()
    }
}
