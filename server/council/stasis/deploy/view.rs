//! The turn under way and what was done last in the streets (S-10 to S-15).

use game::Text;
use serde::Serialize;

use crate::figures::count;
use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::cards::view::{StreetCardView, street_card};
use crate::stasis::deploy::words;
use crate::stasis::streets::Streets;
use crate::state::State;

/// A turn of the deployment (S-10 to S-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct TurnView {
    /// Whose.
    pub faction: FactionId,
    /// Who is next; nobody after the last of the last actions.
    pub next: Option<FactionId>,
    /// The order of turns, from the faction that began.
    pub order: Vec<FactionId>,
    /// How many units are placed in a turn: the Act number.
    pub units: u32,
    /// The last actions (S-13): how many are left, this one among them.
    pub last_actions: Option<u32>,
    /// Objectives that hold no unit of anybody.
    pub empty: u32,
    /// What ends the deployment, and what comes then, in a sentence (S-13).
    pub ends: Text,
    /// Whether everybody has passed for two full turns (S-15).
    pub stalled: bool,
}

/// What was done last in the streets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DeedView {
    /// Rises with every deed, so that a screen knows a new one.
    pub number: u32,
    /// By whom; nobody when it was Control.
    pub faction: Option<FactionId>,
    /// The Stasis card that was played or discarded.
    pub card: Option<StreetCardView>,
    /// The objective that it happened at.
    pub objective: Option<ObjectiveId>,
    /// What happened, a sentence each; the first stands alone.
    pub says: Vec<Text>,
}

pub(crate) fn turn(state: &State, streets: &Streets) -> Option<TurnView> {
    let faction = streets.mover()?.clone();
    let next = (streets.last != Some(1))
        .then(|| streets.order[(streets.turn + 1) % streets.order.len()].clone());
    Some(TurnView {
        faction,
        next,
        order: streets.order.clone(),
        units: state.course.act,
        last_actions: streets.last.map(count),
        empty: count(streets.grounds.iter().filter(|ground| !ground.occupied()).count()),
        ends: words::ends(streets),
        stalled: streets.stalled(),
    })
}

pub(crate) fn deed(state: &State, streets: &Streets) -> Option<DeedView> {
    let deed = &streets.deed;
    (deed.number > 0).then(|| DeedView {
        number: deed.number,
        faction: deed.faction.clone(),
        card: deed.card.as_ref().map(|card| street_card(state, card)),
        objective: deed.objective.clone(),
        says: deed.says.clone(),
    })
}
