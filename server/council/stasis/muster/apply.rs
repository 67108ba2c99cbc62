//! Makes the muster true, and where Heroes go (S-6 to S-9).

use crate::content::Counter;
use crate::ids::FactionId;
use crate::stasis::muster::{HeroAt, MusterEvent, Units};
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &MusterEvent) {
    match event {
        MusterEvent::Mustered { faction, projects } => mustered(state, faction, projects),
        MusterEvent::HeroCommitted { hero, committed, .. } => {
            let at = if *committed { HeroAt::Reserve } else { HeroAt::Safe };
            state.streets_mut().heroes.insert(hero.clone(), at);
        }
    }
}

/// S-6 to S-8.
fn mustered(state: &mut State, id: &FactionId, projects: &[u32]) {
    let act = state.act;
    let arete = state.faction(id).counter(Counter::Arete);
    let printed = state.content.scenario().factions.iter().find(|row| &row.id == id);
    let garrison = printed.and_then(|row| row.garrison.clone());
    let camp = state.streets_mut().camp_mut(id);
    camp.mobs.set(arete, "Arête");
    let dice: u32 = projects.iter().sum();
    camp.mobs.set(arete + dice, "megaprojects");
    camp.military.set(act, "the Act");
    if let Some(garrison) = garrison {
        let units = Units { mobs: 0, military: garrison.military };
        state.ground_mut(&garrison.objective).set(id, units);
    }
}

/// A Hero is somewhere from now on; a dead one is remembered with the stasis.
pub(crate) fn hero_moved(state: &mut State, faction: &FactionId, name: &str, to: &HeroAt) {
    state.streets_mut().heroes.insert(name.to_owned(), to.clone());
    let how = format!("in stasis {}", state.stases);
    let heroes = &mut state.faction_mut(faction).heroes;
    if let Some(hero) = heroes.iter_mut().find(|hero| hero.name == name) {
        hero.fallen = (*to == HeroAt::Dead).then_some(how);
        if hero.fallen.is_some() {
            hero.duty = crate::command::Duty::Rest;
        }
    }
}
