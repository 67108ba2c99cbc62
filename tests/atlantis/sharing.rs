//! Sharing (K-3, L-12).

use atlantis::share::{share, split};
use proptest::prelude::*;

#[test]
fn k3_largest_remainders_get_what_is_left() {
    assert_eq!(split(2_500, &[1_400, 1_750]), [1_111, 1_389]);
    assert_eq!(split(10, &[1, 1, 1]), [4, 3, 3]);
    assert_eq!(split(5, &[0, 0]), [0, 0]);
    assert_eq!(share(200, &[100, 50]), [100, 50]);
}

#[test]
fn z39_one_large_claim_or_many_small() {
    assert_eq!(share(50, &[40, 25]), [31, 19]);
    assert_eq!(share(3, &[2, 2]), [2, 1]);
}

proptest! {
    #[test]
    fn l12_parts_sum_and_none_is_above_its_claim(
        pool in 0..5_000_000_000_u64,
        claims in prop::collection::vec(0..2_000_000_000_u64, 0..12),
    ) {
        let parts = share(pool, &claims);
        let sum: u64 = claims.iter().sum();
        prop_assert_eq!(parts.iter().sum::<u64>(), pool.min(sum));
        prop_assert!(parts.iter().zip(&claims).all(|(part, claim)| part <= claim));
    }

    #[test]
    fn l12_one_more_competitor_raises_nobody_by_more_than_one(
        pool in 0..5_000_u64,
        claims in prop::collection::vec(0..2_000_u64, 1..8),
        more in 0..2_000_u64,
    ) {
        let before = share(pool, &claims);
        let mut all = claims.clone();
        all.push(more);
        let after = share(pool, &all);
        prop_assert!(before.iter().zip(&after).all(|(before, after)| *after <= before + 1));
    }
}
