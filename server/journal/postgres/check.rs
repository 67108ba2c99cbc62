//! Looking whether what stands in the database is what was written.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::connect::Connected;
use super::{failed, reading, rows, unfit};
use crate::journal::walk::Rounds;
use crate::journal::{Damage, JournalError, TableId};

/// Looks at each table from where it was looked at last, and at a part of what is older; of all tables, or of
/// one server's.
pub(super) async fn check(
    connected: &Connected,
    rounds: &mut Rounds,
    of: Option<Uuid>,
) -> Result<Vec<Damage>, JournalError> {
    let query = "SELECT seq, hash, at_unix_ms, table_id FROM tables
         WHERE seq > 0 AND ($1::uuid IS NULL OR node = $1)";
    let tables = connected.client.query(query, &[&of]).await.map_err(|error| failed(&error))?;
    let mut known = BTreeMap::new();
    for row in &tables {
        let table: TableId = row.try_get(3).map_err(|error| failed(&error))?;
        known.insert(table, rows::mark(row, 0).map_err(unfit)?);
    }
    let mut found = Vec::new();
    for table in rounds.begin(known.keys().copied()) {
        let latest = rounds.latest(table);
        let there = reading::place(connected, table, latest.seq).await? == Some(latest);
        let share = rounds.share(table, there);
        let look = |start| reading::walk(connected, table, start, known.get(&table), None);
        let walked = (look((share.newer, u64::MAX)).await?, look(share.older).await?);
        let wrong = rounds.looked(table, &share, walked);
        found.extend(wrong.map(|wrong| Damage { table: Some(table), wrong }));
    }
    Ok(found)
}
