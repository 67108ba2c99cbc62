//! Terrains (D-6) and what the making of a world wants of them (W-74 to W-80).

use super::{Item, StructureType};

/// A terrain, by its row.
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
pub struct Terrain(pub u16);

/// A row of terrains.
#[derive(Clone, Debug)]
pub struct TerrainRow {
    /// Its name as reports write it: `plain`.
    pub name: String,
    /// Points to walk or ride into it; nothing where none can (M-7).
    pub cost: Option<u32>,
    /// Whether mounts help in battle there.
    pub rides: bool,
    /// Base population (W-75).
    pub population: u32,
    /// Base wage.
    pub wage: u32,
    /// What the land gives.
    pub products: Vec<LandProduct>,
    /// Races inland.
    pub inland: Vec<Item>,
    /// Races on coasts.
    pub coast: Vec<Item>,
    /// Groups that roam it.
    pub roamers: Roamers,
    /// Chance in 100 of a lair at creation, and its kinds.
    pub lairs: (u32, Vec<Lair>),
    /// Chance in 100 of a settlement (W-76).
    pub settles: u32,
    /// Weights in the bands of W-74.
    pub weights: Climate,
    /// Weight in the underworld (W-79).
    pub under: u32,
    /// Its drawing, four characters.
    pub glyph: String,
}

/// A product of a land.
#[derive(Clone, Copy, Debug)]
pub struct LandProduct {
    /// What it is.
    pub item: Item,
    /// How many a month, before the world's lot.
    pub amount: u32,
    /// In so many of 100 regions.
    pub chance: u32,
}

/// Groups that roam a land (D-6).
#[derive(Clone, Debug, Default)]
pub struct Roamers {
    /// One of these.
    pub kinds: Vec<Item>,
    /// Chance in 1,000 a month.
    pub chance: u32,
}

/// A home of creatures.
#[derive(Clone, Debug)]
pub struct Lair {
    /// The structure.
    pub structure: StructureType,
    /// One of these lives there.
    pub kinds: Vec<Item>,
}

/// Weights of a terrain by band (W-74).
#[derive(Clone, Copy, Debug, Default)]
pub struct Climate {
    /// Rows 0–14 and 86–99 in 100.
    pub arctic: u32,
    /// Rows 15–37 and 62–85.
    pub temperate: u32,
    /// Rows 38–61.
    pub tropic: u32,
}
