//! Chance from a seed, as the games of `tests/games` were played with.

use std::collections::VecDeque;

use game::Chance;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Chance from a seed; a copy goes on as the original would.
#[derive(Clone)]
pub struct Dice {
    seed: u64,
    drawn: u64,
    forced: VecDeque<u32>,
}

impl Dice {
    pub fn seeded(seed: u64) -> Self {
        Self { seed, drawn: 0, forced: VecDeque::new() }
    }

    /// The next rolls, whatever the seed says.
    pub fn force(&mut self, rolls: &[u32]) {
        self.forced.extend(rolls);
    }
}

impl Chance for Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        if let Some(forced) = self.forced.pop_front() {
            return forced.min(sides);
        }
        let seed = self.seed.rotate_left(17) ^ self.drawn;
        StdRng::seed_from_u64(seed).random_range(1..=sides)
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}
