//! Names of provinces and settlements (W-73, W-76).

use game::Chance;
use rustc_hash::FxHashSet;

use super::number;
use crate::content::Syllables;

/// After so many that were used already a name gets a number behind it.
const TRIES: u32 = 100;

/// Names by lot, none twice.
pub(super) struct Names<'a> {
    syllables: &'a Syllables,
    used: FxHashSet<String>,
}

impl<'a> Names<'a> {
    pub(super) fn new(syllables: &'a Syllables) -> Self {
        Self { syllables, used: FxHashSet::default() }
    }

    /// A name: a beginning, perhaps something in the middle, an end, three draws; drawn again while it is used.
    pub(super) fn next(&mut self, chance: &mut dyn Chance) -> String {
        let mut name = String::new();
        for _ in 0..TRIES {
            name = self.drawn(chance);
            if self.used.insert(name.clone()) {
                return name;
            }
        }
        let numbered = (2..).map(|count| format!("{name} {count}"));
        let free = numbered.filter(|name| !self.used.contains(name)).take(1);
        let name = free.last().unwrap_or(name);
        self.used.insert(name.clone());
        name
    }

    fn drawn(&self, chance: &mut dyn Chance) -> String {
        let Syllables { first, middle, last, .. } = self.syllables;
        let mut of = |list: &[String], none: u32| {
            let at = chance.roll(number(list.len()) + none).checked_sub(none + 1);
            at.and_then(|at| list.get(at as usize)).map_or("", |one| one).to_owned()
        };
        of(first, 0) + &of(middle, 1) + &of(last, 0)
    }
}
