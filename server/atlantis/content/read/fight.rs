//! Weapons, armour, mounts, creatures, guards (D-2a to D-2c, D-5, D-5a).

use super::goods::{MOST, of, plain, skills};
use super::{Faults, Known, Named};
use crate::content::row::Row;
use crate::content::{
    Arm, Armour, Class, Creature, Defences, Does, Force, Guard, Guarded, Haunt, Heads, Hit, Item,
    ItemRow, Kind, Length, Mount, Mounted, Nature, Odds, Skill, Special, Terrain,
};
use crate::world::SettlementKind;

/// Weapons, and bare hands.
pub(super) fn weapons(
    rows: Vec<Row<'_>>,
    known: &Known,
    faults: &Faults,
) -> (Vec<Arm>, Option<Arm>) {
    let (mut weapons, mut bare) = (Vec::new(), Vec::new());
    for mut row in rows {
        let armed = row.has("item");
        let item = if armed { row.one("item", &known.items) } else { None };
        let Some(arm) = arm(&mut row, item, known) else { continue };
        if armed { weapons.push(arm) } else { bare.push(arm) }
    }
    if bare.len() != 1 {
        let sentence = "One row without an item says what bare hands are.";
        faults.file("weapons.toml", None, sentence);
    }
    (weapons, bare.pop())
}

fn arm(row: &mut Row<'_>, item: Option<u16>, known: &Known) -> Option<Arm> {
    let hits = [
        ("crush", Hit::Crush),
        ("pierce", Hit::Pierce),
        ("cleave", Hit::Cleave),
        ("slash", Hit::Slash),
        ("armour piercing", Hit::ArmourPiercing),
    ];
    let lengths = [("short", Length::Short), ("normal", Length::Normal), ("long", Length::Long)];
    let skills = skills(row.amounts("skills", &known.skills, 0..=5));
    if skills.is_empty() || skills.len() > 2 {
        row.fault("skills", "One or two skills use a weapon, as { combat = 0 }.");
    }
    let attack = row.number("attack", -20..=20);
    let defence = row.number("defence", -20..=20);
    let (ranged, every) = (row.flag("ranged"), row.number("every", 1..=10));
    let hit = row.one_of("class", &hits);
    let length = if ranged { None } else { row.one_of("length", &lengths) };
    let mounted = row
        .maybe_one_of("mounted", &[("only", Mounted::Only), ("never", Mounted::Never)])
        .unwrap_or_default();
    let against_mounted = row.maybe_number("against_mounted", -20..=20).unwrap_or(0);
    let (item, special) = (item.map(Item), special(row));
    let hit = hit?;
    Some(Arm {
        item,
        skills,
        attack,
        defence,
        ranged,
        hit,
        every,
        length,
        mounted,
        against_mounted,
        special,
    })
}

fn special(row: &mut Row<'_>) -> Option<Special> {
    let mut special = row.inner("special")?;
    let (name, level) = (special.text("name"), special.number("level", 1..=20));
    let blows = special.number("blows", 1..=10_000);
    let does = special.maybe_one_of("does", &Does::ATTACKS).unwrap_or(Does::Blows);
    Some(Special { name, does, force: special.one_of("type", &Force::NAMED)?, level, blows })
}

pub(super) fn armour(rows: Vec<Row<'_>>, known: &Known) -> Vec<Armour> {
    let armour = |mut row: Row<'_>| {
        let common = odds(&mut row, "common");
        let (piercing, energy) = (odds(&mut row, "piercing"), odds(&mut row, "energy"));
        let (spirit, surprise) = (odds(&mut row, "spirit"), row.flag("surprise"));
        let item = Item(row.one("item", &known.items)?);
        Some(Armour { item, common, piercing, energy, spirit, surprise })
    };
    rows.into_iter().filter_map(armour).collect()
}

fn odds(row: &mut Row<'_>, field: &'static str) -> Odds {
    let Some(mut odds) = row.inner(field) else { return Odds::NONE };
    let (saves, of) = (odds.number("saves", 1..=10_000), odds.number("in", 1..=10_000));
    if saves > of {
        odds.fault("saves", "It cannot save in more cases than there are.");
    }
    Odds { saves, of }
}

pub(super) fn mounts(rows: Vec<Row<'_>>, known: &Known) -> Vec<Mount> {
    let lands = |all: Vec<u16>| -> Vec<Terrain> { all.into_iter().map(Terrain).collect() };
    let mount = |mut row: Row<'_>| {
        let (least, most) = (row.number("least", 1..=5), row.number("most", 1..=20));
        let also = lands(row.some("also", &known.terrains));
        let better = row.inner("better").map(|mut better| {
            (lands(better.some("in", &known.terrains)), better.number("most", 1..=20))
        });
        Some(Mount { item: Item(row.one("item", &known.items)?), least, most, also, better })
    };
    rows.into_iter().filter_map(mount).collect()
}

pub(super) fn creatures(rows: Vec<Named<'_>>) -> (Vec<ItemRow>, Vec<Creature>) {
    let read = |mut named: Named<'_>| {
        let creature = creature(&mut named);
        let stays = named.row.flag("stays");
        let classes = of(Class::Monster);
        let special = creature.special.is_some();
        let classes = if special { classes.with(Class::Special) } else { classes };
        (ItemRow { stays, ..plain(named, Kind::Creature, classes) }, creature)
    };
    rows.into_iter().map(read).unzip()
}

fn creature(named: &mut Named<'_>) -> Creature {
    let row = &mut named.row;
    let leaves = [
        ("normal", Class::Normal),
        ("advanced", Class::Advanced),
        ("trade", Class::Trade),
        ("magic", Class::Magic),
    ];
    let natures =
        [("undead", Nature::Undead), ("demon", Nature::Demon), ("phantom", Nature::Phantom)];
    let haunts = [("sea", Haunt::Sea), ("shore", Haunt::Shore)];
    Creature {
        item: Item(named.at),
        attack: row.number("attack", -20..=20),
        attacks: row.number("attacks", 0..=1000),
        hits: row.number("hits", 1..=1000),
        defence: defences(row),
        tactics: row.number("tactics", 0..=20),
        stealth: row.number("stealth", 0..=20),
        observation: row.number("observation", 0..=20),
        silver: row.number("silver", 0..=MOST),
        leaves: row.maybe_one_of("leaves", &leaves),
        group: row.number("group", 0..=1000),
        hostile: row.number("hostile", 0..=100),
        nature: row.maybe_one_of("of", &natures),
        haunt: row.maybe_one_of("lives", &haunts).unwrap_or_default(),
        rare: row.maybe_number("rare", 2..=1000),
        special: special(row),
    }
}

fn defences(row: &mut Row<'_>) -> Defences {
    let Some(mut defence) = row.inner("defence") else {
        row.fault("defence", "`defence` is missing.");
        return Defences::default();
    };
    let mut against = |field| defence.number(field, -20..=20);
    Defences {
        combat: against("combat"),
        ranged: against("ranged"),
        energy: against("energy"),
        weather: against("weather"),
        spirit: against("spirit"),
    }
}

pub(super) fn guards(rows: Vec<Row<'_>>, known: &Known) -> Vec<Guard> {
    let places = [
        ("village", Guarded::Kind(SettlementKind::Village)),
        ("town", Guarded::Kind(SettlementKind::Town)),
        ("city", Guarded::Kind(SettlementKind::City)),
        ("start", Guarded::Start),
    ];
    let guard = |mut row: Row<'_>| {
        let of = row.one_of("where", &places);
        let fixed = row.maybe_number("heads", 1..=100_000).map(Heads::Fixed);
        let heads = match (fixed, row.maybe_number("per", 1..=100_000).map(Heads::Per)) {
            (Some(heads), None) | (None, Some(heads)) => heads,
            _ => {
                row.fault("heads", "Either `heads` or `per` says how many there are.");
                Heads::Fixed(0)
            }
        };
        let skills = skills(row.amounts("skills", &known.skills, 1..=5));
        let goods = row.some("goods", &known.items).into_iter().map(Item).collect();
        Some(Guard { heads, skills, goods, mages: mages(&mut row, known), of: of? })
    };
    rows.into_iter().filter_map(guard).collect()
}

fn mages(row: &mut Row<'_>, known: &Known) -> Vec<(u32, Skill, u32)> {
    let mage = |mut row: Row<'_>| {
        let (count, level) = (row.number("count", 1..=100), row.number("level", 1..=5));
        Some((count, Skill(row.one("spell", &known.skills)?), level))
    };
    row.rows("mages").into_iter().filter_map(mage).collect()
}
