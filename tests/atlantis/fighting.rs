//! Battles (section C): the rounds by themselves, and held against other ways to reckon them.

mod arms;
mod exact;
mod naive;
mod rounds;
mod spells;

use atlantis::battle::equip::{Ground, shelter, soldiers, tactics};
use atlantis::battle::{Army, Figure};

use crate::kit::Game;

/// Where all fight.
pub const HERE: (u16, u16) = (2, 2);

/// A game of Owls and Herons in which `HERE` is a place to fight.
pub fn field() -> (Game, u32, u32) {
    crate::kit::two()
}

/// The soldiers of these units, in this order, all of which stand in `HERE`.
pub fn army(game: &Game, units: &[u32]) -> Army {
    let region = game.region(HERE.0, HERE.1);
    let ground = Ground::of(&game.content, region);
    let standing = shelter(&game.content, region);
    let mut army = Army::default();
    for (place, unit) in units.iter().enumerate() {
        let at = region.find(atlantis::world::UnitId(*unit)).expect("a unit here");
        let unit = &region.units[at];
        army.figures.extend(soldiers(&game.content, unit, place, ground, standing[at]));
        army.tactics = army.tactics.max(tactics(&game.content, unit));
    }
    army
}

/// The figures of the first soldier of a unit.
pub fn first(game: &Game, unit: u32) -> Figure {
    army(game, &[unit]).figures.remove(0).0
}
