//! What is wrong with the server, for the terminal, for Control's screen, for `/healthz` and `/readyz`.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use crate::busy::AtWork;
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

/// Why a server is to be sent nobody for now, although it may serve those whom it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Unready {
    /// It has not looked at its journal since the start.
    Starting,
    /// It ends.
    Draining,
    /// Its journal does not answer.
    Journal,
    /// Another machine leads, or others may have taken its tables over.
    Fenced,
}

impl Unready {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [Self::Starting, Self::Draining, Self::Journal, Self::Fenced];

    /// It in a word, for programs.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Starting => "starting",
            Self::Draining => "draining",
            Self::Journal => "journal",
            Self::Fenced => "fenced",
        }
    }
}

/// What is wrong with the server.
#[derive(Debug, Default)]
pub(crate) struct Health {
    /// Why tables stand still or cannot be shown, and since when.
    tables: Mutex<BTreeMap<TableId, (String, i64)>>,
    /// What concerns no table's play.
    notices: watch::Sender<Notices>,
    /// Tables that are awake, and whether they are at a turn.
    pub(crate) at_work: AtWork,
    /// Why it is to be sent nobody, a sentence each.
    unready: Mutex<BTreeMap<Unready, String>>,
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
        self.reasons().entry(Unready::Fenced).or_insert_with(|| by.into());
    }

    /// Notes why the server is to be sent nobody, or that this is over.
    pub(crate) fn unready(&self, reason: Unready, sentence: Option<String>) {
        let mut reasons = self.reasons();
        match sentence {
            Some(sentence) => drop(reasons.insert(reason, sentence)),
            None => drop(reasons.remove(&reason)),
        }
    }

    /// Why the server is to be sent nobody, a sentence each.
    pub(crate) fn why_unready(&self) -> BTreeMap<Unready, String> {
        self.reasons().clone()
    }

    /// Counts the tables that stand still.
    pub(crate) fn standing_still(&self) -> usize {
        self.tables().len()
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
        let superseded = self.reasons().get(&Unready::Fenced).cloned();
        superseded.into_iter().chain(tables.iter().map(told)).collect()
    }

    fn reasons(&self) -> MutexGuard<'_, BTreeMap<Unready, String>> {
        self.unready.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, (String, i64)>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks once a second which tables have been at one turn for longer than this.
pub(crate) async fn look_on(health: Arc<Health>, longest: Duration) {
    let mut looks = interval(Duration::from_secs(1).min(longest));
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        for (table, wrong) in health.at_work.changed(longest) {
            health.of_table(table, wrong);
        }
    }
}
