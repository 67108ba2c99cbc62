//! What changed between two moments, in figures and in law.

use crate::content::Counter;
use crate::ids::FactionId;
use crate::state::State;

/// The counters that a story tells of.
const COUNTERS: [Counter; 8] = [
    Counter::Arete,
    Counter::Influence,
    Counter::Tyche,
    Counter::Horses,
    Counter::Talents,
    Counter::Doom,
    Counter::StasisCards,
    Counter::Projects,
];

/// What changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Deltas {
    pub counters: Vec<(FactionId, Counter, u32, u32)>,
    pub stasis: Option<(u32, u32)>,
    pub wrath: Option<(u32, u32)>,
    pub exiled: Vec<FactionId>,
    pub recalled: Vec<FactionId>,
    pub enfranchised: Vec<FactionId>,
    pub disenfranchised: Vec<FactionId>,
    pub supremacy: Option<Option<FactionId>>,
    /// Titles of motions that joined the agenda.
    pub motions: Vec<String>,
    /// Articles with a new text: number, title, and the title of the one that stood there before.
    pub articles: Vec<(usize, String, Option<String>)>,
    pub laws: Vec<String>,
}

impl Deltas {
    /// What changed from `before` to `after`.
    pub(super) fn between(before: &State, after: &State) -> Self {
        let mut deltas = Self {
            stasis: differs(before.totals.stasis.value(), after.totals.stasis.value()),
            wrath: differs(before.totals.wrath.value(), after.totals.wrath.value()),
            ..Self::default()
        };
        deltas.of_factions(before, after);
        if before.chair.supremacy != after.chair.supremacy {
            deltas.supremacy = Some(after.chair.supremacy.clone());
        }
        let known = |id: u32| before.assembly.agenda.iter().any(|row| row.id == id);
        let new = after.assembly.agenda.iter().filter(|row| !known(row.id));
        deltas.motions = new.map(|row| row.title.clone()).collect();
        let laws = after
            .code
            .laws
            .iter()
            .filter(|law| before.code.laws.iter().all(|old| old.id != law.id));
        deltas.laws = laws.map(|law| law.title.clone()).collect();
        let articles = (1..).zip(&after.code.constitution);
        let new = articles.filter_map(|(number, row)| {
            let former = before.code.article(row.id);
            let other = former.is_none_or(|old| old.words.text != row.words.text);
            other.then(|| (number, row.title.clone(), former.map(|old| old.title.clone())))
        });
        deltas.articles = new.collect();
        deltas
    }

    fn of_factions(&mut self, before: &State, after: &State) {
        for (old, new) in before.factions.iter().zip(&*after.factions) {
            for counter in COUNTERS {
                let change = differs(old.counter(counter), new.counter(counter));
                let row = |(from, to)| (new.id.clone(), counter, from, to);
                self.counters.extend(change.map(row));
            }
            let rows = [
                (!old.exiled && new.exiled, &mut self.exiled),
                (old.exiled && !new.exiled, &mut self.recalled),
                (!old.citizen && new.citizen, &mut self.enfranchised),
                (old.citizen && !new.citizen, &mut self.disenfranchised),
            ];
            for (so, list) in rows {
                list.extend(so.then(|| new.id.clone()));
            }
        }
    }
}

fn differs(from: u32, to: u32) -> Option<(u32, u32)> {
    (from != to).then_some((from, to))
}
