//! Heroes, support and the grant of a faction, as everybody sees them.

use game::Text;

use serde::Serialize;

use crate::content::Until;
use crate::cycle::grants::{Duty, rules, words};
use crate::cycle::vote::rules::is_cast;
use crate::figures;
use crate::ids::FactionId;
use crate::state::{Faction, State};

/// A Hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct HeroView {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
    /// What it does.
    pub duty: Duty,
    /// How it died, if it did.
    pub fallen: Option<Text>,
}

/// Support for a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SupportView {
    /// Its number, for `remove_support`.
    pub id: u32,
    /// Where it comes from.
    pub label: Text,
    /// How much.
    pub by: u32,
    /// Until when.
    pub until: Until,
}

/// A grant of influence (I-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct GrantView {
    /// To whom.
    pub to: FactionId,
    /// How much.
    pub amount: i32,
    /// Whether it was made in this phase and so cannot be moved before the next (I-5).
    pub fixed: bool,
    /// Why nothing of it counts, where whoever has it has no vote, or nobody to cast it.
    pub vain: Option<Text>,
}

/// A faction's Heroes (C-13).
pub(crate) fn heroes(faction: &Faction) -> Vec<HeroView> {
    let rows = faction.heroes.iter().map(|hero| HeroView {
        name: hero.name.clone(),
        value: hero.value,
        duty: hero.duty,
        fallen: hero.fallen.as_ref().map(words::fallen),
    });
    rows.collect()
}

/// A faction's support that Control can take away (I-2).
pub(crate) fn supports(state: &State, faction: &Faction) -> Vec<SupportView> {
    let there = faction.supports.iter().filter(|row| !state.voting.has_ended(row));
    let rows = there.map(|row| SupportView {
        id: row.id,
        label: row.label.clone(),
        by: row.by,
        until: row.until,
    });
    rows.collect()
}

/// To whom a faction grants its influence (I-4).
pub(crate) fn grant(state: &State, faction: &Faction) -> Option<GrantView> {
    state.grant_of(faction).map(|grant| GrantView {
        to: grant.to.clone(),
        amount: figures::grantable(state, faction),
        fixed: rules::fixed(state, grant),
        vain: vain(state, faction, state.faction(&grant.to)),
    })
}

fn vain(state: &State, from: &Faction, to: &Faction) -> Option<Text> {
    (!is_cast(state, to)).then(|| words::in_vain(state, from, to))
}
