//! Tables that have been at one turn for too long: whoever computes says nothing meanwhile, so others look.
//! What one command may take is bounded in steps; should one step alone take for ever, its table stands still,
//! the operator hears of it, and the other tables go on.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use crate::journal::{TableId, unix_ms};

/// What is said of such a table.
const STUCK: &str = "It has not come to an end with one command. The other tables go on.";

/// Whether a table is at a turn.
#[derive(Debug, Default)]
pub(crate) struct Busy {
    /// Since when, in milliseconds since 1970 UTC; 0 while it is at none.
    since: AtomicI64,
    /// Whether it was said that it has been for too long.
    told: AtomicBool,
}

impl Busy {
    /// A turn begins.
    pub(crate) fn begins(&self) {
        self.since.store(unix_ms(), Ordering::Relaxed);
    }

    /// The turn is over, or waits for others.
    pub(crate) fn rests(&self) {
        self.since.store(0, Ordering::Relaxed);
    }

    fn has_taken(&self, longest: Duration, now: i64) -> bool {
        let since = self.since.load(Ordering::Relaxed);
        let taken = u64::try_from(now.saturating_sub(since)).unwrap_or_default();
        since != 0 && Duration::from_millis(taken) > longest
    }
}

/// All tables that are awake.
#[derive(Debug, Default)]
pub(crate) struct AtWork(Mutex<Vec<(TableId, Weak<Busy>)>>);

impl AtWork {
    /// A table that wakes.
    pub(crate) fn joins(&self, table: TableId) -> Arc<Busy> {
        let busy = Arc::new(Busy::default());
        self.tables(|tables| tables.push((table, Arc::downgrade(&busy))));
        busy
    }

    fn tables<T>(&self, does: impl FnOnce(&mut Vec<(TableId, Weak<Busy>)>) -> T) -> T {
        does(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Of which tables it is otherwise than when this was last asked: whether they have been at one turn for longer
    /// than this, and what is then to be said.
    pub(crate) fn changed(&self, longest: Duration) -> Vec<(TableId, Option<&'static str>)> {
        let now = unix_ms();
        let mut changed = Vec::new();
        self.tables(|tables| {
            tables.retain(|(table, busy)| {
                let Some(busy) = busy.upgrade() else { return false };
                let stuck = busy.has_taken(longest, now);
                if busy.told.swap(stuck, Ordering::Relaxed) != stuck {
                    changed.push((*table, stuck.then_some(STUCK)));
                }
                true
            });
        });
        changed
    }
}
