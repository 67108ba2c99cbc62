//! A physical attack (C-33 to C-39).

use game::Chance;

use super::contest;
use super::figure::{Figure, Strike};
use super::side::{Side, Soldier};
use crate::content::{Armour, Force, Hit, Odds};

/// What became of an attack.
pub(super) enum Struck {
    /// Nothing.
    Missed,
    /// A hit was lost, the last one or not.
    Hit(u32, bool),
}

/// One attack of a soldier on the other side, drawn step by step; none where nobody is left.
pub(super) fn strike(
    chance: &mut dyn Chance,
    strike: Strike,
    of: Soldier,
    enemies: &mut Side<'_>,
) -> Option<Struck> {
    let target = enemies.target(chance)?;
    // The opening (C-33, 2).
    if chance.roll(2) != 1 {
        return Some(Struck::Missed);
    }
    let force = if strike.ranged { Force::Ranged } else { Force::Combat };
    let figure = enemies.figure(target);
    let attack = attack(strike, of, figure);
    if let Some(shield) = enemies.shield(force) {
        let level = level(enemies.shields[shield].level);
        if !contest(chance, attack, level) {
            return Some(Struck::Missed);
        }
    }
    let defence = figure.defence.against(force) - fear(enemies.soldiers[target as usize]);
    if !contest(chance, attack, defence) {
        return Some(Struck::Missed);
    }
    let odds = |armour: Armour| match strike.hit {
        Hit::ArmourPiercing => armour.piercing,
        Hit::Crush | Hit::Pierce | Hit::Cleave | Hit::Slash => armour.common,
    };
    if saves(chance, figure.armour.map(odds)) {
        return Some(Struck::Missed);
    }
    Some(Struck::Hit(target, enemies.hit(target)))
}

/// The attack against this target (C-35, C-36).
fn attack(strike: Strike, of: Soldier, target: &Figure) -> i32 {
    let longer = match (strike.length, target.length) {
        (Some(own), Some(other)) => own > other,
        _ => false,
    };
    let mounted = if target.mounted { strike.against_mounted } else { 0 };
    let soaked = match (of.soaked, strike.ranged) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => 2,
    };
    strike.attack + i32::from(longer) + mounted - soaked - fear(of)
}

/// What terror takes from attack and defence (D-8).
const fn fear(soldier: Soldier) -> i32 {
    if soldier.afraid { 2 } else { 0 }
}

/// Whether armour saves (C-33, 5). What never saves draws nothing.
pub(super) fn saves(chance: &mut dyn Chance, odds: Option<Odds>) -> bool {
    odds.filter(|odds| odds.saves > 0).is_some_and(|odds| chance.roll(odds.of) <= odds.saves)
}

/// A level as a figure of a contest.
pub(super) fn level(level: u32) -> i32 {
    i32::try_from(level).unwrap_or(i32::MAX)
}
