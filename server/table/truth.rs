//! What is true of a table: the fold of its journal. Read back after a crash it is the same as it was.

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Context, bail};
use game::{Actor, Millis, Seat};
use serde_json::Value;
use uuid::Uuid;

use super::desk::{self, Desk, DeviceId, Party};
use super::history::{self, History, Point};
use crate::journal::Entry;
use crate::registry::{Registry, Running};
use crate::wire::PointBy;

/// What is true of a table.
pub(crate) struct Truth {
    pub(crate) game: Box<dyn Running>,
    /// The game before its first event.
    pub(crate) origin: Box<dyn Running>,
    pub(crate) history: History,
    pub(crate) game_name: &'static str,
    pub(crate) game_format: u32,
    pub(crate) desk: Desk,
    /// The last entry's sequence number.
    pub(crate) seq: u64,
    /// Draws of chance so far.
    pub(crate) drawn: u64,
    /// The last entry's moment.
    pub(crate) at: Millis,
    /// Every command that was ever accepted, and whose it was.
    pub(crate) accepted: HashMap<Uuid, Party>,
}

impl Truth {
    /// Folds a whole journal.
    ///
    /// # Errors
    /// A sentence when this build cannot read an entry, or stumbles over it: one broken table must not
    /// keep a server from starting.
    pub(crate) fn fold(registry: &Registry, entries: &[Entry]) -> anyhow::Result<Self> {
        catch_unwind(AssertUnwindSafe(|| Self::fold_all(registry, entries)))
            .unwrap_or_else(|_| bail!("the rules stumbled over an entry"))
    }

    fn fold_all(registry: &Registry, entries: &[Entry]) -> anyhow::Result<Self> {
        let first = entries.first().context("the journal is empty")?;
        let mut truth = Self::begin(registry, first)?;
        truth.absorb(entries)?;
        Ok(truth)
    }

    fn begin(registry: &Registry, entry: &Entry) -> anyhow::Result<Self> {
        if entry.kind != Entry::SETUP || entry.seq != 1 {
            bail!("the journal does not begin with a setup");
        }
        let name = entry.command.get("game").and_then(Value::as_str).unwrap_or_default();
        let game = registry.find(name)?;
        let setup = entry.events.first().context("the setup is empty")?;
        let origin = game.create(entry.format, setup.clone())?;
        Ok(Self {
            game: origin.fork(),
            origin,
            history: History::default(),
            game_name: game.name(),
            game_format: game.format(),
            desk: Desk::new(),
            seq: 1,
            drawn: entry.drawn,
            at: entry.at,
            accepted: HashMap::from([(entry.command_id, Party::Server)]),
        })
    }

    /// Makes the entries true that it does not know yet. `entries` are all of the table's, from the
    /// first.
    ///
    /// # Errors
    /// A sentence when an entry is not the next one or this build cannot read it; what is true may then
    /// have taken in a part of them and must not be used.
    pub(crate) fn absorb(&mut self, entries: &[Entry]) -> anyhow::Result<()> {
        let known = usize::try_from(self.seq)?;
        // One pass for all goings back: what they went to is kept on the way.
        let mut kept = kept_for(&entries[known.min(entries.len())..])?;
        for (place, entry) in entries.iter().enumerate().skip(known) {
            if entry.seq != self.seq + 1 {
                bail!("entry {} follows entry {}", entry.seq, self.seq);
            }
            let party = match entry.kind.as_ref() {
                Entry::TABLE => self.absorb_table(entry)?,
                Entry::GAME => self.absorb_game(entry, None)?,
                Entry::REWIND => self.absorb_rewind(entry, &entries[..place], &kept)?,
                unknown => {
                    bail!("entry {} is a {unknown:?}, which this build cannot read", entry.seq)
                }
            };
            self.accepted.insert(entry.command_id, party);
            (self.seq, self.drawn, self.at) = (entry.seq, entry.drawn, entry.at.max(self.at));
            if let Some(game) = kept.get_mut(&entry.seq) {
                *game = Some(self.game.fork());
            }
        }
        Ok(())
    }

    /// The seats, in the game's order.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.game.seats()
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
        Ok(serde_json::from_value(entry.actor.clone())?)
    }

    fn absorb_game(&mut self, entry: &Entry, back_to: Option<u64>) -> anyhow::Result<Party> {
        self.game
            .replay(entry.format, &entry.events)
            .with_context(|| format!("entry {} cannot be read", entry.seq))?;
        let actor = serde_json::from_value(entry.actor.clone())?;
        let words = self.game.told();
        let point = point(entry.seq, entry.at, words, &actor, entry.device.clone());
        self.history.push(Point { back_to, ..point });
        Ok(party_of(&actor))
    }

    fn absorb_rewind(
        &mut self,
        entry: &Entry,
        before: &[Entry],
        kept: &BTreeMap<u64, Option<Box<dyn Running>>>,
    ) -> anyhow::Result<Party> {
        let to = history::went_back(entry)?.to;
        if to >= entry.seq {
            bail!("entry {} goes back to entry {to}", entry.seq);
        }
        self.game = match kept.get(&to) {
            Some(Some(game)) => game.fork(),
            _ => history::state_at(self.origin.as_ref(), before, to)?,
        };
        self.absorb_game(entry, Some(to))
    }
}

/// A place for the game after each entry that a later one goes back to.
fn kept_for(entries: &[Entry]) -> anyhow::Result<BTreeMap<u64, Option<Box<dyn Running>>>> {
    let returns = entries.iter().filter(|entry| entry.kind == Entry::REWIND);
    returns.map(|entry| Ok((history::went_back(entry)?.to, None))).collect()
}

/// What Control's list says of an entry of the game.
pub(crate) fn point(
    entry: u64,
    at: Millis,
    words: String,
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
