//! Upkeep and hunger (12, E-1 to E-8).

use super::Turn;
use super::code::{FED, HELPED, LENT, PAID, STARVED};
use super::flags::number;
use super::scene::Scene;
use super::told::Datum;
use crate::chance;
use crate::content::{Content, Item, Kind};
use crate::world::{Attitude, Consume, FactionId, Unit};

/// What one unit of food pays (E-2).
const FOOD: u64 = 10;

/// What a unit owes for the month (E-1).
#[must_use]
pub fn owed(content: &Content, unit: &Unit) -> u64 {
    if unit.faction.is_npc() {
        return 0;
    }
    unit.people(content).map(|(race, heads)| u64::from(heads) * u64::from(fee(content, race))).sum()
}

fn fee(content: &Content, race: Item) -> u32 {
    match content.item(race).kind {
        Kind::Race { upkeep, .. } => upkeep,
        Kind::Silver | Kind::Good | Kind::Creature => 0,
    }
}

/// 12.1: steps 1 to 6 of E-3, faction by faction, units in report order.
pub(super) fn own(scene: &mut Scene<'_>) {
    let order = scene.region.in_order();
    for at in &order {
        let owes = owed(scene.content, scene.unit(*at));
        scene.unit_mut(*at).doing.owes = owes;
    }
    let mut factions: Vec<FactionId> = order.iter().map(|at| scene.unit(*at).faction).collect();
    factions.sort_unstable();
    factions.dedup();
    for faction in factions.into_iter().filter(|faction| !faction.is_npc()) {
        let own: Vec<usize> =
            order.iter().copied().filter(|at| scene.unit(*at).faction == faction).collect();
        steps(scene, &own);
    }
}

fn steps(scene: &mut Scene<'_>, own: &[usize]) {
    let consumes = |scene: &Scene<'_>, at: usize| scene.unit(at).flags.consume;
    for at in own {
        if consumes(scene, *at) == Consume::Unit {
            eat(scene, *at, *at);
        }
    }
    for at in own {
        if consumes(scene, *at) == Consume::Faction {
            eat(scene, *at, *at);
            for other in own.iter().filter(|other| *other != at) {
                eat(scene, *at, *other);
            }
        }
    }
    for at in own {
        pay(scene, *at, *at);
    }
    for at in own {
        for donor in own.iter().filter(|donor| *donor != at) {
            pay(scene, *at, *donor);
        }
    }
    for at in own {
        eat(scene, *at, *at);
    }
    for at in own {
        for other in own.iter().filter(|other| *other != at) {
            eat(scene, *at, *other);
        }
    }
}

/// A unit eats of what another has, as much as it lacks, rounded up (E-2, E-4).
fn eat(scene: &mut Scene<'_>, at: usize, from: usize) {
    for food in &scene.content.foods {
        let lacks = scene.unit(at).doing.owes;
        if lacks == 0 {
            return;
        }
        let wanted = u32::try_from(lacks.div_ceil(FOOD)).unwrap_or(u32::MAX);
        let eaten = scene.unit_mut(from).stock.take(*food, wanted);
        if eaten == 0 {
            continue;
        }
        let owes = &mut scene.unit_mut(at).doing.owes;
        *owes = owes.saturating_sub(u64::from(eaten) * FOOD);
        let data = vec![("item", Datum::Items(*food, eaten)), ("from", scene.unit_named(from))];
        scene.tell(at, &FED, data);
    }
}

/// A unit's fee is paid from what another, or itself, has in silver.
fn pay(scene: &mut Scene<'_>, at: usize, donor: usize) {
    let lacks = u32::try_from(scene.unit(at).doing.owes).unwrap_or(u32::MAX);
    let silver = scene.content.known.silver;
    let paid = if lacks == 0 { 0 } else { scene.unit_mut(donor).stock.take(silver, lacks) };
    if paid == 0 {
        return;
    }
    scene.unit_mut(at).doing.owes -= u64::from(paid);
    let named = scene.unit_named(donor);
    if donor == at {
        scene.tell(at, &PAID, vec![("silver", number(paid))]);
    } else {
        scene.tell(at, &HELPED, vec![("silver", number(paid)), ("from", named.clone())]);
        if scene.unit(donor).faction != scene.unit(at).faction {
            let helped = scene.unit_named(at);
            scene.tell(donor, &LENT, vec![("silver", number(paid)), ("target", helped)]);
        }
    }
}

/// 12.1, step 7: unclaimed silver, regions in fixed order.
pub(super) fn unclaimed(turn: &mut Turn<'_>) {
    for at in 0..turn.world.regions.len() {
        for unit in turn.world.regions[at].in_order() {
            let owes = turn.world.regions[at].units[unit].doing.owes;
            let faction = turn.world.regions[at].units[unit].faction;
            if owes == 0 || faction.is_npc() {
                continue;
            }
            let Some(of) = turn.world.faction_mut(faction) else { continue };
            let paid = of.unclaimed.min(owes);
            of.unclaimed -= paid;
            if paid == 0 {
                continue;
            }
            let region = &mut turn.world.regions[at];
            region.units[unit].doing.owes -= paid;
            let silver = number(u32::try_from(paid).unwrap_or(u32::MAX));
            let from = Datum::Text("unclaimed".into());
            let data = vec![("silver", silver), ("from", from)];
            turn.out.tell(turn.phase, region, &region.units[unit], &HELPED, data);
        }
    }
}

/// 12.2, step 8: silver of allies' units that is left after their own fees (E-8).
pub(super) fn allies(scene: &mut Scene<'_>) {
    let order = scene.region.in_order();
    for at in &order {
        for donor in &order {
            let (needy, giver) = (scene.unit(*at), scene.unit(*donor));
            if needy.doing.owes == 0 {
                break;
            }
            let other = needy.faction != giver.faction && !giver.faction.is_npc();
            if other && scene.attitude(giver.faction, needy.faction) == Attitude::Ally {
                pay(scene, *at, *donor);
            }
        }
    }
}

/// How many heads of a unit would be unfed by what it still owes, by race (E-5): the fewest whose fees cover it.
pub(super) fn unfed(content: &Content, unit: &Unit) -> impl Iterator<Item = (Item, u32)> {
    let mut left = unit.doing.owes;
    // The dearest first.
    let mut people: Vec<_> = unit.people(content).collect();
    people.sort_by_key(|(race, _)| std::cmp::Reverse(fee(content, *race)));
    let share = move |(race, heads): (Item, u32)| {
        let fee = u64::from(fee(content, race).max(1));
        let unfed = u32::try_from(left.div_ceil(fee)).unwrap_or(u32::MAX).min(heads);
        left = left.saturating_sub(u64::from(unfed) * fee);
        (race, unfed)
    };
    people.into_iter().map(share).filter(|(_, unfed)| *unfed > 0)
}

/// 12.3: each unfed head dies in so many of 100 cases, one draw each (E-5). Its goods stay with the unit, or go as
/// those of one that is dissolved when nobody is left (U-8).
pub(super) fn hunger(scene: &mut Scene<'_>) {
    let content = scene.content;
    for at in scene.region.in_order() {
        let unit = scene.unit(at);
        if unit.doing.owes == 0 || unit.faction.is_npc() {
            continue;
        }
        let mut stream = scene.stream(&format!("unit {}", unit.id.0));
        let percent = content.settings.hunger_percent;
        let mut dead = Vec::new();
        for (race, unfed) in unfed(content, unit) {
            let died = (0..unfed).filter(|_| chance::percent(&mut stream, percent)).count();
            dead.push((race, unfed, u32::try_from(died).unwrap_or(unfed)));
        }
        let unfed: u32 = dead.iter().map(|(_, unfed, _)| unfed).sum();
        let died: u32 = dead.iter().map(|(_, _, died)| died).sum();
        let unit = scene.unit_mut(at);
        let heads = unit.heads(content);
        let _ = unit.skills.split(died, heads);
        for (race, _, died) in dead {
            unit.stock.take(race, died);
        }
        scene.tell(at, &STARVED, vec![("unfed", number(unfed)), ("heads", number(died))]);
    }
    super::dissolve::dissolve(scene, |_| true);
}
