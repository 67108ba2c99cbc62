//! The thread that carries the write-ahead log into the file: what it writes and syncs is much, and
//! nobody's append waits for it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use anyhow::Context;
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{Done, failed, form};

/// Entries after which the log is carried, however busy the journal is. An entry has four pages or so, many
/// of which the next ones write again: carried more often they would be written to the file as often.
const ENTRIES: usize = 1024;

/// Pages of a log that has grown faster than it was carried: then appends wait until it has been.
const LONG: i64 = 16_000;

/// The way to the thread.
pub(super) struct Carrier {
    jobs: Sender<Done<()>>,
    thread: JoinHandle<()>,
    /// Entries that were written since it was last asked.
    entries: usize,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    /// Whether it was asked and has not begun.
    asked: AtomicBool,
    /// Whether the log is long, and was not carried to its end.
    long: AtomicBool,
}

impl Carrier {
    /// Opens the file for it.
    pub(super) fn start(path: &Path) -> anyhow::Result<Self> {
        let connection = form::open_beside(path)?;
        let (jobs, inbox) = channel();
        let state = Arc::new(State::default());
        let shared = Arc::clone(&state);
        let thread = std::thread::Builder::new()
            .name("journal-carry".into())
            .spawn(move || carry(&connection, &shared, &inbox))
            .context("the thread that carries the write-ahead log does not start")?;
        Ok(Self { jobs, thread, entries: 0, state })
    }

    /// So many entries were written: has the log carried where that is enough.
    pub(super) fn note(&mut self, entries: usize) {
        self.entries += entries;
        if self.entries >= ENTRIES && !self.state.asked.swap(true, Ordering::SeqCst) {
            self.entries = 0;
            // Who wants no answer has hung up.
            self.settle(oneshot::channel().0);
        }
    }

    /// Has the log carried.
    pub(super) fn settle(&self, done: Done<()>) {
        let _ = self.jobs.send(done);
    }

    /// Waits until the log is carried where it has become too long.
    pub(super) fn catch_up(&self) {
        if self.state.long.load(Ordering::SeqCst) {
            let (done, carried) = oneshot::channel();
            self.settle(done);
            let _ = carried.blocking_recv();
        }
    }

    /// Finishes what was asked, and closes the file.
    pub(super) fn close(self) {
        drop(self.jobs);
        // A panic of the thread has already been reported by the thread.
        let _ = self.thread.join();
    }
}

/// The life of the thread.
fn carry(connection: &Connection, state: &State, inbox: &Receiver<Done<()>>) {
    while let Ok(done) = inbox.recv() {
        state.asked.store(false, Ordering::SeqCst);
        let carried = checkpoint(connection);
        match &carried {
            Ok((pages, carried)) => {
                state.long.store(*pages > LONG && carried < pages, Ordering::SeqCst);
            }
            Err(error) => tracing::warn!(%error, "the write-ahead log stays as it is"),
        }
        let _ = done.send(carried.map(drop).map_err(failed));
    }
}

/// Carries as much of the log as nobody is still reading: its pages, and how many of them are carried.
fn checkpoint(connection: &Connection) -> rusqlite::Result<(i64, i64)> {
    let mut query = connection.prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")?;
    query.query_row([], |row| Ok((row.get(1)?, row.get(2)?)))
}
