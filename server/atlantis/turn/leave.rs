//! Factions that end: by their own order (7.4, F-12), without units, or absent too long (13.1, F-11, F-13).

use super::Turn;
use super::code::{FACTION_GONE, QUIT, WRONG_PASSWORD};
use super::told::{Datum, Told};
use crate::generate;
use crate::orders::Order;
use crate::world::{Faction, FactionId};

/// 7.4 QUIT and RESTART.
pub(super) fn quit(turn: &mut Turn<'_>) {
    for region in turn.order.clone() {
        for (unit, given) in turn.world.region_mut(region).orders_of("7.4") {
            let (Order::Quit(password) | Order::Restart(password)) = &given.order else { continue };
            let place = turn.world.region(region);
            let Some(at) = place.find(unit) else { continue };
            let id = place.units[at].faction;
            let Some(faction) = turn.world.faction(id) else { continue };
            if !fits(faction, password.as_deref()) {
                let place = &turn.world.regions[region.0 as usize];
                turn.out.fail(place, &place.units[at], &given, WRONG_PASSWORD, Vec::new());
                continue;
            }
            if matches!(given.order, Order::Restart(_)) {
                let faction = faction.clone();
                turn.again.push(faction);
            }
            turn.out.tell(
                turn.phase,
                &turn.world.regions[region.0 as usize],
                &turn.world.regions[region.0 as usize].units[at],
                &QUIT,
                Vec::new(),
            );
            end(turn, id);
        }
    }
}

/// The password, or without one the faction's own number, so that nobody ends by accident (F-12).
fn fits(faction: &Faction, said: Option<&str>) -> bool {
    match &faction.password {
        Some(password) => said == Some(password),
        None => said.and_then(|said| said.parse().ok()) == Some(faction.id.0),
    }
}

/// 13.1: a faction without a unit is destroyed (F-11), and one that was absent for too long (F-13).
pub(super) fn perish(turn: &mut Turn<'_>) {
    let most = turn.content.settings.drop_after;
    let alive: rustc_hash::FxHashSet<FactionId> = turn
        .world
        .regions
        .iter()
        .flat_map(|region| &region.units)
        .map(|unit| unit.faction)
        .collect();
    let gone: Vec<FactionId> = turn
        .world
        .factions
        .iter()
        .filter(|faction| !faction.id.is_npc())
        .filter(|faction| {
            let absent = most > 0 && faction.idle > most && !faction.rests;
            absent || !alive.contains(&faction.id)
        })
        .map(|faction| faction.id)
        .collect();
    for id in gone {
        end(turn, id);
    }
    for was in std::mem::take(&mut turn.again) {
        let id = generate::new_faction(&mut turn.world, turn.content, &was.name, was.password);
        if let Some(faction) = turn.world.faction_mut(id) {
            faction.language = was.language;
        }
    }
}

/// The faction is gone: its units, goods and silver too; its structures stand without an owner (F-12). Its last report
/// is made from what it was.
fn end(turn: &mut Turn<'_>, id: FactionId) {
    for region in &mut turn.world.regions {
        region.units.retain(|unit| unit.faction != id);
    }
    let Some(at) = turn.world.factions.iter().position(|faction| faction.id == id) else { return };
    let faction = turn.world.factions.remove(at);
    let named = Datum::Faction(id, faction.name.clone());
    turn.out.told.push(Told {
        to: id,
        phase: turn.phase,
        place: None,
        unit: None,
        kind: &FACTION_GONE,
        data: vec![("who", named)],
    });
    turn.gone.push(faction);
}
