//! The journal in PostgreSQL, or in whatever speaks its protocol and keeps its promises: for many tables and
//! several servers.
//!
//! Each table is one server's at a time, by a row that says whose it is and how far its chain goes. An append
//! moves that row on and adds the entries in one statement, and does neither where the table has passed to
//! another server: so no server that was slow or cut off can write what another one does not know of.
//! Durable is what the database has committed; nothing is read but from the primary.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Context;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval};
use uuid::Uuid;

use super::damage::Wrong;
use super::shelf::Shelf;
use super::snapshots::{Keeping, Snapshots};
use super::stored::Unfit;
use super::walk::Rounds;
use super::{
    Answer, Damage, Entry, Journal, JournalError, Opening, Recalled, Resumed, Settle, Sound,
    TableId,
};
use connect::Way;
use lane::{Append, Done, Job, Lane};
use reading::Reading;

mod check;
mod connect;
mod lane;
pub(crate) mod raw;
mod reading;
mod rows;
mod write;

/// Connections that write. Each commits a group while the others wait for theirs.
const LANES: usize = 4;

/// Requests that may wait for a lane; further ones wait with their senders.
const WAITING: usize = 1024;

/// How often a server says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// Seconds after which a server that has not said so is taken for gone.
const GONE: f64 = 4.0;

/// What all parts of the journal know.
struct Shared {
    node: Uuid,
    damaged: Mutex<BTreeMap<TableId, Wrong>>,
}

impl Shared {
    fn damaged(&self) -> MutexGuard<'_, BTreeMap<TableId, Wrong>> {
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The ways to the lanes.
#[derive(Clone)]
struct Lanes(Arc<Mutex<Option<Vec<mpsc::Sender<Job>>>>>);

impl Lanes {
    fn lock(&self) -> MutexGuard<'_, Option<Vec<mpsc::Sender<Job>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask<T: Send + 'static>(
        &self,
        table: TableId,
        job: impl FnOnce(Done<T>) -> Job,
    ) -> Answer<T> {
        let mut hasher = DefaultHasher::new();
        table.hash(&mut hasher);
        let at = hasher.finish() as usize % LANES;
        let lane = self.lock().as_ref().map(|lanes| lanes[at].clone());
        let (done, answer) = oneshot::channel();
        let job = job(done);
        Box::pin(async move {
            lane.ok_or_else(gone)?.send(job).await.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    /// Waits until all is done that was asked of a table before.
    fn pass(&self, table: TableId) -> Answer<()> {
        self.ask(table, Job::Pass)
    }
}

/// Who a server is to the others that share a journal.
pub struct Node {
    /// What it is known by; the same after each start, so that it comes back to its tables at once.
    pub id: Uuid,
    /// Where browsers reach it.
    pub address: String,
}

/// A journal in a database.
pub struct Postgres {
    way: Way,
    lanes: Lanes,
    shelf: Shelf<Reading>,
    snapshots: Snapshots,
    shared: Arc<Shared>,
    rounds: Arc<tokio::sync::Mutex<Rounds>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl Postgres {
    /// Connects and brings the database to the form of this version. Snapshots lie in the file: they are a
    /// server's own.
    ///
    /// # Errors
    /// A sentence when the database cannot be reached or used.
    pub async fn open(url: &str, node: Node, snapshots: &Path) -> anyhow::Result<Self> {
        let config = connect::config(url)?;
        connect::migrate(&config).await?;
        let way = Way::new(config.clone());
        let shared = Arc::new(Shared { node: node.id, damaged: Mutex::default() });
        beat(&way, &node).await.context("The database cannot be written")?;
        let (mut lanes, mut tasks) = (Vec::new(), vec![tokio::spawn(say_there(way.clone(), node))]);
        for _ in 0..LANES {
            let (jobs, inbox) = mpsc::channel(WAITING);
            let lane = Lane::new(Way::new(config.clone()), Arc::clone(&shared));
            lanes.push(jobs);
            tasks.push(tokio::spawn(lane.serve(inbox)));
        }
        let lanes = Lanes(Arc::new(Mutex::new(Some(lanes))));
        let snapshots =
            Snapshots::open(snapshots).context("the thread of the snapshots does not start")?;
        let reading =
            Reading { way: way.clone(), lanes: lanes.clone(), shared: Arc::clone(&shared) };
        let shelf = Shelf::new(reading, snapshots.clone());
        let (rounds, tasks) = (Arc::default(), Mutex::new(tasks));
        Ok(Self { way, lanes, shelf, snapshots, shared, rounds, tasks })
    }
}

/// Says again and again that this server is there.
async fn say_there(way: Way, node: Node) {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        if let Err(error) = beat(&way, &node).await {
            tracing::warn!(%error, "the database was not told that this server is there");
        }
    }
}

async fn beat(way: &Way, node: &Node) -> Result<(), JournalError> {
    let query = "INSERT INTO nodes VALUES ($1, $2, now() + make_interval(secs => $3))
         ON CONFLICT (node) DO UPDATE SET address = excluded.address, until = excluded.until";
    let connected = way.open().await?;
    let told = connected.client.execute(query, &[&node.id, &node.address, &GONE]).await;
    told.map(drop).map_err(|error| failed(&error))
}

impl Journal for Postgres {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Answer<()> {
        self.lanes.ask(table, |done| Job::Append(Append { table, entries, done }))
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

    fn keep(&self, table: TableId, keeping: Keeping) -> Answer<bool> {
        let (way, snapshots) = (self.way.clone(), self.snapshots.clone());
        let before = self.lanes.pass(table);
        Box::pin(async move {
            before.await?;
            let connected = way.open().await?;
            let mut marks = [keeping.after, keeping.seq].map(|_| None);
            for (mark, seq) in marks.iter_mut().zip([keeping.after, keeping.seq]) {
                *mark = reading::place(&connected, table, seq).await?;
            }
            let [Some(after), Some(at)] = marks else { return Err(JournalError::Conflict) };
            snapshots.keep(table, (after, at), keeping).await
        })
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

    fn probe(&self) -> Answer<()> {
        let way = self.way.clone();
        Box::pin(async move {
            let probed = way.open().await?;
            let probed = probed.client.execute("UPDATE journal SET probed = now()", &[]).await;
            probed.map(drop).map_err(|error| failed(&error))
        })
    }

    fn check(&self) -> Answer<Vec<Damage>> {
        let (way, shared, rounds) =
            (self.way.clone(), Arc::clone(&self.shared), Arc::clone(&self.rounds));
        Box::pin(async move {
            let found = check::check(&*way.open().await?, &mut *rounds.lock().await).await?;
            let tables = found.iter().filter_map(|one| Some((one.table?, one.wrong.clone())));
            *shared.damaged() = tables.collect();
            Ok(found)
        })
    }

    fn settle(&self, _when: Settle) -> Answer<()> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn copy_to(&self, _folder: PathBuf) -> Answer<()> {
        let sentence = "A database is backed up by its own tools.";
        Box::pin(std::future::ready(Err(JournalError::Failed(sentence.into()))))
    }

    fn remarks(&self) -> Vec<String> {
        Vec::new()
    }

    fn close(&self) -> Answer<()> {
        // The lanes end when they have done what waits.
        drop(self.lanes.lock().take());
        let mut tasks =
            std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        let (way, node, snapshots) = (self.way.clone(), self.shared.node, self.snapshots.close());
        Box::pin(async move {
            if !tasks.is_empty() {
                tasks.remove(0).abort();
            }
            for task in tasks {
                // A panic of the task has already been reported by the task.
                let _ = task.await;
            }
            // The others need not wait until it is taken for gone; where nobody can be told they do.
            if let Ok(connected) = way.open().await {
                let query = "UPDATE nodes SET until = now() WHERE node = $1";
                let _ = connected.client.execute(query, &[&node]).await;
            }
            snapshots.await
        })
    }

    fn alive(&self) -> bool {
        self.lanes.lock().is_some()
    }
}

/// What the database says, without its details: those show the row (N-1).
fn failed(error: &tokio_postgres::Error) -> JournalError {
    let told = error.as_db_error().map(|told| told.message().to_owned());
    JournalError::Failed(told.unwrap_or_else(|| error.to_string()))
}

fn unfit(error: Unfit) -> JournalError {
    JournalError::Failed(error.to_string())
}

fn gone() -> JournalError {
    JournalError::Failed("the journal is closed".into())
}
