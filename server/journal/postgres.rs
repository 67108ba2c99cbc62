//! The journal in PostgreSQL, or in whatever speaks its protocol and keeps its promises: for many tables and
//! several servers.
//!
//! Each table is one server's at a time, by a row that says whose it is and how far its chain goes. An append
//! moves that row on and adds the entries in one statement, and does neither where the table has passed to
//! another server: so no server that was slow or cut off can write what another one does not know of.
//! Durable is what the database has committed; nothing is read but from the primary, and of several the newest.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use super::damage::Wrong;
use super::shelf::Shelf;
use super::snapshots::{Keeping, Snapshots};
use super::stored::Unfit;
use super::{
    Answer, Damage, Entry, Fellows, Journal, JournalError, Opening, PURGED, Recalled, RegisterRow,
    Resumed, Settle, Sound, Stored, TableId, Weight, Whose, WithRecords,
};
use check::Rounds;
use connect::Way;
use hosts::Hosts;
use lane::{Append, Done, Job, Lane};
use presence::Presence;
use reading::Reading;

mod check;
pub(crate) mod connect;
mod hosts;
mod lane;
mod presence;
pub(crate) mod raw;
mod reading;
mod register;
mod rows;
mod write;

/// Connections that write. Each commits a group while the others wait for theirs.
const LANES: usize = 4;

/// Requests that may wait for a lane; further ones wait with their senders.
const WAITING: usize = 1024;

/// How long after a server has said so it can be sure of its tables: less than it takes to be taken for
/// gone, for the way there and back.
const SURE: Duration = Duration::from_millis(2_250);

/// What all parts of the journal know.
struct Shared {
    node: Node,
    damaged: Mutex<BTreeMap<TableId, Wrong>>,
    /// When it was last said, and heard, that this server is there.
    said: Mutex<Instant>,
    /// Whether it takes no tables any more.
    left: AtomicBool,
}

impl Shared {
    fn new(node: Node) -> Self {
        let said = Mutex::new(Instant::now());
        Self { node, damaged: Mutex::default(), said, left: AtomicBool::new(false) }
    }

    fn said(&self) -> MutexGuard<'_, Instant> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has_left(&self) -> bool {
        self.left.load(Ordering::SeqCst)
    }

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
    /// What all servers of one house have in common.
    pub house: String,
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
    presence: JoinHandle<()>,
    fellows: Mutex<Option<Fellows>>,
}

impl Postgres {
    /// Connects and brings the database to the form of this version. Snapshots lie in the file: they are a
    /// server's own.
    ///
    /// # Errors
    /// A sentence when the database cannot be reached or used.
    pub async fn open(url: &str, node: Node, snapshots: &Path) -> anyhow::Result<Self> {
        let hosts = Hosts::of(url, Some(snapshots.with_extension("timelines")))?;
        connect::migrate(&hosts).await?;
        let way = Way::new(&hosts);
        let shared = Arc::new(Shared::new(node));
        let (presence, fellows) = Presence::begin(Way::new(&hosts), &shared).await?;
        let (mut lanes, mut tasks) = (Vec::new(), Vec::new());
        for _ in 0..LANES {
            let (jobs, inbox) = mpsc::channel(WAITING);
            let lane = Lane::new(Way::new(&hosts), Arc::clone(&shared));
            lanes.push(jobs);
            tasks.push(tokio::spawn(lane.serve(inbox)));
        }
        let lanes = Lanes(Arc::new(Mutex::new(Some(lanes))));
        let snapshots =
            Snapshots::open(snapshots).context("the thread of the snapshots does not start")?;
        let reading =
            Reading { way: way.clone(), lanes: lanes.clone(), shared: Arc::clone(&shared) };
        let shelf = Shelf::new(reading, snapshots.clone());
        forget_purged(&shelf, &register::read(&*way.open().await?, PURGED).await?);
        let (rounds, tasks) = (Arc::default(), Mutex::new(tasks));
        let presence = tokio::spawn(presence.keep());
        let fellows = Mutex::new(Some(fellows));
        Ok(Self { way, lanes, shelf, snapshots, shared, rounds, tasks, presence, fellows })
    }
}

/// Forgets what was kept here of tables that were purged, maybe by another server.
fn forget_purged(shelf: &Shelf<Reading>, records: &[RegisterRow]) {
    records.iter().filter_map(RegisterRow::purged).for_each(|table| shelf.forget(table));
}

impl Postgres {
    fn change(&self, records: Vec<RegisterRow>, with: WithRecords) -> Answer<bool> {
        let (way, node, lanes) = (self.way.clone(), self.shared.node.id, self.lanes.clone());
        let shared = Arc::clone(&self.shared);
        let table = match &with {
            WithRecords::Nothing => None,
            WithRecords::Purge(table) | WithRecords::PutBack(table, _) => Some(*table),
        };
        if let Some(table) = table {
            self.shelf.forget(table);
        }
        Box::pin(async move {
            if let Some(table) = table {
                lanes.pass(table).await?;
            }
            let changed = register::change(&way, node, &records, &with).await;
            if let Some(table) = table {
                shared.damaged().remove(&table);
                lanes.ask(table, |done| Job::Forget(table, done)).await?;
            }
            changed
        })
    }
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

    fn end(&self, table: TableId) -> Answer<Option<String>> {
        let way = self.way.clone();
        Box::pin(async move {
            let known = reading::known(&*way.open().await?, table).await?;
            Ok(known.map(|mark| mark.link.to_string()))
        })
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

    fn hold(&self, table: TableId, asked_for: bool) -> Answer<Whose> {
        self.lanes.ask(table, |done| Job::Hold { table, asked_for, done })
    }

    fn give_up(&self, table: TableId) -> Answer<bool> {
        let (way, node) = (self.way.clone(), self.shared.node.id);
        let forgotten = self.lanes.ask(table, |done| Job::Forget(table, done));
        Box::pin(async move {
            forgotten.await?;
            let connected = way.open().await?;
            let nobody = Uuid::nil();
            let wanted: [&(dyn ToSql + Sync); 3] = [&table, &node, &nobody];
            let given = connected.client.query_one(rows::GIVE_UP, &wanted);
            way.ask(given).await?.try_get(0).map_err(|error| failed(&error))
        })
    }

    fn find(&self, code: &str) -> Answer<Option<TableId>> {
        let (way, code) = (self.way.clone(), code.to_owned());
        Box::pin(async move {
            let found = way.open().await?;
            let found = found.client.query_opt(rows::OF_CODE, &[&code]).await;
            let found = found.map_err(|error| failed(&error))?;
            found.map(|row| row.try_get(0).map_err(|error| failed(&error))).transpose()
        })
    }

    fn orphans(&self) -> Answer<Vec<TableId>> {
        let way = self.way.clone();
        Box::pin(async move {
            let found = way.open().await?.client.query(rows::ORPHANS, &[]).await;
            let found = found.map_err(|error| failed(&error))?;
            Ok(found.iter().filter_map(|row| row.try_get(0).ok()).collect())
        })
    }

    fn fellows(&self) -> Option<Fellows> {
        self.fellows.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn is_fenced(&self) -> bool {
        self.shared.has_left() || self.shared.said().elapsed() > SURE
    }

    fn leave(&self) -> Answer<()> {
        self.shared.left.store(true, Ordering::SeqCst);
        self.presence.abort();
        let (way, node) = (self.way.clone(), self.shared.node.id);
        Box::pin(async move {
            let query = "UPDATE nodes SET until = now() WHERE node = $1";
            let connected = way.open().await?;
            way.ask(connected.client.execute(query, &[&node])).await.map(drop)
        })
    }

    fn records(&self, prefix: &str) -> Answer<Vec<RegisterRow>> {
        let (way, prefix) = (self.way.clone(), prefix.to_owned());
        Box::pin(async move { register::read(&*way.open().await?, &prefix).await })
    }

    fn news(&self) -> Answer<Vec<RegisterRow>> {
        let (way, shelf) = (self.way.clone(), self.shelf.clone());
        Box::pin(async move {
            let news = register::news(&*way.open().await?).await?;
            forget_purged(&shelf, &news);
            Ok(news)
        })
    }

    fn put(&self, records: Vec<RegisterRow>) -> Answer<bool> {
        self.change(records, WithRecords::Nothing)
    }

    fn purge(&self, table: TableId, records: Vec<RegisterRow>) -> Answer<bool> {
        self.change(records, WithRecords::Purge(table))
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
        let way = self.way.clone();
        Box::pin(async move { register::weigh(&*way.open().await?, tables).await })
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
            let found =
                check::check(&*way.open().await?, &mut *rounds.lock().await, Some(shared.node.id))
                    .await?;
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
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        let (left, snapshots) = (self.leave(), self.snapshots.close());
        Box::pin(async move {
            for task in tasks {
                // A panic of the task has already been reported by the task.
                let _ = task.await;
            }
            // The others need not wait until it is taken for gone; where nobody can be told they do.
            let _ = left.await;
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
