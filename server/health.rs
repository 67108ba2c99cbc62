//! What is wrong with the server, for the terminal, for Control's screen and for `/healthz`.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::journal::{TableId, moment, unix_ms};

/// What is said once, by what it is about.
pub(crate) type Notices = BTreeMap<&'static str, String>;

/// What is wrong with the server.
#[derive(Debug, Default)]
pub(crate) struct Health {
    /// Why tables stand still or cannot be shown, and since when.
    tables: Mutex<BTreeMap<TableId, (String, i64)>>,
    /// What concerns no table's play.
    notices: watch::Sender<Notices>,
}

impl Health {
    /// Notes why a table stands still, or that it goes on.
    pub(crate) fn of_table(&self, table: TableId, wrong: Option<&str>) {
        let mut tables = self.tables();
        match wrong {
            None => drop(tables.remove(&table)),
            Some(wrong) => {
                let known = tables.entry(table).or_insert_with(|| (String::new(), unix_ms()));
                if known.0 != wrong {
                    tracing::error!(table = %table, "{wrong}");
                    known.0 = wrong.into();
                }
            }
        }
    }

    /// Notes something that Control should know and that halts nothing, or that it is over.
    pub(crate) fn note(&self, about: &'static str, notice: Option<String>) {
        self.notices.send_if_modified(|notices| {
            let before = notices.get(about);
            if before == notice.as_ref() {
                return false;
            }
            match notice {
                Some(notice) => {
                    tracing::warn!("{notice}");
                    notices.insert(about, notice);
                }
                None => drop(notices.remove(about)),
            }
            true
        });
    }

    /// What Control should know.
    pub(crate) fn notices(&self) -> watch::Receiver<Notices> {
        self.notices.subscribe()
    }

    /// Why tables stand still, a sentence each; they are named as in the log.
    pub(crate) fn troubles(&self) -> Vec<String> {
        let tables = self.tables();
        let told = |(table, (wrong, since)): (&TableId, &(String, i64))| {
            format!("Table {table} has stood still since {}: {wrong}", moment(*since))
        };
        tables.iter().map(told).collect()
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, (String, i64)>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
