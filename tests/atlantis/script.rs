//! Players by script: they read their reports, found units, learn, work, trade and wander, and make the mistakes that
//! people make. Some trade, some fight, some learn magic, some do little.

use atlantis::content::Content;
use atlantis::report::{RegionSeen, Report, UnitSeen};
use game::Chance;

/// Skills that a script learns, with what they make.
const TRADES: [(&str, &str); 7] = [
    ("FARM", "GRAI"),
    ("MINI", "IRON"),
    ("LUMB", "WOOD"),
    ("QUAR", "STON"),
    ("HORS", "HORS"),
    ("FISH", "FISH"),
    ("HUNT", "FUR"),
];

/// The set that a scripted player sends in answer to a report. Of 100 lines `mistakes` are wrong in some way.
pub fn set(content: &Content, report: &Report, lot: &mut dyn Chance, mistakes: u32) -> String {
    let mut text = format!("#atlantis {}\n", report.faction.number);
    let units: usize = report.regions.iter().map(|region| own(region).count()).sum();
    let mut first = true;
    for region in &report.regions {
        for unit in own(region) {
            text += &format!("unit {}\n", unit.number);
            if std::mem::take(&mut first) {
                text += &account(report, lot);
            }
            text += &one(content, report, region, unit, units, lot);
            if lot.roll(100) <= mistakes {
                text += &mistake(lot);
            }
        }
    }
    text + "#end\n"
}

/// What a player lives for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Path {
    /// Works and sells.
    Trader,
    /// Trains, taxes, guards, and attacks whom it meets.
    Warrior,
    /// Learns magic and casts.
    Mage,
    /// Forgets to send, mostly.
    Idler,
}

impl Path {
    /// That of a faction, by its number.
    pub fn of(faction: u32) -> Self {
        [Self::Trader, Self::Warrior, Self::Mage, Self::Idler][faction as usize % 4]
    }
}

fn own(region: &RegionSeen) -> impl Iterator<Item = &UnitSeen> {
    let inside = region.structures.iter().flat_map(|one| &one.units);
    region.units.iter().chain(inside).filter(|unit| unit.own)
}

fn pick<'a, T>(lot: &mut dyn Chance, of: &'a [T]) -> &'a T {
    let at = lot.roll(u32::try_from(of.len()).unwrap());
    &of[at as usize - 1]
}

/// What a faction does once, by its first unit.
fn account(report: &Report, lot: &mut dyn Chance) -> String {
    let mut text = String::new();
    if report.turn == 0 {
        text += "faction war 1 trade 3\n";
    }
    if report.faction.unclaimed > 0 {
        text +=
            &format!("claim {}\n", report.faction.unclaimed.min(400 + u64::from(lot.roll(400))));
    }
    text
}

fn one(
    content: &Content,
    report: &Report,
    region: &RegionSeen,
    unit: &UnitSeen,
    units: usize,
    lot: &mut dyn Chance,
) -> String {
    let silver = unit.silver.unwrap_or(0);
    let heads: u32 = unit.people.iter().map(|good| good.amount).sum();
    if region.at.level == 0 {
        let ways = ["n", "ne", "se", "s", "sw", "nw"];
        return format!("move {}\n", ways[report.faction.number as usize % 6]);
    }
    let mut text = String::new();
    let path = Path::of(report.faction.number);
    if path == Path::Idler && lot.roll(3) > 1 {
        return text;
    }
    let leader = unit.people.iter().any(|good| good.tag == "LEAD");
    if leader && silver > 300 && units < 24 {
        text += &found(region, silver, lot);
    }
    for good in &unit.goods {
        let wanted = region.wanted.iter().any(|line| line.tag == good.tag);
        if wanted && lot.roll(2) == 1 {
            text += &format!("sell {} {}\n", good.amount.min(20), good.tag);
        }
    }
    if path == Path::Mage && leader && heads == 1 {
        return text + &lore(unit, silver, lot);
    }
    if path == Path::Warrior {
        text += &war(region, unit, lot);
    }
    let known = unit.skills.iter().flatten().next().map(|skill| (skill.tag.clone(), skill.level));
    let race = unit.people.first().map_or("LEAD", |good| &*good.tag);
    if let Some((skill, level)) = known.filter(|(_, level)| *level > 0) {
        let makes = TRADES.iter().find(|(trade, _)| *trade == skill);
        let here = makes.filter(|(_, makes)| region.products.iter().any(|good| good.tag == *makes));
        match (here, &*skill, lot.roll(10)) {
            (Some((_, makes)), _, 1..=7) => return text + &format!("@produce {makes}\n"),
            (None, "ENTE", 1..=8) => return text + "@entertain\n",
            (None, "COMB", 1..=3) if path == Path::Warrior => {
                return text + &wander(region, lot).replace("move", "advance");
            }
            (None, "COMB", 1..=8) => return text + "tax\nstudy comb\n",
            (None, "BUIL", 1..=4) => return text + "build tower\n",
            _ if level < 2 => return text + &format!("study {skill}\n"),
            _ => {}
        }
    }
    if silver > heads * 22 && lot.roll(10) <= 8 {
        let skill = match path {
            Path::Warrior => "comb".to_owned(),
            _ => learns(content, race, region, lot),
        };
        return text + &format!("study {skill}\n");
    }
    text + &wander(region, lot)
}

/// Goes for somebody whom it meets, and stands guard else.
fn war(region: &RegionSeen, unit: &UnitSeen, lot: &mut dyn Chance) -> String {
    let level = |tag: &str| {
        let known = unit.skills.iter().flatten().find(|skill| skill.tag == tag);
        known.map_or(0, |skill| skill.level)
    };
    let inside = region.structures.iter().flat_map(|one| &one.units);
    let others: Vec<&UnitSeen> = region
        .units
        .iter()
        .chain(inside)
        .filter(|other| !other.own && other.faction.as_ref().is_none_or(|of| of.number != 1))
        .collect();
    let mut text = String::new();
    if region.for_sale.iter().any(|line| line.tag == "SWOR") {
        text += "buy 3 swords\n";
    }
    if level("COMB") == 0 {
        return text;
    }
    let heads: u32 = unit.people.iter().map(|good| good.amount).sum();
    if !others.is_empty() && heads >= 4 && lot.roll(2) == 1 {
        text += &format!("attack {}\n", pick(lot, &others).number);
    } else if lot.roll(3) == 1 {
        text += "guard 1\n";
    }
    text
}

/// What a mage does: learns foundations and then spells, and casts what it knows.
fn lore(unit: &UnitSeen, silver: u32, lot: &mut dyn Chance) -> String {
    let knows = |tag: &str| {
        let known = unit.skills.iter().flatten().find(|skill| skill.tag == tag);
        known.is_some_and(|skill| skill.level > 0)
    };
    let mut text = String::new();
    if knows("FIRE") {
        text += "combat fire\n";
    }
    for (tag, spell) in
        [("EART", "earth_lore"), ("WOLF", "wolf_lore"), ("SUSK", "summon_skeletons")]
    {
        if knows(tag) {
            text += &format!("cast {spell}\n");
            break;
        }
    }
    if silver < 130 {
        return text + "entertain\n";
    }
    let path = ["forc", "patt", "spir", "fire", "eart", "wolf", "necr", "susk"];
    let next = path.iter().find(|skill| !knows(&skill.to_uppercase()));
    let skill = next.unwrap_or_else(|| pick(lot, &path));
    text + &format!("study {skill}\n")
}

/// Founds a unit of the region's people, with silver to learn and live.
fn found(region: &RegionSeen, silver: u32, lot: &mut dyn Chance) -> String {
    let people = region.for_sale.iter().find(|line| Some(&line.tag) == region.race.as_ref());
    let Some(people) = people else { return String::new() };
    let heads = (1 + lot.roll(6)).min(silver / (people.price + 20).max(1)).min(people.amount);
    if heads == 0 {
        return String::new();
    }
    let purse = heads * (people.price + 20);
    let skill = pick(lot, &["comb", "farm", "mini", "ente", "lumb", "buil", "hors"]);
    format!("give new 1 {purse} silver\nform 1\nbuy {heads} {}\nstudy {skill}\nend\n", people.tag)
}

/// What a race is good at, where the land asks for it.
fn learns(content: &Content, race: &str, region: &RegionSeen, lot: &mut dyn Chance) -> String {
    if race == "LEAD" {
        return pick(lot, &["obse", "ente", "comb", "ridi"]).to_string();
    }
    let here =
        TRADES.iter().filter(|(_, makes)| region.products.iter().any(|good| good.tag == *makes));
    let here: Vec<_> = here.collect();
    let _ = content;
    match here.as_slice() {
        [] => "ente".to_owned(),
        some => pick(lot, some).0.to_owned(),
    }
}

fn wander(region: &RegionSeen, lot: &mut dyn Chance) -> String {
    let land: Vec<_> = region.exits.iter().filter(|exit| exit.terrain != "ocean").collect();
    if land.is_empty() {
        return String::new();
    }
    let exit = pick(lot, &land);
    let way = match &*exit.dir {
        "North" => "n",
        "Northeast" => "ne",
        "Southeast" => "se",
        "South" => "s",
        "Southwest" => "sw",
        _ => "nw",
    };
    format!("move {way}\n")
}

/// A line that is wrong, or likely to be.
fn mistake(lot: &mut dyn Chance) -> String {
    let all = [
        "give 99999 5 silver",
        "studdy combat",
        "give 0 7 swords",
        "buy 3 dragons",
        "sell 5 plate armor",
        "tax",
        "produce orichalcum",
        "buy 500 horses",
        "enter 77",
        "leave",
        "move in",
        "study",
        "claim 9999",
        "build castle",
        "teach 99999",
        "withdraw 900 grain",
        "show skill combat 5",
        "declare 99 ally",
        "name unit \"torn (bracket",
        "promote 7",
        "sail n",
        "forget fishing",
        "entertain\nstudy combat",
        "weapon grain",
    ];
    let line = pick(lot, &all);
    format!("{line}\n")
}
