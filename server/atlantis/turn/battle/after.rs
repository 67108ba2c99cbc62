//! What becomes of everybody after a battle (C-60 to C-63): the wounded, the dead, their goods, and who is tired.

use std::collections::BTreeMap;

use game::Chance;

use super::muster::{Fighter, Sides};
use crate::battle::{Course, Which};
use crate::chance::{Stream, percent};
use crate::content::{Content, Item, Kind};
use crate::share::split;
use crate::turn::Turn;
use crate::turn::code::BROKE_FREE;
use crate::turn::give::is_wild;
use crate::turn::told::Datum;
use crate::world::{FactionId, RegionId, Spoils, Stock, Unit, UnitId, World};

/// What a battle was for a unit: whether it may go on (M-21, M-23, C-62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::turn) enum Fate {
    /// Its side won without losing anybody.
    Unhurt,
    /// Its side won.
    Won,
    /// Its side lost, or nobody won.
    Lost,
}

/// What a battle did to a unit.
#[derive(Clone, Debug, Default)]
pub(super) struct Toll {
    /// Its dead, after healing.
    pub(super) dead: BTreeMap<Item, u32>,
    /// Its phantoms that are gone: they are no dead (C-50).
    vanished: BTreeMap<Item, u32>,
    /// How many of its casualties were healed.
    pub(super) healed: u32,
    /// Herbs that its healers used.
    pub(super) herbs: u32,
    /// Goods that it lost.
    pub(super) gone: Vec<(Item, u32)>,
    /// Goods that it found.
    pub(super) found: Vec<(Item, u32)>,
    /// Heads, or monsters of a group of Creatures, before the battle.
    pub(super) had: u32,
}

impl Toll {
    /// How many of it died.
    pub(super) fn lost(&self) -> u32 {
        self.dead.values().sum()
    }

    fn lost_of(&self, content: &Content, of: FactionId) -> u32 {
        if of == FactionId::CREATURES {
            return self.lost();
        }
        let heads = self.dead.iter().filter(|(item, _)| content.is_race(**item));
        heads.map(|(_, many)| many).sum()
    }
}

/// What a battle did to all.
#[derive(Clone, Debug)]
pub(super) struct Settled {
    /// By side, in the order of its fighters.
    pub(super) tolls: [Vec<Toll>; 2],
    /// What was found in all.
    pub(super) spoils: BTreeMap<Item, u32>,
    /// What each side was in for.
    pub(super) fates: [Fate; 2],
}

/// Heals, takes away the dead, and divides the spoils. Nobody is dissolved yet.
pub(super) fn settle(
    turn: &mut Turn<'_>,
    region: RegionId,
    sides: &Sides,
    course: &Course,
    chance: &mut Stream,
) -> Settled {
    let content = turn.content;
    let mut tolls = Which::BOTH.map(|side| {
        let all = sides.fighters[side as usize].iter();
        let had =
            |fighter: &Fighter| of(&turn.world, *fighter).map_or(0, |unit| count(content, unit));
        all.map(|fighter| Toll { had: had(fighter), ..Toll::default() }).collect::<Vec<_>>()
    });
    for side in Which::BOTH {
        for (unit, item) in &course.dead[side as usize] {
            let toll = &mut tolls[side as usize][*unit];
            let phantom = crate::turn::cast::is_phantom(content, *item);
            let fell = if phantom { &mut toll.vanished } else { &mut toll.dead };
            *fell.entry(*item).or_insert(0) += 1;
        }
    }
    if let Some(winner) = course.winner {
        let at = winner as usize;
        heal(turn, &sides.fighters[at], &course.dead[at], &mut tolls[at], chance);
    }
    let lost = |side: Which| tolls[side as usize].iter().any(|toll| toll.lost() > 0);
    let fates = Which::BOTH.map(|side| match course.winner {
        Some(winner) if winner == side && lost(side) => Fate::Won,
        Some(winner) if winner == side => Fate::Unhurt,
        _ => Fate::Lost,
    });
    for side in Which::BOTH {
        for (fighter, toll) in sides.fighters[side as usize].iter().zip(&tolls[side as usize]) {
            if let Some(unit) = of_mut(&mut turn.world, *fighter) {
                strike_off(content, unit, toll);
            }
        }
    }
    let pool = gather(turn, sides, course.winner, &mut tolls, chance);
    let spoils = match course.winner {
        Some(winner) => {
            share(turn, &sides.fighters[winner as usize], pool, &mut tolls[winner as usize])
        }
        None => BTreeMap::new(),
    };
    for side in Which::BOTH {
        for fighter in &sides.fighters[side as usize] {
            let Some(unit) = of_mut(&mut turn.world, *fighter) else { continue };
            tire(unit, fates[side as usize], course.winner.is_none(), fighter.region == region);
        }
    }
    Settled { tolls, spoils, fates }
}

/// Heads of a unit; of a group of Creatures its monsters.
fn count(content: &Content, unit: &Unit) -> u32 {
    if unit.faction == FactionId::CREATURES { monsters(content, unit) } else { unit.heads(content) }
}

fn monsters(content: &Content, unit: &Unit) -> u32 {
    let all = unit.stock.iter().filter(|(item, _)| content.item(*item).kind == Kind::Creature);
    all.map(|(_, many)| many).sum()
}

pub(super) fn of(world: &World, fighter: Fighter) -> Option<&Unit> {
    let region = world.region(fighter.region);
    region.find(fighter.unit).map(|at| &region.units[at])
}

fn of_mut(world: &mut World, fighter: Fighter) -> Option<&mut Unit> {
    let region = world.region_mut(fighter.region);
    region.find(fighter.unit).map(|at| &mut region.units[at])
}

/// Heals casualties of the winning side in the order of their deaths, each tried once: first by magic, then with
/// herbs (C-60, G-80).
fn heal(
    turn: &mut Turn<'_>,
    fighters: &[Fighter],
    dead: &[(usize, Item)],
    tolls: &mut [Toll],
    chance: &mut Stream,
) {
    let content = turn.content;
    let mut casualties = dead.iter().filter(|(_, item)| content.is_race(*item));
    let mut attempt = |tolls: &mut [Toll], chance: &mut Stream, percents: Option<u32>| {
        let Some((unit, race)) = casualties.next() else { return false };
        let healed = match percents {
            Some(percents) => percent(chance, percents),
            None => chance.roll(2) == 1,
        };
        if healed {
            let toll = &mut tolls[*unit];
            toll.healed += 1;
            if let Some(many) = toll.dead.get_mut(race) {
                *many -= 1;
            }
        }
        true
    };
    let living = |tolls: &[Toll], at: usize, unit: &Unit| {
        let (heads, lost) = (unit.heads(content), tolls[at].lost_of(content, unit.faction));
        heads.saturating_sub(lost)
    };
    // Who lives is settled before anybody is healed.
    let healers: Vec<(usize, u32, u32)> = fighters
        .iter()
        .enumerate()
        .filter_map(|(at, fighter)| {
            let unit = of(&turn.world, *fighter)?;
            let level = |skill: Option<_>| skill.map_or(0, |skill| unit.level(content, skill));
            let (known, herb) = (&content.known, content.known.herb);
            let living = living(tolls, at, unit);
            let magic = if living > 0 { level(known.magical_healing) } else { 0 };
            let herbs = herb.map_or(0, |herb| unit.stock.of(herb));
            let with = living.saturating_mul(level(known.healing)).saturating_mul(5).min(herbs);
            Some((at, magic, with))
        })
        .collect();
    for (_, level, _) in &healers {
        for _ in 0..10 * level {
            if !attempt(tolls, chance, Some(40 + 10 * level)) {
                return;
            }
        }
    }
    for (at, _, with) in &healers {
        for _ in 0..*with {
            if !attempt(tolls, chance, None) {
                return;
            }
            tolls[*at].herbs += 1;
        }
    }
}

/// Takes a unit's dead out of it, with their share of what it knows (S-21), and the herbs that its healers used.
fn strike_off(content: &Content, unit: &mut Unit, toll: &Toll) {
    let heads = unit.heads(content);
    let dead = toll.dead.iter().filter(|(item, _)| content.is_race(**item));
    let dead = dead.map(|(_, many)| many).sum();
    let _ = unit.skills.split(dead, heads);
    for (item, many) in toll.dead.iter().chain(&toll.vanished) {
        unit.stock.take(*item, *many);
    }
    if let Some(herb) = content.known.herb {
        unit.stock.take(herb, toll.herbs);
    }
}

/// Gathers what the dead had (C-61): of losers half of their share, of a winning unit that is no more all of it.
fn gather(
    turn: &mut Turn<'_>,
    sides: &Sides,
    winner: Option<Which>,
    tolls: &mut [Vec<Toll>; 2],
    chance: &mut Stream,
) -> BTreeMap<Item, u64> {
    let content = turn.content;
    let mut pool: BTreeMap<Item, u64> = BTreeMap::new();
    for side in Which::BOTH {
        for (fighter, toll) in sides.fighters[side as usize].iter().zip(&mut tolls[side as usize]) {
            let lost = toll.lost_of(content, fighter.faction);
            let Some(unit) = of_mut(&mut turn.world, *fighter) else { continue };
            let whole = lost == toll.had;
            let wins = winner == Some(side);
            // On the winning side, and in a draw, the living keep what the dead had.
            if lost == 0 || (!whole && (wins || winner.is_none())) {
                continue;
            }
            let all: Vec<_> =
                unit.stock.iter().filter(|(item, _)| is_loot(content, *item)).collect();
            for (item, amount) in all {
                let gone = part(amount, lost, toll.had);
                if gone == 0 {
                    continue;
                }
                unit.stock.take(item, gone);
                toll.gone.push((item, gone));
                // What monsters of the wild leave is found whole (D-5).
                let found = match winner {
                    None => 0,
                    Some(_) if wins || fighter.faction == FactionId::CREATURES => gone,
                    Some(_) if gone % 2 == 1 => gone / 2 + u32::from(chance.roll(2) == 1),
                    Some(_) => gone / 2,
                };
                *pool.entry(item).or_insert(0) += u64::from(found);
            }
        }
    }
    pool.retain(|_, amount| *amount > 0);
    pool
}

fn is_loot(content: &Content, item: Item) -> bool {
    matches!(content.item(item).kind, Kind::Silver | Kind::Good)
}

/// `amount × lost / had`, rounded down.
pub(super) fn part(amount: u32, lost: u32, had: u32) -> u32 {
    let part = u64::from(amount) * u64::from(lost) / u64::from(had.max(1));
    u32::try_from(part).unwrap_or(amount)
}

/// Divides what was found among the winners by their heads, each kind among those who take it up (C-61, C-63). Says
/// what was taken.
fn share(
    turn: &mut Turn<'_>,
    fighters: &[Fighter],
    pool: BTreeMap<Item, u64>,
    tolls: &mut [Toll],
) -> BTreeMap<Item, u32> {
    let content = turn.content;
    let mut taken = BTreeMap::new();
    for (item, amount) in pool {
        let weights: Vec<u64> = fighters
            .iter()
            .map(|fighter| {
                let unit = of(&turn.world, *fighter).filter(|unit| !unit.faction.is_npc());
                let takes = unit.filter(|unit| takes_up(content, unit.flags.spoils, item));
                takes.map_or(0, |unit| u64::from(unit.heads(content)))
            })
            .collect();
        for ((fighter, toll), part) in fighters.iter().zip(&mut *tolls).zip(split(amount, &weights))
        {
            let Some(unit) = of_mut(&mut turn.world, *fighter) else { continue };
            let put = unit.stock.put(item, u32::try_from(part).unwrap_or(u32::MAX));
            if put > 0 {
                toll.found.push((item, put));
                *taken.entry(item).or_insert(0) += put;
            }
        }
    }
    taken
}

/// Whether who takes up such spoils takes up this (C-63).
fn takes_up(content: &Content, spoils: Spoils, item: Item) -> bool {
    let row = content.item(item);
    let carries = match spoils {
        Spoils::All => return true,
        Spoils::None => None,
        Spoils::Walk => row.carries.walk,
        Spoils::Ride => row.carries.ride,
        Spoils::Fly => row.carries.fly,
    };
    // What moves itself in a mode carries its own weight in it (M-2).
    row.weight == 0 || carries.is_some()
}

/// Who may still attack, move and guard (C-62).
fn tire(unit: &mut Unit, fate: Fate, drawn: bool, here: bool) {
    match fate {
        Fate::Unhurt => {}
        Fate::Won => {
            unit.doing.fought = true;
            unit.doing.stays = true;
        }
        Fate::Lost => {
            unit.doing.fought = true;
            unit.doing.beaten = true;
            if here && !drawn {
                unit.flags.guard = false;
            }
        }
    }
}

/// Takes units away that have nobody left; their monsters wander (U-8, X-46). Says how each unit fared.
pub(super) fn bury(turn: &mut Turn<'_>, sides: &Sides, settled: &Settled) -> Vec<(UnitId, Fate)> {
    let content = turn.content;
    let mut fates = Vec::new();
    for side in Which::BOTH {
        for fighter in &sides.fighters[side as usize] {
            fates.push((fighter.unit, settled.fates[side as usize]));
            let region = turn.world.region_mut(fighter.region);
            let Some(at) = region.find(fighter.unit) else { continue };
            if count(content, &region.units[at]) > 0 {
                continue;
            }
            let unit = region.units.remove(at);
            let wild = unit.stock.iter().filter(|(item, _)| is_wild(content, *item));
            let wild: Stock = wild.collect();
            for (item, amount) in wild.iter() {
                let region = &turn.world.regions[fighter.region.0 as usize];
                let data = vec![("item", Datum::Items(item, amount))];
                turn.out.tell(turn.phase, region, &unit, &BROKE_FREE, data);
            }
            if !wild.is_empty() {
                turn.group(fighter.region, wild);
            }
        }
    }
    fates
}
