//! How rows refer to each other: by tag, singular or plural, as orders do (O-16).

use std::collections::BTreeMap;

use super::row::Row;

/// The rows of a kind by all their names.
#[derive(Debug)]
pub(super) struct Names {
    /// What a row is: “an item”.
    what: &'static str,
    by_name: BTreeMap<String, (u16, String)>,
    next: u16,
}

/// Which names rows of a kind have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Called {
    /// Tag, singular, plural, other tags.
    Item,
    /// Tag and name.
    Skill,
    /// Name.
    Other,
}

/// A row whose names have been read.
pub(super) struct Named<'a> {
    /// Its place among all of its kind.
    pub(super) at: u16,
    pub(super) tag: String,
    pub(super) name: String,
    pub(super) plural: String,
    pub(super) also: Vec<String>,
    /// All else.
    pub(super) row: Row<'a>,
}

/// A name without blanks, `_` and capitals, so that two that orders cannot tell apart are the same.
pub(super) fn folded(name: &str) -> String {
    name.chars().filter(|c| *c != ' ' && *c != '_').flat_map(char::to_lowercase).collect()
}

impl Names {
    pub(super) const fn of(what: &'static str) -> Self {
        Self { what, by_name: BTreeMap::new(), next: 0 }
    }

    /// Takes in the names of more rows; each that another row has is a fault of the later one.
    pub(super) fn take_in<'a>(&mut self, rows: Vec<Row<'a>>, called: Called) -> Vec<Named<'a>> {
        rows.into_iter().map(|row| self.named(row, called)).collect()
    }

    fn named<'a>(&mut self, mut row: Row<'a>, called: Called) -> Named<'a> {
        let tag = if called == Called::Other { String::new() } else { tag(&mut row) };
        let name = row.text("name");
        let several = called == Called::Item && row.has("plural");
        let plural = if several { row.text("plural") } else { name.clone() };
        let also = if called == Called::Item { row.texts("also") } else { Vec::new() };
        let at = self.next;
        self.next += 1;
        self.add(at, &row, "tag", &tag);
        self.add(at, &row, "name", &name);
        self.add(at, &row, "plural", &plural);
        also.iter().for_each(|tag| self.add(at, &row, "also", tag));
        Named { at, tag, name, plural, also, row }
    }

    fn add(&mut self, at: u16, row: &Row<'_>, field: &str, name: &str) {
        if name.is_empty() {
            return;
        }
        let known = self.by_name.entry(folded(name)).or_insert_with(|| (at, row.name().into()));
        if known.0 != at {
            row.fault(field, format!("“{name}” is a name of {} already.", known.1));
        }
    }

    /// The row of this name.
    ///
    /// # Errors
    /// Where there is none: what to say.
    pub(super) fn find(&self, name: &str) -> Result<u16, String> {
        if let Some((at, _)) = self.by_name.get(&folded(name)) {
            return Ok(*at);
        }
        let said = format!("There is not {} “{name}”.", self.what);
        Err(match self.near(name) {
            Some(near) => format!("{said} Did you mean “{near}”?"),
            None => said,
        })
    }

    fn near(&self, name: &str) -> Option<&str> {
        nearest(&folded(name), self.by_name.keys().map(String::as_str))
    }
}

/// The nearest of some words, at most two letters away.
pub(super) fn nearest<'a>(word: &str, of: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let all = of.map(|one| (strsim::osa_distance(one, word), one));
    let near = all.filter(|(distance, one)| *distance <= 2 && *distance < one.chars().count());
    near.min().map(|(_, one)| one)
}

/// A tag: two to four capitals.
fn tag(row: &mut Row<'_>) -> String {
    let tag = row.text("tag");
    let letters = tag.bytes().all(|byte| byte.is_ascii_uppercase());
    let fits = letters && (2..=4).contains(&tag.len());
    if !tag.is_empty() && !fits {
        row.fault("tag", "A tag is two to four capital letters.");
    }
    tag
}
