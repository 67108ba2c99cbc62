//! Spells in battle (C-40 to C-43).

use game::Chance;

use super::contest;
use super::course::Spoken;
use super::figure::{Cast, Figure};
use super::side::Side;
use super::strike::{level, saves};
use crate::content::{Does, Force, Odds};

/// Casts a spell at the other side. What it killed stands in `killed`, a soldier each.
pub(super) fn cast(
    chance: &mut dyn Chance,
    cast: &Cast,
    enemies: &mut Side<'_>,
    killed: &mut Vec<u32>,
) -> Spoken {
    let blows = cast.times.saturating_mul(chance.roll(cast.roll));
    let mut spoken = Spoken { blows, ..Spoken::of(cast) };
    if let Some(at) = cast.force.and_then(|force| enemies.shield(force)) {
        let shield = enemies.shields[at].level;
        let won = contest(chance, level(cast.level), level(shield));
        (spoken.shield, spoken.broken) = (Some(shield), won);
        if !won {
            return spoken;
        }
        enemies.shields.remove(at);
    }
    let mut prey = cast.only.map(|only| enemies.prey(Some(only)));
    for _ in 0..blows {
        let target = match &prey {
            None => enemies.target(chance),
            Some(prey) => chance.pick(prey).copied(),
        };
        let Some(target) = target else { break };
        if !falls(chance, cast, enemies, target) {
            continue;
        }
        match cast.does {
            Does::Blows => {
                spoken.hits += 1;
                if enemies.hit(target) {
                    spoken.killed += 1;
                    killed.push(target);
                    if let Some(prey) = &mut prey {
                        prey.retain(|one| *one != target);
                        if enemies.front.many() == 0 {
                            // Who was in the rear is within reach now.
                            *prey = enemies.prey(cast.only);
                        }
                    }
                }
            }
            Does::Storm | Does::Terror => spoken.hits += u32::from(enemies.lay(target, cast.does)),
            Does::Shield => {}
        }
    }
    spoken
}

/// Whether a blow on this target counts: contest, then armour (C-41).
fn falls(chance: &mut dyn Chance, cast: &Cast, enemies: &Side<'_>, target: u32) -> bool {
    let figure = enemies.figure(target);
    // Monsters know no terror (D-8).
    if cast.does == Does::Terror && !figure.head {
        return false;
    }
    let Some(defence) = defence(cast.force, figure) else { return false };
    contest(chance, level(cast.level), defence)
        && !saves(chance, figure.armour.and_then(|armour| odds(cast.force, &armour)))
}

/// What a figure has against a spell of this type; none: it cannot be harmed by it.
fn defence(force: Option<Force>, figure: &Figure) -> Option<i32> {
    match force {
        Some(Force::Combat) => figure.shaken,
        Some(force) => Some(figure.defence.against(force)),
        // What no shield stops meets what defends against spirits (D-8).
        None => Some(figure.defence.spirit),
    }
}

/// What armour saves against a spell of this type (D-2a).
fn odds(force: Option<Force>, armour: &crate::content::Armour) -> Option<Odds> {
    match force {
        Some(Force::Energy) => Some(armour.energy),
        Some(Force::Spirit | Force::Weather) => Some(armour.spirit),
        Some(Force::Combat | Force::Ranged) | None => None,
    }
}
