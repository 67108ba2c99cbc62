//! Chance as an argument: every draw of a game comes through this door, so that a test can script it,
//! a person can type it in, and a journal can say which draws led to an event (N-5).

/// A source of chance.
pub trait Chance {
    /// A number from `1..=sides`, each equally likely. `sides` is at least 1.
    fn roll(&mut self, sides: u32) -> u32;

    /// How many draws have been made from this source since the table began. Rises by one with each
    /// [`Chance::roll`], without gaps.
    fn drawn(&self) -> u64;

    /// A decision says so at each step that it takes, such as each event. One that takes more than any
    /// command needs does not come back from here: who decides unwinds, and refuses the command.
    fn step(&mut self) {}
}

impl dyn Chance + '_ {
    /// Shuffles `items` by Fisher and Yates; `items.len() - 1` draws.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let sides = u32::try_from(last + 1).expect("a deck has fewer than 2^32 cards");
            items.swap(last, self.roll(sides) as usize - 1);
        }
    }

    /// Picks one of `items`, each equally likely; one draw, none when `items` is empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let sides = u32::try_from(items.len()).expect("fewer than 2^32 items");
        (sides > 0).then(|| &items[self.roll(sides) as usize - 1])
    }
}

/// Chance from a script, for tests and for dice that Control typed in: the rolls in order, then ones.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    rolls: std::collections::VecDeque<u32>,
    drawn: u64,
}

impl Scripted {
    /// Will give `rolls` in order, each cut to the sides asked for.
    pub fn new(rolls: impl IntoIterator<Item = u32>) -> Self {
        Self { rolls: rolls.into_iter().collect(), drawn: 0 }
    }
}

impl Chance for Scripted {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        self.rolls.pop_front().unwrap_or(1).clamp(1, sides)
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}
