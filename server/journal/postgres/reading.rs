//! What is read of tables in the database. Always from the primary: a standby may lag behind.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::TryStreamExt;
use tokio_postgres::types::ToSql;

use super::connect::{Connected, Way};
use super::{Lanes, Shared, failed, rows, unfit};
use crate::journal::chain::Mark;
use crate::journal::damage::{Damage, Wrong};
use crate::journal::shelf::{Beginning, Rows};
use crate::journal::walk::{Found, Keep, Walk, Walked, Wanted};
use crate::journal::{Answer, Entry, JournalError, TableId};

/// The way to what is read.
#[derive(Clone)]
pub(super) struct Reading {
    pub(super) way: Way,
    pub(super) lanes: Lanes,
    pub(super) shared: Arc<Shared>,
}

impl Rows for Reading {
    fn read(&self, table: TableId, wanted: Wanted) -> Answer<Option<Found>> {
        let this = self.clone();
        Box::pin(async move {
            this.lanes.pass(table).await?;
            let connected = this.way.open().await?;
            read(&connected, table, wanted).await
        })
    }

    fn of_kind(&self, table: TableId, kind: &'static str) -> Answer<Vec<Entry>> {
        let this = self.clone();
        Box::pin(async move {
            this.lanes.pass(table).await?;
            let found = this.way.open().await?;
            let found = found.client.query(rows::OF_KIND, &[&table, &kind]).await;
            let found = found.map_err(|error| failed(&error))?;
            // What cannot be read is for whoever reads the chain to say.
            let entry = |row| rows::stored(row).ok()?.entry().ok();
            Ok(found.iter().filter_map(entry).collect())
        })
    }

    fn beginnings(&self) -> Answer<Vec<Beginning>> {
        let way = self.way.clone();
        Box::pin(async move { beginnings(&*way.open().await?).await })
    }

    fn note(&self, table: TableId, wrong: Option<Wrong>) {
        match wrong {
            Some(wrong) => drop(self.shared.damaged().insert(table, wrong)),
            None => drop(self.shared.damaged().remove(&table)),
        }
    }

    fn wrong(&self) -> Option<Damage> {
        None
    }
}

async fn read(
    connected: &Connected,
    table: TableId,
    wanted: Wanted,
) -> Result<Option<Found>, JournalError> {
    if let Some(through) = &wanted.through
        && place(connected, table, through.seq).await?.as_ref() != Some(through)
    {
        return Ok(None);
    }
    let known = known(connected, table).await?;
    let mut found = Found::default();
    for stretch in wanted.stretches {
        let Some(start) = place(connected, table, stretch.first - 1).await? else {
            found.wrong = Some(Wrong::Altered { sound: (0, 0) });
            break;
        };
        let start = (start, stretch.at_most);
        let take = Some((stretch.keep, &mut found));
        found.wrong = walk(connected, table, start, known.as_ref(), take).await?.wrong;
        if found.wrong.is_some() {
            break;
        }
    }
    Ok(Some(found))
}

/// The place of a table's chain at an entry, by the word of the entry there; none where none is there.
pub(super) async fn place(
    connected: &Connected,
    table: TableId,
    seq: u64,
) -> Result<Option<Mark>, JournalError> {
    if seq == 0 {
        return Ok(Some(Mark::before_all(table)));
    }
    let query = "SELECT seq, hash, at_unix_ms FROM entries WHERE table_id = $1 AND seq = $2";
    let row = connected.client.query_opt(query, &[&table, &seq.cast_signed()]).await;
    let row = row.map_err(|error| failed(&error))?;
    Ok(row.and_then(|row| rows::mark(&row, 0).ok()))
}

/// How far a table's chain is known to go.
pub(super) async fn known(
    connected: &Connected,
    table: TableId,
) -> Result<Option<Mark>, JournalError> {
    let query = "SELECT seq, hash, at_unix_ms FROM tables WHERE table_id = $1 AND seq > 0";
    let row = connected.client.query_opt(query, &[&table]).await;
    let row = row.map_err(|error| failed(&error))?;
    row.map(|row| rows::mark(&row, 0).map_err(unfit)).transpose()
}

/// Walks a table's chain, as [`Walk`] has it; takes in what is sound where something is to be kept.
pub(super) async fn walk(
    connected: &Connected,
    table: TableId,
    start: (Mark, u64),
    known: Option<&Mark>,
    mut take: Option<(Keep, &mut Found)>,
) -> Result<Walked, JournalError> {
    let from = (start.0.seq + 1).cast_signed();
    let at_most = i64::try_from(start.1).unwrap_or(i64::MAX);
    let wanted: [&(dyn ToSql + Sync); 3] = [&table, &from, &at_most];
    let query = if take.is_some() { &connected.visit } else { &connected.pass };
    let rows = connected.client.query_raw(query, wanted).await;
    let mut rows = std::pin::pin!(rows.map_err(|error| failed(&error))?);
    let mut walk = Walk::new(start, known);
    while let Some(row) = rows.try_next().await.map_err(|error| failed(&error))? {
        let Ok(stored) = rows::stored(&row) else {
            walk.stumble();
            break;
        };
        if !walk.step(&stored) {
            break;
        }
        if let Some((keep, found)) = &mut take
            && !found.take(*keep, stored)
        {
            walk.stumble();
            break;
        }
    }
    Ok(walk.finish())
}

async fn beginnings(connected: &Connected) -> Result<Vec<Beginning>, JournalError> {
    let read = async {
        let ends =
            "SELECT seq, hash, at_unix_ms, table_id FROM tables WHERE seq > 0 ORDER BY table_id";
        let firsts = connected.client.query(rows::FIRSTS, &[&Entry::TABLE]).await?;
        Ok((connected.client.query(ends, &[]).await?, firsts))
    };
    let (ends, firsts) = read.await.map_err(|error: tokio_postgres::Error| failed(&error))?;
    let first = |row| Some((table(row, 13)?, rows::stored(row).ok()?.entry().ok()?));
    let mut firsts: HashMap<TableId, Entry> = firsts.iter().filter_map(first).collect();
    let beginning = |row| {
        let table = table(row, 3)?;
        Some((table, rows::mark(row, 0).ok(), firsts.remove(&table)))
    };
    Ok(ends.iter().filter_map(beginning).collect())
}

fn table(row: &tokio_postgres::Row, at: usize) -> Option<TableId> {
    row.try_get(at).ok()
}
