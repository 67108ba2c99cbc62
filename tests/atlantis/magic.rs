//! Spells that are cast outside battles (G).

mod casting;
mod craft;
mod nature;
mod sight;
mod travel;

use atlantis::report::Event;
use atlantis::world::Gate;
use game::Chance;

use crate::kit::Game;

const HERE: (u16, u16) = (2, 2);

/// A mage with these skills and silver to live on.
fn mage(game: &mut Game, faction: u32, place: (u16, u16), skills: &[(&str, u32)]) -> u32 {
    let unit = game.unit(faction, place, &[("LEAD", 1), ("SILV", 5_000)]);
    for (tag, level) in skills {
        game.knows(unit, tag, *level);
    }
    // Points in a foundation make a mage.
    if game.knowledge(unit, "FORC") == 0 {
        game.points(unit, "FORC", 1);
    }
    unit
}

/// A game with one faction and a mage of it.
fn alone(skills: &[(&str, u32)]) -> (Game, u32, u32) {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    let unit = mage(&mut game, owls, HERE, skills);
    (game, owls, unit)
}

fn at(game: &Game, unit: u32) -> (u16, u16) {
    let (region, _) = game.place_of(unit).expect("it is somewhere");
    let place = game.world.region(region).place;
    (place.x, place.y)
}

fn gate(game: &mut Game, (x, y): (u16, u16), number: u32) {
    game.region_mut(x, y).gate = Some(Gate { number });
}

fn amount(event: &Event) -> u64 {
    event.data["item"]["amount"].as_u64().unwrap()
}

/// The dice of a mage's cast in the next month.
fn dice(game: &Game, phase: &str, unit: u32) -> atlantis::chance::Stream {
    game.world.seed.stream(game.world.turn + 1, phase, &format!("unit {unit}"))
}

/// A month in which the dice of a unit's cast show this, months passing until then.
fn wait(game: &mut Game, unit: u32, mut fits: impl FnMut(&mut dyn Chance) -> bool) {
    while !fits(&mut dice(game, "6.2", unit)) {
        game.world.turn += 1;
    }
}

impl Game {
    fn month_error(&mut self, faction: u32, unit: u32, words: &str) -> String {
        self.month(faction, &format!("unit {unit}\ncast {words}"));
        self.errors(faction)[0].text.clone()
    }
}
