//! The register in the database, and how a table is purged and put back. Each change is one transaction over a
//! connection of its own: they are rare, and may take a while.

use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{GenericClient, Row, Transaction};
use uuid::Uuid;

use super::connect::{Connected, Way};
use super::rows::{self, Columns, Due};
use super::{failed, unfit};
use crate::journal::chain::Mark;
use crate::journal::register::WEIGHED;
use crate::journal::stored::{Stored, is_chain};
use crate::journal::{JournalError, RegisterRow, TableId, Weight, WithRecords};

/// Rows that are put back in one statement.
const PORTION: usize = 1000;

/// The records whose keys begin so.
pub(super) async fn read(
    connected: &Connected,
    prefix: &str,
) -> Result<Vec<RegisterRow>, JournalError> {
    let query = "SELECT key, value, version FROM records
         WHERE starts_with(key, $1) AND value IS NOT NULL ORDER BY key";
    let found = connected.client.query(query, &[&prefix]).await.and_then(all);
    found.map_err(|error| failed(&error))
}

/// The records that were written within the last minute.
pub(super) async fn news(connected: &Connected) -> Result<Vec<RegisterRow>, JournalError> {
    let query = "SELECT key, value, version FROM records
         WHERE changed > clock_timestamp() - interval '1 minute'";
    let found = connected.client.query(query, &[]).await.and_then(all);
    found.map_err(|error| failed(&error))
}

/// The whole register, what was taken away among it.
pub(super) async fn whole(
    client: &impl GenericClient,
) -> Result<Vec<RegisterRow>, tokio_postgres::Error> {
    client.query("SELECT key, value, version FROM records", &[]).await.and_then(all)
}

fn all(rows: Vec<Row>) -> Result<Vec<RegisterRow>, tokio_postgres::Error> {
    let record = |row: &Row| {
        Ok(RegisterRow { key: row.try_get(0)?, value: row.try_get(1)?, version: row.try_get(2)? })
    };
    rows.iter().map(record).collect()
}

/// Writes records, and does in the same transaction what they say. False where one of them is not as it was
/// read.
pub(super) async fn change(
    way: &Way,
    node: Uuid,
    records: &[RegisterRow],
    with: &WithRecords,
) -> Result<bool, JournalError> {
    let mut client = way.alone().await?;
    let transaction = client.transaction().await.map_err(|error| failed(&error))?;
    for record in records {
        if !put(&transaction, record).await.map_err(|error| failed(&error))? {
            return Ok(false);
        }
    }
    match with {
        WithRecords::Nothing => {}
        WithRecords::Purge(table) => {
            cut(&transaction, *table, node).await.map_err(|error| failed(&error))?;
        }
        WithRecords::PutBack(table, rows) => put_back(&transaction, *table, (node, rows)).await?,
    }
    transaction.commit().await.map(|()| true).map_err(|error| failed(&error))
}

async fn put(
    transaction: &Transaction<'_>,
    record: &RegisterRow,
) -> Result<bool, tokio_postgres::Error> {
    let write = match record.version {
        0 => {
            "INSERT INTO records VALUES ($1, $2, $3::bigint + 1)
             ON CONFLICT (key) DO UPDATE
             SET value = $2, version = records.version + 1, changed = clock_timestamp()
             WHERE records.value IS NULL"
        }
        _ => {
            "UPDATE records SET value = $2, version = $3::bigint + 1, changed = clock_timestamp()
             WHERE key = $1 AND version = $3"
        }
    };
    let written =
        transaction.execute(write, &[&record.key, &record.value, &record.version]).await?;
    Ok(written == 1)
}

/// Writes a record as it is, whatever was there.
pub(super) async fn write(
    client: &impl GenericClient,
    record: &RegisterRow,
) -> Result<(), tokio_postgres::Error> {
    let write = "INSERT INTO records VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE
         SET value = $2, version = $3, changed = clock_timestamp()";
    client.execute(write, &[&record.key, &record.value, &record.version]).await.map(drop)
}

/// Cuts all entries of a table, and what it was made from where no other table is. Its row stays, of a later epoch: whoever still held the table writes nothing.
pub(super) async fn cut(
    client: &impl GenericClient,
    table: TableId,
    node: Uuid,
) -> Result<(), tokio_postgres::Error> {
    let fence =
        "UPDATE tables SET node = $2, epoch = epoch + 1, seq = 0, hash = $3, at_unix_ms = 0,
             since = now(), taken_from = CASE WHEN node = $2 THEN taken_from ELSE node END
         WHERE table_id = $1";
    let beginning = Mark::before_all(table).link.0;
    client.execute(fence, &[&table, &node, &beginning.as_slice()]).await?;
    client.execute("DELETE FROM entries WHERE table_id = $1", &[&table]).await?;
    let content = "WITH gone AS (DELETE FROM named WHERE table_id = $1 RETURNING digest)
         DELETE FROM contents USING gone WHERE contents.digest = gone.digest
             AND NOT EXISTS (SELECT FROM named WHERE named.digest = gone.digest AND table_id <> $1)";
    client.execute(content, &[&table]).await.map(drop)
}

async fn put_back(
    transaction: &Transaction<'_>,
    table: TableId,
    (node, rows): (Uuid, &[Stored]),
) -> Result<(), JournalError> {
    if !is_chain(table, rows) {
        return Err(JournalError::Conflict);
    }
    let take = "INSERT INTO tables AS held (table_id, node, epoch, seq, hash, at_unix_ms)
         VALUES ($1, $2, 1, 0, $3, 0)
         ON CONFLICT (table_id) DO UPDATE SET node = $2, epoch = held.epoch + 1 WHERE held.seq = 0
         RETURNING epoch";
    let mut before = Mark::before_all(table);
    let beginning = before.link.0;
    let taken = transaction
        .query_opt(take, &[&table, &node, &beginning.as_slice()])
        .await
        .map_err(|error| failed(&error))?;
    let epoch = taken.ok_or(JournalError::Conflict)?.try_get(0).map_err(|error| failed(&error))?;
    for portion in rows.chunks(PORTION) {
        let due = [Due { table, epoch, before, rows: portion.to_vec() }];
        before = due[0].end();
        let columns = Columns::of(&due).map_err(unfit)?;
        let each: Vec<&(dyn ToSql + Sync)> = columns.each().collect();
        transaction.query(rows::APPEND, &each).await.map_err(|error| match error.code() {
            // Another table has its code.
            Some(&SqlState::UNIQUE_VIOLATION) => JournalError::Conflict,
            _ => failed(&error),
        })?;
    }
    Ok(())
}

/// How much of each of these tables was written after these entries; what one was made from counts with its first,
/// as if it were alone.
pub(super) async fn weigh(
    connected: &Connected,
    tables: Vec<(TableId, u64)>,
) -> Result<Vec<(TableId, Weight)>, JournalError> {
    let query = format!(
        "SELECT due.table_id, {WEIGHED},
             coalesce((SELECT octet_length(text) FROM named JOIN contents USING (digest)
                 WHERE named.table_id = due.table_id AND min(due.after) = 0), 0)::bigint
         FROM unnest($1::uuid[], $2::bigint[]) AS due (table_id, after)
         LEFT JOIN entries ON entries.table_id = due.table_id AND entries.seq > due.after
         GROUP BY due.table_id"
    );
    let (ids, after): (Vec<TableId>, Vec<i64>) =
        tables.into_iter().map(|(table, after)| (table, after.cast_signed())).unzip();
    let found = connected.client.query(&query, &[&ids, &after]).await;
    let found = found.map_err(|error| failed(&error))?;
    let weight = |row: &Row| {
        let mut sums = [0; 7];
        for (at, sum) in sums.iter_mut().enumerate() {
            *sum = row.try_get(at + 1)?;
        }
        Ok((row.try_get(0)?, Weight::of(sums)))
    };
    found.iter().map(weight).collect::<Result<_, _>>().map_err(|error| failed(&error))
}
