//! The threads that read: each has a connection of its own, so that whoever reads a long table delays
//! nobody who writes. A reading begins when all that was asked of the journal before it is done.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{Job, Other, Shared, ask, form, gone};
use crate::journal::{Answer, JournalError};

/// Threads at most.
const MOST: usize = 4;

/// KiB of pages that a connection keeps.
const PAGES: i64 = 1024;

type Reading = Box<dyn FnOnce(&Connection, &Shared) + Send>;

/// The threads that read.
pub(super) struct Pool {
    readings: Mutex<Option<mpsc::Sender<Reading>>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Pool {
    /// Opens the file for each of them.
    pub(super) fn start(shared: &Arc<Shared>) -> anyhow::Result<Self> {
        let (readings, inbox) = mpsc::channel();
        let inbox = Arc::new(Mutex::new(inbox));
        let count = std::thread::available_parallelism().map_or(1, usize::from).min(MOST);
        let mut threads = Vec::with_capacity(count);
        for _ in 0..count {
            let (connection, shared) = (open(&shared.path)?, Arc::clone(shared));
            let inbox = Arc::clone(&inbox);
            let thread = std::thread::Builder::new().name("journal-read".into());
            threads.push(thread.spawn(move || serve(&connection, &shared, &inbox))?);
        }
        Ok(Self { readings: Mutex::new(Some(readings)), threads: Mutex::new(threads) })
    }

    fn begin(&self, reading: Reading) -> Result<(), JournalError> {
        let readings = self.readings.lock().unwrap_or_else(PoisonError::into_inner);
        readings.as_ref().ok_or_else(gone)?.send(reading).map_err(|_| gone())
    }

    /// Finishes what was begun, and closes the file.
    pub(super) fn close(&self) {
        drop(self.readings.lock().unwrap_or_else(PoisonError::into_inner).take());
        let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        for thread in threads.drain(..) {
            // A panic of the thread has already been reported by the thread.
            let _ = thread.join();
        }
    }
}

/// The way to the threads that read.
#[derive(Clone)]
pub(super) struct Readers {
    /// The thread that writes, which knows when all is done that was asked before.
    writer: tokio::sync::mpsc::Sender<Job>,
    pool: Arc<Pool>,
    shared: Arc<Shared>,
}

impl Readers {
    pub(super) fn new(
        writer: tokio::sync::mpsc::Sender<Job>,
        pool: Arc<Pool>,
        shared: Arc<Shared>,
    ) -> Self {
        Self { writer, pool, shared }
    }

    /// What the threads know in common.
    pub(super) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Has something read after all that was asked of the journal before.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection, &Shared) -> Result<T, JournalError> + Send + 'static,
    ) -> Answer<T> {
        let before = ask(self.writer.clone(), |done| Job::Other(Other::Pass { done }));
        let pool = Arc::clone(&self.pool);
        Box::pin(async move {
            before.await?;
            let (done, answer) = oneshot::channel();
            // Whoever asked may have given up waiting: then nobody needs the answer.
            pool.begin(Box::new(move |connection, shared| {
                drop(done.send(read(connection, shared)));
            }))?;
            answer.await.map_err(|_| gone())?
        })
    }
}

fn open(path: &Path) -> rusqlite::Result<Connection> {
    let connection = form::look_at(path)?;
    connection.pragma_update(None, "cache_size", -PAGES)?;
    Ok(connection)
}

/// The life of a thread.
fn serve(connection: &Connection, shared: &Shared, inbox: &Mutex<mpsc::Receiver<Reading>>) {
    loop {
        let next = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(reading) = next else { return };
        if catch_unwind(AssertUnwindSafe(|| reading(connection, shared))).is_err() {
            tracing::error!("reading the journal panicked");
        }
    }
}
