//! The checks of `city.toml` and `stasis.toml`.

use std::collections::HashSet;

use super::{Draft, Fault, FaultsAt, did_you_mean};
use crate::content::{Amount, Faction, HoldEffect, Objective, StreetCard, StreetEffect};
use crate::ids::{MapId, ObjectiveId};

const CITY: &str = "city.toml";
const STASIS: &str = "stasis.toml";
/// The most maps and objectives.
const MAPS: usize = 6;
const OBJECTIVES: usize = 30;
/// The most units of a kind that a card brings.
const UNITS: u32 = 12;

pub(super) fn city(draft: &Draft, faults: &mut Vec<Fault>) {
    let city = &draft.city;
    let mut place = FaultsAt { file: CITY, at: String::new(), name: "the city".into(), faults };
    if !city.objectives.is_empty() {
        place.text("name", &city.name, 40);
    }
    let (maps, objectives) = (city.maps.len(), city.objectives.len());
    place.check(maps <= MAPS, "maps", format!("There are {maps} maps; a city has at most {MAPS}."));
    let sentence = format!("There are {objectives} objectives; a city has at most {OBJECTIVES}.");
    place.check(objectives <= OBJECTIVES, "objectives", sentence);
    if let Some(id) = &city.colossus {
        known(&mut place, draft, "colossus", id);
    }
    let mut ids = HashSet::new();
    for (index, map) in city.maps.iter().enumerate() {
        let (at, name) = (format!("maps[{index}]"), format!("map “{}”", map.id));
        let mut place = FaultsAt { file: CITY, at, name, faults };
        place.id(map.id.as_str(), 32);
        place.check(ids.insert(&map.id), "id", "Another map has this id.");
        place.text("name", &map.name, 40);
        let some = city.on(&map.id).next().is_some();
        place.check(some, "id", "No objective lies on this map.");
    }
    let mut ids = HashSet::new();
    for (index, row) in city.objectives.iter().enumerate() {
        let (at, name) = (format!("objectives[{index}]"), format!("objective “{}”", row.id));
        let mut place = FaultsAt { file: CITY, at, name, faults };
        place.check(ids.insert(&row.id), "id", "Another objective has this id.");
        objective(&mut place, draft, row);
    }
    once(draft, faults);
}

fn objective(place: &mut FaultsAt<'_>, draft: &Draft, row: &Objective) {
    place.id(row.id.as_str(), 64);
    map(place, draft, "map", &row.map);
    place.text("name", &row.name, 40);
    place.text("emblem", &row.emblem, 60);
    place.check(row.flavour.chars().count() <= 200, "flavour", "Write at most 200 characters.");
    place.check(row.angle < 360, "angle", "An angle is from 0 to 359 degrees.");
    for (index, effect) in row.effects.iter().enumerate() {
        let field = |name: &str| format!("effects[{index}].{name}");
        match effect {
            HoldEffect::Wrath { by }
            | HoldEffect::Points { by }
            | HoldEffect::StasisCards { by } => {
                amount(place, &field("by"), *by);
            }
            HoldEffect::Goods { what, by } => {
                place.text(&field("what"), what, 60);
                amount(place, &field("by"), *by);
            }
            HoldEffect::Roll { doom, .. } => {
                place.check(*doom <= 1000, &field("doom"), "Doom is at most 1000.");
            }
            HoldEffect::PointsPerMilitary { with, map: of } => {
                known(place, draft, &field("with"), with);
                map(place, draft, &field("map"), of);
            }
            HoldEffect::TakesUnheld | HoldEffect::BreaksTies => {}
        }
    }
}

/// One palace and one spring at most: two would have to be told apart.
fn once(draft: &Draft, faults: &mut Vec<Fault>) {
    let mut place = FaultsAt { file: CITY, at: String::new(), name: "the city".into(), faults };
    let all = || draft.city.objectives.iter().flat_map(|row| &row.effects);
    for (effect, word) in
        [(HoldEffect::TakesUnheld, "takes_unheld"), (HoldEffect::BreaksTies, "breaks_ties")]
    {
        let many = all().filter(|row| **row == effect).count();
        let sentence = format!("{many} objectives have the effect `{word}`; at most one may.");
        place.check(many <= 1, "effects", sentence);
    }
}

fn amount(place: &mut FaultsAt<'_>, field: &str, amount: Amount) {
    let fits = !matches!(amount, Amount::Number(number) if !(1..=1000).contains(&number));
    place.check(fits, field, "An amount is from 1 to 1000, or \"act\".");
}

fn known(place: &mut FaultsAt<'_>, draft: &Draft, field: &str, id: &ObjectiveId) {
    if draft.city.find(id).is_none() {
        let ids = draft.city.objectives.iter().map(|row| row.id.as_str());
        place.fault(field, did_you_mean(id.as_str(), ids));
    }
}

fn map(place: &mut FaultsAt<'_>, draft: &Draft, field: &str, id: &MapId) {
    let maps = || draft.city.maps.iter().map(|row| row.id.as_str());
    if !maps().any(|known| known == id.as_str()) {
        place.fault(field, did_you_mean(id.as_str(), maps()));
    }
}

/// A faction's garrison and extra cards (S-3, S-7).
pub(super) fn garrison(place: &mut FaultsAt<'_>, draft: &Draft, row: &Faction) {
    if let Some(extra) = row.extra_stasis_cards {
        amount(place, "extra_stasis_cards", extra);
    }
    if let Some(garrison) = &row.garrison {
        place.text("garrison.name", &garrison.name, 40);
        known(place, draft, "garrison.objective", &garrison.objective);
        let fits = (1..=UNITS).contains(&garrison.military);
        place.check(fits, "garrison.military", format!("A garrison is from 1 to {UNITS}."));
    }
}

pub(super) fn stasis(draft: &Draft, faults: &mut Vec<Fault>) {
    let mut ids = HashSet::new();
    for (index, row) in draft.stasis.cards.iter().enumerate() {
        let (at, name) = (format!("cards[{index}]"), format!("card “{}”", row.id));
        let mut place = FaultsAt { file: STASIS, at, name, faults };
        place.id(row.id.as_str(), 64);
        place.check(ids.insert(&row.id), "id", "Another card has this id.");
        card(&mut place, row);
    }
}

fn card(place: &mut FaultsAt<'_>, row: &StreetCard) {
    place.check((1..=12).contains(&row.copies), "copies", "A deck holds 1 to 12 of a card.");
    place.text("title", &row.title, 40);
    place.text("emblem", &row.emblem, 60);
    place.check(row.flavour.chars().count() <= 160, "flavour", "Write at most 160 characters.");
    let mut within = |field: &str, number: u32, least: u32, most: u32| {
        let sentence = format!("This is {number}; it is from {least} to {most}.");
        place.check((least..=most).contains(&number), &format!("effect.{field}"), sentence);
    };
    match &row.effect {
        StreetEffect::Muster { mobs, military, .. } | StreetEffect::Recruit { mobs, military } => {
            within("mobs", *mobs, 0, UNITS);
            within("military", *military, 0, UNITS);
            within("mobs", mobs.saturating_add(*military), 1, 2 * UNITS);
        }
        StreetEffect::Uprising { dice, .. } => within("dice", *dice, 1, 3),
        StreetEffect::March { units, .. }
        | StreetEffect::Rush { units }
        | StreetEffect::FallBack { units }
        | StreetEffect::Fire { units } => within("units", *units, 1, UNITS),
        StreetEffect::Promote { mobs }
        | StreetEffect::Panic { mobs }
        | StreetEffect::Bribe { mobs } => within("mobs", *mobs, 1, UNITS),
        StreetEffect::Rally { by } | StreetEffect::Curse { by } => within("by", *by, 1, 12),
        StreetEffect::RoofTile { at_least } => within("at_least", *at_least, 2, 6),
        StreetEffect::Steal { cards }
        | StreetEffect::Confiscate { cards }
        | StreetEffect::Draw { cards } => within("cards", *cards, 1, 5),
        StreetEffect::Barricade
        | StreetEffect::TearDown
        | StreetEffect::Elephants
        | StreetEffect::Ambush
        | StreetEffect::Rescue
        | StreetEffect::Summon
        | StreetEffect::Duel
        | StreetEffect::Colossus
        | StreetEffect::Look
        | StreetEffect::Exchange => {}
    }
}
