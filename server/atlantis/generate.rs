//! A world is made (W-70 to W-80), and factions begin in it (F-2). All draws come from the one stream `world`, but for
//! markets, which each have a stream of their region (K-5).
//!
//! The order of draws: continents, provinces with their names, terrains, races, people and products, settlements,
//! starting cities, lairs; then the same of the underworld from its terrains on; then gates and passages, which join
//! the two.

mod continents;
mod fairness;
mod finds;
mod lands;
mod map;
mod names;
mod newcomer;
mod people;
mod starts;
mod under;

use game::Chance;

pub use fairness::{Fairness, StartSeen, fairness};
pub use newcomer::new_faction;

use crate::chance::{Seed, Stream};
use crate::content::Content;
use crate::world::{Faction, FactionId, Grid, Level, Place, Region, RegionId, World};
use crate::{market, weather, wild};
use lands::Land;
use map::Map;
use names::Names;

/// What kind of world is wanted (W-70). Share of land, gates and the underworld are settings of the tables.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Where all draws come from.
    pub seed: Seed,
    /// Columns, even, 16 to 512; 0: by the number of players.
    pub width: u16,
    /// Rows, even, 16 to 512; 0: by the number of players.
    pub height: u16,
    /// For how many players.
    pub players: u32,
}

/// Why no world is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Width or height is odd, or not from 16 to 512.
    Size,
    /// There is no room for six starting cities.
    NoRoom,
}

impl std::fmt::Display for Unfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Size => "Width and height of a world are even numbers from 16 to 512.",
            Self::NoRoom => "This world has not enough land for six starting cities.",
        })
    }
}

impl std::error::Error for Unfit {}

/// The sizes from which one is taken by the number of players (W-70).
const SIZES: [(u16, u16); 7] =
    [(32, 32), (64, 32), (64, 64), (128, 64), (128, 128), (256, 128), (256, 256)];
/// Hexes for each player.
const HEXES_A_PLAYER: u64 = 24;

impl Wish {
    /// Columns and rows of the surface.
    ///
    /// # Errors
    /// [`Unfit::Size`].
    pub fn grid(&self) -> Result<Grid, Unfit> {
        let roomy = |(width, height): &&(u16, u16)| {
            u64::from(*width) * u64::from(*height) / 2 >= HEXES_A_PLAYER * u64::from(self.players)
        };
        let (width, height) = *SIZES.iter().find(roomy).unwrap_or(&SIZES[SIZES.len() - 1]);
        let side = |wanted: u16, else_: u16| if wanted == 0 { else_ } else { wanted };
        let grid = Grid { width: side(self.width, width), height: side(self.height, height) };
        let fits = |side: u16| side.is_multiple_of(2) && (16..=512).contains(&side);
        if fits(grid.width) && fits(grid.height) { Ok(grid) } else { Err(Unfit::Size) }
    }
}

/// What is at work on a world.
struct Maker<'a> {
    content: &'a Content,
    grid: Grid,
    chance: Stream,
    names: Names<'a>,
}

/// A world: the same wish and tables give the same one, byte for byte (K-9).
///
/// # Errors
/// [`Unfit`].
pub fn world(content: &Content, wish: &Wish) -> Result<World, Unfit> {
    let grid = wish.grid()?;
    let chance = wish.seed.stream(0, "", "world");
    let mut maker = Maker { content, grid, chance, names: Names::new(&content.syllables) };
    let (surface, starts) = maker.surface()?;
    let under = if content.settings.underworld { maker.underworld() } else { Vec::new() };
    let mut regions = vec![maker.nexus()];
    regions.extend(surface);
    regions.extend(under);
    finds::gates(content, &mut maker.chance, &mut regions);
    finds::passages(content, &mut maker.chance, grid, &mut regions);
    // The Nexus stands before them.
    let starts = starts.into_iter().filter_map(|at| u32::try_from(at + 1).ok().map(RegionId));
    let mut world = World {
        seed: wish.seed,
        turn: 0,
        grid,
        regions,
        factions: vec![
            Faction::new(FactionId::GUARD, "Guard"),
            Faction::new(FactionId::CREATURES, "Creatures"),
        ],
        next_faction: 3,
        next_unit: 1,
        next_ship: 101,
        starts: starts.collect(),
    };
    world.look_around(content);
    begin_month(content, &mut world);
    // The Guard, and the first monsters: twice the terrain's figure, of 100 (X-40, W-80).
    wild::raise(content, &mut world);
    wild::born(content, &mut world, "", wild::Chances { roams: 2, of: 100, lair: 100 });
    Ok(world)
}

/// The first weather and the first markets (W-14, E-25).
fn begin_month(content: &Content, world: &mut World) {
    let (seed, grid) = (world.seed, world.grid);
    let (last, next) = (weather::month(content, 0), weather::month(content, 1));
    for (at, region) in world.regions.iter_mut().enumerate() {
        region.weather = weather::of(grid, region.place, last);
        region.next_weather = weather::of(grid, region.place, next);
        let mut stream = seed.stream(0, "market", &format!("region {at}"));
        market::first(content, &mut stream, region);
    }
}

impl Maker<'_> {
    /// The surface in fixed order, and the places of the starting cities in it.
    fn surface(&mut self) -> Result<(Vec<Region>, Vec<usize>), Unfit> {
        let map = Map::of(self.grid, Level::Surface);
        let continents = continents::grown(&map, self.content.settings.land, &mut self.chance);
        let mut land = Land::of(&map, &continents);
        land.settle_provinces(&mut self.chance, &mut self.names);
        land.draw_terrains(self.content, &mut self.chance);
        let mut regions = self.regions(&map, &land);
        self.people(&map, &mut land, &mut regions);
        let starts = starts::chosen(self.content, &map, &regions, &mut self.chance)?;
        for at in &starts {
            starts::founded(
                self.content,
                &mut self.chance,
                &mut self.names,
                &mut regions[*at],
                land.race_of(*at),
            );
        }
        finds::lairs(self.content, &mut self.chance, &mut regions);
        Ok((regions, starts))
    }

    /// The underworld in fixed order.
    fn underworld(&mut self) -> Vec<Region> {
        let map = Map::of(self.grid, Level::Underworld);
        let terrains = under::terrains(self.content, &map, &mut self.chance);
        let blocked = self.content.known.blocked;
        let open: Vec<Option<u32>> =
            terrains.iter().map(|terrain| (*terrain != blocked).then_some(0)).collect();
        let mut land = Land::of(&map, &open);
        land.settle_provinces(&mut self.chance, &mut self.names);
        land.terrains = terrains;
        let mut regions = self.regions(&map, &land);
        self.people(&map, &mut land, &mut regions);
        finds::lairs(self.content, &mut self.chance, &mut regions);
        regions
    }

    fn regions(&self, map: &Map, land: &Land<'_>) -> Vec<Region> {
        let names = &self.content.syllables;
        let region = |(at, place): (usize, &Place)| {
            let province = land.province_of(at).map_or(&*names.ocean, |province| &province.name);
            Region::empty(*place, land.terrains[at], province)
        };
        map.places.iter().enumerate().map(region).collect()
    }

    fn nexus(&self) -> Region {
        let place = Place { level: Level::Nexus, y: 0, x: 0 };
        Region::empty(place, self.content.known.nexus, &self.content.syllables.nexus)
    }
}

/// One of some by their weights; none where all are 0. One draw.
fn weighed(chance: &mut dyn Chance, weights: impl Iterator<Item = u32> + Clone) -> Option<usize> {
    let sum: u32 = weights.clone().sum();
    if sum == 0 {
        return None;
    }
    let mut drawn = chance.roll(sum);
    for (at, weight) in weights.enumerate() {
        if drawn <= weight {
            return Some(at);
        }
        drawn -= weight;
    }
    None
}

/// Takes one out of a list, each as likely; what is left keeps its order. One draw.
fn taken<T>(chance: &mut dyn Chance, list: &mut Vec<T>) -> Option<T> {
    let sides = u32::try_from(list.len()).ok().filter(|sides| *sides > 0)?;
    Some(list.remove(chance.roll(sides) as usize - 1))
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
