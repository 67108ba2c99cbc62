//! How seats are played: by whom, whom the table waits for, and from whose hand a choice came.

use std::collections::{BTreeMap, BTreeSet};

use game::{Actor, Millis};
use serde::{Deserialize, Serialize};

/// How a seat is played. `A` is what a game lets stand in for an absent player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatMode<A> {
    /// On the player's own phone.
    #[default]
    Phone,
    /// On a tablet that several players share.
    Tablet,
    /// On paper: Control enters what the player wrote or said.
    Paper,
    /// Nobody is there. Nobody waits for the seat, except where somebody decides for it.
    Absent {
        /// What its choices are then.
        instead: A,
    },
    /// The program plays it.
    Scripted,
}

/// What stands in for an absent player: a rule, such as that it abstains, or somebody who decides.
pub trait StandIn {
    /// Whether somebody decides for the seat, so that the table waits for it as ever.
    fn is_awaited(&self) -> bool;
}

/// Whose hand a choice came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The player's own.
    #[default]
    Own,
    /// Control entered it.
    Control,
    /// Nobody was there: it is what stands in for an absent player.
    Absent,
    /// The program's.
    Script,
}

impl<A: StandIn> SeatMode<A> {
    /// Whether nobody is there and nobody decides for it, so that nobody waits for the seat.
    pub fn is_away(&self) -> bool {
        self.stand_in().is_some_and(|instead| !instead.is_awaited())
    }
}

impl<A> SeatMode<A> {
    /// What stands in for the player; none where somebody plays the seat.
    pub fn stand_in(&self) -> Option<&A> {
        match self {
            Self::Absent { instead } => Some(instead),
            Self::Phone | Self::Tablet | Self::Paper | Self::Scripted => None,
        }
    }

    /// Whether the program plays it.
    pub fn is_scripted(&self) -> bool {
        matches!(self, Self::Scripted)
    }

    /// From whose hand comes what is shown for the seat where no choice was locked.
    pub fn unlocked(&self) -> Hand {
        if self.stand_in().is_some() { Hand::Absent } else { Hand::Own }
    }
}

/// What a table keeps of its seats: who is awaited and since when, and what the program has played. `K`
/// says whose seat.
///
/// The program plays its seats as a steward: those that are awaited, one choice at a time, each once in
/// a step. What the rules refuse it is left, so that the seat waits for Control and nothing runs in
/// circles. A game calls these as the events of that name are applied, and [`Seats::note_waits`] after
/// every event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats<K> {
    waits: BTreeMap<K, Millis>,
    /// When the program could last begin to think about its seats.
    thinks_from: Millis,
    /// The seats that the program has played in this step.
    played: BTreeSet<K>,
    /// The seat that the program plays at this moment.
    playing: Option<K>,
}

impl<K> Default for Seats<K> {
    fn default() -> Self {
        let (waits, played) = (BTreeMap::new(), BTreeSet::new());
        Self { waits, thinks_from: Millis::default(), played, playing: None }
    }
}

impl<K: Ord + Clone> Seats<K> {
    /// A command of `by` begins at `at`. After a command of the clock the program thinks anew.
    pub fn acted(&mut self, by: &Actor, at: Millis) {
        self.playing = None;
        if *by == Actor::Clock {
            self.thinks_from = at;
        }
    }

    /// A step begins: everybody is awaited anew, and the program plays each of its seats once more.
    pub fn step_began(&mut self, at: Millis) {
        self.waits.clear();
        self.played.clear();
        self.thinks_from = at;
    }

    /// It was set how `whose` seat is played: it is awaited anew.
    pub fn mode_set(&mut self, whose: &K, at: Millis) {
        self.waits.remove(whose);
        self.played.remove(whose);
        self.thinks_from = at;
    }

    /// The program plays this seat, from now to the end of the command.
    pub fn plays(&mut self, whose: K) {
        self.played.insert(whose.clone());
        self.playing = Some(whose);
    }

    /// Choices of this step are to be made anew: the program makes its own anew too.
    pub fn play_anew(&mut self) {
        self.played.clear();
    }

    /// Notes who is awaited at `now`. Who is awaited already stays so since then.
    pub fn note_waits(&mut self, awaited: impl IntoIterator<Item = K>, now: Millis) {
        let before = std::mem::take(&mut self.waits);
        let since = |id: K| {
            let since = before.get(&id).copied().unwrap_or(now);
            (id, since)
        };
        self.waits = awaited.into_iter().map(since).collect();
    }

    /// The game went back to what was so this many milliseconds ago: who was awaited then has waited
    /// no longer.
    pub fn stood(&mut self, millis: u64) {
        self.waits.values_mut().for_each(|since| since.0 = since.0.saturating_add(millis));
    }

    /// Since when `whose` seat is awaited; none if it is not.
    #[must_use]
    pub fn awaited_since(&self, whose: &K) -> Option<Millis> {
        self.waits.get(whose).copied()
    }

    /// Whether the program has played this seat in this step.
    #[must_use]
    pub fn was_played(&self, whose: &K) -> bool {
        self.played.contains(whose)
    }

    /// The seat that the program plays at this moment.
    #[must_use]
    pub fn playing(&self) -> Option<&K> {
        self.playing.as_ref()
    }

    /// When the program plays the seats that are due, if it thinks for so many seconds: no later than
    /// a clock of the step `ends`, so that it is not the program whose time runs out.
    #[must_use]
    pub fn plays_at(&self, thinks_seconds: u32, ends: Option<Millis>) -> Millis {
        let thought = self.thinks_from.plus_seconds(thinks_seconds);
        ends.map_or(thought, |ends| thought.min(ends))
    }

    /// From whose hand a choice for `whose` seat comes, in a command of `by`.
    #[must_use]
    pub fn hand(&self, whose: &K, by: &Actor) -> Hand {
        match by {
            _ if self.playing.as_ref() == Some(whose) => Hand::Script,
            Actor::Control { .. } => Hand::Control,
            Actor::Seat(_) | Actor::Clock => Hand::Own,
        }
    }
}

#[cfg(test)]
mod tests;
