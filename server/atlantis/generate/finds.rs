//! What lies in the land: lairs, gates, passages (W-78).

use game::Chance;

use super::{number, taken};
use crate::chance::percent;
use crate::content::{Content, Role, StructureType};
use crate::world::{Gate, Grid, Level, Place, Region, RegionId, Structure, StructureNo, Way};

/// Lairs by the terrain's chance, of a kind by lot. Starting cities have none.
pub(super) fn lairs(content: &Content, chance: &mut dyn Chance, regions: &mut [Region]) {
    for region in regions.iter_mut().filter(|region| !region.is_starting_city()) {
        let (often, kinds) = &content.terrain(region.terrain).lairs;
        if *often > 0
            && percent(chance, *often)
            && let Some(lair) = chance.pick(kinds)
        {
            put(content, region, lair.structure, None);
        }
    }
}

fn put(content: &Content, region: &mut Region, of: StructureType, way: Option<Way>) -> StructureNo {
    region.last_structure += 1;
    let number = StructureNo(region.last_structure);
    let (name, about) = (content.structure(of).name.clone(), String::new());
    region.add_structure(Structure { number, of, name, about, needs: 0, way, ward: 0 });
    number
}

/// Gates: as many as one for so many regions, on land, for a mage who steps out of one into the sea drowns. Each gets
/// its number as it is drawn, so the numbers are by lot and without gaps.
pub(super) fn gates(content: &Content, chance: &mut dyn Chance, regions: &mut [Region]) {
    let regions_a_gate = content.settings.gates_per_regions;
    if regions_a_gate == 0 {
        return;
    }
    let (blocked, ocean) = (content.known.blocked, content.known.ocean);
    let entered = regions.iter().skip(1).filter(|region| region.terrain != blocked).count();
    let mut free: Vec<usize> =
        (1..regions.len()).filter(|at| ![blocked, ocean].contains(&regions[*at].terrain)).collect();
    for number in 1..=number(entered) / regions_a_gate {
        let Some(at) = taken(chance, &mut free) else { break };
        regions[at].gate = Some(Gate { number });
    }
}

/// Passages: shafts in land regions by lot, each to the hex below at half its coordinates, and one there that leads
/// back. Only regions whose half is an open hex have one.
pub(super) fn passages(
    content: &Content,
    chance: &mut dyn Chance,
    grid: Grid,
    regions: &mut [Region],
) {
    let regions_a_passage = content.settings.passages_per_regions;
    let shaft = content.structures.iter().position(|row| row.role == Role::Passage);
    let shaft = shaft.and_then(|at| u16::try_from(at).ok()).map(StructureType);
    let (Some(shaft), true) = (shaft, regions_a_passage > 0) else { return };
    let (ocean, first) = (content.known.ocean, 1);
    let land: Vec<usize> = (first..regions.len())
        .filter(|at| regions[*at].place.level == Level::Surface && regions[*at].terrain != ocean)
        .collect();
    let mut free: Vec<(usize, usize)> =
        land.iter().filter_map(|at| Some((*at, below(content, grid, regions, *at)?))).collect();
    for _ in 0..number(land.len()) / regions_a_passage {
        let Some((above, below)) = taken(chance, &mut free) else { break };
        let (up, down) = (RegionId(number(above)), RegionId(number(below)));
        let leads = |region| Some(Way { region, structure: None });
        let top = put(content, &mut regions[above], shaft, leads(down));
        let bottom = put(content, &mut regions[below], shaft, leads(up));
        for (at, number, other) in [(above, top, bottom), (below, bottom, top)] {
            let structure = regions[at].structure_mut(number);
            if let Some(way) = structure.and_then(|structure| structure.way.as_mut()) {
                way.structure = Some(other);
            }
        }
    }
}

/// The open hex at half the coordinates.
fn below(content: &Content, grid: Grid, regions: &[Region], at: usize) -> Option<usize> {
    let place = regions[at].place;
    let half = Place { level: Level::Underworld, y: place.y / 2, x: place.x / 2 };
    let (width, height) = grid.size(Level::Underworld);
    let within = half.x < width && half.y < height;
    let found = regions.binary_search_by_key(&half, |region| region.place).ok();
    found.filter(|at| within && regions[*at].terrain != content.known.blocked)
}
