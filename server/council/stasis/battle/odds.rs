//! The exact odds of a battle in the streets (S-17 to S-21): outcomes are counted, none is sampled.
//!
//! No outcome of the whole battle is ever listed. The dice of one faction know nothing of the others',
//! so the ways in which it wins with a total are its own ways to throw that total, times the ways in
//! which each of the others stays below it or is out with a natural 13.

use std::fmt;
use std::iter::Sum;

use num_bigint::BigUint;

/// The most factions that a city has, and so the most in one battle.
pub const MOST_SIDES: usize = 12;

/// The most Tyche dice that one faction throws in one battle (S-18).
pub const MOST_TYCHE: u32 = 3;

/// The dice that everybody throws (S-17), each of six faces.
const DICE: u32 = 3;

/// The pips of the three dice that remove whoever throws them (S-19).
const NATURAL: usize = 13;

/// One faction in a battle, before the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// What is added to its dice: mobs, military units, Heroes, cards (S-17). It may be negative.
    pub bonus: i32,
    /// Its Tyche dice, 0 to [`MOST_TYCHE`] (S-18); more count as that many.
    pub tyche: u32,
}

/// How a battle may end. `holds`, one of each side, and `nobody` are together exactly 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// For each side, in the order asked: that it alone has the highest total (S-21).
    pub holds: Vec<Probability>,
    /// That nobody holds the place: a tie for the highest total (S-20), or all threw 13 (S-21).
    pub nobody: Probability,
    /// For each side, in the order asked: that its three dice are a natural 13 (S-19), which its bonus
    /// and its Tyche dice do not change.
    pub thirteen: Vec<Probability>,
}

/// The exact odds of a battle of these sides: at most [`MOST_SIDES`] in the game, any number here. A
/// place that no side fights for, nobody holds.
///
/// The time grows with the square of the sides: microseconds for three, well under a millisecond for
/// twelve.
#[must_use]
pub fn odds(sides: &[Side]) -> Odds {
    let throws: Vec<Throw> = sides.iter().map(Throw::new).collect();
    let all: BigUint = throws.iter().map(Throw::outcomes).product();
    let wins: Vec<BigUint> = (0..throws.len()).map(|nth| wins(&throws, nth)).collect();
    // Who has the highest total alone is one side or none, so what no side wins is nobody's.
    let nobody = &all - wins.iter().sum::<BigUint>();
    let of_all = |count| Probability { count, of: all.clone() };
    Odds {
        holds: wins.into_iter().map(of_all).collect(),
        nobody: of_all(nobody),
        thirteen: sides.iter().map(|_| natural()).collect(),
    }
}

/// The outcomes of the whole battle in which the side of this number holds the place.
fn wins(throws: &[Throw], nth: usize) -> BigUint {
    let (before, others) = throws.split_at(nth);
    let Some((own, after)) = others.split_first() else { return BigUint::ZERO };
    let with = |(total, ways): (i64, u64)| -> BigUint {
        let below = before.iter().chain(after).map(|other| other.no_match_for(total));
        std::iter::once(ways).chain(below).product()
    };
    own.totals().filter(|&(_, ways)| ways > 0).map(with).sum()
}

/// That three dice are a natural 13 (S-19).
fn natural() -> Probability {
    let ways = ways(DICE);
    Probability { count: ways[NATURAL].into(), of: ways.iter().sum() }
}

/// What one side may throw. All counts are of its own outcomes, at most 6^6.
struct Throw {
    bonus: i64,
    /// At each number of pips, Tyche dice with them: the ways to throw it without a natural 13.
    ways: Vec<u64>,
    /// At each number of pips and at the one after the last: the ways to throw fewer or to be out.
    no_match: Vec<u64>,
}

impl Throw {
    fn new(side: &Side) -> Self {
        let mut three = ways(DICE);
        let natural = std::mem::take(&mut three[NATURAL]);
        let tyche = side.tyche.min(MOST_TYCHE);
        let ways = (0..tyche).fold(three, |ways, _| with_a_die(&ways));
        let mut no_match = vec![natural * 6u64.pow(tyche)];
        no_match.extend(ways.iter().scan(no_match[0], |sum, ways| {
            *sum += ways;
            Some(*sum)
        }));
        Self { bonus: side.bonus.into(), ways, no_match }
    }

    /// All outcomes of this side.
    fn outcomes(&self) -> u64 {
        self.no_match[self.ways.len()]
    }

    /// Each total, bonus with it, and the ways to throw it without a natural 13.
    fn totals(&self) -> impl Iterator<Item = (i64, u64)> {
        (self.bonus..).zip(self.ways.iter().copied())
    }

    /// The ways in which this side is no match for another's total: lower, or out.
    fn no_match_for(&self, total: i64) -> u64 {
        let pips = usize::try_from(total - self.bonus).unwrap_or(0);
        self.no_match[pips.min(self.ways.len())]
    }
}

/// At each number of pips, from 0: the ways to throw it with so many dice.
fn ways(dice: u32) -> Vec<u64> {
    (0..dice).fold(vec![1], |ways, _| with_a_die(&ways))
}

/// The ways with one die more.
fn with_a_die(ways: &[u64]) -> Vec<u64> {
    let mut more = vec![0; ways.len() + 6];
    for (pips, ways) in ways.iter().enumerate() {
        for face in 1..=6 {
            more[pips + face] += ways;
        }
    }
    more
}

/// An exact probability: so many of so many equally likely outcomes. Those of one battle have all its
/// outcomes below the line and are not reduced, so that they can be counted after; equal are those of
/// the same value.
///
/// Twelve sides with three Tyche dice each have 6^72 outcomes, which is more than 128 bits hold.
#[derive(Clone, Debug)]
pub struct Probability {
    count: BigUint,
    /// Never zero.
    of: BigUint,
}

impl Probability {
    /// The nearest number to it, correctly rounded.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        // The quotient gets at least 64 bits, and its last one stands for all that follow: the
        // conversion is then the only rounding, for a power of two changes no digit.
        let shift = (self.of.bits() + 64).saturating_sub(self.count.bits());
        let scaled = &self.count << shift;
        let quotient = &scaled / &self.of;
        let inexact = &quotient * &self.of != scaled;
        let bits = u128::try_from(quotient).expect("it has at most 65 bits") | u128::from(inexact);
        let shift = i32::try_from(shift).expect("it is the length of a number");
        bits as f64 * 0.5f64.powi(shift)
    }

    /// It as a plain decimal of so many digits after the point, rounded to the nearest, a half up:
    /// "0.097" for three digits of 7/72. Never an exponent; without digits there is no point either.
    #[must_use]
    pub fn decimal(&self, digits: u32) -> String {
        let tenfold = &self.count * BigUint::from(10u32).pow(digits);
        let rounded = (tenfold * 2u32 + &self.of) / (&self.of * 2u32);
        let digits = digits as usize;
        // One digit at least stands before the point.
        let text = format!("{:0>width$}", rounded.to_string(), width = digits + 1);
        let (whole, part) = text.split_at(text.len() - digits);
        if part.is_empty() { whole.to_owned() } else { format!("{whole}.{part}") }
    }

    /// Whether it is exactly 1.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.count == self.of
    }
}

impl PartialEq for Probability {
    fn eq(&self, other: &Self) -> bool {
        &self.count * &other.of == &other.count * &self.of
    }
}

impl Eq for Probability {}

/// The outcomes as they were counted: "21/216".
impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.count, self.of)
    }
}

/// The probability that one of several happens which exclude each other.
impl<'a> Sum<&'a Probability> for Probability {
    fn sum<I: Iterator<Item = &'a Self>>(parts: I) -> Self {
        let none = Self { count: BigUint::ZERO, of: 1u32.into() };
        parts.fold(none, |sum, part| {
            if sum.of == part.of {
                return Self { count: sum.count + &part.count, of: sum.of };
            }
            let count = sum.count * &part.of + &part.count * &sum.of;
            Self { count, of: sum.of * &part.of }
        })
    }
}
