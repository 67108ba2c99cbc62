//! Who sees whom.

use crate::content::{Content, Kind, Skill};
use crate::world::{FactionId, Region, Reveal, Unit};

/// What a faction can see in a region: the best eye that it has there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    faction: FactionId,
    /// The highest level of observation; none where it has nobody there.
    eye: Option<u32>,
}

impl Sight {
    /// Of this faction in this region.
    #[must_use]
    pub fn of(content: &Content, region: &Region, faction: FactionId) -> Self {
        let own = region.units.iter().filter(|unit| unit.faction == faction);
        let eyes = own.filter(|unit| unit.heads(content) > 0);
        let eye = eyes.map(|unit| level(content, unit, content.known.observation)).max();
        Self { faction, eye }
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
        let open = unit.inside.is_some() || unit.flags.guard || unit.flags.reveal != Reveal::No;
        open || eye >= level(content, unit, content.known.stealth)
    }

    /// Whether it knows whose this unit is.
    #[must_use]
    pub fn knows(&self, content: &Content, unit: &Unit) -> bool {
        if unit.faction == self.faction || unit.flags.reveal == Reveal::Faction {
            return true;
        }
        self.eye.is_some_and(|eye| eye > level(content, unit, content.known.stealth))
    }
}

fn level(content: &Content, unit: &Unit, skill: Option<Skill>) -> u32 {
    skill.map_or(0, |skill| unit.level(content, skill))
}

/// Whether others see that a unit has so much of an item: what weighs something, and people.
#[must_use]
pub fn is_in_the_open(content: &Content, item: crate::content::Item) -> bool {
    let row = content.item(item);
    row.weight >= 1 && !matches!(row.kind, Kind::Silver)
}
