//! Strength and its parts, and what may be committed (E-7, E-8, E-12, Y-3, X-9).

use crate::battle::{Force, Part};
use crate::ids::{Advance, Kind, Site, Statue, Stock};
use crate::play::Ground;
use crate::world::{Player, Units};

/// Military equipment for each pop at most (E-8).
const ARMS_EACH: u32 = 2;

/// What a sacrificed pop adds, and with Fanaticism.
const SACRIFICE: (u32, u32) = (1, 3);

/// A pop against a creature with Artemis.
const ARTEMIS: u32 = 4;

/// What a Bastion adds to its city.
const BASTION: u32 = 3;

/// What is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Against {
    /// Another player, for a main site or the Theatre; or plundering.
    Players,
    /// A creature.
    Creature,
    /// Whoever plunders the city.
    Plunderers,
    /// Barbarians before the city.
    Barbarians,
}

impl Ground<'_> {
    /// The force of units of a player. Statues count from wherever they stand (Z-16).
    pub(crate) fn force(&self, player: &Player, units: Units, against: Against) -> Force {
        let Units { pops, leaders, .. } = units;
        let is_led = pops > 0 && leaders > 0;
        let has_artemis = player.has_statue(Statue::Artemis) && against == Against::Creature;
        let each = if has_artemis { ARTEMIS } else { 1 };
        let in_city = matches!(against, Against::Plunderers | Against::Barbarians);
        let bastions = if in_city { player.count(Kind::Bastion) * BASTION } else { 0 };
        let parts = [
            (Part::Pops, pops * each),
            (Part::Led, u32::from(is_led)),
            (Part::Hades, self.hades(player)),
            (Part::Ares, u32::from(player.has_statue(Statue::Ares))),
            (Part::Strategy, u32::from(player.has(Advance::Strategy))),
            (Part::Bastions, bastions),
        ];
        let arms = player.stock(Stock::Arms);
        let may_all = against == Against::Plunderers;
        let is_fanatic = player.has(Advance::Fanaticism);
        Force {
            pops,
            leaders,
            parts: parts.into_iter().filter(|(_, of)| *of > 0).collect(),
            most_arms: if may_all { arms } else { arms.min(pops * ARMS_EACH) },
            most_sacrifices: if may_all { pops } else { pops.saturating_sub(1) },
            sacrifice: if is_fanatic { SACRIFICE.1 } else { SACRIFICE.0 },
        }
    }

    /// The Temple of Hades: one for every two own dead, rounded up (E-12, R-8).
    pub(crate) fn hades(&self, player: &Player) -> u32 {
        let occupies = self.world.occupied(player, Site::Hades).is_some();
        if occupies { player.hades.div_ceil(2) } else { 0 }
    }
}
