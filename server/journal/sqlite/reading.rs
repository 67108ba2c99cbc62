//! What is read of tables in the file.

use std::collections::BTreeSet;

use rusqlite::Connection;

use super::readers::Readers;
use super::{Shared, failed, look, rows};
use crate::journal::chain::Mark;
use crate::journal::damage::{Damage, Wrong};
use crate::journal::shelf::{Beginning, Rows};
use crate::journal::walk::{Found, Wanted};
use crate::journal::{Answer, Entry, JournalError, Stored, TableId};

impl Rows for Readers {
    fn read(&self, table: TableId, wanted: Wanted) -> Answer<Option<Found>> {
        self.ask(move |connection, shared| read(connection, shared, table, wanted))
    }

    fn of_kind(&self, table: TableId, kind: &'static str) -> Answer<Vec<Entry>> {
        self.ask(move |connection, _| of_kind(connection, table, kind, u64::MAX))
    }

    fn beginnings(&self) -> Answer<Vec<Beginning>> {
        self.ask(beginnings)
    }

    fn note(&self, table: TableId, wrong: Option<Wrong>) {
        match wrong {
            Some(wrong) => drop(self.shared().damaged().insert(table, wrong)),
            None => drop(self.shared().damaged().remove(&table)),
        }
    }

    fn wrong(&self) -> Option<Damage> {
        self.shared().wrong()
    }
}

fn read(
    connection: &Connection,
    shared: &Shared,
    table: TableId,
    wanted: Wanted,
) -> Result<Option<Found>, JournalError> {
    if let Some(through) = &wanted.through
        && place(connection, table, through.seq)?.as_ref() != Some(through)
    {
        return Ok(None);
    }
    let known = shared.marks().get(&table).copied();
    let mut found = Found::default();
    for stretch in wanted.stretches {
        let Some(start) = place(connection, table, stretch.first - 1)? else {
            found.wrong = Some(Wrong::Altered { sound: (0, 0) });
            break;
        };
        let start = (start, stretch.at_most);
        let take = |stored: Stored| found.take(stretch.keep, stored.with_content(connection));
        let walked = look::walk(connection, table, start, known.as_ref(), take).map_err(failed)?;
        found.wrong = walked.wrong;
        if found.wrong.is_some() {
            break;
        }
    }
    Ok(Some(found))
}

/// The place of a table's chain at an entry, by the word of the entry there; none where none is there.
fn place(connection: &Connection, table: TableId, seq: u64) -> Result<Option<Mark>, JournalError> {
    match rows::end(connection, table, seq) {
        Ok(mark) => Ok(Some(mark).filter(|mark| mark.seq == seq)),
        Err(error) if rows::is_damage(&error) => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

/// The places of a table's chain at these entries.
pub(super) fn marks(
    connection: &Connection,
    table: TableId,
    (one, other): (u64, u64),
) -> Result<(Mark, Mark), JournalError> {
    let at = |seq| place(connection, table, seq)?.ok_or(JournalError::Conflict);
    Ok((at(one)?, at(other)?))
}

/// A table's first entries of one kind without a look at its chain: whoever reads that says what is wrong.
fn of_kind(
    connection: &Connection,
    table: TableId,
    kind: &str,
    at_most: u64,
) -> Result<Vec<Entry>, JournalError> {
    rows::of_kind(connection, table, kind, at_most)
        .or_else(|error| if rows::is_damage(&error) { Ok(Vec::new()) } else { Err(failed(error)) })
}

fn beginnings(connection: &Connection, shared: &Shared) -> Result<Vec<Beginning>, JournalError> {
    let marks = shared.marks().clone();
    let mut tables = look::tables(connection).map_err(failed)?;
    let there: BTreeSet<TableId> = tables.iter().copied().collect();
    tables.extend(marks.keys().filter(|table| !there.contains(table)));
    let purged = look::purged(connection).map_err(failed)?;
    tables.retain(|table| !purged.contains(table));
    let beginning = |table| {
        let opened = of_kind(connection, table, Entry::TABLE, 1)?.pop();
        Ok((table, marks.get(&table).copied(), opened))
    };
    tables.into_iter().map(beginning).collect()
}
