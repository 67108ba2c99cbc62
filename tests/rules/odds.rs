//! The exact odds of a battle, beside outcomes counted one by one (S-17 to S-21).

mod program;

use std::collections::BTreeMap;

use council::odds::{MOST_SIDES, MOST_TYCHE, Odds, Probability, Side, odds};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const PLAIN: Side = Side { bonus: 0, tyche: 0 };

/// Sides of these bonuses and Tyche dice.
fn sides<const N: usize>(bonus: [i32; N], tyche: [u32; N]) -> Vec<Side> {
    bonus.into_iter().zip(tyche).map(|(bonus, tyche)| Side { bonus, tyche }).collect()
}

/// What one side threw: its total, or none if its three dice are 13.
type Thrown = Option<i64>;

fn read(side: &Side, dice: &[u32]) -> Thrown {
    let all: u32 = dice.iter().sum();
    (dice[..3].iter().sum::<u32>() != 13).then(|| i64::from(side.bonus) + i64::from(all))
}

/// The number of the side that holds the place; the number after the last if nobody does.
fn holder(thrown: &[Thrown]) -> usize {
    let highest = thrown.iter().flatten().max();
    let mut best =
        (0..thrown.len()).filter(|&nth| highest.is_some_and(|h| thrown[nth] == Some(*h)));
    match (best.next(), best.next()) {
        (Some(nth), None) => nth,
        _ => thrown.len(),
    }
}

/// Every throw of one side, by turning its dice one after the other.
fn throws(side: &Side) -> Vec<Thrown> {
    let count = 3 + side.tyche;
    let faces =
        |nth: u32| -> Vec<u32> { (0..count).map(|die| nth / 6u32.pow(die) % 6 + 1).collect() };
    (0..6u32.pow(count)).map(|nth| read(side, &faces(nth))).collect()
}

/// The outcomes of each holder, nobody's last. Throws that read the same are taken together.
fn brute_force(sides: &[Side]) -> Vec<u64> {
    let mut battles = BTreeMap::from([(Vec::new(), 1)]);
    for side in sides {
        let mut alike = BTreeMap::<Thrown, u64>::new();
        throws(side).into_iter().for_each(|thrown| *alike.entry(thrown).or_default() += 1);
        let longer = battles.iter().flat_map(|(battle, count): (&Vec<Thrown>, &u64)| {
            alike
                .iter()
                .map(move |(&thrown, ways)| ([&battle[..], &[thrown]].concat(), count * ways))
        });
        battles = longer.collect();
    }
    let mut held = vec![0; sides.len() + 1];
    battles.iter().for_each(|(battle, count)| held[holder(battle)] += count);
    held
}

/// What was counted: `holds` in order, then `nobody`, each as "so many/of so many".
fn counted(odds: &Odds) -> Vec<String> {
    odds.holds.iter().chain([&odds.nobody]).map(Probability::to_string).collect()
}

fn assert_as_counted(sides: &[Side]) {
    let all: u64 = sides.iter().map(|side| 6u64.pow(3 + side.tyche)).product();
    let held = brute_force(sides);
    let held: Vec<String> = held.iter().map(|count| format!("{count}/{all}")).collect();
    assert_eq!(counted(&odds(sides)), held, "{sides:?}");
}

fn assert_whole(odds: &Odds) {
    let sum: Probability = odds.holds.iter().chain([&odds.nobody]).sum();
    assert!(sum.is_certain(), "{odds:?}");
}

#[test]
fn s19_three_dice_are_13_in_21_of_216_outcomes() {
    let odds = odds(&sides([0, 40, -3], [0, 3, 1]));
    let natural: Vec<String> = odds.thirteen.iter().map(Probability::to_string).collect();
    assert_eq!(natural, ["21/216"; 3]);
    assert_eq!(odds.thirteen[0].decimal(15), "0.097222222222222");
    assert_eq!(throws(&PLAIN).iter().filter(|thrown| thrown.is_none()).count(), 21);
}

#[test]
fn s20_two_equal_factions_are_as_their_46656_outcomes() {
    let (mut held, all) = ([0; 3], throws(&PLAIN));
    for &first in &all {
        for &second in &all {
            held[holder(&[first, second])] += 1;
        }
    }
    // By hand: equal totals come in 4332 outcomes, 21 * 21 of them with a 13 of both, so nobody holds
    // in 4332. Half of the others is (46656 - 4332) / 2.
    assert_eq!(held, [21_162, 21_162, 4_332]);
    assert_eq!(counted(&odds(&[PLAIN; 2])), ["21162/46656", "21162/46656", "4332/46656"]);
}

#[test]
fn s18_tyche_dice_are_as_all_outcomes_say() {
    assert_as_counted(&sides([9, 6, 3], [0, 0, 1]));
    assert_as_counted(&sides([0, 0, 0], [3, 1, 0]));
    assert_as_counted(&sides([2, -1, 0], [0, 2, 2]));
    assert_as_counted(&sides([0, 0], [3, 3]));
    assert_as_counted(&sides([0, 1, 2, 3], [1, 0, 2, 0]));
    assert_as_counted(&[PLAIN; 4]);
}

#[test]
fn s17_three_sides_of_9_6_and_3_have_these_outcomes() {
    // Counted by another program, of 216 * 216 * 1296.
    let odds = odds(&sides([9, 6, 3], [0, 0, 1]));
    let held = [31_140_855, 9_941_464, 13_332_126, 6_051_731];
    assert_eq!(counted(&odds), held.map(|count: u32| format!("{count}/60466176")));
}

#[test]
fn s18_more_than_three_tyche_dice_are_three() {
    assert_eq!(odds(&sides([0, 4], [u32::MAX, 0])), odds(&sides([0, 4], [MOST_TYCHE, 0])));
}

#[test]
fn s19_a_side_alone_loses_to_its_own_13_only() {
    let plain = odds(&[PLAIN]);
    assert_eq!(counted(&plain), ["195/216", "21/216"]);
    // Neither bonus nor Tyche dice make a 13 or mend one.
    assert_eq!(plain, odds(&sides([-1000], [3])));
    assert_eq!(plain, odds(&sides([10], [1])));
}

#[test]
fn s19_a_bonus_out_of_reach_loses_to_13_only() {
    let by_13_only = ["42120/46656", "4095/46656", "441/46656"];
    assert_eq!(counted(&odds(&sides([1000, -1000], [0, 0]))), by_13_only);
    assert_eq!(counted(&odds(&sides([i32::MAX, i32::MIN], [0, 0]))), by_13_only);
    // 16 points are one more than the dice make good, 15 are a tie of 3 and 18.
    assert_eq!(counted(&odds(&sides([16, 0], [0, 0]))), by_13_only);
    assert_eq!(counted(&odds(&sides([15, 0], [0, 0])))[2], "442/46656");
    let [highest, lowest] = [i32::MAX, i32::MIN].map(|bonus| odds(&[Side { bonus, tyche: 3 }; 2]));
    assert_eq!(highest, lowest);
    assert_whole(&highest);
}

#[test]
fn s17_only_the_differences_of_bonuses_count() {
    assert_as_counted(&sides([-2, 5], [0, 0]));
    assert_eq!(odds(&sides([-2, 5], [0, 1])), odds(&sides([0, 7], [0, 1])));
    assert_eq!(odds(&sides([-1000, -998, -999], [0; 3])), odds(&sides([0, 2, 1], [0; 3])));
}

#[test]
fn s21_a_place_without_sides_is_nobodys() {
    let odds = odds(&[]);
    assert!(odds.nobody.is_certain() && odds.holds.is_empty() && odds.thirteen.is_empty());
}

#[test]
fn twelve_sides_are_exactly_one_together() {
    let equal = odds(&[Side { bonus: 0, tyche: MOST_TYCHE }; MOST_SIDES]);
    assert_whole(&equal);
    assert!(equal.holds.iter().all(|one| one == &equal.holds[0]));
    // 6^72: every outcome of 72 dice.
    let all = "106387358923716524807713475752456393740167855629859291136";
    assert!(equal.nobody.to_string().ends_with(&format!("/{all}")));
    let ranked: Vec<Side> = (0..12).map(|bonus| Side { bonus, tyche: 0 }).collect();
    let ranked = odds(&ranked);
    assert_whole(&ranked);
    assert!(ranked.holds.iter().map(Probability::to_f64).is_sorted());
}

proptest! {
    #[test]
    fn any_battle_is_whole_and_has_no_order(
        battle in prop::collection::vec((-25..25, 0..=MOST_TYCHE), 1..=MOST_SIDES)
    ) {
        let mut sides: Vec<Side> =
            battle.into_iter().map(|(bonus, tyche)| Side { bonus, tyche }).collect();
        let there = odds(&sides);
        assert_whole(&there);
        for one in there.holds.iter().chain([&there.nobody]) {
            // The standard library rounds correctly what it reads.
            let read: f64 = one.decimal(80).parse().expect("a decimal");
            prop_assert_eq!(one.to_f64(), read);
        }
        sides.reverse();
        let mut back = odds(&sides);
        back.holds.reverse();
        prop_assert_eq!(there, back);
    }
}

#[test]
fn decimals_are_rounded_and_plain() {
    let odds = odds(&[PLAIN]);
    let (held, lost) = (&odds.holds[0], &odds.nobody);
    assert_eq!([0, 1, 2, 3].map(|digits| lost.decimal(digits)), ["0", "0.1", "0.10", "0.097"]);
    assert_eq!(held.decimal(0), "1");
    assert_eq!(held.decimal(30), "0.902777777777777777777777777778");
    let whole: Probability = [held, lost].into_iter().sum();
    assert_eq!(whole.decimal(3), "1.000");
    assert_eq!(whole.to_f64(), 1.0);
    assert_eq!(held.to_f64(), 195.0 / 216.0);
    let nothing: Probability = std::iter::empty().sum();
    assert_eq!((nothing.decimal(2).as_str(), nothing.to_f64()), ("0.00", 0.0));
}

#[test]
fn a_half_is_rounded_up() {
    // Nine times 21/216 are 7/8.
    let sum: Probability = odds(&[PLAIN; 9]).thirteen.iter().sum();
    assert_eq!([1, 2, 3].map(|digits| sum.decimal(digits)), ["0.9", "0.88", "0.875"]);
}

#[test]
fn rare_holds_are_written_without_an_exponent() {
    let mut all = vec![Side { bonus: 1000, tyche: 0 }; 11];
    all.push(Side { bonus: -1000, tyche: 0 });
    let rare = &odds(&all).holds[11];
    // (21/216)^11 * 195/216.
    assert!((rare.to_f64() / ((21.0f64 / 216.0).powi(11) * 195.0 / 216.0) - 1.0).abs() < 1e-12);
    assert_eq!(rare.decimal(15), "0.000000000006622");
}

#[test]
#[ignore = "ten million battles take a while"]
fn ten_million_battles_agree() {
    const BATTLES: u32 = 10_000_000;
    let sides = sides([9, 6, 3], [0, 0, 1]);
    let mut rng = StdRng::seed_from_u64(13);
    let (mut held, mut thirteen) = ([0u32; 4], [0u32; 3]);
    for _ in 0..BATTLES {
        let thrown = [0, 1, 2].map(|nth: usize| {
            let dice = [(); 4].map(|()| rng.random_range(1..=6));
            read(&sides[nth], &dice[..3 + sides[nth].tyche as usize])
        });
        held[holder(&thrown)] += 1;
        (0..3).for_each(|nth| thirteen[nth] += u32::from(thrown[nth].is_none()));
    }
    let odds = odds(&sides);
    let exact = odds.holds.iter().chain([&odds.nobody]).chain(&odds.thirteen);
    for (exact, seen) in exact.zip(held.into_iter().chain(thirteen)) {
        let (exact, seen) = (exact.to_f64(), f64::from(seen) / f64::from(BATTLES));
        let error = (exact * (1.0 - exact) / f64::from(BATTLES)).sqrt();
        assert!((seen - exact).abs() < 4.0 * error, "{seen} for {exact}, ±{error}");
    }
}
