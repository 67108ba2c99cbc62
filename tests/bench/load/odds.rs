//! The exact odds of a battle beside the plain way, which turns every die.

use std::hint::black_box;
use std::time::Instant;

use council::odds::{MOST_SIDES, MOST_TYCHE, Side, odds};

use crate::print::row;

/// How often each is done.
const RUNS: usize = 501;

/// Prints the median times.
pub fn section() {
    println!("\nthe exact odds of a battle (median of {RUNS})");
    let side = |bonus, tyche| Side { bonus, tyche };
    let two = [side(9, 0), side(6, 0)];
    let three = [side(9, 0), side(6, 0), side(3, 1)];
    let twelve: Vec<Side> = (0..MOST_SIDES as i32).map(|bonus| side(bonus, 1)).collect();
    let most = [side(0, MOST_TYCHE); MOST_SIDES];
    let counted = |sides: &[Side]| micros(|| odds(black_box(sides)));
    let (two_counted, two_turned) = (counted(&two), micros(|| turned(black_box(&two))));
    let ratio = two_turned / two_counted;
    row(
        "9 and 6",
        format!("{two_counted:.1} us   all 216^2 outcomes {two_turned:.1} us   ratio {ratio:.1}"),
    );
    row("9, 6, and 3 with a Tyche die", format!("{:.1} us", counted(&three)));
    row("twelve sides, a Tyche die each", format!("{:.1} us", counted(&twelve)));
    row("twelve sides, three Tyche dice each", format!("{:.1} us", counted(&most)));
}

/// The median in microseconds.
fn micros<T>(mut once: impl FnMut() -> T) -> f64 {
    let mut times: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            black_box(once());
            start.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[RUNS / 2]
}

/// The outcomes of two sides without Tyche dice, one by one: the first holds, the second, nobody.
fn turned(sides: &[Side; 2]) -> [u32; 3] {
    let mut held = [0; 3];
    let pips = || (0..216).map(|nth| 3 + nth % 6 + nth / 6 % 6 + nth / 36);
    for first in pips() {
        for second in pips() {
            let [a, b] = [first + sides[0].bonus, second + sides[1].bonus];
            let holder = match (first == 13, second == 13) {
                (true, true) => 2,
                (true, false) => 1,
                (false, true) => 0,
                (false, false) if a == b => 2,
                (false, false) => usize::from(a < b),
            };
            held[holder] += 1;
        }
    }
    held
}
