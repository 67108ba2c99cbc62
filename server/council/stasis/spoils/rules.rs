//! Who holds what, and what the spoils ask for (S-24 to S-33).

use crate::content::{Counter, HoldEffect, Objective, RollGives};
use crate::ids::{FactionId, ObjectiveId};
use crate::law::settings::{ColossusIgnores, DoomDiceTo};
use crate::stasis::battle::WantedThrow;
use crate::stasis::spoils::{Brought, Spoil};
use crate::state::State;
use crate::steps::Step;

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

/// Whether the Colossus stands there (S-23).
pub(crate) fn under_colossus(state: &State, id: &ObjectiveId) -> bool {
    state.city.colossus.as_ref() == Some(id)
}

/// Whether all rests there that bears on Victory Points elsewhere: units, and what the place can (S-23).
pub(crate) fn rests(state: &State, id: &ObjectiveId) -> bool {
    state.settings.colossus_ignores == ColossusIgnores::All && under_colossus(state, id)
}

/// Whether an objective gives its holder all that nobody holds (S-24).
fn takes(state: &State, row: &Objective) -> bool {
    row.effects.contains(&HoldEffect::TakesUnheld) && !rests(state, &row.id)
}

/// What falls to the holder of the palace: all that nobody holds (S-24).
pub(crate) fn taken(state: &State) -> Vec<ObjectiveId> {
    let objectives = || state.content.city().objectives.iter();
    let held = |id: &ObjectiveId| holder_to_be(state, id).is_some();
    if !objectives().any(|row| takes(state, row) && held(&row.id)) {
        return Vec::new();
    }
    objectives().filter(|row| !held(&row.id)).map(|row| row.id.clone()).collect()
}

/// Who holds an objective after the battles: its winner, or who is there alone (S-16).
pub(crate) fn holder_to_be(state: &State, id: &ObjectiveId) -> Option<FactionId> {
    let fought = state.the_streets().battles.iter().any(|battle| &battle.objective == id);
    let mut present = state.all_present(id);
    match (&state.ground(id).holder, present.next(), present.next()) {
        (Some(holder), _, _) => Some(holder.clone()),
        (None, Some(one), None) if !fought => Some(one.clone()),
        _ => None,
    }
}

/// What a spoil's dice bring; none where it has none.
pub(crate) fn roll_of(state: &State, spoil: &Spoil) -> Option<RollGives> {
    match state.objective(&spoil.objective).effects.get(spoil.effect)? {
        HoldEffect::Roll { otherwise, .. } => Some(*otherwise),
        HoldEffect::TakesUnheld
        | HoldEffect::Wrath { .. }
        | HoldEffect::Points { .. }
        | HoldEffect::PointsPerMilitary { .. }
        | HoldEffect::BreaksTies
        | HoldEffect::StasisCards { .. }
        | HoldEffect::Goods { .. } => None,
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
    let streets = state.city.streets.as_ref().filter(|_| state.course.step == Step::Share)?;
    let at = streets.open_spoil()?;
    let spoil = &streets.spoils[at];
    Some((at, spoil, roll_of(state, spoil)?))
}

/// To whom the dice may be given (S-30, S-31), in turn order.
pub(crate) fn receivers(state: &State, spoil: &Spoil, gives: RollGives) -> Vec<FactionId> {
    let own = match gives {
        RollGives::DoomToEach => state.settings.doom_dice_to == DoomDiceTo::Anyone,
        RollGives::TycheToEach | RollGives::Talents | RollGives::Nothing => true,
    };
    state.in_turn().filter(|id| own || *id != &spoil.faction).cloned().collect()
}

/// Who holds what once the palace's holder has taken these (S-24).
pub(crate) fn holders(state: &State, taken: &[ObjectiveId]) -> Vec<(ObjectiveId, FactionId)> {
    let objectives = || state.content.city().objectives.iter();
    let palace =
        objectives().filter(|row| takes(state, row)).find_map(|row| holder_to_be(state, &row.id));
    let holder = |id: &ObjectiveId| match taken.contains(id) {
        true => palace.clone(),
        false => holder_to_be(state, id),
    };
    objectives().filter_map(|row| Some((row.id.clone(), holder(&row.id)?))).collect()
}

/// What brings something else than Victory Points, and to whom, in map order (S-25 to S-32).
pub(crate) fn spoils(
    state: &State,
    holders: &[(ObjectiveId, FactionId)],
) -> Vec<(ObjectiveId, usize, FactionId)> {
    let of = |(objective, faction): &(ObjectiveId, FactionId)| {
        let effects = state.objective(objective).effects.iter().enumerate();
        let spoils = effects.filter(|(_, effect)| is_spoil(effect));
        let row = |(at, _)| (objective.clone(), at, faction.clone());
        spoils.map(row).collect::<Vec<_>>()
    };
    holders.iter().flat_map(of).collect()
}

/// The same once some are held otherwise: what has brought something stays where it is.
pub(crate) fn spoils_anew(
    state: &State,
    changed: &[(ObjectiveId, Option<FactionId>)],
) -> Vec<(ObjectiveId, usize, FactionId)> {
    let holder_of = |row: &Objective| match changed.iter().find(|(id, _)| *id == row.id) {
        Some((_, holder)) => holder.clone(),
        None => holder(state, row).cloned(),
    };
    let objectives = state.content.city().objectives.iter();
    let holders: Vec<_> =
        objectives.filter_map(|row| Some((row.id.clone(), holder_of(row)?))).collect();
    let settled = state.the_streets().spoils.iter().filter(|spoil| spoil.brought.is_some());
    let mut rows: Vec<_> =
        settled.map(|row| (row.objective.clone(), row.effect, row.faction.clone())).collect();
    for row in spoils(state, &holders) {
        if !rows.iter().any(|(at, effect, _)| (at, effect) == (&row.0, &row.1)) {
            rows.push(row);
        }
    }
    rows.sort_by_key(|(at, effect, _)| (state.place(at), *effect));
    rows
}

fn is_spoil(effect: &HoldEffect) -> bool {
    match effect {
        HoldEffect::Wrath { .. }
        | HoldEffect::Roll { .. }
        | HoldEffect::StasisCards { .. }
        | HoldEffect::Goods { .. } => true,
        HoldEffect::TakesUnheld
        | HoldEffect::Points { .. }
        | HoldEffect::PointsPerMilitary { .. }
        | HoldEffect::BreaksTies => false,
    }
}

fn effect(state: &State, at: usize) -> &HoldEffect {
    let spoil = &state.the_streets().spoils[at];
    &state.objective(&spoil.objective).effects[spoil.effect]
}

/// What a spoil brings that needs no dice (S-25, S-28, S-32).
pub(crate) fn gained(state: &State, at: usize) -> Option<Brought> {
    match effect(state, at) {
        HoldEffect::Wrath { by } => Some(Brought::Wrath(by.in_act(state.course.act))),
        HoldEffect::StasisCards { by } => Some(Brought::StasisCards(by.in_act(state.course.act))),
        HoldEffect::Goods { what, by } => {
            Some(Brought::Goods { what: what.clone(), by: by.in_act(state.course.act) })
        }
        HoldEffect::TakesUnheld
        | HoldEffect::Points { .. }
        | HoldEffect::PointsPerMilitary { .. }
        | HoldEffect::BreaksTies
        | HoldEffect::Roll { .. } => None,
    }
}

/// What the dice of a spoil bring (S-26, S-28, S-30, S-31).
pub(crate) fn rolled(state: &State, at: usize, dice: [u32; DICE]) -> Option<Brought> {
    let HoldEffect::Roll { doom, otherwise } = effect(state, at) else { return None };
    let sum: u32 = dice.iter().sum();
    Some(match otherwise {
        _ if sum == 13 => Brought::Thirteen(*doom),
        RollGives::Nothing => Brought::Nothing,
        RollGives::Talents => Brought::Talents(sum),
        RollGives::DoomToEach | RollGives::TycheToEach => Brought::ToShare,
    })
}

/// What dice bring that are shared out: each its pips (S-30, S-31).
pub(crate) fn shared(state: &State, at: usize) -> Option<Brought> {
    let HoldEffect::Roll { otherwise, .. } = effect(state, at) else { return None };
    let what = match otherwise {
        RollGives::DoomToEach => Counter::Doom,
        RollGives::TycheToEach => Counter::Tyche,
        RollGives::Talents | RollGives::Nothing => return None,
    };
    let each = state.the_streets().spoils[at].dice.unwrap_or_default().to_vec();
    Some(Brought::Shared { what, each })
}
