//! Skills and magic (D-3, D-8).

use super::goods::{MOST, skills as needs};
use super::{Known, Named};
use crate::content::row::Row;
use crate::content::{
    BattleSpell, Does, Force, Foundation, Item, Number, Prey, SkillRow, Spell, Summons, Terrain,
    Works,
};

const WORKS: [(&str, Works); 16] = [
    ("gates", Works::Gates),
    ("teleport", Works::Teleport),
    ("portal", Works::Portal),
    ("farsight", Works::Farsight),
    ("birds", Works::Birds),
    ("minds", Works::Minds),
    ("weather", Works::Weather),
    ("wind", Works::Wind),
    ("earth", Works::Earth),
    ("clear skies", Works::ClearSkies),
    ("invisibility", Works::Invisibility),
    ("true seeing", Works::TrueSeeing),
    ("entertainment", Works::Entertainment),
    ("artifacts", Works::Artifacts),
    ("make gate", Works::MakeGate),
    ("runes", Works::Runes),
];

pub(super) fn skills(rows: Vec<Named<'_>>) -> Vec<SkillRow> {
    let skill = |mut named: Named<'_>| {
        let magic = named.row.maybe_one_of("is", &[("attunement", Foundation::Attunement)]);
        SkillRow { magic, ..plain(named, 10) }
    };
    rows.into_iter().map(skill).collect()
}

pub(super) fn magic(rows: Vec<Named<'_>>, known: &Known) -> Vec<SkillRow> {
    let skill = |mut named: Named<'_>| {
        let row = &mut named.row;
        let is = row.maybe_one_of("is", &[("foundation", Foundation::Foundation)]);
        let needs = needs(row.amounts("needs", &known.skills, 1..=5));
        let spell = Spell {
            always: row.flag("always"),
            cast: row.flag("cast"),
            travel: row.flag("travel"),
            battle: battle(row),
            brings: brings(row, known),
            works: row.maybe_one_of("works", &WORKS),
            raises: row.some("raises", &known.items).into_iter().map(Item).collect(),
            holds: if row.has("holds") { row.one("holds", &known.items).map(Item) } else { None },
        };
        let magic = Some(is.unwrap_or(Foundation::Magic));
        SkillRow { magic, needs, spell, ..plain(named, 100) }
    };
    rows.into_iter().map(skill).collect()
}

/// What all skills have.
fn plain(mut named: Named<'_>, fee: u32) -> SkillRow {
    let row = &mut named.row;
    SkillRow {
        fee: row.maybe_number("fee", 0..=MOST).unwrap_or(fee),
        magic: None,
        needs: Vec::new(),
        studied: !row.has("studied") || row.flag("studied"),
        levels: row.levels("levels"),
        spell: Spell::default(),
        tag: named.tag,
        name: named.name,
    }
}

fn battle(row: &mut Row<'_>) -> Option<BattleSpell> {
    let mut battle = row.inner("battle")?;
    let [blows, storm, terror] = Does::ATTACKS;
    let does = [blows, ("shield", Does::Shield), storm, terror];
    let prey = [
        ("phantoms", Prey::Phantoms),
        ("undead", Prey::Undead),
        ("demons", Prey::Demons),
        ("living", Prey::Living),
    ];
    let does = battle.one_of("does", &does);
    let force = battle.maybe_one_of("type", &Force::NAMED);
    let plus = battle.number("plus", 0..=5);
    let only = battle.maybe_one_of("only", &prey);
    let roll = match does {
        Some(Does::Shield) => 0,
        _ => battle.number("roll", 1..=1000),
    };
    if does == Some(Does::Shield) && force.is_none() {
        battle.fault("type", "A shield is against one type.");
    }
    Some(BattleSpell { does: does?, force, plus, roll, only })
}

fn brings(row: &mut Row<'_>, known: &Known) -> Option<Summons> {
    let mut brings = row.inner("brings")?;
    let item = brings.one("item", &known.items);
    let (fixed, level) =
        (brings.maybe_number("fixed", 1..=100), brings.maybe_number("level", 1..=100));
    let number = match (fixed, level, brings.flag("roll")) {
        (Some(fixed), None, false) => Some(Number::Fixed(fixed)),
        (None, Some(level), false) => Some(Number::Level(level)),
        (None, None, true) => Some(Number::Roll),
        _ => {
            brings.fault("", "One of `fixed`, `level` and `roll` says how many come.");
            None
        }
    };
    let most = brings.maybe_number("limit", 1..=1000);
    let level: Option<u32> = brings.maybe_number("limit_level", 1..=1000);
    let limit =
        (most.is_some() || level.is_some()).then_some((most.unwrap_or(0), level.unwrap_or(0)));
    let percent = brings.maybe_number("percent", 1..=20);
    let from = brings.maybe_number("from", 1..=5).unwrap_or(1);
    let lands = brings.some("in", &known.terrains).into_iter().map(Terrain).collect();
    Some(Summons { item: Item(item?), number: number?, limit, percent, from, lands })
}
