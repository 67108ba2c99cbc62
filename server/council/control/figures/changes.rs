//! Sees which figures an event changed, and why (I-9). Looked at here and not where they change, so
//! that no change goes unseen.

use crate::content::Counter;
use crate::control::figures::{FigureChange, FigureName};
use crate::ledger::{self, Ledger};
use crate::state::State;

/// How many counters a faction has at most.
const COUNTERS: usize = 8;

/// The figures as they stood before an event. Copies of ledgers are cheap until one changes; there is
/// one list of them, because this is done for every event.
pub(crate) struct Figures {
    stasis: Ledger,
    wrath: Ledger,
    /// Of each faction in turn, by the order of its counters.
    counters: Vec<(usize, Counter, Ledger)>,
}

impl Figures {
    pub(crate) fn of(state: &State) -> Self {
        let rows = state.factions().enumerate();
        let counters = rows.flat_map(|(at, row)| {
            row.counters.iter().map(move |(counter, ledger)| (at, *counter, ledger.clone()))
        });
        let mut all = Vec::with_capacity(state.factions.len() * COUNTERS);
        all.extend(counters);
        Self {
            stasis: state.totals.stasis.clone(),
            wrath: state.totals.wrath.clone(),
            counters: all,
        }
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
        look(&|| FigureName::Stasis, &self.stasis, &state.totals.stasis);
        look(&|| FigureName::Wrath, &self.wrath, &state.totals.wrath);
        // Both lists have the same order; a counter that was not there before stood at 0.
        let (none, mut before) = (Ledger::default(), self.counters.iter().peekable());
        for (at, row) in state.factions().enumerate() {
            for (counter, after) in &row.counters {
                let here = (at, *counter);
                while before.next_if(|was| (was.0, was.1) < here).is_some() {}
                let was = before.next_if(|was| (was.0, was.1) == here);
                let figure = || FigureName::Faction { faction: row.id.clone(), counter: *counter };
                look(&figure, was.map_or(&none, |(.., ledger)| ledger), after);
            }
        }
        for (figure, from, to, cause) in changed {
            let (at, when) = (state.acted.at.0, state.when());
            state.changes.push(FigureChange { at, when, figure, from, to, cause });
        }
    }
}
