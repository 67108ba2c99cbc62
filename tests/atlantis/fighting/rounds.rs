//! Rounds: C-26, C-30 to C-39, C-50 to C-52, K-10, L-13, L-14, Z-20 to Z-23.

use atlantis::battle::{Course, Which, contest, duel, fight, odds};
use atlantis::chance::Seed;
use game::Scripted;
use proptest::prelude::*;

use super::{HERE, army, field, first};
use crate::kit::Game;

fn fought(game: &Game, rolls: &[u32], attackers: &[u32], defenders: &[u32]) -> Course {
    let mut chance = Scripted::new(rolls.iter().copied());
    fight(&mut chance, [&army(game, attackers), &army(game, defenders)])
}

/// How many of each side died.
fn dead(course: &Course) -> [usize; 2] {
    course.dead.each_ref().map(Vec::len)
}

#[test]
fn z20_a_fight() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 2), ("SWOR", 2)]);
    game.knows(a, "COMB", 1);
    let b = game.unit(herons, HERE, &[("PLAI", 3)]);
    // The lot A1, B1, A2, B2, B3; then A1, B1, A2; then the lot of two and A1, A2.
    let rolls = [5, 4, 2, 2, 2, 1, 16, 1, 2, 2, 1, 5, 2, 1, 2, 1, 1, 17];
    let mut chance = Scripted::new(rolls);
    let course = fight(&mut chance, [&army(&game, &[a]), &army(&game, &[b])]);
    assert_eq!(course.winner, Some(Which::Attackers));
    assert_eq!(dead(&course), [0, 2]);
    assert_eq!(course.rounds.len(), 2, "one round, and the free one of the winner");
    assert_eq!(course.rounds[1].free, Some(Which::Attackers));
    assert_eq!(game::Chance::drawn(&chance), rolls.len() as u64, "no draw more or less (K-10)");
}

#[test]
fn z21_contest() {
    assert_eq!(odds(3, 2), (2, 3));
    assert_eq!(odds(2, 3), (1, 3));
    assert_eq!(odds(5, 1), (16, 17));
    assert_eq!(odds(4, 4), (1, 2));
    let wins = |attack, defence, roll| contest(&mut Scripted::new([roll]), attack, defence);
    assert!(wins(3, 2, 2) && !wins(3, 2, 3), "roll(3) ≤ 2");
    assert!(wins(2, 3, 1) && !wins(2, 3, 2), "roll(3) = 1");
    assert!(wins(5, 1, 16) && !wins(5, 1, 17), "roll(17) ≤ 16");
    assert!(wins(4, 4, 1) && !wins(4, 4, 2), "one in two");
}

#[test]
fn c34_more_than_sixteen_apart_is_sixteen() {
    assert_eq!(odds(40, 0), (1 << 16, (1 << 16) + 1));
    assert_eq!(odds(i32::MIN, i32::MAX), (1, (1 << 16) + 1));
}

#[test]
fn l13_contests_come_as_often_as_they_should() {
    let mut chance = Seed::of("contests").stream(1, "test", "l13");
    for apart in 0..=16_i32 {
        let draws = 1_000_000_f64;
        let won = (0..1_000_000).filter(|_| contest(&mut chance, apart, 0)).count();
        let (good, all) = odds(apart, 0);
        let expected = f64::from(good) / f64::from(all);
        let deviation = (draws * expected * (1.0 - expected)).sqrt();
        #[allow(clippy::cast_precision_loss, reason = "a million is exact")]
        let off = (won as f64 - draws * expected).abs();
        assert!(off <= 4.0 * deviation.max(1.0), "{apart} apart: {won} of a million");
    }
}

#[test]
fn c30_who_leads_better_has_a_free_round_first() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("LEAD", 1), ("SWOR", 1)]);
    let b = game.unit(herons, HERE, &[("LEAD", 1), ("SWOR", 1)]);
    game.knows(b, "TACT", 2);
    game.knows(a, "TACT", 1);
    // The lot of one; target, opening, contest: dead before the first round.
    let course = fought(&game, &[1, 1, 1], &[a], &[b]);
    assert_eq!(course.free, Some(Which::Defenders));
    assert_eq!(course.rounds[0].free, Some(Which::Defenders));
    assert_eq!(dead(&course), [1, 0]);
    assert_eq!(course.winner, Some(Which::Defenders));
    game.knows(a, "TACT", 2);
    assert_eq!(fought(&game, &[], &[a], &[b]).free, None, "equals: nobody");
}

#[test]
fn c26_who_stands_behind_is_reached_last() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 30), ("SWOR", 30)]);
    game.knows(a, "COMB", 2);
    let front = game.unit(herons, HERE, &[("PLAI", 3)]);
    let rear = game.unit(herons, HERE, &[("PLAI", 3), ("SWOR", 3)]);
    game.unit_mut(rear).flags.behind = true;
    let mut chance = Seed::of("behind").stream(1, "test", "c26");
    for _ in 0..50 {
        let course = fight(&mut chance, [&army(&game, &[a]), &army(&game, &[front, rear])]);
        let fell: Vec<usize> = course.dead[1].iter().map(|(unit, _)| *unit).collect();
        let last = fell.iter().rposition(|unit| *unit == 0).unwrap_or(0);
        let behind = fell.iter().position(|unit| *unit == 1).unwrap_or(fell.len());
        assert!(behind > last, "all in front fall first: {fell:?}");
        let struck = course.rounds.iter().flat_map(|round| &round.hits);
        let swords = struck.filter(|tally| tally.side == Which::Defenders);
        let sword = atlantis::battle::Cause::Weapon(Some(crate::kit::item("SWOR")));
        if fell.len() < 3 {
            assert!(swords.clone().all(|tally| tally.cause != sword), "nobody behind strikes");
        }
    }
}

#[test]
fn c37_crossbows_shoot_in_every_other_round() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 4), ("XBOW", 4)]);
    game.knows(a, "XBOW", 1);
    // They hold out for long: 20 bears with nobody to hurt.
    let b = game.unit(herons, HERE, &[("PLAI", 1)]);
    game.unit_mut(b).stock.put(crate::kit::item("BEAR"), 40);
    let mut chance = Seed::of("crossbows").stream(1, "test", "c37");
    for _ in 0..20 {
        let course = fight(&mut chance, [&army(&game, &[a]), &army(&game, &[b])]);
        for (round, n) in course.rounds.iter().zip(1..).filter(|(round, _)| round.free.is_none()) {
            let shot = round.hits.iter().any(|tally| tally.side == Which::Attackers);
            assert!(!shot || n % 2 == 1, "round {n}");
        }
    }
}

#[test]
fn z22_crossbow_at_a_fort() {
    let (mut game, owls, herons) = field();
    let bow = game.unit(owls, HERE, &[("PLAI", 1), ("XBOW", 1)]);
    game.knows(bow, "XBOW", 2);
    let inside = game.unit(herons, HERE, &[("PLAI", 1), ("PARM", 1)]);
    let fort = game.structure(HERE, "Fort", 0);
    game.inside(inside, fort);
    let (strike, target) = (first(&game, bow).strike.unwrap(), first(&game, inside));
    assert_eq!((strike.attack, target.defence.ranged), (2, 2), "1 in 2");
    assert_eq!(strike.every, 2);
    let piercing = target.armour.unwrap().piercing;
    assert_eq!((piercing.saves, piercing.of), (75, 300), "plate saves a quarter");
}

#[test]
fn z23_longbow() {
    let (mut game, owls, herons) = field();
    let bow = game.unit(owls, HERE, &[("PLAI", 1), ("LBOW", 1)]);
    game.knows(bow, "LBOW", 1);
    let target = game.unit(herons, HERE, &[("PLAI", 1)]);
    let (strike, target) = (first(&game, bow).strike.unwrap(), first(&game, target));
    assert_eq!(odds(strike.attack, target.defence.ranged), (1, 3));
}

#[test]
fn c27_a_monster_dies_by_its_last_hit() {
    let (mut game, owls, _) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 1), ("SWOR", 1)]);
    let b = game.unit(2, HERE, &[("BEAR", 1)]);
    let bear = first(&game, b);
    assert_eq!((bear.hits, bear.strike.unwrap().times), (4, 2), "D-5");
    // The lot: the man first. Each hit of his: target, opening, contest.
    let mut rolls = vec![2, 1, 1, 1];
    // The bear misses twice; so do rounds two to four.
    rolls.extend([1, 2, 1, 2]);
    for _ in 0..3 {
        rolls.extend([2, 1, 1, 1, 1, 2, 1, 2]);
    }
    let course = fought(&game, &rolls[..], &[a], &[b]);
    assert_eq!(dead(&course), [0, 1]);
    assert_eq!(course.rounds.iter().filter(|round| round.free.is_none()).count(), 4);
}

#[test]
fn c50_both_by_half_is_a_draw_and_nobody_has_a_free_round() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 2), ("SWOR", 2)]);
    let b = game.unit(herons, HERE, &[("PLAI", 2), ("SWOR", 2)]);
    // The lot A1, B1, A2, B2: of [A1, A2, B1, B2] by 4, 2, 2. A1 kills B2, B1 kills A2.
    let course = fought(&game, &[4, 2, 2, 2, 1, 1, 2, 1, 1], &[a], &[b]);
    assert_eq!((course.winner, dead(&course)), (None, [1, 1]));
    assert_eq!(course.rounds.len(), 1);
}

#[test]
fn c52_a_round_ends_when_one_side_has_nobody_left() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 3), ("SWOR", 3)]);
    let b = game.unit(herons, HERE, &[("PLAI", 1)]);
    // The lot as it stands; the first kills, and nobody else draws: no free round against nobody.
    let rolls = [4, 3, 2, 1, 1, 1];
    let mut chance = Scripted::new(rolls);
    let course = fight(&mut chance, [&army(&game, &[a]), &army(&game, &[b])]);
    assert_eq!(
        (course.winner, dead(&course), course.rounds.len()),
        (Some(Which::Attackers), [0, 1], 1)
    );
    assert_eq!(game::Chance::drawn(&chance), rolls.len() as u64);
}

#[test]
fn c50_a_hundred_rounds_without_an_end_are_a_draw() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 2)]);
    let b = game.unit(herons, HERE, &[("PLAI", 2)]);
    for unit in [a, b] {
        game.unit_mut(unit).flags.behind = true;
    }
    // Behind where nobody is in front, all can be reached; who never finds an opening kills nobody.
    let rolls: Vec<u32> = std::iter::repeat_n(2, 3000).collect();
    let course = fought(&game, &rolls, &[a], &[b]);
    assert_eq!((course.winner, course.rounds.len()), (None, 100));
}

#[test]
fn c50_phantoms_count_neither_as_soldiers_nor_as_dead() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("LEAD", 1)]);
    game.unit_mut(a).stock.put(crate::kit::item("PHAN"), 10);
    let b = game.unit(herons, HERE, &[("PLAI", 60), ("SWOR", 60)]);
    game.knows(b, "COMB", 2);
    let mut chance = Seed::of("phantoms").stream(1, "test", "c50");
    let course = fight(&mut chance, [&army(&game, &[a]), &army(&game, &[b])]);
    assert_eq!(course.winner, Some(Which::Defenders));
    let leader = crate::kit::item("LEAD");
    let full = course.rounds.iter().filter(|round| round.free.is_none()).count();
    let died = course.dead[0].iter().any(|(_, item)| *item == leader);
    assert!(died, "lost only when the leader is dead, after {full} rounds: {:?}", course.dead);
}

#[test]
fn c70_a_duel_is_to_the_death() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 1), ("SWOR", 1)]);
    let b = game.unit(herons, HERE, &[("PLAI", 1)]);
    let mut chance = Scripted::new([1, 1, 1]);
    let course = duel(&mut chance, [&army(&game, &[a]), &army(&game, &[b])]);
    assert_eq!((course.winner, course.rounds.len()), (Some(Which::Attackers), 1));
    let never = std::iter::repeat_n(2, 3000);
    let course = duel(&mut Scripted::new(never), [&army(&game, &[a]), &army(&game, &[b])]);
    assert_eq!((course.winner, course.rounds.len()), (None, 101), "he flees");
}

proptest! {
    #[test]
    fn l14_a_battle_ends_and_counts_its_dead(
        seed in any::<u64>(),
        heads in prop::array::uniform4(0_u32..12),
        weapons in prop::array::uniform4(0_usize..6),
        levels in prop::array::uniform4(0_u32..4),
        behind in prop::array::uniform4(any::<bool>()),
        wolves in prop::array::uniform2(0_u32..6),
    ) {
        let (mut game, owls, herons) = field();
        let kinds = ["SWOR", "LBOW", "XBOW", "SPEA", "PIKE", "BAXE"];
        let mut units = Vec::new();
        for (at, who) in [owls, owls, herons, herons].into_iter().enumerate() {
            let unit = game.unit(who, HERE, &[("PLAI", heads[at] + 1), (kinds[weapons[at]], heads[at])]);
            for skill in ["COMB", "LBOW", "XBOW"] {
                game.knows(unit, skill, levels[at]);
            }
            game.unit_mut(unit).flags.behind = behind[at];
            units.push(unit);
        }
        for (side, wolves) in [0, 2].into_iter().zip(wolves) {
            game.unit_mut(units[side]).stock.put(crate::kit::item("WOLF"), wolves);
        }
        let armies = [army(&game, &units[..2]), army(&game, &units[2..])];
        let mut chance = Seed::of(&seed.to_string()).stream(1, "test", "l14");
        let course = fight(&mut chance, [&armies[0], &armies[1]]);
        for (side, army) in armies.iter().enumerate() {
            let fell: u32 = course.rounds.iter().flat_map(|round| &round.losses[side])
                .map(|(_, lost)| lost).sum();
            prop_assert_eq!(fell as usize, course.dead[side].len());
            prop_assert!(fell <= army.soldiers());
        }
        if let Some(winner) = course.winner {
            let loser = winner.other() as usize;
            prop_assert!(course.dead[loser].len() * 2 >= armies[loser].soldiers() as usize);
        }
        let free = course.rounds.iter().rev().take_while(|round| round.free.is_some()).count();
        prop_assert!(free <= 1 && course.rounds.len() <= 102);
    }
}

#[test]
fn c39_monsters_strike_and_defend_by_their_own_figures() {
    let (mut game, owls, _) = field();
    let group = game.unit(2, HERE, &[("TROL", 3)]);
    let troll = first(&game, group);
    let strike = troll.strike.unwrap();
    assert_eq!((strike.attack, strike.times, strike.ranged, troll.hits), (3, 2, false, 5), "D-5");
    let defence = troll.defence;
    let by_type = [defence.combat, defence.ranged, defence.energy, defence.weather, defence.spirit];
    assert_eq!(by_type, [3, 1, 0, 1, 0]);
    let own = game.unit(owls, HERE, &[("PLAI", 1)]);
    assert_eq!(first(&game, own).length, Some(atlantis::content::Length::Short));
    assert_eq!(troll.length, None, "no length");
}

#[test]
fn c51_the_winner_alone_has_one_free_round() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 40), ("SWOR", 40)]);
    game.knows(a, "COMB", 2);
    let b = game.unit(herons, HERE, &[("PLAI", 40)]);
    let mut chance = Seed::of("free").stream(1, "test", "c51");
    for _ in 0..40 {
        let course = fight(&mut chance, [&army(&game, &[a]), &army(&game, &[b])]);
        let free = course.rounds.iter().filter(|round| round.free.is_some()).count();
        let last = course.rounds.last().unwrap();
        match course.winner {
            None => assert_eq!(free, 0),
            Some(winner) if last.free.is_some() => {
                assert_eq!((last.free, free), (Some(winner), 1));
                assert_eq!(last.losses[winner as usize], [], "only that side acts");
            }
            Some(winner) => {
                assert_eq!(dead(&course)[winner.other() as usize], 40, "nobody is left")
            }
        }
    }
}

#[test]
fn k10_what_is_not_reached_is_not_drawn() {
    let (mut game, owls, herons) = field();
    let a = game.unit(owls, HERE, &[("PLAI", 1), ("SWOR", 1)]);
    let b = game.unit(herons, HERE, &[("PLAI", 1), ("PARM", 1)]);
    let drawn = |rolls: &[u32]| {
        let mut chance = Scripted::new(rolls.iter().copied());
        let course = fight(&mut chance, [&army(&game, &[a]), &army(&game, &[b])]);
        (course.winner, game::Chance::drawn(&chance))
    };
    // The lot of two (one draw), target, opening, contest, armour: plate does not save.
    assert_eq!(drawn(&[2, 1, 1, 1, 300]), (Some(Which::Attackers), 5));
    // Plate saves; the other finds no opening; in the second round it ends.
    let saved = [2, 1, 1, 1, 200, 1, 2, 2, 1, 1, 1, 300];
    assert_eq!(drawn(&saved), (Some(Which::Attackers), 12));
}
