//! The journal of a spare: rows come from its server as they were stored there, are held against the
//! chain, and are durable before the spare says that it has them.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use rusqlite::{Connection, TransactionBehavior};
use uuid::Uuid;

use super::source::Rows;
use super::{form, head_of, look, register, rows};
use crate::journal::chain::Mark;
use crate::journal::head::{self, Head, Marks};
use crate::journal::{RegisterRow, mend};

/// A journal that follows another one.
pub(crate) struct Replica {
    connection: Connection,
    head: Head,
    journal: Uuid,
}

impl Replica {
    /// Opens what a spare has kept before, and looks at all of it; none where there is nothing that can be
    /// gone on from.
    ///
    /// # Errors
    /// When the disk does not answer.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Option<Self>> {
        let Ok(known) = head::read(&head_of(path))? else { return Ok(None) };
        if !path.exists() {
            return Ok(None);
        }
        let mut looks = look::Looks::default();
        let sound = look::check(path, &known.marks, &mut looks);
        if !sound.is_ok_and(|damages| damages.is_empty()) {
            return Ok(None);
        }
        let connection = form::open(path)?;
        if rows::identity(&connection)? != Some(known.journal) {
            return Ok(None);
        }
        // What was committed and did not come into the head any more is there all the same.
        let marks: Marks = looks.rounds.ends().filter(|(_, end)| end.seq > 0).collect();
        Ok(Some(Self::with(connection, path, known.journal, marks)?))
    }

    /// Begins an empty copy of this journal. What was there before is moved into a folder, which is
    /// returned.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(crate) fn begin(path: &Path, journal: Uuid) -> anyhow::Result<(Self, Option<PathBuf>)> {
        let aside = mend::set_aside(path).context("what was there cannot be moved aside")?;
        let connection = form::open(path)?;
        rows::identify(&connection, journal)?;
        Ok((Self::with(connection, path, journal, Marks::new())?, aside))
    }

    fn with(
        connection: Connection,
        path: &Path,
        journal: Uuid,
        marks: Marks,
    ) -> anyhow::Result<Self> {
        let head = Head::create(&head_of(path), journal, marks)?;
        form::settle(&connection)?;
        Ok(Self { connection, head, journal })
    }

    /// The id of the journal that it is a copy of.
    pub(crate) fn journal(&self) -> Uuid {
        self.journal
    }

    /// How far each table's chain goes.
    pub(crate) fn marks(&self) -> Marks {
        self.head.marks()
    }

    /// Takes records in as they are, and cuts the tables that were purged; durable when it returns.
    ///
    /// # Errors
    /// When the disk refuses. Then it must be opened anew.
    pub(crate) fn take_records(&mut self, records: &[RegisterRow]) -> anyhow::Result<()> {
        let behaviour = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(behaviour)?;
        records.iter().try_for_each(|record| register::write(&transaction, record))?;
        transaction.commit()?;
        register::sweep(&self.connection)?;
        records
            .iter()
            .filter_map(RegisterRow::purged)
            .try_for_each(|table| self.head.forget(table))?;
        Ok(())
    }

    /// Takes rows in, all or none; durable when it returns.
    ///
    /// # Errors
    /// When a row does not follow the one before it, or the disk refuses. Then it must be opened anew.
    pub(crate) fn add(&mut self, rows: &Rows) -> anyhow::Result<()> {
        let behaviour = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(behaviour)?;
        let mut ends = Marks::new();
        for (table, stored) in rows {
            let end = ends.get(table).copied().or_else(|| self.head.end(*table));
            let end = end.unwrap_or_else(|| Mark::before_all(*table));
            if !stored.follows(&end) || !stored.is_whole() {
                bail!("what came does not follow what is there");
            }
            stored.insert(&transaction, *table)?;
            ends.insert(*table, stored.mark());
        }
        transaction.commit()?;
        self.head.advance(ends)?;
        self.head.sync()?;
        Ok(())
    }
}
