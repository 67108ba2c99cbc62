//! Who catches whom (C-3).

use crate::content::{Class, Content, Kind};
use crate::world::{Capacity, Mode, Unit};

/// Whether a unit can catch another: it rides at least as well.
pub(in crate::turn) fn catches(content: &Content, hunter: &Unit, prey: &Unit) -> bool {
    let riding = |unit: &Unit, mounted: bool| {
        let level = content.known.riding.map_or(0, |riding| unit.level(content, riding));
        let capacity = Capacity::of(unit, content);
        let most = match capacity.fastest() {
            Some(Mode::Fly) => 5,
            Some(Mode::Ride) => 3,
            Some(Mode::Walk) | None => 0,
        };
        if mounted { level.min(most) } else { 0 }
    };
    // Of the hunters one needs a mount, of the others every head; nobody rides away from inside.
    let escapes = prey.inside.is_none() && mounts(content, prey) >= prey.heads(content);
    riding(hunter, mounts(content, hunter) > 0) >= riding(prey, escapes)
}

fn mounts(content: &Content, unit: &Unit) -> u32 {
    let mounts = unit.stock.iter().filter(|(item, _)| {
        let row = content.item(*item);
        row.classes.has(Class::Mount) && matches!(row.kind, Kind::Good)
    });
    mounts.map(|(_, amount)| amount).sum()
}
