//! What is wrong with the server, for the terminal, for Control's screen and for `/healthz`.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::watch;

use crate::journal::{TableId, moment, unix_ms};
use crate::wire::SpareView;

/// What Control should know of the server.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Notices {
    /// What is said once, by what it is about.
    pub(crate) said: BTreeMap<&'static str, String>,
    /// How the spare stands, where one is wanted or came.
    pub(crate) spare: Option<SpareView>,
    /// Where screens find the other machine, should this one be gone.
    pub(crate) elsewhere: Option<String>,
}

impl Notices {
    /// Takes a notice in, or away. Returns whether that changed anything.
    fn note(&mut self, about: &'static str, notice: Option<String>) -> bool {
        if self.said.get(about) == notice.as_ref() {
            return false;
        }
        match notice {
            Some(notice) => {
                tracing::warn!("{notice}");
                self.said.insert(about, notice);
            }
            None => drop(self.said.remove(about)),
        }
        true
    }
}

/// What is wrong with the server.
#[derive(Debug, Default)]
pub(crate) struct Health {
    /// Why tables stand still or cannot be shown, and since when.
    tables: Mutex<BTreeMap<TableId, (String, i64)>>,
    /// What concerns no table's play.
    notices: watch::Sender<Notices>,
    /// Who leads instead of this server, for good.
    superseded: OnceLock<String>,
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

    /// Notes that another machine leads, before any screen hears of it.
    pub(crate) fn superseded(&self, by: &str) {
        self.superseded.get_or_init(|| by.into());
    }

    /// Notes something that Control should know and that halts nothing, or that it is over.
    pub(crate) fn note(&self, about: &'static str, notice: Option<String>) {
        self.notices.send_if_modified(|notices| notices.note(about, notice));
    }

    /// Notes how the spare stands, where it is, and what Control must know of it at once.
    pub(crate) fn of_spare(
        &self,
        spare: Option<SpareView>,
        elsewhere: Option<String>,
        notice: Option<String>,
    ) {
        self.notices.send_if_modified(|notices| {
            let changed = notices.spare != spare || notices.elsewhere != elsewhere;
            (notices.spare, notices.elsewhere) = (spare, elsewhere);
            notices.note("spare", notice) || changed
        });
    }

    /// Notes where screens find another server of the house, should this one be gone.
    pub(crate) fn of_fellow(&self, elsewhere: Option<String>) {
        self.notices.send_if_modified(|notices| {
            let changed = notices.elsewhere != elsewhere;
            notices.elsewhere = elsewhere;
            changed
        });
    }

    /// What Control should know.
    pub(crate) fn notices(&self) -> watch::Receiver<Notices> {
        self.notices.subscribe()
    }

    /// Why this server does not lead, and why tables stand still, a sentence each; these are named as in
    /// the log.
    pub(crate) fn troubles(&self) -> Vec<String> {
        let tables = self.tables();
        let told = |(table, (wrong, since)): (&TableId, &(String, i64))| {
            format!("Table {table} has stood still since {}: {wrong}", moment(*since))
        };
        self.superseded.get().cloned().into_iter().chain(tables.iter().map(told)).collect()
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, (String, i64)>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
