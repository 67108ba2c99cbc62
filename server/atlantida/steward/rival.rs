//! A steward that plays to win, where the settings say so: it holds the Theatre and Poseidon, takes what sites it can
//! hold, learns Navigation and Astronomy, restores and builds ships, and lets its people grow while there is time to
//! save them. It has no chance of its own, and sees what its seat may see. What it does not decide, the other does.

use crate::battle::Commitment;
use crate::because::Because;
use crate::command::Command;
use crate::draft::DraftCommand;
use crate::ids::{Advance, Faction, HexId, Kind, Place, Site, Square, Stock};
use crate::improvement::building::{self, BuildingCommand, Plan};
use crate::improvement::craft::{CAPACITY, Craft, CraftCommand, shipwrights};
use crate::improvement::development::{DevelopmentCommand, Forum, learnable, price, serves};
use crate::improvement::feeding::{FeedingCommand, food, growth};
use crate::improvement::production::{Placed, ProductionCommand, SHIPYARD};
use crate::legal::is_legal;
use crate::movement::{Called, How, MovementCommand, Order, Target, Way};
use crate::play::Ground;
use crate::state::State;
use crate::steward::Aim;
use crate::table::Stage;
use crate::world::{Step, Used};

/// Pops that stay in the city to build.
const BUILDERS: u32 = 2;
/// Leaders that it wants.
const LEADERS: u32 = 2;
/// Pops on the island beyond which it does not grow, and the last turn in which it does.
const PEOPLE: u32 = 8;
const GROWING: u32 = 8;
/// What a ship costs in wood, a ship of old in gold and knowledge.
const WOOD: u32 = 5;
const OLD: u32 = 6;
/// Excess below which a Farm is built.
const EXCESS: i64 = 4;
/// The order in which it learns; then whatever is cheapest.
const LEARNS: [Advance; 3] = [Advance::Navigation, Advance::Astronomy, Advance::ClothMaking];

/// Its answer, where it has one of its own.
pub(super) fn answer(state: &State, faction: Faction) -> Option<(Command, Because)> {
    let draft = state.draft(faction);
    let ground = state.ground_of(&draft.world);
    let phase = &ground.player(faction).phase;
    let aim = state.aim(faction).unwrap_or(Aim::OldShips);
    let answer = match state.course.stage {
        Stage::Movement if state.battle.is_none() => moves(ground, faction, aim),
        Stage::Improvement if !phase.keeps && phase.owes == 0 => match phase.step {
            Step::Production if !phase.placed => Some(place(ground, faction)),
            Step::Development => develop(ground, faction),
            Step::Craft => craft(ground, faction),
            Step::Building => build(ground, faction),
            Step::Feeding => Some(grow(ground, faction)),
            Step::Hunting | Step::Production | Step::Reaction | Step::Shipping => None,
        },
        Stage::Movement
        | Stage::Improvement
        | Stage::Lobby
        | Stage::Statues
        | Stage::Order
        | Stage::Zeus
        | Stage::Compass
        | Stage::Sinking
        | Stage::Boarding
        | Stage::Over => None,
    };
    answer.filter(|(command, _)| is_legal(state, faction, command))
}

/// Leaders come home for the next site; those at home lead to the Theatre, then to what is worth most.
fn moves(ground: Ground<'_>, faction: Faction, aim: Aim) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    let phase = &player.phase;
    let away = player.places().filter(|(place, units)| *place != Place::Home && units.leaders > 0);
    let units: Vec<Called> =
        away.map(|(from, of)| Called { from, pops: 0, leaders: of.leaders }).collect();
    let may_summon = ground.world.turn() > 1 && !phase.has_moved && phase.used.is_empty();
    if may_summon && !units.is_empty() {
        return Some((MovementCommand::Summon { units }.into(), Because::CallsLeaders));
    }
    if player.home.unmoved() == 0 {
        return None;
    }
    let free = ground.may_be_led(player.home).saturating_sub(BUILDERS);
    let order = |pops, to| Order {
        from: Place::Home,
        pops,
        also: 0,
        way: Way::Land,
        to: Target::Place(to),
        how: How::Invade,
    };
    let go = |order| Some((Command::from(MovementCommand::Move { order }), Because::Settles));
    if ground.world.holder(Place::Theatre).is_none() && free >= 2 {
        return go(order(2, Place::Theatre));
    }
    let reached = |to: &Place| {
        let region = crate::movement::reach::Region::of(*to);
        ground.reaches(faction, Place::Home, Way::Land, region)
    };
    let hexes = ground.world.hexes().map(|(hex, _)| hex);
    let open = hexes.filter(|hex| ground.world.holder(Place::Hex(*hex)).is_none());
    let worth = |hex: HexId| Some((hex, worth(ground, hex, aim)?, needs(ground, faction, hex)?));
    let all = open.filter(|hex| reached(&Place::Hex(*hex))).filter_map(worth);
    let best = all.filter(|(_, _, pops)| *pops <= free).max_by_key(|(hex, worth, pops)| {
        (*worth, std::cmp::Reverse(*pops), std::cmp::Reverse(*hex))
    });
    best.and_then(|(hex, _, pops)| go(order(pops, Place::Hex(hex))))
}

/// What a site is worth to it; nothing where it has sunk.
fn worth(ground: Ground<'_>, hex: HexId, aim: Aim) -> Option<u32> {
    let hex = ground.world.hex(hex).filter(|hex| !hex.sunk)?;
    Some(aim.worth(hex.site))
}

/// The fewest pops that, led and with the arms that it has, kill what lives there.
fn needs(ground: Ground<'_>, faction: Faction, hex: HexId) -> Option<u32> {
    let hex = ground.world.hex(hex)?;
    let strength = hex.creature.filter(|_| hex.lives).map_or(0, |strength| strength + 1);
    let arms = ground.player(faction).stock(Stock::Arms);
    (1..=10).find(|pops| pops + 1 + arms.min(pops * 2) >= strength)
}

/// Builders first, then shipwrights, then one to each Quarry and Farm; a leader to the Agora.
fn place(ground: Ground<'_>, faction: Faction) -> (Command, Because) {
    let player = ground.player(faction);
    let mut left = player.home.pops;
    let mut at: Vec<Placed> = Vec::new();
    let mut put = |square: Square, most: u32, leaders: u32| {
        let pops = most.min(left);
        left -= pops;
        if pops + leaders > 0 {
            at.push(Placed { square, pops, leaders });
        }
    };
    let has_ships = player.has(Advance::Navigation) && player.stock(Stock::Wood) >= WOOD;
    if let Some(housing) = player.city.of(Kind::Housing).next() {
        put(housing.at, BUILDERS, 0);
    }
    for yard in player.city.of(Kind::Shipyard).filter(|_| has_ships) {
        put(yard.at, SHIPYARD.min(player.stock(Stock::Wood) / WOOD), 0);
    }
    let wants = player.leaders() < LEADERS && player.home.leaders > 0;
    for agora in player.city.of(Kind::Agora).filter(|_| wants) {
        put(agora.at, 2, 1);
    }
    for works in
        [Kind::Quarry, Kind::Farm, Kind::Garden].into_iter().flat_map(|of| player.city.of(of))
    {
        put(works.at, 1, 0);
    }
    (ProductionCommand::Place { at }.into(), Because::PlacesToBuild)
}

/// A second leader, then what a fleet needs, then whatever is cheapest.
fn develop(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    let forum = Forum::ALL.into_iter().find(|at| serves(ground, faction, *at).is_ok());
    if let Some(at) = forum.filter(|_| player.leaders() < LEADERS && player.gold() >= 2) {
        return Some((DevelopmentCommand::Appoint { at }.into(), Because::Appoints));
    }
    let may = |of: &Advance| {
        let affordable = price(ground, faction, *of) <= player.stock(Stock::Knowledge);
        affordable
            && learnable(ground, faction, *of).is_ok()
            && (!of.is_social() || forum.is_some())
    };
    let first = LEARNS.into_iter().find(|of| !player.has(*of));
    let knows = |of| player.has(of);
    // What is left after a fleet can sail is for ships of old, while they can be had.
    let saves = knows(Advance::Navigation)
        && knows(Advance::Astronomy)
        && player.capacity < 4
        && ground.occupies(faction, Site::Poseidon).is_some();
    let next = match first {
        Some(first) if !saves || first != Advance::ClothMaking => Some(first).filter(may),
        _ if saves => None,
        _ => Advance::ALL.iter().copied().filter(may).min_by_key(|of| price(ground, faction, *of)),
    };
    let advance = next?;
    let at = forum.filter(|_| advance.is_social());
    Some((DevelopmentCommand::Learn { advance, at }.into(), Because::Learns))
}

/// Ships of old, then new ones.
fn craft(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    let room = CAPACITY.saturating_sub(player.capacity);
    let done = |used| player.phase.used.iter().any(|of| *of >= used);
    if !player.has(Advance::Navigation) || room == 0 {
        return None;
    }
    let craft = |what| Some((Command::from(CraftCommand::Craft { what }), Because::BuildsShips));
    if let Some(hex) = ground.occupies(faction, Site::Poseidon).filter(|_| !done(Used::Fleet)) {
        let pops = player.units(Place::Hex(hex)).pops;
        let ships =
            (player.gold() / OLD).min(player.stock(Stock::Knowledge) / OLD).min(pops).min(room);
        if ships > 0 {
            return craft(Craft::Restore(ships));
        }
    }
    let ships = (player.stock(Stock::Wood) / WOOD).min(shipwrights(ground, faction)).min(room);
    if ships > 0 && !done(Used::Shipyard) {
        return craft(Craft::Ships { ships, by_gold: 0 });
    }
    None
}

/// What gives knowledge, gold and food; a Quarry where stone is short; a Shipyard once there is wood.
fn build(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    if player.phase.builders == 0 || player.count(Kind::Housing) == 0 {
        return None;
    }
    let has_wood = player.stock(Stock::Wood) >= WOOD && player.has(Advance::Navigation);
    let hungry = food(ground, faction).excess() < EXCESS;
    let wanted = [
        (Kind::Farm, hungry),
        (Kind::Academy, player.count(Kind::Academy) < 2),
        (Kind::Shipyard, has_wood && player.count(Kind::Shipyard) == 0),
        (Kind::Agora, player.count(Kind::Agora) == 0),
        (Kind::Quarry, player.count(Kind::Quarry) < 3 && player.stock(Stock::Stone) < 4),
        (Kind::Farm, true),
    ];
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

/// The first free place for a building; the shore is left for ships.
fn fits(ground: Ground<'_>, faction: Faction, kind: Kind) -> Option<Plan> {
    let city = &ground.player(faction).city;
    let plans = city.squares().map(|at| Plan { kind, statue: None, at, turned: false });
    let is_free = |plan: &Plan| {
        let mut squares = building::planned(ground, *plan).squares();
        squares.all(|at| city.at(at).is_none() && (kind == Kind::Shipyard || at.row < city.rows))
    };
    plans.filter(is_free).find(|plan| building::fits(ground, faction, *plan).is_ok())
}

/// A people that can still be saved.
fn grow(ground: Ground<'_>, faction: Faction) -> (Command, Because) {
    let player = ground.player(faction);
    let room = PEOPLE.saturating_sub(player.on_island());
    let late = ground.world.turn() > GROWING;
    let pops = if late { 0 } else { growth(ground, faction).min(room) };
    match pops {
        0 => (DraftCommand::NextStep.into(), Because::Finishes),
        pops => (FeedingCommand::Grow { pops }.into(), Because::Grows),
    }
}

/// What it would commit to hold a site: all it has, where that could win.
pub(super) fn holds(battle: &crate::battle::Battle) -> Option<Commitment> {
    let arms = battle.defence.most_arms;
    let with = Commitment { arms, sacrifices: 0 };
    (battle.defence.with(with) >= battle.attack.bare()).then_some(with)
}
