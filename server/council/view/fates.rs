//! What has befallen a faction and still weighs on it: what it lost, and what it still can do.

use game::{Text, text};
use serde::Serialize;

use crate::cycle::grants::Hero;
use crate::cycle::grants::shown::fallen;
use crate::figures;
use crate::law::settings::GrantCarries;
use crate::state::{Faction, State};

/// A blow of fate, for as long as it lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct FateView {
    /// Stable while it lasts: "exile", "hero:Cimon".
    pub key: String,
    /// "You are in exile".
    pub title: Text,
    /// What is lost, a sentence each.
    pub lost: Vec<Text>,
    /// What still can be done, a sentence each.
    pub still: Vec<Text>,
}

/// What weighs on a faction: exile, citizenship lost, Heroes that fell.
pub(crate) fn fates(state: &State, faction: &Faction) -> Vec<FateView> {
    let exile = faction.exiled.then(|| FateView {
        key: "exile".into(),
        title: text!("fate-you-are-in-exile"),
        lost: without_vote(state, text!("fate-your-vote-until-a-card")),
        still: still(state, faction),
    });
    // Whoever never was a citizen has lost nothing.
    let stripped = !faction.citizen && state.printed(faction).citizen;
    let stripped = stripped.then(|| FateView {
        key: "citizenship".into(),
        title: text!("fate-you-are-no-longer-citizens"),
        lost: without_vote(state, text!("fate-your-vote-until-a-card-2")),
        still: still(state, faction),
    });
    let fallen = faction.heroes.iter().filter(|hero| !hero.lives());
    exile.into_iter().chain(stripped).chain(fallen.map(|hero| death(faction, hero))).collect()
}

fn without_vote(state: &State, vote: Text) -> Vec<Text> {
    let carries = state.settings.grant_carries == GrantCarries::InfluenceAndSupport;
    let support = text!("fate-heroes-and-the-race-add");
    let chair = text!("fate-you-cannot-preside");
    [vote, chair].into_iter().chain((!carries).then_some(support)).collect()
}

fn still(state: &State, faction: &Faction) -> Vec<Text> {
    let amount = figures::grantable(state, faction);
    vec![
        text!("fate-grant-your-influence-of-to", amount = amount),
        text!("fate-speak-in-every-debate-and"),
        text!("fate-deal-with-whom-you-like"),
        text!("fate-fight-in-the-streets-like"),
    ]
}

fn death(faction: &Faction, hero: &Hero) -> FateView {
    let how = hero.fallen.as_ref().map(fallen).unwrap_or_default();
    let others: Vec<Text> = faction
        .heroes
        .iter()
        .filter(|other| other.lives())
        .map(|other| text!("fate-more", who = &other.name, other = other.value))
        .collect();
    let still = match others.as_slice() {
        [] => text!("fate-no-hero-is-left-to"),
        some => text!("fate-still-with-you", some = some.to_vec()),
    };
    FateView {
        key: format!("hero:{}", hero.name),
        title: text!("fate-is-dead", who = &hero.name),
        lost: vec![text!("fate-fallen-in-the-council-and", how = how, hero = hero.value)],
        still: vec![still],
    }
}
