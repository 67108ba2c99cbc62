//! How rows refer to each other: by tag, singular or plural, as orders do (O-16).

use std::collections::BTreeMap;

/// The rows of a kind by all their names.
#[derive(Debug)]
pub(super) struct Names {
    /// What a row is: “an item”.
    what: &'static str,
    by_name: BTreeMap<String, (u16, String)>,
    next: u16,
}

/// A name without blanks, `_` and capitals, so that two that orders cannot tell apart are the same.
pub(crate) fn folded(name: &str) -> String {
    name.chars().filter(|c| *c != ' ' && *c != '_').flat_map(char::to_lowercase).collect()
}

impl Names {
    pub(super) const fn of(what: &'static str) -> Self {
        Self { what, by_name: BTreeMap::new(), next: 0 }
    }

    /// The place of a row that comes after all so far.
    pub(super) fn next(&mut self) -> u16 {
        self.next += 1;
        self.next - 1
    }

    /// Notes a name of the row at this place, which is shown by `shown`.
    ///
    /// # Errors
    /// Where another row has that name: how that one is shown.
    pub(super) fn add(&mut self, at: u16, shown: &str, name: &str) -> Result<(), String> {
        let known = self.by_name.entry(folded(name)).or_insert_with(|| (at, shown.into()));
        if known.0 == at { Ok(()) } else { Err(known.1.clone()) }
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
