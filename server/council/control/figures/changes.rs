//! Sees which figures an event changed, and why (I-9). Looked at here and not where they change, so
//! that no change goes unseen.

use std::sync::Arc;

use game::Shared;

use crate::control::figures::{FigureChange, FigureName};
use crate::ledger::{self, Ledger};
use crate::state::{Faction, State, Totals};

/// The figures as they stood before an event. Of what the event did not write nothing is looked at:
/// this is done for every event.
pub(crate) struct Figures {
    totals: Shared<Totals>,
    factions: Arc<Vec<Shared<Faction>>>,
}

impl Figures {
    pub(crate) fn of(state: &State) -> Self {
        Self { totals: state.totals.clone(), factions: Arc::clone(&state.factions) }
    }

    /// Notes each figure that is another than it was.
    pub(crate) fn compare(self, state: &mut State) {
        let mut changed = Vec::new();
        let mut look = |figure: &dyn Fn() -> FigureName, before: &Ledger, after: &Ledger| {
            if !before.is_untouched(after) && before.value() != after.value() {
                let cause = ledger::latest(after);
                changed.push((figure(), before.value(), after.value(), cause));
            }
        };
        let now = &state.totals;
        if self.totals.version() != now.version() {
            look(&|| FigureName::Stasis, &self.totals.stasis, &now.stasis);
            look(&|| FigureName::Wrath, &self.totals.wrath, &now.wrath);
        }
        let none = Ledger::default();
        for (was, now) in self.factions.iter().zip(&*state.factions) {
            if was.version() == now.version() {
                continue;
            }
            for (counter, after) in &now.counters {
                let figure = || FigureName::Faction { faction: now.id.clone(), counter: *counter };
                // A counter that was not there before stood at 0.
                look(&figure, was.counters.get(counter).unwrap_or(&none), after);
            }
        }
        for (figure, from, to, cause) in changed {
            let (at, when) = (state.acted.at.0, state.when().said());
            state.changes.push(FigureChange { at, when, figure, from, to, cause });
        }
    }
}
