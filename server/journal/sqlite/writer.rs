//! The thread that writes: take what waits, commit it together, tell the head, answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::mpsc;

use super::carrier::Carrier;
use super::ends::{Ends, run};
use super::keeper::Keeper;
use super::readers::Pool;
use super::{Append, Done, Job, Other, Shared, failed, reading, register, rows};
use crate::figures::figures;
use crate::journal::chain::Mark;
use crate::journal::damage::{Damage, Wrong};
use crate::journal::stored::is_chain;
use crate::journal::{Entry, JournalError, RegisterRow, Settle, TableId, WithRecords};

/// Appends that share one transaction at most.
const GROUP: usize = 256;

/// How long nothing must have been written before the write-ahead log is carried into the file.
const IDLE: Duration = Duration::from_secs(2);

/// What the thread works with.
pub(super) struct Writer {
    connection: Connection,
    keeper: Keeper,
    /// The threads that read, which close the file first.
    pool: Arc<Pool>,
    shared: Arc<Shared>,
    carrier: Carrier,
    ends: Ends,
    /// When something was written last that is still in the write-ahead log alone.
    written: Option<Instant>,
}

/// What became of each append of a group, and where the chains end that it was added to.
type Outcome = (Vec<Result<(), JournalError>>, Vec<(TableId, Mark)>);

impl Writer {
    pub(super) fn new(
        connection: Connection,
        (keeper, pool, carrier): (Keeper, Arc<Pool>, Carrier),
        shared: Arc<Shared>,
    ) -> Self {
        Self { connection, keeper, pool, carrier, shared, ends: Ends::default(), written: None }
    }

    /// The life of the thread.
    pub(super) fn serve(mut self, mut inbox: mpsc::Receiver<Job>) {
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
                self.commit(appends);
            }
            for job in others {
                if let Some(done) = self.answer(job) {
                    inbox.close();
                    let _ = done.send(self.close());
                    return;
                }
            }
        }
    }

    /// Carries out everything but appends; returns the asker when the journal shall close.
    fn answer(&mut self, job: Other) -> Option<Done<()>> {
        // Who asked may have given up waiting: then nobody needs the answer.
        match job {
            Other::Pass { done } => drop(done.send(Ok(()))),
            Other::Marks { table, seqs, done } => {
                drop(done.send(reading::marks(&self.connection, table, seqs)));
            }
            Other::Probe { done } => {
                let probed = rows::probe(&self.connection).map_err(failed);
                let probed = probed.and_then(|()| self.shared.whole());
                drop(done.send(probed.and_then(|()| self.keeper.take(&[]))));
            }
            Other::Change { records, with, done } => drop(done.send(self.change(&records, &with))),
            Other::Cut { table, done } => {
                self.carrier.catch_up();
                self.written = Some(Instant::now());
                drop(done.send(register::cut(&self.connection, table).map_err(failed)));
            }
            Other::Settle { when, done } => self.settle(when, done),
            Other::Look { done } => self.keeper.look(done),
            Other::Close { done } => return Some(done),
        }
        None
    }

    /// Writes records, and does in the same transaction what they say. False where one of them is not as it
    /// was read.
    fn change(
        &mut self,
        records: &[RegisterRow],
        with: &WithRecords,
    ) -> Result<bool, JournalError> {
        self.shared.known()?;
        // What is known of where chains end is only known of what is appended.
        self.ends.forget();
        run(&self.connection, "BEGIN IMMEDIATE").map_err(failed)?;
        let done = self.do_change(records, with);
        let end = if matches!(done, Ok(true)) { "COMMIT" } else { "ROLLBACK" };
        let ended = match self.connection.is_autocommit() {
            // A full disk may have ended the whole transaction.
            true => Ok(()),
            false => run(&self.connection, end).map_err(failed),
        };
        self.written = Some(Instant::now());
        if !done? {
            return ended.map(|()| false);
        }
        ended.and_then(|()| self.shared.whole())?;
        match with {
            WithRecords::Nothing => self.shared.grown.send_replace(()),
            WithRecords::Purge(table) => {
                self.shared.forget(*table);
                self.keeper.forget(*table)?;
            }
            WithRecords::PutBack(table, rows) => {
                let end = rows.last().map(|last| (*table, last.mark()));
                let kept = self.keeper.take(end.as_slice());
                self.shared.know(end.as_slice());
                kept?;
            }
        }
        Ok(true)
    }

    fn do_change(
        &mut self,
        records: &[RegisterRow],
        with: &WithRecords,
    ) -> Result<bool, JournalError> {
        if !register::put(&self.connection, records).map_err(failed)? {
            return Ok(false);
        }
        match with {
            WithRecords::Nothing => {}
            WithRecords::Purge(table) => {
                register::cut(&self.connection, *table).map_err(failed)?;
            }
            WithRecords::PutBack(table, rows) => {
                let here = rows::end(&self.connection, *table, u64::MAX).map_err(failed)?;
                if here.seq > 0 || !is_chain(*table, rows) {
                    return Err(JournalError::Conflict);
                }
                register::put_back(&self.connection, *table, rows).map_err(failed)?;
            }
        }
        Ok(true)
    }

    /// Commits a group of appends with one fsync.
    fn commit(&mut self, group: Vec<Append>) {
        figures().times.group.record(group.len() as f64);
        let start = Instant::now();
        self.carrier.catch_up();
        let outcome = self.shared.known().and_then(|()| self.write(&group));
        // What was written to a file that has vanished was written to nothing: that shows afterwards as well
        // as before.
        let outcome = outcome.and_then(|written| self.shared.whole().map(|()| written));
        figures().times.commit.record(start.elapsed());
        let (results, marks) = outcome.unwrap_or_else(|error| {
            tracing::error!(%error, "a commit failed");
            (vec![Err(error); group.len()], Vec::new())
        });
        self.written = Some(start);
        self.carrier.note(group.iter().map(|append| append.entries.len()).sum());
        let kept = self.keeper.take(&marks);
        // Whatever became of the head: the database has them.
        self.shared.know(&marks);
        for (append, outcome) in group.into_iter().zip(results) {
            let _ = append.done.send(outcome.and_then(|()| kept.clone()));
        }
    }

    /// Writes a group in one transaction: the outcome of each append, or an error that undid them all.
    fn write(&mut self, group: &[Append]) -> Result<Outcome, JournalError> {
        let written = run(&self.connection, "BEGIN IMMEDIATE")
            .and_then(|()| self.ends.renew(&self.connection))
            .map_err(failed)
            .and_then(|()| self.add_all(group))
            .and_then(|written| run(&self.connection, "COMMIT").map_err(failed).map(|()| written));
        if written.is_err() {
            self.ends.forget();
            if !self.connection.is_autocommit() {
                run(&self.connection, "ROLLBACK").map_err(failed)?;
            }
        }
        written
    }

    /// Adds what a group appends, within its transaction.
    fn add_all(&mut self, group: &[Append]) -> Result<Outcome, JournalError> {
        let (mut results, mut marks) = (Vec::with_capacity(group.len()), Vec::new());
        for append in group {
            match add(&self.connection, &self.shared, &mut self.ends, append) {
                Ok(mark) => {
                    self.ends.know(append.table, mark);
                    marks.push((append.table, mark));
                    results.push(Ok(()));
                }
                // A full disk may have ended the whole transaction, and with it what came before.
                Err(error) if self.connection.is_autocommit() => return Err(error),
                Err(error) => results.push(Err(error)),
            }
        }
        Ok((results, marks))
    }

    /// Has what is in the write-ahead log carried into the file: then a damage to the log costs nothing.
    /// Waits for nobody who reads.
    fn settle(&mut self, when: Settle, done: Done<()>) {
        let busy = |written: Instant| when == Settle::WhenIdle && written.elapsed() < IDLE;
        if self.written.is_none_or(busy) {
            let _ = done.send(Ok(()));
            return;
        }
        self.written = None;
        self.carrier.settle(done);
    }

    fn close(self) -> Result<(), JournalError> {
        self.pool.close();
        self.carrier.close();
        self.keeper.close();
        self.connection.close().map_err(|(_, error)| failed(error))
    }
}

/// Adds entries where the table's chain ends, and nowhere else.
fn add(
    connection: &Connection,
    shared: &Shared,
    ends: &mut Ends,
    append: &Append,
) -> Result<Mark, JournalError> {
    let Append { table, entries, .. } = append;
    if let Some(wrong) = shared.damaged().get(table) {
        return Err(JournalError::Damaged(Damage { table: Some(*table), wrong: wrong.clone() }));
    }
    let end = match ends.of(*table) {
        Some(end) => end,
        None => end_by_the_head(connection, shared, *table)?,
    };
    if !entries.iter().zip(end.seq + 1..).all(|(entry, seq)| entry.seq == seq) {
        return Err(JournalError::Conflict);
    }
    // A statement that fails undoes itself; of several the first ones must be undone.
    let written = match entries.as_slice() {
        [only] if only.kind != Entry::SETUP => rows::append(connection, *table, end, entries),
        _ => together(connection, || rows::append(connection, *table, end, entries)),
    };
    written.map_err(|error| match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => JournalError::Conflict,
        _ => failed(error),
    })
}

/// Does all of it or nothing, within a transaction that goes on.
fn together<T>(
    connection: &Connection,
    with: impl FnOnce() -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    run(connection, "SAVEPOINT append")?;
    let done = with();
    if done.is_err() && !connection.is_autocommit() {
        run(connection, "ROLLBACK TO append")?;
    }
    if !connection.is_autocommit() {
        run(connection, "RELEASE append")?;
    }
    done
}

/// Where a table's chain ends in the file, which must be where the head says, or further.
fn end_by_the_head(
    connection: &Connection,
    shared: &Shared,
    table: TableId,
) -> Result<Mark, JournalError> {
    let end = rows::end(connection, table, u64::MAX).map_err(failed)?;
    let damaged = |wrong| JournalError::Damaged(Damage { table: Some(table), wrong });
    let place = |mark: &Mark| (mark.seq, mark.at_unix_ms);
    match shared.marks().get(&table) {
        Some(known) if known.seq > end.seq => {
            Err(damaged(Wrong::Missing { sound: place(&end), known: place(known) }))
        }
        Some(known) if known.seq == end.seq && known.link != end.link => {
            Err(damaged(Wrong::Altered { sound: (0, 0) }))
        }
        _ => Ok(end),
    }
}
