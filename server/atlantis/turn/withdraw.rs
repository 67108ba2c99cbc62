//! Basic goods for unclaimed silver (8.1, E-29): all or nothing, line by line.

use super::Turn;
use super::code::{IN_NEXUS, NO_UNCLAIMED, NOT_BASIC, TOO_MANY, WITHDREW};
use super::flags::number;
use super::told::Datum;
use crate::orders::{Given, Order};
use crate::world::{Level, RegionId, UnitId};

/// 8.1 WITHDRAW.
pub(super) fn withdraw(turn: &mut Turn<'_>) {
    for region in turn.order.clone() {
        for (unit, given) in turn.world.region_mut(region).orders_of("8.1") {
            one(turn, region, unit, &given);
        }
    }
}

fn one(turn: &mut Turn<'_>, region: RegionId, unit: UnitId, given: &Given) {
    let Order::Withdraw(amount, item) = given.order else { return };
    let place = &turn.world.regions[region.0 as usize];
    let Some(at) = place.find(unit) else { return };
    let of = &place.units[at];
    let faction = turn.world.faction(of.faction);
    let unclaimed = faction.map_or(0, |faction| faction.unclaimed);
    let price = turn.content.item(item).withdraw;
    let cost = u64::from(price.unwrap_or(0)) * u64::from(amount);
    let wrong = if place.place.level == Level::Nexus {
        Some((IN_NEXUS, Vec::new()))
    } else if price.is_none() {
        Some((NOT_BASIC, vec![("item", Datum::Item(item))]))
    } else if unclaimed < cost {
        let has = Datum::Number(i64::try_from(unclaimed).unwrap_or(i64::MAX));
        Some((NO_UNCLAIMED, vec![("silver", has)]))
    } else if amount > of.room(turn.content, item) {
        Some((TOO_MANY, Vec::new()))
    } else {
        None
    };
    if let Some((code, data)) = wrong {
        return turn.out.fail(place, of, given, code, data);
    }
    let id = of.faction;
    turn.world.regions[region.0 as usize].units[at].stock.put(item, amount);
    if let Some(faction) = turn.world.faction_mut(id) {
        faction.unclaimed -= cost;
    }
    let place = &turn.world.regions[region.0 as usize];
    let silver = number(u32::try_from(cost).unwrap_or(u32::MAX));
    let data = vec![("item", Datum::Items(item, amount)), ("silver", silver)];
    turn.out.tell(turn.phase, place, &place.units[at], &WITHDREW, data);
}
