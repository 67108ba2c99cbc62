//! A steward that plays to win, where the settings say so: it goes for the site that its aim rests on, learns and
//! builds what a fleet needs, and lets its people grow while there is time to save them. It has no chance of its own,
//! and sees what its seat may see. What it does not decide, the other does.

mod city;
mod fleet;
mod marches;
mod plots;

use crate::aim::Aim;
use crate::battle::{Battle, Commitment};
use crate::because::Because;
use crate::between::BetweenCommand;
use crate::command::Command;
use crate::ids::Faction;
use crate::legal::is_legal;
use crate::play::Ground;
use crate::state::State;
use crate::table::Stage;
use crate::world::Step;

/// Its answer, where it has one of its own.
pub(super) fn answer(state: &State, faction: Faction) -> Option<(Command, Because)> {
    let draft = state.draft(faction);
    let ground = state.ground_of(&draft.world);
    let phase = &ground.player(faction).phase;
    let aim = state.aim(faction).unwrap_or(Aim::OldShips);
    let answer = match state.course.stage {
        Stage::Statues => {
            Some(super::statue(state, faction, aim.statues(), Because::StatueThatServes))
        }
        Stage::Movement if state.battle.is_none() => {
            super::hermes(state, faction).or_else(|| marches::moves(ground, faction, aim))
        }
        Stage::Improvement if !phase.keeps && phase.owes == 0 => match phase.step {
            Step::Production if !phase.placed => Some(city::place(ground, faction)),
            Step::Development => fleet::develop(ground, faction),
            Step::Craft => fleet::craft(ground, faction),
            Step::Building => city::build(ground, faction, aim),
            Step::Feeding => Some(fleet::grow(ground, faction)),
            Step::Reaction => fleet::offer(ground, faction),
            Step::Hunting | Step::Production | Step::Shipping => None,
        },
        Stage::Compass => compass(ground, faction),
        Stage::Movement
        | Stage::Improvement
        | Stage::Lobby
        | Stage::Order
        | Stage::Zeus
        | Stage::Sinking
        | Stage::Boarding
        | Stage::Over => None,
    };
    answer.filter(|(command, _)| match command {
        // What is no draft was looked at as it was planned.
        Command::Setup(_) | Command::Battle(_) | Command::Between(_) => true,
        command => is_legal(state, faction, command),
    })
}

/// Who goes first wins ties (T-4).
fn compass(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let compass = ground.world.sky.compass.filter(|of| of.holder != faction)?;
    let clockwise = compass.clockwise;
    let set = BetweenCommand::SetCompass { holder: faction, clockwise };
    Some((set.into(), Because::TakesCompass))
}

/// What it would commit to hold a site: all it has, where that could win.
pub(super) fn holds(battle: &Battle) -> Option<Commitment> {
    let arms = battle.defence.most_arms;
    let with = Commitment { arms, sacrifices: 0 };
    (battle.defence.with(with) >= battle.attack.bare()).then_some(with)
}
