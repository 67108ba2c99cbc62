//! What is read of whole tables, and of all of them.

use rusqlite::Connection;

use super::{Shared, failed, look, rows};
use crate::journal::chain::Mark;
use crate::journal::damage::Damage;
use crate::journal::{Entry, JournalError, Sound, TableId};

/// A table's entries as far as they are sound, and what is wrong.
pub(super) fn sound(
    connection: &Connection,
    shared: &Shared,
    table: TableId,
) -> Result<Sound, JournalError> {
    let known = shared.marks().get(&table).copied();
    let mut entries = Vec::new();
    let all = (Mark::before_all(table), u64::MAX);
    let walked = look::walk(connection, table, all, known.as_ref(), |stored| {
        entries.push(stored.entry()?);
        Ok(())
    });
    let wrong = walked.map_err(failed)?.wrong;
    match &wrong {
        Some(wrong) => drop(shared.damaged().insert(table, wrong.clone())),
        None => drop(shared.damaged().remove(&table)),
    }
    let damage = wrong.map(|wrong| Damage { table: Some(table), wrong });
    Ok(Sound { entries, damage: damage.or_else(|| shared.wrong()) })
}

/// The entries by which a table went back, as far as they can be read.
pub(super) fn returns(connection: &Connection, table: TableId) -> Result<Vec<Entry>, JournalError> {
    let found = rows::of_kind(connection, table, Entry::REWIND, u64::MAX);
    found.or_else(|error| match look::is_damage(&error) {
        // Whoever reads the chain says so.
        true => Ok(Vec::new()),
        false => Err(failed(error)),
    })
}

/// Every table that has entries, or should have.
pub(super) fn tables(
    connection: &Connection,
    shared: &Shared,
) -> Result<Vec<TableId>, JournalError> {
    let mut tables = look::tables(connection).map_err(failed)?;
    let there: std::collections::BTreeSet<TableId> = tables.iter().copied().collect();
    tables.extend(shared.marks().keys().filter(|table| !there.contains(table)));
    Ok(tables)
}
