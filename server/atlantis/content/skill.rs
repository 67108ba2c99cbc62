//! Skills (D-3, D-8).

use super::Spell;

/// A skill, by its row.
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
pub struct Skill(pub u16);

/// A row of skills.
#[derive(Clone, Debug)]
pub struct SkillRow {
    /// Its short name, `HORS`.
    pub tag: String,
    /// Its name.
    pub name: String,
    /// What a month of study costs a head (S-10).
    pub fee: u32,
    /// Whether it is magic, and how.
    pub magic: Option<Foundation>,
    /// What must be known before, and to which level (D-8).
    pub needs: Vec<(Skill, u32)>,
    /// Whether it can be studied at all.
    pub studied: bool,
    /// What each level from 1 to 5 allows, in English: the body of its report (S-30). Empty where a level does no more
    /// than the one below, but better.
    pub levels: Vec<String>,
    /// What it does as magic.
    pub spell: Spell,
}

/// A skill's part in magic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foundation {
    /// One of the three foundations: the first points in it make a mage (S-13).
    Foundation,
    /// Any other magic skill.
    Magic,
    /// Attunement: the first points in it make an apprentice.
    Attunement,
}
