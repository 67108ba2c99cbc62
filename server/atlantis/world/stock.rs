//! What a unit has: a short list, sorted by the rows of the tables.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::content::Item;

/// The most of one thing that a unit can have (K-2).
pub const MOST: u32 = 2_000_000_000;

/// The most people that a unit can have (K-2).
pub const MOST_PEOPLE: u32 = 100_000;

/// So many of some items, sorted by row; none stands with 0.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Stock(Vec<(Item, u32)>);

impl Stock {
    /// How many of this there are.
    #[must_use]
    pub fn of(&self, item: Item) -> u32 {
        self.0.binary_search_by_key(&item, |(one, _)| *one).map_or(0, |at| self.0[at].1)
    }

    /// Makes it so many.
    pub fn set(&mut self, item: Item, amount: u32) {
        match self.0.binary_search_by_key(&item, |(one, _)| *one) {
            Ok(at) if amount == 0 => drop(self.0.remove(at)),
            Ok(at) => self.0[at].1 = amount,
            Err(_) if amount == 0 => {}
            Err(at) => self.0.insert(at, (item, amount)),
        }
    }

    /// Puts in as many of these as there is room for below [`MOST`]; says how many (K-2).
    pub fn put(&mut self, item: Item, amount: u32) -> u32 {
        let had = self.of(item);
        let put = amount.min(MOST.saturating_sub(had));
        self.set(item, had + put);
        put
    }

    /// Takes as many of these as there are; says how many.
    pub fn take(&mut self, item: Item, amount: u32) -> u32 {
        let had = self.of(item);
        let taken = amount.min(had);
        self.set(item, had - taken);
        taken
    }

    /// All of it, by row.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Item, u32)> + Clone + '_ {
        self.0.iter().copied()
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes all of it away.
    #[must_use]
    pub fn taken(&mut self) -> Self {
        std::mem::take(self)
    }
}

impl FromIterator<(Item, u32)> for Stock {
    fn from_iter<T: IntoIterator<Item = (Item, u32)>>(all: T) -> Self {
        let mut stock = Self::default();
        stock.extend(all);
        stock
    }
}

impl Extend<(Item, u32)> for Stock {
    fn extend<T: IntoIterator<Item = (Item, u32)>>(&mut self, all: T) {
        for (item, amount) in all {
            self.put(item, amount);
        }
    }
}
