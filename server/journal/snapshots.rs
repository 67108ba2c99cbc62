//! Snapshots of tables, so that nobody has to fold a whole journal: the state of a game after an entry,
//! and what a table must know of the entries up to it (its digests).
//!
//! They are a cache and never the truth. They lie in a file of their own beside the journal, which can be
//! deleted at any time; no copy of the journal has them. A row counts only where this very program wrote
//! it, its checksum holds, and it names the hash that the journal's chain has at its entry. Whatever else
//! is there is passed over, with a line in the log, and the journal is read as if nothing were there.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};

use tokio::sync::oneshot;

use super::chain::Mark;
use super::{Answer, JournalError, TableId};
use file::Rows;

mod file;

/// The name of this program, as snapshots say who wrote them.
const PROGRAM: &str = env!("PRYTANEION_FINGERPRINT");

/// What a snapshot is made of.
pub struct Made {
    /// The state.
    pub state: Vec<u8>,
    /// The digest of what came before, and what is to be known of the table without waking it; none
    /// where it is the state of an earlier entry.
    pub digest: Option<(Vec<u8>, Vec<u8>)>,
}

/// A table as it is to be kept.
pub struct Keeping {
    /// The entry after which it is so.
    pub seq: u64,
    /// The entry after which its digest begins.
    pub after: u64,
    /// Makes the bytes, away from the threads that serve; none where the game keeps none.
    pub make: Box<dyn FnOnce() -> Option<Made> + Send>,
}

/// What was kept of a table last.
pub(crate) struct Last {
    /// The entry after which it was so.
    pub(crate) mark: Mark,
    pub(crate) state: Vec<u8>,
    /// The digests of all entries up to it, in order.
    pub(crate) digests: Vec<Vec<u8>>,
}

type Done<T> = oneshot::Sender<T>;

enum Job {
    Keep { table: TableId, marks: (Mark, Mark), keeping: Keeping, done: Done<Result<bool, String>> },
    Last { table: TableId, done: Done<Option<Last>> },
    Nearest { table: TableId, to: u64, off: Vec<(u64, u64)>, done: Done<Option<(Mark, Vec<u8>)>> },
    Cards { done: Done<Vec<(TableId, Mark, Vec<u8>)>> },
    Cut { table: TableId, after: u64 },
    Forget { table: TableId, seq: u64 },
    Close { done: Done<()> },
}

/// The way to the thread that has the file.
#[derive(Clone)]
pub(crate) struct Snapshots(Sender<Job>);

impl Snapshots {
    /// Opens the file or makes it, and starts its thread. Where that cannot be, nothing is kept.
    pub(crate) fn open(path: &Path) -> std::io::Result<Self> {
        let (jobs, inbox) = channel();
        let path = path.to_owned();
        std::thread::Builder::new()
            .name("journal-snapshots".into())
            .spawn(move || serve(&path, &inbox))?;
        Ok(Self(jobs))
    }

    /// Keeps a table; says whether its game keeps anything. `marks` are the places of the chain where its
    /// digest begins and where it is kept.
    pub(crate) async fn keep(
        &self,
        table: TableId,
        marks: (Mark, Mark),
        keeping: Keeping,
    ) -> Result<bool, JournalError> {
        let kept = self.ask(|done| Job::Keep { table, marks, keeping, done }).await;
        kept.unwrap_or_else(|| Err("its thread has ended".into())).map_err(JournalError::Failed)
    }

    /// What was kept last of which every digest is there.
    pub(crate) async fn last(&self, table: TableId) -> Option<Last> {
        self.ask(|done| Job::Last { table, done }).await?
    }

    /// The last state that was kept up to an entry, and in none of these stretches.
    pub(crate) async fn nearest(
        &self,
        table: TableId,
        to: u64,
        off: Vec<(u64, u64)>,
    ) -> Option<(Mark, Vec<u8>)> {
        self.ask(|done| Job::Nearest { table, to, off, done }).await?
    }

    /// What is to be known of each table without waking it, and the place of its chain where that was so.
    pub(crate) async fn cards(&self) -> Vec<(TableId, Mark, Vec<u8>)> {
        self.ask(|done| Job::Cards { done }).await.unwrap_or_default()
    }

    /// Forgets all that was kept after this entry.
    pub(crate) fn cut(&self, table: TableId, after: u64) {
        let _ = self.0.send(Job::Cut { table, after });
    }

    /// Forgets the state that was kept after this entry.
    pub(crate) fn forget(&self, table: TableId, seq: u64) {
        let _ = self.0.send(Job::Forget { table, seq });
    }

    /// Finishes what was asked, and closes the file.
    pub(crate) fn close(&self) -> Answer<()> {
        let this = self.clone();
        Box::pin(async move {
            this.ask(|done| Job::Close { done }).await;
            Ok(())
        })
    }

    async fn ask<T>(&self, job: impl FnOnce(Done<T>) -> Job) -> Option<T> {
        let (done, answer) = oneshot::channel();
        self.0.send(job(done)).ok()?;
        answer.await.ok()
    }
}

/// The file of the snapshots of the journal in this file.
pub(crate) fn snapshots_of(journal: &Path) -> PathBuf {
    super::files::beside(journal, ".snapshots")
}

/// The life of the thread.
fn serve(path: &Path, inbox: &Receiver<Job>) {
    let mut rows = Rows::open(path, PROGRAM);
    while let Ok(job) = inbox.recv() {
        match job {
            Job::Keep { table, marks, keeping, done } => {
                drop(done.send(keep(&mut rows, table, marks, keeping)));
            }
            Job::Last { table, done } => drop(done.send(rows.last(table))),
            Job::Nearest { table, to, off, done } => {
                drop(done.send(rows.nearest(table, to, &off)));
            }
            Job::Cards { done } => drop(done.send(rows.cards())),
            Job::Cut { table, after } => rows.cut(table, after),
            Job::Forget { table, seq } => rows.forget(table, seq),
            Job::Close { done } => {
                drop(rows);
                let _ = done.send(());
                return;
            }
        }
    }
}

fn keep(
    rows: &mut Rows,
    table: TableId,
    marks: (Mark, Mark),
    keeping: Keeping,
) -> Result<bool, String> {
    let made = catch_unwind(AssertUnwindSafe(keeping.make))
        .map_err(|_| "the game stumbled over it".to_owned())?;
    let Some(made) = made else { return Ok(false) };
    rows.keep(table, marks, &made).map_err(|error| error.to_string())?;
    Ok(true)
}
