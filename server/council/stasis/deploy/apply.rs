//! Makes turns true: units placed, cards played, turns passed (S-10 to S-15).

use std::sync::Arc;

use game::{Text, text};

use crate::ids::{FactionId, StreetCardId};
use crate::stasis::battle::apply as battle;
use crate::stasis::battle::rules::contested;
use crate::stasis::deploy::rules::last_actions;
use crate::stasis::deploy::{DeployEvent, Spot};
use crate::stasis::muster::{HeroAt, Units};
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &DeployEvent) {
    match event {
        DeployEvent::DeploymentBegan { order, .. } => {
            state.streets_mut().order.clone_from(order);
        }
        DeployEvent::TurnBegan { faction, last } => {
            let streets = state.streets_mut();
            streets.turn = streets.order.iter().position(|id| id == faction).unwrap_or(0);
            streets.last = *last;
        }
        DeployEvent::UnitsPlaced { faction, objective, mobs, military, heroes } => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, &Spot::Reserve, units, text!("cause-placed"));
            put(state, faction, &Spot::Objective(objective.clone()), units, text!("cause-placed"));
            let streets = state.streets_mut();
            streets.passes = 0;
            for hero in heroes {
                streets.heroes.insert(hero.clone(), HeroAt::Objective(objective.clone()));
            }
        }
        DeployEvent::StreetCardPlayed { faction, card, .. }
        | DeployEvent::StreetCardDiscarded { faction, card } => {
            let streets = state.streets_mut();
            streets.passes = 0;
            streets.camp_mut(faction).hand.retain(|held| held != card);
            state.city.street_deck.discard.push(card.clone());
        }
        DeployEvent::TurnPassed { .. } => state.streets_mut().passes += 1,
        DeployEvent::LastActionsBegan { actions, .. } => {
            let actions = actions.unwrap_or_else(|| last_actions(state));
            state.streets_mut().last = Some(actions);
        }
        DeployEvent::DeploymentEnded { battles } => {
            hands_discarded(state);
            let battles = battles.clone().unwrap_or_else(|| contested(state));
            battle::list(state, &battles);
        }
    }
}

/// S-14.
pub(crate) fn hands_discarded(state: &mut State) {
    let streets = state.streets_mut();
    streets.pending = None;
    let camps = streets.camps.values_mut().filter(|camp| !camp.hand.is_empty());
    let hands = camps.map(|camp| std::mem::take(&mut Arc::make_mut(camp).hand));
    let cards: Vec<StreetCardId> = hands.flatten().collect();
    state.city.street_deck.discard.extend(cards);
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
