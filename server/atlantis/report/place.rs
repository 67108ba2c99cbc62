//! Regions, units and structures as a faction sees them.

use serde::{Deserialize, Serialize};

use super::is_false;

/// Where a region lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct HexAt {
    /// Columns from the west.
    pub x: u16,
    /// Rows from the north.
    pub y: u16,
    /// 0 Nexus, 1 surface, 2 underworld.
    pub level: u8,
}

/// How a region is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// By a unit there at the turn's end.
    Here,
    /// By one that went through.
    Passed,
    /// By magic.
    Magic,
}

/// A region as a faction sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegionSeen {
    /// Where it lies.
    #[serde(flatten)]
    pub at: HexAt,
    /// How it is seen.
    pub seen: Seen,
    /// Its terrain.
    pub terrain: String,
    /// Its province.
    pub province: String,
    /// Its settlement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settlement: Option<ProvinceTown>,
    /// Its people, countryside and settlement.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub population: u32,
    /// Their race, by tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<String>,
    /// What can be taxed. Where a faction only passed it is not told.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tax: u32,
    /// Last month's weather and next month's: `clear`, `winter`, `monsoon`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather: Option<[String; 2]>,
    /// What work pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wage: Option<Wage>,
    /// What the market wants.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wanted: Vec<MarketLine>,
    /// What it sells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub for_sale: Vec<MarketLine>,
    /// What entertainers can earn in all.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub entertainment: u32,
    /// What the land gives a month.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub products: Vec<Good>,
    /// Ways out, north first, then clockwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exits: Vec<Exit>,
    /// Its gate, for who sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gate: Option<GateSeen>,
    /// Units outside structures, in report order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<UnitSeen>,
    /// Structures by number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub structures: Vec<StructureSeen>,
}

/// A settlement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProvinceTown {
    /// Its name.
    pub name: String,
    /// `village`, `town` or `city`.
    pub kind: String,
}

/// What work pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wage {
    /// A head.
    pub w: u32,
    /// In all.
    pub max: u32,
}

/// A line of a market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketLine {
    /// What.
    pub tag: String,
    /// How many.
    pub amount: u32,
    /// For how much each.
    pub price: u32,
}

/// So many of an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Good {
    /// What.
    pub tag: String,
    /// How many.
    pub amount: u32,
}

/// A way out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exit {
    /// Which side: `North`, `Northeast`, …
    pub dir: String,
    /// The terrain there.
    pub terrain: String,
    /// Where it leads.
    #[serde(flatten)]
    pub at: HexAt,
    /// The province there.
    pub province: String,
    /// The settlement there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settlement: Option<ProvinceTown>,
}

/// A gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GateSeen {
    /// Its number.
    pub number: u32,
    /// How many there are.
    pub of: u32,
}

/// A faction by number and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
}

/// A unit as a faction sees it. Of a foreign one all that only its own faction knows is absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitSeen {
    /// Its number.
    pub number: u32,
    /// Whether it is the reader's.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own: bool,
    /// Its name.
    pub name: String,
    /// Whose it is, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Who>,
    /// What is said of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Its flags, in the order of R-23: `on_guard`, `avoiding`, `behind`, `revealing_unit`, `revealing_faction`,
    /// `holding`, `taxing`, `no_aid`, `consuming_unit`, `consuming_faction`, `no_cross`, `spoils_none`, `spoils_walk`,
    /// `spoils_ride`, `spoils_fly`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// Its people, by race.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Good>,
    /// Its goods and monsters, silver left out; of a foreign unit those that weigh something.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goods: Vec<Good>,
    /// Its silver.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silver: Option<u32>,
    /// What it weighs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weight: Option<u64>,
    /// What it can carry, gross.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capacity: Option<CapacitySeen>,
    /// What it knows. An own unit always has the list, empty where it knows nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<Vec<SkillSeen>>,
    /// Its spell of battle, by tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat_spell: Option<String>,
    /// Weapons in its order, by tag.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<String>,
    /// Armour in its order, by tag.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub armor: Vec<String>,
    /// What a mage could begin to study, by tag.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub can_study: Vec<String>,
}

/// What a unit can carry, gross, by mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CapacitySeen {
    /// In the air.
    pub fly: u64,
    /// Riding.
    pub ride: u64,
    /// On foot.
    pub walk: u64,
    /// In water.
    pub swim: u64,
}

/// A skill of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkillSeen {
    /// Which.
    pub tag: String,
    /// Its level.
    pub level: u32,
    /// Points of the unit as a whole.
    pub points: u64,
}

/// A structure with the units in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StructureSeen {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Its type: `Longboat`.
    #[serde(rename = "type")]
    pub of: String,
    /// What is said of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Work still to do.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub needs: u32,
    /// The unit that owns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<u32>,
    /// Whether it leads on.
    #[serde(default, skip_serializing_if = "is_false")]
    pub inner: bool,
    /// Whether no unit of a player can enter it (W-33).
    #[serde(default, skip_serializing_if = "is_false")]
    pub closed: bool,
    /// Its ward (G-92).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ward: u32,
    /// Of an own ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<ShipSeen>,
    /// Units in it, the owner first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<UnitSeen>,
}

/// A ship's figures, for its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipSeen {
    /// Sailors that it needs.
    pub sailors: u32,
    /// What lies in it.
    pub load: u64,
    /// What it can carry.
    pub capacity: u64,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
