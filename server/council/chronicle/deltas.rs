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

/// How it stood before something that changes much.
pub(super) struct Stood {
    stasis: u32,
    wrath: u32,
    factions: Vec<Faction>,
    supremacy: Option<FactionId>,
    /// Numbers of motions and laws.
    motions: Vec<u32>,
    laws: Vec<u32>,
    /// Number, title and text of each article.
    articles: Vec<(u32, String, String)>,
}

/// How a faction stood.
struct Faction {
    counters: [u32; COUNTERS.len()],
    citizen: bool,
    exiled: bool,
}

impl Stood {
    /// How it stands.
    pub(super) fn of(state: &State) -> Self {
        let faction = |row: &crate::state::Faction| Faction {
            counters: COUNTERS.map(|counter| row.counter(counter)),
            citizen: row.citizen,
            exiled: row.exiled,
        };
        let articles = state.code.constitution.iter();
        let articles = articles.map(|row| (row.id, row.title.clone(), row.words.text.clone()));
        Self {
            stasis: state.totals.stasis.value(),
            wrath: state.totals.wrath.value(),
            factions: state.all_factions().map(faction).collect(),
            supremacy: state.chair.supremacy.clone(),
            motions: state.assembly.agenda.iter().map(|row| row.id).collect(),
            laws: state.code.laws.iter().map(|law| law.id).collect(),
            articles: articles.collect(),
        }
    }

    /// What has changed since.
    pub(super) fn until(&self, now: &State) -> Deltas {
        let mut deltas = Deltas {
            stasis: differs(self.stasis, now.totals.stasis.value()),
            wrath: differs(self.wrath, now.totals.wrath.value()),
            ..Deltas::default()
        };
        deltas.of_factions(&self.factions, now);
        if self.supremacy != now.chair.supremacy {
            deltas.supremacy = Some(now.chair.supremacy.clone());
        }
        let motions = now.assembly.agenda.iter().filter(|row| !self.motions.contains(&row.id));
        deltas.motions = motions.map(|row| row.title.clone()).collect();
        let laws = now.code.laws.iter().filter(|law| !self.laws.contains(&law.id));
        deltas.laws = laws.map(|law| law.title.clone()).collect();
        let articles = (1..).zip(&now.code.constitution);
        let new = articles.filter_map(|(number, row)| {
            let former = self.articles.iter().find(|(id, ..)| *id == row.id);
            let other = former.is_none_or(|(.., text)| *text != row.words.text);
            other.then(|| (number, row.title.clone(), former.map(|(_, title, _)| title.clone())))
        });
        deltas.articles = new.collect();
        deltas
    }
}

impl Deltas {
    fn of_factions(&mut self, stood: &[Faction], now: &State) {
        for (old, new) in stood.iter().zip(now.all_factions()) {
            for (counter, from) in COUNTERS.into_iter().zip(old.counters) {
                let change = differs(from, new.counter(counter));
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
