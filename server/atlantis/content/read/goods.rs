//! Goods, trade goods, magic goods (D-1, D-7, D-9).

use super::{Known, Named};
use crate::content::row::Row;
use crate::content::{
    Arm, Carries, Class, Classes, Draught, Force, Item, ItemRow, Kind, Market, Mounted, Recipe,
    Skill, Source, Thing, Weapon,
};

/// The most that one can weigh, carry or cost.
pub(super) const MOST: i64 = 1_000_000;

const CLASSES: [(&str, Class); 11] = [
    ("normal", Class::Normal),
    ("advanced", Class::Advanced),
    ("trade", Class::Trade),
    ("magic", Class::Magic),
    ("weapon", Class::Weapon),
    ("armour", Class::Armour),
    ("mount", Class::Mount),
    ("battle", Class::Battle),
    ("special", Class::Special),
    ("tool", Class::Tool),
    ("food", Class::Food),
];

pub(super) fn goods(rows: Vec<Named<'_>>, known: &Known) -> Vec<ItemRow> {
    let good = |mut named: Named<'_>| {
        let kind = if named.at == 0 { Kind::Silver } else { Kind::Good };
        let classes = classes(&mut named.row);
        let row = &mut named.row;
        let (draught, recipe) = (draught(row, known), recipe(row, known));
        let (tool, price) = (tool(row, known), row.number("price", 1..=MOST));
        let withdraw = row.maybe_number("withdraw", 1..=MOST);
        let market = row.maybe_one_of(
            "market",
            &[("food", Market::Food), ("town", Market::Town), ("city", Market::City)],
        );
        let stays = row.flag("stays");
        ItemRow {
            draught,
            recipe,
            tool,
            price,
            withdraw,
            market,
            stays,
            ..plain(named, kind, classes)
        }
    };
    rows.into_iter().map(good).collect()
}

pub(super) fn trade(rows: Vec<Named<'_>>) -> Vec<ItemRow> {
    let good = |mut named: Named<'_>| {
        let price = named.row.number("price", 1..=MOST);
        let market = Some(Market::Trade);
        ItemRow { price, market, ..plain(named, Kind::Good, of(Class::Trade)) }
    };
    rows.into_iter().map(good).collect()
}

pub(super) fn things(rows: Vec<Named<'_>>, known: &Known) -> (Vec<ItemRow>, Vec<Thing>) {
    let thing = |mut named: Named<'_>| {
        let thing = conjured(&mut named, known);
        let classes = classes(&mut named.row);
        (plain(named, Kind::Good, classes), thing)
    };
    rows.into_iter().map(thing).unzip()
}

fn conjured(named: &mut Named<'_>, known: &Known) -> Thing {
    let row = &mut named.row;
    let (mage, stealth) = (row.flag("mage"), row.maybe_number("stealth", 0..=10));
    let observation = row.maybe_number("observation", 0..=10);
    let closed = row.flag("closed");
    let mut thing = Thing {
        item: Item(named.at),
        needs: Vec::new(),
        silver: 0,
        goods: Vec::new(),
        mage,
        stealth: stealth.unwrap_or(0),
        observation: observation.unwrap_or(0),
        closed,
        casts: row.inner("casts").and_then(|mut casts| {
            let level = casts.number("level", 1..=5);
            Some((Skill(casts.one("spell", &known.skills)?), level))
        }),
        shields: force(row, "shields"),
        protects: force(row, "protects"),
    };
    match row.inner("conjured") {
        None => row.fault("conjured", "`conjured` is missing."),
        Some(mut made) => {
            thing.needs = skills(made.amounts("needs", &known.skills, 1..=5));
            thing.silver = made.number("silver", 0..=MOST);
            thing.goods = items(made.amounts("goods", &known.items, 1..=MOST));
        }
    }
    thing
}

/// A type of attack and a level.
fn force(row: &mut Row<'_>, field: &'static str) -> Option<(Force, u32)> {
    let mut inner = row.inner(field)?;
    let level = inner.number("level", 1..=20);
    Some((inner.one_of("type", &Force::NAMED)?, level))
}

/// What all items have; the rest of the row is nothing.
pub(super) fn plain(mut named: Named<'_>, kind: Kind, classes: Classes) -> ItemRow {
    let row = &mut named.row;
    let weight = row.number("weight", 0..=MOST);
    let carries = row.inner("carries").map(|mut inner| {
        let mut mode = |field| inner.maybe_number(field, 0..=MOST);
        Carries { walk: mode("walk"), ride: mode("ride"), fly: mode("fly"), swim: mode("swim") }
    });
    ItemRow {
        kind,
        classes,
        weight,
        carries: carries.unwrap_or_default(),
        draught: None,
        recipe: None,
        tool: None,
        price: 0,
        withdraw: None,
        market: None,
        weapon: None,
        stays: false,
        about: row.maybe_text("about"),
        tag: named.tag,
        name: named.name,
        plural: named.plural,
        also: named.also,
    }
}

pub(super) fn of(class: Class) -> Classes {
    Classes::default().with(class)
}

fn classes(row: &mut Row<'_>) -> Classes {
    if !row.has("class") {
        row.fault("class", "`class` is missing.");
    }
    row.some_of("class", &CLASSES).into_iter().fold(Classes::default(), Classes::with)
}

fn draught(row: &mut Row<'_>, known: &Known) -> Option<Draught> {
    let mut drawn = row.inner("drawn")?;
    let carries = drawn.number("carries", 0..=MOST);
    Some(Draught { by: Item(drawn.one("by", &known.items)?), carries })
}

fn recipe(row: &mut Row<'_>, known: &Known) -> Option<Recipe> {
    let mut made = row.inner("made")?;
    let level = made.number("level", 1..=5);
    let months = made.number("months", 1..=100);
    let from = if made.is_word("from", "land") {
        Source::Land
    } else {
        let goods = items(made.amounts("from", &known.items, 1..=1000));
        if goods.is_empty() {
            made.fault("from", "This should be \"land\" or goods, as { IRON = 1 }.");
        }
        Source::Goods(goods)
    };
    Some(Recipe { skill: Skill(made.one("skill", &known.skills)?), level, from, months })
}

fn tool(row: &mut Row<'_>, known: &Known) -> Option<(Item, u32)> {
    let mut tool = row.inner("tool")?;
    let adds = tool.number("adds", 1..=100);
    Some((Item(tool.one("item", &known.items)?), adds))
}

pub(super) fn items(amounts: Vec<(u16, u32)>) -> Vec<(Item, u32)> {
    amounts.into_iter().map(|(at, amount)| (Item(at), amount)).collect()
}

pub(super) fn skills(levels: Vec<(u16, u32)>) -> Vec<(Skill, u32)> {
    levels.into_iter().map(|(at, level)| (Skill(at), level)).collect()
}

/// Marks weapons, so far as taxing asks (E-10).
pub(super) fn arm(items: &mut [ItemRow], weapons: &[Arm]) {
    for arm in weapons {
        let (Some(item), Some((skill, _))) = (arm.item, arm.skills.first()) else { continue };
        let or = arm.skills.get(1).map(|(skill, _)| *skill);
        let mounted = arm.mounted == Mounted::Only;
        items[usize::from(item.0)].weapon = Some(Weapon { skill: *skill, or, mounted });
    }
}
