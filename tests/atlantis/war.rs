//! War, month by month (C, X): by what it is about.

mod after;
mod arrival;
mod attacks;
mod deeds;
mod muster;
mod told;
mod wild;

use atlantis::report::{Battle, SideSeen};

use crate::kit::Game;

const HERE: (u16, u16) = (2, 2);

fn battles(game: &Game, faction: u32) -> &[Battle] {
    &game.report(faction).battles
}

/// The numbers of a side's units.
fn units(side: &SideSeen) -> Vec<u32> {
    side.units.iter().map(|unit| unit.number).collect()
}

/// A hundred swordsmen who lead well.
fn host(game: &mut Game, who: u32, at: (u16, u16)) -> u32 {
    let unit = game.unit(who, at, &[("LEAD", 100), ("SWOR", 100), ("SILV", 2000)]);
    game.knows(unit, "COMB", 3);
    game.knows(unit, "TACT", 3);
    unit
}

/// The first of some months, each with a seed of its own, that is as a test wants it.
fn month(game: &Game, mut run: impl FnMut(&mut Game), wanted: impl Fn(&Game) -> bool) -> Game {
    let tried = (0..200).map(|seed| {
        let mut game = game.clone();
        game.world.seed = atlantis::chance::Seed::of(&format!("month {seed}"));
        run(&mut game);
        game
    });
    tried.into_iter().find(|game| wanted(game)).expect("it comes to this in some month")
}
