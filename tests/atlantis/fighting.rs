//! Battles (section C): the rounds by themselves, and held against other ways to reckon them.

mod arms;
mod exact;
mod naive;
mod rounds;
mod spells;

use atlantis::battle::{Army, Figure};
use atlantis::world::UnitId;

use crate::kit::Game;

/// Where all fight.
pub const HERE: (u16, u16) = (2, 2);

/// A game of Owls and Herons in which `HERE` is a place to fight.
pub fn field() -> (Game, u32, u32) {
    crate::kit::two()
}

/// The soldiers of these units, in this order, all of which stand in `HERE`.
pub fn army(game: &Game, units: &[u32]) -> Army {
    let here = game.id(HERE.0, HERE.1);
    let units = units.iter().map(|unit| (here, UnitId(*unit)));
    atlantis::battle::army(&game.content, &game.world, here, units)
}

/// The figures of the first soldier of a unit.
pub fn first(game: &Game, unit: u32) -> Figure {
    army(game, &[unit]).figures.remove(0).0
}
