//! A TOML file as a tree in which each value knows its line.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value and the line in which it begins, from 1.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) line: usize,
    pub(super) value: Value,
}

/// What a file can hold.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Fields),
    /// Fractions, dates, numbers beyond 64 bits: no table wants them.
    Other,
}

/// The fields of a table, by name.
pub(super) type Fields = BTreeMap<String, Node>;

/// Reads a text.
///
/// # Errors
/// Where it is no TOML: the line, if it is known, and what is wrong.
pub(super) fn parsed(text: &str) -> Result<Fields, (Option<usize>, String)> {
    let lines = Lines::of(text);
    match DeTable::parse(text) {
        Ok(table) => Ok(fields(&lines, table.get_ref())),
        Err(error) => {
            let line = error.span().map(|span| lines.at(span.start));
            Err((line, format!("This is no TOML: {}.", error.message().trim_end_matches('.'))))
        }
    }
}

/// Where lines end.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Self {
        Self(text.match_indices('\n').map(|(at, _)| at).collect())
    }

    /// The line of a byte, from 1.
    fn at(&self, byte: usize) -> usize {
        self.0.partition_point(|end| *end < byte) + 1
    }
}

fn fields(lines: &Lines, table: &DeTable<'_>) -> Fields {
    table.iter().map(|(key, value)| (key.get_ref().to_string(), node(lines, value))).collect()
}

fn node(lines: &Lines, value: &Spanned<DeValue<'_>>) -> Node {
    let line = lines.at(value.span().start);
    let value = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            let read = i64::from_str_radix(number.as_str(), number.radix());
            read.map_or(Value::Other, Value::Number)
        }
        DeValue::Boolean(flag) => Value::Flag(*flag),
        DeValue::Array(list) => Value::List(list.iter().map(|one| node(lines, one)).collect()),
        DeValue::Table(table) => Value::Table(fields(lines, table)),
        DeValue::Float(_) | DeValue::Datetime(_) => Value::Other,
    };
    Node { line, value }
}
