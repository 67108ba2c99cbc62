//! Figures as they changed (I-9).

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use crate::view::FigureChange;

/// How many changes stay in the state; the journal has them all.
const KEPT: usize = 300;

/// The last changes of figures, numbered. Shared by copies of the state until one of them goes on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    rows: Arc<VecDeque<(u32, Arc<FigureChange>)>>,
    next: u32,
}

impl Changes {
    /// Adds a change; the oldest makes room.
    pub(crate) fn push(&mut self, change: FigureChange) {
        let rows = Arc::make_mut(&mut self.rows);
        rows.push_back((self.next, Arc::new(change)));
        self.next += 1;
        if rows.len() > KEPT {
            rows.pop_front();
        }
    }

    /// All that are kept, by their numbers.
    pub(crate) fn view(&self) -> BTreeMap<u32, FigureChange> {
        self.rows.iter().map(|(number, change)| (*number, (**change).clone())).collect()
    }
}
