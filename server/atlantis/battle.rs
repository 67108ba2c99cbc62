//! A battle between two armies (C-30 to C-52): from the lot of the first round to the free round of the winner. It
//! knows soldiers and their figures, no units and no orders: who fights and with what is [`equip`]'s, what becomes of
//! the dead is the turn's.

mod army;
pub mod course;
pub mod equip;
pub mod figure;
pub mod ground;
mod living;
mod round;
mod side;
mod spell;
mod strike;

use game::Chance;

pub use army::{Army, army};
pub use course::{Cause, Course, Round, Spoken, Tally, Which};
pub use figure::{Cast, Figure, Shield, Strike};
use round::Field;

/// The most rounds of a battle (C-50).
pub const ROUNDS: u32 = 100;

/// Whether `attack` wins against `defence` (C-34): equals 1 : 1, one better 2 : 1, two 4 : 1 and so on.
pub fn contest(chance: &mut dyn Chance, attack: i32, defence: i32) -> bool {
    let (good, all) = odds(attack, defence);
    if good == 1 { chance.roll(all) == 1 } else { chance.roll(all) <= good }
}

/// In how many of how many cases `attack` wins against `defence` (C-34).
#[must_use]
pub fn odds(attack: i32, defence: i32) -> (u32, u32) {
    let apart = attack.abs_diff(defence).min(16);
    let many = 1 << apart;
    (if attack >= defence { many } else { 1 }, many + 1)
}

/// Fights a battle to its end. Draws come from `chance` in the order of K-10.
pub fn fight(chance: &mut dyn Chance, armies: [&Army; 2]) -> Course {
    let mut field = Field::new(armies);
    let free = Which::BOTH
        .into_iter()
        .find(|side| armies[*side as usize].tactics > armies[side.other() as usize].tactics);
    if let Some(side) = free {
        field.round(chance, Some(side));
    }
    let mut winner = None;
    for _ in 0..ROUNDS {
        // Who fell to the last in the free round fights no more.
        if !Which::BOTH.into_iter().any(|side| field.is_empty(side)) {
            field.round(chance, None);
        }
        let lost = Which::BOTH.map(|side| field.has_lost(side));
        match lost {
            [false, false] => continue,
            [true, true] => {}
            [true, false] => winner = Some(Which::Defenders),
            [false, true] => winner = Some(Which::Attackers),
        }
        break;
    }
    if let Some(side) = winner.filter(|side| !field.is_empty(side.other())) {
        field.round(chance, Some(side));
    }
    field.over(free, winner)
}

/// One against one (C-70): the first has a single free attack, then rounds until one is dead.
pub fn duel(chance: &mut dyn Chance, armies: [&Army; 2]) -> Course {
    let mut field = Field::new(armies);
    field.single(chance, Which::Attackers);
    for _ in 0..ROUNDS {
        if Which::BOTH.into_iter().any(|side| field.is_empty(side)) {
            break;
        }
        field.round(chance, None);
    }
    let winner = Which::BOTH.into_iter().find(|side| field.is_empty(side.other()));
    field.over(Some(Which::Attackers), winner)
}
