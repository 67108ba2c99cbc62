//! Makes true who holds the city after battles that were fought on the real map (S-16 to S-24).

use crate::event::{Event, StreetsEvent};
use crate::ids::{FactionId, ObjectiveId};
use crate::state::{State, Units};
use crate::view::HeroAt;

use super::{battles, streets};

pub(super) fn change(state: &mut State, event: &Event) -> bool {
    let Event::Streets(StreetsEvent::CityEntered { holders }) = event else { return false };
    battles::pay_back(state);
    streets::hands_discarded(state);
    for (objective, holder) in holders {
        held(state, objective, holder.as_ref());
    }
    let streets = state.streets_mut();
    streets.last = None;
    streets.tyche.forget();
    streets.battles.retain(|battle| battle.fought.is_some());
    streets.now = None;
    true
}

/// The units of all others leave a place, and their Heroes go to safety.
fn held(state: &mut State, objective: &ObjectiveId, holder: Option<&FactionId>) {
    for id in state.all_present(objective) {
        if holder == Some(&id) {
            continue;
        }
        state.ground_mut(objective).set(&id, Units::default());
        for (hero, _) in state.heroes_at(&id, objective) {
            streets::hero_moved(state, &id, &hero, &HeroAt::Safe);
        }
    }
    state.ground_mut(objective).holder = holder.cloned();
}
