//! Structures (D-4).

use super::{Item, Skill};

/// A structure's type, by its row.
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
pub struct StructureType(pub u16);

/// A row of structures.
#[derive(Clone, Debug)]
pub struct StructureRow {
    /// Its name: `Longboat`.
    pub name: String,
    /// What it is.
    pub role: Role,
    /// Man-months of work, each with one of the material (E-51). 0: it is found, not built.
    pub work: u32,
    /// What it is built of, the first that the worker has.
    pub material: Vec<Item>,
    /// The skill and its least level.
    pub skill: Option<(Skill, u32)>,
    /// Heads that it shelters.
    pub size: u32,
    /// Places for mages (S-17).
    pub mages: u32,
    /// Whether earthquakes do it no harm.
    pub steady: bool,
    /// Energy and spirit defence of those whom it shelters (G-92).
    pub ward: u32,
    /// What a report on it says besides its figures, in English.
    pub about: String,
}

/// What a structure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A building. `rank` says which settlements its owner may rename: 1 village, 2 town, 3 city (W-34).
    Building {
        /// 0: none.
        rank: u8,
    },
    /// It raises a product of the region (E-44).
    Trade(Item),
    /// It raises entertainment (E-46).
    Inn,
    /// A road to a side, 0 north and on clockwise (W-60).
    Road(u8),
    /// A ship (D-4).
    Ship {
        /// What it carries.
        carries: u32,
        /// Sailors that it needs (M-30).
        sailors: u32,
    },
    /// It leads elsewhere (W-78).
    Passage,
    /// A home of creatures (D-6).
    Lair,
}

impl StructureRow {
    /// Whether units can enter it and its owner can change it (W-33). Passages can be entered all the same.
    #[must_use]
    pub fn is_owned(&self) -> bool {
        !matches!(self.role, Role::Passage | Role::Lair)
    }

    /// Whether it is a building.
    #[must_use]
    pub fn is_building(&self) -> bool {
        matches!(self.role, Role::Building { .. })
    }

    /// Whether it is a ship.
    #[must_use]
    pub fn is_ship(&self) -> bool {
        matches!(self.role, Role::Ship { .. })
    }
}
