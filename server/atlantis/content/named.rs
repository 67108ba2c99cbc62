//! Reads the names of rows, and takes them in among those of their kind.

use super::names::Names;
use super::row::Row;

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

/// Takes in the names of more rows; each that another row has is a fault of the later one.
pub(super) fn take_in<'a>(names: &mut Names, rows: Vec<Row<'a>>, called: Called) -> Vec<Named<'a>> {
    rows.into_iter().map(|row| named(names, row, called)).collect()
}

fn named<'a>(names: &mut Names, mut row: Row<'a>, called: Called) -> Named<'a> {
    let tag = if called == Called::Other { String::new() } else { tag(&mut row) };
    let name = row.text("name");
    let several = called == Called::Item && row.has("plural");
    let plural = if several { row.text("plural") } else { name.clone() };
    let also = if called == Called::Item { row.texts("also") } else { Vec::new() };
    let at = names.next();
    let mut add = |field: &str, name: &str| {
        if name.is_empty() {
            return;
        }
        if let Err(other) = names.add(at, row.name(), name) {
            row.fault(field, format!("“{name}” is a name of {other} already."));
        }
    };
    add("tag", &tag);
    add("name", &name);
    if several {
        add("plural", &plural);
    }
    also.iter().for_each(|tag| add("also", tag));
    Named { at, tag, name, plural, also, row }
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
