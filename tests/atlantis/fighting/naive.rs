//! The same battles fought by a second way to go about it, soldier by soldier in plain lists: the same dice give the
//! same dead (P-1).

use atlantis::battle::{Army, Figure, Strike, contest, fight};
use atlantis::chance::{Seed, Stream};
use atlantis::content::{Does, Force, Hit};
use game::Chance;
use proptest::prelude::*;

use super::{HERE, army, field};

struct One<'a> {
    figure: &'a Figure,
    name: usize,
    hits: u32,
    effects: Vec<Does>,
}

struct Slow<'a> {
    sides: [Vec<One<'a>>; 2],
    start: [usize; 2],
    dead: [Vec<usize>; 2],
    rounds: [u32; 2],
    shields: [Vec<(Force, u32)>; 2],
    chance: Stream,
}

impl<'a> Slow<'a> {
    fn new(armies: [&'a Army; 2], chance: Stream) -> Self {
        let sides = armies.map(|army| {
            let all =
                army.figures.iter().flat_map(|(figure, many)| (0..*many).map(move |_| figure));
            let one = |(name, figure): (usize, &'a Figure)| One {
                figure,
                name,
                hits: figure.hits,
                effects: Vec::new(),
            };
            all.enumerate().map(one).collect::<Vec<_>>()
        });
        let start =
            sides.each_ref().map(|side| side.iter().filter(|one| !one.figure.phantom).count());
        let none = || [Vec::new(), Vec::new()];
        Self { sides, start, dead: none(), rounds: [0; 2], shields: [vec![], vec![]], chance }
    }

    fn reach(&self, side: usize) -> Vec<usize> {
        let living = |one: &One<'_>, behind: bool| one.hits > 0 && one.figure.behind == behind;
        let all = |behind| {
            let side = self.sides[side].iter();
            side.filter(|one| living(one, behind)).map(|one| one.name).collect::<Vec<_>>()
        };
        let front = all(false);
        if front.is_empty() { all(true) } else { front }
    }

    fn round(&mut self, free: Option<usize>) {
        let acting: Vec<usize> =
            [0, 1].into_iter().filter(|side| free.is_none_or(|one| one == *side)).collect();
        self.shields = [vec![], vec![]];
        let mut lot = Vec::new();
        for side in acting {
            self.rounds[side] += 1;
            for one in self.sides[side].iter().filter(|one| one.hits > 0) {
                self.shields[side]
                    .extend(one.figure.shields.iter().map(|one| (one.force, one.level)));
            }
            let front = self.sides[side].iter().any(|one| one.hits > 0 && !one.figure.behind);
            for one in self.sides[side].iter().filter(|one| one.hits > 0) {
                let shoots = one.figure.strike.is_some_and(|strike| strike.ranged);
                let held = one.figure.behind && front && !shoots && one.figure.casts.is_empty();
                let turn = |strike: Strike| {
                    (self.rounds[side] - 1).is_multiple_of(strike.every) && strike.times > 0
                };
                if !held && (!one.figure.casts.is_empty() || one.figure.strike.is_some_and(turn)) {
                    lot.push((side, one.name));
                }
            }
        }
        for last in (1..lot.len()).rev() {
            let roll = self.chance.roll(last as u32 + 1) as usize;
            lot.swap(last, roll - 1);
        }
        for (side, name) in lot {
            if self.sides[side][name].hits > 0 {
                self.act(side, name);
            }
            if [0, 1].into_iter().any(|side| self.reach(side).is_empty()) {
                break;
            }
        }
    }

    fn highest(&self, side: usize, force: Force) -> Option<u32> {
        let all = self.shields[side].iter().filter(|(against, _)| *against == force);
        all.map(|(_, level)| *level).max()
    }

    fn act(&mut self, side: usize, name: usize) {
        let (figure, other) = (self.sides[side][name].figure, 1 - side);
        if let Some(strike) =
            figure.strike.filter(|one| (self.rounds[side] - 1).is_multiple_of(one.every))
        {
            for _ in 0..strike.times {
                let reach = self.reach(other);
                if reach.is_empty() {
                    return;
                }
                let target = reach[self.chance.roll(reach.len() as u32) as usize - 1];
                self.strike(strike, side, name, target);
            }
        }
        for cast in &figure.casts {
            if self.reach(other).is_empty() {
                break;
            }
            let blows = cast.times * self.chance.roll(cast.roll);
            if let Some(shield) = cast.force.and_then(|force| self.highest(other, force)) {
                if !contest(&mut self.chance, cast.level as i32, shield as i32) {
                    continue;
                }
                let at = self.shields[other]
                    .iter()
                    .position(|one| *one == (cast.force.unwrap(), shield));
                self.shields[other].remove(at.unwrap());
            }
            for _ in 0..blows {
                let mut reach = self.reach(other);
                reach.retain(|name| self.sides[other][*name].figure.is_prey(cast.only));
                if reach.is_empty() {
                    break;
                }
                let target = reach[self.chance.roll(reach.len() as u32) as usize - 1];
                let of = self.sides[other][target].figure;
                if cast.does == Does::Terror && !of.head {
                    continue;
                }
                let defence = match cast.force {
                    Some(Force::Combat) => of.shaken,
                    Some(force) => Some(of.defence.against(force)),
                    None => Some(of.defence.spirit),
                };
                let Some(defence) = defence else { continue };
                if !contest(&mut self.chance, cast.level as i32, defence) {
                    continue;
                }
                let odds = of.armour.and_then(|armour| match cast.force {
                    Some(Force::Energy) => Some(armour.energy),
                    Some(Force::Weather | Force::Spirit) => Some(armour.spirit),
                    _ => None,
                });
                if odds
                    .is_some_and(|odds| odds.saves > 0 && self.chance.roll(odds.of) <= odds.saves)
                {
                    continue;
                }
                match cast.does {
                    Does::Blows => self.hit(other, target),
                    effect => self.sides[other][target].effects.push(effect),
                }
            }
        }
    }

    fn strike(&mut self, strike: Strike, side: usize, name: usize, target: usize) {
        let other = 1 - side;
        if self.chance.roll(2) == 2 {
            return;
        }
        let of = self.sides[other][target].figure;
        let has = |one: &One<'_>, effect| one.effects.contains(&effect);
        let own = &self.sides[side][name];
        let mut attack = strike.attack;
        attack += i32::from(
            matches!((strike.length, of.length), (Some(own), Some(other)) if own > other),
        );
        attack += if of.mounted { strike.against_mounted } else { 0 };
        attack -= if has(own, Does::Storm) { 1 + i32::from(strike.ranged) } else { 0 };
        attack -= if has(own, Does::Terror) { 2 } else { 0 };
        let force = if strike.ranged { Force::Ranged } else { Force::Combat };
        if let Some(shield) = self.highest(other, force)
            && !contest(&mut self.chance, attack, shield as i32)
        {
            return;
        }
        let afraid = if has(&self.sides[other][target], Does::Terror) { 2 } else { 0 };
        if !contest(&mut self.chance, attack, of.defence.against(force) - afraid) {
            return;
        }
        let odds = of.armour.map(|armour| {
            if strike.hit == Hit::ArmourPiercing { armour.piercing } else { armour.common }
        });
        if odds.is_some_and(|odds| odds.saves > 0 && self.chance.roll(odds.of) <= odds.saves) {
            return;
        }
        self.hit(other, target);
    }

    fn hit(&mut self, side: usize, name: usize) {
        let one = &mut self.sides[side][name];
        one.hits -= 1;
        if one.hits == 0 {
            self.dead[side].push(name);
        }
    }

    fn lost(&self, side: usize) -> bool {
        let dead = self.dead[side].iter().filter(|name| !self.sides[side][**name].figure.phantom);
        dead.count() * 2 >= self.start[side] || self.reach(side).is_empty()
    }

    fn fight(mut self, tactics: [u32; 2]) -> (Option<usize>, [Vec<usize>; 2], u64) {
        let better = [0, 1].into_iter().find(|side| tactics[*side] > tactics[1 - side]);
        if let Some(side) = better {
            self.round(Some(side));
        }
        let mut winner = None;
        for _ in 0..100 {
            if !self.reach(0).is_empty() && !self.reach(1).is_empty() {
                self.round(None);
            }
            match [self.lost(0), self.lost(1)] {
                [false, false] => continue,
                [true, true] => {}
                [lost, _] => winner = Some(usize::from(lost)),
            }
            break;
        }
        if let Some(side) = winner.filter(|side| !self.reach(1 - side).is_empty()) {
            self.round(Some(side));
        }
        (winner, self.dead, self.chance.drawn())
    }
}

/// Units of all sorts on both sides.
fn sorts() -> impl Strategy<Value = Vec<(bool, usize, u32, u32, bool)>> {
    prop::collection::vec((any::<bool>(), 0_usize..12, 1_u32..9, 0_u32..4, any::<bool>()), 2..9)
}

proptest! {
    #[test]
    fn p1_the_same_dice_give_the_same_dead(seed in any::<u64>(), sorts in sorts()) {
        let (mut game, owls, herons) = field();
        let mut sides = [Vec::new(), Vec::new()];
        for (at, (defends, sort, many, level, behind)) in sorts.into_iter().enumerate() {
            // One of each side at least.
            let side = if at < 2 { at } else { usize::from(defends) };
            let who = [owls, herons][side];
            let magic = [("FIRE", "FORC"), ("SSTO", "WEAT"), ("FEAR", "NECR"), ("FSHI", "FORC"), ("ESHI", "FORC"), ("BUND", "NECR")];
            let unit = match sort {
                0..6 => {
                    let weapon = ["SWOR", "LBOW", "XBOW", "PIKE", "BAXE", "SPEA"][sort];
                    let armour = ["LARM", "CARM", "PARM", "CLAR"][sort % 4];
                    let goods = [("PLAI", many), (weapon, many / 2 + 1), (armour, many / 3), ("HORS", many / 2)];
                    let unit = game.unit(who, HERE, &goods);
                    for skill in ["COMB", "LBOW", "XBOW", "RIDI"] {
                        game.knows(unit, skill, level);
                    }
                    unit
                }
                _ => {
                    let (spell, _) = magic[sort - 6];
                    let unit = game.unit(who, HERE, &[("LEAD", 1)]);
                    game.knows(unit, spell, level + 1);
                    let spell = crate::kit::skill(spell);
                    game.unit_mut(unit).spell = Some(spell);
                    let beast = ["WOLF", "SKEL", "PHAN", "TROL", "IMP", "LICH"][sort - 6];
                    game.unit_mut(unit).stock.put(crate::kit::item(beast), many / 2);
                    unit
                }
            };
            if level == 3 {
                game.knows(unit, "TACT", level);
            }
            game.unit_mut(unit).flags.behind = behind;
            sides[side].push(unit);
        }
        let armies = sides.map(|units| army(&game, &units));
        let stream = || Seed::of(&seed.to_string()).stream(1, "test", "p1");
        let mut chance = stream();
        let course = fight(&mut chance, [&armies[0], &armies[1]]);
        let tactics = armies.each_ref().map(|army| army.tactics);
        let (winner, dead, drawn) = Slow::new([&armies[0], &armies[1]], stream()).fight(tactics);
        prop_assert_eq!(course.winner.map(|side| side as usize), winner);
        prop_assert_eq!(chance.drawn(), drawn, "as many draws");
        for side in 0..2 {
            let named: Vec<&Figure> = armies[side].figures.iter()
                .flat_map(|(figure, many)| (0..*many).map(move |_| figure)).collect();
            let slow: Vec<_> = dead[side].iter().map(|name| (named[*name].unit, named[*name].item)).collect();
            prop_assert_eq!(&course.dead[side], &slow);
        }
    }
}
