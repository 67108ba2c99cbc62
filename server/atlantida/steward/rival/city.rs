//! Who works where in the rival's city, and what it builds.

use crate::aim::Aim;
use crate::because::Because;
use crate::command::Command;
use crate::ids::{Advance, Faction, Kind, Site, Square, Stock};
use crate::improvement::building::{self, BuildingCommand};
use crate::improvement::craft::SHIP;
use crate::improvement::feeding::food;
use crate::improvement::production::{Placed, ProductionCommand};
use crate::play::Ground;
use crate::steward::rival::fleet::{ENOUGH, appoints, wood, wrights};
use crate::steward::rival::marches::BUILDERS;
use crate::steward::rival::plots::fits;

/// Excess below which a Farm is built, one a turn unless people would starve.
const EXCESS: i64 = 4;
/// Arms that it wants, up to which turn, and gold that it keeps for other things.
const ARMS: u32 = 3;
const ARMING: u32 = 8;
const SPARE: u32 = 5;
/// What an Agora gives before anybody is appointed there.
const AGORA: u32 = 1;
/// Quarries at most, and where stone becomes wood.
const QUARRIES: (u32, u32) = (3, 7);

/// Shipwrights first, then builders, then one to each work; a leader to the Agora.
pub(super) fn place(ground: Ground<'_>, faction: Faction) -> (Command, Because) {
    let player = ground.player(faction);
    let housing = player.city.of(Kind::Housing).next();
    // B-9: without a Housing whoever builds one stands on open ground.
    let free = if housing.is_some() { 0 } else { BUILDERS };
    let has_yard = player.count(Kind::Shipyard) > 0;
    let mut left = player.home.pops.saturating_sub(free);
    let mut at: Vec<Placed> = Vec::new();
    let mut put = |square: Square, most: u32, leaders: u32| {
        let pops = most.min(left);
        left -= pops;
        if pops + leaders > 0 {
            at.push(Placed { square, pops, leaders });
        }
    };
    for yard in player.city.of(Kind::Shipyard) {
        put(yard.at, wrights(ground, faction), 0);
    }
    let has_hecate = ground.occupies(faction, Site::Hecate).is_some();
    // With a Shipyard, stone for Hecate is worth more than what a second builder adds.
    let builders = if has_yard && has_hecate { BUILDERS / 2 } else { BUILDERS };
    if let Some(housing) = housing {
        put(housing.at, builders, 0);
    }
    let wants = player.home.leaders > 0 && appoints(ground, faction, AGORA);
    for agora in player.city.of(Kind::Agora).filter(|_| wants) {
        put(agora.at, 2, 1);
    }
    // With a Shipyard, only Hecate has a use for more stone.
    let works = if has_yard && !has_hecate {
        [Kind::Farm, Kind::Quarry]
    } else {
        [Kind::Quarry, Kind::Farm]
    };
    let works = std::iter::once(Kind::Garden).chain(works);
    for works in works.flat_map(|of| player.city.of(of)) {
        put(works.at, 1, 0);
    }
    (ProductionCommand::Place { at }.into(), Because::PlacesToBuild)
}

/// What gives knowledge, gold and food; a Quarry where stone is short; a Shipyard once there is wood.
pub(super) fn build(ground: Ground<'_>, faction: Faction, aim: Aim) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    if player.phase.builders == 0 || player.count(Kind::Housing) == 0 {
        return None;
    }
    let has_hecate = ground.occupies(faction, Site::Hecate).is_some();
    let has_wood = wood(ground, faction) >= SHIP
        || [Site::Forest, Site::Gaia].iter().any(|of| ground.occupies(faction, *of).is_some());
    let sails = player.has(Advance::Navigation) && has_wood;
    let excess = food(ground, faction).excess();
    let has_farm = player.city.buildings.iter().any(|of| of.fresh && of.kind == Kind::Farm);
    let hungry = excess < if has_farm { 0 } else { EXCESS };
    let quarries = if has_hecate { QUARRIES.1 } else { QUARRIES.0 };
    let has_yard = player.count(Kind::Shipyard) > 0;
    let short = has_hecate || !has_yard && player.stock(Stock::Stone) < 5;
    // It gives the gold of tributes, and whoever offers too little loses a person in the basic game (G-17).
    // Whoever makes wood of stone has no stone to spare for it yet.
    let dear = !ground.settings.is_advanced() && aim != Aim::Barter;
    let dear = dear && player.count(Kind::Academy) > 0;
    let wants_agora = player.count(Kind::Agora) == 0;
    let pays = wants_agora && dear;
    let wants_yard = sails && !has_yard;
    // Its stone is wood for ships once they can be built.
    let saves = has_hecate && has_yard && player.capacity < ENOUGH;
    let wanted = [
        (Kind::Farm, hungry),
        (Kind::Agora, pays),
        (Kind::Quarry, pays),
        (Kind::Shipyard, wants_yard),
        (Kind::Quarry, wants_yard),
        (Kind::Academy, !saves && player.count(Kind::Academy) < 2),
        (Kind::Agora, !saves && wants_agora),
        (Kind::Quarry, player.count(Kind::Quarry) < quarries && short),
        (Kind::Farm, true),
    ];
    if let Some(arms) = arms(ground, faction).filter(|_| !hungry) {
        return Some((arms.into(), Because::MakesArms));
    }
    let mut plans = wanted
        .into_iter()
        .filter(|(_, wants)| *wants)
        .filter_map(|(kind, _)| fits(ground, faction, kind));
    let plan = plans.find(|plan| {
        let (stone, gold) = building::price(ground, faction, *plan);
        stone <= player.stock(Stock::Stone) && gold <= player.gold()
    })?;
    Some((BuildingCommand::Build { plan }.into(), Because::Builds))
}

/// Arms for the next creature, where there is gold to spare.
fn arms(ground: Ground<'_>, faction: Faction) -> Option<BuildingCommand> {
    let player = ground.player(faction);
    let wants = player.stock(Stock::Arms) < ARMS && player.gold() > SPARE;
    let is_early = ground.world.turn() <= ARMING;
    (wants && is_early).then_some(BuildingCommand::MakeArms { builders: 1 })
}
