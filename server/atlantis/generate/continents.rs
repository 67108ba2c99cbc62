//! Land rises from the sea (W-71, W-72).

use game::Chance;

use super::map::Map;
use super::{number, taken};

/// One continent for so many hexes, and the fewest there are.
const HEXES_A_CONTINENT: usize = 400;
const FEWEST: usize = 6;
/// How far their first hexes are apart, if in so many tries such a one is found.
const APART: u32 = 6;
const TRIES: u32 = 100;
/// With so many land neighbours of six, sea becomes land.
const SURROUNDED: usize = 5;

/// Which continent each hex belongs to; none is sea. `land` is the share of land in 100.
pub(super) fn grown(map: &Map, land: u32, chance: &mut dyn Chance) -> Vec<Option<u32>> {
    let mut growth = Growth { map, of: vec![None; map.len()], borders: Vec::new(), size: 0 };
    let first = FEWEST.max(map.len() / HEXES_A_CONTINENT);
    let mut seeds: Vec<usize> = Vec::new();
    for _ in 0..first {
        seeds.push(apart(map, &seeds, chance));
    }
    growth.borders = vec![Vec::new(); seeds.len()];
    for (continent, at) in (0..).zip(seeds) {
        growth.rise(at, continent);
    }
    let wanted = map.len() * land as usize / 100;
    while growth.size < wanted && growth.step(chance) {}
    growth.smooth();
    growth.of
}

/// A hex that lies apart from others, or else the last tried.
fn apart(map: &Map, others: &[usize], chance: &mut dyn Chance) -> usize {
    let mut tries = 0;
    loop {
        tries += 1;
        let at = chance.roll(number(map.len())) as usize - 1;
        let near = others.iter().map(|other| map.distance(*other, at)).min();
        let near = near.unwrap_or(u32::MAX);
        if near >= APART || (tries >= TRIES && near > 0) {
            return at;
        }
    }
}

struct Growth<'a> {
    map: &'a Map,
    of: Vec<Option<u32>>,
    /// The sea around each continent, in the order in which it came to lie there.
    borders: Vec<Vec<usize>>,
    size: usize,
}

impl Growth<'_> {
    /// A hex of sea becomes land of a continent.
    fn rise(&mut self, at: usize, continent: u32) {
        self.of[at] = Some(continent);
        self.size += 1;
        for next in self.map.around(at) {
            match self.of[next] {
                Some(other) => self.borders[other as usize].retain(|one| *one != at),
                None => {
                    let border = &mut self.borders[continent as usize];
                    if !border.contains(&next) {
                        border.push(next);
                    }
                }
            }
        }
        self.borders[continent as usize].retain(|one| *one != at);
    }

    /// A continent by lot grows by one of its borders by lot. False where none can.
    fn step(&mut self, chance: &mut dyn Chance) -> bool {
        let free = (0..).zip(&self.borders).filter(|(_, border)| !border.is_empty());
        let mut free: Vec<u32> = free.map(|(continent, _)| continent).collect();
        let Some(continent) = taken(chance, &mut free) else { return false };
        let border = &self.borders[continent as usize];
        let at = border[chance.roll(number(border.len())) as usize - 1];
        self.rise(at, continent);
        true
    }

    /// Lakes of one hex fill, and land of one hex sinks, once, in fixed order.
    fn smooth(&mut self) {
        for at in 0..self.of.len() {
            let mut around = self.map.around(at).filter_map(|next| self.of[next]);
            let first = around.next();
            let count = usize::from(first.is_some()) + around.count();
            match self.of[at] {
                None if count >= SURROUNDED => self.of[at] = first,
                Some(_) if count == 0 => self.of[at] = None,
                _ => {}
            }
        }
    }
}
