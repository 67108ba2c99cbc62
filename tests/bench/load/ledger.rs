//! What the clients of one table have sent and heard: a command is done when the last of them has been
//! shown what came of it.

use std::cell::RefCell;
use std::time::Instant;

use hdrhistogram::Histogram;
use tokio::sync::Notify;

use crate::stop;

/// What is under way at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The seats answer.
    Vote,
    /// Control shows what they answered.
    Reveal,
    /// Control asks anew.
    Anew,
}

/// A figure for each [`Purpose`].
pub type Each<T> = [T; 3];

/// How a frame is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// As the protocol has it.
    Hub,
    /// Each frame is one command, as it was sent.
    Bare,
}

/// What was counted since it was last asked.
#[derive(Clone)]
pub struct Tally {
    /// From sent to shown to the last client, in microseconds; votes alone.
    pub times: Histogram<u64>,
    /// How many votes were done, how often they were shown, and asked for anew.
    pub commands: Each<u64>,
    /// Frames that came to all clients together.
    pub frames: Each<u64>,
    /// Their bytes, a client a row.
    pub bytes: Vec<Each<u64>>,
}

impl Tally {
    pub fn of(clients: usize) -> Self {
        let times = Histogram::new_with_bounds(1, 600_000_000, 3).expect("the bounds are sound");
        Self { times, commands: [0; 3], frames: [0; 3], bytes: vec![[0; 3]; clients] }
    }

    pub fn add(&mut self, other: &Self) {
        self.times.add(&other.times).expect("the bounds are the same");
        for at in 0..3 {
            self.commands[at] += other.commands[at];
            self.frames[at] += other.frames[at];
            for (mine, theirs) in self.bytes.iter_mut().zip(&other.bytes) {
                mine[at] += theirs[at];
            }
        }
    }

    /// The mean bytes of a frame.
    pub fn frame(&self) -> Each<usize> {
        [0, 1, 2].map(|at| {
            let bytes: u64 = self.bytes.iter().map(|row| row[at]).sum();
            (bytes / self.frames[at].max(1)) as usize
        })
    }
}

/// The book of one table.
pub struct Ledger {
    dialect: Dialect,
    book: RefCell<Book>,
    /// Told when nothing is under way any more, and when somebody has come in.
    moved: Notify,
}

struct Book {
    purpose: Purpose,
    /// The revision of the shared part that each client holds.
    reached: Vec<u64>,
    /// By client: the id of the command that it waits for, and since when.
    sent: Vec<Option<(String, Instant)>>,
    /// What was accepted but not yet shown to all: with which revision it is, and since when.
    accepted: Vec<(u64, Instant)>,
    under_way: usize,
    /// Bytes of the first frame that each client got.
    first: Vec<usize>,
    tally: Tally,
}

impl Ledger {
    pub fn new(dialect: Dialect, clients: usize) -> Self {
        let book = Book {
            purpose: Purpose::Vote,
            reached: vec![0; clients],
            sent: vec![None; clients],
            accepted: Vec::new(),
            under_way: 0,
            first: vec![0; clients],
            tally: Tally::of(clients),
        };
        Self { dialect, book: RefCell::new(book), moved: Notify::new() }
    }

    pub fn clients(&self) -> usize {
        self.book.borrow().reached.len()
    }

    /// What a frame says to this client; it came with so many bytes.
    pub fn hear(&self, client: usize, frame: &str, bytes: usize) {
        // What a ping is answered with is not what a vote costs.
        if frame.starts_with(r#"[{"type":"pong""#) {
            return;
        }
        let mut book = self.book.borrow_mut();
        let revision = match self.dialect {
            Dialect::Hub => shown(frame),
            Dialect::Bare => Some(book.reached[client] + 1),
        };
        book.count(client, bytes);
        if let Some(revision) = revision {
            book.reached[client] = revision;
        }
        book.answered(client, frame);
        if book.settle() {
            self.moved.notify_one();
        }
    }

    /// A command of this client goes out.
    pub fn send(&self, client: usize, id: String, at: Instant) {
        let mut book = self.book.borrow_mut();
        book.under_way += 1;
        if book.sent[client].replace((id, at)).is_some() {
            stop("A client sent a command before its last one was answered.");
        }
    }

    /// What happens next.
    pub fn turn(&self, purpose: Purpose) {
        self.book.borrow_mut().purpose = purpose;
    }

    /// Waits until all that was sent is done.
    pub async fn done(&self) {
        while self.book.borrow().under_way > 0 {
            self.moved.notified().await;
        }
    }

    /// This client is away: nobody waits until something is shown to it.
    pub fn leave(&self, client: usize) {
        let mut book = self.book.borrow_mut();
        (book.first[client], book.reached[client]) = (0, u64::MAX);
    }

    /// Waits until every client has been shown something.
    pub async fn all_in(&self) {
        while self.book.borrow().first.contains(&0) {
            self.moved.notified().await;
        }
    }

    /// Bytes of the first frame that each client got: the whole view.
    pub fn first(&self) -> Vec<usize> {
        self.book.borrow().first.clone()
    }

    /// What was counted since it was last asked.
    pub fn take(&self) -> Tally {
        let clients = self.clients();
        std::mem::replace(&mut self.book.borrow_mut().tally, Tally::of(clients))
    }
}

impl Book {
    fn count(&mut self, client: usize, bytes: usize) {
        let first = &mut self.first[client];
        if *first == 0 {
            *first = bytes;
            return;
        }
        let at = self.purpose as usize;
        self.tally.frames[at] += 1;
        self.tally.bytes[client][at] += bytes as u64;
    }

    /// Whether this client's command is answered.
    fn answered(&mut self, client: usize, frame: &str) {
        let Some((id, at)) = &self.sent[client] else { return };
        if !frame.contains(id.as_str()) {
            return;
        }
        if frame.contains(r#""type":"refused""#) {
            stop(format!("A command was refused, so the figures are worth nothing: {frame}"));
        }
        self.accepted.push((self.reached[client], *at));
        self.sent[client] = None;
    }

    /// What everybody has been shown is done. Returns whether somebody may wait for that.
    fn settle(&mut self) -> bool {
        if self.accepted.is_empty() {
            return self.under_way == 0;
        }
        let shown = self.reached.iter().min().copied().unwrap_or(0);
        let (now, purpose) = (Instant::now(), self.purpose);
        let (tally, under_way) = (&mut self.tally, &mut self.under_way);
        self.accepted.retain(|(revision, at)| {
            if *revision > shown {
                return true;
            }
            *under_way -= 1;
            tally.commands[purpose as usize] += 1;
            if purpose == Purpose::Vote {
                tally.times.saturating_record(now.duration_since(*at).as_micros() as u64);
            }
            false
        });
        self.under_way == 0
    }
}

/// The revision of the shared part that a frame leads to.
fn shown(frame: &str) -> Option<u64> {
    let (_, rest) = frame.rsplit_once(r#""part":"shared""#)?;
    let rest = rest.get(..64).unwrap_or(rest);
    let (_, rest) = rest.split_once(r#""to":"#).or_else(|| rest.split_once(r#""revision":"#))?;
    let end = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}
