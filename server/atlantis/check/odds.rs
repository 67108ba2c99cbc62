//! What a battle would come to, with what a faction knows: fought many times over.

use std::collections::BTreeSet;

use game::{Text, text};
use rayon::prelude::*;

use super::known::Known;
use crate::battle::{Army, Which, army, fight};
use crate::chance::Seed;
use crate::content::{Content, Nature, Skill};
use crate::report::Report;
use crate::world::{RegionId, Unit, UnitId, points_of};

/// A battle to be tried.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Units that attack, by number.
    pub attackers: Vec<u32>,
    /// Units that are attacked; it is fought where the first of them stands.
    pub defenders: Vec<u32>,
    /// How often it is fought.
    pub battles: u32,
    /// Levels that are assumed of units whose skills the report does not tell.
    pub assumed: Vec<(Skill, u32)>,
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// How often it was fought.
    pub battles: u32,
    /// How often the attackers won, and the defenders.
    pub won: [u32; 2],
    /// Soldiers of both sides.
    pub soldiers: [u32; 2],
    /// How many of them died in all battles together, before anybody is healed.
    pub dead: [u64; 2],
}

/// Fights it as often as asked. The same question has the same answer, with any number of threads.
///
/// # Errors
/// A sentence where a unit does not stand in the report, or no battle is asked for.
pub fn odds(content: &Content, report: &Report, asked: &Asked) -> Result<Odds, Text> {
    let known = Known::of(content, report);
    let (own, mut world) = (known.whose().0, known.world);
    let places = world.whereabouts();
    let find = |number: &u32| {
        let unit = UnitId(*number);
        let region = places.get(&unit).copied();
        region.map(|region| (region, unit)).ok_or(text!("atlantis-odds-no-unit", unit = *number))
    };
    let sides = [&asked.attackers, &asked.defenders];
    let sides = sides.map(|side| side.iter().map(find).collect::<Result<Vec<_>, Text>>());
    let [attackers, defenders] = sides;
    let (mut attackers, mut defenders) = (attackers?, defenders?);
    // Each fights once; who would stand on both sides defends (C-13).
    let mut named = BTreeSet::new();
    defenders.retain(|(_, unit)| named.insert(*unit));
    attackers.retain(|(_, unit)| named.insert(*unit));
    let region = defenders.first().map(|(region, _)| *region);
    let Some(region) = region.filter(|_| !attackers.is_empty()) else {
        return Err(text!("atlantis-odds-nobody"));
    };
    for (region, unit) in attackers.iter().chain(&defenders) {
        if !own.contains_key(unit) {
            assume(content, &mut world, *region, *unit, &asked.assumed);
        }
    }
    let armies = [attackers, defenders].map(|side| army(content, &world, region, side.into_iter()));
    let seed = Seed::of("odds");
    let one = |number: u32| {
        let mut chance = seed.stream(report.turn, "odds", &number.to_string());
        let course = fight(&mut chance, [&armies[0], &armies[1]]);
        let won = Which::BOTH.map(|side| u32::from(course.winner == Some(side)));
        let is_real =
            |item| content.creature(item).is_none_or(|one| one.nature != Some(Nature::Phantom));
        let real = |dead: &Vec<_>| dead.iter().filter(|(_, item)| is_real(*item)).count() as u64;
        let dead = course.dead.each_ref().map(real);
        Odds { battles: 1, won, soldiers: [0; 2], dead }
    };
    let all = (0..asked.battles.max(1)).into_par_iter().map(one);
    let sum = all.reduce(Odds::default, Odds::and);
    Ok(Odds { soldiers: armies.each_ref().map(Army::soldiers), ..sum })
}

/// Gives a stranger the levels that are assumed of him.
fn assume(
    content: &Content,
    world: &mut crate::world::World,
    region: RegionId,
    unit: UnitId,
    assumed: &[(Skill, u32)],
) {
    let region = world.region_mut(region);
    let Some(unit) = region.find(unit).map(|at| &mut region.units[at]) else { return };
    let heads = u64::from(Unit::heads(unit, content));
    for (skill, level) in assumed {
        unit.skills.set(*skill, points_of(*level) * heads);
    }
}

impl Odds {
    fn and(self, other: Self) -> Self {
        let both = |at: usize| (self.won[at] + other.won[at], self.dead[at] + other.dead[at]);
        let [(one, fell), (two, died)] = [both(0), both(1)];
        let battles = self.battles + other.battles;
        Self { battles, won: [one, two], soldiers: self.soldiers, dead: [fell, died] }
    }

    /// For people. Shares are in percent with one figure behind the point, and so far on both sides 95 of 100 such
    /// samples would lie.
    #[must_use]
    pub fn told(&self) -> Vec<Text> {
        let drawn = self.battles - self.won[0] - self.won[1];
        let line = |say: &'static str, many: u32| {
            text!(say, share = tenths(self.share(many)), within = tenths(self.within(many)))
        };
        let fell = |at: usize| tenths(self.dead[at] * 10 / u64::from(self.battles.max(1)));
        vec![
            text!("atlantis-odds-fought", battles = self.battles),
            line("atlantis-odds-won", self.won[0]),
            line("atlantis-odds-lost", self.won[1]),
            line("atlantis-odds-drawn", drawn),
            text!("atlantis-odds-attackers", dead = fell(0), soldiers = self.soldiers[0]),
            text!("atlantis-odds-defenders", dead = fell(1), soldiers = self.soldiers[1]),
        ]
    }

    /// In tenths of a percent.
    fn share(&self, many: u32) -> u64 {
        u64::from(many) * 1_000 / u64::from(self.battles.max(1))
    }

    /// 1.96 standard deviations of a share, in tenths of a percent.
    fn within(&self, many: u32) -> u64 {
        let (all, many) = (u64::from(self.battles.max(1)), u64::from(many));
        // 1.96 × 1,000, squared.
        let square = 3_841_600 * many / all * (all - many);
        square.isqrt() / all
    }
}

/// `137` as `13.7`.
fn tenths(figure: u64) -> String {
    format!("{}.{}", figure / 10, figure % 10)
}
