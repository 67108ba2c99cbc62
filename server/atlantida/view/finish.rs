//! What finishing a phase makes final, in sentences, and what it leaves unused (look: "1 builder idle, 2 food lost").

use game::{Text, text};
use serde::Serialize;

use crate::ids::Faction;
use crate::improvement::feeding::unused;
use crate::improvement::shipping::ships;
use crate::log::tell::said;
use crate::play::Ground;
use crate::state::State;
use crate::table::Stage;
use crate::world::{Fact, Step};

/// What is said before a phase is finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct FinishView {
    /// What becomes final.
    #[serde(rename = "final")]
    pub finals: Vec<Text>,
    /// What is left unused.
    pub unused: Vec<Text>,
}

/// Of the draft of a seat.
pub(super) fn finish(
    state: &State,
    ground: Ground<'_>,
    faction: Faction,
    facts: &[Fact],
) -> FinishView {
    let unused = match state.course.stage {
        Stage::Movement => unmoved(ground, faction),
        Stage::Improvement => idle(ground, faction),
        Stage::Lobby
        | Stage::Statues
        | Stage::Order
        | Stage::Zeus
        | Stage::Compass
        | Stage::Sinking
        | Stage::Boarding
        | Stage::Over => Vec::new(),
    };
    FinishView { finals: facts.iter().filter_map(|fact| said(state, fact)).collect(), unused }
}

fn unmoved(ground: Ground<'_>, faction: Faction) -> Vec<Text> {
    let places = ground.player(faction).places();
    let number: u32 = places.map(|(_, units)| units.unmoved()).sum();
    (number > 0).then(|| text!("unused-leaders", number = number)).into_iter().collect()
}

fn idle(ground: Ground<'_>, faction: Faction) -> Vec<Text> {
    let player = ground.player(faction);
    let phase = &player.phase;
    let builders = (phase.builders > 0).then(|| text!("unused-builders", number = phase.builders));
    let food = if phase.food.is_some() { unused(ground, faction) } else { 0 };
    let food = (food > 0).then(|| text!("unused-food", number = food));
    let sails = phase.step == Step::Shipping;
    let left = if sails { phase.ships } else { ships(ground, faction) };
    let left = left.min(player.on_island());
    let ships = (left > 0).then(|| text!("unused-ships", number = left));
    [builders, food, ships].into_iter().flatten().collect()
}
