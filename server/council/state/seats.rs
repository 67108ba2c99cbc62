//! How seats are played (N-4): whom the table waits for, since when, and from whose hand a choice came.

use std::collections::{BTreeMap, BTreeSet};

use game::{Actor, Millis};

use crate::command::{Absence, Hand, SeatMode};
pub(crate) use crate::control::seats::{Hands, Opened, Sealed};
use crate::ids::FactionId;
use crate::show;
use crate::state::{Faction, State};

/// What is kept of how seats are played.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seats {
    /// Who is awaited, and since when.
    pub waits: BTreeMap<FactionId, Millis>,
    /// When the program could last begin to think about its seats.
    pub thinks_at: Millis,
    /// The seats that the program has played in this step.
    pub played: BTreeSet<FactionId>,
    /// The seat that the program plays at this moment.
    pub playing: Option<FactionId>,
}

impl Faction {
    /// Whether nobody is there, so that nobody waits for it.
    pub(crate) fn is_away(&self) -> bool {
        matches!(self.mode, SeatMode::Absent { instead: Absence::Abstain | Absence::Follow(_) })
    }

    /// Whom it votes with while nobody is there.
    pub(crate) fn follows(&self) -> Option<&FactionId> {
        match &self.mode {
            SeatMode::Absent { instead: Absence::Follow(whom) } => Some(whom),
            _ => None,
        }
    }

    /// Whether Control decides for it.
    pub(crate) fn is_controls(&self) -> bool {
        self.mode == SeatMode::Absent { instead: Absence::Control }
    }

    /// Whether the program plays it.
    pub(crate) fn is_scripted(&self) -> bool {
        self.mode == SeatMode::Scripted
    }

    /// From whose hand a choice that was never locked comes.
    fn unlocked(&self) -> Hand {
        if matches!(self.mode, SeatMode::Absent { .. }) { Hand::Absent } else { Hand::Own }
    }
}

impl State {
    /// Who decides of those whom the rules name: nobody but Control where nobody is there.
    pub(crate) fn there<'a>(&self, named: Option<&'a FactionId>) -> Option<&'a FactionId> {
        named.filter(|id| !self.faction(id).is_away())
    }

    /// From whose hand a choice of this faction comes at this moment.
    pub(crate) fn hand(&self, faction: &FactionId) -> Hand {
        match &self.actor {
            _ if self.seats.playing.as_ref() == Some(faction) => Hand::Script,
            Actor::Control { .. } => Hand::Control,
            Actor::Seat(_) | Actor::Clock => Hand::Own,
        }
    }

    /// From whose hand each choice comes at a reveal, given those that were locked.
    pub(crate) fn hands<T>(&self, locked: &Opened<T>) -> Hands {
        let hand = |row: &Faction| locked.hand(&row.id).copied().unwrap_or_else(|| row.unlocked());
        self.factions.iter().map(|row| (row.id.clone(), hand(row))).collect()
    }

    /// The choice that a faction shows at a reveal: its own, or that of whom it follows. Whoever is
    /// followed must have locked one and still have a vote; no chain goes further.
    pub(crate) fn choice<'a, T>(&self, faction: &Faction, locked: &'a Opened<T>) -> Option<&'a T> {
        let followed = || {
            let whom = self.find(faction.follows()?)?;
            locked.of(&whom.id).filter(|_| whom.has_vote())
        };
        locked.of(&faction.id).or_else(followed)
    }

    /// Notes who is awaited from now on. Who is awaited already stays so since then.
    pub(crate) fn note_waits(&mut self) {
        let awaited = self.factions.iter().filter(|row| show::awaited(self, row));
        let awaited: Vec<FactionId> = awaited.map(|row| row.id.clone()).collect();
        let now = self.at;
        let before = std::mem::take(&mut self.seats.waits);
        let since = |id: FactionId| (id.clone(), before.get(&id).copied().unwrap_or(now));
        self.seats.waits = awaited.into_iter().map(since).collect();
    }
}
