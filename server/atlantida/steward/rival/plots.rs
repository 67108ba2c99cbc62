//! Where a steward that plays to win builds.

use crate::ids::{Faction, Kind};
use crate::improvement::building::{self, Plan};
use crate::play::Ground;

/// The first free place for a building; the shore is left for ships.
pub(super) fn fits(ground: Ground<'_>, faction: Faction, kind: Kind) -> Option<Plan> {
    let city = &ground.player(faction).city;
    let plans = city.squares().map(|at| Plan { kind, statue: None, at, turned: false });
    let is_free = |plan: &Plan| {
        let mut squares = building::planned(ground, *plan).squares();
        squares.all(|at| city.at(at).is_none() && (kind == Kind::Shipyard || at.row < city.rows))
    };
    plans.filter(is_free).find(|plan| building::fits(ground, faction, *plan).is_ok())
}
