//! Moving by land and air (9.2, M-1 to M-25), with the battles that come of it, and drowning (9.3, M-9).

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use orders::Code;
use rustc_hash::FxHashMap;

use super::Turn;
use super::battle::{Attack, Fate, fight_out, is_peaceful, on_sight};
use super::code::{
    ALLY, ALREADY_FOUGHT, DENIED, DROWNED, FOUGHT_NO_MOVE, GIVEN_AWAY_NO_ADVANCE, INTO_OCEAN,
    MOVED, NO_PASSAGE, NO_SUCH_EXIT, NO_SUCH_OBJECT, OUT_OF_POINTS, OVERLOADED, RETREATED,
    SAILED_ALREADY,
};
use super::flags::number;
use super::scene::{Scene, attitude, whose};
use super::sight::Sight;
use super::told::{Datum, Filled};
use crate::content::{Content, Role};
use crate::orders::{Given, Order, Step};
use crate::world::{
    Attitude, Capacity, Direction, FactionId, Level, Mode, Region, RegionId, Structure,
    StructureNo, Unit, UnitId, Way, Weather, World,
};

/// A unit on its way.
struct Walker {
    unit: UnitId,
    given: Given,
    /// The steps that are left, and whether each attacks who denies entry (M-23).
    steps: VecDeque<(Step, bool)>,
    spent: u32,
    from: RegionId,
    /// Where it was before its last step.
    before: RegionId,
    here: RegionId,
    /// Guards whom it attacks where it has come to.
    against: Vec<UnitId>,
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

/// 9.2 MOVE and ADVANCE: pass after pass, until one in which nobody moves (M-20).
pub(super) fn walk(turn: &mut Turn<'_>) {
    let mut walkers = begin(turn);
    let index = walkers.iter().zip(0..).map(|(walker, at)| (walker.unit, at)).collect();
    let mut rank = vec![0_u32; turn.world.regions.len()];
    for (place, id) in (0..).zip(&turn.order) {
        rank[id.0 as usize] = place;
    }
    for number in 1_u32.. {
        // Regions in region order; who came in this pass has stepped in it.
        let mut from: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (at, walker) in walkers.iter().enumerate().filter(|(_, one)| !one.steps.is_empty()) {
            from.entry(rank[walker.here.0 as usize]).or_default().push(at);
        }
        let mut roaming = if number == 1 { super::roam::groups(turn) } else { BTreeMap::new() };
        for region in roaming.keys() {
            from.entry(rank[region.0 as usize]).or_default();
        }
        let mut any = false;
        for (place, mut leaving) in from {
            leaving.sort_by_cached_key(|at| standing(turn, &walkers[*at]));
            let mut entered: BTreeMap<u32, BTreeSet<UnitId>> = BTreeMap::new();
            let mut came = |region: RegionId, unit| {
                entered.entry(rank[region.0 as usize]).or_default().insert(unit);
            };
            for at in leaving {
                let walker = &mut walkers[at];
                if !walker.steps.is_empty() && pass(turn, walker) {
                    any = true;
                    came(walker.here, walker.unit);
                }
            }
            for group in roaming.remove(&turn.order[place as usize]).into_iter().flatten() {
                if let Some(to) = super::roam::roam(turn, turn.order[place as usize], group) {
                    came(to, group);
                }
            }
            for (place, units) in entered {
                let region = turn.order[place as usize];
                meet(turn, region, &units, (&mut walkers, &index), number);
            }
        }
        if !any {
            break;
        }
    }
}

/// The battles of those who have just come into a region, and what becomes of their ways (C-6, M-21, M-23).
fn meet(
    turn: &mut Turn<'_>,
    region: RegionId,
    came: &BTreeSet<UnitId>,
    (walkers, index): (&mut [Walker], &FxHashMap<UnitId, usize>),
    number: u32,
) {
    if turn.ahead {
        return;
    }
    let mut list = Vec::new();
    // In the order of those who walk; groups of Creatures are none of them.
    let mut walked: Vec<usize> = came.iter().filter_map(|unit| index.get(unit).copied()).collect();
    walked.sort_unstable();
    for walker in walked.iter().map(|at| &walkers[*at]) {
        let here = turn.world.region(region);
        let Some(unit) = here.find(walker.unit).map(|at| &here.units[at]) else { continue };
        for guard in &walker.against {
            let Some(guard) = here.find(*guard).map(|at| &here.units[at]) else { continue };
            let (of, on, given) = (unit.faction, guard.faction, Some(walker.given.clone()));
            list.push(Attack { unit: unit.id, of, target: guard.id, on, given });
        }
    }
    list.extend(on_sight(turn, region, |one, other| came.contains(&one) != came.contains(&other)));
    let fates = fight_out(turn, region, list, &format!(" {number}"));
    // Of several battles of a unit the worst counts.
    let mut worst: BTreeMap<UnitId, Fate> = BTreeMap::new();
    for (unit, fate) in fates {
        let of = worst.entry(unit).or_insert(fate);
        *of = fate.max(*of);
    }
    for (unit, fate) in worst {
        if let Some(at) = index.get(&unit) {
            fared(turn, &mut walkers[*at], region, fate);
        }
    }
    for walker in walked.iter().map(|at| &walkers[*at]) {
        if walker.here == region && !walker.steps.is_empty() {
            let place = turn.world.region(region);
            if let Some(faction) = place.find(walker.unit).map(|at| place.units[at].faction) {
                passed(turn, region, faction);
            }
        }
    }
}

/// What a battle does to the way of a unit that fought in it: who lost where it advanced goes back, and only who won
/// without a loss goes on.
fn fared(turn: &mut Turn<'_>, walker: &mut Walker, region: RegionId, fate: Fate) {
    // Who helped next door has still to fight where it came to.
    let against =
        if walker.here == region { std::mem::take(&mut walker.against) } else { Vec::new() };
    if fate == Fate::Unhurt {
        return;
    }
    let stopped = !walker.steps.is_empty();
    walker.steps.clear();
    if stopped {
        arrived(turn, walker);
    }
    let back = fate == Fate::Lost && walker.here == region && !against.is_empty();
    let Some(at) = turn.world.region(region).find(walker.unit).filter(|_| back) else { return };
    let mut unit = turn.world.region_mut(region).units.remove(at);
    unit.inside = None;
    let to = region_named(turn, walker.before);
    let there = turn.world.region_mut(walker.before);
    there.units.push(unit);
    walker.here = walker.before;
    let place = &turn.world.regions[walker.here.0 as usize];
    if let Some(unit) = place.units.last() {
        turn.out.tell(turn.phase, place, unit, &RETREATED, vec![("to", to)]);
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
    let mut index: FxHashMap<UnitId, usize> = FxHashMap::default();
    let most = turn.content.settings.path_steps as usize;
    for region in turn.order.clone() {
        for (unit, given) in turn.world.region_mut(region).orders_of("9.2") {
            let (steps, attacks) = match &given.order {
                Order::Move(steps) => (steps, false),
                Order::Advance(steps) => (steps, true),
                _ => continue,
            };
            let steps = steps.iter().map(|step| (*step, attacks));
            // Orders of a path that join follow each other (O-25).
            if let Some(walker) = index.get(&unit).map(|at| &mut walkers[*at]) {
                walker.steps.extend(steps);
                walker.steps.truncate(most);
                continue;
            }
            let steps = steps.take(most).collect();
            index.insert(unit, walkers.len());
            let (from, before, here) = (region, region, region);
            let (spent, against) = (0, Vec::new());
            walkers.push(Walker { unit, given, steps, spent, from, before, here, against });
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
    let advances = walker.steps.iter().any(|(_, attacks)| *attacks);
    if advances && unit.doing.given_away {
        turn.out.fail(region, unit, &walker.given, GIVEN_AWAY_NO_ADVANCE, Vec::new());
        return false;
    }
    if advances && unit.doing.beaten {
        let data = vec![("unit", Datum::Unit(unit.id, unit.name.clone()))];
        turn.out.fail(region, unit, &walker.given, ALREADY_FOUGHT, data);
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
    while let Some((step, attacks)) = walker.steps.pop_front() {
        match try_step(turn, walker, step, attacks) {
            Tried::Inside => {}
            Tried::Went(region) => {
                walker.before = walker.here;
                walker.here = region;
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

fn try_step(turn: &mut Turn<'_>, walker: &mut Walker, step: Step, attacks: bool) -> Tried {
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
            let inside = inside.and_then(|number| region.structure(number));
            let is_passage = |one: &Structure| turn.content.structure(one.of).role == Role::Passage;
            match inside.and_then(|one| one.way) {
                Some(way) => go(turn, walker, way, None, attacks),
                // Where a passage leads no report says.
                None if turn.ahead && inside.is_some_and(is_passage) => Tried::Stopped,
                None => {
                    fail(turn, walker, NO_PASSAGE, Vec::new());
                    Tried::Stopped
                }
            }
        }
        // Every step costs a point at least (M-7): without any none is tried, whatever lies there.
        Step::Way(way) if is_spent(turn, walker, &region.units[at]) => {
            out_of_points(turn, walker, Some(way));
            Tried::Stopped
        }
        Step::Way(way) => match turn.world.beyond(walker.here, way, turn.content.known.blocked) {
            Some(region) => go(turn, walker, Way { region, structure: None }, Some(way), attacks),
            None => {
                fail(turn, walker, NO_SUCH_EXIT, vec![("step", Datum::Text(way.short().into()))]);
                Tried::Stopped
            }
        },
    }
}

/// Whether a unit has no point left for a step.
fn is_spent(turn: &Turn<'_>, walker: &Walker, unit: &Unit) -> bool {
    let mode = Capacity::of(unit, turn.content).fastest();
    mode.is_some_and(|mode| walker.spent >= mode.points())
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

fn go(
    turn: &mut Turn<'_>,
    walker: &mut Walker,
    way: Way,
    side: Option<Direction>,
    attacks: bool,
) -> Tried {
    walker.against.clear();
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
    if is_denied(turn, walker, way, attacks) {
        return Tried::Stopped;
    }
    walker.spent += cost;
    let mut unit = turn.world.region_mut(walker.here).units.remove(at);
    unit.flags.guard = false;
    unit.inside = way.structure;
    unit.doing.spent = walker.spent;
    turn.world.region_mut(way.region).units.push(unit);
    Tried::Went(way.region)
}

/// Whether guards keep the unit out of where it goes. Over the sea nobody does, nor out of the Nexus. Who
/// attacks them comes in to fight, unless they are its allies' (M-23, M-24).
fn is_denied(turn: &mut Turn<'_>, walker: &mut Walker, way: Way, attacks: bool) -> bool {
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
    let there = turn.world.region(way.region);
    if attacks && !turn.ahead && !is_peaceful(turn.content, there) {
        let ally = |at: &&usize| {
            turn.world.attitude(unit.faction, there.units[**at].faction) == Attitude::Ally
        };
        if let Some(ally) = guards.iter().find(ally).map(|at| &there.units[*at]) {
            let sight = Sight::of(turn.content, there, unit.faction);
            let ally = whose(turn.content, &turn.world.factions, &sight, ally);
            fail(turn, walker, ALLY, vec![("faction", ally)]);
            return true;
        }
        walker.against = guards.iter().map(|at| there.units[*at].id).collect();
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
    path.extend(walker.steps.iter().map(|(step, _)| word(step)));
    fail(turn, walker, OUT_OF_POINTS, vec![("step", Datum::Text(first))]);
    let region = turn.world.region_mut(walker.here);
    if let Some(at) = region.find(walker.unit) {
        region.units[at].doing.left = Some(format!("{} {}", walker.given.row.word, path.join(" ")));
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
