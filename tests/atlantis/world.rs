//! Worlds as they are made (W-1 to W-14, W-70 to W-80, F-2).

use atlantis::Content;
use atlantis::chance::Seed;
use atlantis::generate::{self, Wish};
use atlantis::world::{Grid, Level, Region, World};

mod begun;
mod finds;
mod lands;
mod markets;
mod shape;

fn content() -> &'static Content {
    Content::shipped()
}

fn wish(seed: &str, width: u16, height: u16) -> Wish {
    Wish { seed: Seed::of(seed), width, height, players: 0 }
}

/// A world of this size.
fn world(seed: &str, width: u16, height: u16) -> World {
    let world = generate::world(content(), &wish(seed, width, height));
    world.unwrap_or_else(|unfit| panic!("{seed}: {unfit}"))
}

/// The name of a region's terrain.
fn terrain(region: &Region) -> &'static str {
    &content().terrain(region.terrain).name
}

fn of_level(world: &World, level: Level) -> impl Iterator<Item = &Region> {
    world.regions.iter().filter(move |region| region.place.level == level)
}

/// Which row of a hundred a region of the surface is in.
fn row(grid: Grid, region: &Region) -> u32 {
    u32::from(region.place.y) * 100 / u32::from(grid.height)
}
