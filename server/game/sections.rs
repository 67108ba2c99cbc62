//! A view in sections: each is written as JSON once, and again only when a part of the state that it
//! was made from has been written since.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::shared::{Version, read_in};

/// What one audience was shown last: an object of named sections, each a JSON text; null while there is
/// none.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    sections: Vec<Section>,
}

#[derive(Clone, Debug)]
struct Section {
    name: Name,
    shape: Shape,
}

#[derive(Clone, Debug)]
enum Shape {
    /// Any value.
    One(Made),
    /// A list; each row of it is made on its own.
    Each(Vec<Made>),
    /// An object by number, made as a whole and compared row by row.
    Rows(Vec<Version>, Texts),
    /// An object of sections of its own.
    Within(Kept),
}

type Name = Cow<'static, str>;
type Texts = BTreeMap<u64, Arc<str>>;

/// A text, and the versions of all parts of the state that were read for it.
#[derive(Clone, Debug)]
struct Made {
    basis: Vec<Version>,
    text: Arc<str>,
}

/// A place in a view where something else stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// A JSON pointer: `/rules`, `/players/3`.
    pub path: String,
    /// The JSON text that stood there; none where nothing did.
    pub was: Option<Arc<str>>,
    /// The JSON text that stands there now; none where nothing does.
    pub now: Option<Arc<str>>,
}

impl Kept {
    /// Begins to make the view anew. `versions` are those of all parts that the state holds now; what
    /// was made from other ones is made again.
    pub fn renew(&mut self, versions: impl IntoIterator<Item = Version>) -> Sections<'_> {
        let mut versions: Vec<_> = versions.into_iter().collect();
        versions.sort_unstable();
        let old = std::mem::take(&mut self.sections).into_iter().map(Some).collect();
        Sections { kept: self, old, versions, changes: Vec::new() }
    }

    /// Takes in a view that was made as a whole, one section for each of its fields.
    pub(crate) fn whole(&mut self, view: &impl Serialize) -> Vec<Change> {
        let mut sections = self.renew([]);
        let view = serde_json::to_value(view).expect("views are plain JSON");
        if let Value::Object(fields) = view {
            for (name, field) in fields {
                sections.put(name, &field);
            }
        }
        sections.changes()
    }

    /// Whether it is null.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sections.is_empty()
    }

    /// The JSON text of the whole.
    #[must_use]
    pub fn text(&self) -> String {
        if self.sections.is_empty() {
            return "null".into();
        }
        object(self.sections.iter().map(|section| (&section.name, section.shape.text())))
    }
}

/// A view in the making. The sections are asked for one after the other, each time in the same order;
/// what was there and is not asked for is gone. What a section is made from must be read while it is
/// made: only what is read then is noted.
#[derive(Debug)]
pub struct Sections<'a> {
    kept: &'a mut Kept,
    old: Vec<Option<Section>>,
    versions: Vec<Version>,
    changes: Vec<Change>,
}

impl Sections<'_> {
    /// A section of one value.
    pub fn one<T: Serialize>(&mut self, name: &'static str, make: impl FnOnce() -> T) {
        let old = self.old_one(name);
        let new = self.made(old.as_ref(), make);
        self.compare(|| path(name), old.map(|old| old.text), Some(&new.text));
        self.keep(name.into(), Shape::One(new));
    }

    /// A section of a value that was made of other things than parts of a state.
    pub fn put<T: Serialize>(&mut self, name: impl Into<Cow<'static, str>>, value: &T) {
        let name = name.into();
        let old = self.old_one(&name);
        let new = Made { basis: Vec::new(), text: written(value) };
        self.compare(|| path(&name), old.map(|old| old.text), Some(&new.text));
        self.keep(name, Shape::One(new));
    }

    /// A section that is a list; its rows are made one by one, by their places from 0.
    pub fn each<T: Serialize>(
        &mut self,
        name: &'static str,
        count: usize,
        mut make: impl FnMut(usize) -> T,
    ) {
        let old = match self.old(name) {
            Some(Shape::Each(rows)) => Some(rows),
            _ => None,
        };
        let known = |at: usize| old.as_ref().and_then(|old| old.get(at));
        let new: Vec<_> = (0..count).map(|at| self.made(known(at), || make(at))).collect();
        match old {
            Some(old) if old.len() == new.len() => {
                for (at, (old, new)) in old.into_iter().zip(&new).enumerate() {
                    self.compare(|| row(name, at), Some(old.text), Some(&new.text));
                }
            }
            old => {
                let was = old.map(|old| Shape::Each(old).text().into());
                self.compare(|| path(name), was, Some(&list(&new).into()));
            }
        }
        self.keep(name.into(), Shape::Each(new));
    }

    /// A section that is an object by number. Rows that came or went are told alone.
    pub fn rows<N: Into<u64>, T: Serialize>(
        &mut self,
        name: &'static str,
        make: impl FnOnce() -> BTreeMap<N, T>,
    ) {
        let old = match self.old(name) {
            Some(Shape::Rows(basis, rows)) if self.hold(&basis) => {
                return self.keep(name.into(), Shape::Rows(basis, rows));
            }
            Some(Shape::Rows(_, rows)) => Some(rows),
            _ => None,
        };
        let (new, basis) = read_in(|| written_rows(make()));
        self.compare_rows(name, old, &new);
        self.keep(name.into(), Shape::Rows(basis, new));
    }

    /// As [`Sections::rows`], of rows that were made of other things than parts of a state.
    pub fn put_rows<N: Into<u64>, T: Serialize>(
        &mut self,
        name: &'static str,
        rows: impl IntoIterator<Item = (N, T)>,
    ) {
        let old = match self.old(name) {
            Some(Shape::Rows(_, rows)) => Some(rows),
            _ => None,
        };
        let new = written_rows(rows);
        self.compare_rows(name, old, &new);
        self.keep(name.into(), Shape::Rows(Vec::new(), new));
    }

    /// A section that is an object of sections of its own, or null.
    pub fn within(&mut self, name: &'static str, show: impl FnOnce(&mut Kept) -> Vec<Change>) {
        let (known, mut kept) = match self.old(name) {
            Some(Shape::Within(kept)) => (true, kept),
            _ => (false, Kept::default()),
        };
        let was: Option<Arc<str>> = (known && kept.is_empty()).then(|| "null".into());
        let changes = show(&mut kept);
        if known && was.is_none() && !kept.is_empty() {
            let deeper = |change: Change| Change {
                path: format!("{}{}", path(name), change.path),
                ..change
            };
            self.changes.extend(changes.into_iter().map(deeper));
        } else {
            // Nothing can be changed within null.
            let was = was.or_else(|| known.then(|| "{}".into()));
            self.compare(|| path(name), was, Some(&kept.text().into()));
        }
        self.keep(name.into(), Shape::Within(kept));
    }

    /// What has changed since the view was made last, in an order in which it can be carried out.
    #[must_use]
    pub fn changes(mut self) -> Vec<Change> {
        for gone in std::mem::take(&mut self.old).into_iter().flatten() {
            self.compare(|| path(&gone.name), Some(gone.shape.text().into()), None);
        }
        self.changes
    }

    fn old_one(&mut self, name: &str) -> Option<Made> {
        match self.old(name)? {
            Shape::One(made) => Some(made),
            Shape::Each(_) | Shape::Rows(..) | Shape::Within(_) => None,
        }
    }

    /// What stood in the section of this name.
    fn old(&mut self, name: &str) -> Option<Shape> {
        let named = |section: &&mut Option<Section>| {
            section.as_ref().is_some_and(|section| section.name == name)
        };
        // Each time the same sections are asked for in the same order: it is the next one but seldom not.
        let next = self.kept.sections.len();
        let found = match self.old.get_mut(next) {
            Some(Some(section)) if section.name == name => self.old.get_mut(next),
            _ => self.old.iter_mut().find(named),
        };
        found?.take().map(|section| section.shape)
    }

    fn hold(&self, basis: &[Version]) -> bool {
        basis.iter().all(|version| self.versions.binary_search(version).is_ok())
    }

    fn made<T: Serialize>(&self, old: Option<&Made>, make: impl FnOnce() -> T) -> Made {
        if let Some(old) = old.filter(|old| self.hold(&old.basis)) {
            return old.clone();
        }
        let (text, basis) = read_in(|| written(&make()));
        // The text that is known already, so that whoever compares sees at once that it is the same.
        let text = match old {
            Some(old) if old.text == text => Arc::clone(&old.text),
            _ => text,
        };
        Made { basis, text }
    }

    fn compare(
        &mut self,
        path: impl FnOnce() -> String,
        was: Option<Arc<str>>,
        now: Option<&Arc<str>>,
    ) {
        let same = match (&was, now) {
            (Some(was), Some(now)) => Arc::ptr_eq(was, now) || was == now,
            (was, now) => was.is_none() && now.is_none(),
        };
        if !same {
            self.changes.push(Change { path: path(), was, now: now.cloned() });
        }
    }

    fn compare_rows(&mut self, name: &str, old: Option<Texts>, new: &Texts) {
        let Some(mut old) = old else {
            return self.compare(|| path(name), None, Some(&numbered(new).into()));
        };
        for (number, now) in new {
            self.compare(|| row(name, number), old.remove(number), Some(now));
        }
        for (number, was) in old {
            self.compare(|| row(name, number), Some(was), None);
        }
    }

    fn keep(&mut self, name: Name, shape: Shape) {
        self.kept.sections.push(Section { name, shape });
    }
}

impl Shape {
    fn text(&self) -> String {
        match self {
            Self::One(made) => made.text.to_string(),
            Self::Each(rows) => list(rows),
            Self::Rows(_, rows) => numbered(rows),
            Self::Within(kept) => kept.text(),
        }
    }
}

fn path(name: &str) -> String {
    format!("/{}", name.replace('~', "~0").replace('/', "~1"))
}

fn row(name: &str, row: impl std::fmt::Display) -> String {
    format!("{}/{row}", path(name))
}

fn written(value: &impl Serialize) -> Arc<str> {
    serde_json::to_string(value).expect("views are plain JSON").into()
}

fn written_rows<N: Into<u64>, T: Serialize>(rows: impl IntoIterator<Item = (N, T)>) -> Texts {
    rows.into_iter().map(|(number, row)| (number.into(), written(&row))).collect()
}

fn list(rows: &[Made]) -> String {
    let texts: Vec<_> = rows.iter().map(|row| &*row.text).collect();
    format!("[{}]", texts.join(","))
}

fn numbered(rows: &Texts) -> String {
    object(rows.iter())
}

fn object<K: std::fmt::Display, T: std::fmt::Display>(
    members: impl Iterator<Item = (K, T)>,
) -> String {
    let members: Vec<_> = members.map(|(name, text)| format!("\"{name}\":{text}")).collect();
    format!("{{{}}}", members.join(","))
}

#[cfg(test)]
mod tests;
