//! Who can do what in a turn, and when the last actions begin (S-11 to S-15).

use game::Text;

use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::deploy::{Spot, Trigger};
use crate::stasis::muster::Units;
use crate::state::{Faction, State};
use crate::steps::Step;

/// Whether every objective holds a unit (S-13).
fn full(state: &State) -> bool {
    state.the_streets().grounds.iter().all(|ground| ground.occupied())
}

/// Whether nobody has a unit left to place (S-13).
fn spent(state: &State) -> bool {
    state.the_streets().camps.values().all(|camp| camp.reserve().count() == 0)
}

/// Whether a faction can place a unit or play or discard a card (S-11).
pub(crate) fn can_act(state: &State, faction: &FactionId) -> bool {
    let camp = state.the_streets().camp(faction);
    !camp.hand.is_empty()
        || (camp.reserve().count() > 0 && all_open_to(state, faction).next().is_some())
}

/// The objectives that no barricade keeps a faction out of.
pub(crate) fn open_to(state: &State, faction: &FactionId) -> Vec<ObjectiveId> {
    all_open_to(state, faction).cloned().collect()
}

fn all_open_to<'a>(
    state: &'a State,
    faction: &'a FactionId,
) -> impl Iterator<Item = &'a ObjectiveId> {
    let open = state.places().filter(|(_, ground)| !ground.closed_to(faction));
    open.map(|(row, _)| &row.id)
}

/// The trigger of the last actions, if it has come (S-13).
pub(crate) fn trigger(state: &State) -> Option<Trigger> {
    if state.the_streets().last.is_some() {
        None
    } else if full(state) {
        Some(Trigger::Full)
    } else if spent(state) {
        Some(Trigger::Spent)
    } else if state.factions().all(|row| row.is_away() || !can_act(state, &row.id)) {
        Some(Trigger::Stuck)
    } else {
        None
    }
}

/// How many units a turn places: the Act number, or all that are left (S-11).
pub(crate) fn units_of_a_turn(state: &State, faction: &FactionId) -> u32 {
    state.course.act.min(state.the_streets().camp(faction).reserve().count())
}

/// Whether the turn under way is that of an empty seat.
pub(crate) fn nobody_moves(state: &State) -> bool {
    let mover = state.the_streets().mover();
    mover.is_some_and(|id| state.faction(id).is_away())
}

/// Whether it is this faction's turn in the streets.
pub(crate) fn moves(state: &State, faction: &Faction) -> bool {
    let mover = state.city.streets.as_ref().and_then(|streets| streets.mover());
    state.course.step == Step::Deploy && mover == Some(&faction.id)
}

/// How many last actions there are: exactly one for each faction (S-13).
pub(crate) fn last_actions(state: &State) -> usize {
    state.the_streets().order.len()
}

/// Units of a faction leave a spot.
pub(crate) fn take(state: &mut State, faction: &FactionId, from: &Spot, units: Units, why: Text) {
    match from {
        Spot::Away => {}
        Spot::Reserve => {
            let camp = state.streets_mut().camp_mut(faction);
            let left = camp.reserve().without(units);
            camp.mobs.set(left.mobs, why.clone());
            camp.military.set(left.military, why);
        }
        Spot::Objective(at) => {
            let ground = state.ground_mut(at);
            let left = ground.of(faction).without(units);
            ground.set(faction, left);
        }
    }
}

/// Units of a faction come to a spot.
pub(crate) fn put(state: &mut State, faction: &FactionId, to: &Spot, units: Units, why: Text) {
    match to {
        Spot::Away => {}
        Spot::Reserve => {
            let camp = state.streets_mut().camp_mut(faction);
            let had = camp.reserve();
            camp.mobs.set(had.mobs + units.mobs, why.clone());
            camp.military.set(had.military + units.military, why);
        }
        Spot::Objective(at) => {
            let ground = state.ground_mut(at);
            let had = ground.of(faction);
            let now =
                Units { mobs: had.mobs + units.mobs, military: had.military + units.military };
            ground.set(faction, now);
        }
    }
}
