//! Who is fit to tax, to pillage and to be on guard (E-10).

use crate::content::{Class, Content, Kind};
use crate::world::Unit;

/// Heads of a unit that are fit to tax (E-10).
#[must_use]
pub fn fit(content: &Content, unit: &Unit) -> u32 {
    let heads = unit.heads(content);
    let knows = |skill: Option<_>| skill.is_some_and(|skill| unit.level(content, skill) >= 1);
    if heads == 0 || knows(content.known.combat) {
        return heads;
    }
    let armed = |item, amount: u32| {
        let row = content.item(item);
        let Some(weapon) = row.weapon else { return 0 };
        let skilled = knows(Some(weapon.skill)) || weapon.or.is_some_and(|or| knows(Some(or)));
        match (skilled, weapon.mounted) {
            (false, _) => 0,
            (true, false) if Some(weapon.skill) == content.known.combat => 0,
            (true, false) => amount,
            (true, true) => amount.min(mounts(content, unit)),
        }
    };
    let armed: u32 = unit.stock.iter().map(|(item, amount)| armed(item, amount)).sum();
    armed.min(heads)
}

fn mounts(content: &Content, unit: &Unit) -> u32 {
    let mounts = unit.stock.iter().filter(|(item, _)| {
        let row = content.item(*item);
        row.classes.has(Class::Mount) && matches!(row.kind, Kind::Good)
    });
    mounts.map(|(_, amount)| amount).sum()
}
