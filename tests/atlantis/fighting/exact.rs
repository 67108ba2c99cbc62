//! Small battles held against their exact odds, reckoned here by going through all that can happen.

use std::collections::BTreeMap;

use atlantis::battle::{Which, fight};
use atlantis::chance::Seed;

use super::{HERE, army, field};

/// How many live on both sides.
type Alive = [usize; 2];

/// Equal soldiers on each side that kill with this chance in a turn, by going through every order of a round.
struct Reckoning {
    kills: [f64; 2],
    start: Alive,
}

impl Reckoning {
    /// All orders in which so many of each side may act, each as likely: whose turn it is.
    fn orders(alive: Alive) -> Vec<Vec<usize>> {
        match alive {
            [0, 0] => vec![Vec::new()],
            _ => {
                let mut all = Vec::new();
                for side in [0, 1] {
                    for _ in 0..alive[side] {
                        let mut left = alive;
                        left[side] -= 1;
                        for rest in Self::orders(left) {
                            all.push(std::iter::once(side).chain(rest).collect());
                        }
                    }
                }
                all
            }
        }
    }

    /// What a round leaves. Soldiers of a side are alike, so that one who is killed before his turn is any of those
    /// who have not acted with their share.
    fn round(&self, alive: Alive, free: Option<usize>) -> BTreeMap<Alive, f64> {
        let act =
            [0, 1].map(|side| if free.is_none_or(|one| one == side) { alive[side] } else { 0 });
        let orders = Self::orders(act);
        let mut after = BTreeMap::new();
        for order in &orders {
            let weight = 1.0 / orders.len() as f64;
            self.go(order, alive, act, weight, &mut after);
        }
        after
    }

    /// `fresh`: of the living of each side, how many have not had their turn.
    fn go(
        &self,
        order: &[usize],
        alive: Alive,
        fresh: Alive,
        weight: f64,
        after: &mut BTreeMap<Alive, f64>,
    ) {
        let Some((side, rest)) = order.split_first() else {
            *after.entry(alive).or_insert(0.0) += weight;
            return;
        };
        if alive[0] == 0 || alive[1] == 0 {
            *after.entry(alive).or_insert(0.0) += weight;
            return;
        }
        // Turns of the dead are still in the order: each turn of this side is as likely one of a living soldier.
        let turns = order.iter().filter(|one| *one == side).count();
        let lives = fresh[*side] as f64 / turns as f64;
        if lives < 1.0 {
            self.go(rest, alive, fresh, weight * (1.0 - lives), after);
        }
        if lives > 0.0 {
            let other = 1 - side;
            let mut acted = fresh;
            acted[*side] -= 1;
            let kills = self.kills[*side];
            self.go(rest, alive, acted, weight * lives * (1.0 - kills), after);
            let mut fewer = alive;
            fewer[other] -= 1;
            let unspent = acted[other] as f64 / alive[other] as f64;
            if unspent > 0.0 {
                let mut dead = acted;
                dead[other] -= 1;
                self.go(rest, fewer, dead, weight * lives * kills * unspent, after);
            }
            if unspent < 1.0 {
                self.go(rest, fewer, acted, weight * lives * kills * (1.0 - unspent), after);
            }
        }
    }

    /// The chance of each end: who won, and who lives.
    fn ends(&self) -> BTreeMap<(Option<usize>, Alive), f64> {
        let mut ends = BTreeMap::new();
        let mut now = BTreeMap::from([(self.start, 1.0)]);
        for _ in 0..100 {
            let mut next = BTreeMap::new();
            for (alive, weight) in now {
                for (left, part) in self.round(alive, None) {
                    let lost =
                        [0, 1].map(|side| (self.start[side] - left[side]) * 2 >= self.start[side]);
                    let weight = weight * part;
                    match lost {
                        [false, false] => *next.entry(left).or_insert(0.0) += weight,
                        [true, true] => *ends.entry((None, left)).or_insert(0.0) += weight,
                        _ => {
                            let winner = usize::from(lost[0]);
                            let free = if left[1 - winner] == 0 {
                                BTreeMap::from([(left, 1.0)])
                            } else {
                                self.round(left, Some(winner))
                            };
                            for (last, part) in free {
                                *ends.entry((Some(winner), last)).or_insert(0.0) += weight * part;
                            }
                        }
                    }
                }
            }
            now = next;
        }
        ends
    }
}

/// Fights it 100,000 times, and holds how often each end came against its chance.
fn hold(people: [u32; 2], goods: [&[(&str, u32)]; 2], combat: [u32; 2], kills: [f64; 2]) {
    let (mut game, owls, herons) = field();
    let units = [0, 1].map(|side: usize| {
        let mut stock = vec![("PLAI", people[side])];
        stock.extend(goods[side]);
        let unit = game.unit([owls, herons][side], HERE, &stock);
        game.knows(unit, "COMB", combat[side]);
        unit
    });
    let armies = units.map(|unit| army(&game, &[unit]));
    let draws = 100_000;
    let mut came: BTreeMap<(Option<usize>, Alive), u32> = BTreeMap::new();
    let mut chance = Seed::of("exact").stream(1, "test", &format!("{people:?} {combat:?}"));
    for _ in 0..draws {
        let course = fight(&mut chance, [&armies[0], &armies[1]]);
        let alive = [0, 1].map(|side: usize| people[side] as usize - course.dead[side].len());
        let winner = course.winner.map(|side| usize::from(side == Which::Defenders));
        *came.entry((winner, alive)).or_insert(0) += 1;
    }
    let start = people.map(|heads| heads as usize);
    let ends = Reckoning { kills, start }.ends();
    let all: f64 = ends.values().sum();
    assert!((all - 1.0).abs() < 1e-9, "all that can happen: {all}");
    for (end, chance) in &ends {
        let many = f64::from(came.get(end).copied().unwrap_or(0));
        let expected = chance * f64::from(draws);
        let deviation = (expected * (1.0 - chance)).sqrt();
        assert!(
            (many - expected).abs() <= 5.0 * deviation + 1.0,
            "{end:?}: {many}, not {expected}"
        );
    }
    for end in came.keys() {
        assert!(ends.contains_key(end), "{end:?} cannot happen");
    }
}

#[test]
fn c33_one_against_one_comes_out_as_reckoned() {
    // Sword against bare hands, Combat 1: 3 + 1 against 1: 8 : 1; the other way 1 against 3: 1 : 4.
    let kills = [0.5 * 8.0 / 9.0, 0.5 * 1.0 / 5.0];
    hold([1, 1], [&[("SWOR", 1)], &[]], [1, 1], kills);
}

#[test]
fn c33_armour_saves_as_often_as_reckoned() {
    // Swords on both sides: 2 against 2; plate saves two of three.
    hold([2, 2], [&[("SWOR", 2)], &[("SWOR", 2), ("PARM", 2)]], [0, 0], [0.25 / 3.0, 0.25]);
}

#[test]
fn c32_two_against_three_come_out_as_reckoned() {
    // Spears 1 + 1 longer against 0: 4 : 1; bare hands 0 against 1: 1 : 2.
    hold([2, 3], [&[("SPEA", 2)], &[]], [0, 0], [0.5 * 0.8, 0.5 / 3.0]);
}

#[test]
fn c32_three_against_three_come_out_as_reckoned() {
    // Pike 2 + 1 longer against the sword's 2: 2 : 1; sword 2 against 2: 1 : 1.
    hold([3, 3], [&[("PIKE", 3)], &[("SWOR", 3)]], [0, 0], [0.5 * 2.0 / 3.0, 0.25]);
}
