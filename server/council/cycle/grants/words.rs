//! What is said of a grant: what counts of it (I-4).

use crate::figures;
use crate::state::{Faction, State};

/// What a grant would bring: "The Oligarchs would vote with 12 instead of 7."; nothing where whoever gets
/// it has no vote.
pub(crate) fn would_count(state: &State, from: &Faction, to: &Faction) -> Option<String> {
    let (now, amount) = (figures::strength_value(state, to), figures::grantable(state, from));
    let then = now.saturating_add(amount);
    to.has_vote().then(|| format!("The {} would vote with {then} instead of {now}.", to.name))
}

/// Why a grant counts for nothing.
pub(crate) fn in_vain(state: &State, from: &Faction, to: &Faction) -> String {
    let amount = figures::grantable(state, from);
    if state.grant_of(to).is_some_and(|grant| grant.to == from.id) {
        let name = &to.name;
        return format!(
            "The {name} grant to you, and neither has a vote: your {amount} counts as 0."
        );
    }
    format!("The {} have no vote: your {amount} counts as 0.", to.name)
}
