//! Whom the table waits for, and the seats that the program plays.

use std::collections::{BTreeMap, BTreeSet};

use game::{Actor, Millis};

/// What a table keeps of its seats: who is awaited and since when, and what the program has played. `K`
/// says whose seat.
///
/// The program plays its seats as a steward: those that are awaited, one choice at a time, each once in
/// a step. What the rules refuse it is left, so that the seat waits for Control and nothing runs in
/// circles. A game calls these as the events of that name are applied, and [`Seats::note_waits`] after
/// every event.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Seats<K> {
    #[borsh(bound(deserialize = "K: borsh::BorshDeserialize + Ord"))]
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
    /// Whether [`Seats::acted`] changes anything for a command of `by`.
    #[must_use]
    pub fn minds(&self, by: &Actor) -> bool {
        self.playing.is_some() || *by == Actor::Clock
    }

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

    /// Whether just these are awaited, each named once: then [`Seats::note_waits`] changes nothing.
    pub fn awaits<'a>(&self, awaited: impl IntoIterator<Item = &'a K>) -> bool
    where
        K: 'a,
    {
        let mut named = 0;
        let mut known = awaited.into_iter().inspect(|_| named += 1);
        known.all(|id| self.waits.contains_key(id)) && named == self.waits.len()
    }

    /// Notes who is awaited at `now`. Who is awaited already stays so since then.
    pub fn note_waits(&mut self, awaited: impl IntoIterator<Item = K>, now: Millis) {
        let awaited: Vec<K> = awaited.into_iter().collect();
        self.waits.retain(|id, _| awaited.contains(id));
        for id in awaited {
            self.waits.entry(id).or_insert(now);
        }
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
}

#[cfg(test)]
mod tests;
