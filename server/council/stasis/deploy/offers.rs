//! What may be done in a turn (S-11), and what Control may do with it (S-14, S-15).

use game::text;

use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::ids::ObjectiveId;
use crate::stasis::deploy::DeployCommand;
use crate::stasis::deploy::rules::{moves, open_to, units_of_a_turn};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::rules::living;
use crate::stasis::muster::view::StreetHero;
use crate::stasis::streets::Streets;
use crate::state::{Faction, State};

/// What may be placed in a turn (S-11): `place_units` with one of these mixes, at one of these
/// objectives, with any of these Heroes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct PlaceOffer {
    /// Every legal mix.
    pub mixes: Vec<Mix>,
    /// Where.
    pub objectives: Vec<ObjectiveId>,
    /// Committed Heroes that are not yet placed.
    pub heroes: Vec<StreetHero>,
}

/// A mix of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Mix {
    /// Mobs.
    pub mobs: u32,
    /// Military units.
    pub military: u32,
}

/// What may be placed (S-11).
pub(crate) fn place_offer(state: &State, faction: &Faction) -> Option<PlaceOffer> {
    if !moves(state, faction) {
        return None;
    }
    let reserve = state.the_streets().camp(&faction.id).reserve();
    let needed = units_of_a_turn(state, &faction.id);
    let mixes = (0..=needed.min(reserve.military))
        .map(|military| Mix { mobs: needed - military, military });
    let mixes: Vec<Mix> = mixes.filter(|mix| needed > 0 && mix.mobs <= reserve.mobs).collect();
    let objectives = open_to(state, &faction.id);
    let heroes = living(faction)
        .filter(|hero| state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Reserve));
    let heroes =
        heroes.map(|hero| StreetHero { name: hero.name.clone(), value: hero.value }).collect();
    let some = !mixes.is_empty() && !objectives.is_empty();
    some.then_some(PlaceOffer { mixes, objectives, heroes })
}

/// What Control may do in a turn (S-11, S-15).
pub(crate) fn deployment(state: &State, streets: &Streets) -> Vec<Action> {
    let step = state.course.step_number;
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let says = text!("deploy-the-turn-of-the-is", mover = mover);
    let label = text!("deploy-pass-for-the", mover = mover);
    let pass = Action::new(
        "pass",
        Group::Pass,
        label,
        says,
        Command::Deploy(DeployCommand::PassTurn { step }),
    );
    let last = streets.stalled().then(|| {
        let says = text!("deploy-everybody-has-passed-twice-one");
        let (label, command) = (
            text!("deploy-start-the-last-actions"),
            Command::Deploy(DeployCommand::StartLastActions { step }),
        );
        Action::new("last", Group::EndDeployment, label, says, command)
    });
    let says = text!("deploy-no-more-turns-all-cards");
    let (label, command) = (
        text!("deploy-end-the-deployment"),
        Command::Deploy(DeployCommand::EndDeployment { step }),
    );
    let end = Action::new("end_deployment", Group::EndDeployment, label, says, command);
    [pass].into_iter().chain(last).chain([end]).collect()
}
