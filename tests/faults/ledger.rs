//! What the screens sent and what was acknowledged, apart from what the program says of it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use prytaneion::journal::Entry;
use serde_json::Value;
use uuid::Uuid;

use crate::verdict::Verdict;

/// What a command does.
#[derive(Clone, Debug)]
pub enum Deed {
    /// The seat of this name gives one talent to another one.
    Give { from: String, to: String },
    /// Whatever else.
    Other,
}

/// What the screens sent and what was acknowledged.
#[derive(Clone, Default)]
pub struct Ledger(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    sent: BTreeMap<Uuid, Deed>,
    acknowledged: BTreeSet<Uuid>,
    /// How often a command was refused because the disk failed.
    disk: usize,
    /// What happened to a screen that must not happen.
    wrong: Vec<String>,
    /// How long screens that had lost their line were away.
    away: Vec<Duration>,
    /// When their server was harmed, where they do not notice at once.
    harmed: Option<Instant>,
    /// How often a screen was told what would have made it let go of its seat.
    thrown: usize,
}

impl Ledger {
    fn with<T>(&self, deed: impl FnOnce(&mut Known) -> T) -> T {
        deed(&mut self.0.lock().unwrap())
    }

    pub fn sends(&self, id: Uuid, deed: Deed) {
        self.with(|known| known.sent.insert(id, deed));
    }

    pub fn hears_of(&self, id: Uuid) {
        self.with(|known| known.acknowledged.insert(id));
    }

    pub fn disk_failed(&self) {
        self.with(|known| known.disk += 1);
    }

    /// How often a command was refused because the disk failed.
    pub fn failures(&self) -> usize {
        self.with(|known| known.disk)
    }

    pub fn was_away(&self, time: Duration) {
        self.with(|known| {
            let since = known.harmed.map_or(time, |harmed| harmed.elapsed());
            known.away.push(since);
        });
    }

    /// From now on their time away counts from this moment, or from when they noticed.
    pub fn harmed(&self, at: Option<Instant>) {
        self.with(|known| known.harmed = at);
    }

    /// How long screens were away since this was asked.
    pub fn times_away(&self) -> Vec<Duration> {
        self.with(|known| std::mem::take(&mut known.away))
    }

    pub fn is_wrong(&self, what: String) {
        self.with(|known| known.wrong.push(what));
    }

    /// A screen was closed with a code that says that its place is gone.
    pub fn is_thrown(&self, screen: &str, code: u16) {
        self.with(|known| known.thrown += 1);
        self.is_wrong(format!("a {screen} was told by {code} that its place is gone"));
    }

    /// How often a screen was told so.
    pub fn thrown(&self) -> usize {
        self.with(|known| known.thrown)
    }

    pub fn acknowledged(&self) -> usize {
        self.with(|known| known.acknowledged.len())
    }

    /// Holds a journal against what was sent and acknowledged. What was prepared before the first command
    /// of a screen is not asked about: it has no sender here.
    pub fn audit(&self, entries: &[Entry], prepared: u64, verdict: &mut Verdict) {
        let mut found = BTreeMap::<Uuid, u32>::new();
        for entry in entries {
            *found.entry(entry.command_id).or_default() += 1;
        }
        self.with(|known| {
            let lost = known.acknowledged.iter().filter(|id| !found.contains_key(id));
            lost.for_each(|id| verdict.lost(format!("{id} was acknowledged and is gone")));
            for (id, times) in found.iter().filter(|(_, times)| **times > 1) {
                verdict.doubled(format!("{id} is there {times} times"));
            }
            let later = entries.iter().filter(|entry| entry.seq > prepared);
            for entry in later.filter(|entry| entry.kind == Entry::GAME && entry.device.is_some()) {
                if !known.sent.contains_key(&entry.command_id) {
                    verdict.doubled(format!("{} was sent by nobody", entry.command_id));
                }
            }
            known.wrong.drain(..).for_each(|what| verdict.diverged(what));
        });
    }

    /// How much each seat has more than it had at first, by what was acknowledged.
    pub fn balances(&self) -> BTreeMap<String, i64> {
        self.with(|known| {
            let mut balances = BTreeMap::new();
            for id in &known.acknowledged {
                if let Some(Deed::Give { from, to }) = known.sent.get(id) {
                    *balances.entry(from.clone()).or_default() -= 1;
                    *balances.entry(to.clone()).or_default() += 1;
                }
            }
            balances
        })
    }
}

/// The talents of each seat, as everybody sees them.
pub fn talents(game: &Value) -> BTreeMap<String, i64> {
    let rows = game["factions"].as_array().unwrap();
    let figure = |row: &Value| {
        let talents = &row["talents"];
        (row["id"].as_str().unwrap().to_owned(), talents["value"].as_i64().unwrap())
    };
    rows.iter().map(figure).collect()
}
