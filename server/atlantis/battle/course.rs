//! What happened in a battle, round by round, each figure with its cause.

use super::figure::Cast;
use crate::content::{Force, Item};

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Which {
    /// Who began.
    Attackers,
    /// Who was attacked.
    Defenders,
}

impl Which {
    /// Both, attackers first.
    pub const BOTH: [Self; 2] = [Self::Attackers, Self::Defenders];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attackers => Self::Defenders,
            Self::Defenders => Self::Attackers,
        }
    }
}

/// A battle from its first round to its end. Units are named by their place in the list of their side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Who had a free round first (C-30).
    pub free: Option<Which>,
    /// Its rounds, free ones too.
    pub rounds: Vec<Round>,
    /// Who won; nobody in a draw (C-50).
    pub winner: Option<Which>,
    /// The dead of each side in the order of death: unit, and race or creature.
    pub dead: [Vec<(usize, Item)>; 2],
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Whose free round it was.
    pub free: Option<Which>,
    /// Hits by what did them, attackers' first.
    pub hits: Vec<Tally>,
    /// Spells in the order in which they were cast.
    pub spells: Vec<Spoken>,
    /// How many each unit lost, by side.
    pub losses: [Vec<(usize, u32)>; 2],
}

/// Hits with one cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Whose they were.
    pub side: Which,
    /// What did them.
    pub cause: Cause,
    /// How many.
    pub hits: u32,
    /// How many of them killed.
    pub killed: u32,
}

/// What did a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A weapon; none: bare hands.
    Weapon(Option<Item>),
    /// A monster.
    Monster(Item),
}

/// A spell that was cast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Whose it was.
    pub side: Which,
    /// The unit of the caster.
    pub unit: usize,
    /// Its name.
    pub name: String,
    /// Its type.
    pub force: Option<Force>,
    /// Its level.
    pub level: u32,
    /// How many blows it had.
    pub blows: u32,
    /// The shield that it met.
    pub shield: Option<u32>,
    /// Whether it broke that.
    pub broken: bool,
    /// How many soldiers its blows hit or its effect was laid on.
    pub hits: u32,
    /// How many died by it.
    pub killed: u32,
}

impl Spoken {
    /// A spell that has done nothing yet.
    pub(super) fn of(cast: &Cast) -> Self {
        Self {
            side: Which::Attackers,
            unit: 0,
            name: cast.name.clone(),
            force: cast.force,
            level: cast.level,
            blows: 0,
            shield: None,
            broken: false,
            hits: 0,
            killed: 0,
        }
    }
}
