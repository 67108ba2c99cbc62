//! Looking whether what stands in the database is what was written.

use std::collections::BTreeMap;

use super::connect::Connected;
use super::{failed, reading, rows, unfit};
use crate::journal::chain::Mark;
use crate::journal::{Damage, JournalError, TableId};

/// Older entries of a table that are looked at again in one round; the next round goes on from there.
const ROUND: u64 = 20_000;

/// How far each table was looked at: up to where all of it, and the older part up to where again.
pub(super) type Rounds = BTreeMap<TableId, (Mark, Mark)>;

/// Looks at each table from where it was looked at last, and at a part of what is older.
pub(super) async fn check(
    connected: &Connected,
    rounds: &mut Rounds,
) -> Result<Vec<Damage>, JournalError> {
    let query = "SELECT seq, hash, at_unix_ms, table_id FROM tables WHERE seq > 0";
    let tables = connected.client.query(query, &[]).await.map_err(|error| failed(&error))?;
    let mut found = Vec::new();
    for row in &tables {
        let table: TableId = row.try_get(3).map_err(|error| failed(&error))?;
        let known = rows::mark(row, 0).map_err(unfit)?;
        let start = Mark::before_all(table);
        let (latest, again) = rounds.get(&table).copied().unwrap_or((start, start));
        let there = reading::place(connected, table, latest.seq).await?;
        let latest = if there == Some(latest) { latest } else { start };
        let look =
            |from, at_most| reading::walk(connected, table, (from, at_most), Some(&known), None);
        let newer = look(latest, u64::MAX).await?;
        let again = if again.seq >= latest.seq { start } else { again };
        let older = look(again, ROUND).await?;
        rounds.insert(table, (newer.end, older.end));
        let wrong = older.wrong.or(newer.wrong);
        found.extend(wrong.map(|wrong| Damage { table: Some(table), wrong }));
    }
    Ok(found)
}
