//! The table's chance: the operating system's randomness, drawn one by one and counted; or, for a
//! rehearsal, a seed that leads to the same draws each time.

use game::Chance;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng, make_rng};

/// A counted source of chance.
pub(crate) struct Dice {
    source: Source,
    drawn: u64,
}

enum Source {
    /// Nobody can foresee it.
    System(Box<StdRng>),
    /// Each draw follows from the seed and its number, so a restart goes on as if there had been none.
    Seed(u64),
}

impl Dice {
    /// Dice that nobody can foresee, or with a seed those of a rehearsal.
    pub(crate) fn new(seed: Option<u64>) -> Self {
        let source = seed.map_or_else(|| Source::System(Box::new(make_rng())), Source::Seed);
        Self { source, drawn: 0 }
    }

    /// Goes on counting after so many draws. The draws of a command that was refused, or that did not
    /// get into the journal, do not count: nobody has seen them.
    pub(crate) fn count_from(&mut self, drawn: u64) -> &mut Self {
        self.drawn = drawn;
        self
    }
}

impl Chance for Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        let sides = 1..=sides.max(1);
        match &mut self.source {
            Source::System(rng) => rng.random_range(sides),
            Source::Seed(seed) => {
                let draw = seed.rotate_left(17) ^ self.drawn;
                StdRng::seed_from_u64(draw).random_range(sides)
            }
        }
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}
