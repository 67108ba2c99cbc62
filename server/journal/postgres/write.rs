//! The one statement that adds entries.

use futures_util::TryStreamExt;
use tokio_postgres::error::SqlState;

use super::connect::{Connected, Way};
use super::rows::{Columns, Due};
use super::{failed, unfit};
use crate::journal::{JournalError, TableId};

/// Why nothing was added.
pub(super) enum Trouble {
    /// A constraint refused something: a number or a command's id is taken.
    Refused,
    /// Nobody knows.
    Failed(JournalError),
}

/// Adds what is due, to each table that is still held: these are returned.
pub(super) async fn write(
    way: &Way,
    connected: &Connected,
    due: &[Due],
) -> Result<Vec<TableId>, Trouble> {
    if due.is_empty() {
        return Ok(Vec::new());
    }
    let columns = Columns::of(due).map_err(|error| Trouble::Failed(unfit(error)))?;
    let added = async {
        let rows = connected.client.query_raw(&connected.append, columns.each()).await?;
        let rows: Vec<_> = rows.try_collect().await?;
        rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<TableId>, _>>()
    };
    let added = way.patiently(added).await.map_err(Trouble::Failed)?;
    added.map_err(|error: tokio_postgres::Error| {
        if error.code() == Some(&SqlState::UNIQUE_VIOLATION) {
            return Trouble::Refused;
        }
        let error = failed(&error);
        tracing::error!(%error, "a commit failed");
        Trouble::Failed(error)
    })
}
