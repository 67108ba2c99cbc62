//! The register in the file, and how a purged table's entries are cut.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, params};

use super::rows;
use crate::journal::register::WEIGHED;
use crate::journal::stored::Stored;
use crate::journal::{PURGED, RegisterRow, TableId, Weight};

/// Entries that are cut at once: in between others write.
const PORTION: i64 = 1000;

/// After every key that begins so.
const LAST: char = '\u{10ffff}';

/// The records whose keys begin so.
pub(super) fn read(connection: &Connection, prefix: &str) -> rusqlite::Result<Vec<RegisterRow>> {
    let mut query = connection.prepare_cached(
        "SELECT key, value, version FROM records
         WHERE key >= ?1 AND key < ?2 AND value IS NOT NULL ORDER BY key",
    )?;
    query.query_map(params![prefix, format!("{prefix}{LAST}")], record)?.collect()
}

fn record(row: &rusqlite::Row<'_>) -> rusqlite::Result<RegisterRow> {
    Ok(RegisterRow { key: row.get(0)?, value: row.get(1)?, version: row.get(2)? })
}

/// The records that were written after this change, what was taken away among them, and the last change.
/// Nothing in a file of an older form.
pub(crate) fn after(
    connection: &Connection,
    change: i64,
) -> rusqlite::Result<(i64, Vec<RegisterRow>)> {
    if !is_there(connection)? {
        return Ok((change, Vec::new()));
    }
    let last = "SELECT coalesce(max(changed), 0) FROM records";
    let last = connection.prepare_cached(last)?.query_row([], |row| row.get(0))?;
    let mut query = connection.prepare_cached(
        "SELECT key, value, version FROM records WHERE changed > ?1 AND changed <= ?2 ORDER BY changed",
    )?;
    let records = query.query_map(params![change, last], record)?.collect::<Result<_, _>>()?;
    Ok((last, records))
}

fn is_there(connection: &Connection) -> rusqlite::Result<bool> {
    let query = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'records'";
    connection.prepare_cached(query)?.exists([])
}

/// Writes records within a transaction. False where one of them is not as it was read: then the transaction
/// is to be undone.
pub(super) fn put(connection: &Connection, records: &[RegisterRow]) -> rusqlite::Result<bool> {
    for record in records {
        let known = "SELECT version, value IS NULL FROM records WHERE key = ?1";
        let known = connection
            .prepare_cached(known)?
            .query_row([&record.key], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, bool>(1)?)));
        let (version, gone) = known.optional()?.unwrap_or((0, true));
        if record.version != version && !(gone && record.version == 0) {
            return Ok(false);
        }
        write(connection, &RegisterRow { version: version + 1, ..record.clone() })?;
    }
    Ok(true)
}

/// Writes a record as it is, whatever was there.
pub(crate) fn write(connection: &Connection, record: &RegisterRow) -> rusqlite::Result<()> {
    let mut write = connection.prepare_cached(
        "INSERT INTO records VALUES (?1, ?2, ?3, (SELECT coalesce(max(changed), 0) + 1 FROM records))
         ON CONFLICT (key) DO UPDATE
         SET value = excluded.value, version = excluded.version, changed = excluded.changed",
    )?;
    write.execute(params![record.key, record.value, record.version]).map(drop)
}

/// The tables that were purged; none in a file of an older form.
pub(crate) fn purged(connection: &Connection) -> rusqlite::Result<BTreeSet<TableId>> {
    if !is_there(connection)? {
        return Ok(BTreeSet::new());
    }
    Ok(read(connection, PURGED)?.iter().filter_map(RegisterRow::purged).collect())
}

/// Cuts some entries of a table that was purged, the first ones first, and with the last one what it was made
/// from where no other table is. Returns whether there may be more.
pub(super) fn cut(connection: &Connection, table: TableId) -> rusqlite::Result<bool> {
    let mut cut = connection.prepare_cached(
        "DELETE FROM entries WHERE table_id = ?1 AND seq IN
         (SELECT seq FROM entries WHERE table_id = ?1 ORDER BY seq LIMIT ?2)",
    )?;
    if cut.execute(params![table.to_string(), PORTION])? > 0 {
        return Ok(true);
    }
    let unnamed = "DELETE FROM named WHERE table_id = ?1";
    if connection.prepare_cached(unnamed)?.execute([table.to_string()])? > 0 {
        rows::forget_unnamed(connection)?;
    }
    Ok(false)
}

/// Cuts all entries of tables that were purged: of one that was broken off some may be left.
pub(crate) fn sweep(connection: &Connection) -> rusqlite::Result<()> {
    for table in purged(connection)? {
        while cut(connection, table)? {}
    }
    rows::forget_unnamed(connection)
}

/// Puts rows back. A number that is taken is a violation of a constraint.
pub(super) fn put_back(
    connection: &Connection,
    table: TableId,
    rows: &[Stored],
) -> rusqlite::Result<()> {
    rows.iter().try_for_each(|row| row.insert(connection, table))
}

/// How much of a table was written after an entry; what it was made from counts with the first, as if it were alone.
pub(super) fn weigh(
    connection: &Connection,
    table: TableId,
    after: u64,
) -> rusqlite::Result<Weight> {
    let query = format!(
        "SELECT {WEIGHED},
             coalesce((SELECT octet_length(text) FROM named JOIN contents USING (digest)
                 WHERE named.table_id = ?1 AND ?2 = 0), 0)
         FROM entries WHERE table_id = ?1 AND seq > ?2"
    );
    let mut query = connection.prepare_cached(&query)?;
    query.query_row(params![table.to_string(), rows::number(after)?], |row| {
        let mut sums = [0; 7];
        for (at, sum) in sums.iter_mut().enumerate() {
            *sum = row.get(at)?;
        }
        Ok(Weight::of(sums))
    })
}
