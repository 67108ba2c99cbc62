//! A view in sections: each is written as JSON once, and again only when a part of the state that it
//! was made from has been written since.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt::{Display, Write as _};
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::shared::{Version, read_in};

/// What one audience was shown last: an object of named sections, each a JSON text; null while there is
/// none.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    sections: Vec<Section>,
    /// Of all parts of the state as they were then: whatever a section was made from is among them.
    versions: Vec<Version>,
}

#[derive(Clone, Debug)]
struct Section {
    name: Name,
    shape: Shape,
}

#[derive(Clone, Debug)]
enum Shape {
    /// Not made yet.
    New,
    /// Any value.
    One(Made),
    /// Any value, or nothing at all.
    Maybe(Basis, Option<Arc<str>>),
    /// Any value, of which nobody knows what it was made from.
    Put(Arc<str>),
    /// A list; each row of it is made on its own.
    Each(Basis, Vec<Made>),
    /// An object by number, of rows that stay what they are.
    Lines(Basis, Lines),
    /// An object of sections of its own, or null.
    Object(Basis, Kept),
    /// A list of such objects.
    Objects(Basis, Vec<Kept>),
    /// An object of sections that were made of another state.
    Within(Kept),
}

type Name = Cow<'static, str>;

/// The versions of all parts of the state that were read for something.
type Basis = Vec<Version>;

/// A text, and what it was made from.
#[derive(Clone, Debug)]
struct Made {
    basis: Basis,
    text: Arc<str>,
}

/// Rows in the order of their numbers, all made in the same epoch.
#[derive(Clone, Debug, Default)]
struct Lines {
    epoch: Vec<Version>,
    rows: Vec<(u64, Arc<str>)>,
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
    /// Begins to make the view anew. `versions` are those of all parts that the state holds now, each time
    /// in the same order; what was made from other ones is made again.
    pub fn renew(&mut self, versions: impl IntoIterator<Item = Version>) -> Sections<'_> {
        let mut gone = Vec::new();
        let mut known = std::mem::take(&mut self.versions).into_iter();
        // Where another part has come between, those behind it count as gone too: what was made from them
        // is made again, and comes out the same.
        self.versions.extend(versions.into_iter().inspect(|now| {
            gone.extend(known.next().filter(|was| was != now));
        }));
        gone.extend(known);
        Sections { kept: self, next: 0, gone, changes: Vec::new() }
    }

    /// Begins to make anew what was made from one of these versions.
    fn go_on(&mut self, gone: &[Version]) -> Sections<'_> {
        Sections { kept: self, next: 0, gone: gone.to_vec(), changes: Vec::new() }
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
        let mut text = String::new();
        self.write(&mut text);
        text
    }

    /// Writes the JSON text of the whole.
    pub fn write(&self, to: &mut String) {
        if self.sections.is_empty() {
            return to.push_str("null");
        }
        let sections = self.sections.iter().filter(|section| !section.shape.is_nothing());
        object(to, sections.map(|section| (&section.name, |to: &mut _| section.shape.write(to))));
    }

    /// Whether something in it was made from one of these versions, or nobody knows from what.
    fn rests_on(&self, gone: &[Version]) -> bool {
        self.sections.iter().any(|section| section.shape.rests_on(gone))
    }
}

/// A view in the making. The sections are asked for one after the other, each time in the same order;
/// what was there and is not asked for is gone. What a section is made from must be read while it is
/// made: only what is read then is noted.
#[derive(Debug)]
pub struct Sections<'a> {
    /// Those that were asked for come first.
    kept: &'a mut Kept,
    /// How many were asked for.
    next: usize,
    /// Versions that the state held when they were made, and holds no more.
    gone: Vec<Version>,
    changes: Vec<Change>,
}

impl Sections<'_> {
    /// Whether all sections are known to be what they would be made now: then none need be asked for.
    #[must_use]
    pub fn are_the_same(&self) -> bool {
        self.next == 0 && !self.kept.sections.is_empty() && !self.kept.rests_on(&self.gone)
    }

    /// A section of one value.
    pub fn one<T: Serialize>(&mut self, name: &'static str, make: impl FnOnce() -> T) {
        let (at, known) = self.take(name.into());
        let shape = match known {
            Shape::One(known) if !self.is_gone(&known.basis) => Shape::One(known),
            known => {
                let was = known.into_text();
                let now = Made::of(was.as_ref(), make);
                self.compare(|| path(name), was, Some(&now.text));
                Shape::One(now)
            }
        };
        self.kept.sections[at].shape = shape;
    }

    /// A section that is there only while there is a value.
    pub fn maybe<T: Serialize>(&mut self, name: &'static str, make: impl FnOnce() -> Option<T>) {
        let (at, known) = self.take(name.into());
        let shape = match known {
            Shape::Maybe(basis, text) if !self.is_gone(&basis) => Shape::Maybe(basis, text),
            known => {
                let was = known.into_text();
                let (now, basis) = read_in(|| make().map(|value| written(was.as_ref(), &value)));
                self.compare(|| path(name), was, now.as_ref());
                Shape::Maybe(basis, now)
            }
        };
        self.kept.sections[at].shape = shape;
    }

    /// A section of a value that was made of other things than parts of a state.
    pub fn put<T: Serialize>(&mut self, name: impl Into<Cow<'static, str>>, value: &T) {
        let name = name.into();
        let (at, known) = self.take(name.clone());
        let was = known.into_text();
        let now = written(was.as_ref(), value);
        self.compare(|| path(&name), was, Some(&now));
        self.kept.sections[at].shape = Shape::Put(now);
    }

    /// A section that is a list; its rows are made one by one, by their places from 0.
    pub fn each<T: Serialize>(
        &mut self,
        name: &'static str,
        count: impl FnOnce() -> usize,
        mut make: impl FnMut(usize) -> T,
    ) {
        let (at, known) = self.take(name.into());
        let (count, basis) = read_in(count);
        let shape = match known {
            Shape::Each(_, mut rows) if rows.len() == count => {
                for (at, known) in rows.iter_mut().enumerate() {
                    if self.is_gone(&known.basis) {
                        let now = Made::of(Some(&known.text), || make(at));
                        let was = std::mem::replace(known, now);
                        self.compare(|| row(name, at), Some(was.text), Some(&known.text));
                    }
                }
                Shape::Each(basis, rows)
            }
            known => {
                let rows = (0..count).map(|at| Made::of(None, || make(at))).collect();
                self.anew(name, known, Shape::Each(basis, rows))
            }
        };
        self.kept.sections[at].shape = shape;
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
            Shape::Lines(basis, was) if was.epoch == epoch && !self.is_gone(&basis) => {
                Shape::Lines(basis, was)
            }
            Shape::Lines(_, was) => {
                let (now, basis) = read_in(|| Lines::of(epoch, &was, rows(), make));
                self.compare_lines(name, was, &now);
                Shape::Lines(basis, now)
            }
            known => {
                let none = Lines::default();
                let (now, basis) = read_in(|| Lines::of(epoch, &none, rows(), make));
                self.anew(name, known, Shape::Lines(basis, now))
            }
        };
        self.kept.sections[at].shape = shape;
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
                let mut within = kept.go_on(&self.gone);
                let (_, basis) = read_in(|| show(&mut within));
                // Nothing can be changed within null.
                if within.next == 0 {
                    let was = within.kept.text();
                    within.kept.sections.clear();
                    self.compare(|| path(name), Some(was.into()), Some(&"null".into()));
                } else if was_null {
                    let now = within.kept.text();
                    self.compare(|| path(name), Some("null".into()), Some(&now.into()));
                } else {
                    let changes = within.changes();
                    self.deeper(&path(name), changes);
                }
                Shape::Object(basis, kept)
            }
            known => {
                let mut kept = Kept::default();
                let (_, basis) = read_in(|| show(&mut kept.go_on(&[])));
                self.anew(name, known, Shape::Object(basis, kept))
            }
        };
        self.kept.sections[at].shape = shape;
    }

    /// As [`Sections::each`], of rows that are objects of sections of their own.
    pub fn objects(
        &mut self,
        name: &'static str,
        count: impl FnOnce() -> usize,
        mut show: impl FnMut(usize, &mut Sections<'_>),
    ) {
        let (at, known) = self.take(name.into());
        let (count, basis) = read_in(count);
        let shape = match known {
            Shape::Objects(_, mut rows) if rows.len() == count => {
                for (at, kept) in rows.iter_mut().enumerate() {
                    if !kept.rests_on(&self.gone) {
                        continue;
                    }
                    let mut within = kept.go_on(&self.gone);
                    show(at, &mut within);
                    let changes = within.changes();
                    self.deeper(&row(name, at), changes);
                }
                Shape::Objects(basis, rows)
            }
            known => {
                let mut rows = vec![Kept::default(); count];
                for (at, kept) in rows.iter_mut().enumerate() {
                    show(at, &mut kept.go_on(&[]));
                }
                self.anew(name, known, Shape::Objects(basis, rows))
            }
        };
        self.kept.sections[at].shape = shape;
    }

    /// A section that is an object of sections of its own, made of another state, or null.
    pub fn within(&mut self, name: &'static str, show: impl FnOnce(&mut Kept) -> Vec<Change>) {
        let (at, known) = self.take(name.into());
        let (known, mut kept) = match known {
            Shape::Within(kept) => (true, kept),
            _ => (false, Kept::default()),
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
        self.kept.sections[at].shape = Shape::Within(kept);
    }

    /// What has changed since the view was made last, in an order in which it can be carried out.
    #[must_use]
    pub fn changes(mut self) -> Vec<Change> {
        for gone in self.kept.sections.split_off(self.next) {
            self.compare(|| path(&gone.name), gone.shape.into_text(), None);
        }
        self.changes
    }

    /// What stood in the section of this name, and its place among those that were asked for.
    fn take(&mut self, name: Name) -> (usize, Shape) {
        let (at, sections) = (self.next, &mut self.kept.sections);
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

impl Made {
    /// What is made now. Where its text is the one that is known already, that very text, so that
    /// whoever compares sees at once that it is the same.
    fn of<T: Serialize>(known: Option<&Arc<str>>, make: impl FnOnce() -> T) -> Self {
        let (text, basis) = read_in(|| written(known, &make()));
        Self { basis, text }
    }
}

impl Lines {
    /// The rows as they are now; those of `was` that are of the same epoch stay.
    fn of<N: Into<u64>, R, T: Serialize>(
        epoch: &[Version],
        was: &Self,
        rows: impl IntoIterator<Item = (N, R)>,
        make: impl Fn(R) -> T,
    ) -> Self {
        let same = was.epoch == epoch;
        let text = |(number, row): (N, R)| {
            let number = number.into();
            let place = was.rows.binary_search_by_key(&number, |(number, _)| *number).ok();
            let text = place.map(|place| &was.rows[place].1);
            let stays = text.filter(|_| same).cloned();
            (number, stays.unwrap_or_else(|| written(text, &make(row))))
        };
        let mut rows: Vec<_> = rows.into_iter().map(text).collect();
        rows.sort_unstable_by_key(|(number, _)| *number);
        Self { epoch: epoch.into(), rows }
    }
}

impl Shape {
    fn write(&self, to: &mut String) {
        match self {
            Self::New | Self::Maybe(_, None) => to.push_str("null"),
            Self::One(Made { text, .. }) | Self::Maybe(_, Some(text)) | Self::Put(text) => {
                to.push_str(text);
            }
            Self::Each(_, rows) => {
                let rows = rows.iter().map(|row| |to: &mut String| to.push_str(&row.text));
                enclosed(to, ['[', ']'], rows);
            }
            Self::Lines(_, lines) => {
                let rows = lines.rows.iter();
                object(to, rows.map(|(number, row)| (number, |to: &mut String| to.push_str(row))));
            }
            Self::Objects(_, rows) => {
                let rows = rows.iter().map(|row| |to: &mut String| row.write(to));
                enclosed(to, ['[', ']'], rows);
            }
            Self::Object(_, kept) | Self::Within(kept) => kept.write(to),
        }
    }

    fn text(&self) -> Arc<str> {
        let mut text = String::new();
        self.write(&mut text);
        text.into()
    }

    /// Its text; none where it was not made yet.
    fn into_text(self) -> Option<Arc<str>> {
        match self {
            Self::New | Self::Maybe(_, None) => None,
            Self::One(Made { text, .. }) | Self::Maybe(_, Some(text)) | Self::Put(text) => {
                Some(text)
            }
            shape => Some(shape.text()),
        }
    }

    /// Whether it is not there.
    fn is_nothing(&self) -> bool {
        matches!(self, Self::Maybe(_, None))
    }

    fn rests_on(&self, gone: &[Version]) -> bool {
        match self {
            Self::New | Self::Put(_) => true,
            Self::One(Made { basis, .. }) | Self::Maybe(basis, _) => rests_on(basis, gone),
            Self::Each(basis, rows) => {
                rests_on(basis, gone) || rows.iter().any(|row| rests_on(&row.basis, gone))
            }
            Self::Lines(basis, _) => rests_on(basis, gone),
            Self::Object(basis, kept) => rests_on(basis, gone) || kept.rests_on(gone),
            Self::Objects(basis, rows) => {
                rests_on(basis, gone) || rows.iter().any(|row| row.rests_on(gone))
            }
            Self::Within(kept) => kept.rests_on(gone),
        }
    }
}

fn rests_on(basis: &[Version], gone: &[Version]) -> bool {
    gone.iter().any(|version| basis.contains(version))
}

fn path(name: &str) -> String {
    format!("/{}", name.replace('~', "~0").replace('/', "~1"))
}

fn row(name: &str, row: impl Display) -> String {
    format!("{}/{row}", path(name))
}

/// The JSON text of a value: where it is the one that is known, that very text.
fn written(known: Option<&Arc<str>>, value: &impl Serialize) -> Arc<str> {
    thread_local! {
        static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    // A value may be written while another is: then it finds no room kept, and makes its own.
    let mut room = ROOM.take();
    room.clear();
    serde_json::to_writer(&mut room, value).expect("views are plain JSON");
    let same = known.filter(|known| known.as_bytes() == room).cloned();
    let text = same.unwrap_or_else(|| str::from_utf8(&room).expect("JSON is UTF-8").into());
    ROOM.set(room);
    text
}

fn object<K: Display, W: FnOnce(&mut String)>(
    to: &mut String,
    members: impl Iterator<Item = (K, W)>,
) {
    let member = |(name, write): (K, W)| {
        move |to: &mut String| {
            let _ = write!(to, "\"{name}\":");
            write(to);
        }
    };
    enclosed(to, ['{', '}'], members.map(member));
}

fn enclosed<W: FnOnce(&mut String)>(
    to: &mut String,
    [open, close]: [char; 2],
    members: impl Iterator<Item = W>,
) {
    to.push(open);
    for (at, write) in members.enumerate() {
        if at > 0 {
            to.push(',');
        }
        write(to);
    }
    to.push(close);
}

#[cfg(test)]
mod tests;
