//! A battle as a report tells it (C-64, C-65).

use serde::{Deserialize, Serialize};

use super::is_false;
use super::place::{Good, HexAt, Who};

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// `battle` or `assassination`.
    pub kind: String,
    /// Where it was.
    pub region: HexAt,
    /// Who began.
    pub attackers: SideSeen,
    /// Who was attacked.
    pub defenders: SideSeen,
    /// Its rounds in their order, free ones too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<RoundSeen>,
    /// `attackers` or `defenders`; nobody in a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// What the winners took up in all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spoils: Vec<Good>,
    /// The same as lines in the faction's language, not wrapped.
    pub lines: Vec<String>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideSeen {
    /// Its units.
    pub units: Vec<FighterSeen>,
    /// Its soldiers at the start.
    pub soldiers: u32,
    /// How many of them died, after healing.
    pub lost: u32,
    /// How many casualties were healed.
    #[serde(default, skip_serializing_if = "is_none")]
    pub healed: u32,
}

/// A unit in a battle, as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FighterSeen {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Its faction, where the reader knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Who>,
    /// Whether it stood in the rear.
    #[serde(default, skip_serializing_if = "is_false")]
    pub behind: bool,
    /// People, and then goods that can be seen, by row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stock: Vec<Good>,
    /// Levels of the skills of war.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<LevelSeen>,
    /// Of an own unit: how many it lost, after healing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<u32>,
}

/// A level of a skill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelSeen {
    /// The skill.
    pub tag: String,
    /// The level.
    pub level: u32,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundSeen {
    /// Whose free round it was: `attackers` or `defenders`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free: Option<String>,
    /// How many fell, of the attackers and of the defenders.
    pub lost: [u32; 2],
    /// How many of each own unit fell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<(u32, u32)>,
    /// Hits by what did them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hits: Vec<HitsSeen>,
    /// Spells in the order in which they were cast.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spells: Vec<SpellSeen>,
}

/// Hits with one cause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HitsSeen {
    /// `attackers` or `defenders`.
    pub side: String,
    /// The weapon or the monster, by tag; nothing for bare hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// How many hits.
    pub hits: u32,
    /// How many of them killed.
    pub killed: u32,
}

/// A spell that was cast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpellSeen {
    /// Whose it was: `attackers` or `defenders`.
    pub side: String,
    /// The unit of the caster.
    pub unit: u32,
    /// Its name.
    pub name: String,
    /// Its level.
    pub level: u32,
    /// How many blows it had.
    pub blows: u32,
    /// The level of the shield that it met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shield: Option<u32>,
    /// Whether it broke that shield; else it did nothing.
    #[serde(default, skip_serializing_if = "is_false")]
    pub broken: bool,
    /// How many it hit.
    pub hits: u32,
    /// How many it killed.
    pub killed: u32,
}

fn is_none(number: &u32) -> bool {
    *number == 0
}
