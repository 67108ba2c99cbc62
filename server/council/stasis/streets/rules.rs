//! Where to find things in a stasis.

use std::sync::Arc;

use crate::content::Objective;
use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::deploy::Ground;
use crate::stasis::muster::HeroAt;
use crate::stasis::streets::Streets;
use crate::state::State;

impl State {
    /// The stasis under way, which every step of the Stasis Phase has.
    pub(crate) fn the_streets(&self) -> &Streets {
        self.streets.as_ref().expect("a step of the Stasis Phase has streets")
    }

    pub(crate) fn streets_mut(&mut self) -> &mut Streets {
        let streets = self.streets.as_mut().expect("a step of the Stasis Phase has streets");
        Arc::make_mut(streets)
    }

    /// The place of an objective in the city.
    pub(crate) fn place(&self, id: &ObjectiveId) -> Option<usize> {
        self.content.city().objectives.iter().position(|row| &row.id == id)
    }

    /// The objective of this id, which an event or a checked content names.
    pub(crate) fn objective(&self, id: &ObjectiveId) -> &Objective {
        self.content.city().find(id).expect("events and content name only objectives of the city")
    }

    /// The ground at an objective.
    pub(crate) fn ground(&self, id: &ObjectiveId) -> &Ground {
        let at = self.place(id).expect("events and content name only objectives of the city");
        &self.the_streets().grounds[at]
    }

    pub(crate) fn ground_mut(&mut self, id: &ObjectiveId) -> &mut Ground {
        let at = self.place(id).expect("events and content name only objectives of the city");
        &mut self.streets_mut().grounds[at]
    }

    /// The faction that a Hero belongs to, and its value.
    pub(crate) fn hero(&self, name: &str) -> Option<(&FactionId, u32)> {
        self.factions.iter().find_map(|faction| {
            let hero = faction.heroes.iter().find(|hero| hero.name == name)?;
            Some((&faction.id, hero.value))
        })
    }

    /// The Heroes of a faction at an objective, with their values.
    pub(crate) fn heroes_at(&self, faction: &FactionId, at: &ObjectiveId) -> Vec<(String, u32)> {
        let streets = self.the_streets();
        let heroes = self.faction(faction).heroes.iter();
        let here = heroes.filter(|hero| {
            matches!(streets.heroes.get(&hero.name), Some(HeroAt::Objective(place)) if place == at)
        });
        here.map(|hero| (hero.name.clone(), hero.value)).collect()
    }

    /// Whether a faction has a unit or a Hero at an objective (S-16).
    pub(crate) fn present(&self, faction: &FactionId, at: &ObjectiveId) -> bool {
        self.ground(at).of(faction).count() > 0 || !self.heroes_at(faction, at).is_empty()
    }

    /// Who is at an objective, in turn order, or in seat order before there is one.
    pub(crate) fn all_present(&self, at: &ObjectiveId) -> Vec<FactionId> {
        let here = self.in_turn().into_iter();
        here.filter(|id| self.present(id, at)).collect()
    }

    /// All factions in turn order, or in seat order before there is one.
    pub(crate) fn in_turn(&self) -> Vec<FactionId> {
        match &self.streets {
            Some(streets) if !streets.order.is_empty() => streets.order.clone(),
            _ => self.factions.iter().map(|faction| faction.id.clone()).collect(),
        }
    }
}
