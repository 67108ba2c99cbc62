//! Terrains (D-6).

use super::goods::MOST;
use super::{Faults, Known, Named};
use crate::content::row::Row;
use crate::content::{
    Climate, Item, Known as Ruled, Lair, LandProduct, Roamers, Skill, StructureType, Terrain,
    TerrainRow,
};

/// The terrains that rules name; every world needs each once.
const ROLES: [&str; 4] = ["plain", "ocean", "nexus", "blocked"];

/// The terrains that rules name.
#[derive(Clone, Copy)]
pub(super) struct Lands([Terrain; 4]);

impl Lands {
    pub(super) fn with(self, leaders: Option<Item>, known: &Known) -> Ruled {
        let [plain, ocean, nexus, blocked] = self.0;
        let skill = |name: &str| known.skills.find(name).ok().map(Skill);
        let item = |name: &str| known.items.find(name).ok().map(Item);
        Ruled {
            silver: Item(0),
            leaders,
            plain,
            ocean,
            nexus,
            blocked,
            observation: skill("observation"),
            stealth: skill("stealth"),
            combat: skill("combat"),
            riding: skill("riding"),
            sailing: skill("sailing"),
            entertainment: skill("entertainment"),
            gate_lore: skill("gate lore"),
            tactics: skill("tactics"),
            attunement: skill("attunement"),
            healing: skill("healing"),
            magical_healing: skill("magical healing"),
            herb: item("herb"),
            phantom: item("phantom"),
        }
    }
}

pub(super) fn terrains(
    rows: Vec<Named<'_>>,
    known: &Known,
    faults: &Faults,
) -> (Vec<TerrainRow>, Option<Lands>) {
    let mut roles: [Option<Terrain>; 4] = [None; 4];
    let mut read = |mut named: Named<'_>| {
        let all: Vec<(&str, usize)> = ROLES.into_iter().zip(0..).collect();
        if let Some(role) = named.row.maybe_one_of("is", &all)
            && roles[role].replace(Terrain(named.at)).is_some()
        {
            named.row.fault("is", format!("Another terrain is “{}” already.", ROLES[role]));
        }
        terrain(named, known)
    };
    let terrains = rows.into_iter().map(&mut read).collect();
    for (role, _) in ROLES.iter().zip(roles).filter(|(_, found)| found.is_none()) {
        faults.file("terrains.toml", None, format!("No terrain has `is = \"{role}\"`."));
    }
    let lands = match roles {
        [Some(plain), Some(ocean), Some(nexus), Some(blocked)] => {
            Some(Lands([plain, ocean, nexus, blocked]))
        }
        _ => None,
    };
    (terrains, lands)
}

fn terrain(named: Named<'_>, known: &Known) -> TerrainRow {
    let Named { mut row, name, .. } = named;
    let population = row.maybe_number("population", 1..=MOST).unwrap_or(0);
    let inland = row.some("inland", &known.items);
    if population > 0 && inland.is_empty() {
        row.fault("inland", "Where people live there is a race inland.");
    }
    let wage = if population > 0 { row.number("wage", 1..=1000) } else { 0 };
    TerrainRow {
        cost: row.maybe_number("cost", 1..=10),
        rides: row.flag("rides"),
        population,
        wage,
        products: products(&mut row, known),
        inland: inland.into_iter().map(Item).collect(),
        coast: row.some("coast", &known.items).into_iter().map(Item).collect(),
        roamers: roamers(&mut row, known),
        lairs: lairs(&mut row, known),
        settles: row.maybe_number("settles", 1..=100).unwrap_or(0),
        weights: weights(&mut row),
        under: row.maybe_number("under", 1..=1000).unwrap_or(0),
        glyph: glyph(&mut row),
        name,
    }
}

fn products(row: &mut Row<'_>, known: &Known) -> Vec<LandProduct> {
    let product = |mut row: Row<'_>| {
        let amount = row.number("amount", 1..=MOST);
        let chance = row.number("chance", 1..=100);
        Some(LandProduct { item: Item(row.one("item", &known.items)?), amount, chance })
    };
    row.rows("products").into_iter().filter_map(product).collect()
}

fn roamers(row: &mut Row<'_>, known: &Known) -> Roamers {
    let Some(mut roam) = row.inner("roam") else { return Roamers::default() };
    Roamers {
        chance: roam.number("chance", 1..=1000),
        kinds: roam.some("kinds", &known.items).into_iter().map(Item).collect(),
    }
}

fn lairs(row: &mut Row<'_>, known: &Known) -> (u32, Vec<Lair>) {
    let Some(mut lairs) = row.inner("lairs") else { return (0, Vec::new()) };
    let kind = |mut row: Row<'_>| {
        let kinds = row.some("lives", &known.items).into_iter().map(Item).collect();
        Some(Lair { structure: StructureType(row.one("structure", &known.structures)?), kinds })
    };
    let kinds = lairs.rows("kinds").into_iter().filter_map(kind).collect();
    (lairs.number("chance", 1..=100), kinds)
}

fn weights(row: &mut Row<'_>) -> Climate {
    let Some(mut weights) = row.inner("weights") else { return Climate::default() };
    let mut band = |field| weights.number(field, 0..=1000);
    Climate { arctic: band("arctic"), temperate: band("temperate"), tropic: band("tropic") }
}

fn glyph(row: &mut Row<'_>) -> String {
    let glyph = row.text("glyph");
    if glyph.len() != 4 || !glyph.is_ascii() {
        row.fault("glyph", "This should be four plain characters.");
    }
    glyph
}
