//! The journal of a server that has a spare: what was appended is answered when the spare has it too, where
//! that is asked for, and nothing is appended any more once another machine leads.

use std::path::PathBuf;
use std::sync::Arc;

use super::Followed;
use super::pair::Pair;
use crate::journal::{
    Answer, Damage, Entry, Journal, JournalError, Keeping, Opening, Recalled, Record, Resumed,
    Settle, Sound, Sqlite, Stored, TableId, Weight,
};

/// A journal that a spare may follow.
pub(crate) struct FollowedJournal {
    inner: Arc<Sqlite>,
    pair: Arc<Pair>,
}

impl FollowedJournal {
    /// The journal that a spare follows.
    pub(crate) fn new(followed: &Followed) -> Self {
        Self { inner: Arc::clone(&followed.journal), pair: Arc::clone(&followed.pair) }
    }

    /// Writes nothing once another machine leads.
    fn while_it_leads(&self, write: impl FnOnce() -> Answer<bool>) -> Answer<bool> {
        match self.pair.deposed() {
            Some(lead) => Box::pin(async move { Err(JournalError::Superseded(lead.sentence())) }),
            None => write(),
        }
    }
}

impl Journal for FollowedJournal {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Answer<()> {
        let last = entries.last().map_or(0, |entry| entry.seq);
        if let Some(lead) = self.pair.deposed() {
            return Box::pin(async move { Err(JournalError::Superseded(lead.sentence())) });
        }
        let (appended, pair) = (self.inner.append(table, entries), Arc::clone(&self.pair));
        Box::pin(async move {
            appended.await?;
            pair.has(table, last).await
        })
    }

    fn sound(&self, table: TableId) -> Answer<Sound> {
        self.inner.sound(table)
    }

    fn first(&self, table: TableId) -> Answer<Option<(Entry, String)>> {
        self.inner.first(table)
    }

    fn stretch(&self, table: TableId, stretch: (u64, u64)) -> Answer<Sound> {
        self.inner.stretch(table, stretch)
    }

    fn returns(&self, table: TableId) -> Answer<Vec<Entry>> {
        self.inner.returns(table)
    }

    fn after(&self, table: TableId, seq: u64) -> Answer<Vec<Entry>> {
        self.inner.after(table, seq)
    }

    fn end(&self, table: TableId) -> Answer<Option<String>> {
        self.inner.end(table)
    }

    fn keep(&self, table: TableId, keeping: Keeping) -> Answer<bool> {
        self.inner.keep(table, keeping)
    }

    fn resume(&self, table: TableId) -> Answer<Option<Resumed>> {
        self.inner.resume(table)
    }

    fn recall(&self, table: TableId, to: u64, off: Vec<(u64, u64)>) -> Answer<Recalled> {
        self.inner.recall(table, to, off)
    }

    fn tables(&self) -> Answer<Vec<TableId>> {
        self.inner.tables()
    }

    fn openings(&self) -> Answer<Vec<Opening>> {
        self.inner.openings()
    }

    fn records(&self, prefix: &str) -> Answer<Vec<Record>> {
        self.inner.records(prefix)
    }

    fn put(&self, records: Vec<Record>) -> Answer<bool> {
        self.while_it_leads(|| self.inner.put(records))
    }

    fn purge(&self, table: TableId, records: Vec<Record>) -> Answer<bool> {
        self.while_it_leads(|| self.inner.purge(table, records))
    }

    fn put_back(&self, table: TableId, rows: Vec<Stored>, records: Vec<Record>) -> Answer<bool> {
        self.while_it_leads(|| self.inner.put_back(table, rows, records))
    }

    fn rows(&self, table: TableId) -> Answer<Vec<Stored>> {
        self.inner.rows(table)
    }

    fn weigh(&self, tables: Vec<(TableId, u64)>) -> Answer<Vec<(TableId, Weight)>> {
        self.inner.weigh(tables)
    }

    fn probe(&self) -> Answer<()> {
        self.inner.probe()
    }

    fn check(&self) -> Answer<Vec<Damage>> {
        self.inner.check()
    }

    fn settle(&self, when: Settle) -> Answer<()> {
        self.inner.settle(when)
    }

    fn copy_to(&self, folder: PathBuf) -> Answer<()> {
        self.inner.copy_to(folder)
    }

    fn remarks(&self) -> Vec<String> {
        self.inner.remarks()
    }

    fn close(&self) -> Answer<()> {
        self.inner.close()
    }

    fn alive(&self) -> bool {
        self.inner.alive()
    }
}
