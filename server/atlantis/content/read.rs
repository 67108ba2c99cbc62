//! How the files of a variant become its tables: first all names, then the rows, which refer to them, then what must
//! hold between tables.

use sha2::{Digest, Sha256};

use super::fault::{Fault, Faults};
use super::file::{Fields, parsed};
use super::named::{Called, Named, take_in};
use super::names::Names;
use super::row::{Row, rows};
use super::{Arms, Content};

mod between;
mod fight;
mod goods;
mod lands;
mod lore;
mod people;
mod rules;
mod works;

/// The files, and the list that is in each; the last two are no lists.
const FILES: [(&str, &str); 15] = [
    ("goods.toml", "goods"),
    ("trade.toml", "trade"),
    ("things.toml", "things"),
    ("races.toml", "races"),
    ("creatures.toml", "creatures"),
    ("skills.toml", "skills"),
    ("magic.toml", "magic"),
    ("structures.toml", "structures"),
    ("terrains.toml", "terrains"),
    ("weapons.toml", "weapons"),
    ("armour.toml", "armour"),
    ("mounts.toml", "mounts"),
    ("guard.toml", "guard"),
    ("names.toml", ""),
    ("settings.toml", ""),
];

/// The rows of all kinds by their names.
struct Known {
    items: Names,
    skills: Names,
    structures: Names,
    terrains: Names,
}

pub(super) fn read(files: &[(String, String)]) -> Result<Content, Vec<Fault>> {
    let faults = Faults::default();
    let trees = trees(files, &faults);
    // Where a file is missing its rows are: no more can be said.
    if !faults.is_empty() {
        return Err(faults.all());
    }
    match content(trees, hash(files), &faults) {
        Some(content) if faults.is_empty() => Ok(content),
        _ => Err(faults.all()),
    }
}

/// SHA-256 over the files by name, the length of each name and text before it.
fn hash(files: &[(String, String)]) -> [u8; 32] {
    let mut sorted: Vec<_> = files.iter().collect();
    sorted.sort();
    let mut hash = Sha256::new();
    for part in sorted.into_iter().flat_map(|(name, text)| [name, text]) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().into()
}

/// The files as trees, in the order of [`FILES`].
fn trees(files: &[(String, String)], faults: &Faults) -> Vec<Fields> {
    for (name, _) in files.iter().filter(|(name, _)| FILES.iter().all(|(known, _)| known != name)) {
        faults.file(name, None, "There is no table of this name.");
    }
    let tree = |(name, _): &(&str, &str)| {
        let mut found = files.iter().filter(|(one, _)| one == name);
        let Some((_, text)) = found.next() else {
            faults.file(name, None, "This file is missing.");
            return Fields::new();
        };
        if found.next().is_some() {
            faults.file(name, None, "There are two files of this name.");
        }
        parsed(text).unwrap_or_else(|(line, sentence)| {
            faults.file(name, line, sentence);
            Fields::new()
        })
    };
    FILES.iter().map(tree).collect()
}

/// All tables, if there is at least what every world needs.
fn content(trees: Vec<Fields>, hash: [u8; 32], faults: &Faults) -> Option<Content> {
    let mut trees = FILES.iter().zip(trees);
    let mut list = || -> Vec<Row<'_>> {
        let next = trees.next();
        next.map(|((file, list), fields)| rows(file, list, fields, faults)).unwrap_or_default()
    };
    let mut known = Known::new();
    let mut item = |rows| take_in(&mut known.items, rows, Called::Item);
    let (goods, trade, things) = (item(list()), item(list()), item(list()));
    let (races, creatures) = (item(list()), item(list()));
    let mut skill = |rows| take_in(&mut known.skills, rows, Called::Skill);
    let (skills, magic) = (skill(list()), skill(list()));
    let structures = take_in(&mut known.structures, list(), Called::Other);
    let terrains = take_in(&mut known.terrains, list(), Called::Other);
    let (weapons, armour, mounts, guard) = (list(), list(), list(), list());
    let mut whole = || trees.next().map(|((file, _), fields)| Row::whole(file, fields, faults));
    let (names, mut settings) = (whole()?, whole()?);

    let known = &known;
    let (weapons, bare) = fight::weapons(weapons, known, faults);
    let mut items = goods::goods(goods, known);
    items.extend(goods::trade(trade));
    let (made, things) = goods::things(things, known);
    items.extend(made);
    let (people, leaders) = people::races(races, known, faults);
    items.extend(people);
    let (beasts, creatures) = fight::creatures(creatures);
    items.extend(beasts);
    goods::arm(&mut items, &weapons);
    let mut all_skills = lore::skills(skills);
    all_skills.extend(lore::magic(magic, known));
    let (terrains, lands) = lands::terrains(terrains, known, faults);
    let variant = settings.text("variant");
    let (settings, foods) = rules::settings(settings, known);
    let content = Content {
        variant,
        hash,
        settings,
        items,
        skills: all_skills,
        structures: works::structures(structures, known),
        terrains,
        arms: Arms {
            weapons,
            bare: bare?,
            armour: fight::armour(armour, known),
            mounts: fight::mounts(mounts, known),
            creatures,
            guards: fight::guards(guard, known),
        },
        things,
        syllables: rules::syllables(names),
        known: lands?.with(leaders, known),
        foods,
    };
    // Rows that could not be read would break it in ways that nobody wrote.
    if faults.is_empty() {
        between::check(&content, faults);
    }
    Some(content)
}

impl Known {
    const fn new() -> Self {
        Self {
            items: Names::of("an item"),
            skills: Names::of("a skill"),
            structures: Names::of("a structure"),
            terrains: Names::of("a terrain"),
        }
    }
}
