//! Makes true what Control sets of Heroes.

use std::sync::Arc;

use crate::control::heroes::HeroesEvent;
use crate::cycle::grants::{Duty, Fallen, Hero};
use crate::ids::FactionId;
use crate::state::State;

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &HeroesEvent) {
    match event {
        HeroesEvent::HeroSet { hero, faction, value, alive, reason } => {
            set(state, hero, faction, |row| {
                row.value = *value;
                if *alive {
                    row.fallen = None;
                } else {
                    row.fallen.get_or_insert_with(|| Fallen::Told(reason.clone()));
                    row.duty = Duty::Rest;
                }
            });
        }
        HeroesEvent::HeroAdded { faction, hero, value, .. } => {
            let (name, value) = (hero.clone(), *value);
            let hero = Hero { name, value, duty: Duty::Rest, fallen: None };
            Arc::make_mut(&mut state.faction_mut(faction).heroes).push(hero);
        }
    }
}

/// A Hero becomes another thing, in its place; one that changes sides comes last there, and rests.
fn set(state: &mut State, name: &str, owner: &FactionId, becomes: impl Fn(&mut Hero)) {
    let Some(from) = state.hero(name).map(|(from, _)| from.clone()) else { return };
    let heroes = Arc::make_mut(&mut state.faction_mut(&from).heroes);
    let Some(at) = heroes.iter().position(|hero| hero.name == name) else { return };
    if from == *owner {
        return becomes(&mut heroes[at]);
    }
    let mut hero = heroes.remove(at);
    hero.duty = Duty::Rest;
    becomes(&mut hero);
    Arc::make_mut(&mut state.faction_mut(owner).heroes).push(hero);
}
