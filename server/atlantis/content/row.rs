//! A row of a table while it is read: each field is taken out once, with its bounds; what is left at the end is unknown.

use std::ops::RangeInclusive;

use super::fault::{Fault, Faults};
use super::file::{Fields, Node, Value};
use super::names::{Names, folded, nearest};

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

    /// The place of the row that is named here.
    pub(super) fn one(&mut self, field: &'static str, names: &Names) -> Option<u16> {
        let found = self.needed(field)?;
        self.as_one(field, found, names)
    }

    /// The places of the rows that are named here, each once.
    pub(super) fn some(&mut self, field: &'static str, names: &Names) -> Vec<u16> {
        let mut all = Vec::new();
        for node in self.list(field) {
            let line = node.line;
            match self.as_one(field, node, names) {
                Some(one) if all.contains(&one) => {
                    self.fault_at(line, field, "The same stands here twice.");
                }
                found => all.extend(found),
            }
        }
        all
    }

    fn as_one(&self, field: &str, node: Node, names: &Names) -> Option<u16> {
        let line = node.line;
        let name = self.as_text(field, node);
        if name.is_empty() {
            return None;
        }
        names.find(&name).map_err(|sentence| self.fault_at(line, field, sentence)).ok()
    }

    /// How many of each row that is named, by row.
    pub(super) fn amounts(
        &mut self,
        field: &'static str,
        names: &Names,
        bounds: RangeInclusive<i64>,
    ) -> Vec<(u16, u32)> {
        let Some(inner) = self.inner(field) else { return Vec::new() };
        inner.all_amounts(names, &bounds)
    }

    fn all_amounts(mut self, names: &Names, bounds: &RangeInclusive<i64>) -> Vec<(u16, u32)> {
        let mut all: Vec<(u16, u32)> = Vec::new();
        for (name, node) in std::mem::take(&mut self.fields) {
            let amount = self.as_number(&name, &node, bounds);
            match names.find(&name) {
                Ok(at) if all.iter().any(|(one, _)| *one == at) => {
                    self.fault_at(node.line, &name, "The same stands here twice.");
                }
                Ok(at) => all.push((at, amount)),
                Err(sentence) => self.fault_at(node.line, &name, sentence),
            }
        }
        all.sort_unstable();
        all
    }

    /// Texts by level, from 1 to 5; empty where a level has none.
    pub(super) fn levels(&mut self, field: &'static str) -> Vec<String> {
        let mut levels = vec![String::new(); 5];
        let Some(mut inner) = self.inner(field) else { return levels };
        for (level, node) in std::mem::take(&mut inner.fields) {
            let at = level.parse::<usize>().ok().and_then(|level| level.checked_sub(1));
            match at.and_then(|at| levels.get_mut(at)) {
                Some(place) => *place = inner.as_text(&level, node),
                None => inner.fault_at(node.line, &level, "A level is a number from 1 to 5."),
            }
        }
        levels
    }

    /// A table within it, or nothing where it is left out.
    pub(super) fn inner(&mut self, field: &'static str) -> Option<Self> {
        let node = self.take(field)?;
        let line = node.line;
        match node.value {
            Value::Table(fields) => Some(self.within(field, line, fields)),
            _ => {
                self.fault_at(line, field, "This should be a table.");
                None
            }
        }
    }

    /// A table of this name that has nothing.
    pub(super) fn none(&self, field: &str) -> Self {
        self.within(field, self.line, Fields::new())
    }

    fn within(&self, field: &str, line: usize, fields: Fields) -> Self {
        Self {
            file: self.file,
            name: self.name.clone(),
            within: format!("{}{field}.", self.within),
            line,
            fields,
            asked: Vec::new(),
            faults: self.faults,
        }
    }

    /// A text in place of a table, if there is one: `"land"`.
    pub(super) fn is_word(&mut self, field: &'static str, word: &str) -> bool {
        let is = self.fields.get(field);
        let is = is.is_some_and(|node| matches!(&node.value, Value::Text(text) if text == word));
        if is {
            self.take(field);
        }
        is
    }

    /// A list of tables. Those of a file are named by their tag or name.
    pub(super) fn rows(&mut self, list: &'static str) -> Vec<Self> {
        let mut found = Vec::new();
        for (at, node) in self.list(list).into_iter().enumerate() {
            let Value::Table(fields) = node.value else {
                self.fault_at(node.line, list, "This should be a table.");
                continue;
            };
            let mut row = self.within(list, node.line, fields);
            if self.name.is_empty() {
                row.within.clear();
                row.name = row.called().unwrap_or_else(|| format!("#{}", at + 1));
            }
            found.push(row);
        }
        found
    }

    fn called(&self) -> Option<String> {
        let keys = ["tag", "name", "item", "where"];
        let text = |key: &str| match &self.fields.get(key)?.value {
            Value::Text(text) if !text.is_empty() => Some(text.clone()),
            _ => None,
        };
        keys.iter().find_map(|key| text(key))
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
