//! The file of the snapshots. Nothing rests on it: it is never synced, and where it cannot be read it is
//! made anew.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, Row, params};
use sha2::{Digest, Sha256};

use super::{Last, Made};
use crate::journal::TableId;
use crate::journal::chain::{Link, Mark};
use crate::journal::files::{beside, private};
use crate::journal::is_damage;

/// The version of its tables; one of another version is made anew.
const FORM: u32 = 2;

/// How long another program may hold it.
const BUSY: Duration = Duration::from_secs(1);

const TABLES: &str = "
CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    link BLOB NOT NULL,
    at_unix_ms INTEGER NOT NULL,
    program TEXT NOT NULL,
    sum BLOB NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;
CREATE TABLE digests (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    link BLOB NOT NULL,
    after INTEGER NOT NULL,
    after_link BLOB NOT NULL,
    program TEXT NOT NULL,
    sum BLOB NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;
CREATE TABLE cards (
    table_id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    link BLOB NOT NULL,
    program TEXT NOT NULL,
    sum BLOB NOT NULL,
    card BLOB NOT NULL
) STRICT;
";

/// All tables of the file.
const ALL: [&str; 3] = ["snapshots", "digests", "cards"];

/// States of a table that are kept at most; then about every second one goes.
const MOST: usize = 1024;

/// The rows, as far as there is a file.
pub(super) struct Rows {
    connection: Option<Connection>,
    program: &'static str,
    path: PathBuf,
}

impl Rows {
    /// Opens the file, or makes it anew where it cannot be read.
    pub(super) fn open(path: &Path, program: &'static str) -> Self {
        let mut connection = open(path, program);
        let unreadable = match &connection {
            Ok(connection) => connection.is_none(),
            Err(error) => is_damage(error),
        };
        if unreadable {
            tracing::warn!("the snapshots cannot be read; they are made anew");
            remove(path);
            connection = open(path, program);
        }
        if let Err(error) = &connection {
            tracing::warn!(%error, "no snapshots are kept");
        }
        Self { connection: connection.ok().flatten(), program, path: path.into() }
    }

    /// Keeps a state, and the digest of the entries from the one mark to the other.
    pub(super) fn keep(
        &mut self,
        table: TableId,
        (after, mark): (Mark, Mark),
        made: &Made,
    ) -> rusqlite::Result<()> {
        let program = self.program;
        self.tried(|connection| {
            let (id, seq) = (table.to_string(), mark.seq.cast_signed());
            let transaction = connection.transaction()?;
            let (state, link) = (&made.state, mark.link.0);
            let sum = |marks: &[Mark], bytes: &[u8]| sum(program, table, marks, bytes);
            let written = |query: &str, row: &[&dyn rusqlite::ToSql]| {
                transaction.prepare_cached(query)?.execute(row)
            };
            written(
                "INSERT OR REPLACE INTO snapshots VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![id, seq, link, mark.at_unix_ms, program, sum(&[mark], state), state],
            )?;
            if let Some((digest, card)) = &made.digest {
                // What was told of the same entries before is told anew.
                let (from, from_link) = (after.seq.cast_signed(), after.link.0);
                written("DELETE FROM digests WHERE table_id = ?1 AND seq > ?2", params![id, from])?;
                let checked = sum(&[after, mark], digest);
                written(
                    "INSERT INTO digests VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                    params![id, seq, link, from, from_link, program, checked, digest],
                )?;
                written(
                    "INSERT OR REPLACE INTO cards VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    params![id, seq, link, program, sum(&[mark], card), card],
                )?;
            }
            thin(&transaction, &id)?;
            transaction.commit()
        })
    }

    /// What was kept last of which every digest is there.
    pub(super) fn last(&mut self, table: TableId) -> Option<Last> {
        let program = self.program;
        let found = self.tried(|connection| {
            let mut digests = digests(connection, program, table)?;
            while let Some((end, _)) = digests.last() {
                let (seq, link) = *end;
                if let Some((mark, state)) = state(connection, program, table, seq)?
                    && mark.link == link
                {
                    let digests = digests.into_iter().map(|(_, digest)| digest).collect();
                    return Ok(Some(Last { mark, state, digests }));
                }
                digests.pop();
            }
            Ok(None)
        });
        found.ok().flatten()
    }

    /// The last sound state up to an entry, and in none of these stretches.
    pub(super) fn nearest(
        &mut self,
        table: TableId,
        to: u64,
        off: &[(u64, u64)],
    ) -> Option<(Mark, Vec<u8>)> {
        let program = self.program;
        let found = self.tried(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT seq FROM snapshots WHERE table_id = ?1 AND seq <= ?2 ORDER BY seq DESC",
            )?;
            let seqs = query.query_map(params![table.to_string(), to.cast_signed()], |row| {
                row.get::<_, i64>(0).map(i64::cast_unsigned)
            })?;
            for seq in seqs {
                let seq = seq?;
                if off.iter().any(|(first, last)| (*first..=*last).contains(&seq)) {
                    continue;
                }
                if let Some(found) = state(connection, program, table, seq)? {
                    return Ok(Some(found));
                }
            }
            Ok(None)
        });
        found.ok().flatten()
    }

    /// What is to be known of each table without waking it, where it is what was written, and since when.
    pub(super) fn cards(&mut self) -> Vec<(TableId, Mark, Vec<u8>)> {
        let program = self.program;
        let found = self.tried(|connection| {
            let mut query =
                connection.prepare("SELECT table_id, seq, link, sum, card FROM cards")?;
            let rows = query.query_map([], |row| {
                let seq = row.get::<_, i64>(1)?.cast_unsigned();
                let mark = Mark { seq, link: Link(row.get(2)?), at_unix_ms: 0 };
                let (table, known): (String, [u8; 32]) = (row.get(0)?, row.get(3)?);
                Ok((table, mark, known, row.get::<_, Vec<u8>>(4)?))
            })?;
            let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
            let sound = rows.into_iter().filter_map(|(table, mark, known, card)| {
                let table = table.parse().ok()?;
                (sum(program, table, &[mark], &card) == known).then_some((table, mark, card))
            });
            Ok(sound.collect())
        });
        found.unwrap_or_default()
    }

    /// Forgets all that was kept after this entry.
    pub(super) fn cut(&mut self, table: TableId, after: u64) {
        let _ = self.tried(|connection| {
            for rows in ALL {
                let cut = format!("DELETE FROM {rows} WHERE table_id = ?1 AND seq > ?2");
                let mut cut = connection.prepare_cached(&cut)?;
                cut.execute(params![table.to_string(), after.cast_signed()])?;
            }
            Ok(())
        });
    }

    /// Forgets the state that was kept after this entry.
    pub(super) fn forget(&mut self, table: TableId, seq: u64) {
        let _ = self.tried(|connection| {
            let forget = "DELETE FROM snapshots WHERE table_id = ?1 AND seq = ?2";
            connection.execute(forget, params![table.to_string(), seq.cast_signed()])
        });
    }

    /// Does it; a file that cannot be read any more is made anew.
    fn tried<T>(
        &mut self,
        deed: impl FnOnce(&mut Connection) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        let connection = self.connection.as_mut().ok_or(rusqlite::Error::InvalidQuery)?;
        let outcome = deed(connection);
        if let Err(error) = &outcome {
            tracing::warn!(%error, "the snapshots cannot be used");
            if is_damage(error) {
                self.connection = None;
                *self = Self::open(&self.path, self.program);
            }
        }
        outcome
    }
}

/// Opens the file, or makes it; none where it is of a form that this version does not know.
fn open(path: &Path, program: &str) -> rusqlite::Result<Option<Connection>> {
    // SQLite says better than this what is wrong with the path.
    let _ = private().create(true).truncate(false).write(true).open(path);
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    // What was kept of a purged table shall not stand in pages that are free.
    connection.pragma_update(None, "secure_delete", true)?;
    let transaction = connection.transaction()?;
    match transaction.pragma_query_value(None, "user_version", |row| row.get(0))? {
        FORM => {}
        0 => {
            transaction.execute_batch(TABLES)?;
            transaction.pragma_update(None, "user_version", FORM)?;
        }
        _ => return Ok(None),
    }
    // No other program may read them.
    let mut gone = 0;
    for rows in ALL {
        let others = format!("DELETE FROM {rows} WHERE program <> ?1");
        gone += transaction.execute(&others, [program])?;
    }
    transaction.commit()?;
    if gone > 0 {
        tracing::info!(gone, "snapshots of another program were put away");
    }
    Ok(Some(connection))
}

fn remove(path: &Path) {
    for ending in ["", "-journal"] {
        let _ = std::fs::remove_file(beside(path, ending));
    }
}

/// The checksum of what a row says.
fn sum(program: &str, table: TableId, marks: &[Mark], bytes: &[u8]) -> [u8; 32] {
    let mut sum = Sha256::new_with_prefix(program).chain_update(table.as_bytes());
    for mark in marks {
        sum.update(mark.seq.to_le_bytes());
        sum.update(mark.link.0);
    }
    sum.chain_update(bytes).finalize().into()
}

/// The state that was kept after this entry, if it is what was written.
fn state(
    connection: &Connection,
    program: &str,
    table: TableId,
    seq: u64,
) -> rusqlite::Result<Option<(Mark, Vec<u8>)>> {
    let mut query = connection.prepare_cached(
        "SELECT link, at_unix_ms, sum, state FROM snapshots
         WHERE table_id = ?1 AND seq = ?2 AND program = ?3",
    )?;
    let read = |row: &Row<'_>| {
        let mark = Mark { seq, link: Link(row.get(0)?), at_unix_ms: row.get(1)? };
        Ok((mark, row.get::<_, [u8; 32]>(2)?, row.get::<_, Vec<u8>>(3)?))
    };
    let seq = seq.cast_signed();
    for found in query.query_map(params![table.to_string(), seq, program], read)? {
        let (mark, known, state) = found?;
        if sum(program, table, &[mark], &state) == known {
            return Ok(Some((mark, state)));
        }
        tracing::warn!(%table, "a snapshot was damaged; it is passed over");
    }
    Ok(None)
}

/// A place of a chain, and the digest of the entries up to it.
type Ending = ((u64, Link), Vec<u8>);

/// A table's digests from the first entry on, as far as each goes on from the one before it.
fn digests(
    connection: &Connection,
    program: &str,
    table: TableId,
) -> rusqlite::Result<Vec<Ending>> {
    let mut query = connection.prepare_cached(
        "SELECT seq, link, after, after_link, sum, digest FROM digests
         WHERE table_id = ?1 AND program = ?2 ORDER BY seq",
    )?;
    let mark = |seq: i64, link| Mark { seq: seq.cast_unsigned(), link: Link(link), at_unix_ms: 0 };
    let read = |row: &Row<'_>| {
        let end = mark(row.get(0)?, row.get(1)?);
        let after = mark(row.get(2)?, row.get(3)?);
        Ok((after, end, row.get::<_, [u8; 32]>(4)?, row.get::<_, Vec<u8>>(5)?))
    };
    let (mut found, mut at) = (Vec::new(), (0, Mark::before_all(table).link));
    for row in query.query_map(params![table.to_string(), program], read)? {
        let (after, end, known, digest) = row?;
        if (after.seq, after.link) != at || sum(program, table, &[after, end], &digest) != known {
            tracing::warn!(%table, "a digest was damaged or is missing; what follows is passed over");
            break;
        }
        at = (end.seq, end.link);
        found.push((at, digest));
    }
    Ok(found)
}

/// Takes states away where there are too many, so that those that stay lie evenly; never the last.
fn thin(connection: &Connection, table: &str) -> rusqlite::Result<()> {
    let mut query =
        connection.prepare_cached("SELECT seq FROM snapshots WHERE table_id = ?1 ORDER BY seq")?;
    let seqs = query.query_map([table], |row| row.get(0))?;
    let seqs = seqs.collect::<rusqlite::Result<Vec<i64>>>()?;
    let Some(last) = seqs.last().filter(|_| seqs.len() > MOST) else { return Ok(()) };
    let apart = last / i64::try_from(MOST / 2).unwrap_or(i64::MAX);
    let mut forget =
        connection.prepare_cached("DELETE FROM snapshots WHERE table_id = ?1 AND seq = ?2")?;
    let mut kept = 0;
    for seq in &seqs[..seqs.len() - 1] {
        if seq - kept >= apart {
            kept = *seq;
        } else {
            forget.execute(params![table, seq])?;
        }
    }
    Ok(())
}
