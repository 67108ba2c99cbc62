//! The statements, and how rows become entries.

use std::borrow::Cow;

use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, ToSql};
use uuid::Uuid;

use crate::journal::TableId;
use crate::journal::chain::{Link, Mark};
use crate::journal::stored::{Stored, Unfit};

/// The columns of an entry, in the order in which they are read.
macro_rules! columns {
    () => {
        "seq, command_id, kind, format, actor, device, at_table_ms, at_unix_ms, command, events, drawn, \
         draws, hash"
    };
}

/// Adds the entries of many tables in one go, with the contents that they name: of each table that is still this
/// server's, and whose chain ends where it is said to end. Returns these tables. A content that is there is only
/// taken hold of, so that nobody takes it away meanwhile.
pub(super) const APPEND: &str = concat!(
    "WITH due AS (
         SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::bigint[])
             AS due (table_id, epoch, before, seq, hash, at_unix_ms)
     ), held AS (
         UPDATE tables SET seq = due.seq, hash = due.hash, at_unix_ms = due.at_unix_ms FROM due
         WHERE tables.table_id = due.table_id AND tables.epoch = due.epoch AND tables.seq = due.before
         RETURNING tables.table_id
     ), added AS (
         INSERT INTO entries (table_id, ",
    columns!(),
    ")
         SELECT row.* FROM unnest($7::uuid[], $8::bigint[], $9::uuid[], $10::text[], $11::bigint[],
             $12::text[], $13::text[], $14::bigint[], $15::bigint[], $16::text[], $17::text[],
             $18::bigint[], $19::text[], $20::bytea[]) AS row (table_id, ",
    columns!(),
    ")
         WHERE row.table_id IN (SELECT table_id FROM held)
     ), made AS (
         SELECT * FROM unnest($21::uuid[], $22::bytea[], $23::text[]) AS made (table_id, digest, text)
         WHERE made.table_id IN (SELECT table_id FROM held)
     ), kept AS (
         INSERT INTO contents SELECT DISTINCT ON (digest) digest, text FROM made ORDER BY digest
         ON CONFLICT (digest) DO UPDATE SET digest = excluded.digest
     ), noted AS (
         INSERT INTO named SELECT table_id, digest FROM made
         ON CONFLICT (table_id) DO UPDATE SET digest = excluded.digest
     )
     SELECT table_id FROM held"
);

/// Takes a table over, or goes on with it: where nobody has it, where this server had it, or where whoever had
/// it has not said for a while that it is there. And where it was asked for here though another server has it
/// that browsers reach at the same address: then somebody between them and the servers has sent them here, and
/// knows where they go from now on. Not twice within ten seconds, should that somebody send them here and there.
pub(super) const HOLD: &str =
    "INSERT INTO tables AS held (table_id, node, epoch, seq, hash, at_unix_ms)
     VALUES ($1, $2, 1, 0, $3, 0)
     ON CONFLICT (table_id) DO UPDATE SET node = $2, epoch = held.epoch + 1,
         since = CASE WHEN held.node = $2 THEN held.since ELSE now() END,
         taken_from = CASE WHEN held.node = $2 THEN held.taken_from ELSE held.node END
     WHERE held.node = $2
         OR NOT EXISTS (SELECT FROM nodes WHERE nodes.node = held.node AND nodes.until > now())
         OR ($5 AND held.since < now() - interval '10 seconds'
             AND EXISTS (SELECT FROM nodes WHERE nodes.node = held.node AND nodes.address = $4))
     RETURNING epoch, seq, hash, at_unix_ms";

/// Gives a table up; returns whether another server is there.
pub(super) const GIVE_UP: &str =
    "WITH given AS (UPDATE tables SET node = $3 WHERE table_id = $1 AND node = $2)
     SELECT EXISTS (SELECT FROM nodes WHERE node <> $2 AND until > now())";

/// Where the server of a table is reached, and whether it has said within two seconds that it is there.
pub(super) const OWNER: &str = "SELECT address, until > now() + interval '1 second'
     FROM nodes JOIN tables USING (node) WHERE table_id = $1";

/// Says that a server is there, for so many seconds.
pub(super) const BEAT: &str =
    "INSERT INTO nodes (node, address, until, house) VALUES ($1, $2, now() + make_interval(secs => $3), $4)
     ON CONFLICT (node) DO UPDATE
     SET address = excluded.address, until = excluded.until, house = excluded.house";

/// The tables that a server has lost to others and was not told of. It is told of each once.
pub(super) const LOST: &str =
    "UPDATE tables SET taken_from = NULL WHERE taken_from = $1 RETURNING table_id, node";

/// Where the other servers are reached that were there within a day, and whether they are there now; those that
/// come next after this one first.
pub(super) const OTHERS: &str = "SELECT address, until > now() FROM nodes
     WHERE until > now() - interval '1 day' AND node <> $1 ORDER BY node < $1, node";

/// The tables whose server is not there.
pub(super) const ORPHANS: &str = "SELECT table_id FROM tables WHERE seq > 0
     AND NOT EXISTS (SELECT FROM nodes WHERE nodes.node = tables.node AND nodes.until > now())";

/// The table of a code.
pub(super) const OF_CODE: &str = "SELECT table_id FROM entries
     WHERE kind = 'table' AND seq = 2 AND events::jsonb #>> '{0,code}' = $1";

/// The content that a table's first entry names, in the row of that entry.
macro_rules! content {
    () => {
        "CASE WHEN seq = 1 THEN
             (SELECT text FROM contents JOIN named USING (digest) WHERE named.table_id = entries.table_id)
         END AS content"
    };
}

/// A table's entries from a number on, so many at most, with the content that they name.
pub(super) const VISIT: &str = concat!(
    "SELECT ",
    columns!(),
    ", ",
    content!(),
    " FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3"
);

/// The same without it: for whoever only looks along the chain.
pub(super) const PASS: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3"
);

/// A table's entries of a kind, so many at most.
pub(super) const OF_KIND: &str =
    concat!("SELECT ", columns!(), " FROM entries WHERE table_id = $1 AND kind = $2 ORDER BY seq");

/// Of every table the first entry of a kind.
pub(super) const FIRSTS: &str = concat!(
    "SELECT DISTINCT ON (table_id) ",
    columns!(),
    ", table_id FROM entries WHERE kind = $1 ORDER BY table_id, seq"
);

/// A value of a row, which may be damaged.
fn get<'a, T: FromSql<'a>>(row: &'a Row, at: usize) -> Result<T, Unfit> {
    Ok(row.try_get(at)?)
}

fn hash(row: &Row, at: usize) -> Result<[u8; 32], Unfit> {
    Ok(get::<&[u8]>(row, at)?.try_into()?)
}

/// An entry of a row with the columns of an entry, and of the content that it names where that is read too.
pub(super) fn stored(row: &Row) -> Result<Stored, Unfit> {
    let content = row.columns().get(13).filter(|column| column.name() == "content");
    let content = content.map_or(Ok(None), |_| get(row, 13))?;
    let stored = Stored {
        seq: get(row, 0)?,
        command_id: get::<Uuid>(row, 1)?.to_string(),
        kind: Cow::Owned(get(row, 2)?),
        format: get(row, 3)?,
        actor: get(row, 4)?,
        device: get(row, 5)?,
        at_table_ms: get(row, 6)?,
        at_unix_ms: get(row, 7)?,
        command: get(row, 8)?,
        events: get(row, 9)?,
        drawn: get(row, 10)?,
        draws: get(row, 11)?,
        hash: hash(row, 12)?,
        content,
    };
    let names = stored.named().is_some();
    Ok(Stored { content: stored.content.filter(|_| names), ..stored })
}

/// A place of a chain, from three columns: number, hash, moment.
pub(super) fn mark(row: &Row, at: usize) -> Result<Mark, Unfit> {
    let seq = get::<i64>(row, at)?.try_into()?;
    Ok(Mark { seq, link: Link(hash(row, at + 1)?), at_unix_ms: get(row, at + 2)? })
}

/// What is appended to one table: in which epoch, after which entry, and what.
pub(super) struct Due {
    pub(super) table: TableId,
    pub(super) epoch: i64,
    pub(super) before: Mark,
    pub(super) rows: Vec<Stored>,
}

impl Due {
    /// Where the chain ends then.
    pub(super) fn end(&self) -> Mark {
        self.rows.last().map_or(self.before, Stored::mark)
    }
}

/// The arguments of [`APPEND`]: each a column.
pub(super) struct Columns<'a>(Vec<Box<dyn ToSql + Sync + Send + 'a>>);

impl<'a> Columns<'a> {
    pub(super) fn of(due: &'a [Due]) -> Result<Self, Unfit> {
        let rows = || due.iter().flat_map(|due| due.rows.iter().map(move |row| (due.table, row)));
        let ids = rows().map(|(_, row)| row.command_id.parse::<Uuid>());
        let ids = ids.collect::<Result<Vec<_>, _>>()?;
        let mut all: Vec<Box<dyn ToSql + Sync + Send + 'a>> = Vec::with_capacity(23);
        macro_rules! column {
            ($each:expr, $rows:expr) => {
                all.push(Box::new($rows.map($each).collect::<Vec<_>>()))
            };
        }
        column!(|due| due.table, due.iter());
        column!(|due| due.epoch, due.iter());
        column!(|due| due.before.seq.cast_signed(), due.iter());
        column!(|due| due.end().seq.cast_signed(), due.iter());
        column!(|due| due.end().link.0.to_vec(), due.iter());
        column!(|due| due.end().at_unix_ms, due.iter());
        column!(|(table, _)| table, rows());
        column!(|(_, row)| row.seq, rows());
        all.push(Box::new(ids));
        column!(|(_, row)| &*row.kind, rows());
        column!(|(_, row)| row.format, rows());
        column!(|(_, row)| row.actor.as_str(), rows());
        column!(|(_, row)| row.device.as_deref(), rows());
        column!(|(_, row)| row.at_table_ms, rows());
        column!(|(_, row)| row.at_unix_ms, rows());
        column!(|(_, row)| row.command.as_str(), rows());
        column!(|(_, row)| row.events.as_str(), rows());
        column!(|(_, row)| row.drawn, rows());
        column!(|(_, row)| row.draws.as_deref(), rows());
        column!(|(_, row)| row.hash.as_slice(), rows());
        let made = || {
            rows().filter_map(|(table, row)| Some((table, row.named()?, row.content.as_deref()?)))
        };
        column!(|(table, ..)| table, made());
        column!(|(_, digest, _)| digest.0.to_vec(), made());
        column!(|(.., text)| text, made());
        Ok(Self(all))
    }

    pub(super) fn each(&self) -> impl ExactSizeIterator<Item = &(dyn ToSql + Sync)> {
        self.0.iter().map(|column| &**column as &(dyn ToSql + Sync))
    }
}
