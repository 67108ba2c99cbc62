//! The tables of the SQLite journal, and how rows come into them and out of them.

use rusqlite::types::Type;
use rusqlite::{Connection, Error, ErrorCode, OptionalExtension, Row, params};
use uuid::Uuid;

use crate::journal::chain::{Link, Mark};
use crate::journal::content::Digest;
use crate::journal::stored::{Stored, Unfit, stored};
use crate::journal::{Entry, TableId};

/// Entries stay as they were written: the triggers say so to whoever opens the file. Those of a table may be
/// cut only where the register has its tombstone, and a content only where no table names it.
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
    draws TEXT,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command_id)
) STRICT;
CREATE TABLE IF NOT EXISTS contents (
    digest BLOB NOT NULL PRIMARY KEY,
    text TEXT NOT NULL,
    again TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS named (
    table_id TEXT NOT NULL PRIMARY KEY,
    digest BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS named_by_digest ON named (digest);
CREATE TABLE IF NOT EXISTS records (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT,
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS records_by_change ON records (changed);
CREATE TRIGGER IF NOT EXISTS entries_are_never_changed BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER IF NOT EXISTS entries_are_never_cut BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM records WHERE key = 'purged/' || OLD.table_id AND value IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'entries are never cut'); END;
CREATE TRIGGER IF NOT EXISTS contents_stay_while_named BEFORE DELETE ON contents
WHEN EXISTS (SELECT 1 FROM named WHERE digest = OLD.digest)
BEGIN SELECT RAISE(ABORT, 'a content stays as long as a table names it'); END;
";

/// Whoever inserts has looked where the chain ends. A number or a command's id that is taken is a violation
/// of a constraint.
const INSERT: &str = "
INSERT INTO entries (
    table_id, seq, command_id, kind, format, actor, device, at_table_ms, at_unix_ms, command, events,
    drawn, draws, hash
) VALUES (
    ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14
)";

/// Twice, for many tables hang on it: one copy that is damaged costs nothing. What is there already stays, unless
/// it is not what was written: then this mends it.
const CONTENT: &str = "
INSERT INTO contents VALUES (?1, ?2, ?2)
ON CONFLICT (digest) DO UPDATE SET text = excluded.text, again = excluded.again
WHERE text <> excluded.text OR again <> excluded.again";

const NAMED: &str = "
INSERT INTO named VALUES (?1, ?2) ON CONFLICT (table_id) DO UPDATE SET digest = excluded.digest";

impl Stored {
    /// Writes it as it is, and with it the content that it names.
    pub(crate) fn insert(&self, connection: &Connection, table: TableId) -> rusqlite::Result<()> {
        let mut id = Uuid::encode_buffer();
        let id: &str = table.as_hyphenated().encode_lower(&mut id);
        if let (Some(digest), Some(content)) = (self.named(), &self.content) {
            connection.prepare_cached(CONTENT)?.execute(params![digest.0, content])?;
            connection.prepare_cached(NAMED)?.execute(params![id, digest.0])?;
        }
        connection.prepare_cached(INSERT)?.execute(params![
            id,
            self.seq,
            self.command_id,
            self.kind,
            self.format,
            self.actor,
            self.device,
            self.at_table_ms,
            self.at_unix_ms,
            self.command,
            self.events,
            self.drawn,
            self.draws,
            self.hash,
        ])?;
        Ok(())
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            seq: row.get("seq")?,
            at_unix_ms: row.get("at_unix_ms")?,
            hash: row.get("hash")?,
            command_id: row.get("command_id")?,
            kind: row.get::<_, String>("kind")?.into(),
            format: row.get("format")?,
            actor: row.get("actor")?,
            device: row.get("device")?,
            at_table_ms: row.get("at_table_ms")?,
            command: row.get("command")?,
            events: row.get("events")?,
            drawn: row.get("drawn")?,
            draws: row.as_ref().column_index("draws").map_or(Ok(None), |at| row.get(at))?,
            content: None,
        })
    }

    /// The same with the content that it names, as far as that is there.
    pub(crate) fn with_content(mut self, connection: &Connection) -> Self {
        if let Some(digest) = self.named() {
            // What cannot be read is missed by whoever needs it.
            self.content = content(connection, digest).ok().flatten();
        }
        self
    }
}

/// A content, of whichever of its copies is sound; none where neither is.
pub(super) fn content(connection: &Connection, digest: Digest) -> rusqlite::Result<Option<String>> {
    for copy in [
        "SELECT text FROM contents WHERE digest = ?1",
        "SELECT again FROM contents WHERE digest = ?1",
    ] {
        let mut query = connection.prepare_cached(copy)?;
        match query.query_row([digest.0], |row| row.get::<_, String>(0)).optional() {
            Ok(Some(text)) if Digest::of(&text) == digest => return Ok(Some(text)),
            Ok(None) => break,
            Ok(Some(_)) => {}
            Err(error) if is_damage(&error) => {}
            Err(error) => return Err(error),
        }
        tracing::warn!("one of two copies of what tables are made from is damaged");
    }
    Ok(None)
}

/// All contents with their bytes.
pub(super) fn contents(connection: &Connection) -> rusqlite::Result<Vec<(Digest, u64)>> {
    let all = "SELECT digest, octet_length(text) FROM contents";
    let mut query = connection.prepare_cached(all)?;
    let rows = query
        .query_map([], |row| Ok((Digest(row.get(0)?), row.get::<_, i64>(1)?.unsigned_abs())))?;
    rows.collect()
}

/// The tables that name each content.
pub(super) fn named(connection: &Connection) -> rusqlite::Result<Vec<(TableId, Digest)>> {
    let mut query = connection.prepare_cached("SELECT table_id, digest FROM named")?;
    let rows = query.query_map([], |row| {
        let table: String = row.get(0)?;
        Ok((table.parse().map_err(unreadable)?, Digest(row.get(1)?)))
    })?;
    rows.collect()
}

/// Takes away the contents that no table names.
pub(super) fn forget_unnamed(connection: &Connection) -> rusqlite::Result<()> {
    let unnamed = "DELETE FROM contents WHERE NOT EXISTS
         (SELECT 1 FROM named WHERE named.digest = contents.digest)";
    connection.prepare_cached(unnamed)?.execute([]).map(drop)
}

/// Appends entries to a table's chain, which ends here, and returns where it ends then.
pub(super) fn append(
    connection: &Connection,
    table: TableId,
    end: Mark,
    entries: &[Entry],
) -> rusqlite::Result<Mark> {
    let rows = stored(end, entries).map_err(unwritable)?;
    rows.iter().try_for_each(|row| row.insert(connection, table))?;
    Ok(rows.last().map_or(end, Stored::mark))
}

/// The last place of a table's chain up to this entry, by the word of the entry there.
pub(super) fn end(connection: &Connection, table: TableId, up_to: u64) -> rusqlite::Result<Mark> {
    let mut query = connection.prepare_cached(
        "SELECT seq, hash, at_unix_ms FROM entries WHERE table_id = ?1 AND seq <= ?2
         ORDER BY seq DESC LIMIT 1",
    )?;
    let up_to = i64::try_from(up_to).unwrap_or(i64::MAX);
    let found = query.query_row(params![table.to_string(), up_to], |row| {
        let seq = row.get::<_, i64>(0)?.unsigned_abs();
        Ok(Mark { seq, link: Link(row.get(1)?), at_unix_ms: row.get(2)? })
    });
    Ok(found.optional()?.unwrap_or_else(|| Mark::before_all(table)))
}

/// Shows a table's stored entries, from this number on and at most so many, until the visitor has seen
/// enough.
pub(crate) fn visit(
    connection: &Connection,
    table: TableId,
    (from, at_most): (u64, u64),
    mut visit: impl FnMut(Stored) -> bool,
) -> rusqlite::Result<()> {
    // A bound that stands in the query would have SQLite plan it anew each time.
    let mut query = connection
        .prepare_cached("SELECT * FROM entries WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq")?;
    let rows = query.query_map(params![table.to_string(), number(from)?], Stored::read)?;
    for row in rows.take(usize::try_from(at_most).unwrap_or(usize::MAX)) {
        if !visit(row?) {
            break;
        }
    }
    Ok(())
}

/// A table's first entries of one kind, so many at most, as far as they can be read.
pub(super) fn of_kind(
    connection: &Connection,
    table: TableId,
    kind: &str,
    at_most: u64,
) -> rusqlite::Result<Vec<Entry>> {
    let mut query = connection
        .prepare_cached("SELECT * FROM entries WHERE table_id = ?1 AND kind = ?2 ORDER BY seq")?;
    let rows = query.query_map(params![table.to_string(), kind], Stored::read)?;
    let rows = rows.take(usize::try_from(at_most).unwrap_or(usize::MAX));
    // What cannot be read is for whoever reads the chain to say.
    Ok(rows.flatten().filter_map(|stored| stored.with_content(connection).entry().ok()).collect())
}

/// How often a damaged file may refuse a row before the rest of it is given up.
const PATIENCE: u32 = 10_000;

/// Every row that can be read at all, whatever is wrong with the file.
pub(crate) fn salvage(connection: &Connection) -> Vec<(TableId, Stored)> {
    let (mut found, mut last) = (Vec::new(), 0);
    for _ in 0..PATIENCE {
        match salvage_after(connection, &mut last, &mut found) {
            Ok(()) => break,
            // Past what cannot be read.
            Err(_) => last += 1,
        }
    }
    found
}

/// Reads on from this row, past the indices, until something cannot be read.
fn salvage_after(
    connection: &Connection,
    last: &mut i64,
    found: &mut Vec<(TableId, Stored)>,
) -> rusqlite::Result<()> {
    let mut query = connection.prepare_cached(
        "SELECT rowid, * FROM entries NOT INDEXED WHERE rowid > ?1 ORDER BY rowid",
    )?;
    let mut rows = query.query([*last])?;
    while let Some(row) = rows.next()? {
        let rowid: i64 = row.get("rowid")?;
        if rowid <= *last {
            // A damaged page leads back; what lies there was read.
            return Err(rusqlite::Error::IntegralValueOutOfRange(0, rowid));
        }
        *last = rowid;
        let table: String = row.get("table_id")?;
        let stored = Stored::read(row)?.with_content(connection);
        found.push((table.parse().map_err(unreadable)?, stored));
    }
    Ok(())
}

pub(crate) fn tables(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    ids(connection, "SELECT table_id FROM entries WHERE seq = 1 ORDER BY at_unix_ms")
}

/// The same in no order, and those too whose first entry is not there: from one table to the next, past all that
/// they have.
pub(super) fn all_tables(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    ids(
        connection,
        "WITH RECURSIVE each (id) AS (
             SELECT min(table_id) FROM entries
             UNION ALL
             SELECT (SELECT min(table_id) FROM entries WHERE table_id > id) FROM each WHERE id IS NOT NULL
         )
         SELECT id FROM each WHERE id IS NOT NULL",
    )
}

fn ids(connection: &Connection, query: &str) -> rusqlite::Result<Vec<TableId>> {
    let mut query = connection.prepare_cached(query)?;
    query
        .query_map([], |row| {
            let text: String = row.get(0)?;
            text.parse().map_err(unreadable)
        })?
        .collect()
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

fn unreadable(error: impl Into<Unfit>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, error.into())
}

fn unwritable(error: impl Into<Unfit>) -> rusqlite::Error {
    rusqlite::Error::ToSqlConversionFailure(error.into())
}

/// SQLite's integers are signed; no count of a table comes near their end.
pub(super) fn number(value: u64) -> rusqlite::Result<i64> {
    i64::try_from(value).map_err(unwritable)
}

/// The journal's own id, by which its head knows it; none in a journal of an older form.
pub(crate) fn identity(connection: &Connection) -> rusqlite::Result<Option<Uuid>> {
    let found = connection.query_row("SELECT value FROM meta WHERE key = 'journal'", [], |row| {
        row.get::<_, String>(0)?.parse().map_err(unreadable)
    });
    found.optional()
}

/// Gives the journal an id of its own.
pub(crate) fn identify(connection: &Connection, journal: Uuid) -> rusqlite::Result<()> {
    connection.execute(
        "INSERT INTO meta VALUES ('journal', ?1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        [journal.to_string()],
    )?;
    Ok(())
}

/// Whether an error says that the file is damaged, and not that the disk does not answer.
pub(crate) fn is_damage(error: &Error) -> bool {
    match error {
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::InvalidColumnName(..)
        | Error::Utf8Error(..) => true,
        error => matches!(
            error.sqlite_error_code(),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase | ErrorCode::Unknown)
        ),
    }
}
