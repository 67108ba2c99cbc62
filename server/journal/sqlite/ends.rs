//! Where the chains end that the thread which writes has added to, so that it need not ask the file each
//! time. As soon as anybody else has written to the file nothing of it counts.

use std::collections::HashMap;

use rusqlite::Connection;

use crate::journal::TableId;
use crate::journal::chain::Mark;

/// Where chains end.
#[derive(Default)]
pub(super) struct Ends {
    known: HashMap<TableId, Mark>,
    /// What the file was called when they were known: another one once somebody else has written.
    version: i64,
}

impl Ends {
    /// Forgets them where somebody else has written. To be asked within the transaction that goes on
    /// from them.
    pub(super) fn renew(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let mut query = connection.prepare_cached("PRAGMA data_version")?;
        let version = query.query_row([], |row| row.get(0))?;
        if self.version != version {
            self.forget();
            self.version = version;
        }
        Ok(())
    }

    /// Where a table's chain ends, if that is known.
    pub(super) fn of(&self, table: TableId) -> Option<Mark> {
        self.known.get(&table).copied()
    }

    /// A table's chain ends here now.
    pub(super) fn know(&mut self, table: TableId, end: Mark) {
        self.known.insert(table, end);
    }

    /// What was added did not come to stay.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }
}

/// Carries out a statement that is prepared once.
pub(super) fn run(connection: &Connection, statement: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(statement)?.execute([]).map(drop)
}
