//! Influence, support and strength, each with its parts (I-1 to I-4, I-9).

use crate::content::Counter;
use crate::cycle::grants::{Duty, Support};
use crate::law::settings::{GrantCarries, RaceBonusCounts};
use crate::ledger::{Figure, Part};
use crate::state::{Faction, State};
use crate::steps::Phase;

fn part(label: impl Into<String>, by: u32) -> Part {
    Part { label: label.into(), by: i32::try_from(by).unwrap_or(i32::MAX) }
}

/// A figure that is the sum of its parts.
pub(crate) fn sum(parts: Vec<Part>) -> Figure {
    let value = parts.iter().fold(0_i32, |sum, part| sum.saturating_add(part.by));
    Figure { value, parts }
}

/// I-1: Arête and lasting adjustments.
pub(crate) fn influence(faction: &Faction) -> Figure {
    let arete = part("Arête", faction.counter(Counter::Arete));
    let lasting = faction.counter(Counter::Influence);
    let lasting = (lasting > 0).then(|| part("lasting influence", lasting));
    sum([arete].into_iter().chain(lasting).collect())
}

/// The value of [`influence`], for who needs no parts.
pub(crate) fn influence_value(faction: &Faction) -> u32 {
    faction.counter(Counter::Arete).saturating_add(faction.counter(Counter::Influence))
}

/// I-2: support of its own: Heroes, the race, and what has a label. Grants are not in it. The race's
/// bonus does not count in an Assembly, unless the ruling says so (C-11).
pub(crate) fn support(state: &State, faction: &Faction) -> Figure {
    let heroes = faction.heroes.iter().filter(|hero| hero.duty == Duty::Support);
    let heroes = heroes.map(|hero| part(hero.name.clone(), hero.value));
    let council_only = state.settings.race_bonus_counts == RaceBonusCounts::Council;
    let race =
        state.track.race.as_ref().filter(|_| council_only && state.phase() == Phase::Assembly);
    let counts = |support: &&Support| race.is_none_or(|race| !race.supports.contains(&support.id));
    let labelled = faction
        .supports
        .iter()
        .filter(counts)
        .map(|support| part(support.label.clone(), support.by));
    sum(heroes.chain(labelled).collect())
}

/// What a faction without a vote grants (I-4).
pub(crate) fn grantable(state: &State, faction: &Faction) -> Figure {
    let mut figure = influence(faction);
    if state.settings.grant_carries == GrantCarries::InfluenceAndSupport {
        figure.parts.extend(support(state, faction).parts);
    }
    sum(figure.parts)
}

/// I-3: what a faction votes with, nothing where it has no vote. Support received is never granted on
/// (I-4).
pub(crate) fn strength(state: &State, faction: &Faction) -> Figure {
    if !faction.has_vote() {
        return Figure::default();
    }
    let granted = state.factions().filter(|other| {
        !other.has_vote() && state.grant_of(other).is_some_and(|grant| grant.to == faction.id)
    });
    let granted = granted.map(|other| {
        let by = grantable(state, other).value;
        Part { label: format!("granted by the {}", other.name), by }
    });
    let own = influence(faction).parts.into_iter().chain(support(state, faction).parts);
    sum(own.chain(granted).collect())
}

/// How many there are.
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
