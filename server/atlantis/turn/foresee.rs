//! The own month played ahead (O-51), in the world so far as it is known.

use std::collections::BTreeMap;

use super::{Failed, Goes, PHASES, SubPhase, Turn, begin, each, exchange, upkeep};
use crate::content::{Content, Item};
use crate::orders::{Set, Vocabulary};
use crate::world::{FactionId, UnitId, World};

/// What others are taken to do in a month that is played ahead: before the sub-phase of that number (O-55).
const OTHERS: &[SubPhase] = &[each("4.3", exchange::answered)];

/// What a month played ahead shows (O-51).
#[derive(Debug)]
pub struct Foreseen {
    /// The world at its end, so far as it is known.
    pub world: World,
    /// What would go wrong, in the order of the sequence.
    pub failed: Vec<Failed>,
    /// Who would go hungry.
    pub hungry: Vec<Hungry>,
    /// Units that would be formed, and under which number each.
    pub formed: Vec<(UnitId, u32)>,
}

/// A unit that would go hungry.
#[derive(Debug)]
pub struct Hungry {
    /// The unit.
    pub unit: UnitId,
    /// Its name.
    pub name: String,
    /// How many of it would be unfed, by race: each of them may die (E-5).
    pub unfed: Vec<(Item, u32)>,
}

/// Plays the month of one faction ahead, up to upkeep: all others do nothing. Nobody dies of hunger; who would be
/// unfed is told.
#[must_use]
pub fn foresee(
    content: &Content,
    words: &Vocabulary,
    world: World,
    faction: FactionId,
    set: Set,
) -> Foreseen {
    let sets = BTreeMap::new();
    let mut turn = Turn::new(content, words, world, &sets);
    turn.phase = "0.2";
    turn.ahead = true;
    begin::ahead(&mut turn, faction, set);
    let later = |row: &&SubPhase| row.number != "0.2" && row.number != "12.3";
    for row in PHASES.iter().filter(later).take_while(|row| !row.number.starts_with("13")) {
        turn.phase = row.number;
        let others = OTHERS.iter().filter(|others| others.number == row.number);
        for row in others.chain([row]) {
            match row.goes {
                // A month of one faction is soon over: threads would cost more than they save.
                Goes::Each(work) | Goes::InTurn(work) => turn.in_turn(work),
                Goes::Whole(work) => work(&mut turn),
            }
        }
    }
    let own = turn.world.regions.iter().flat_map(|region| &region.units);
    let own = own.filter(|unit| unit.faction == faction && unit.doing.owes > 0);
    let hungry = own.map(|unit| Hungry {
        unit: unit.id,
        name: unit.name.clone(),
        unfed: upkeep::unfed(content, unit).collect(),
    });
    let hungry = hungry.collect();
    let formed = turn.formed.iter().map(|((_, _, alias), unit)| (*unit, *alias)).collect();
    Foreseen { world: turn.world, failed: turn.out.failed, hungry, formed }
}
