//! The tables of the SQLite journal, and how entries become rows and rows entries.

use game::Millis;
use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};
use serde_json::Value;
use uuid::Uuid;

use crate::journal::{Entry, TableId};

/// Entries stay as they were written: the triggers say so to whoever opens the file.
pub(super) const TABLES: &str = "
CREATE TABLE IF NOT EXISTS meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    command_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    format INTEGER NOT NULL,
    actor TEXT NOT NULL,
    device TEXT,
    at_table_ms INTEGER NOT NULL,
    at_unix_ms INTEGER NOT NULL,
    command TEXT NOT NULL,
    events TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command_id)
) STRICT;
CREATE TRIGGER IF NOT EXISTS entries_are_never_changed BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER IF NOT EXISTS entries_are_never_cut BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never cut'); END;
";

/// The next sequence number is part of the insert, so that a gap is a constraint violation like a
/// number that is taken.
const INSERT: &str = "
INSERT INTO entries VALUES (
    ?1,
    CASE WHEN ?2 = 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?1) THEN ?2 END,
    ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
)";

pub(super) fn append(
    connection: &Connection,
    table: TableId,
    entries: &[Entry],
) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached(INSERT)?;
    for entry in entries {
        insert.execute(params![
            table.to_string(),
            number(entry.seq)?,
            entry.command_id.to_string(),
            entry.kind,
            entry.format,
            entry.actor.to_string(),
            entry.device,
            number(entry.at.0)?,
            entry.at_unix_ms,
            entry.command.to_string(),
            text(&entry.events)?,
            number(entry.drawn)?,
        ])?;
    }
    Ok(())
}

pub(super) fn read(
    connection: &Connection,
    table: TableId,
    from: u64,
) -> rusqlite::Result<Vec<Entry>> {
    let mut query = connection.prepare_cached(
        "SELECT seq, command_id, kind, format, actor, device, at_table_ms, at_unix_ms, command,
                events, drawn
         FROM entries WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq",
    )?;
    query.query_map(params![table.to_string(), number(from)?], entry)?.collect()
}

pub(super) fn tables(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    let mut query = connection
        .prepare_cached("SELECT table_id FROM entries WHERE seq = 1 ORDER BY at_unix_ms")?;
    query.query_map([], |row| uuid(row, 0))?.collect()
}

/// Commits a row that is no entry.
pub(super) fn probe(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute(
        "INSERT INTO meta VALUES ('probe', '1')
         ON CONFLICT (key) DO UPDATE SET value = value + 1",
        [],
    )?;
    Ok(())
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry {
        seq: row.get::<_, i64>(0)?.unsigned_abs(),
        command_id: uuid(row, 1)?,
        kind: row.get::<_, String>(2)?.into(),
        format: row.get(3)?,
        actor: json(row, 4)?,
        device: row.get(5)?,
        at: Millis(row.get::<_, i64>(6)?.unsigned_abs()),
        at_unix_ms: row.get(7)?,
        command: json(row, 8)?,
        events: json(row, 9)?,
        drawn: row.get::<_, i64>(10)?.unsigned_abs(),
    })
}

fn uuid(row: &Row<'_>, column: usize) -> rusqlite::Result<Uuid> {
    let text: String = row.get(column)?;
    text.parse().map_err(|error| unreadable(column, error))
}

fn json<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| unreadable(column, error))
}

fn unreadable(
    column: usize,
    error: impl std::error::Error + Send + Sync + 'static,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
}

fn text(events: &[Value]) -> rusqlite::Result<String> {
    serde_json::to_string(events)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
}

/// SQLite's integers are signed; no count of a table comes near their end.
fn number(value: u64) -> rusqlite::Result<i64> {
    i64::try_from(value).map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
}
