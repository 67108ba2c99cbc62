//! The turn's end (13.2 to 13.8): people, settlements, markets, weather, what waits.

use super::Turn;
use super::scene::Scene;
use crate::content::{self, Content};
use crate::market;
use crate::weather;
use crate::world::{Later, Month, Region, SettlementKind, Trade, Unit};

/// 13.2: the countryside grows back or shrinks, harm heals (W-44, W-45).
pub(super) fn people(scene: &mut Scene<'_>) {
    let Some(dwelling) = scene.region.dwelling.as_mut() else { return };
    let (base, people) = (dwelling.base, dwelling.people);
    dwelling.people = if people < base {
        (people + (base - people) / 20 + 1).min(base)
    } else if people > base {
        (people - ((people - base) / 20 + 1)).max(base)
    } else {
        people
    };
    dwelling.harm = dwelling.harm.saturating_sub(2);
}

/// 13.3: settlements grow by the food that they got, and their kind follows their size (W-50, W-51).
pub(super) fn settlements(scene: &mut Scene<'_>) {
    let (wanted, met) = food(scene.content, scene.region);
    let Some(dwelling) = scene.region.dwelling.as_mut() else { return };
    let Some(settlement) = dwelling.settlement.as_mut() else { return };
    if settlement.start {
        return;
    }
    let most = settlement.first.saturating_mul(6).min(6_000);
    if met > 0 && wanted > 0 {
        let more = u64::from(settlement.size) * 4 * u64::from(met);
        let more = more.div_ceil(100 * u64::from(wanted));
        let grown = settlement.size + u32::try_from(more).unwrap_or(u32::MAX - settlement.size);
        settlement.size = settlement.size.max(grown.min(most));
    } else if settlement.size > settlement.first {
        let less = (settlement.size / 100).max(1);
        settlement.size = (settlement.size - less).max(settlement.first);
    }
    let before = settlement.kind;
    settlement.kind = kind(before, settlement.size);
    if settlement.kind > before {
        let mut stream = scene.stream(&format!("region {}", scene.id.0));
        market::grown(scene.content, &mut stream, scene.region);
    }
}

/// How much food the market wanted this month, and how much of it was sold to it.
fn food(content: &Content, region: &Region) -> (u32, u32) {
    let is_food = |line: &&Trade| content.item(line.item).market == Some(content::Market::Food);
    let lines = region.market.wanted.iter().filter(is_food);
    lines.fold((0, 0), |(wanted, met), line| (wanted + line.amount, met + line.done))
}

/// The kind follows the size; it falls back one step when the size is a tenth below the threshold (W-50).
fn kind(before: SettlementKind, size: u32) -> SettlementKind {
    let now = SettlementKind::of(size);
    match (before, now) {
        (SettlementKind::City, SettlementKind::Town | SettlementKind::Village) if size > 1_800 => {
            before
        }
        (SettlementKind::City, SettlementKind::Village) => SettlementKind::Town,
        (SettlementKind::Town, SettlementKind::Village) if size > 450 => before,
        _ => now,
    }
}

/// 13.4: prices follow what was bought and sold, quantities follow the people (E-26, E-27).
pub(super) fn markets(scene: &mut Scene<'_>) {
    market::month(scene.content, scene.region);
    if scene.region.month.pillaged {
        market::halve(scene.region);
    }
}

/// 13.7: the month ends, and the next one's weather is known (W-11, W-14).
pub(super) fn month(turn: &mut Turn<'_>) {
    let content = turn.content;
    let (grid, next) = (turn.world.grid, weather::month(content, turn.world.turn + 1));
    for region in &mut turn.world.regions {
        region.weather = region.sky();
        region.month = Month::default();
        region.next_weather = weather::of(grid, region.place, next);
    }
    turn.world.look_around(content);
}

/// 13.8: the queues of later months move on (O-23, O-24).
pub(super) fn queues(turn: &mut Turn<'_>) {
    for unit in turn.world.regions.iter_mut().flat_map(|region| &mut region.units) {
        queue(unit);
    }
}

fn queue(unit: &mut Unit) {
    if unit.later.is_empty() {
        return;
    }
    // A path that only its points ended goes on, and the queue waits.
    if let Some(left) = unit.doing.left.take() {
        unit.standing.push(left);
        return;
    }
    let Later { repeats, lines } = unit.later.remove(0);
    for line in &lines {
        // In a block that repeats a kept comment stays there, and is printed once as a plain one (O-19).
        unit.standing.push(match line.strip_prefix("@;") {
            Some(comment) => format!(";{comment}"),
            None => line.clone(),
        });
    }
    if repeats {
        unit.later.push(Later { repeats, lines });
    }
}
