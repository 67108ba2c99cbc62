//! Influence, support and strength, each with its parts (I-1 to I-4, I-9).

use game::{Name, Text, text};

use crate::content::Counter;
use crate::cycle::grants::{Duty, Hero, Support};
use crate::law::settings::{GrantCarries, RaceBonusCounts};
use crate::ledger::{Figure, Part};
use crate::state::{Faction, State};
use crate::steps::Phase;

fn number(by: u32) -> i32 {
    i32::try_from(by).unwrap_or(i32::MAX)
}

fn part(label: impl Into<Text>, by: u32) -> Part {
    Part { label: label.into(), by: number(by) }
}

fn added(numbers: impl Iterator<Item = u32>) -> i32 {
    numbers.map(number).fold(0, i32::saturating_add)
}

/// A figure that is the sum of its parts.
pub(crate) fn sum(parts: Vec<Part>) -> Figure {
    let value = parts.iter().fold(0_i32, |sum, part| sum.saturating_add(part.by));
    Figure { value, parts }
}

/// I-1: Arête and lasting adjustments.
pub(crate) fn influence(faction: &Faction) -> Figure {
    let arete = part(text!("figures-arete"), faction.counter(Counter::Arete));
    let lasting = faction.counter(Counter::Influence);
    let lasting = (lasting > 0).then(|| part(text!("figures-lasting-influence"), lasting));
    sum([arete].into_iter().chain(lasting).collect())
}

/// The value of [`influence`], for who needs no parts.
pub(crate) fn influence_value(faction: &Faction) -> u32 {
    faction.counter(Counter::Arete).saturating_add(faction.counter(Counter::Influence))
}

/// What supports a faction.
enum Supporter<'a> {
    Hero(&'a Hero),
    Labelled(&'a Support),
}

impl Supporter<'_> {
    fn label(&self) -> Text {
        match self {
            Self::Hero(hero) => (&hero.name).into(),
            Self::Labelled(support) => support.label.clone(),
        }
    }
}

/// What supports a faction (I-2): Heroes, the race, and what has a label. The race's bonus does not count
/// in an Assembly, unless the ruling says so (C-11).
fn supports<'a>(
    state: &'a State,
    faction: &'a Faction,
) -> impl Iterator<Item = (Supporter<'a>, u32)> {
    let heroes = faction.heroes.iter().filter(|hero| hero.duty == Duty::Support);
    let council_only = state.settings.race_bonus_counts == RaceBonusCounts::Council;
    let assembly = council_only && state.phase() == Phase::Assembly;
    let race = state.track.race.as_ref().filter(|_| assembly);
    let counts =
        move |support: &&Support| race.is_none_or(|race| !race.supports.contains(&support.id));
    let labelled = faction.supports.iter().filter(counts);
    let labelled = labelled.filter(|support| !state.voting.has_ended(support));
    heroes
        .map(|hero| (Supporter::Hero(hero), hero.value))
        .chain(labelled.map(|support| (Supporter::Labelled(support), support.by)))
}

/// I-2: support of its own; grants are not in it.
pub(crate) fn support(state: &State, faction: &Faction) -> Figure {
    sum(supports(state, faction).map(|(from, by)| part(from.label(), by)).collect())
}

/// What a faction without a vote grants (I-4).
pub(crate) fn grantable(state: &State, faction: &Faction) -> i32 {
    let carries = state.settings.grant_carries == GrantCarries::InfluenceAndSupport;
    let support = supports(state, faction).filter(|_| carries).map(|(_, by)| by);
    added([influence_value(faction)].into_iter().chain(support))
}

/// Who grants to a faction.
fn granting<'a>(state: &'a State, to: &'a Faction) -> impl Iterator<Item = &'a Faction> {
    state.factions().filter(|other| {
        !other.has_vote() && state.grant_of(other).is_some_and(|grant| grant.to == to.id)
    })
}

/// I-3: what a faction votes with, nothing where it has no vote. Support received is never granted on
/// (I-4).
pub(crate) fn strength(state: &State, faction: &Faction) -> Figure {
    if !faction.has_vote() {
        return Figure::default();
    }
    let granted = granting(state, faction).map(|other| {
        let label = text!("influence-granted", who = Name::of(&other.name));
        Part { label, by: grantable(state, other) }
    });
    let own = influence(faction).parts.into_iter().chain(support(state, faction).parts);
    sum(own.chain(granted).collect())
}

/// The value of [`strength`], for who needs no parts.
pub(crate) fn strength_value(state: &State, faction: &Faction) -> i32 {
    if !faction.has_vote() {
        return 0;
    }
    let own = [influence_value(faction)].into_iter();
    let own = added(own.chain(supports(state, faction).map(|(_, by)| by)));
    granting(state, faction).fold(own, |sum, other| sum.saturating_add(grantable(state, other)))
}

/// How many there are.
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
