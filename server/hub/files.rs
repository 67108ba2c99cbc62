//! Tables as files: an archived one to keep, and one that comes back.

use std::sync::Arc;

use anyhow::Context;
use game::{Refusal, text};

use super::Hub;
use super::away::not_archived;
use super::lobby::Own;
use crate::house::parcel::{self, Parcel};
use crate::house::{Host, code_taken, is_here, silent};
use crate::journal::{Entry, JournalError, Stored};
use crate::registry::refusal;
use crate::table::chronicle;
use crate::table::truth::Truth;

/// Bytes of entries of a file that are folded at once, or else one entry: they take many times as much memory.
const FOLDED: usize = 256 << 10;

impl Hub {
    /// An archived table as a file, and what it is called.
    ///
    /// # Errors
    /// `no_table`, `not_archived`, `disk`.
    pub(crate) async fn archived_file(
        &self,
        host: &Host,
        code: &str,
    ) -> Result<(String, Vec<u8>), Refusal> {
        let own = self.own(host, code).await?;
        let (table, rows) = (own.id, self.archived_rows(&own).await?);
        let stem = chronicle::stem(&own.name);
        let packed = tokio::task::spawn_blocking(move || {
            parcel::pack(&Parcel { table, rows }, (&own.code, &own.name))
        });
        let packed = packed.await.map_err(anyhow::Error::from).flatten();
        let packed = packed.map_err(|error| {
            tracing::error!(%table, "an archived table cannot be packed: {error:#}");
            refusal("fault", text!("fault-table"))
        })?;
        Ok((format!("{stem}{}", parcel::ENDING), packed))
    }

    /// All rows of an archived table. From here on somebody may know what lies hidden in it.
    async fn archived_rows(&self, own: &Own) -> Result<Vec<Stored>, Refusal> {
        let _nothing_else = self.keeping.lock().await;
        let before = self.house().deed(own.id).await?.and_then(|deed| deed.archived);
        if before.is_none() {
            return Err(not_archived());
        }
        self.change(own, |deed| {
            deed.seed_known = true;
            Ok(())
        })
        .await?;
        let rows = self.loader.surroundings.journal.rows(own.id).await.map_err(unreadable)?;
        // Another server may have taken it back meanwhile, and made anew what lay hidden: that is in no file.
        let deed = self.house().deed(own.id).await?;
        let still = deed.is_some_and(|deed| deed.archived == before && deed.seed_known);
        if still { Ok(rows) } else { Err(not_archived()) }
    }

    /// Restores a table from a file; returns its code.
    ///
    /// # Errors
    /// `unreadable_record`, `is_here`, `code_taken`, the limits, `disk`.
    pub(crate) async fn restore_from(
        self: &Arc<Self>,
        host: &Host,
        bytes: impl AsRef<[u8]> + Send + 'static,
    ) -> Result<String, Refusal> {
        let _nothing_else = self.keeping.lock().await;
        let this = Arc::clone(self);
        let read = tokio::task::spawn_blocking(move || this.read_parcel(bytes.as_ref()));
        let (Parcel { table, rows }, code, name) = read
            .await
            .map_err(anyhow::Error::from)
            .flatten()
            .map_err(|error| refusal("unreadable_record", format!("{error:#}.")))?;
        if let Some(there) = self.places.get(&code).map(|entry| entry.value().id) {
            return Err(if there == table { is_here(&code) } else { code_taken(&code) });
        }
        let journal = &self.loader.surroundings.journal;
        match journal.find(&code).await.map_err(silent)? {
            Some(there) if there == table => return Err(is_here(&code)),
            Some(_) => return Err(code_taken(&code)),
            None => {}
        }
        let records = self.house().claim(table, host, (&code, &name)).await?;
        let put = journal.put_back(table, rows, records).await;
        match put {
            Ok(true) => {}
            Ok(false) | Err(JournalError::Conflict) => return Err(is_here(&code)),
            Err(error) => return Err(silent(error)),
        }
        self.place(&code, table);
        tracing::info!(%table, "a table was restored from a file");
        Ok(code)
    }

    /// What is in a file, with the table's code and name; it must be a table that this program can play.
    fn read_parcel(&self, bytes: &[u8]) -> anyhow::Result<(Parcel, String, String)> {
        let parcel = parcel::unpack(bytes)?;
        let truth = self
            .fold(&parcel.rows)
            .map_err(|error| error.context("This server cannot play the table of this file"))?;
        let (code, name) = (truth.desk.code.clone(), truth.desk.name.clone());
        let plain =
            (4..=8).contains(&code.len()) && code.bytes().all(|sign| sign.is_ascii_uppercase());
        anyhow::ensure!(plain, "The table of this file has no code");
        Ok((parcel, code, name))
    }

    /// What is true of a table of which these are all rows.
    fn fold(&self, rows: &[Stored]) -> anyhow::Result<Truth> {
        let entries = |rows: &[Stored]| {
            let entries: Result<Vec<_>, _> = rows.iter().map(Stored::entry).collect();
            entries.map_err(anyhow::Error::from_boxed)
        };
        let returns = rows.iter().filter(|row| row.kind == Entry::REWIND).cloned();
        let returns = entries(&returns.collect::<Vec<_>>())?;
        let (first, rest) = rows.split_first().context("it has no entry")?;
        let (first, setup) = first.clone().opening().context("its first entry cannot be read")?;
        let mut truth = Truth::fold_first(&self.loader.registry, (&first, &setup), &returns)?;
        let mut bytes = 0;
        let together = |row: &Stored, next: &Stored| {
            bytes += row.bytes();
            let fits = bytes + next.bytes() <= FOLDED;
            bytes *= usize::from(fits);
            fits
        };
        for rows in rest.chunk_by(together) {
            truth = truth.fold_on(&entries(rows)?)?;
        }
        Ok(truth.folded())
    }
}

/// What is said where the rows of a table cannot be read.
fn unreadable(error: JournalError) -> Refusal {
    match error {
        JournalError::Damaged(damage) => refusal("disk", damage.wrong.to_string()),
        error => silent(error),
    }
}
