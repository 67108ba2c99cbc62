//! What is true of a table: the fold of its journal. Read back after a crash it is the same as it was.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use anyhow::{Context, bail};
use game::{Actor, Millis, Seat, SeatId, Shared, Text};
use serde_json::Value;

use super::desk::{self, Desk, DeviceId, Party};
use super::digest::{self, Accepted, Digest, Fresh, Moment};
use super::history::{self, History, Point};
use super::vaults::{self, Vaults};
use crate::caught::caught;
use crate::journal::{Entry, Resumed};
use crate::registry::{Registry, Running};
use crate::wire::PointBy;

/// Entries from one snapshot to the next.
pub(crate) const EVERY: u64 = 256;

/// Snapshots that a fold of a whole journal makes at most.
const AT_MOST: usize = 512;

/// What is true of a table.
pub(crate) struct Truth {
    pub(crate) game: Box<dyn Running>,
    /// The choices that lie hidden in it.
    pub(crate) vaults: Vaults,
    /// The game before its first event, which all tables of the same setup share.
    pub(crate) origin: Arc<dyn Running>,
    pub(crate) history: Shared<History>,
    pub(crate) game_name: &'static str,
    pub(crate) game_format: u32,
    pub(crate) desk: Shared<Desk>,
    /// The seats at which somebody may sit, in the game's order.
    pub(crate) seats: Shared<Vec<Seat>>,
    /// Those that the game leaves out as it stands.
    pub(crate) left_out: BTreeSet<SeatId>,
    /// The last entry's sequence number.
    pub(crate) seq: u64,
    /// Draws of chance so far.
    pub(crate) drawn: u64,
    /// The last entry's moment.
    pub(crate) at: Millis,
    /// Every command that was ever accepted, and whose it was.
    pub(crate) accepted: Accepted,
    /// What is not yet kept with a snapshot; none where nothing is kept of this table.
    pub(crate) fresh: Option<Fresh>,
    /// What a fold has passed that is to be kept.
    pub(crate) passed: Vec<Passed>,
    /// Entries from one of those to the next.
    every: u64,
    /// What a fold has passed to which a later entry goes back.
    kept: Returns,
}

/// A game as it was after an entry.
pub(crate) struct Passed {
    pub(crate) entry: u64,
    pub(crate) game: Box<dyn Running>,
    pub(crate) vaults: Vaults,
}

impl Truth {
    /// Folds a whole journal, which begins with this setup.
    ///
    /// # Errors
    /// A sentence when this build cannot read an entry, or stumbles over it: one broken table must not
    /// keep a server from starting.
    pub(crate) fn fold(
        registry: &Registry,
        entries: &[Entry],
        setup: &str,
    ) -> anyhow::Result<Self> {
        let fold = || Self::fold_all(registry, entries, setup).map(Self::folded);
        sound(fold)
    }

    fn fold_all(registry: &Registry, entries: &[Entry], setup: &str) -> anyhow::Result<Self> {
        let first = entries.first().context("the journal is empty")?;
        let mut truth = Self::begin(registry, first, setup)?;
        let party = truth.accepted.insert(first.command_id, &Party::Server);
        truth.fresh.iter_mut().for_each(|fresh| fresh.accept(first.command_id, party));
        truth.absorb(entries)?;
        Ok(truth)
    }

    /// Begins to fold a journal that is read a stretch at a time, with its first entry and its setup;
    /// `returns` are all entries by which the table ever went back.
    ///
    /// # Errors
    /// As [`Truth::fold`].
    pub(crate) fn fold_first(
        registry: &Registry,
        (first, setup): (&Entry, &str),
        returns: &[Entry],
    ) -> anyhow::Result<Self> {
        let fold = || {
            let mut truth = Self::fold_all(registry, std::slice::from_ref(first), setup)?;
            truth.kept = kept_for(returns)?;
            truth.keep_for_later();
            Ok(truth)
        };
        sound(fold)
    }

    /// Folds the next entries.
    ///
    /// # Errors
    /// As [`Truth::fold`].
    pub(crate) fn fold_on(mut self, entries: &[Entry]) -> anyhow::Result<Self> {
        sound(|| self.absorb(entries).map(|()| self))
    }

    /// Forgets what was only for the fold.
    pub(crate) fn folded(mut self) -> Self {
        self.kept.clear();
        self
    }

    /// Goes on from what was kept.
    ///
    /// # Errors
    /// A sentence when it is not what this build keeps, or when what came after it needs what came
    /// before: then the whole journal is to be folded.
    pub(crate) fn resume(registry: &Registry, resumed: &Resumed) -> anyhow::Result<Self> {
        sound(|| Self::resume_from(registry, resumed))
    }

    fn resume_from(registry: &Registry, resumed: &Resumed) -> anyhow::Result<Self> {
        let mut truth = Self::begin(registry, &resumed.first, &resumed.setup)?;
        let mut seq = 0;
        for digest in &resumed.digests {
            let digest: Digest = borsh::from_slice(digest)?;
            seq += digest.take(&mut truth.desk, &mut truth.accepted)?;
            truth.history.read_on(digest.chapter);
            Moment { drawn: truth.drawn, at: truth.at } = digest.moment;
        }
        if seq != resumed.seq {
            bail!("it tells of {seq} entries");
        }
        let restored = vaults::restore(truth.origin.as_ref(), &resumed.state);
        (truth.game, truth.vaults) = restored.context("its state cannot be read")?;
        truth.seq = seq;
        truth.fresh = Some(Fresh::after(seq));
        if truth.reaches_back(&resumed.entries)? {
            bail!("the game went back behind it");
        }
        truth.absorb(&resumed.entries)?;
        Ok(truth.folded())
    }

    /// Whether these entries, which follow, go back to what was so before them.
    pub(crate) fn reaches_back(&self, entries: &[Entry]) -> anyhow::Result<bool> {
        Ok(kept_for(entries)?.keys().any(|to| *to < self.seq))
    }

    /// What is to be kept of it as it stands: the state, and the digest of what is not kept yet.
    pub(crate) fn digest(&self) -> Option<Digest> {
        let fresh = self.fresh.as_ref()?;
        let moment = Moment { drawn: self.drawn, at: self.at };
        Some(fresh.digest(&self.accepted, self.history.since(fresh.after), moment))
    }

    fn begin(registry: &Registry, entry: &Entry, setup: &str) -> anyhow::Result<Self> {
        if entry.kind != Entry::SETUP || entry.seq != 1 {
            bail!("the journal does not begin with a setup");
        }
        let name = entry.command.get("game").and_then(Value::as_str).unwrap_or_default();
        let game = registry.find(name)?;
        let origin = registry.origin(name, entry.format, setup)?;
        Ok(Self {
            game: origin.fork(),
            vaults: Vaults::default(),
            history: Shared::default(),
            game_name: game.name(),
            game_format: game.format(),
            desk: Desk::new().into(),
            seats: Shared::new(origin.seats()),
            left_out: BTreeSet::new(),
            seq: 1,
            drawn: entry.drawn,
            at: entry.at,
            accepted: Accepted::default(),
            fresh: Some(Fresh::default()),
            passed: Vec::new(),
            every: EVERY,
            kept: Returns::new(),
            origin,
        })
    }

    /// Makes the entries true that it does not know yet. `entries` are all of the table's from the first
    /// on, or those that follow and do not reach back ([`Truth::reaches_back`]).
    ///
    /// # Errors
    /// A sentence when an entry is not the next one or this build cannot read it; what is true may then
    /// have taken in a part of them and must not be used.
    pub(crate) fn absorb(&mut self, entries: &[Entry]) -> anyhow::Result<()> {
        let known = entries.partition_point(|entry| entry.seq <= self.seq);
        // One pass for all goings back: what they went to is kept on the way.
        for (to, _) in kept_for(&entries[known..])? {
            self.kept.entry(to).or_default();
        }
        self.keep_for_later();
        for (place, entry) in entries.iter().enumerate().skip(known) {
            if entry.seq != self.seq + 1 {
                bail!("entry {} follows entry {}", entry.seq, self.seq);
            }
            let party = match entry.kind.as_ref() {
                Entry::TABLE => self.absorb_table(entry)?,
                Entry::GAME => self.absorb_game(entry, None)?,
                Entry::REWIND => self.absorb_rewind(entry, &entries[..place])?,
                unknown => {
                    bail!("entry {} is a {unknown:?}, which this build cannot read", entry.seq)
                }
            };
            let party = self.accepted.insert(entry.command_id, &party);
            (self.seq, self.drawn, self.at) = (entry.seq, entry.drawn, entry.at.max(self.at));
            if let Some(fresh) = &mut self.fresh {
                fresh.accept(entry.command_id, party);
                if entry.seq.is_multiple_of(self.every) {
                    self.pass();
                }
            }
            self.keep_for_later();
        }
        self.seat();
        Ok(())
    }

    /// Knows who may sit where, as the game stands.
    pub(crate) fn seat(&mut self) {
        let left_out = self.game.left_out();
        if left_out != self.left_out {
            let there = self.origin.seats().into_iter().filter(|seat| !left_out.contains(&seat.id));
            self.seats.put(there.collect());
            self.left_out = left_out;
        }
    }

    /// Notes the game as it stands, to be kept; where that becomes too many, every second one goes.
    fn pass(&mut self) {
        let (game, vaults) = (self.game.fork(), self.vaults.clone());
        self.passed.push(Passed { entry: self.seq, game, vaults });
        if self.passed.len() > AT_MOST {
            self.every *= 2;
            self.passed.retain(|passed| passed.entry.is_multiple_of(self.every));
        }
    }

    /// Keeps the game where a later entry goes back to it.
    fn keep_for_later(&mut self) {
        if let Some(kept) = self.kept.get_mut(&self.seq) {
            *kept = Some((self.game.fork(), self.vaults.clone()));
        }
    }

    fn absorb_table(&mut self, entry: &Entry) -> anyhow::Result<Party> {
        if !(desk::OLDEST..=desk::FORMAT).contains(&entry.format) {
            bail!("entry {} has the unknown format {}", entry.seq, entry.format);
        }
        for event in &entry.events {
            let event = serde_json::from_value(event.clone())
                .with_context(|| format!("entry {} cannot be read", entry.seq))?;
            self.desk.apply(&event);
        }
        if let Some(fresh) = &mut self.fresh {
            fresh.settle(entry.seq, digest::events(&entry.events));
        }
        Ok(serde_json::from_value(entry.actor.clone())?)
    }

    fn absorb_game(&mut self, entry: &Entry, back_to: Option<u64>) -> anyhow::Result<Party> {
        self.game
            .replay(entry.format, &entry.events)
            .with_context(|| format!("entry {} cannot be read", entry.seq))?;
        self.history.open(self.vaults.take(entry.seq, self.game.vaulted()));
        let moved = digest::moved(&mut self.desk, self.game.as_ref());
        if let (Some(fresh), Some(moved)) = (&mut self.fresh, moved) {
            fresh.settle(entry.seq, moved);
        }
        let actor = serde_json::from_value(entry.actor.clone())?;
        let words = self.game.told();
        let point = point(entry.seq, entry.at, words, &actor, entry.device.clone());
        self.history.push(Point { back_to, ..point });
        Ok(party_of(&actor))
    }

    fn absorb_rewind(&mut self, entry: &Entry, before: &[Entry]) -> anyhow::Result<Party> {
        let to = history::went_back(entry)?.to;
        if to >= entry.seq {
            bail!("entry {} goes back to entry {to}", entry.seq);
        }
        (self.game, self.vaults) = match self.kept.get(&to) {
            Some(Some((game, vaults))) => (game.fork(), vaults.clone()),
            _ if before.first().is_some_and(|first| first.seq == 1) => {
                history::state_at(self.origin.as_ref(), before, to)?
            }
            _ => bail!("entry {} goes back to entry {to}, which is not known", entry.seq),
        };
        self.absorb_game(entry, Some(to))
    }
}

/// What a fold leads to: rules that stumble over an entry must not take a server with them.
///
/// # Errors
/// The fold's own, and a sentence when something in it panics.
pub(crate) fn sound<T>(fold: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    caught(fold).unwrap_or_else(|fall| {
        tracing::error!(%fall, "a fold panicked");
        bail!("the rules stumbled over an entry")
    })
}

/// A place for the game after each entry that a later one goes back to.
type Returns = BTreeMap<u64, Option<(Box<dyn Running>, Vaults)>>;

fn kept_for(entries: &[Entry]) -> anyhow::Result<Returns> {
    let returns = entries.iter().filter(|entry| entry.kind == Entry::REWIND);
    returns.map(|entry| Ok((history::went_back(entry)?.to, None))).collect()
}

/// What Control's list says of an entry of the game.
pub(crate) fn point(
    entry: u64,
    at: Millis,
    words: Text,
    actor: &Actor,
    device: Option<DeviceId>,
) -> Point {
    let (by, seat) = match actor {
        Actor::Control { for_seat } => (PointBy::Control, for_seat.clone()),
        Actor::Seat(seat) => (PointBy::Seat, Some(seat.clone())),
        Actor::Clock => (PointBy::Clock, None),
    };
    Point { entry, at, words, by, seat, device, back_to: None }
}

/// On whose behalf the game was played.
pub(crate) fn party_of(actor: &Actor) -> Party {
    match actor {
        Actor::Seat(seat) => Party::Seat(seat.clone()),
        Actor::Control { .. } => Party::Control,
        Actor::Clock => Party::Server,
    }
}
