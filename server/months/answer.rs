//! The answer to a set (O-6): for people as text, for programs as JSON.

use std::fmt::Write;

use serde::Serialize;

/// How much a message weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Something that its sender may want to know.
    Notice,
    /// It may turn out otherwise than its sender wants.
    Warning,
    /// The line does nothing.
    Error,
}

/// What is said about a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The line, from 1; 0 where it is about no line.
    pub line: usize,
    /// Its first column, from 1, counted in letters; 0 where it is about a whole line.
    pub first: usize,
    /// Its last column.
    pub last: usize,
    /// The unit as orders call it, where it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
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
    /// Its orders of this month.
    pub orders: usize,
    /// Whether one of them takes the month.
    pub month: bool,
}

/// The answer to a set.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Answer {
    /// `final` or `temporary` (O-9); `refused` where the set would not be taken at all.
    pub state: String,
    /// All that is said, by line and column. Units with nothing to do all month are among it.
    pub messages: Vec<Message>,
    /// The units that got orders.
    pub units: Vec<UnitOrders>,
    /// How the month would end for its sender (O-51), a line each, for people. Programs find it in `more`.
    #[serde(skip)]
    pub ahead: Vec<String>,
    /// What else the game says to programs.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
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
                Level::Notice => "notice",
                Level::Warning => "warning",
                Level::Error => "error",
            };
            let place = match (said.line, said.first, said.last) {
                (0, ..) => String::new(),
                (line, 0, _) => format!(":{line}"),
                (line, first, last) if first == last => format!(":{line}:{first}"),
                (line, first, last) => format!(":{line}:{first}-{last}"),
            };
            // A string can always be written to.
            let _ = writeln!(text, "{file}{place}: {level}: {} ({})", said.text, said.code);
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
