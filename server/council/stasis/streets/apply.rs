//! Makes true how a stasis begins and ends, and what Control sets right in it.

use std::sync::Arc;

use game::text;

use crate::ids::{FactionId, ObjectiveId};
use crate::ledger::Cause;
use crate::stasis::battle::apply as battle;
use crate::stasis::battle::rules::unthrown;
use crate::stasis::deploy::apply::hands_discarded;
use crate::stasis::muster::apply::hero_moved;
use crate::stasis::muster::rules::living;
use crate::stasis::muster::{Camp, HeroAt, Units};
use crate::stasis::streets::rules::leaving;
use crate::stasis::streets::{Streets, StreetsEvent};
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &StreetsEvent) {
    match event {
        StreetsEvent::StasisBrokeOut => open(state),
        StreetsEvent::Remembered { .. } => {}
        StreetsEvent::ColossusMoved { to, .. } => state.city.colossus.clone_from(to),
        StreetsEvent::UnitsCorrected { faction, objective, mobs, military, reason, relisted } => {
            let units = Units { mobs: *mobs, military: *military };
            corrected(state, faction, objective.as_ref(), units, reason);
            battle::list_anew(state, relisted.as_ref());
        }
        StreetsEvent::HeroCorrected { faction, hero, at, relisted, .. } => {
            hero_moved(state, faction, hero, at);
            battle::list_anew(state, relisted.as_ref());
        }
        StreetsEvent::StasisEnded { stasis } => close(state, *stasis),
        StreetsEvent::CityEntered { holders, military, losses, paid_back } => {
            let paid_back = paid_back.clone().unwrap_or_else(|| unthrown(state));
            let losses = losses.clone().unwrap_or_else(|| leaving(state, holders));
            battle::pay_back(state, &paid_back);
            for (objective, loss) in &losses {
                battle::lost(state, objective, loss);
            }
            state.streets_mut().count(military);
            city_entered(state, holders);
        }
    }
}

fn open(state: &mut State) {
    state.city.stases += 1;
    let camp = |id: &FactionId| (id.clone(), Arc::<Camp>::default());
    let living = state.factions().flat_map(living);
    state.city.streets = Some(Arc::new(Streets {
        number: state.city.stases,
        began_at: state.acted.at,
        camps: state.factions().map(|faction| camp(&faction.id)).collect(),
        grounds: state.content.city().objectives.iter().map(|_| Arc::default()).collect(),
        heroes: living.map(|hero| (hero.name.clone(), HeroAt::Safe)).collect(),
        ..Streets::default()
    }));
}

/// S-35, C-25.
fn close(state: &mut State, stasis: u32) {
    state.totals.stasis.set(stasis.max(state.course.act), text!("cause-stasis-over"));
    if let Some(streets) = state.city.streets.take() {
        let hands = streets.camps.values().flat_map(|camp| camp.hand.iter().cloned());
        state.city.street_deck.discard.extend(hands);
    }
}

fn corrected(
    state: &mut State,
    id: &FactionId,
    at: Option<&ObjectiveId>,
    units: Units,
    reason: &str,
) {
    match at {
        Some(at) => state.ground_mut(at).set(id, units),
        None => {
            let camp = state.streets_mut().camp_mut(id);
            camp.mobs.set(units.mobs, Cause::Control(reason.into()));
            camp.military.set(units.military, Cause::Control(reason.into()));
        }
    }
}

/// S-16 to S-24: the battles were fought on the real map.
fn city_entered(state: &mut State, holders: &[(ObjectiveId, Option<FactionId>)]) {
    hands_discarded(state);
    for (objective, holder) in holders {
        state.ground_mut(objective).holder.clone_from(holder);
    }
    let streets = state.streets_mut();
    streets.last = None;
    streets.tyche.forget();
    streets.battles.retain(|battle| battle.fought.is_some());
    streets.now = None;
}
