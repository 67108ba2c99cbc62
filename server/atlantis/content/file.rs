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
    let lines = Lines(text);
    match DeTable::parse(text) {
        Ok(table) => Ok(fields(&lines, table.get_ref())),
        Err(error) => {
            let line = error.span().map(|span| lines.at(span.start));
            Err((line, format!("This is no TOML: {}.", error.message().trim_end_matches('.'))))
        }
    }
}

struct Lines<'a>(&'a str);

impl Lines<'_> {
    fn at(&self, byte: usize) -> usize {
        let before = self.0.as_bytes().iter().take(byte);
        before.filter(|byte| **byte == b'\n').count() + 1
    }
}

fn fields(lines: &Lines<'_>, table: &DeTable<'_>) -> Fields {
    table.iter().map(|(key, value)| (key.get_ref().to_string(), node(lines, value))).collect()
}

fn node(lines: &Lines<'_>, value: &Spanned<DeValue<'_>>) -> Node {
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
