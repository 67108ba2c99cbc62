//! Fair sharing (K-3). No lot is drawn, so a player can compute it.

/// Divides an amount by weights: each gets `amount × weight / sum`, rounded down; what is left goes one each to the
/// largest remainders, the first of equals first. The parts sum to the amount, or to 0 where all weights are 0.
#[must_use]
pub fn split(amount: u64, weights: &[u64]) -> Vec<u64> {
    let sum: u128 = weights.iter().copied().map(u128::from).sum();
    if sum == 0 {
        return vec![0; weights.len()];
    }
    let product = |weight: u64| u128::from(amount) * u128::from(weight);
    // A part is at most the amount, so it fits.
    let mut parts: Vec<u64> = weights
        .iter()
        .map(|weight| u64::try_from(product(*weight) / sum).unwrap_or(amount))
        .collect();
    let left = amount - parts.iter().sum::<u64>();
    let mut by_rest: Vec<usize> = (0..weights.len()).collect();
    by_rest.sort_by_key(|at| std::cmp::Reverse(product(weights[*at]) % sum));
    for at in by_rest.into_iter().take(usize::try_from(left).unwrap_or(usize::MAX)) {
        parts[at] += 1;
    }
    parts
}

/// Gives each its claim if the pool suffices, else [`split`]s the pool by the claims. No part is above its claim.
#[must_use]
pub fn share(pool: u64, claims: &[u64]) -> Vec<u64> {
    let sum: u128 = claims.iter().copied().map(u128::from).sum();
    if sum <= u128::from(pool) { claims.to_vec() } else { split(pool, claims) }
}
