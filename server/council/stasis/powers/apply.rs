//! Makes true what Stasis cards do (S-11).

use game::{Text, text};

use crate::ids::{FactionId, StreetCardId};
use crate::stasis::deploy::apply::{put, take};
use crate::stasis::deploy::{Bonus, Spot};
use crate::stasis::muster::Units;
use crate::stasis::muster::apply::hero_moved;
use crate::stasis::powers::PowersEvent;
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &PowersEvent) {
    match event {
        PowersEvent::CardRolled { .. } => state.streets_mut().pending = None,
        PowersEvent::UnitsMoved { faction, mobs, military, from, to } => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, from, units, text!("cause-moved-by-a-card"));
            put(state, faction, to, units, text!("cause-moved-by-a-card"));
        }
        PowersEvent::UnitsPromoted { faction, objective, mobs } => {
            let ground = state.ground_mut(objective);
            let Units { mobs: had, military } = ground.of(faction);
            let units = Units { mobs: had.saturating_sub(*mobs), military: military + mobs };
            ground.set(faction, units);
        }
        PowersEvent::SidesChanged { from, to, objective, mobs } => {
            let spot = Spot::Objective(objective.clone());
            let units = Units { mobs: *mobs, military: 0 };
            take(state, from, &spot, units, Text::default());
            put(state, to, &spot, units, Text::default());
        }
        PowersEvent::HeroMoved { faction, hero, to } => hero_moved(state, faction, hero, to),
        PowersEvent::RollChanged { faction, objective, by, label } => {
            let bonus = Bonus { faction: faction.clone(), by: *by, label: label.clone() };
            state.ground_mut(objective).bonuses.push(bonus);
        }
        PowersEvent::BarricadeRaised { faction, objective } => {
            state.ground_mut(objective).barricade = Some(faction.clone());
        }
        PowersEvent::BarricadeFell { objective } => state.ground_mut(objective).barricade = None,
        PowersEvent::HandMoved { from, to, cards } => hand_moved(state, from, to.as_ref(), cards),
        PowersEvent::HandsTraded { one, other } => {
            let streets = state.streets_mut();
            let first = std::mem::take(&mut streets.camp_mut(one).hand);
            let second = std::mem::replace(&mut streets.camp_mut(other).hand, first);
            streets.camp_mut(one).hand = second;
        }
        PowersEvent::HandSeen { by, whose } => {
            let streets = state.streets_mut();
            let hand = streets.camp(whose).hand.clone();
            streets.camp_mut(by).seen = Some((whose.clone(), hand));
        }
    }
}

fn hand_moved(state: &mut State, from: &FactionId, to: Option<&FactionId>, cards: &[StreetCardId]) {
    let streets = state.streets_mut();
    streets.camp_mut(from).hand.retain(|held| !cards.contains(held));
    match to {
        Some(to) => streets.camp_mut(to).hand.extend(cards.iter().cloned()),
        None => state.city.street_deck.discard.extend(cards.iter().cloned()),
    }
}
