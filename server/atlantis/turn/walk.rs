//! Moving by land and air (9.2, M-1 to M-22) and drowning (9.3, M-9).

use std::collections::VecDeque;

use orders::Code;

use super::Turn;
use super::code::{
    DENIED, DROWNED, FOUGHT_NO_MOVE, INTO_OCEAN, MOVED, NO_PASSAGE, NO_SUCH_EXIT, NO_SUCH_OBJECT,
    OUT_OF_POINTS, OVERLOADED, SAILED_ALREADY,
};
use super::flags::number;
use super::scene::{Scene, attitude};
use super::told::{Datum, Filled};
use crate::content::{Content, Role};
use crate::orders::{Given, Order, Step};
use crate::world::{
    Attitude, Capacity, Direction, FactionId, Level, Mode, Region, RegionId, StructureNo, UnitId,
    Way, Weather, World,
};

/// A unit on its way.
struct Walker {
    unit: UnitId,
    given: Given,
    steps: VecDeque<Step>,
    spent: u32,
    from: RegionId,
    here: RegionId,
    moved: bool,
}

/// What comes of trying a step.
enum Tried {
    /// It stands in the same region.
    Inside,
    /// It went to this region.
    Went(RegionId),
    /// Its way ends.
    Stopped,
}

/// 9.2 MOVE: pass after pass, until one in which nobody moves (M-20).
pub(super) fn walk(turn: &mut Turn<'_>) {
    let mut walkers = begin(turn);
    let mut rank = vec![0_u32; turn.world.regions.len()];
    for (place, id) in (0..).zip(&turn.order) {
        rank[id.0 as usize] = place;
    }
    loop {
        // Regions in region order, units in report order; who came in this pass has stepped in it.
        walkers.retain(|walker| !walker.steps.is_empty());
        walkers.sort_by_cached_key(|walker| (rank[walker.here.0 as usize], standing(turn, walker)));
        let mut any = false;
        for walker in &mut walkers {
            any |= pass(turn, walker);
        }
        if !any {
            break;
        }
        for walker in walkers.iter().filter(|walker| walker.moved && !walker.steps.is_empty()) {
            let region = turn.world.region(walker.here);
            if let Some(faction) = region.find(walker.unit).map(|at| region.units[at].faction) {
                passed(turn, walker.here, faction);
            }
        }
    }
}

/// Where a unit stands in report order.
fn standing(turn: &Turn<'_>, walker: &Walker) -> (u32, usize) {
    let region = turn.world.region(walker.here);
    let at = region.find(walker.unit).unwrap_or(usize::MAX);
    let inside = region.units.get(at).and_then(|unit| unit.inside);
    (inside.map_or(0, |number| number.0), at)
}

fn begin(turn: &mut Turn<'_>) -> Vec<Walker> {
    let mut walkers: Vec<Walker> = Vec::new();
    let most = turn.content.settings.path_steps as usize;
    for region in turn.order.clone() {
        for (unit, given) in turn.world.region_mut(region).orders_of("9.2") {
            let Order::Move(steps) = &given.order else { continue };
            // Orders of a path that join follow each other (O-25).
            if let Some(walker) = walkers.iter_mut().find(|walker| walker.unit == unit) {
                walker.steps.extend(steps.iter().copied());
                walker.steps.truncate(most);
                continue;
            }
            let steps = steps.iter().copied().take(most).collect();
            let (spent, moved) = (0, false);
            walkers.push(Walker { unit, given, steps, spent, from: region, here: region, moved });
        }
    }
    walkers.retain(|walker| may_leave(turn, walker));
    walkers
}

fn may_leave(turn: &mut Turn<'_>, walker: &Walker) -> bool {
    let region = turn.world.region(walker.here);
    let Some(at) = region.find(walker.unit) else { return false };
    let unit = &region.units[at];
    if unit.doing.sailed {
        turn.out.fail(region, unit, &walker.given, SAILED_ALREADY, Vec::new());
        return false;
    }
    if unit.heads(turn.content) == 0 {
        return false;
    }
    if unit.doing.stays {
        let data = vec![("unit", Datum::Unit(unit.id, unit.name.clone()))];
        turn.out.fail(region, unit, &walker.given, FOUGHT_NO_MOVE, data);
        return false;
    }
    let capacity = Capacity::of(unit, turn.content);
    if capacity.fastest().is_none() {
        let figure = |number: u64| Datum::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let data = vec![("weight", figure(capacity.weight)), ("most", figure(capacity.walk))];
        turn.out.fail(region, unit, &walker.given, OVERLOADED, data);
        return false;
    }
    true
}

/// Structure steps and then one step to another region; says whether anything moved.
fn pass(turn: &mut Turn<'_>, walker: &mut Walker) -> bool {
    walker.moved = false;
    while let Some(step) = walker.steps.pop_front() {
        match try_step(turn, walker, step) {
            Tried::Inside => {}
            Tried::Went(region) => {
                walker.here = region;
                walker.moved = true;
                if walker.steps.is_empty() {
                    arrived(turn, walker);
                }
                return true;
            }
            Tried::Stopped => {
                walker.steps.clear();
                break;
            }
        }
    }
    arrived(turn, walker);
    false
}

/// Tells where a unit came to, once its way has ended.
fn arrived(turn: &mut Turn<'_>, walker: &Walker) {
    if walker.from == walker.here && walker.spent == 0 {
        return;
    }
    let (from, to) = (region_named(turn, walker.from), region_named(turn, walker.here));
    let region = &turn.world.regions[walker.here.0 as usize];
    if let Some(at) = region.find(walker.unit) {
        let data = vec![("from", from), ("to", to)];
        turn.out.tell(turn.phase, region, &region.units[at], &MOVED, data);
    }
}

/// A region as reports name it: “plain (12,8) in Koridallos”.
pub(super) fn region_named(turn: &Turn<'_>, id: RegionId) -> Datum {
    let region = turn.world.region(id);
    let place = region.place;
    let level = match place.level {
        crate::world::Level::Nexus => ",nexus",
        crate::world::Level::Surface => "",
        crate::world::Level::Underworld => ",underworld",
    };
    let terrain = &turn.content.terrain(region.terrain).name;
    let text = format!("{terrain} ({},{}{level}) in {}", place.x, place.y, region.province);
    Datum::Region(place, text)
}

/// A faction sees a region through which a unit of it goes.
pub(super) fn passed(turn: &mut Turn<'_>, here: RegionId, faction: FactionId) {
    let seen = super::seen::passed(turn.content, &turn.world, here, faction);
    turn.did(faction).passed.insert(here, seen);
}

fn fail(turn: &mut Turn<'_>, walker: &Walker, code: Code, data: Filled) {
    let region = &turn.world.regions[walker.here.0 as usize];
    if let Some(at) = region.find(walker.unit) {
        turn.out.fail(region, &region.units[at], &walker.given, code, data);
    }
}

fn try_step(turn: &mut Turn<'_>, walker: &mut Walker, step: Step) -> Tried {
    let region = turn.world.region(walker.here);
    let Some(at) = region.find(walker.unit) else { return Tried::Stopped };
    let inside = region.units[at].inside;
    match step {
        Step::Out => {
            if inside.is_some() {
                turn.world.region_mut(walker.here).stand(at, None);
            }
            Tried::Inside
        }
        Step::Into(number) => enter(turn, walker, at, number),
        Step::In => {
            let way = inside.and_then(|number| region.structure(number)).and_then(|one| one.way);
            match way {
                Some(way) => go(turn, walker, way, None),
                None => {
                    fail(turn, walker, NO_PASSAGE, Vec::new());
                    Tried::Stopped
                }
            }
        }
        Step::Way(way) => match turn.world.beyond(walker.here, way, turn.content.known.blocked) {
            Some(region) => go(turn, walker, Way { region, structure: None }, Some(way)),
            None => {
                fail(turn, walker, NO_SUCH_EXIT, vec![("step", Datum::Text(way.short().into()))]);
                Tried::Stopped
            }
        },
    }
}

/// A structure step (M-10, W-32).
fn enter(turn: &mut Turn<'_>, walker: &Walker, at: usize, number: StructureNo) -> Tried {
    let content = turn.content;
    let region = turn.world.region(walker.here);
    let refused = match region.structure(number) {
        None => Some(NO_SUCH_OBJECT),
        Some(structure) => {
            let role = content.structure(structure.of).role;
            let mine = region.units[at].faction;
            let owner = region.owner(content, number).map(|owner| region.units[owner].faction);
            let admits = |owner| attitude(&turn.world.factions, owner, mine) >= Attitude::Friendly;
            match role {
                Role::Lair => Some(super::code::NOT_ENTERABLE),
                Role::Passage => None,
                _ if owner.is_none_or(admits) => None,
                _ => Some(super::code::NOT_ADMITTED),
            }
        }
    };
    if let Some(code) = refused {
        let name = region.structure(number).map(|one| one.name.clone()).unwrap_or_default();
        let named = Datum::Text(format!("{name} [{}]", number.0));
        fail(turn, walker, code, vec![("object", named)]);
        return Tried::Stopped;
    }
    turn.world.region_mut(walker.here).stand(at, Some(number));
    Tried::Inside
}

/// What entering a region costs (M-7, M-8): bad weather doubles, then a road halves for who does not fly.
#[must_use]
pub fn cost(content: &Content, world: &World, mode: Mode, to: RegionId, road: bool) -> Option<u32> {
    let region = world.region(to);
    let plain = if mode == Mode::Fly { 1 } else { content.terrain(region.terrain).cost? };
    let weather = if region.sky() == Weather::Clear { plain } else { 2 * plain };
    Some(if road && mode != Mode::Fly { weather.div_ceil(2).max(1) } else { weather })
}

fn go(turn: &mut Turn<'_>, walker: &mut Walker, way: Way, side: Option<Direction>) -> Tried {
    let content = turn.content;
    let region = turn.world.region(walker.here);
    let Some(at) = region.find(walker.unit) else { return Tried::Stopped };
    let unit = &region.units[at];
    let Some(mode) = Capacity::of(unit, content).fastest() else { return Tried::Stopped };
    let ocean = turn.world.region(way.region).terrain == content.known.ocean;
    if ocean && (mode != Mode::Fly || unit.flags.nocross) {
        fail(turn, walker, INTO_OCEAN, Vec::new());
        return Tried::Stopped;
    }
    let road = side.is_some_and(|side| turn.world.is_joined(content, walker.here, side));
    let Some(cost) = cost(content, &turn.world, mode, way.region, road) else {
        fail(turn, walker, NO_SUCH_EXIT, Vec::new());
        return Tried::Stopped;
    };
    if walker.spent + cost > mode.points() {
        out_of_points(turn, walker, side);
        return Tried::Stopped;
    }
    if is_denied(turn, walker, way) {
        return Tried::Stopped;
    }
    walker.spent += cost;
    let mut unit = turn.world.region_mut(walker.here).units.remove(at);
    unit.flags.guard = false;
    unit.inside = way.structure;
    turn.world.region_mut(way.region).units.push(unit);
    Tried::Went(way.region)
}

/// Whether guards keep the unit out of where it goes. Over the sea nobody does, nor out of the Nexus.
fn is_denied(turn: &mut Turn<'_>, walker: &Walker, way: Way) -> bool {
    let here = turn.world.region(walker.here);
    let over_sea = turn.world.region(way.region).terrain == turn.content.known.ocean;
    let Some(at) = here.find(walker.unit) else { return true };
    if over_sea || here.place.level == Level::Nexus {
        return false;
    }
    let mut unit = here.units[at].clone();
    unit.flags.guard = false;
    unit.inside = way.structure;
    let guards = turn.watch(way.region).denies(&unit);
    if guards.is_empty() {
        return false;
    }
    let to = region_named(turn, way.region);
    let named = super::guard::named(turn.world.region(way.region), &guards);
    fail(turn, walker, DENIED, vec![("to", to), ("guards", named)]);
    turn.tell_denied(way.region, &guards, &unit);
    true
}

/// The way that is left becomes next month's order where something waits behind it (O-24).
fn out_of_points(turn: &mut Turn<'_>, walker: &Walker, side: Option<Direction>) {
    let word = |step: &Step| match step {
        Step::Way(way) => way.short().to_owned(),
        Step::Into(number) => number.0.to_string(),
        Step::In => "IN".to_owned(),
        Step::Out => "OUT".to_owned(),
    };
    let first = side.map_or_else(|| "IN".to_owned(), |side| side.short().to_owned());
    let mut path = vec![first.clone()];
    path.extend(walker.steps.iter().map(word));
    fail(turn, walker, OUT_OF_POINTS, vec![("step", Datum::Text(first))]);
    let region = turn.world.region_mut(walker.here);
    if let Some(at) = region.find(walker.unit) {
        region.units[at].doing.left = Some(format!("MOVE {}", path.join(" ")));
    }
}

/// 9.3: who is over the sea outside a ship drowns with all that it has (M-9).
pub(super) fn drown(scene: &mut Scene<'_>) {
    if !scene.is_ocean() {
        return;
    }
    let content = scene.content;
    let afloat = |region: &Region, number: StructureNo| {
        region.structure(number).is_some_and(|one| content.structure(one.of).is_ship())
    };
    loop {
        let found = scene.region.units.iter().position(|unit| {
            !unit.faction.is_npc()
                && !unit.inside.is_some_and(|number| afloat(scene.region, number))
        });
        let Some(at) = found else { break };
        let heads = scene.unit(at).heads(content);
        scene.tell(at, &DROWNED, vec![("heads", number(heads))]);
        scene.region.units.remove(at);
    }
}
