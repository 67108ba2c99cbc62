//! Writes the file of a language, or brings it up to date: what is translated stays, what is new waits to be
//! translated, and what a scenario says no longer is kept behind the rest.

use std::collections::HashMap;

use ferrocat_po::{Header, PoFile, PoItem, SerializeOptions, parse_po, stringify_po};
use game::{Fault, SourceText};

use super::{ENDING, FUZZY, Key, Row, Wanted, all_rows, wanted};

/// The columns of a line of text.
const FOLD: usize = 100;

/// The file of a language for the scenario of this name; `old` is the file as it stands.
///
/// # Errors
/// When the old file cannot be read.
pub(crate) fn written(
    (name, language): (&str, &str),
    texts: &[SourceText],
    old: Option<&str>,
) -> Result<String, Fault> {
    let file = format!("{language}{ENDING}");
    let rows = old.map_or(Ok(Vec::new()), |old| all_rows(&file, old))?;
    let mut page = old.and_then(|old| parse_po(old).ok()).unwrap_or_default();
    if page.headers.is_empty() {
        page = PoFile { headers: headers(name, language), ..page };
    }
    page.items = Merge::of(rows).items(&wanted(texts));
    Ok(stringify_po(&page, &SerializeOptions::default().with_fold_length(FOLD)))
}

/// A head without dates: the same scenario has the same file.
fn headers(name: &str, language: &str) -> Vec<Header> {
    let head = [
        ("Project-Id-Version", name),
        ("Language", language),
        ("MIME-Version", "1.0"),
        ("Content-Type", "text/plain; charset=UTF-8"),
        ("Content-Transfer-Encoding", "8bit"),
    ];
    head.map(|(key, value)| Header { key: key.into(), value: value.into() }).into()
}

/// The entries of an old file that have not found their place in the new one.
struct Merge {
    old: Vec<Option<PoItem>>,
    by_key: HashMap<Key, usize>,
}

impl Merge {
    fn of(rows: Vec<Row>) -> Self {
        let mut by_key = HashMap::new();
        for (at, row) in rows.iter().enumerate() {
            // What is in use goes before what was given up.
            if !row.item.obsolete || !by_key.contains_key(&row.key()) {
                by_key.insert(row.key(), at);
            }
        }
        Self { old: rows.into_iter().map(|row| Some(row.item)).collect(), by_key }
    }

    fn items(mut self, wanted: &[Wanted]) -> Vec<PoItem> {
        let found: Vec<Option<PoItem>> = wanted.iter().map(|row| self.take(&row.key)).collect();
        let mut texts_at: HashMap<&str, usize> = HashMap::new();
        for place in wanted.iter().flat_map(|row| &row.places) {
            *texts_at.entry(place).or_default() += 1;
        }
        let is_one = |place: &&String| texts_at[place.as_str()] == 1;
        let mut items = Vec::new();
        for (row, found) in wanted.iter().zip(found) {
            let places: Vec<&String> = row.places.iter().filter(is_one).collect();
            let item = found.or_else(|| self.reworded(row, &places)).unwrap_or_default();
            items.push(PoItem {
                msgctxt: row.key.0.clone(),
                msgid: row.key.1.clone(),
                extracted_comments: row.places.iter().cloned().collect(),
                obsolete: false,
                ..item
            });
        }
        items.extend(self.given_up());
        items
    }

    fn take(&mut self, key: &Key) -> Option<PoItem> {
        self.by_key.remove(key).and_then(|at| self.old[at].take())
    }

    /// The entry that stood in one of these places with other words: its translation is a beginning.
    fn reworded(&mut self, row: &Wanted, places: &[&String]) -> Option<PoItem> {
        let stood = |item: &PoItem| {
            item.msgctxt == row.key.0
                && item.msgstr.first().is_some_and(|says| !says.is_empty())
                && item.extracted_comments.iter().any(|place| places.contains(&place))
        };
        let at = self.old.iter().position(|item| item.as_ref().is_some_and(stood))?;
        let mut item = self.old[at].take()?;
        if item.flags.iter().all(|flag| flag != FUZZY) {
            item.flags.push(FUZZY.to_owned());
        }
        Some(item)
    }

    /// What is translated and no longer wanted: it is kept, for whoever wants it again.
    fn given_up(self) -> impl Iterator<Item = PoItem> {
        let translated = |item: &PoItem| item.msgstr.first().is_some_and(|says| !says.is_empty());
        let left = self.old.into_iter().flatten().filter(translated);
        left.map(|item| PoItem { obsolete: true, ..item })
    }
}
