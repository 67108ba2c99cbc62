//! Fields that name other rows.

use std::ops::RangeInclusive;

use super::Row;
use crate::content::file::Node;
use crate::content::names::Names;

impl Row<'_> {
    /// The place of the row that is named here.
    pub(in crate::content) fn one(&mut self, field: &'static str, names: &Names) -> Option<u16> {
        let found = self.needed(field)?;
        self.as_one(field, found, names)
    }

    /// The places of the rows that are named here, each once.
    pub(in crate::content) fn some(&mut self, field: &'static str, names: &Names) -> Vec<u16> {
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
    pub(in crate::content) fn amounts(
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
}
