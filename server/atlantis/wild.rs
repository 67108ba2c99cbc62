//! What lives in the wild and guards the cities: the Guard, groups of Creatures.

use game::Chance;

use crate::chance::{Stream, percent};
use crate::content::{Content, Guarded, Heads, Item, Lair, Role};
use crate::world::{FactionId, RegionId, Stock, Unit, UnitId, World, points_of};

/// Chance in 100 that a dead creature leaves a good (D-5).
const LEAVES: u32 = 10;

/// Raises the Guard of every settlement that has none and that nobody guards (X-40, X-42, D-5a).
pub(crate) fn raise(content: &Content, world: &mut World) {
    for at in 0..world.regions.len() {
        let region = &mut world.regions[at];
        if region.units.iter().any(|unit| unit.flags.guard) {
            continue;
        }
        // Guards who were beaten and live go on guard again, and no others are raised beside them.
        let mut back = false;
        for unit in region.units.iter_mut().filter(|unit| unit.faction == FactionId::GUARD) {
            (unit.flags.guard, back) = (true, true);
        }
        if back {
            continue;
        }
        let Some(dwelling) = &region.dwelling else { continue };
        let Some(settlement) = &dwelling.settlement else { continue };
        let of = if settlement.start { Guarded::Start } else { Guarded::Kind(settlement.kind) };
        let Some(row) = content.arms.guards.iter().find(|row| row.of == of) else { continue };
        let heads = match row.heads {
            Heads::Fixed(heads) => heads,
            Heads::Per(people) => settlement.size / people.max(1),
        };
        let race = dwelling.race;
        let mut units = Vec::new();
        if heads > 0 {
            let mut unit = newcomer(world, "Guard");
            unit.stock.put(race, heads);
            for item in &row.goods {
                unit.stock.put(*item, heads);
            }
            for (skill, level) in &row.skills {
                unit.skills.set(*skill, points_of(*level) * u64::from(heads));
            }
            unit.flags.guard = true;
            units.push(unit);
        }
        for (count, spell, level) in &row.mages {
            for _ in 0..*count {
                let mut unit = newcomer(world, "Mage Guard");
                unit.stock.put(content.known.leaders.unwrap_or(race), 1);
                unit.skills.set(*spell, points_of(*level));
                unit.spell = Some(*spell);
                (unit.flags.guard, unit.flags.behind) = (true, true);
                units.push(unit);
            }
        }
        world.regions[at].units.extend(units);
    }
}

/// A unit of the Guard with the next number of the world.
fn newcomer(world: &mut World, name: &str) -> Unit {
    let id = UnitId(world.next_unit);
    world.next_unit = world.next_unit.saturating_add(1);
    Unit { name: name.to_owned(), ..Unit::new(id, FactionId::GUARD) }
}

/// How often groups come.
#[derive(Clone, Copy)]
pub(crate) struct Chances {
    /// Roaming groups: so many times the terrain's figure (D-6) …
    pub(crate) roams: u32,
    /// … of so many.
    pub(crate) of: u32,
    /// A lair's group, of 100.
    pub(crate) lair: u32,
}

/// Groups are born in regions without Creatures, and in lairs that stand empty. ⚙ `creatures` scales both.
pub(crate) fn born(content: &Content, world: &mut World, phase: &str, chances: Chances) {
    let percents = content.settings.creatures;
    for at in 0..world.regions.len() {
        let region = &world.regions[at];
        let here = region.units.iter().filter(|unit| unit.faction == FactionId::CREATURES);
        let wild = here.clone().next().is_some();
        let roamers = &content.terrain(region.terrain).roamers;
        let lair =
            region.structures.iter().find(|one| content.structure(one.of).role == Role::Lair);
        let empty = lair.filter(|lair| !here.clone().any(|unit| unit.inside == Some(lair.number)));
        if (wild || roamers.chance == 0) && empty.is_none() {
            continue;
        }
        let mut chance = world.seed.stream(world.turn, phase, &format!("region {at}"));
        let comes = |chance: &mut Stream, parts: u32, of: u32| {
            let scaled = u64::from(parts) * u64::from(percents) / 100;
            u64::from(chance.roll(of)) <= scaled
        };
        let guarded = region.units.iter().any(|unit| unit.faction == FactionId::GUARD);
        let mut groups = Vec::new();
        let room = !wild && !guarded && roamers.chance > 0;
        if room && comes(&mut chance, roamers.chance * chances.roams, chances.of) {
            let stock = group(content, &mut chance, &roamers.kinds);
            groups.extend(stock.map(|stock| (stock, None)));
        }
        if let Some(lair) = empty {
            let (_, kinds) = &content.terrain(region.terrain).lairs;
            let kinds = kinds.iter().find(|kind: &&Lair| kind.structure == lair.of);
            if let Some(kinds) = kinds
                && comes(&mut chance, chances.lair, 100)
            {
                let stock = group(content, &mut chance, &kinds.kinds);
                groups.extend(stock.map(|stock| (stock, Some(lair.number))));
            }
        }
        for (stock, inside) in groups {
            let region = RegionId(u32::try_from(at).unwrap_or(u32::MAX));
            let id = put(content, world, region, stock);
            let region = world.region_mut(region);
            if let Some(unit) = region.find(id).map(|at| &mut region.units[at]) {
                unit.inside = inside;
            }
        }
    }
}

/// A new group of one of these kinds, with what its dead will leave (D-5, D-6, X-47). A rare kind comes only with
/// `roll(rare) = 1`, else the first other; none where there is no other.
fn group(content: &Content, chance: &mut Stream, kinds: &[Item]) -> Option<Stock> {
    let rare = |item: Item| content.creature(item).and_then(|creature| creature.rare);
    let mut item = *(chance as &mut dyn Chance).pick(kinds)?;
    if let Some(sides) = rare(item)
        && chance.roll(sides) != 1
    {
        item = kinds.iter().copied().find(|item| rare(*item).is_none())?;
    }
    let creature = content.creature(item)?;
    if creature.group == 0 {
        return None;
    }
    let many = chance.roll(creature.group) + creature.group / 2;
    let mut stock: Stock = [(item, many)].into_iter().collect();
    stock.put(content.known.silver, creature.silver.saturating_mul(many));
    if let Some(class) = creature.leaves {
        let goods: Vec<Item> = content
            .all_items()
            .filter(|(item, row)| {
                row.classes.has(class) && *item != content.known.silver && !row.is_race()
            })
            .map(|(item, _)| item)
            .collect();
        for _ in 0..many {
            if percent(chance, LEAVES)
                && let Some(good) = (chance as &mut dyn Chance).pick(&goods)
            {
                stock.put(*good, 1);
            }
        }
    }
    Some(stock)
}

/// Puts a group of Creatures into a region of a world.
pub(crate) fn put(
    content: &Content,
    world: &mut World,
    region: RegionId,
    monsters: Stock,
) -> UnitId {
    let id = UnitId(world.next_unit);
    world.next_unit = world.next_unit.saturating_add(1);
    let mut unit = Unit::new(id, FactionId::CREATURES);
    unit.name = name(content, &monsters);
    unit.stock = monsters;
    world.region_mut(region).units.push(unit);
    id
}

/// A group is called after those of whom it has most.
fn name(content: &Content, monsters: &Stock) -> String {
    let most = |(_, amount): &(Item, u32)| *amount;
    let monsters = monsters.iter().filter(|(item, _)| content.creature(*item).is_some());
    let Some((item, amount)) = monsters.max_by_key(most) else { return String::new() };
    let name = content.item(item).named(amount.into());
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
