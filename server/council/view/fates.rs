//! What has befallen a faction and still weighs on it: what it lost, and what it still can do.

use serde::Serialize;

use crate::cycle::grants::Hero;
use crate::figures;
use crate::law::settings::GrantCarries;
use crate::state::{Faction, State};
use crate::words::list;

/// A blow of fate, for as long as it lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct FateView {
    /// Stable while it lasts: "exile", "hero:Cimon".
    pub key: String,
    /// "You are in exile".
    pub title: String,
    /// What is lost, a sentence each.
    pub lost: Vec<String>,
    /// What still can be done, a sentence each.
    pub still: Vec<String>,
}

/// What weighs on a faction: exile, citizenship lost, Heroes that fell.
pub(crate) fn fates(state: &State, faction: &Faction) -> Vec<FateView> {
    let exile = faction.exiled.then(|| FateView {
        key: "exile".into(),
        title: "You are in exile".into(),
        lost: without_vote(state, "Your vote, until a card or a law calls you back."),
        still: still(state, faction),
    });
    // Whoever never was a citizen has lost nothing.
    let stripped = !faction.citizen && state.printed(faction).citizen;
    let stripped = stripped.then(|| FateView {
        key: "citizenship".into(),
        title: "You are no longer citizens".into(),
        lost: without_vote(state, "Your vote, until a card or a law makes you citizens again."),
        still: still(state, faction),
    });
    let fallen = faction.heroes.iter().filter(|hero| !hero.lives());
    exile.into_iter().chain(stripped).chain(fallen.map(|hero| death(faction, hero))).collect()
}

fn without_vote(state: &State, vote: &str) -> Vec<String> {
    let carries = state.settings.grant_carries == GrantCarries::InfluenceAndSupport;
    let support = "Heroes and the race add nothing as long as you have no vote.".to_owned();
    let chair = "You cannot preside.".to_owned();
    [vote.to_owned(), chair].into_iter().chain((!carries).then_some(support)).collect()
}

fn still(state: &State, faction: &Faction) -> Vec<String> {
    let amount = figures::grantable(state, faction);
    vec![
        format!("Grant your influence of {amount} to somebody who has a vote: it counts there."),
        "Speak in every debate, and propose motions.".into(),
        "Deal with whom you like: Tyche, Horses and Talents change hands as before.".into(),
        "Fight in the streets like everybody, should a stasis break out.".into(),
    ]
}

fn death(faction: &Faction, hero: &Hero) -> FateView {
    let how = hero.fallen.as_deref().unwrap_or_default();
    let others: Vec<String> = faction
        .heroes
        .iter()
        .filter(|other| other.lives())
        .map(|other| format!("{} +{}", other.name, other.value))
        .collect();
    let still = match others.as_slice() {
        [] => "No Hero is left to you.".to_owned(),
        some => format!("Still with you: {}.", list(some)),
    };
    FateView {
        key: format!("hero:{}", hero.name),
        title: format!("{} is dead", hero.name),
        lost: vec![format!(
            "Fallen {how}: +{} in the council and in the streets, for good.",
            hero.value
        )],
        still: vec![still],
    }
}
