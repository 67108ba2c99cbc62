//! What was shown: the texts of a view's sections, and what each was made from.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt::{Display, Write as _};
use std::sync::Arc;

use serde::Serialize;

use super::pool;
use crate::shared::Version;

/// What one audience was shown last: an object of named sections, each a JSON text; null while there is
/// none.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    pub(super) sections: Vec<Section>,
    /// Of all parts of the state as they were then: whatever a section was made from is among them.
    pub(super) versions: Vec<Version>,
}

#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) name: Name,
    pub(super) shape: Shape,
}

#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// Not made yet.
    New,
    /// Any value.
    One(Made),
    /// Any value, or nothing at all.
    Maybe(Basis, Option<Arc<str>>),
    /// Any value, of which nobody knows what it was made from.
    Put(Arc<str>),
    /// A list; each row of it is made on its own.
    Each(Basis, Box<[Made]>),
    /// An object by number, of rows that stay what they are.
    Lines(Basis, Box<Lines>),
    /// An object of sections of its own, or null.
    Object(Basis, Box<Kept>),
    /// A list of such objects.
    Objects(Basis, Box<[Kept]>),
    /// An object of sections that were made of another state.
    Within(Box<Kept>),
}

pub(super) type Name = Cow<'static, str>;

/// The versions of all parts of the state that were read for something.
pub(super) type Basis = Box<[Version]>;

/// A text, and what it was made from.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) basis: Basis,
    pub(super) text: Arc<str>,
}

/// Rows in the order of their numbers, all made in the same epoch.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    pub(super) epoch: Box<[Version]>,
    pub(super) rows: Box<[(u64, Arc<str>)]>,
}

impl Kept {
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

    /// Keeps no more room than it needs.
    pub(super) fn fit(&mut self) {
        self.sections.shrink_to_fit();
    }

    /// Whether something in it was made from one of these versions, or nobody knows from what.
    pub(super) fn rests_on(&self, gone: &[Version]) -> bool {
        self.sections.iter().any(|section| section.shape.rests_on(gone))
    }
}

impl Lines {
    /// The rows as they are now; those of `was` that are of the same epoch stay.
    pub(super) fn of<N: Into<u64>, R, T: Serialize>(
        epoch: &[Version],
        was: &Self,
        rows: impl IntoIterator<Item = (N, R)>,
        make: impl Fn(R) -> T,
    ) -> Self {
        let same = *was.epoch == *epoch;
        let text = |(number, row): (N, R)| {
            let number = number.into();
            let place = was.rows.binary_search_by_key(&number, |(number, _)| *number).ok();
            let text = match place.map(|place| &was.rows[place].1) {
                Some(text) if same => Arc::clone(text),
                Some(text) => written(Some(text), &make(row)),
                // No other table tells the same.
                None => read_out(&make(row), |text| utf8(text).into()),
            };
            (number, text)
        };
        let mut rows: Vec<_> = rows.into_iter().map(text).collect();
        rows.sort_unstable_by_key(|(number, _)| *number);
        Self { epoch: epoch.into(), rows: rows.into() }
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

    pub(super) fn text(&self) -> Arc<str> {
        let mut text = String::new();
        self.write(&mut text);
        text.into()
    }

    /// Its text; none where it was not made yet.
    pub(super) fn into_text(self) -> Option<Arc<str>> {
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

    pub(super) fn rests_on(&self, gone: &[Version]) -> bool {
        match self {
            Self::New | Self::Put(_) => true,
            Self::One(Made { basis, .. }) | Self::Maybe(basis, _) | Self::Lines(basis, _) => {
                rests_on(basis, gone)
            }
            Self::Each(basis, rows) => {
                rests_on(basis, gone) || rows.iter().any(|row| rests_on(&row.basis, gone))
            }
            Self::Object(basis, kept) => rests_on(basis, gone) || kept.rests_on(gone),
            Self::Objects(basis, rows) => {
                rests_on(basis, gone) || rows.iter().any(|row| row.rests_on(gone))
            }
            // It has versions of its own.
            Self::Within(_) => true,
        }
    }
}

/// Whether one is among the others; both are in order. What is gone was written not long ago, and most of
/// what is shown was made from what was written long before.
pub(super) fn rests_on(basis: &[Version], gone: &[Version]) -> bool {
    let (Some(last), Some(first)) = (basis.last(), gone.first()) else { return false };
    first <= last && gone.iter().any(|version| basis.contains(version))
}

/// The JSON text of a value: where it is the one that is known, that very text; where none is known, one
/// that all share who begin with the same.
pub(super) fn written(known: Option<&Arc<str>>, value: &impl Serialize) -> Arc<str> {
    read_out(value, |text| match known {
        Some(known) if known.as_bytes() == text => Arc::clone(known),
        Some(_) => utf8(text).into(),
        None => pool::shared(utf8(text)),
    })
}

fn utf8(json: &[u8]) -> &str {
    str::from_utf8(json).expect("JSON is UTF-8")
}

/// The JSON text of a value, and what is made of it.
fn read_out<T>(value: &impl Serialize, make: impl FnOnce(&[u8]) -> T) -> T {
    thread_local! {
        static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    // A value may be written while another is: then it finds no room kept, and makes its own.
    let mut room = ROOM.take();
    room.clear();
    serde_json::to_writer(&mut room, value).expect("views are plain JSON");
    let made = make(&room);
    ROOM.set(room);
    made
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
