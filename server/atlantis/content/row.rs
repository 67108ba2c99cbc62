//! A row of a table while it is read: each field is taken out once, with its bounds; what is left at the end is unknown.

use std::ops::RangeInclusive;

use super::fault::{Fault, Faults};
use super::file::{Fields, Node, Value};
use super::names::{folded, nearest};

mod refer;
mod within;

/// A row, or a table within one.
pub(super) struct Row<'a> {
    file: &'a str,
    name: String,
    /// What stands before the names of its fields: `made.`.
    within: String,
    line: usize,
    fields: Fields,
    /// The names of fields that were asked for.
    asked: Vec<&'static str>,
    faults: &'a Faults,
}

/// All rows of a file's one list.
pub(super) fn rows<'a>(
    file: &'a str,
    list: &'static str,
    fields: Fields,
    faults: &'a Faults,
) -> Vec<Row<'a>> {
    let mut whole = Row::whole(file, fields, faults);
    if !whole.has(list) {
        whole.fault(list, format!("There is no [[{list}]] in it."));
    }
    whole.rows(list)
}

impl<'a> Row<'a> {
    /// A file as a whole.
    pub(super) fn whole(file: &'a str, fields: Fields, faults: &'a Faults) -> Self {
        let (name, within) = (String::new(), String::new());
        Self { file, name, within, line: 1, fields, asked: Vec::new(), faults }
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Says what is wrong with a field; with no name, with the row.
    pub(super) fn fault(&self, field: &str, sentence: impl Into<String>) {
        let line = self.fields.get(field).map_or(self.line, |node| node.line);
        self.fault_at(line, field, sentence);
    }

    fn fault_at(&self, line: usize, field: &str, sentence: impl Into<String>) {
        let field = format!("{}{field}", self.within);
        let field = field.trim_end_matches('.');
        self.faults.add(Fault {
            file: self.file.to_owned(),
            line: Some(line),
            row: (!self.name.is_empty()).then(|| self.name.clone()),
            field: (!field.is_empty()).then(|| field.to_owned()),
            sentence: sentence.into(),
        });
    }

    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }

    fn take(&mut self, field: &'static str) -> Option<Node> {
        self.asked.push(field);
        self.fields.remove(field)
    }

    fn needed(&mut self, field: &'static str) -> Option<Node> {
        let found = self.take(field);
        if found.is_none() {
            self.fault(field, format!("`{field}` is missing."));
        }
        found
    }

    /// A text that is not empty.
    pub(super) fn text(&mut self, field: &'static str) -> String {
        let found = self.needed(field);
        found.map_or_else(String::new, |node| self.as_text(field, node))
    }

    /// A text, empty where it is left out.
    pub(super) fn maybe_text(&mut self, field: &'static str) -> String {
        let found = self.take(field);
        found.map_or_else(String::new, |node| self.as_text(field, node))
    }

    fn as_text(&self, field: &str, node: Node) -> String {
        match node.value {
            Value::Text(text) if text.chars().any(char::is_control) => {
                self.fault_at(node.line, field, "A text has no line ends and other control signs.");
                text
            }
            Value::Text(text) if !text.is_empty() => text,
            _ => {
                self.fault_at(node.line, field, "This should be a text that is not empty.");
                String::new()
            }
        }
    }

    /// A list of texts; empty where it is left out.
    pub(super) fn texts(&mut self, field: &'static str) -> Vec<String> {
        let nodes = self.list(field);
        nodes.into_iter().map(|node| self.as_text(field, node)).collect()
    }

    fn list(&mut self, field: &'static str) -> Vec<Node> {
        match self.take(field) {
            None => Vec::new(),
            Some(Node { value: Value::List(list), .. }) => list,
            Some(node) => {
                self.fault_at(node.line, field, "This should be a list.");
                Vec::new()
            }
        }
    }

    /// A number within these bounds.
    pub(super) fn number<T: TryFrom<i64> + Default>(
        &mut self,
        field: &'static str,
        bounds: RangeInclusive<i64>,
    ) -> T {
        let found = self.needed(field);
        found.map_or_else(T::default, |node| self.as_number(field, &node, &bounds))
    }

    /// A number, or nothing where it is left out.
    pub(super) fn maybe_number<T: TryFrom<i64> + Default>(
        &mut self,
        field: &'static str,
        bounds: RangeInclusive<i64>,
    ) -> Option<T> {
        let found = self.take(field)?;
        Some(self.as_number(field, &found, &bounds))
    }

    /// A list of numbers.
    pub(super) fn numbers(&mut self, field: &'static str, bounds: RangeInclusive<i64>) -> Vec<u32> {
        let nodes = self.list(field);
        nodes.iter().map(|node| self.as_number(field, node, &bounds)).collect()
    }

    /// A list of pairs of numbers.
    pub(super) fn pairs(
        &mut self,
        field: &'static str,
        bounds: RangeInclusive<i64>,
    ) -> Vec<(u32, u32)> {
        let nodes = self.list(field);
        let pair = |node: &Node| match &node.value {
            Value::List(two) if two.len() == 2 => {
                let number = |at: usize| self.as_number(field, &two[at], &bounds);
                (number(0), number(1))
            }
            _ => {
                self.fault_at(node.line, field, "Each should be two numbers, as [3, 6].");
                (0, 0)
            }
        };
        nodes.iter().map(pair).collect()
    }

    fn as_number<T: TryFrom<i64> + Default>(
        &self,
        field: &str,
        node: &Node,
        bounds: &RangeInclusive<i64>,
    ) -> T {
        let read = match node.value {
            Value::Number(number) if bounds.contains(&number) => T::try_from(number).ok(),
            _ => None,
        };
        read.unwrap_or_else(|| {
            let (least, most) = (bounds.start(), bounds.end());
            let sentence = format!("This should be a whole number from {least} to {most}.");
            self.fault_at(node.line, field, sentence);
            T::default()
        })
    }

    /// Yes or no; no where it is left out.
    pub(super) fn flag(&mut self, field: &'static str) -> bool {
        match self.take(field) {
            None => false,
            Some(Node { value: Value::Flag(flag), .. }) => flag,
            Some(node) => {
                self.fault_at(node.line, field, "This should be true or false.");
                false
            }
        }
    }

    /// Yes or no, which must be said.
    pub(super) fn choice(&mut self, field: &'static str) -> bool {
        if !self.has(field) {
            self.fault(field, format!("`{field}` is missing."));
        }
        self.flag(field)
    }

    /// One of some words.
    pub(super) fn one_of<T: Copy>(&mut self, field: &'static str, of: &[(&str, T)]) -> Option<T> {
        let found = self.needed(field)?;
        self.as_one_of(field, found, of)
    }

    /// One of some words, or nothing where it is left out.
    pub(super) fn maybe_one_of<T: Copy>(
        &mut self,
        field: &'static str,
        of: &[(&str, T)],
    ) -> Option<T> {
        let found = self.take(field)?;
        self.as_one_of(field, found, of)
    }

    /// Some of some words.
    pub(super) fn some_of<T: Copy>(&mut self, field: &'static str, of: &[(&str, T)]) -> Vec<T> {
        let nodes = self.list(field);
        nodes.into_iter().filter_map(|node| self.as_one_of(field, node, of)).collect()
    }

    fn as_one_of<T: Copy>(&self, field: &str, node: Node, of: &[(&str, T)]) -> Option<T> {
        let line = node.line;
        let word = match node.value {
            Value::Text(word) => word,
            _ => String::new(),
        };
        let found = of.iter().find(|(one, _)| *one == word);
        if found.is_none() {
            let all: Vec<&str> = of.iter().map(|(one, _)| *one).collect();
            let sentence = format!("This should be one of: {}.", all.join(", "));
            self.fault_at(line, field, sentence);
        }
        found.map(|(_, value)| *value)
    }
}

/// What nobody asked for is unknown.
impl Drop for Row<'_> {
    fn drop(&mut self) {
        for (field, node) in std::mem::take(&mut self.fields) {
            let near = nearest(&folded(&field), self.asked.iter().copied());
            let sentence = match near {
                Some(near) => format!("There is no field `{field}`. Did you mean `{near}`?"),
                None => format!("There is no field `{field}` here."),
            };
            self.fault_at(node.line, &field, sentence);
        }
    }
}
