//! Regions, structures and units as a faction sees them.

use super::{Sight, hex};
use crate::content::{Content, Item, Role};
use crate::report::{
    CapacitySeen, Exit, GateSeen, Good, MarketLine, ProvinceTown, RegionSeen, Seen, ShipSeen,
    SkillSeen, StructureSeen, UnitSeen, Wage, Who,
};
use crate::world::{
    Capacity, Consume, DIRECTIONS, FactionId, Region, RegionId, Reveal, Spoils, Structure, Trade,
    Unit, Weather, World,
};

/// Who looks.
pub(crate) struct Eyes {
    faction: FactionId,
    /// An eye of magic there, and how well it sees (G-50).
    magic: Option<u32>,
}

impl Eyes {
    /// Of this faction.
    pub(crate) fn of(faction: FactionId) -> Self {
        Self { faction, magic: None }
    }

    /// With an eye of magic.
    pub(crate) fn with_magic(self, magic: Option<u32>) -> Self {
        Self { magic, ..self }
    }
}

/// A region in which the faction has a unit, or an eye of magic.
pub(crate) fn region(content: &Content, world: &World, id: RegionId, eyes: &Eyes) -> RegionSeen {
    let region = world.region(id);
    let sight = Sight::of(content, region, eyes.faction);
    let how = if sight.is_there() || eyes.magic.is_none() { Seen::Here } else { Seen::Magic };
    let sight = sight.with_eye(eyes.magic);
    let mut seen = outline(content, world, id, how);
    if !sight.is_there() {
        return seen;
    }
    seen.tax = region.taxable();
    seen.weather = Some([word(region.weather), word(region.next_weather)]);
    seen.wage = region.dwelling.as_ref().map(|_| Wage { w: region.wage(), max: region.wages() });
    seen.wanted = lines(content, &region.market.wanted);
    seen.for_sale = lines(content, &region.market.for_sale);
    seen.entertainment = region.entertainment(content);
    seen.products = region
        .products
        .iter()
        .filter_map(|(item, _)| Some(good(content, *item, region.gives(content, *item)?)))
        .collect();
    seen.gate = gate(content, world, region, eyes);
    let names = |faction| world.faction(faction).map(|one| one.name.clone());
    fill(content, region, &sight, eyes, &names, &mut seen);
    seen
}

/// A region through which a unit of the faction goes at this moment: what stands there, and who can be seen.
pub(crate) fn passed(
    content: &Content,
    world: &World,
    id: RegionId,
    faction: FactionId,
) -> RegionSeen {
    let region = world.region(id);
    let eyes = Eyes::of(faction);
    let sight = Sight::of(content, region, faction);
    let mut seen = outline(content, world, id, Seen::Passed);
    let names = |faction| world.faction(faction).map(|one| one.name.clone());
    fill(content, region, &sight, &eyes, &names, &mut seen);
    // Own units stand where their way ends, not where it led through.
    seen.units.retain(|unit| !unit.own);
    seen.structures.iter_mut().for_each(|one| one.units.retain(|unit| !unit.own));
    seen
}

/// What whoever has been there knows.
fn outline(content: &Content, world: &World, id: RegionId, how: Seen) -> RegionSeen {
    let region = world.region(id);
    let dwelling = region.dwelling.as_ref();
    let exits = DIRECTIONS.iter().filter_map(|way| {
        let there = world.region(world.beyond(id, *way, content.known.blocked)?);
        Some(Exit {
            dir: way.name().to_owned(),
            terrain: content.terrain(there.terrain).name.clone(),
            at: hex(there.place),
            province: there.province.clone(),
            settlement: town(there),
        })
    });
    RegionSeen {
        at: hex(region.place),
        seen: how,
        terrain: content.terrain(region.terrain).name.clone(),
        province: region.province.clone(),
        settlement: town(region),
        population: region.people(),
        race: dwelling.map(|dwelling| content.item(dwelling.race).tag.clone()),
        tax: 0,
        weather: None,
        wage: None,
        wanted: Vec::new(),
        for_sale: Vec::new(),
        entertainment: 0,
        products: Vec::new(),
        exits: exits.collect(),
        gate: None,
        units: Vec::new(),
        structures: Vec::new(),
    }
}

fn town(region: &Region) -> Option<ProvinceTown> {
    let settlement = region.dwelling.as_ref()?.settlement.as_ref()?;
    Some(ProvinceTown { name: settlement.name.clone(), kind: settlement.kind.name().to_owned() })
}

fn word(weather: Weather) -> String {
    match weather {
        Weather::Clear => "clear",
        Weather::Winter => "winter",
        Weather::Monsoon => "monsoon",
    }
    .to_owned()
}

fn lines(content: &Content, all: &[Trade]) -> Vec<MarketLine> {
    let line = |trade: &Trade| MarketLine {
        tag: content.item(trade.item).tag.clone(),
        amount: trade.amount,
        price: trade.price,
    };
    all.iter().filter(|trade| trade.amount > 0).map(line).collect()
}

fn good(content: &Content, item: Item, amount: u32) -> Good {
    Good { tag: content.item(item).tag.clone(), amount }
}

/// Gates are seen by mages with gate lore; who has none sees none.
fn gate(content: &Content, world: &World, region: &Region, eyes: &Eyes) -> Option<GateSeen> {
    let lore = content.known.gate_lore?;
    let sees = |unit: &&Unit| unit.faction == eyes.faction && unit.level(content, lore) >= 1;
    let gate = region.gate.filter(|_| region.units.iter().any(|unit| sees(&unit)))?;
    let all = world.regions.iter().filter(|region| region.gate.is_some()).count();
    Some(GateSeen { number: gate.number, of: u32::try_from(all).unwrap_or(u32::MAX) })
}

/// Units and structures.
fn fill(
    content: &Content,
    region: &Region,
    sight: &Sight,
    eyes: &Eyes,
    names: &dyn Fn(FactionId) -> Option<String>,
    seen: &mut RegionSeen,
) {
    let show = |inside| {
        let here = region.units.iter().filter(move |unit| unit.inside == inside);
        let here = here.filter(|unit| sight.sees(content, unit));
        here.map(|unit| unit_seen(content, sight, eyes, names, unit)).collect::<Vec<_>>()
    };
    seen.units = show(None);
    let structure = |one: &Structure| {
        let mut units = show(Some(one.number));
        let owner = region.owner(content, one.number);
        if let Some(owner) = owner {
            // The owner stands first (K-6): units without people may have entered before it.
            let number = region.units[owner].id.0;
            if let Some(at) = units.iter().position(|unit| unit.number == number) {
                let first = units.remove(at);
                units.insert(0, first);
            }
        }
        let row = content.structure(one.of);
        let own = owner.is_some_and(|owner| region.units[owner].faction == eyes.faction);
        StructureSeen {
            number: one.number.0,
            name: one.name.clone(),
            of: row.name.clone(),
            description: one.about.clone(),
            needs: one.needs,
            owner: owner.map(|owner| region.units[owner].id.0),
            inner: row.role == Role::Passage,
            closed: row.role == Role::Lair,
            ward: one.warded(content),
            ship: match row.role {
                Role::Ship { carries, sailors } if own => {
                    let aboard = region.units.iter().filter(|unit| unit.inside == Some(one.number));
                    let load = aboard.map(|unit| Capacity::of(unit, content).weight).sum();
                    Some(ShipSeen { sailors, load, capacity: carries.into() })
                }
                _ => None,
            },
            units,
        }
    };
    seen.structures = region.structures.iter().map(structure).collect();
}

fn unit_seen(
    content: &Content,
    sight: &Sight,
    eyes: &Eyes,
    names: &dyn Fn(FactionId) -> Option<String>,
    unit: &Unit,
) -> UnitSeen {
    let own = unit.faction == eyes.faction;
    let known = sight.knows(content, unit);
    let people = unit.people(content).map(|(race, heads)| good(content, race, heads)).collect();
    let goods = unit.stock.iter().filter(|(item, _)| {
        let row = content.item(*item);
        // What Creatures carry is known to Control alone.
        let hidden = unit.faction == FactionId::CREATURES && content.creature(*item).is_none();
        !row.is_race()
            && !hidden
            && *item != content.known.silver
            && (own || sight.sees_good(content, *item))
    });
    let who = Who { number: unit.faction.0, name: names(unit.faction).unwrap_or_default() };
    let mut seen = UnitSeen {
        number: unit.id.0,
        own,
        name: unit.name.clone(),
        faction: known.then_some(who),
        description: unit.about.clone(),
        flags: flags(unit, own, known),
        people,
        goods: goods.map(|(item, amount)| good(content, item, amount)).collect(),
        silver: None,
        weight: None,
        capacity: None,
        skills: None,
        combat_spell: None,
        weapons: Vec::new(),
        armor: Vec::new(),
        can_study: Vec::new(),
    };
    if own {
        secrets(content, unit, &mut seen);
    }
    seen
}

/// What only its own faction knows of a unit.
fn secrets(content: &Content, unit: &Unit, seen: &mut UnitSeen) {
    let tag = |item: &Item| content.item(*item).tag.clone();
    seen.silver = Some(unit.silver(content));
    let capacity = Capacity::of(unit, content);
    let Capacity { weight, fly, ride, walk, swim } = capacity;
    seen.weight = Some(weight);
    seen.capacity = Some(CapacitySeen { fly, ride, walk, swim });
    let skills = unit.skills.iter().map(|(skill, points)| SkillSeen {
        tag: content.skill(skill).tag.clone(),
        level: unit.level(content, skill),
        points,
    });
    seen.skills = Some(skills.collect());
    seen.combat_spell = unit.spell.map(|spell| content.skill(spell).tag.clone());
    seen.weapons = unit.weapons.iter().map(tag).collect();
    seen.armor = unit.armour.iter().map(tag).collect();
    if unit.is_mage(content) {
        let can = content.all_skills().filter(|(skill, row)| {
            row.magic.is_some_and(|magic| magic != crate::content::Foundation::Attunement)
                && row.studied
                && unit.level(content, *skill) < unit.most(content, *skill)
                && unit.lacks(content, *skill).is_empty()
        });
        seen.can_study = can.map(|(_, row)| row.tag.clone()).collect();
    }
}

fn flags(unit: &Unit, own: bool, known: bool) -> Vec<String> {
    let of = &unit.flags;
    let all = [
        (of.guard, true, "on_guard"),
        (of.avoid, known, "avoiding"),
        (of.behind, known, "behind"),
        (of.reveal == Reveal::Unit, own, "revealing_unit"),
        (of.reveal == Reveal::Faction, own, "revealing_faction"),
        (of.hold, own, "holding"),
        (of.autotax, own, "taxing"),
        (of.noaid, own, "no_aid"),
        (of.consume == Consume::Unit, own, "consuming_unit"),
        (of.consume == Consume::Faction, own, "consuming_faction"),
        (of.nocross, own, "no_cross"),
        (of.spoils == Spoils::None, own, "spoils_none"),
        (of.spoils == Spoils::Walk, own, "spoils_walk"),
        (of.spoils == Spoils::Ride, own, "spoils_ride"),
        (of.spoils == Spoils::Fly, own, "spoils_fly"),
    ];
    let shown = all.into_iter().filter(|(set, shown, _)| *set && *shown);
    shown.map(|(_, _, word)| word.to_owned()).collect()
}
