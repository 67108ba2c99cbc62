//! The thread that carries the write-ahead log into the file: what it writes and syncs is much, and
//! nobody's append waits for it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use anyhow::Context;
use rusqlite::Connection;
use rusqlite::hooks::Wal;
use tokio::sync::oneshot;

use super::{Done, failed, form};

/// Entries after which the log is carried, however busy the journal is. An entry has four pages or so, many
/// of which the next ones write again: carried more often they would be written to the file as often.
const ENTRIES: usize = 1024;

/// Pages of a log that has grown faster than it was carried: then appends wait until it has been.
const LONG: usize = 8_000;

/// How often the log is carried in a row at most, each time what was written during the time before.
const PASSES: usize = 4;

/// The way to the thread.
pub(super) struct Carrier {
    jobs: Sender<Done<()>>,
    thread: JoinHandle<()>,
    /// Entries that were written since it was last asked.
    entries: usize,
    /// Pages of the log with which appends wait.
    most: usize,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    /// Whether it was asked and has not begun.
    asked: AtomicBool,
    /// Pages of the log after the last commit.
    pages: AtomicUsize,
}

impl Carrier {
    /// Opens the file for it, and has it learn how long the log of whoever writes is.
    pub(super) fn start(path: &Path, writes: &mut Connection) -> anyhow::Result<Self> {
        let connection = form::open_beside(path)?;
        let (jobs, inbox) = channel();
        let state = Arc::new(State::default());
        let told = Arc::clone(&state);
        writes.wal_hook(Some(move |_: &mut Wal, pages| {
            told.pages.store(usize::try_from(pages).unwrap_or_default(), Ordering::SeqCst);
            Ok(())
        }))?;
        let shared = Arc::clone(&state);
        let thread = std::thread::Builder::new()
            .name("journal-carry".into())
            .spawn(move || carry(&connection, &shared, &inbox))
            .context("the thread that carries the write-ahead log does not start")?;
        Ok(Self { jobs, thread, entries: 0, most: LONG, state })
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

    /// Waits until the log is carried where it has become too long: then it begins anew, unless somebody
    /// still reads it.
    pub(super) fn catch_up(&mut self) {
        let pages = self.state.pages.load(Ordering::SeqCst);
        if pages < self.most.min(LONG) {
            self.most = LONG;
        } else if pages >= self.most {
            let (done, carried) = oneshot::channel();
            self.settle(done);
            let _ = carried.blocking_recv();
            // Nobody waits for a reader at each append.
            self.most = pages + LONG / 4;
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
        let carried = to_the_end(connection);
        if let Err(error) = &carried {
            tracing::warn!(%error, "the write-ahead log stays as it is");
        }
        let _ = done.send(carried.map_err(failed));
    }
}

/// Carries the log until nothing came meanwhile, some times at most. Only after that it begins anew with the
/// next commit; otherwise it grows, and to grow costs more than to be written over.
fn to_the_end(connection: &Connection) -> rusqlite::Result<()> {
    let mut pages = checkpoint(connection)?;
    for _ in 1..PASSES {
        let before = std::mem::replace(&mut pages, checkpoint(connection)?);
        if pages == before {
            break;
        }
    }
    Ok(())
}

/// Carries as much of the log as nobody is still reading; returns its pages.
fn checkpoint(connection: &Connection) -> rusqlite::Result<i64> {
    let mut query = connection.prepare_cached("PRAGMA wal_checkpoint(PASSIVE)")?;
    query.query_row([], |row| row.get(1))
}
