//! What is said of a grant: what counts of it (I-4).

use game::{Name, Text, text};

use crate::cycle::grants::Fallen;
use crate::cycle::vote::rules::is_cast;
use crate::figures;
use crate::state::{Faction, State};

/// What a grant would bring: "The Oligarchs would vote with 12 instead of 7."; nothing where whoever gets
/// it has no vote, or nobody to cast it.
pub(crate) fn would_count(state: &State, from: &Faction, to: &Faction) -> Option<Text> {
    let (now, amount) = (figures::strength_value(state, to), figures::grantable(state, from));
    let then = now.saturating_add(amount);
    is_cast(state, to).then(|| {
        text!("grants-would-vote-with-instead-of", who = Name::of(&to.name), then = then, now = now)
    })
}

/// Why a grant counts for nothing.
pub(crate) fn in_vain(state: &State, from: &Faction, to: &Faction) -> Text {
    let amount = figures::grantable(state, from);
    if state.grant_of(to).is_some_and(|grant| grant.to == from.id) {
        let name = &to.name;
        return text!("grants-grant-to-you-and-neither", name = Name::of(name), amount = amount);
    }
    if to.has_vote() {
        return text!("grants-nobody-is-there", who = Name::of(&to.name), amount = amount);
    }
    text!("grants-have-no-vote-your-counts", who = Name::of(&to.name), amount = amount)
}

/// How a Hero died.
pub(crate) fn fallen(how: &Fallen) -> Text {
    match how {
        Fallen::InStasis { stasis } => text!("hero-fell-in-stasis", stasis = stasis),
        Fallen::Told(words) => words.into(),
    }
}
