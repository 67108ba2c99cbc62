//! What a seat tries out, seen by it alone (N-5, N-6), and never by the board (O-4).

use game::{Text, text};
use serde::Serialize;

use crate::ids::{Faction, Place};
use crate::legal;
use crate::play::Ground;
use crate::state::State;
use crate::view::finish::{FinishView, finish};
use crate::view::forecast::{ForecastView, forecast};
use crate::view::people::{self, PlayerView};
use crate::view::works::{YieldView, comes};
use crate::world::Step;

/// What a seat tries out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct DraftView {
    /// How many choices can be taken back.
    pub choices: u32,
    /// The step of the improvement phase.
    pub step: Step,
    /// Pops that may still build.
    pub builders: u32,
    /// Pops that must die, where it says.
    pub owes: u32,
    /// What may still be shipped, and sent by Europa.
    pub ships: (u32, u32),
    /// Gold that is set aside.
    pub offer: Option<u32>,
    /// The seat as its draft has it.
    pub player: Box<PlayerView>,
    /// What is to be expected.
    pub forecast: ForecastView,
    /// The food balance, in sentences.
    pub says: Vec<Text>,
    /// What comes of itself with nobody placed; once units are placed, what came.
    pub yields: Vec<YieldView>,
    /// What finishing makes final, and leaves unused.
    pub finish: FinishView,
    /// Hexes whose creatures the draft has killed.
    pub killed: Vec<Place>,
}

pub(super) fn draft(state: &State, faction: Faction) -> Option<DraftView> {
    if !state.awaits(faction) && !state.course.done.contains(&faction) {
        return None;
    }
    let draft = legal::asked(state, faction);
    let ground = state.ground_of(&draft.world);
    let phase = &ground.player(faction).phase;
    let facts = draft.facts();
    let killed = ground
        .world
        .hexes()
        .filter(|(id, hex)| !hex.lives && state.world.hex(*id).is_some_and(|before| before.lives));
    Some(DraftView {
        choices: u32::try_from(draft.choices.len()).unwrap_or(u32::MAX),
        step: phase.step,
        builders: phase.builders,
        owes: phase.owes,
        ships: (phase.ships, phase.europa),
        offer: phase.offer,
        player: Box::new(people::player(state, ground, faction)),
        forecast: forecast(ground, faction),
        says: balance(ground, faction),
        yields: comes(ground, faction, &facts),
        finish: finish(state, ground, faction, &facts),
        killed: killed.map(|(id, _)| Place::Hex(id)).collect(),
    })
}

/// "Two will starve", before it happens (O-5); once all have eaten, what they ate.
fn balance(ground: Ground<'_>, faction: Faction) -> Vec<Text> {
    let counted = ground.player(faction).phase.food.clone();
    let food = counted.unwrap_or_else(|| crate::improvement::feeding::food(ground, faction));
    let mut says: Vec<Text> = food.lines.iter().map(people::food_said).collect();
    let excess = food.excess();
    let short = u32::try_from(-excess).unwrap_or(0);
    says.push(match short {
        0 => text!("forecast-excess", food = food.food, pops = food.pops, excess = excess),
        short => text!("forecast-hunger", food = food.food, pops = food.pops, short = short),
    });
    says
}
