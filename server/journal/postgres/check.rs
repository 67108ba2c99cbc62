//! Looking whether what stands in the database is what was written.

use std::collections::BTreeMap;

use tokio_postgres::Row;
use uuid::Uuid;

use super::connect::Connected;
use super::{failed, reading, rows, unfit};
use crate::journal::content::{self, Digest};
use crate::journal::damage::Wrong;
use crate::journal::walk;
use crate::journal::{Damage, JournalError, TableId};

/// How far was looked at what stands there.
#[derive(Default)]
pub(super) struct Rounds {
    tables: walk::Rounds,
    contents: content::Rounds,
}

/// Looks at each table from where it was looked at last, and at a part of what is older; of all tables, or of
/// one server's.
pub(super) async fn check(
    connected: &Connected,
    Rounds { tables: rounds, contents }: &mut Rounds,
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
        if rounds.passes_over(table, known.get(&table)) {
            continue;
        }
        let latest = rounds.latest(table);
        let there = reading::place(connected, table, latest.seq).await? == Some(latest);
        let share = rounds.share(table, there);
        let look = |start| reading::walk(connected, table, start, known.get(&table), None);
        let walked = (look((share.newer, u64::MAX)).await?, look(share.older).await?);
        let wrong = rounds.looked(table, &share, walked);
        found.extend(wrong.map(|wrong| Damage { table: Some(table), wrong }));
    }
    let wrong = Wrong::Altered { sound: (0, 0) };
    for table in without_content(connected, contents).await? {
        if known.contains_key(&table) && found.iter().all(|damage| damage.table != Some(table)) {
            found.push(Damage { table: Some(table), wrong: wrong.clone() });
        }
    }
    Ok(found)
}

/// The tables that name a content which is not what was written: looked at are those that are new, and a part of
/// the others.
async fn without_content(
    connected: &Connected,
    rounds: &mut content::Rounds,
) -> Result<Vec<TableId>, JournalError> {
    let client = &connected.client;
    let all = "SELECT digest, octet_length(text)::bigint FROM contents";
    let all = client.query(all, &[]).await.map_err(|error| failed(&error))?;
    let content = |row: &Row| {
        let digest: &[u8] = row.try_get(0).ok()?;
        Some((Digest(digest.try_into().ok()?), row.try_get::<_, i64>(1).ok()?.unsigned_abs()))
    };
    for digest in rounds.due(all.iter().filter_map(content)) {
        let text = "SELECT text FROM contents WHERE digest = $1";
        let text = client.query_opt(text, &[&digest.0.as_slice()]).await;
        let text = text.map_err(|error| failed(&error))?;
        let text = text.and_then(|row| row.try_get::<_, String>(0).ok());
        rounds.looked(digest, text.is_some_and(|text| Digest::of(&text) == digest));
    }
    let named = client.query("SELECT table_id, digest FROM named", &[]).await;
    let unsound = |row: &Row| {
        let digest: &[u8] = row.try_get(1).ok()?;
        let sound = digest.try_into().is_ok_and(|digest| rounds.is_sound(Digest(digest)));
        if sound { None } else { row.try_get(0).ok() }
    };
    Ok(named.map_err(|error| failed(&error))?.iter().filter_map(unsound).collect())
}
