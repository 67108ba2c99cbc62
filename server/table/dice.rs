//! The table's chance: drawn one by one, counted and noted, from the seed that the table is committed to.
//! A rehearsal has a seed that leads to the same draws each time; a table that is committed to none draws
//! from the operating system.

use std::panic::resume_unwind;

use game::Chance;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng, make_rng};

use super::fairness::{Fairness, Seed};
use crate::caught::Spent;
use crate::journal::{Draws, TableId};

/// The most steps of one command, draws and events together; an evening's longest takes some hundreds. They
/// are counted and no time is: a command fares the same on each machine, and a machine that stood still for a
/// while refuses nobody.
const STEPS: usize = 20_000;

/// A counted source of chance.
pub(crate) struct Dice {
    table: TableId,
    rehearsal: Option<u64>,
    source: Source,
    drawn: u64,
    rolls: Vec<(u32, u32)>,
    /// Steps of the command that is being decided.
    steps: usize,
}

enum Source {
    /// Nobody can foresee it.
    System(Box<StdRng>),
    /// Each draw follows from the seed and its number, so a restart goes on as if there had been none.
    Rehearsal(u64),
    /// Each draw follows from this seed, this entropy and its number.
    Committed { seed: Seed, entropy: String },
}

impl Dice {
    /// The dice of a table; with a seed those of a rehearsal.
    pub(crate) fn new(table: TableId, rehearsal: Option<u64>) -> Self {
        let source = rehearsal.map_or_else(Source::system, Source::Rehearsal);
        Self { table, rehearsal, source, drawn: 0, rolls: Vec::new(), steps: 0 }
    }

    /// Goes on after so many draws, with what is in force. The draws of a command that was refused, or
    /// that did not get into the journal, do not count: nobody has seen them. Those that a going back
    /// took back count, so that no number is drawn twice.
    pub(crate) fn begin(&mut self, fairness: &Fairness, drawn: u64) {
        (self.drawn, self.rolls, self.steps) = (drawn, Vec::new(), 0);
        if let (None, Some(seed)) = (self.rehearsal, fairness.seeds.last()) {
            let (seed, entropy) = (seed.clone(), fairness.entropy());
            self.source = Source::Committed { seed, entropy };
        }
    }

    /// Whether it draws by a number that somebody chose.
    pub(crate) fn is_rehearsal(&self) -> bool {
        self.rehearsal.is_some()
    }

    /// What was drawn since; none where nothing was.
    pub(crate) fn noted(&mut self) -> Option<Draws> {
        let rolls = std::mem::take(&mut self.rolls);
        let entropy = match &self.source {
            Source::Committed { entropy, .. } => Some(entropy.clone()),
            Source::System(_) | Source::Rehearsal(_) => None,
        };
        let first = self.drawn + 1 - rolls.len() as u64;
        (!rolls.is_empty()).then_some(Draws { first, entropy, rolls })
    }
}

impl Source {
    fn system() -> Self {
        Self::System(Box::new(make_rng()))
    }
}

impl Chance for Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.step();
        self.drawn += 1;
        let sides = sides.max(1);
        let value = match &mut self.source {
            Source::System(rng) => rng.random_range(1..=sides),
            Source::Rehearsal(seed) => {
                let draw = seed.rotate_left(17) ^ self.drawn;
                StdRng::seed_from_u64(draw).random_range(1..=sides)
            }
            Source::Committed { seed, entropy } => {
                seed.draw(self.table, entropy, self.drawn, sides)
            }
        };
        self.rolls.push((sides, value));
        value
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }

    fn step(&mut self) {
        self.steps += 1;
        if self.steps > STEPS {
            resume_unwind(Box::new(Spent));
        }
    }
}
