//! Who holds what, and what the spoils ask for (S-24 to S-33).

use crate::content::{HoldEffect, Objective, RollGives};
use crate::ids::{FactionId, ObjectiveId};
use crate::settings::DoomDiceTo;
use crate::stasis::battle::WantedThrow;
use crate::stasis::spoils::Spoil;
use crate::state::State;
use crate::view::Step;

/// Dice of a spoil.
pub(crate) const DICE: usize = 3;

/// Who holds an objective, once it was fought for or everything is settled.
pub(crate) fn holder<'a>(state: &'a State, row: &Objective) -> Option<&'a FactionId> {
    state.ground(&row.id).holder.as_ref()
}

/// The objective with an effect, of those that are held, and its holder.
pub(crate) fn held_with(
    state: &State,
    does: impl Fn(&HoldEffect) -> bool,
) -> Option<(&Objective, &FactionId)> {
    let objectives = state.content.city().objectives.iter();
    let mut held = objectives.filter(|row| row.effects.iter().any(&does));
    held.find_map(|row| Some((row, holder(state, row)?)))
}

/// Who also holds what nobody holds (S-24).
pub(crate) fn takes_unheld(state: &State) -> Option<FactionId> {
    held_with(state, |effect| *effect == HoldEffect::TakesUnheld).map(|(_, id)| id.clone())
}

/// What falls to the holder of the palace: all that nobody holds (S-24).
pub(crate) fn taken(state: &State) -> Vec<ObjectiveId> {
    let objectives = || state.content.city().objectives.iter();
    let held = |id: &ObjectiveId| holder_to_be(state, id).is_some();
    let takes = |row: &Objective| row.effects.contains(&HoldEffect::TakesUnheld);
    if !objectives().any(|row| takes(row) && held(&row.id)) {
        return Vec::new();
    }
    objectives().filter(|row| !held(&row.id)).map(|row| row.id.clone()).collect()
}

/// Who holds an objective after the battles: its winner, or who is there alone (S-16).
pub(crate) fn holder_to_be(state: &State, id: &ObjectiveId) -> Option<FactionId> {
    let fought = state.the_streets().battles.iter().any(|battle| &battle.objective == id);
    match (state.ground(id).holder.clone(), state.all_present(id).as_slice()) {
        (Some(holder), _) => Some(holder),
        (None, [one]) if !fought => Some(one.clone()),
        _ => None,
    }
}

/// What a spoil's dice bring; none where it has none.
pub(crate) fn roll_of(state: &State, spoil: &Spoil) -> Option<RollGives> {
    match state.objective(&spoil.objective).effects.get(spoil.effect)? {
        HoldEffect::Roll { otherwise, .. } => Some(*otherwise),
        _ => None,
    }
}

/// The throw that the next spoil waits for.
pub(crate) fn wanted(state: &State) -> Option<WantedThrow> {
    let streets = state.the_streets();
    let spoil = &streets.spoils[streets.open_spoil()?];
    roll_of(state, spoil).filter(|_| spoil.dice.is_none())?;
    Some(WantedThrow { faction: spoil.faction.clone(), dice: 3, tyche: 0 })
}

/// The spoil whose dice are shared out now.
pub(crate) fn sharing(state: &State) -> Option<(usize, &Spoil, RollGives)> {
    let streets = state.streets.as_ref().filter(|_| state.step == Step::Share)?;
    let at = streets.open_spoil()?;
    let spoil = &streets.spoils[at];
    Some((at, spoil, roll_of(state, spoil)?))
}

/// To whom the dice may be given (S-30, S-31), in turn order.
pub(crate) fn receivers(state: &State, spoil: &Spoil, gives: RollGives) -> Vec<FactionId> {
    let own = match gives {
        RollGives::DoomToEach => state.settings.doom_dice_to == DoomDiceTo::Anyone,
        _ => true,
    };
    let all = state.in_turn().into_iter();
    all.filter(|id| own || id != &spoil.faction).collect()
}
