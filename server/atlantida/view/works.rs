//! What waits in Hunting, and who could work where in Production (H-1, R-1, R-2).

use game::{Text, text};
use serde::Serialize;

use crate::battle::Force;
use crate::ids::{Advance, Card, Faction, HexId, Kind, Square, Stock};
use crate::improvement::craft::forges_each;
use crate::improvement::hunting::{hunters, prey};
use crate::improvement::production::{SHIPYARD, yields};
use crate::play::Ground;
use crate::world::{Building, Fact};

/// A creature at a held site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct HuntView {
    /// Where.
    pub hex: HexId,
    /// Its strength.
    pub creature: u32,
    /// What the group could bring.
    pub force: Force,
    /// The strength that kills it (H-2).
    pub needs: u32,
}

/// A building where units may be placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct WorkView {
    /// Its square furthest north and west.
    pub at: Square,
    /// What it is.
    pub kind: Kind,
    /// So many of the people there do something; any number where there is none.
    pub room: Option<u32>,
    /// So many leaders do.
    pub leaders: u32,
    /// What one more gives.
    pub each: Text,
}

/// Something that comes in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct YieldView {
    pub stock: Stock,
    pub by: u32,
    pub why: Text,
}

pub(super) fn hunts(ground: Ground<'_>, faction: Faction) -> Vec<HuntView> {
    let hunt = |hex: HexId| {
        let creature = ground.world.hex(hex).and_then(|hex| hex.creature).unwrap_or(0);
        let force = hunters(ground, faction, hex);
        HuntView { hex, creature, force, needs: creature + 1 }
    };
    prey(ground, faction).into_iter().map(hunt).collect()
}

/// Where units can be placed, while they can.
pub(super) fn works(ground: Ground<'_>, faction: Faction) -> Vec<WorkView> {
    let player = ground.player(faction);
    if player.phase.placed {
        return Vec::new();
    }
    player.city.buildings.iter().filter_map(|building| work(ground, faction, building)).collect()
}

fn work(ground: Ground<'_>, faction: Faction, building: &Building) -> Option<WorkView> {
    let player = ground.player(faction);
    let drought = ground.event_for(faction) == Some(Card::Drought);
    let idle = drought && player.count(Kind::Aqueduct) == 0;
    let demeter = u32::from(ground.occupies(faction, crate::ids::Site::Demeter).is_some());
    let by_worker = if player.has(Advance::Agriculture) { 2 } else { 1 };
    let food = demeter + if idle { 0 } else { by_worker };
    let (gold, arms) = forges_each(player);
    let (room, leaders, each) = match building.kind {
        Kind::Housing => (None, 0, text!("work-housing")),
        Kind::Farm => (Some(1), 0, text!("work-farm", food = food)),
        Kind::Garden => (Some(1), 0, text!("work-garden", food = food, wood = 1 + demeter)),
        Kind::Quarry => (Some(1), 0, text!("work-quarry")),
        Kind::Forge => (Some(1), 0, text!("work-forge", gold = gold, arms = arms)),
        Kind::Shipyard => (Some(SHIPYARD), 0, text!("work-shipyard")),
        Kind::Agora => (Some(2), 1, text!("work-agora")),
        Kind::Academy | Kind::Bastion | Kind::Aqueduct | Kind::Statue => return None,
    };
    Some(WorkView { at: building.at, kind: building.kind, room, leaders, each })
}

/// What comes of itself with nobody placed; once units are placed, what came.
pub(super) fn comes(ground: Ground<'_>, faction: Faction, facts: &[Fact]) -> Vec<YieldView> {
    let row = |stock, by, why: &crate::ledger::Cause| {
        (by > 0).then(|| YieldView { stock, by, why: why.said(ground.content) })
    };
    if !ground.player(faction).phase.placed {
        let all = yields(ground, faction).into_iter();
        return all.filter_map(|(stock, by, why)| row(stock, by, &why)).collect();
    }
    let placed = facts.iter().skip_while(|fact| !matches!(fact, Fact::Placed { .. })).skip(1);
    let came = placed.map_while(|fact| match fact {
        Fact::Stock { stock, by, why, .. } => Some((*stock, u32::try_from(*by).ok()?, why)),
        _ => None,
    });
    came.filter_map(|(stock, by, why)| row(stock, by, why)).collect()
}
