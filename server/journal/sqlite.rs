//! The journal in one SQLite file: write-ahead log, fsync at each commit, one thread that writes.
//!
//! Appends that wait at the same time share one transaction, and so one fsync. Each has a savepoint of
//! its own, so that one that is refused does not take the others with it.

use std::path::Path;
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, bail};
use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::{Answer, Entry, Journal, JournalError, TableId};

mod rows;

/// The version of the tables in the file.
const SCHEMA: u32 = 1;

/// Requests that may wait for the thread; further ones wait with their senders.
const WAITING: usize = 1024;

/// Appends that share one transaction at most.
const GROUP: usize = 256;

/// How long another program may hold the file before an append fails.
const BUSY: Duration = Duration::from_secs(1);

type Done<T> = oneshot::Sender<Result<T, JournalError>>;

struct Append {
    table: TableId,
    entries: Vec<Entry>,
    done: Done<()>,
}

enum Job {
    Append(Append),
    Other(Other),
}

/// What is done after the appends that came with it.
enum Other {
    Read { table: TableId, from: u64, done: Done<Vec<Entry>> },
    Tables { done: Done<Vec<TableId>> },
    Probe { done: Done<()> },
    Close { done: Done<()> },
}

/// A journal in one SQLite file.
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the file or makes it, and starts the thread that writes.
    ///
    /// # Errors
    /// When the file cannot be written, is of a later version of the server, or does not promise that
    /// a commit is durable.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let connection = Connection::open(path)?;
        prepare(&connection)?;
        let (jobs, inbox) = mpsc::channel(WAITING);
        let thread = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || serve(connection, inbox))
            .context("the thread of the journal does not start")?;
        Ok(Self { jobs, thread: Mutex::new(Some(thread)) })
    }

    fn ask<T: Send + 'static>(&self, job: impl FnOnce(Done<T>) -> Job) -> Answer<T> {
        let (done, answer) = oneshot::channel();
        let job = job(done);
        let jobs = self.jobs.clone();
        Box::pin(async move {
            let gone = || JournalError::Failed("the thread of the journal has ended".into());
            jobs.send(job).await.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }
}

impl Journal for Sqlite {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Answer<()> {
        self.ask(|done| Job::Append(Append { table, entries, done }))
    }

    fn read(&self, table: TableId, from: u64) -> Answer<Vec<Entry>> {
        self.ask(|done| Job::Other(Other::Read { table, from, done }))
    }

    fn tables(&self) -> Answer<Vec<TableId>> {
        self.ask(|done| Job::Other(Other::Tables { done }))
    }

    fn probe(&self) -> Answer<()> {
        self.ask(|done| Job::Other(Other::Probe { done }))
    }

    fn close(&self) -> Answer<()> {
        self.ask(|done| Job::Other(Other::Close { done }))
    }

    fn alive(&self) -> bool {
        !self.jobs.is_closed()
    }
}

impl Drop for Sqlite {
    /// Waits for the thread if it was told to close, so that the file is whole when the lock goes.
    fn drop(&mut self) {
        if self.jobs.is_closed()
            && let Ok(mut thread) = self.thread.lock()
            && let Some(thread) = thread.take()
        {
            // A panic of the thread has already been reported by the thread.
            let _ = thread.join();
        }
    }
}

/// Sets the file up and reads back what durability rests on.
fn prepare(connection: &Connection) -> anyhow::Result<()> {
    connection.busy_timeout(BUSY)?;
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version > SCHEMA {
        bail!("it was written by a later version of this server (schema {version})");
    }
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    let synchronous: u8 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    if mode != "wal" || synchronous != 2 {
        bail!("it does not promise durable commits (journal {mode}, synchronous {synchronous})");
    }
    connection.execute_batch(rows::TABLES)?;
    connection.pragma_update(None, "user_version", SCHEMA)?;
    rows::probe(connection).context("it cannot be written")?;
    Ok(())
}

/// The life of the thread: take what waits, commit it together, answer.
fn serve(mut connection: Connection, mut inbox: mpsc::Receiver<Job>) {
    while let Some(first) = inbox.blocking_recv() {
        let (mut appends, mut others) = (Vec::new(), Vec::new());
        let mut next = Some(first);
        while let Some(job) = next {
            match job {
                Job::Append(append) => appends.push(append),
                Job::Other(other) => others.push(other),
            }
            next = if appends.len() < GROUP { inbox.try_recv().ok() } else { None };
        }
        if !appends.is_empty() {
            commit(&mut connection, appends);
        }
        for job in others {
            if let Some(done) = answer(&connection, job) {
                inbox.close();
                let closed = connection.close().map_err(|(_, error)| failed(error));
                let _ = done.send(closed);
                return;
            }
        }
    }
}

/// Carries out everything but appends; returns the asker when the journal shall close.
fn answer(connection: &Connection, job: Other) -> Option<Done<()>> {
    // Who asked may have given up waiting: then nobody needs the answer.
    match job {
        Other::Read { table, from, done } => {
            drop(done.send(rows::read(connection, table, from).map_err(failed)));
        }
        Other::Tables { done } => drop(done.send(rows::tables(connection).map_err(failed))),
        Other::Probe { done } => drop(done.send(rows::probe(connection).map_err(failed))),
        Other::Close { done } => return Some(done),
    }
    None
}

/// Commits a group of appends with one fsync and answers each.
fn commit(connection: &mut Connection, group: Vec<Append>) {
    metrics::histogram!("journal_group_appends").record(group.len() as f64);
    let start = std::time::Instant::now();
    let outcome = write(connection, &group);
    metrics::histogram!("journal_commit_seconds").record(start.elapsed());
    match outcome {
        Ok(results) => {
            for (append, result) in group.into_iter().zip(results) {
                let _ = append.done.send(result);
            }
        }
        Err(error) => {
            let error = failed(error);
            tracing::error!(%error, "a commit failed");
            for append in group {
                let _ = append.done.send(Err(error.clone()));
            }
        }
    }
}

/// Writes a group in one transaction: the outcome of each append, or an error that undid them all.
fn write(
    connection: &mut Connection,
    group: &[Append],
) -> rusqlite::Result<Vec<Result<(), JournalError>>> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(group.len());
    for append in group {
        let savepoint = transaction.savepoint()?;
        match rows::append(&savepoint, append.table, &append.entries) {
            Ok(()) => {
                savepoint.commit()?;
                results.push(Ok(()));
            }
            Err(error) => {
                // Dropping the savepoint rolls it back. A full disk may have ended the whole
                // transaction already, and with it what came before.
                drop(savepoint);
                if transaction.is_autocommit() {
                    return Err(error);
                }
                results.push(Err(refused(error)));
            }
        }
    }
    transaction.commit()?;
    Ok(results)
}

fn refused(error: rusqlite::Error) -> JournalError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => JournalError::Conflict,
        _ => failed(error),
    }
}

fn failed(error: rusqlite::Error) -> JournalError {
    JournalError::Failed(error.to_string())
}
