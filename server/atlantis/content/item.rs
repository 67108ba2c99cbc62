//! Goods, things, races and creatures (D-1, D-2, D-5, D-7, D-9).

use super::Skill;

/// An item, by its row.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
)]
pub struct Item(pub u16);

/// A row of items.
#[derive(Clone, Debug)]
pub struct ItemRow {
    /// Its short name, `SWOR`.
    pub tag: String,
    /// One of it.
    pub name: String,
    /// Several of it.
    pub plural: String,
    /// Other tags that orders may use (aliases of D-1); reports never do.
    pub also: Vec<String>,
    /// What it is.
    pub kind: Kind,
    /// Its classes (U-32).
    pub classes: Classes,
    /// What one weighs.
    pub weight: u32,
    /// What one carries besides itself; where it cannot move itself it is load (M-2).
    pub carries: Carries,
    /// What it carries when something draws it: a wagon.
    pub draught: Option<Draught>,
    /// How it is made.
    pub recipe: Option<Recipe>,
    /// The tool that helps to make it, and how much work each adds (E-40).
    pub tool: Option<(Item, u32)>,
    /// Its base price (E-26); 0 where it has none.
    pub price: u32,
    /// Its price of WITHDRAW (E-29).
    pub withdraw: Option<u32>,
    /// Which markets trade in it (E-25).
    pub market: Option<Market>,
    /// As a weapon, which skill and whether a mount is needed.
    pub weapon: Option<Weapon>,
    /// Where it may not be given away (U-30).
    pub stays: bool,
    /// What a report on it says besides its figures, in English.
    pub about: String,
}

/// What an item is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Silver (E-20).
    Silver,
    /// Things that can be had.
    Good,
    /// People (D-2).
    Race {
        /// The skills in which they can reach `special`.
        skills: Vec<Skill>,
        /// The highest level in those.
        special: u32,
        /// The highest level in all others.
        other: u32,
        /// What one owes a month (E-1).
        upkeep: u32,
    },
    /// Monsters (D-5). What they do in battle and in the wild is a table of its own.
    Creature,
}

/// What one carries besides itself in each mode; nothing where it does not move itself so (M-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carries {
    /// On foot.
    pub walk: Option<u32>,
    /// At a rider's pace.
    pub ride: Option<u32>,
    /// In the air.
    pub fly: Option<u32>,
    /// In water.
    pub swim: Option<u32>,
}

/// What draws it, one for each, and what it then carries walking (M-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draught {
    /// What draws it.
    pub by: Item,
    /// What it then carries besides itself.
    pub carries: u32,
}

/// How an item is made (E-40 to E-42).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The skill.
    pub skill: Skill,
    /// The least level of it.
    pub level: u32,
    /// What it is made from.
    pub from: Source,
    /// Man-months for one.
    pub months: u32,
}

/// What an item is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The region's products.
    Land,
    /// Goods of the unit, so many for one.
    Goods(Vec<(Item, u32)>),
}

/// Which markets trade in an item (E-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Market {
    /// Every settlement wants it.
    Food,
    /// Towns and cities may want or sell it.
    Town,
    /// Cities may want or sell it.
    City,
    /// A trade good: cities sell or want it, with prices of its own (E-26, D-9).
    Trade,
}

/// A weapon, so far as it makes its bearer fit to tax (E-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// The skill that uses it.
    pub skill: Skill,
    /// A second one that does.
    pub or: Option<Skill>,
    /// Whether it needs a mount.
    pub mounted: bool,
}

/// A class of items (U-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Class {
    /// Normal goods.
    Normal = 1,
    /// Advanced goods.
    Advanced = 1 << 1,
    /// Trade goods.
    Trade = 1 << 2,
    /// People.
    Men = 1 << 3,
    /// Monsters.
    Monster = 1 << 4,
    /// Magic goods.
    Magic = 1 << 5,
    /// Weapons.
    Weapon = 1 << 6,
    /// Armour.
    Armour = 1 << 7,
    /// Mounts.
    Mount = 1 << 8,
    /// Magic goods of battle.
    Battle = 1 << 9,
    /// What has a special in battle.
    Special = 1 << 10,
    /// Tools.
    Tool = 1 << 11,
    /// Food.
    Food = 1 << 12,
}

/// The classes of an item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Classes(u16);

impl Classes {
    /// With this class too.
    #[must_use]
    pub const fn with(self, class: Class) -> Self {
        Self(self.0 | class as u16)
    }

    /// Whether this class is among them.
    #[must_use]
    pub const fn has(self, class: Class) -> bool {
        self.0 & class as u16 != 0
    }
}

impl ItemRow {
    /// So many of it, as reports write it: “horse”, “3 horses”.
    #[must_use]
    pub fn named(&self, amount: u64) -> &str {
        if amount == 1 { &self.name } else { &self.plural }
    }

    /// Whether it is people.
    #[must_use]
    pub fn is_race(&self) -> bool {
        matches!(self.kind, Kind::Race { .. })
    }
}
