//! Own units as a script sees them.

use crate::content::Content;
use crate::report::{RegionSeen, Report, UnitSeen};
use crate::world::Mode;

/// What a unit is for. Men are known by the name that was given to them, leaders by what they know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A leader who is no mage.
    Leader,
    Mage,
    /// Taxes, recruits, sends settlers.
    Post,
    /// Make wares of the land.
    Makers,
    /// Carries and sells them.
    Caravan,
    /// An army.
    Host,
}

pub(super) const POST: &str = "Post";
pub(super) const MAKERS: &str = "Makers";
pub(super) const CARAVAN: &str = "Caravan";
pub(super) const HOST: &str = "Host";

/// A unit of the script's faction, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own<'a> {
    pub(super) unit: &'a UnitSeen,
    pub(super) region: &'a RegionSeen,
    pub(super) heads: u32,
    is_leader: bool,
    is_mage: bool,
}

/// All own units, in the order of the report.
pub(super) fn all<'a>(content: &Content, report: &'a Report) -> Vec<Own<'a>> {
    let leaders = content.known.leaders.map(|item| &*content.item(item).tag);
    let is_magic =
        |tag: &str| content.skill_of(tag).is_some_and(|skill| content.skill(skill).magic.is_some());
    let own = |region: &'a RegionSeen| {
        units(region).filter(|unit| unit.own).map(move |unit| Own {
            unit,
            region,
            heads: unit.people.iter().map(|good| good.amount).sum(),
            is_leader: unit.people.iter().any(|good| Some(&*good.tag) == leaders),
            is_mage: unit.skills.iter().flatten().any(|skill| is_magic(&skill.tag)),
        })
    };
    report.regions.iter().flat_map(own).filter(|own| own.heads > 0).collect()
}

/// All units that are seen in a region, in structures too.
pub(super) fn units(region: &RegionSeen) -> impl Iterator<Item = &UnitSeen> {
    region.units.iter().chain(region.structures.iter().flat_map(|one| &one.units))
}

impl<'a> Own<'a> {
    pub(super) fn role(&self) -> Role {
        match &*self.unit.name {
            _ if self.is_mage => Role::Mage,
            _ if self.is_leader => Role::Leader,
            MAKERS => Role::Makers,
            CARAVAN => Role::Caravan,
            HOST => Role::Host,
            _ => Role::Post,
        }
    }

    /// Its people, where they are of one race.
    pub(super) fn race(&self) -> Option<&'a str> {
        match &*self.unit.people {
            [one] => Some(&one.tag),
            _ => None,
        }
    }

    pub(super) fn silver(&self) -> u32 {
        self.unit.silver.unwrap_or(0)
    }

    pub(super) fn level(&self, tag: &str) -> u32 {
        let known = self.unit.skills.iter().flatten().find(|skill| skill.tag == tag);
        known.map_or(0, |skill| skill.level)
    }

    pub(super) fn flagged(&self, flag: &str) -> bool {
        self.unit.flags.iter().any(|one| one == flag)
    }

    /// What it can carry on foot besides what it has.
    pub(super) fn free(&self) -> u64 {
        let carries = self.unit.capacity.map_or(0, |can| can.walk);
        carries.saturating_sub(self.unit.weight.unwrap_or(0))
    }

    /// Points of movement a month (M-1).
    pub(super) fn points(&self) -> u32 {
        let weight = self.unit.weight.unwrap_or(0);
        match &self.unit.capacity {
            Some(can) if can.fly >= weight => Mode::Fly,
            Some(can) if can.ride >= weight => Mode::Ride,
            Some(_) | None => Mode::Walk,
        }
        .points()
    }
}
