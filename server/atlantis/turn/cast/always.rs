//! Spells that work all the time (G-51, G-52, G-87). True seeing is with [seeing](super::super::sight).

use super::super::code::FORECAST;
use super::super::scene::Scene;
use super::super::told::Datum;
use crate::content::{Content, Works};
use crate::weather;
use crate::world::{Region, StructureNo, Unit, Weather};

/// So many months a level weather lore foresees, and so many entertainers a level a mage is worth.
const MONTHS: u32 = 2;
const ENTERTAINERS: u64 = 5;

/// Ships up to these capacities the wind serves at the first level, and at the second and third (G-52).
const SMALL: u32 = 200;
const LARGE: u32 = 800;

/// 13.7: weather lore shows the weather of the months to come (G-51).
pub(in super::super) fn forecast(scene: &mut Scene<'_>) {
    for at in scene.region.in_order() {
        let level = scene.unit(at).level_of(scene.content, Works::Weather);
        if level == 0 {
            continue;
        }
        let word = |ahead| {
            let month = weather::month(scene.content, scene.turn + ahead);
            match weather::of(scene.grid, scene.region.place, month) {
                Weather::Clear => "clear",
                Weather::Winter => "winter",
                Weather::Monsoon => "monsoon",
            }
        };
        let months: Vec<&str> = (1..=MONTHS * level).map(word).collect();
        scene.tell(at, &FORECAST, vec![("months", Datum::Text(months.join(", ")))]);
    }
}

/// Points that the wind of the best mage aboard adds to those of a ship (G-52).
pub(in super::super) fn wind(
    content: &Content,
    region: &Region,
    ship: StructureNo,
    carries: u32,
) -> u32 {
    let aboard = region.units.iter().filter(|unit| unit.inside == Some(ship));
    let levels = aboard.map(|unit| unit.level_of(content, Works::Wind));
    let serves = |level: &u32| match level {
        0 => false,
        1 => carries <= SMALL,
        2 | 3 => carries <= LARGE,
        _ => true,
    };
    levels.filter(serves).map(|level| level.div_ceil(2)).max().unwrap_or(0)
}

/// As how many entertainers of the first level a unit counts by magic (G-87).
pub(in super::super) fn entertains(content: &Content, unit: &Unit) -> u64 {
    ENTERTAINERS * u64::from(unit.level_of(content, Works::Entertainment))
}
