//! Where to find things in a stasis, and what Control may do with it as a whole.

use std::sync::Arc;

use crate::content::{HoldEffect, Objective};
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::rejection::Rejection;
use crate::stasis::battle::{Awaited, HeroFate, Loss, Side, WantedThrow};
use crate::stasis::deploy::{Ground, PlaceAt};
use crate::stasis::muster::rules::project_dice;
use crate::stasis::powers::rules as powers;
use crate::stasis::spoils::rules as spoils;
use crate::stasis::streets::Streets;
use crate::state::State;
use crate::steps::{Phase, StasisPart, Step};

impl State {
    /// The stasis under way, which every step of the Stasis Phase has.
    pub(crate) fn the_streets(&self) -> &Streets {
        self.city.streets.as_ref().expect("a step of the Stasis Phase has streets")
    }

    pub(crate) fn streets_mut(&mut self) -> &mut Streets {
        let streets = self.city.streets.as_mut().expect("a step of the Stasis Phase has streets");
        Arc::make_mut(streets)
    }

    /// The place of an objective in the city.
    pub(crate) fn place(&self, id: &ObjectiveId) -> Option<usize> {
        self.content.place(id)
    }

    /// The objective of this id, which an event or a checked content names.
    pub(crate) fn objective(&self, id: &ObjectiveId) -> &Objective {
        self.content.objective(id).expect("events and content name only objectives of the city")
    }

    /// The ground at an objective.
    pub(crate) fn ground(&self, id: &ObjectiveId) -> &Ground {
        let at = self.place(id).expect("events and content name only objectives of the city");
        &self.the_streets().grounds[at]
    }

    pub(crate) fn ground_mut(&mut self, id: &ObjectiveId) -> &mut Ground {
        let at = self.place(id).expect("events and content name only objectives of the city");
        Arc::make_mut(&mut self.streets_mut().grounds[at])
    }

    /// The faction that a Hero belongs to, and its value.
    pub(crate) fn hero(&self, name: &str) -> Option<(&FactionId, u32)> {
        self.factions().find_map(|faction| {
            let hero = faction.heroes.iter().find(|hero| hero.name == name)?;
            Some((&faction.id, hero.value))
        })
    }

    /// The Heroes of a faction at an objective, with their values.
    pub(crate) fn heroes_at<'a>(
        &'a self,
        faction: &FactionId,
        at: &'a ObjectiveId,
    ) -> impl Iterator<Item = (&'a str, u32)> {
        let streets = self.the_streets();
        let heroes = self.faction(faction).heroes.iter();
        let here = heroes.filter(move |hero| {
            streets.heroes.get(&hero.name).is_some_and(|place| place.is_at(at))
        });
        here.map(|hero| (hero.name.as_str(), hero.value))
    }

    /// The objectives of the city with the ground at each, in their order.
    pub(crate) fn places(&self) -> impl Iterator<Item = PlaceAt<'_>> {
        self.content
            .city()
            .objectives
            .iter()
            .zip(self.the_streets().grounds.iter().map(AsRef::as_ref))
    }

    /// Whether a faction has a unit or a Hero at an objective (S-16).
    pub(crate) fn present(&self, faction: &FactionId, at: &ObjectiveId) -> bool {
        self.ground(at).of(faction).count() > 0 || self.heroes_at(faction, at).next().is_some()
    }

    /// Who is at an objective, in turn order, or in seat order before there is one.
    pub(crate) fn all_present<'a>(
        &'a self,
        at: &'a ObjectiveId,
    ) -> impl Iterator<Item = &'a FactionId> {
        self.all_at((self.objective(at), self.ground(at)))
    }

    /// Who is at a place of the city, in turn order, or in seat order before there is one.
    pub(crate) fn all_at<'a>(
        &'a self,
        (at, ground): PlaceAt<'a>,
    ) -> impl Iterator<Item = &'a FactionId> {
        // Most places have no Hero.
        let heroes = self.the_streets().heroes.values().any(|place| place.is_at(&at.id));
        self.in_turn().filter(move |id| {
            ground.of(id).count() > 0 || heroes && self.heroes_at(id, &at.id).next().is_some()
        })
    }

    /// Who leads at a place of the city: its holder once there is one, else who adds most to its dice;
    /// nobody where several add as much.
    pub(crate) fn leader<'a>(&'a self, place: PlaceAt<'a>) -> Option<&'a FactionId> {
        let (_, ground) = place;
        if ground.holder.is_some() {
            return ground.holder.as_ref();
        }
        let mut leader = None;
        for id in self.all_at(place) {
            let adds = self.battle_bonus_value(id, place);
            leader = match leader {
                Some((most, _)) if adds == most => Some((most, None)),
                Some((most, first)) if adds < most => Some((most, first)),
                _ => Some((adds, Some(id))),
            };
        }
        leader?.1
    }

    /// All factions in turn order, or in seat order before there is one.
    pub(crate) fn in_turn(&self) -> impl Iterator<Item = &FactionId> {
        let order = self.city.streets.as_ref().map_or(&[][..], |streets| &streets.order);
        let seated = self.factions().filter(|_| order.is_empty());
        order.iter().chain(seated.map(|faction| &faction.id))
    }
}

/// Control begins it, from any step of a cycle.
pub(crate) fn may_begin(state: &State) -> bool {
    !matches!(state.phase(), Phase::Lobby | Phase::Stasis | Phase::Assembly | Phase::Diplomacy)
}

pub(crate) fn known_objective(state: &State, id: &ObjectiveId) -> Result<(), Rejection> {
    let found = state.content.place(id);
    found.map(|_| ()).ok_or(Rejection::NotOffered("not-offered-objective"))
}

/// The most units of a kind that Control may set.
pub(crate) const MOST_UNITS: u32 = 1000;

/// The maps on which military units give Victory Points (S-29).
pub(crate) fn military_counts_on(state: &State) -> Vec<MapId> {
    let effects = state.content.city().objectives.iter().flat_map(|row| &row.effects);
    let counts = effects.filter_map(|effect| match effect {
        HoldEffect::PointsPerMilitary { map, .. } => Some(map.clone()),
        _ => None,
    });
    let mut maps = Vec::new();
    for map in counts {
        if !maps.contains(&map) {
            maps.push(map);
        }
    }
    maps
}

/// Units and Heroes are set right from the muster until everything is settled.
pub(crate) fn correctable(state: &State) -> Result<(), Rejection> {
    let before = state
        .city
        .streets
        .as_ref()
        .is_some_and(|streets| !streets.settled && streets.pending != Some(Awaited::Projects));
    let mustered = !matches!(state.course.step, Step::StasisCards | Step::ScoreTied);
    if before && mustered && state.phase() == Phase::Stasis {
        Ok(())
    } else {
        Err(Rejection::NotNow("when-from-the-muster-of-a"))
    }
}

/// The throws that the step waits for, in their order; none where it waits for no dice.
pub(crate) fn wanted(state: &State) -> Vec<WantedThrow> {
    let Some(streets) = &state.city.streets else { return Vec::new() };
    if state.course.step == Step::BattleDice {
        let sides = streets.battle().into_iter().flat_map(|battle| &battle.sides);
        let throw =
            |side: &Side| WantedThrow { faction: side.faction.clone(), dice: 3, tyche: side.tyche };
        return sides.map(throw).collect();
    }
    if state.course.step == Step::Spoils {
        return spoils::wanted(state).into_iter().collect();
    }
    match streets.pending.as_ref().filter(|_| state.course.step == Step::HandDice) {
        Some(Awaited::Projects) => {
            let throws = state.factions().map(|row| {
                let dice = project_dice(row);
                WantedThrow { faction: row.id.clone(), dice, tyche: 0 }
            });
            throws.filter(|throw| throw.dice > 0).collect()
        }
        Some(Awaited::Card { faction, card, aims }) => powers::wanted(state, faction, card, aims),
        None => Vec::new(),
    }
}

pub(crate) fn may_enter_city(state: &State) -> bool {
    matches!(state.stasis_part(), Some(StasisPart::Hands | StasisPart::Battles))
}

/// The places whose holder cannot be known: several stand there, and nothing was fought or entered.
pub(crate) fn contested(
    state: &State,
    holders: &[(ObjectiveId, Option<FactionId>)],
) -> Vec<String> {
    let entered = |id: &ObjectiveId| holders.iter().any(|(other, _)| other == id);
    let fought = |id: &ObjectiveId| {
        let mut battles = state.the_streets().battles.iter();
        battles.any(|battle| &battle.objective == id && battle.fought.is_some())
    };
    let open = state.content.city().objectives.iter().filter(|row| {
        !entered(&row.id) && !fought(&row.id) && state.all_present(&row.id).nth(1).is_some()
    });
    open.map(|row| row.name.clone()).collect()
}

/// What leaves the city when it is known who holds each place: the units of all others, and their
/// Heroes to safety.
pub(crate) fn leaving(
    state: &State,
    holders: &[(ObjectiveId, Option<FactionId>)],
) -> Vec<(ObjectiveId, Loss)> {
    let loss = |at: &ObjectiveId, faction: FactionId| {
        let heroes = state.heroes_at(&faction, at);
        let heroes = heroes.map(|(name, _)| (name.to_owned(), HeroFate::Safe)).collect();
        (at.clone(), Loss { units: state.ground(at).of(&faction), heroes, faction })
    };
    let of = |(at, holder): &(ObjectiveId, Option<FactionId>)| {
        let others = state.all_present(at).filter(|id| holder.as_ref() != Some(*id));
        others.map(|faction| loss(at, faction.clone())).collect::<Vec<_>>()
    };
    holders.iter().flat_map(of).collect()
}
