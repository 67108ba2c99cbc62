//! Who sees whom: stealth and observation of units, and what factions see by them.

use crate::content::{Content, Creature, Item, Kind, Nature, Skill, Thing, Works};
use crate::world::{FactionId, Region, Reveal, Unit};

/// What a faction can see in a region: the best eye that it has there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    faction: FactionId,
    /// The highest observation; none where it has nobody there.
    eye: Option<u32>,
    /// Whether it sees phantoms for what they are (G-86).
    truly: bool,
}

impl Sight {
    /// Of this faction in this region.
    #[must_use]
    pub fn of(content: &Content, region: &Region, faction: FactionId) -> Self {
        let mut sight = Self { faction, eye: None, truly: false };
        let own = region.units.iter().filter(|unit| unit.faction == faction);
        for unit in own.filter(|unit| has_eyes(content, unit)) {
            sight.eye = sight.eye.max(Some(observation(content, unit)));
            sight.truly |= unit.level_of(content, Works::TrueSeeing) > 0;
        }
        sight
    }

    /// With an eye besides those that it has there: a spell's (G-50).
    #[must_use]
    pub fn with_eye(self, eye: Option<u32>) -> Self {
        Self { eye: self.eye.max(eye), ..self }
    }

    /// Whether it has eyes there at all.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.eye.is_some()
    }

    /// Whether it sees this unit there.
    #[must_use]
    pub fn sees(&self, content: &Content, unit: &Unit) -> bool {
        if unit.faction == self.faction {
            return true;
        }
        let Some(eye) = self.eye else { return false };
        is_open(unit) || eye >= stealth(content, unit)
    }

    /// Whether it knows whose this unit is.
    #[must_use]
    pub fn knows(&self, content: &Content, unit: &Unit) -> bool {
        if unit.faction == self.faction || unit.flags.reveal == Reveal::Faction {
            return true;
        }
        self.eye.is_some_and(|eye| eye > stealth(content, unit))
    }

    /// Whether it sees that another's unit has this item: what weighs something, and phantoms for who sees truly
    /// (G-86).
    #[must_use]
    pub fn sees_good(&self, content: &Content, item: Item) -> bool {
        let phantom =
            || content.creature(item).is_some_and(|one| one.nature == Some(Nature::Phantom));
        is_in_the_open(content, item) || self.truly && phantom()
    }
}

/// Whether this unit itself sees another's unit in its region (X-1, X-2, C-3).
#[must_use]
pub fn sees_itself(content: &Content, watcher: &Unit, unit: &Unit) -> bool {
    has_eyes(content, watcher)
        && (is_open(unit) || observation(content, watcher) >= stealth(content, unit))
}

/// Whether a unit looks around: one that has people, or a group of Creatures.
fn has_eyes(content: &Content, unit: &Unit) -> bool {
    unit.heads(content) > 0 || unit.faction == FactionId::CREATURES
}

/// Whether everybody sees a unit.
fn is_open(unit: &Unit) -> bool {
    is_in_view(unit) || unit.flags.reveal != Reveal::No
}

/// Whether it stands where no spell or ring hides it (G-86).
fn is_in_view(unit: &Unit) -> bool {
    unit.inside.is_some() || unit.flags.guard
}

/// How well a unit hides: its skill, and what a spell or rings add where they work (D-7, G-86); of Creatures that
/// of those who hide worst (D-5).
#[must_use]
pub fn stealth(content: &Content, unit: &Unit) -> u32 {
    if unit.faction == FactionId::CREATURES {
        return creatures(content, unit).map(|one| one.stealth).min().unwrap_or(0);
    }
    let more = if is_in_view(unit) { 0 } else { hidden_by_magic(content, unit) };
    level(content, unit, content.known.stealth) + more
}

/// What a spell or rings add to stealth: the better of the two. A spell hides no more heads than were there when it was
/// cast, and rings all or none.
fn hidden_by_magic(content: &Content, unit: &Unit) -> u32 {
    let heads = unit.heads(content);
    let spell = if heads <= unit.unseen { INVISIBLE } else { 0 };
    let worn = |thing: &Thing| unit.stock.of(thing.item) >= heads.max(1);
    best_of(content, |thing| thing.stealth, worn).max(spell)
}

/// What the spell of invisibility adds to stealth (G-86).
const INVISIBLE: u32 = 3;

/// How well a unit sees: its skill, and what true seeing or an amulet adds, the better of the two (D-7, G-86); of
/// Creatures that of those who see best (D-5).
#[must_use]
pub fn observation(content: &Content, unit: &Unit) -> u32 {
    if unit.faction == FactionId::CREATURES {
        return creatures(content, unit).map(|one| one.observation).max().unwrap_or(0);
    }
    let truly = match unit.level_of(content, Works::TrueSeeing) {
        0 => 0,
        level => level.div_ceil(2) + 1,
    };
    let worn = |thing: &Thing| unit.stock.of(thing.item) > 0;
    let more = best_of(content, |thing| thing.observation, worn).max(truly);
    level(content, unit, content.known.observation) + more
}

fn best_of(content: &Content, adds: impl Fn(&Thing) -> u32, worn: impl Fn(&Thing) -> bool) -> u32 {
    let things = content.things.iter().filter(|thing| adds(thing) > 0 && worn(thing));
    things.map(&adds).max().unwrap_or(0)
}

fn creatures<'a>(content: &'a Content, unit: &'a Unit) -> impl Iterator<Item = &'a Creature> + 'a {
    unit.stock.iter().filter_map(|(item, _)| content.creature(item))
}

fn level(content: &Content, unit: &Unit, skill: Option<Skill>) -> u32 {
    skill.map_or(0, |skill| unit.level(content, skill))
}

/// Whether others see that a unit has so much of an item: what weighs something, and people.
#[must_use]
pub fn is_in_the_open(content: &Content, item: Item) -> bool {
    let row = content.item(item);
    row.weight >= 1 && !matches!(row.kind, Kind::Silver)
}
