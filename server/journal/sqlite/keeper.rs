//! The thread that keeps the head on the disk. The thread that writes tells the head what the database has
//! committed, and answers; this one syncs what was told, a second later at the latest. A disk that forgets
//! what it was told last forgets of the head no more than of the log.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::{Done, gone};
use crate::figures::figures;
use crate::journal::chain::Mark;
use crate::journal::head::{Head, Needs};
use crate::journal::{JournalError, TableId};

/// How long what was told to the head may not be on the disk.
const SYNC: Duration = Duration::from_secs(1);

enum Job {
    /// Something was told to the head that is not on the disk.
    Sync,
    Renew(Option<Done<()>>),
    /// This table was purged.
    Forget(TableId, Done<()>),
    Look(Done<()>),
}

/// The head and the way to its thread.
pub(super) struct Keeper {
    /// None where it cannot be trusted.
    head: Option<Arc<Head>>,
    jobs: Sender<Job>,
    thread: JoinHandle<()>,
}

impl Keeper {
    pub(super) fn start(head: Option<Head>) -> std::io::Result<Self> {
        let head = head.map(Arc::new);
        let (jobs, inbox) = channel();
        let thread = std::thread::Builder::new().name("journal-head".into());
        let thread = match head.clone() {
            Some(head) => thread.spawn(move || keep(&head, &inbox))?,
            None => thread.spawn(move || keep_none(&inbox))?,
        };
        Ok(Self { head, jobs, thread })
    }

    /// Takes in how far chains go now, so that a kill takes nothing of it back.
    pub(super) fn take(&self, marks: &[(TableId, Mark)]) -> Result<(), JournalError> {
        let Some(head) = &self.head else { return Ok(()) };
        match head.advance(marks.iter().copied()) {
            Ok(Needs::Nothing) => {}
            Ok(Needs::Sync) => self.ask(Job::Sync),
            Ok(Needs::Room) => self.ask(Job::Renew(None)),
            Err(error) => {
                tracing::error!(%error, "the journal's head could not be written");
                let (done, renewed) = oneshot::channel();
                self.ask(Job::Renew(Some(done)));
                renewed.blocking_recv().map_err(|_| gone())??;
            }
        }
        Ok(())
    }

    /// Has the head know nothing of a table any more; durable when it returns.
    pub(super) fn forget(&self, table: TableId) -> Result<(), JournalError> {
        let (done, forgotten) = oneshot::channel();
        self.ask(Job::Forget(table, done));
        forgotten.blocking_recv().map_err(|_| gone())?
    }

    /// Has the head compared with what was told to it, and mended.
    pub(super) fn look(&self, done: Done<()>) {
        self.ask(Job::Look(done));
    }

    fn ask(&self, job: Job) {
        if self.jobs.send(job).is_err() {
            tracing::error!("the thread of the journal's head has ended");
        }
    }

    /// Has all of it on the disk, and ends the thread.
    pub(super) fn close(self) {
        drop(self.jobs);
        // A panic of the thread has already been reported by the thread.
        let _ = self.thread.join();
    }
}

/// The life of the thread.
fn keep(head: &Head, inbox: &Receiver<Job>) {
    let mut due: Option<Instant> = None;
    loop {
        let job = match due {
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(due) => inbox.recv_timeout(due.saturating_duration_since(Instant::now())),
        };
        // Who asked may have given up waiting: then nobody needs the answer.
        match job {
            Ok(Job::Sync) => {
                due.get_or_insert_with(|| Instant::now() + SYNC);
                continue;
            }
            Ok(Job::Renew(None)) => drop(told(head.renew())),
            Ok(Job::Renew(Some(done))) => drop(done.send(told(head.renew()))),
            Ok(Job::Forget(table, done)) => drop(done.send(told(head.forget(table)))),
            Ok(Job::Look(done)) => drop(done.send(look(head))),
            Err(RecvTimeoutError::Timeout) => drop(sync(head)),
            Err(RecvTimeoutError::Disconnected) => {
                // A failure has been told; what the head lacks the database has.
                drop(sync(head));
                return;
            }
        }
        due = head.is_open().then(|| Instant::now() + SYNC);
    }
}

/// The life of the thread where the head cannot be trusted: it stays as it is.
fn keep_none(inbox: &Receiver<Job>) {
    for job in inbox {
        if let Job::Look(done) | Job::Renew(Some(done)) | Job::Forget(_, done) = job {
            let _ = done.send(Ok(()));
        }
    }
}

fn sync(head: &Head) -> Result<(), JournalError> {
    let start = Instant::now();
    let synced = told(head.sync());
    figures().times.head.record(start.elapsed());
    synced
}

/// Looks at the head as it stands on the disk, and writes it anew where it does not say what it should.
fn look(head: &Head) -> Result<(), JournalError> {
    sync(head)?;
    if head.is_sound() {
        return Ok(());
    }
    tracing::error!("the journal's head was damaged or missing; it is written anew");
    told(head.renew())
}

fn told(outcome: std::io::Result<()>) -> Result<(), JournalError> {
    outcome.map_err(|error| {
        tracing::error!(%error, "the journal's head could not be written");
        JournalError::Failed(error.to_string())
    })
}
