//! The underworld (W-79).

use game::Chance;

use super::lands::drawn;
use super::map::Map;
use crate::content::{Content, Terrain};

/// The terrain of each hex: the largest part that hangs together is open, all else is blocked. Of equals the first.
pub(super) fn terrains(content: &Content, map: &Map, chance: &mut dyn Chance) -> Vec<Terrain> {
    let blocked = content.known.blocked;
    let mut terrains: Vec<Terrain> = (0..map.len())
        .map(|_| drawn(content, chance, |row| row.under).unwrap_or(blocked))
        .collect();
    let open = largest(map, &terrains, blocked);
    for (terrain, open) in terrains.iter_mut().zip(open) {
        if !open {
            *terrain = blocked;
        }
    }
    terrains
}

fn largest(map: &Map, terrains: &[Terrain], blocked: Terrain) -> Vec<bool> {
    let mut seen = vec![false; map.len()];
    let mut best: Vec<usize> = Vec::new();
    for from in 0..map.len() {
        if seen[from] || terrains[from] == blocked {
            continue;
        }
        let part = map.within(from, u32::MAX, |next| terrains[next] != blocked);
        part.iter().for_each(|at| seen[*at] = true);
        if part.len() > best.len() {
            best = part;
        }
    }
    let mut open = vec![false; map.len()];
    best.into_iter().for_each(|at| open[at] = true);
    open
}
