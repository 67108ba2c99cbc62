//! What a spare is fed from: how far the chains go, word when they have grown, and the rows themselves.

use std::sync::Arc;

use rusqlite::Connection;
use tokio::sync::watch;
use uuid::Uuid;

use super::{Shared, form, register, rows};
use crate::journal::chain::Mark;
use crate::journal::head::Marks;
use crate::journal::stored::Stored;
use crate::journal::{RegisterRow, TableId};

/// The way to what is durable in a journal.
#[derive(Clone)]
pub(crate) struct Source {
    shared: Arc<Shared>,
}

/// Rows with the tables that they are of; those of a table in order.
pub(crate) type Rows = Vec<(TableId, Stored)>;

impl Source {
    pub(super) fn new(shared: Arc<Shared>) -> Self {
        Self { shared }
    }

    /// How far each table's chain goes.
    pub(crate) fn marks(&self) -> Marks {
        self.shared.marks().clone()
    }

    /// Told whenever a chain has grown.
    pub(crate) fn grown(&self) -> watch::Receiver<()> {
        self.shared.grown.subscribe()
    }

    /// A connection of one's own: who reads delays nobody who writes.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn reader(&self) -> rusqlite::Result<RowReader> {
        let connection = form::look_at(&self.shared.path)?;
        Ok(RowReader { connection, source: self.clone() })
    }
}

/// Reads rows.
pub(crate) struct RowReader {
    connection: Connection,
    source: Source,
}

impl RowReader {
    /// The journal's own id.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn journal(&self) -> rusqlite::Result<Uuid> {
        Ok(rows::identity(&self.connection)?.unwrap_or_default())
    }

    /// The records that were written after this change, and the last change.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn records(&self, change: i64) -> rusqlite::Result<(i64, Vec<RegisterRow>)> {
        register::after(&self.connection, change)
    }

    /// Whether these chains are the beginnings of its own, but for those of tables that were purged.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn goes_on_from(&self, marks: &Marks) -> rusqlite::Result<bool> {
        let purged = register::purged(&self.connection)?;
        for (table, mark) in marks.iter().filter(|(table, _)| !purged.contains(table)) {
            if rows::end(&self.connection, *table, mark.seq)? != *mark {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Rows that are durable and come after these marks, so many and of so many bytes at most, or one.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(crate) fn after(
        &self,
        marks: &Marks,
        (most, bytes): (usize, usize),
    ) -> rusqlite::Result<Rows> {
        let mut found = Rows::new();
        let mut left = bytes;
        for (table, end) in self.source.marks() {
            let from = marks.get(&table).map_or(0, |mark| mark.seq);
            let room = (most - found.len())
                .min(usize::try_from(end.seq - from.min(end.seq)).unwrap_or(most));
            if room == 0 || left == 0 {
                continue;
            }
            rows::visit(&self.connection, table, (from + 1, room as u64), |stored: Stored| {
                let stored = stored.with_content(&self.connection);
                left = left.saturating_sub(stored.bytes());
                found.push((table, stored));
                left > 0
            })?;
        }
        Ok(found)
    }
}

/// Where the chains of these tables end with these rows.
pub(crate) fn ends(rows: &Rows) -> impl Iterator<Item = (TableId, Mark)> {
    rows.iter().map(|(table, stored)| (*table, stored.mark()))
}
