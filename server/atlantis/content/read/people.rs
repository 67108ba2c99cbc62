//! Races (D-2).

use super::goods::{of, plain};
use super::{Faults, Known, Named};
use crate::content::{Class, Item, ItemRow, Kind, Skill};

/// The races, and which of them are leaders.
pub(super) fn races(
    rows: Vec<Named<'_>>,
    known: &Known,
    faults: &Faults,
) -> (Vec<ItemRow>, Option<Item>) {
    let mut leaders = Vec::new();
    let mut race = |mut named: Named<'_>| {
        let row = &mut named.row;
        if row.flag("leaders") {
            leaders.push(Item(named.at));
        }
        let skills = row.some("skills", &known.skills);
        let kind = Kind::Race {
            skills: skills.into_iter().map(Skill).collect(),
            special: row.number("special", 0..=5),
            other: row.number("other", 0..=5),
            upkeep: row.number("upkeep", 0..=1000),
        };
        plain(named, kind, of(Class::Men))
    };
    let all = rows.into_iter().map(&mut race).collect();
    if leaders.len() > 1 {
        faults.file("races.toml", None, "More than one race has `leaders = true`.");
    }
    (all, leaders.first().copied())
}
