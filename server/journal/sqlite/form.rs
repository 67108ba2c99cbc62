//! The form of the file: how a new one is made, how one of an older version is lifted, and what is read
//! back before anything rests on it.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction};
use uuid::Uuid;

use super::rows;
use crate::journal::TableId;
use crate::journal::chain::Mark;
use crate::journal::files::private;
use crate::journal::head::Marks;

/// The version of the tables in the file. 1 had no hashes, 2 no draws, 3 no register, 4 all contents in the entries.
pub(crate) const SCHEMA: u32 = 5;

/// The first version that keeps contents apart.
pub(crate) const APART: u32 = 5;

/// The first version that has hashes: it can be looked into as it is.
pub(crate) const HASHED: u32 = 2;

/// How long another program may hold the file before an append fails.
const BUSY: Duration = Duration::from_secs(1);

/// Opens the file or makes it, readable by its owner alone.
pub(crate) fn open(path: &Path) -> anyhow::Result<Connection> {
    // SQLite gives the files that it puts beside this one the same permissions.
    private().create(true).truncate(false).write(true).open(path)?;
    let mut connection = Connection::open(path)?;
    prepare(&mut connection)?;
    Ok(connection)
}

/// Opens a file that is in use for whoever carries its write-ahead log. Those who write to it leave that
/// alone from now on.
pub(super) fn open_beside(path: &Path) -> anyhow::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    make_durable(&connection)?;
    Ok(connection)
}

/// Has each commit synced before it returns.
fn make_durable(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)
}

/// Opens the file to look at it, and changes nothing in it.
pub(crate) fn look_at(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

/// Sets the file up and reads back what durability rests on.
fn prepare(connection: &mut Connection) -> anyhow::Result<()> {
    connection.busy_timeout(BUSY)?;
    let version = version(connection)?;
    if version > SCHEMA {
        bail!("it was written by a later version of this server (schema {version})");
    }
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    make_durable(connection)?;
    let synchronous: u8 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    if mode != "wal" || synchronous != 2 {
        bail!("it does not promise durable commits (journal {mode}, synchronous {synchronous})");
    }
    if version < SCHEMA {
        let transaction = connection.transaction()?;
        lift(&transaction).context("it cannot be brought to the form of this version")?;
        transaction.commit()?;
    }
    match rows::probe(connection) {
        // What is there can be read: whoever writes is told.
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DiskFull) => {
            tracing::warn!("the disk is full: nothing can be written to the journal");
        }
        probed => probed.context("it cannot be written")?,
    }
    Ok(())
}

/// The version of the tables in the file.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Makes the tables, or gives those of an older form what they lack.
fn lift(transaction: &Transaction<'_>) -> anyhow::Result<()> {
    let hashed = "SELECT 1 FROM pragma_table_info('entries') WHERE name = 'hash'";
    let old = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'entries'";
    let is = |query: &str| transaction.prepare(query)?.exists([]);
    if is(old)? && !is(hashed)? {
        transaction.execute_batch(&format!(
            "DROP TRIGGER IF EXISTS entries_are_never_changed;
             ALTER TABLE entries ADD COLUMN hash BLOB NOT NULL DEFAULT x'{:064}';",
            0
        ))?;
        let mut hashed = 0;
        for table in rows::tables(transaction)? {
            hashed += give_hashes(transaction, table)?;
        }
        tracing::info!(
            entries = hashed,
            "the journal is of an older form: its entries have hashes now"
        );
    }
    if is(old)? && !is("SELECT 1 FROM pragma_table_info('entries') WHERE name = 'draws'")? {
        transaction.execute_batch("ALTER TABLE entries ADD COLUMN draws TEXT")?;
    }
    // Until there was a register it let no entry go at all.
    transaction.execute_batch("DROP TRIGGER IF EXISTS entries_are_never_cut")?;
    transaction.execute_batch(rows::TABLES)?;
    if rows::identity(transaction)?.is_none() {
        rows::identify(transaction, Uuid::new_v4())?;
    }
    transaction.pragma_update(None, "user_version", SCHEMA)?;
    Ok(())
}

/// Computes the hashes of a table's entries, once and for all.
fn give_hashes(transaction: &Transaction<'_>, table: TableId) -> rusqlite::Result<usize> {
    let mut hashes = Vec::new();
    let mut link = Mark::before_all(table).link;
    rows::visit(transaction, table, (1, u64::MAX), |stored| {
        link = stored.link(link);
        hashes.push((stored.seq, link.0));
        true
    })?;
    let mut update =
        transaction.prepare("UPDATE entries SET hash = ?3 WHERE table_id = ?1 AND seq = ?2")?;
    for (seq, hash) in &hashes {
        update.execute((table.to_string(), seq, hash))?;
    }
    Ok(hashes.len())
}

/// Whether the file ever had a head beside it: then it must have one.
pub(super) fn is_settled(connection: &Connection) -> rusqlite::Result<bool> {
    connection.prepare("SELECT 1 FROM meta WHERE key = 'head'")?.exists([])
}

/// Notes that the file has a head beside it from now on.
pub(crate) fn settle(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute("INSERT INTO meta VALUES ('head', '1') ON CONFLICT (key) DO NOTHING", [])?;
    Ok(())
}

/// How far each table's chain goes by the file's own word.
pub(super) fn ends(connection: &Connection) -> rusqlite::Result<Marks> {
    let tables = rows::tables(connection)?.into_iter();
    tables.map(|table| Ok((table, rows::end(connection, table, u64::MAX)?))).collect()
}
