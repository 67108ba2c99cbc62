//! The journal in one SQLite file: write-ahead log, fsync at each commit, one thread that writes.
//!
//! Appends that wait at the same time share one transaction, and so one fsync; one that is refused does
//! not take the others with it. Nothing is acknowledged before its fsync. Beside the file lies its head, which
//! knows how far each table's chain goes: it is written before the answer too, and synced a second later at the
//! latest. Whatever takes longer has threads of its own: syncing the head, reading, carrying the write-ahead
//! log into the file, and looking at all of it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use anyhow::{Context, bail};
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};
use uuid::Uuid;

use super::damage::{Damage, Wrong};
use super::files::{self, Print};
use super::head::{self, Head, Marks, Unusable};
use super::shelf::Shelf;
use super::snapshots::{Keeping, Snapshots, snapshots_of};
use super::{
    Answer, Entry, Journal, JournalError, Mark, Opening, Recalled, RegisterRow, Resumed, Settle,
    Sound, Stored, TableId, Weight, WithRecords,
};
use keeper::Keeper;

mod carrier;
mod copy;
mod ends;
pub(crate) mod form;
mod keeper;
pub(crate) mod look;
mod readers;
mod reading;
pub(crate) mod register;
pub(crate) mod replica;
pub(crate) mod rows;
mod shared;
pub(crate) mod source;
mod writer;

use carrier::Carrier;
use readers::{Pool, Readers};
use shared::Shared;
use source::Source;

/// Requests that may wait for the thread; further ones wait with their senders.
const WAITING: usize = 1024;

/// KiB of pages that the thread which writes keeps.
const PAGES: i64 = 8 << 10;

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
    /// Nothing: when it is answered all is done that was asked before.
    Pass {
        done: Done<()>,
    },
    /// The places of a table's chain at these entries.
    Marks {
        table: TableId,
        seqs: (u64, u64),
        done: Done<(Mark, Mark)>,
    },
    Probe {
        done: Done<()>,
    },
    /// Writes records, and does with them what they say.
    Change {
        records: Vec<RegisterRow>,
        with: WithRecords,
        done: Done<bool>,
    },
    /// Cuts some entries of a table that was purged; answers whether there may be more.
    Cut {
        table: TableId,
        done: Done<bool>,
    },
    Settle {
        when: Settle,
        done: Done<()>,
    },
    /// Looks at the head as it stands on the disk.
    Look {
        done: Done<()>,
    },
    Close {
        done: Done<()>,
    },
}

/// A journal in one SQLite file.
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: Readers,
    shelf: Shelf<Readers>,
    thread: Mutex<Option<JoinHandle<()>>>,
    shared: Arc<Shared>,
    snapshots: Snapshots,
    remarks: Vec<String>,
}

impl Sqlite {
    /// Opens the file or makes it, and starts the threads that write.
    ///
    /// # Errors
    /// When the file cannot be written, is of a later version of the server, is not the one that its
    /// head is of, or does not promise that a commit is durable.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let beside = head_of(path);
        let known = head::read(&beside).context("its head cannot be read")?;
        if known.as_ref().is_ok_and(|known| !known.marks.is_empty()) && !path.exists() {
            bail!("it is missing, though its head {} is there", beside.display());
        }
        let mut connection = form::open(path)?;
        // What was purged shall not stand in pages that are free.
        connection.pragma_update(None, "secure_delete", true)?;
        register::sweep(&connection).context("what was purged cannot be cut")?;
        let journal = rows::identity(&connection)?.context("it has no id of its own")?;
        let remarks = Vec::from_iter(known.as_ref().is_ok_and(|known| known.mended).then(|| {
            "The journal's head was damaged in one of its two copies and is mended. The disk may be \
             failing."
                .into()
        }));
        let (head, marks, wrong) = begin(&connection, &beside, journal, known)?;
        let prints = [path.to_owned(), files::beside(path, "-wal")].map(|path| {
            let print = Print::at(&path);
            print.map(|print| (path, print))
        });
        let [file, log] = prints;
        let shared = Arc::new(Shared {
            path: path.into(),
            prints: [file?, log?],
            wrong,
            marks: Mutex::new(marks),
            grown: watch::Sender::default(),
            looks: Mutex::default(),
            damaged: Mutex::default(),
        });
        let keeper =
            Keeper::start(head).context("the thread of the journal's head does not start")?;
        let (jobs, inbox) = mpsc::channel(WAITING);
        let pool = Pool::start(&shared).context("the threads that read do not start")?;
        let pool = Arc::new(pool);
        let readers = Readers::new(jobs.clone(), Arc::clone(&pool), Arc::clone(&shared));
        // The carrier does that, and the pages of busy tables shall not be read again for each entry.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        connection.pragma_update(None, "cache_size", -PAGES)?;
        let carrier = Carrier::start(path, &mut connection)?;
        let writer = writer::Writer::new(connection, (keeper, pool, carrier), Arc::clone(&shared));
        let thread = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || writer.serve(inbox))
            .context("the thread of the journal does not start")?;
        let snapshots = Snapshots::open(&snapshots_of(path))
            .context("the thread of the snapshots does not start")?;
        let shelf = Shelf::new(readers.clone(), snapshots.clone());
        Ok(Self {
            jobs,
            readers,
            shelf,
            thread: Mutex::new(Some(thread)),
            shared,
            snapshots,
            remarks,
        })
    }

    /// What a spare is fed from.
    pub(crate) fn source(&self) -> Source {
        Source::new(Arc::clone(&self.shared))
    }

    fn ask<T: Send + 'static>(&self, job: impl FnOnce(Done<T>) -> Job) -> Answer<T> {
        ask(self.jobs.clone(), job)
    }

    fn change(&self, records: Vec<RegisterRow>, with: WithRecords) -> Answer<bool> {
        self.ask(|done| Job::Other(Other::Change { records, with, done }))
    }
}

/// Asks the thread that writes.
fn ask<T: Send + 'static>(jobs: mpsc::Sender<Job>, job: impl FnOnce(Done<T>) -> Job) -> Answer<T> {
    let (done, answer) = oneshot::channel();
    let job = job(done);
    Box::pin(async move {
        jobs.send(job).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    })
}

impl Journal for Sqlite {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Answer<()> {
        self.ask(|done| Job::Append(Append { table, entries, done }))
    }

    fn sound(&self, table: TableId) -> Answer<Sound> {
        Box::pin(self.shelf.clone().sound(table))
    }

    fn first(&self, table: TableId) -> Answer<Option<(Entry, String)>> {
        Box::pin(self.shelf.clone().first(table))
    }

    fn stretch(&self, table: TableId, stretch: (u64, u64)) -> Answer<Sound> {
        Box::pin(self.shelf.clone().stretch(table, stretch))
    }

    fn returns(&self, table: TableId) -> Answer<Vec<Entry>> {
        Box::pin(self.shelf.clone().returns(table))
    }

    fn after(&self, table: TableId, seq: u64) -> Answer<Vec<Entry>> {
        Box::pin(self.shelf.clone().after(table, seq))
    }

    fn end(&self, table: TableId) -> Answer<Option<String>> {
        let end = self.shared.marks().get(&table).map(|mark| mark.link.to_string());
        Box::pin(std::future::ready(Ok(end)))
    }

    fn keep(&self, table: TableId, keeping: Keeping) -> Answer<bool> {
        let snapshots = self.snapshots.clone();
        let seqs = (keeping.after, keeping.seq);
        let marks = self.ask(|done| Job::Other(Other::Marks { table, seqs, done }));
        Box::pin(async move { snapshots.keep(table, marks.await?, keeping).await })
    }

    fn resume(&self, table: TableId) -> Answer<Option<Resumed>> {
        Box::pin(self.shelf.clone().resume(table))
    }

    fn recall(&self, table: TableId, to: u64, off: Vec<(u64, u64)>) -> Answer<Recalled> {
        Box::pin(self.shelf.clone().recall(table, (to, off)))
    }

    fn tables(&self) -> Answer<Vec<TableId>> {
        Box::pin(self.shelf.clone().tables())
    }

    fn openings(&self) -> Answer<Vec<Opening>> {
        Box::pin(self.shelf.clone().openings())
    }

    fn records(&self, prefix: &str) -> Answer<Vec<RegisterRow>> {
        let prefix = prefix.to_owned();
        self.readers.ask(move |connection, _| register::read(connection, &prefix).map_err(failed))
    }

    fn put(&self, records: Vec<RegisterRow>) -> Answer<bool> {
        self.change(records, WithRecords::Nothing)
    }

    fn purge(&self, table: TableId, records: Vec<RegisterRow>) -> Answer<bool> {
        let (purged, jobs) = (self.change(records, WithRecords::Purge(table)), self.jobs.clone());
        self.shelf.forget(table);
        Box::pin(async move {
            if !purged.await? {
                return Ok(false);
            }
            while ask(jobs.clone(), |done| Job::Other(Other::Cut { table, done })).await? {}
            Ok(true)
        })
    }

    fn put_back(
        &self,
        table: TableId,
        rows: Vec<Stored>,
        records: Vec<RegisterRow>,
    ) -> Answer<bool> {
        self.change(records, WithRecords::PutBack(table, rows))
    }

    fn rows(&self, table: TableId) -> Answer<Vec<Stored>> {
        Box::pin(self.shelf.clone().rows(table))
    }

    fn weigh(&self, tables: Vec<(TableId, u64)>) -> Answer<Vec<(TableId, Weight)>> {
        self.readers.ask(move |connection, _| {
            let weigh = |(table, after)| {
                Ok((table, register::weigh(connection, table, after).map_err(failed)?))
            };
            tables.into_iter().map(weigh).collect()
        })
    }

    fn probe(&self) -> Answer<()> {
        self.ask(|done| Job::Other(Other::Probe { done }))
    }

    fn check(&self) -> Answer<Vec<Damage>> {
        let head = self.ask(|done| Job::Other(Other::Look { done }));
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            head.await?;
            let (done, answer) = oneshot::channel();
            // A thread of its own: it may take its time, and nobody's command waits for it.
            std::thread::Builder::new()
                .name("journal-check".into())
                .spawn(move || drop(done.send(shared.check())))
                .map_err(|error| JournalError::Failed(error.to_string()))?;
            answer.await.map_err(|_| gone())?
        })
    }

    fn settle(&self, when: Settle) -> Answer<()> {
        self.ask(|done| Job::Other(Other::Settle { when, done }))
    }

    fn copy_to(&self, folder: PathBuf) -> Answer<()> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let (done, answer) = oneshot::channel();
            let write = move || {
                let marks = shared.marks().clone();
                let written = shared.whole().and_then(|()| {
                    let copied = copy::write(&shared.path, &marks, &folder);
                    copied.map_err(|error| JournalError::Failed(format!("{error:#}")))
                });
                drop(done.send(written.map(drop)));
            };
            std::thread::Builder::new()
                .name("journal-copy".into())
                .spawn(write)
                .map_err(|error| JournalError::Failed(error.to_string()))?;
            answer.await.map_err(|_| gone())?
        })
    }

    fn remarks(&self) -> Vec<String> {
        self.remarks.clone()
    }

    fn close(&self) -> Answer<()> {
        let (snapshots, closed) =
            (self.snapshots.close(), self.ask(|done| Job::Other(Other::Close { done })));
        Box::pin(async move {
            snapshots.await?;
            closed.await
        })
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

/// The head of the journal in this file.
pub(crate) fn head_of(path: &Path) -> PathBuf {
    files::beside(path, ".head")
}

/// What the head says of this journal, and the head to go on with; none where it cannot be trusted: then
/// it stays as it is, for whoever looks into it.
fn begin(
    connection: &Connection,
    path: &Path,
    journal: Uuid,
    known: Result<head::Read, Unusable>,
) -> anyhow::Result<(Option<Head>, Marks, Option<Wrong>)> {
    let (mut marks, wrong) = match known {
        Ok(known) if known.journal == journal => (known.marks, None),
        Ok(known) => (known.marks, Some(Wrong::Foreign)),
        Err(Unusable::Damaged) => (Marks::new(), Some(Wrong::BadHead)),
        Err(Unusable::Missing) if form::is_settled(connection)? => {
            (Marks::new(), Some(Wrong::NoHead))
        }
        Err(Unusable::Missing) => (form::ends(connection)?, None),
    };
    if wrong.is_some() {
        return Ok((None, marks, wrong));
    }
    let purged = register::purged(connection)?;
    marks.retain(|table, _| !purged.contains(table));
    let settled = form::is_settled(connection)?;
    let head = Head::create(path, journal, marks.clone()).or_else(|error| {
        // From a full disk everything can be read, and what is written waits for room.
        match error.kind() == std::io::ErrorKind::StorageFull && settled {
            true => Head::unrenewed(path, journal, marks.clone()),
            false => Err(error),
        }
    });
    let head = head.context("its head cannot be written")?;
    if !settled {
        form::settle(connection)?;
    }
    Ok((Some(head), marks, None))
}

fn failed(error: rusqlite::Error) -> JournalError {
    JournalError::Failed(error.to_string())
}

fn gone() -> JournalError {
    JournalError::Failed("the thread of the journal has ended".into())
}
