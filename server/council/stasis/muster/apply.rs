//! Makes the muster true, and where Heroes go (S-6 to S-9).

use std::sync::Arc;

use game::text;

use crate::cycle::grants::{Duty, Fallen};
use crate::ids::FactionId;
use crate::stasis::muster::rules::mustering;
use crate::stasis::muster::{HeroAt, MusterEvent, Mustering, Units};
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &MusterEvent) {
    match event {
        MusterEvent::Mustered { faction, projects, units } => {
            let units = units.clone().unwrap_or_else(|| mustering(state, faction, projects));
            mustered(state, faction, &units);
        }
        MusterEvent::HeroCommitted { hero, committed, .. } => {
            let at = if *committed { HeroAt::Reserve } else { HeroAt::Safe };
            state.streets_mut().heroes.insert(hero.clone(), at);
        }
    }
}

fn mustered(state: &mut State, id: &FactionId, units: &Mustering) {
    let camp = state.streets_mut().camp_mut(id);
    camp.mobs.set(units.arete, text!("figures-arete"));
    camp.mobs.set(units.arete + units.projects, text!("muster-part-megaprojects"));
    camp.military.set(units.military, text!("muster-part-act"));
    if let Some((objective, military)) = &units.garrison {
        let units = Units { mobs: 0, military: *military };
        state.ground_mut(objective).set(id, units);
    }
}

/// A Hero is somewhere from now on; a dead one is remembered with the stasis.
pub(crate) fn hero_moved(state: &mut State, faction: &FactionId, name: &str, to: &HeroAt) {
    state.streets_mut().heroes.insert(name.to_owned(), to.clone());
    let how = Fallen::InStasis { stasis: state.city.stases };
    let heroes = Arc::make_mut(&mut state.faction_mut(faction).heroes);
    if let Some(hero) = heroes.iter_mut().find(|hero| hero.name == name) {
        hero.fallen = (*to == HeroAt::Dead).then_some(how);
        if !hero.lives() {
            hero.duty = Duty::Rest;
        }
    }
}
