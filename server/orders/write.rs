//! What arguments are, and how they are written: what is written so is read as what it was.

use std::borrow::Cow;
use std::fmt::Write;

use crate::grammar::Grammar;

/// What an argument is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'r> {
    /// A number.
    Number(u32),
    /// A word of the syntax or of a kind, as the tables have it.
    Word(&'r str),
    /// A thing, by the game's own number.
    Thing(u32),
    /// A player's own text, as it is kept (O-15).
    Text(Cow<'r, str>),
}

/// A text as an argument: in quotes where it needs them. A quote within it cannot be written (O-12); it becomes two
/// single ones.
#[must_use]
pub(crate) fn argument(text: &str) -> Cow<'_, str> {
    let needs = |letter: char| {
        letter.is_whitespace() || letter.is_control() || letter == '_' || letter == '"'
    };
    if !text.is_empty() && !text.starts_with(';') && !text.ends_with(';') && !text.contains(needs) {
        return text.into();
    }
    format!("\"{}\"", text.replace('"', "''")).into()
}

impl Grammar {
    /// An order with these arguments, as a player would write it. `order` is its place in the tables; what is not in
    /// the tables is written by nothing.
    #[must_use]
    pub fn written(&self, order: usize, arguments: &[(Option<&str>, Value<'_>)]) -> String {
        let mut line = self.orders.get(order).map_or("", |order| &order.row.word).to_owned();
        for (kind, value) in arguments {
            let written = match value {
                Value::Number(number) => number.to_string().into(),
                Value::Word(word) => (*word).into(),
                Value::Thing(thing) => {
                    let name = kind.and_then(|kind| self.name(kind, *thing));
                    argument(name.unwrap_or_default())
                }
                Value::Text(text) => argument(text),
            };
            // A line in memory takes whatever is written.
            let _ = write!(line, " {written}");
        }
        line
    }
}
