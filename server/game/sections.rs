//! A view in sections: each is written as JSON once, and again only when a part of the state that it
//! was made from has been written since.

use std::borrow::Cow;
use std::fmt::Display;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::shared::{Version, read_in};

mod kept;
mod pool;
pub use kept::Kept;
use kept::{Basis, Lines, Made, Name, Section, Shape, rests_on, written};

/// The version of what is not among the parts of the state. It is gone each time.
const UNKNOWN: Version = Version::MAX;

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
    /// Begins to make the view anew. `versions` are those of all parts that the state holds now, each time
    /// in the same order; what was made from other ones is made again. What was made from a part that is
    /// not among them, such as a copy that was written to try something, is made again each time.
    pub fn renew(&mut self, versions: impl IntoIterator<Item = Version>) -> Sections<'_> {
        let (mut gone, mut count) = (Vec::new(), 0);
        // Where another part has come between, those behind it count as gone too: what was made from them
        // is made again, and comes out the same.
        for now in versions {
            match self.versions.get_mut(count) {
                Some(was) if *was == now => {}
                Some(was) => gone.push(std::mem::replace(was, now)),
                None => self.versions.push(now),
            }
            count += 1;
        }
        gone.extend(self.versions.drain(count..));
        gone.push(UNKNOWN);
        gone.sort_unstable();
        let Self { sections, versions } = self;
        Sections { sections, versions, next: 0, gone: gone.into(), changes: Vec::new() }
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
}

/// A view in the making. The sections are asked for one after the other, each time in the same order;
/// what was there and is not asked for is gone. What a section is made from must be read while it is
/// made: only what is read then is noted.
#[derive(Debug)]
pub struct Sections<'a> {
    /// Those that were asked for come first.
    sections: &'a mut Vec<Section>,
    /// Of all parts of the state.
    versions: &'a [Version],
    /// How many were asked for.
    next: usize,
    /// Versions that the state held when they were made, and holds no more; in order.
    gone: Cow<'a, [Version]>,
    changes: Vec<Change>,
}

impl Sections<'_> {
    /// Whether all sections are known to be what they would be made now: then none need be asked for.
    #[must_use]
    pub fn are_the_same(&self) -> bool {
        let rests = |section: &Section| section.shape.rests_on(&self.gone);
        self.next == 0 && !self.sections.is_empty() && !self.sections.iter().any(rests)
    }

    /// A section of one value.
    pub fn one<T: Serialize>(&mut self, name: &'static str, make: impl FnOnce() -> T) {
        let (at, known) = self.take(name.into());
        let shape = match known {
            Shape::One(known) if !self.is_gone(&known.basis) => Shape::One(known),
            known => {
                let was = known.into_text();
                let now = self.made(was.as_ref(), make);
                self.compare(|| path(name), was, Some(&now.text));
                Shape::One(now)
            }
        };
        self.sections[at].shape = shape;
    }

    /// A section that is there only while there is a value.
    pub fn maybe<T: Serialize>(&mut self, name: &'static str, make: impl FnOnce() -> Option<T>) {
        let (at, known) = self.take(name.into());
        let shape = match known {
            Shape::Maybe(basis, text) if !self.is_gone(&basis) => Shape::Maybe(basis, text),
            known => {
                let was = known.into_text();
                let (now, basis) = self.read(|| make().map(|value| written(was.as_ref(), &value)));
                self.compare(|| path(name), was, now.as_ref());
                Shape::Maybe(basis, now)
            }
        };
        self.sections[at].shape = shape;
    }

    /// A section of a value that was made of other things than parts of a state.
    pub fn put<T: Serialize>(&mut self, name: impl Into<Cow<'static, str>>, value: &T) {
        let name = name.into();
        let (at, known) = self.take(name.clone());
        let was = known.into_text();
        let now = written(was.as_ref(), value);
        self.compare(|| path(&name), was, Some(&now));
        self.sections[at].shape = Shape::Put(now);
    }

    /// A section that is a list; its rows are made one by one, by their places from 0.
    pub fn each<T: Serialize>(
        &mut self,
        name: &'static str,
        count: impl FnOnce() -> usize,
        mut make: impl FnMut(usize) -> T,
    ) {
        let (at, known) = self.take(name.into());
        let (count, basis) = self.read(count);
        let shape = match known {
            Shape::Each(_, mut rows) if rows.len() == count => {
                for (at, known) in rows.iter_mut().enumerate() {
                    if self.is_gone(&known.basis) {
                        let now = self.made(Some(&known.text), || make(at));
                        let was = std::mem::replace(known, now);
                        self.compare(|| row(name, at), Some(was.text), Some(&known.text));
                    }
                }
                Shape::Each(basis, rows)
            }
            known => {
                let rows = (0..count).map(|at| self.made(None, || make(at))).collect();
                self.anew(name, known, Shape::Each(basis, rows))
            }
        };
        self.sections[at].shape = shape;
    }

    /// A section that is an object by number. A row stays as it was made when its number was new, as
    /// long as `epoch` stays the same; those that come or go are told alone. The rows may come in any
    /// order, each number once.
    pub fn lines<N: Into<u64>, R, T: Serialize, I: IntoIterator<Item = (N, R)>>(
        &mut self,
        name: &'static str,
        epoch: &[Version],
        rows: impl FnOnce() -> I,
        make: impl Fn(R) -> T,
    ) {
        let (at, known) = self.take(name.into());
        let shape = match known {
            Shape::Lines(basis, was) if *was.epoch == *epoch && !self.is_gone(&basis) => {
                Shape::Lines(basis, was)
            }
            Shape::Lines(_, was) => {
                let (now, basis) = self.read(|| Lines::of(epoch, &was, rows(), make));
                self.compare_lines(name, *was, &now);
                Shape::Lines(basis, now.into())
            }
            known => {
                let none = Lines::default();
                let (now, basis) = self.read(|| Lines::of(epoch, &none, rows(), make));
                self.anew(name, known, Shape::Lines(basis, now.into()))
            }
        };
        self.sections[at].shape = shape;
    }

    /// A section that is an object of sections of its own, made of the same state; null where `show` asks
    /// for none.
    pub fn object(&mut self, name: &'static str, show: impl FnOnce(&mut Sections<'_>)) {
        let (at, known) = self.take(name.into());
        let shape = match known {
            Shape::Object(basis, kept) if !self.is_gone(&basis) && !kept.rests_on(&self.gone) => {
                Shape::Object(basis, kept)
            }
            Shape::Object(_, mut kept) => {
                let was_null = kept.is_empty();
                let mut within = self.within_it(&mut kept);
                let (_, basis) = self.read(|| show(&mut within));
                // Nothing can be changed within null.
                if within.next == 0 {
                    let was = kept.text();
                    kept.sections.clear();
                    self.compare(|| path(name), Some(was.into()), Some(&"null".into()));
                } else if was_null {
                    let now = kept.text();
                    self.compare(|| path(name), Some("null".into()), Some(&now.into()));
                } else {
                    let changes = within.changes();
                    self.deeper(&path(name), changes);
                }
                Shape::Object(basis, kept)
            }
            known => {
                let mut kept: Box<Kept> = Box::default();
                let (_, basis) = self.read(|| show(&mut self.within_it(&mut kept)));
                kept.fit();
                self.anew(name, known, Shape::Object(basis, kept))
            }
        };
        self.sections[at].shape = shape;
    }

    /// As [`Sections::each`], of rows that are objects of sections of their own.
    pub fn objects(
        &mut self,
        name: &'static str,
        count: impl FnOnce() -> usize,
        mut show: impl FnMut(usize, &mut Sections<'_>),
    ) {
        let (at, known) = self.take(name.into());
        let (count, basis) = self.read(count);
        let shape = match known {
            Shape::Objects(_, mut rows) if rows.len() == count => {
                for (at, kept) in rows.iter_mut().enumerate() {
                    if !kept.rests_on(&self.gone) {
                        continue;
                    }
                    let mut within = self.within_it(kept);
                    show(at, &mut within);
                    let changes = within.changes();
                    self.deeper(&row(name, at), changes);
                }
                Shape::Objects(basis, rows)
            }
            known => {
                let mut rows = vec![Kept::default(); count].into_boxed_slice();
                for (at, kept) in rows.iter_mut().enumerate() {
                    show(at, &mut self.within_it(kept));
                    kept.fit();
                }
                self.anew(name, known, Shape::Objects(basis, rows))
            }
        };
        self.sections[at].shape = shape;
    }

    /// A section that is an object of sections of its own, made of another state, or null.
    pub fn within(&mut self, name: &'static str, show: impl FnOnce(&mut Kept) -> Vec<Change>) {
        let (at, known) = self.take(name.into());
        let (known, mut kept) = match known {
            Shape::Within(kept) => (true, kept),
            _ => (false, Box::default()),
        };
        let was: Option<Arc<str>> = (known && kept.is_empty()).then(|| "null".into());
        let changes = show(&mut kept);
        if known && was.is_none() && !kept.is_empty() {
            self.deeper(&path(name), changes);
        } else {
            // Nothing can be changed within null.
            let was = was.or_else(|| known.then(|| "{}".into()));
            self.compare(|| path(name), was, Some(&kept.text().into()));
        }
        self.sections[at].shape = Shape::Within(kept);
    }

    /// What has changed since the view was made last, in an order in which it can be carried out.
    #[must_use]
    pub fn changes(mut self) -> Vec<Change> {
        for gone in self.sections.split_off(self.next) {
            self.compare(|| path(&gone.name), gone.shape.into_text(), None);
        }
        self.sections.shrink_to_fit();
        self.changes
    }

    /// What stood in the section of this name, and its place among those that were asked for.
    fn take(&mut self, name: Name) -> (usize, Shape) {
        let (at, sections) = (self.next, &mut *self.sections);
        self.next += 1;
        // Each time the same sections are asked for in the same order: it is the next one but seldom not.
        match sections[at..].iter().position(|section| section.name == name) {
            Some(0) => {}
            Some(further) => sections.swap(at, at + further),
            None => sections.insert(at, Section { name, shape: Shape::New }),
        }
        (at, std::mem::replace(&mut sections[at].shape, Shape::New))
    }

    /// Takes in what has changed within the section at this path.
    fn deeper(&mut self, path: &str, changes: Vec<Change>) {
        let deeper = |change: Change| Change { path: format!("{path}{}", change.path), ..change };
        self.changes.extend(changes.into_iter().map(deeper));
    }

    /// The sections of a section.
    fn within_it<'b>(&'b self, kept: &'b mut Kept) -> Sections<'b> {
        let (sections, versions) = (&mut kept.sections, self.versions);
        let gone = Cow::Borrowed(&*self.gone);
        Sections { sections, versions, next: 0, gone, changes: Vec::new() }
    }

    fn made<T: Serialize>(&self, known: Option<&Arc<str>>, make: impl FnOnce() -> T) -> Made {
        let (text, basis) = self.read(|| written(known, &make()));
        Made { basis, text }
    }

    /// Makes something, and says what it was made from.
    fn read<T>(&self, make: impl FnOnce() -> T) -> (T, Basis) {
        let (made, mut basis) = read_in(make);
        if !basis.iter().all(|version| self.versions.contains(version)) {
            basis = vec![UNKNOWN];
        }
        (made, basis.into())
    }

    fn is_gone(&self, basis: &[Version]) -> bool {
        rests_on(basis, &self.gone)
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

    /// Something else stands where `was` stood.
    fn anew(&mut self, name: &str, was: Shape, now: Shape) -> Shape {
        let text = now.text();
        self.compare(|| path(name), was.into_text(), Some(&text));
        now
    }

    fn compare_lines(&mut self, name: &str, was: Lines, now: &Lines) {
        let mut was = was.rows.into_iter().peekable();
        for (number, text) in &now.rows {
            while let Some((gone, text)) = was.next_if(|(before, _)| before < number) {
                self.compare(|| row(name, gone), Some(text), None);
            }
            let was = was.next_if(|(same, _)| same == number).map(|(_, text)| text);
            self.compare(|| row(name, number), was, Some(text));
        }
        for (gone, text) in was {
            self.compare(|| row(name, gone), Some(text), None);
        }
    }
}

fn path(name: &str) -> String {
    format!("/{}", name.replace('~', "~0").replace('/', "~1"))
}

fn row(name: &str, row: impl Display) -> String {
    format!("{}/{row}", path(name))
}

#[cfg(test)]
mod tests;
