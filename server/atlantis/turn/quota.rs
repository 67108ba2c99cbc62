//! Regions in which a faction may tax and trade this month (F-9), counted in fixed order.

use rustc_hash::FxHashSet;

use super::Turn;
use super::{build, market, pillage, produce, tax};
use crate::orders::Order;
use crate::world::{FactionId, Points, RegionId, Unit};

/// 5.0: of the regions in which a unit would validly tax or pillage only the first so many count.
pub(super) fn war(turn: &mut Turn<'_>) {
    let would = |turn: &Turn<'_>, region, unit: &Unit, order: &Order| {
        tax::would_tax(turn, region, unit, order)
            || pillage::would_pillage(turn, region, unit, order)
    };
    for (region, faction) in valid(turn, would) {
        let most = allowed(turn, faction, &turn.content.settings.war_regions, |points| points.war);
        let taxes = &mut turn.did(faction).taxes;
        if taxes.len() < most {
            taxes.insert(region);
        }
    }
}

/// 7.3: regions in which a unit buys trade goods (F-6).
pub(super) fn buying(turn: &mut Turn<'_>) {
    trade(turn, market::would_trade);
}

/// 10.1 and 10.2: regions in which a unit builds, then those in which one produces.
pub(super) fn making(turn: &mut Turn<'_>) {
    trade(turn, build::would_build);
    trade(turn, produce::would_produce);
}

fn trade(turn: &mut Turn<'_>, would: fn(&Turn<'_>, RegionId, &Unit, &Order) -> bool) {
    for (region, faction) in valid(turn, would) {
        let rows = &turn.content.settings.trade_regions;
        let most = allowed(turn, faction, rows, |points| points.trade);
        let trades = &mut turn.did(faction).trades;
        if trades.len() < most {
            trades.insert(region);
        }
    }
}

/// Regions in fixed order, each once for each faction of which a unit has an order there that would be valid.
fn valid(
    turn: &Turn<'_>,
    would: fn(&Turn<'_>, RegionId, &Unit, &Order) -> bool,
) -> Vec<(RegionId, FactionId)> {
    let mut all = Vec::new();
    for (id, region) in turn.world.all_regions() {
        let mut here = FxHashSet::default();
        for at in region.in_order() {
            let unit = &region.units[at];
            let has = tax::orders_of(unit).any(|order| would(turn, id, unit, order));
            if has && !unit.faction.is_npc() && here.insert(unit.faction) {
                all.push((id, unit.faction));
            }
        }
    }
    all
}

fn allowed(turn: &Turn<'_>, faction: FactionId, rows: &[u32], of: fn(&Points) -> u32) -> usize {
    let points = turn.world.faction(faction).map(|faction| faction.points).unwrap_or_default();
    rows.get(of(&points) as usize).or(rows.last()).copied().unwrap_or(0) as usize
}
