//! What a unit weighs and carries (M-1 to M-6, R-27).

use super::Unit;
use crate::content::{Content, ItemRow};

/// A way to move, from the slowest to the fastest (M-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// On foot: 2 points a month.
    Walk,
    /// At a rider's pace: 4.
    Ride,
    /// In the air: 6.
    Fly,
}

impl Mode {
    /// Points a month (M-1).
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Walk => 2,
            Self::Ride => 4,
            Self::Fly => 6,
        }
    }
}

/// Weight and gross capacity of a unit: in each mode the weight and the load of all that moves itself in it. It
/// can use a mode if its weight is at most the capacity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Capacity {
    /// Of all people and goods.
    pub weight: u64,
    /// In the air.
    pub fly: u64,
    /// At a rider's pace.
    pub ride: u64,
    /// On foot.
    pub walk: u64,
    /// In water.
    pub swim: u64,
}

impl Capacity {
    /// Of a unit.
    #[must_use]
    pub fn of(unit: &Unit, content: &Content) -> Self {
        let mut sum = Self::default();
        for (item, amount) in unit.stock.iter() {
            let row = content.item(item);
            let many = u64::from(amount);
            let gross = |carries: Option<u32>| {
                carries.map_or(0, |carries| many * u64::from(row.weight + carries))
            };
            sum.weight += many * u64::from(row.weight);
            sum.fly += gross(row.carries.fly);
            sum.ride += gross(row.carries.ride);
            sum.walk += gross(row.carries.walk) + drawn(unit, row, amount);
            sum.swim += gross(row.carries.swim);
        }
        sum
    }

    /// Whether it can fly.
    #[must_use]
    pub fn flies(&self) -> bool {
        self.fly > 0 && self.weight <= self.fly
    }

    /// The fastest way in which it can move; none where it carries too much.
    #[must_use]
    pub fn fastest(&self) -> Option<Mode> {
        let all = [(Mode::Fly, self.fly), (Mode::Ride, self.ride), (Mode::Walk, self.walk)];
        // Weight and capacity 0: there is nobody to move.
        all.into_iter().find(|(_, most)| *most > 0 && self.weight <= *most).map(|(mode, _)| mode)
    }
}

/// What is drawn carries: each by one of what draws it (M-3).
fn drawn(unit: &Unit, row: &ItemRow, amount: u32) -> u64 {
    row.draught.map_or(0, |draught| {
        let pairs = amount.min(unit.stock.of(draught.by));
        u64::from(pairs) * u64::from(row.weight + draught.carries)
    })
}
