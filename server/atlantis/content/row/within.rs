//! Tables within a row, and lists of rows.

use super::Row;
use crate::content::file::{Fields, Value};

impl Row<'_> {
    /// Texts by level, from 1 to 5; empty where a level has none.
    pub(in crate::content) fn levels(&mut self, field: &'static str) -> Vec<String> {
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
    pub(in crate::content) fn inner(&mut self, field: &'static str) -> Option<Self> {
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
    pub(in crate::content) fn none(&self, field: &str) -> Self {
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
    pub(in crate::content) fn is_word(&mut self, field: &'static str, word: &str) -> bool {
        let is = self.fields.get(field);
        let is = is.is_some_and(|node| matches!(&node.value, Value::Text(text) if text == word));
        if is {
            self.take(field);
        }
        is
    }

    /// A list of tables. Those of a file are named by their tag or name.
    pub(in crate::content) fn rows(&mut self, list: &'static str) -> Vec<Self> {
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
