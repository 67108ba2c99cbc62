//! The answer to a set (O-6): for people as text, for programs as JSON.

use std::fmt::Write;

use serde::Serialize;

/// How much a message weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Something that its sender may want to know.
    Info,
    /// It may turn out otherwise than its sender wants.
    Warning,
    /// The line does nothing.
    Error,
}

/// What is said about a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The line, from 1.
    pub line: usize,
    /// Its first column, from 1, counted in letters.
    pub first: usize,
    /// Its last column.
    pub last: usize,
    /// A word for programs, which stays the same.
    pub code: String,
    /// How much it weighs.
    pub level: Level,
    /// The sentence.
    pub text: String,
    /// What was perhaps meant: what would stand in these columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<String>,
}

/// How many orders a unit got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitOrders {
    /// The unit as orders call it: `41`, `NEW 1`.
    pub unit: String,
    /// Its name, if its sender knows one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its orders.
    pub orders: usize,
}

/// The answer to a set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// `final` or `temporary` (O-9).
    pub state: String,
    /// All that is said, by line and column.
    pub messages: Vec<Message>,
    /// The units that got orders.
    pub units: Vec<UnitOrders>,
    /// The units that have nothing to do all month.
    pub idle: Vec<UnitOrders>,
}

impl Answer {
    /// How many messages have this weight.
    #[must_use]
    pub fn count(&self, level: Level) -> usize {
        self.messages.iter().filter(|message| message.level == level).count()
    }

    /// How many orders all units got.
    #[must_use]
    pub fn orders(&self) -> usize {
        self.units.iter().map(|unit| unit.orders).sum()
    }

    /// For people. `file` is what the set came in.
    #[must_use]
    pub fn told(&self, file: &str) -> String {
        let mut text = String::new();
        for said in &self.messages {
            let level = match said.level {
                Level::Info => "note",
                Level::Warning => "warning",
                Level::Error => "error",
            };
            let (line, first, last) = (said.line, said.first, said.last);
            let columns = if first == last { first.to_string() } else { format!("{first}-{last}") };
            // A string can always be written to.
            let _ =
                writeln!(text, "{file}:{line}:{columns}: {level}: {} ({})", said.text, said.code);
        }
        let shown = self.idle.iter().map(|unit| match &unit.name {
            Some(name) => format!("{name} ({})", unit.unit),
            None => unit.unit.clone(),
        });
        let shown: Vec<_> = shown.collect();
        if !shown.is_empty() {
            let _ = writeln!(text, "Nothing to do all month: {}.", shown.join(", "));
        }
        let _ = writeln!(
            text,
            "{}: {} for {}; {}, {}.",
            self.state,
            many(self.orders(), "order"),
            many(self.units.len(), "unit"),
            many(self.count(Level::Error), "error"),
            many(self.count(Level::Warning), "warning"),
        );
        text
    }
}

/// “1 order”, “2 orders”.
pub(crate) fn many(count: usize, what: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {what}{ending}")
}

/// A text without what could steer a terminal (L-16).
pub(crate) fn plain(text: &str) -> String {
    let steers = |letter: char| {
        (letter.is_control() && letter != '\n')
            || ('\u{202a}'..='\u{202e}').contains(&letter)
            || ('\u{2066}'..='\u{2069}').contains(&letter)
    };
    text.chars().map(|letter| if steers(letter) { '\u{fffd}' } else { letter }).collect()
}
