//! A lane writes for a part of the tables, over a connection of its own: take what waits, add it together in
//! one statement, answer. A table's appends always go through the same lane, in their order.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::types::ToSql;

use super::connect::{Connected, Way};
use super::rows::{self, Due};
use super::write::{Trouble, write};
use super::{Node, Shared, failed, unfit};
use crate::figures::figures;
use crate::journal::chain::{Link, Mark};
use crate::journal::damage::Damage;
use crate::journal::stored::stored;
use crate::journal::{Entry, JournalError, TableId, Whose};

/// Appends that share one statement at most.
const GROUP: usize = 256;

pub(super) type Done<T> = oneshot::Sender<Result<T, JournalError>>;

pub(super) struct Append {
    pub(super) table: TableId,
    pub(super) entries: Vec<Entry>,
    pub(super) done: Done<()>,
}

pub(super) enum Job {
    Append(Append),
    /// Makes a table this server's.
    Hold {
        table: TableId,
        asked_for: bool,
        done: Done<Whose>,
    },
    /// Nothing: when it is answered all is done that was asked before.
    Pass(Done<()>),
    /// This table was purged or put back: what is known of where its chain ends is of before.
    Forget(TableId, Done<()>),
}

/// A table that is this server's.
#[derive(Clone, Copy)]
struct Held {
    epoch: i64,
    end: Mark,
}

/// What a lane works with.
pub(super) struct Lane {
    way: Way,
    shared: Arc<Shared>,
    held: HashMap<TableId, Held>,
}

impl Lane {
    pub(super) fn new(way: Way, shared: Arc<Shared>) -> Self {
        Self { way, shared, held: HashMap::new() }
    }

    /// The life of the lane.
    pub(super) async fn serve(mut self, mut inbox: mpsc::Receiver<Job>) {
        while let Some(first) = inbox.recv().await {
            let (mut appends, mut passes, mut holds) = (Vec::new(), Vec::new(), Vec::new());
            let mut next = Some(first);
            while let Some(job) = next {
                match job {
                    Job::Append(append) => appends.push(append),
                    Job::Pass(done) => passes.push((None, done)),
                    Job::Forget(table, done) => passes.push((Some(table), done)),
                    Job::Hold { table, asked_for, done } => holds.push((table, asked_for, done)),
                }
                next = if appends.len() < GROUP { inbox.try_recv().ok() } else { None };
            }
            let held = self.held.len();
            if !appends.is_empty() {
                self.commit(appends).await;
            }
            for (table, done) in passes {
                table.map(|table| self.held.remove(&table));
                let _ = done.send(Ok(()));
            }
            for (table, asked_for, done) in holds {
                let _ = done.send(self.whose(table, asked_for).await);
            }
            figures().levels.leases.increment(self.held.len() as f64 - held as f64);
        }
        figures().levels.leases.decrement(self.held.len() as f64);
    }

    /// Adds a group in one statement. Where one of it cannot be added, each is tried by itself: it shall not
    /// take the others with it.
    async fn commit(&mut self, group: Vec<Append>) {
        figures().times.group.record(group.len() as f64);
        let start = Instant::now();
        let (dones, appends): (Vec<_>, Vec<_>) =
            group.into_iter().map(|append| (append.done, (append.table, append.entries))).unzip();
        let together = if appends.len() > 1 { self.add(&appends).await } else { Some(Vec::new()) };
        let mut results = together.unwrap_or_default();
        for append in &appends[results.len()..] {
            let alone = self.add(std::slice::from_ref(append)).await;
            let alone = alone.and_then(|mut alone| alone.pop());
            results.push(alone.unwrap_or(Err(JournalError::Conflict)));
        }
        figures().times.commit.record(start.elapsed());
        for (done, result) in dones.into_iter().zip(results) {
            let _ = done.send(result);
        }
    }

    /// Adds appends in one statement: the outcome of each; none where one of them was refused by a
    /// constraint, and with it all.
    async fn add(
        &mut self,
        appends: &[(TableId, Vec<Entry>)],
    ) -> Option<Vec<Result<(), JournalError>>> {
        let connected = match self.way.open().await {
            Ok(connected) => connected,
            Err(error) => {
                // Nobody knows what became of what was under way when the last connection ended.
                self.held.clear();
                return Some(vec![Err(error); appends.len()]);
            }
        };
        let (mut due, mut results): (Vec<Due>, Vec<_>) = (Vec::new(), Vec::new());
        for (table, entries) in appends {
            let result = self.join(&connected, &mut due, *table, entries).await;
            results.push(result);
        }
        due.retain(|due| !due.rows.is_empty());
        let outcome = match write(&self.way, &connected, &due).await {
            Ok(added) => Ok(added),
            Err(Trouble::Refused) if appends.len() > 1 => return None,
            Err(Trouble::Refused) => Err(JournalError::Conflict),
            Err(Trouble::Failed(error)) => Err(error),
        };
        let mut failures = HashMap::new();
        for due in &due {
            match &outcome {
                Ok(added) if added.contains(&due.table) => {
                    let held = Held { epoch: due.epoch, end: due.end() };
                    self.held.insert(due.table, held);
                    continue;
                }
                Ok(_) => failures.insert(due.table, self.lost(&connected, due).await),
                Err(error) => failures.insert(due.table, error.clone()),
            };
            self.held.remove(&due.table);
        }
        for ((table, _), result) in appends.iter().zip(&mut results) {
            if let (Ok(()), Some(error)) = (&result, failures.get(table)) {
                *result = Err(error.clone());
            }
        }
        Some(results)
    }

    /// Puts an append where its table's chain ends, behind what is due already.
    async fn join(
        &mut self,
        connected: &Connected,
        due: &mut Vec<Due>,
        table: TableId,
        entries: &[Entry],
    ) -> Result<(), JournalError> {
        if let Some(wrong) = self.shared.damaged().get(&table) {
            return Err(JournalError::Damaged(Damage { table: Some(table), wrong: wrong.clone() }));
        }
        let at = match due.iter().position(|due| due.table == table) {
            Some(at) => at,
            None => {
                let held = self.hold(connected, table, false).await?;
                let Held { epoch, end } = held.ok_or(JournalError::Elsewhere)?;
                due.push(Due { table, epoch, before: end, rows: Vec::new() });
                due.len() - 1
            }
        };
        let end = due[at].end();
        if !entries.iter().zip(end.seq + 1..).all(|(entry, seq)| entry.seq == seq) {
            return Err(JournalError::Conflict);
        }
        due[at].rows.extend(stored(end, entries).map_err(unfit)?);
        Ok(())
    }

    /// Makes a table this server's, unless it is another's.
    async fn whose(&mut self, table: TableId, asked_for: bool) -> Result<Whose, JournalError> {
        let connected = self.way.open().await?;
        self.held.remove(&table);
        if self.hold(&connected, table, asked_for).await?.is_some() {
            return Ok(Whose::Ours);
        }
        let found = self.way.ask(connected.client.query_opt(rows::OWNER, &[&table])).await?;
        let owner = found.and_then(|row| Some((row.try_get(0).ok()?, row.try_get(1).ok()?)));
        Ok(match owner {
            Some((address, true)) => Whose::Theirs(address),
            _ => Whose::Unclear,
        })
    }

    /// Makes sure that a table is this server's; none where it is another's.
    async fn hold(
        &mut self,
        connected: &Connected,
        table: TableId,
        asked_for: bool,
    ) -> Result<Option<Held>, JournalError> {
        if let Some(held) = self.held.get(&table) {
            return Ok(Some(*held));
        }
        if self.shared.has_left() {
            return Ok(None);
        }
        let Link(beginning) = Link::before_all(table);
        let Node { id, address, .. } = &self.shared.node;
        let wanted: [&(dyn ToSql + Sync); 5] =
            [&table, id, &beginning.as_slice(), address, &asked_for];
        let row = self.way.ask(connected.client.query_opt(&connected.hold, &wanted)).await?;
        let Some(row) = row else { return Ok(None) };
        let epoch = row.try_get(0).map_err(|error| failed(&error))?;
        let end = rows::mark(&row, 1).map_err(unfit)?;
        let held = Held { epoch, end };
        self.held.insert(table, held);
        figures().counts.lease_taken();
        Ok(Some(held))
    }

    /// Why nothing was added to a table: somebody else has it, or its chain ends elsewhere.
    async fn lost(&self, connected: &Connected, due: &Due) -> JournalError {
        let query = "SELECT FROM tables WHERE table_id = $1 AND node = $2 AND epoch = $3";
        let mine = [&due.table as &(dyn ToSql + Sync), &self.shared.node.id, &due.epoch];
        match self.way.ask(connected.client.query_opt(query, &mine)).await {
            Ok(Some(_)) => JournalError::Conflict,
            Ok(None) => JournalError::Elsewhere,
            Err(error) => error,
        }
    }
}
