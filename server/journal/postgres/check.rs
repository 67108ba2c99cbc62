//! Looking whether what stands in the database is what was written.

use super::connect::Connected;
use super::{failed, reading, rows, unfit};
use crate::journal::walk::{ROUND, Rounds};
use crate::journal::{Damage, JournalError, TableId};

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
        let latest = rounds.latest(table);
        let there = reading::place(connected, table, latest.seq).await? == Some(latest);
        let (newer, older) = rounds.next(table, there);
        let look =
            |from, at_most| reading::walk(connected, table, (from, at_most), Some(&known), None);
        let (newer, older) = (look(newer, u64::MAX).await?, look(older, ROUND).await?);
        let wrong = rounds.looked(table, newer, older);
        found.extend(wrong.map(|wrong| Damage { table: Some(table), wrong }));
    }
    Ok(found)
}
