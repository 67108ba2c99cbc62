//! Sees which figures an event changed, and why (I-9). Looked at here and not where they change, so
//! that no change goes unseen.

use std::collections::BTreeMap;

use crate::command::FigureName;
use crate::content::Counter;
use crate::ids::FactionId;
use crate::ledger::Ledger;
use crate::state::State;
use crate::view::FigureChange;

/// The figures as they stood before an event. Copies of ledgers are cheap until one changes.
pub(super) struct Figures {
    stasis: Ledger,
    wrath: Ledger,
    counters: Vec<(FactionId, BTreeMap<Counter, Ledger>)>,
}

impl Figures {
    pub(super) fn of(state: &State) -> Self {
        let counters = state.factions.iter().map(|row| (row.id.clone(), row.counters.clone()));
        Self {
            stasis: state.stasis.clone(),
            wrath: state.wrath.clone(),
            counters: counters.collect(),
        }
    }

    /// Notes each figure that is another than it was.
    pub(super) fn compare(self, state: &mut State) {
        let mut changed = Vec::new();
        let mut look = |figure: FigureName, before: &Ledger, after: &Ledger| {
            if !before.is_untouched(after) && before.value() != after.value() {
                let cause = after.latest().to_owned();
                changed.push((figure, before.value(), after.value(), cause));
            }
        };
        look(FigureName::Stasis, &self.stasis, &state.stasis);
        look(FigureName::Wrath, &self.wrath, &state.wrath);
        for (id, counters) in &self.counters {
            let Some(now) = state.find(id) else { continue };
            for (counter, after) in &now.counters {
                let figure = FigureName::Faction { faction: id.clone(), counter: *counter };
                look(figure, &counters.get(counter).cloned().unwrap_or_default(), after);
            }
        }
        for (figure, from, to, cause) in changed {
            let (at, when) = (state.at.0, state.when());
            state.changes.push(FigureChange { at, when, figure, from, to, cause });
        }
    }
}
