//! Chance in streams (K-4, K-5): each is seeded by a hash of the game's secret seed and the stream's name, so nothing
//! that happens elsewhere changes a die of it.

use game::Chance;
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};
use sha2::{Digest, Sha256};

/// A game's secret seed.
#[derive(
    borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord,
)]
pub struct Seed(pub [u8; 32]);

/// It is a secret until the game ends: it never prints itself.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed")
    }
}

impl Seed {
    /// The seed that these words stand for.
    #[must_use]
    pub fn of(words: &str) -> Self {
        Self(Sha256::digest(words.as_bytes()).into())
    }

    /// What may be published at the start, so that the seed can be held against it at the end (K-5).
    #[must_use]
    pub fn hash(self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The stream of this name in a sub-phase of a turn: ChaCha8 keyed by SHA-256 of `seed ‖ turn ‖ sub-phase ‖ name`,
    /// the turn as 4 bytes, the lowest first, a zero byte between the words.
    #[must_use]
    pub fn stream(self, turn: u32, phase: &str, name: &str) -> Stream {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(turn.to_le_bytes());
        hash.update(phase.as_bytes());
        hash.update([0]);
        hash.update(name.as_bytes());
        Stream { from: ChaCha8Rng::from_seed(hash.finalize().into()), drawn: 0 }
    }
}

/// A stream of draws, numbered from 1 without gaps.
#[derive(Debug)]
pub struct Stream {
    from: ChaCha8Rng,
    drawn: u64,
}

impl Chance for Stream {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        // Numbers above the last whole multiple are thrown away, so each side is as likely (K-4).
        let sides = u64::from(sides.max(1));
        let whole = (1 << 32) / sides * sides;
        loop {
            let number = u64::from(self.from.next_u32());
            if number < whole {
                return u32::try_from(number % sides).unwrap_or(0) + 1;
            }
        }
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}

/// Whether something that happens in so many of 100 cases happens: `roll(100) ≤ percent` (K-4).
pub fn percent(chance: &mut dyn Chance, percent: u32) -> bool {
    chance.roll(100) <= percent
}

/// `k` rolls of `n`, summed (K-4).
pub fn dice(chance: &mut dyn Chance, k: u32, n: u32) -> u32 {
    (0..k).map(|_| chance.roll(n)).sum()
}
