//! In what two worlds part: for who computes a game again and finds another one.

use super::{Faction, Place, Region, Structure, Unit, World};

/// The first field in which two values are not the same. Every field is named here, or named as looked at elsewhere.
macro_rules! field {
    ($one:expr, $other:expr, $type:ident { $($field:ident),* } but { $($else:ident),* }) => {{
        let $type { $($field: _,)* $($else: _),* } = $one;
        let all = [$((stringify!($field), $one.$field != $other.$field)),*];
        all.into_iter().find(|(_, differs)| *differs).map(|(name, _)| name)
    }};
}

/// Names the first thing in which two worlds part: the region, what stands there and the field. It never says what is
/// in it. Nothing where they are the same.
#[must_use]
pub fn apart(one: &World, other: &World) -> Option<String> {
    let own = field!(one, other, World {
        turn, seed, grid, next_faction, next_unit, next_ship, starts
    } but { factions, regions });
    own.map(|field| format!("the world's {field}"))
        .or_else(|| of_factions(&one.factions, &other.factions))
        .or_else(|| of_regions(&one.regions, &other.regions))
}

/// The first of two lists in which they part, or that one has more.
fn of_all<T, N: PartialEq>(
    one: &[T],
    other: &[T],
    name: impl Fn(&T) -> N,
    list: &str,
    apart: impl Fn(&T, &T) -> Option<String>,
) -> Option<String> {
    if !one.iter().map(&name).eq(other.iter().map(&name)) {
        return Some(format!("which {list} there are, or their order"));
    }
    one.iter().zip(other).find_map(|(one, other)| apart(one, other))
}

fn of_factions(one: &[Faction], other: &[Faction]) -> Option<String> {
    of_all(
        one,
        other,
        |faction| faction.id,
        "factions",
        |one, other| {
            let field = field!(one, other, Faction {
            id, name, password, address, points, unclaimed, attitudes, template, times, language, heard, head, idle, rests, quiet
        } but {});
            Some(format!("faction {}, {}", one.id.0, field?))
        },
    )
}

fn of_regions(one: &[Region], other: &[Region]) -> Option<String> {
    of_all(
        one,
        other,
        |region| region.place,
        "regions",
        |one, other| {
            let field = field!(one, other, Region {
            place, terrain, province, dwelling, products, market, gate, weather, next_weather, clear, last_structure
        } but { structures, units, around, month });
            let inner = field.map(str::to_owned);
            let inner = inner.or_else(|| of_structures(&one.structures, &other.structures));
            let inner = inner.or_else(|| of_units(&one.units, &other.units))?;
            let Place { x, y, level } = one.place;
            Some(format!("region ({x},{y}) of level {}, {inner}", level as u8))
        },
    )
}

fn of_structures(one: &[Structure], other: &[Structure]) -> Option<String> {
    of_all(
        one,
        other,
        |structure| structure.number,
        "structures",
        |one, other| {
            let field =
                field!(one, other, Structure { number, of, name, about, needs, way, ward } but {});
            Some(format!("structure {}, {}", one.number.0, field?))
        },
    )
}

fn of_units(one: &[Unit], other: &[Unit]) -> Option<String> {
    of_all(
        one,
        other,
        |unit| unit.id,
        "units",
        |one, other| {
            let field = field!(one, other, Unit {
            id, faction, name, about, inside, stock, skills, flags, spell, weapons, armour, standing, later, unseen
        } but { doing });
            Some(format!("unit {}, {}", one.id.0, field?))
        },
    )
}
