//! One spare that follows: it is given what it lacks, a few batches at a time, and asked every half second
//! whether it is still there.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::WebSocket;
use tokio::sync::watch;
use tokio::time::{Instant, interval, timeout};

use super::lead::Lead;
use super::pair::{Line, Pair};
use super::words::{SILENCE, Says, Told, read, say};
use crate::journal::{Journal, Mark, Marks, RegisterRow, RowReader, Sqlite, TableId, ends};

/// Rows and bytes of one batch.
const BATCH: (usize, usize) = (256, 512 << 10);

/// Batches that may be under way.
const WINDOW: usize = 4;

/// How often the spare is asked whether it is there.
const BEAT: Duration = Duration::from_millis(500);

/// How long a server that steps down waits until the spare has all that is here.
const FAREWELL: Duration = Duration::from_secs(2);

/// Something that the spare has not answered yet.
struct Sent {
    number: u64,
    at: Instant,
    marks: Vec<(TableId, Mark)>,
    /// Whether it told the spare that its copy is whole.
    whole: bool,
}

/// What feeds a spare.
struct Feed {
    socket: WebSocket,
    pair: Arc<Pair>,
    journal: Arc<Sqlite>,
    line: Line,
    reader: Option<RowReader>,
    /// How far what was sent goes.
    sent: Marks,
    /// The last change of the register that was sent; none to a spare that does not keep it.
    change: Option<i64>,
    unanswered: VecDeque<Sent>,
    number: u64,
    level: bool,
    /// Whether the spare knows that its copy is whole: before that it is not said to be level.
    whole: bool,
    /// When it stops waiting for a spare that takes over.
    farewell: Option<Instant>,
}

/// Serves somebody who came with the operator's key: tells who leads, and feeds a spare.
pub(crate) async fn serve(
    mut socket: WebSocket,
    pair: Arc<Pair>,
    journal: Arc<Sqlite>,
    addresses: watch::Receiver<Vec<String>>,
) {
    let lead = Told::Lead {
        lead: pair.lead(),
        leads: pair.deposed().is_none(),
        addresses: addresses.borrow().clone(),
    };
    if !say(&mut socket, &lead).await {
        return;
    }
    let asked = timeout(SILENCE, socket.recv()).await.ok().flatten();
    let Some(Says::Follow { server, address, journal: id, marks, whole, register }) = read(asked)
    else {
        return;
    };
    let refused = match begin(&pair, id, &marks).await {
        Ok(Some(reader)) => match pair.enter((server, address), (marks.clone(), whole)) {
            Ok(line) => {
                let feed = Feed {
                    socket,
                    pair: Arc::clone(&pair),
                    journal,
                    line: line.clone(),
                    reader: Some(reader),
                    sent: marks,
                    change: register.then_some(0),
                    unanswered: VecDeque::new(),
                    number: 0,
                    level: false,
                    whole,
                    farewell: None,
                };
                feed.run().await;
                return pair.left(&line);
            }
            Err(sentence) => Told::Refused { sentence },
        },
        Ok(None) => Told::Diverged,
        Err(error) => Told::Refused { sentence: format!("The journal cannot be read: {error:#}") },
    };
    say(&mut socket, &refused).await;
}

/// What a spare with this copy is fed from; none when the copy is no beginning of the journal.
async fn begin(
    pair: &Arc<Pair>,
    copy: Option<uuid::Uuid>,
    marks: &Marks,
) -> anyhow::Result<Option<RowReader>> {
    let (source, marks) = (pair.source.clone(), marks.clone());
    let begun = tokio::task::spawn_blocking(move || {
        let reader = source.reader()?;
        let fits = copy == Some(reader.journal()?) && reader.goes_on_from(&marks)?;
        anyhow::Ok(fits.then_some(reader))
    });
    begun.await?
}

impl Feed {
    async fn run(mut self) {
        let mut grown = self.pair.source.grown();
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            if !self.send_records().await || !self.send_rows().await {
                return;
            }
            if self.farewell.is_some_and(|until| self.level || Instant::now() >= until) {
                let level = self.level;
                say(&mut self.socket, &Told::StoodDown { level }).await;
                return;
            }
            let goes_on = tokio::select! {
                changed = grown.changed() => changed.is_ok(),
                _ = beat.tick() => self.beat().await,
                heard = self.socket.recv() => match read(heard) {
                    Some(says) => self.hear(says).await,
                    None => false,
                },
                () = self.line.end.cancelled() => false,
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Sends what was written to the register and was not sent yet.
    async fn send_records(&mut self) -> bool {
        let Some(change) = self.change else { return true };
        let Some(reader) = self.reader.take() else { return false };
        let read = tokio::task::spawn_blocking(move || {
            let read = reader.records(change);
            (reader, read)
        });
        let Ok((reader, Ok((last, records)))) = read.await else { return false };
        self.reader = Some(reader);
        self.change = Some(last);
        if records.is_empty() {
            return true;
        }
        // What was purged comes anew, should it be put back.
        let purged: BTreeSet<TableId> = records.iter().filter_map(RegisterRow::purged).collect();
        self.sent.retain(|table, _| !purged.contains(table));
        self.number += 1;
        self.send(Told::Records { number: self.number, records }, Vec::new()).await
    }

    /// Sends what is there and was not sent yet, as far as the window goes.
    async fn send_rows(&mut self) -> bool {
        let batches =
            |feed: &Self| feed.unanswered.iter().filter(|sent| !sent.marks.is_empty()).count();
        while batches(self) < WINDOW {
            let Some(reader) = self.reader.take() else { return false };
            let sent = self.sent.clone();
            let read = tokio::task::spawn_blocking(move || {
                let rows = reader.after(&sent, BATCH);
                (reader, rows)
            });
            let Ok((reader, Ok(rows))) = read.await else { return false };
            self.reader = Some(reader);
            if rows.is_empty() {
                return true;
            }
            let marks: Vec<(TableId, Mark)> = ends(&rows).collect();
            self.sent.extend(marks.iter().copied());
            self.number += 1;
            let told = Told::Rows { number: self.number, rows };
            if !self.send(told, marks).await {
                return false;
            }
        }
        true
    }

    async fn send(&mut self, told: Told, marks: Vec<(TableId, Mark)>) -> bool {
        let (number, whole) = (self.number, matches!(told, Told::Beat { level: true, .. }));
        self.unanswered.push_back(Sent { number, at: Instant::now(), marks, whole });
        say(&mut self.socket, &told).await
    }

    /// Asks whether the spare is there, unless it has not answered the last few times.
    async fn beat(&mut self) -> bool {
        let silent = self.unanswered.front().map_or(Duration::ZERO, |sent| sent.at.elapsed());
        if silent > self.pair.rules.patience {
            if self.pair.rules.wait || silent > SILENCE {
                return false;
            }
            self.pair.is_late(&self.line);
            return true;
        }
        self.number += 1;
        let told = Told::Beat { number: self.number, level: self.level };
        self.send(told, Vec::new()).await
    }

    async fn hear(&mut self, says: Says) -> bool {
        match says {
            Says::Has { number } => {
                let mut marks = Vec::new();
                let answered = |sent: &Sent| sent.number <= number;
                while let Some(sent) = self.unanswered.front().filter(|sent| answered(sent)) {
                    self.whole |= sent.whole;
                    marks.extend(sent.marks.iter().copied());
                    self.unanswered.pop_front();
                }
                self.level = self.pair.took(&self.line, marks, self.whole);
                !self.level || self.whole || self.beat().await
            }
            Says::TakesOver { lead } => self.step_down(lead).await,
            Says::Follow { .. } | Says::TakeOver { .. } => false,
        }
    }

    /// Writes nothing more, and lets the spare have all that was written.
    async fn step_down(&mut self, lead: Lead) -> bool {
        if !self.pair.obey(lead, true) {
            let sentence = "This server knows of a newer lead already.".into();
            say(&mut self.socket, &Told::Refused { sentence }).await;
            return false;
        }
        // What was under way before it is in the journal when this is answered, and nothing comes after.
        let settled = timeout(FAREWELL, self.journal.probe()).await.is_ok_and(|done| done.is_ok());
        self.farewell = Some(Instant::now() + if settled { FAREWELL } else { Duration::ZERO });
        self.level = self.pair.took(&self.line, [], self.whole);
        true
    }
}
