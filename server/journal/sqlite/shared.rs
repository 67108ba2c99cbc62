//! What the threads of a journal in a file know in common: how far it goes, and what is wrong with it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::super::damage::{Damage, Wrong};
use super::super::files::Print;
use super::super::head::Marks;
use super::super::{JournalError, Mark, TableId};
use super::{failed, look};

/// What the threads know in common.
pub(super) struct Shared {
    pub(super) path: PathBuf,
    /// By what the file and its write-ahead log are known again.
    pub(super) prints: [(PathBuf, Print); 2],
    /// What was wrong with the file as a whole when it was opened.
    pub(super) wrong: Option<Wrong>,
    /// How far each table's chain goes on the disk.
    pub(super) marks: Mutex<Marks>,
    /// Told whenever they have moved on.
    pub(super) grown: watch::Sender<()>,
    pub(super) looks: Mutex<look::Looks>,
    /// The tables that were found damaged: nothing is added to them.
    pub(super) damaged: Mutex<BTreeMap<TableId, Wrong>>,
}

impl Shared {
    pub(super) fn marks(&self) -> MutexGuard<'_, Marks> {
        self.marks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn damaged(&self) -> MutexGuard<'_, BTreeMap<TableId, Wrong>> {
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The database has these places on the disk.
    pub(super) fn know(&self, places: &[(TableId, Mark)]) {
        let mut marks = self.marks();
        for (table, mark) in places {
            let known = marks.entry(*table).or_insert(*mark);
            if known.seq < mark.seq {
                *known = *mark;
            }
        }
        drop(marks);
        self.grown.send_replace(());
    }

    /// This table was purged.
    pub(super) fn forget(&self, table: TableId) {
        self.marks().remove(&table);
        self.damaged().remove(&table);
        self.grown.send_replace(());
    }

    /// What is wrong with the file as a whole.
    pub(super) fn wrong(&self) -> Option<Damage> {
        let gone = || {
            let there = self.prints.iter().all(|(path, print)| print.is_at(path));
            (!there).then_some(Wrong::Gone)
        };
        let wrong = self.wrong.clone().or_else(gone)?;
        Some(Damage { table: None, wrong })
    }

    /// Refuses where something was wrong with the file as a whole when it was opened.
    pub(super) fn known(&self) -> Result<(), JournalError> {
        let damage = |wrong| JournalError::Damaged(Damage { table: None, wrong });
        self.wrong.clone().map_or(Ok(()), |wrong| Err(damage(wrong)))
    }

    /// Refuses where something is wrong with the file as a whole.
    pub(super) fn whole(&self) -> Result<(), JournalError> {
        self.wrong().map_or(Ok(()), |damage| Err(JournalError::Damaged(damage)))
    }

    /// Looks at all that is written.
    pub(super) fn check(&self) -> Result<Vec<Damage>, JournalError> {
        if let Some(damage) = self.wrong() {
            return Ok(vec![damage]);
        }
        let marks = self.marks().clone();
        let mut looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        let found = look::check(&self.path, &marks, &mut looks).map_err(failed)?;
        let tables = found.iter().filter_map(|one| Some((one.table?, one.wrong.clone())));
        *self.damaged() = tables.collect();
        Ok(found)
    }
}
