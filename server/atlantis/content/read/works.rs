//! Structures (D-4).

use super::goods::MOST;
use super::{Known, Named};
use crate::content::row::Row;
use crate::content::{Item, Role, Skill, StructureRow};
use crate::world::Direction;

/// What a row says that it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Is {
    Building,
    Trade,
    Inn,
    Road,
    Ship,
    Passage,
    Lair,
}

pub(super) fn structures(rows: Vec<Named<'_>>, known: &Known) -> Vec<StructureRow> {
    let structure = |mut named: Named<'_>| {
        let row = &mut named.row;
        let role = role(row, known);
        let found = matches!(role, Role::Passage | Role::Lair);
        let built = !found || row.has("work") || row.has("material") || row.has("skill");
        let material = row.some("material", &known.items);
        if built && material.is_empty() {
            row.fault("material", "What is built is built of something.");
        }
        StructureRow {
            role,
            work: if built { row.number("work", 1..=MOST) } else { 0 },
            material: material.into_iter().map(Item).collect(),
            skill: built.then(|| skill(row, known)).flatten(),
            size: row.maybe_number("size", 1..=MOST).unwrap_or(0),
            mages: row.maybe_number("mages", 1..=MOST).unwrap_or(0),
            steady: row.flag("steady"),
            ward: row.maybe_number("ward", 1..=5).unwrap_or(0),
            about: row.maybe_text("about"),
            name: named.name,
        }
    };
    rows.into_iter().map(structure).collect()
}

fn skill(row: &mut Row<'_>, known: &Known) -> Option<(Skill, u32)> {
    let Some(mut skill) = row.inner("skill") else {
        row.fault("skill", "What is built takes a skill, as { name = \"building\", level = 1 }.");
        return None;
    };
    let level = skill.number("level", 1..=5);
    Some((Skill(skill.one("name", &known.skills)?), level))
}

fn role(row: &mut Row<'_>, known: &Known) -> Role {
    let all = [
        ("building", Is::Building),
        ("trade", Is::Trade),
        ("inn", Is::Inn),
        ("road", Is::Road),
        ("ship", Is::Ship),
        ("passage", Is::Passage),
        ("lair", Is::Lair),
    ];
    match row.one_of("is", &all) {
        Some(Is::Trade) => Role::Trade(Item(row.one("raises", &known.items).unwrap_or(0))),
        Some(Is::Inn) => Role::Inn,
        Some(Is::Road) => Role::Road(side(row)),
        Some(Is::Ship) => Role::Ship {
            carries: row.number("carries", 1..=MOST),
            sailors: row.number("sailors", 1..=MOST),
        },
        Some(Is::Passage) => Role::Passage,
        Some(Is::Lair) => Role::Lair,
        Some(Is::Building) | None => {
            Role::Building { rank: row.maybe_number("rank", 1..=3).unwrap_or(0) }
        }
    }
}

fn side(row: &mut Row<'_>) -> u8 {
    let sides: Vec<(&str, u8)> =
        crate::world::DIRECTIONS.iter().map(|side: &Direction| (side.short(), side.0)).collect();
    row.one_of("side", &sides).unwrap_or(0)
}
