//! Makes true what happens in the streets (section 5 of the rules): cards, muster, turns.

use std::sync::Arc;

use crate::content::Counter;
use crate::event::{
    BattleEvent, CardsEvent, Deal, DeployEvent, Event, MusterEvent, PowersEvent, Spot, StepsEvent,
    StreetsEvent,
};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::ledger;
use crate::state::{Bonus, Camp, Ground, State, Streets, Units};
use crate::view::HeroAt;

use super::{battles, victory};

/// Makes an event of the streets true; whether it was one.
pub(super) fn change(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Streets(StreetsEvent::StasisBrokeOut) => open(state),
        Event::Streets(StreetsEvent::StasisEnded { stasis }) => close(state, *stasis),
        Event::Steps(StepsEvent::ClockStopped) => state.clock = None,
        _ => {
            return prepare(state, event)
                || deploy(state, event)
                || cards(state, event)
                || battles::change(state, event)
                || victory::change(state, event);
        }
    }
    true
}

fn open(state: &mut State) {
    state.stases += 1;
    let camp = |id: &FactionId| (id.clone(), Camp::default());
    let heroes = state.factions.iter().flat_map(|faction| &faction.heroes);
    let living = heroes.filter(|hero| hero.fallen.is_none());
    state.streets = Some(Arc::new(Streets {
        number: state.stases,
        began_at: state.at,
        camps: state.factions.iter().map(|faction| camp(&faction.id)).collect(),
        grounds: state.content.city().objectives.iter().map(|_| Ground::default()).collect(),
        heroes: living.map(|hero| (hero.name.clone(), HeroAt::Safe)).collect(),
        ..Streets::default()
    }));
}

/// S-35, C-25.
fn close(state: &mut State, stasis: u32) {
    state.stasis.set(stasis.max(state.act), "after the stasis");
    if let Some(streets) = state.streets.take() {
        let hands = streets.camps.values().flat_map(|camp| camp.hand.iter().cloned());
        state.street_deck.discard.extend(hands);
    }
}

/// Cards and muster (S-1 to S-9).
fn prepare(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Cards(CardsEvent::StreetDeckShuffled { order }) => {
            let deck = &mut state.street_deck;
            deck.draw.clone_from(order);
            deck.discard.retain(|card| !order.contains(card));
        }
        Event::Cards(CardsEvent::StreetCardsDrawn { faction, why, cards, .. }) => {
            drawn(state, faction, why, cards)
        }
        Event::Cards(CardsEvent::ArchonReady { faction }) => {
            state.streets_mut().ready.insert(faction.clone());
        }
        Event::Muster(MusterEvent::Mustered { faction, projects }) => {
            mustered(state, faction, projects)
        }
        Event::Muster(MusterEvent::HeroCommitted { hero, committed, .. }) => {
            let at = if *committed { HeroAt::Reserve } else { HeroAt::Safe };
            state.streets_mut().heroes.insert(hero.clone(), at);
        }
        _ => return false,
    }
    true
}

fn drawn(state: &mut State, id: &FactionId, why: &Deal, cards: &[StreetCardId]) {
    state.street_deck.draw.retain(|card| !cards.contains(card));
    let faction = state.faction_mut(id);
    match why {
        Deal::Kept => faction.ledger(Counter::StasisCards).set(0, "drawn in a stasis"),
        Deal::Bought => faction.ledger(Counter::Tyche).change(-1, 0, "paid for Stasis cards"),
        Deal::Rank(_) | Deal::Extra | Deal::Card | Deal::Control { .. } => {}
    }
    let label = match why {
        Deal::Kept => "kept from earlier".to_owned(),
        Deal::Rank(rank) => format!("rank {rank} of Arête"),
        Deal::Extra => "extra cards of the faction".to_owned(),
        Deal::Bought => "bought with Tyche".to_owned(),
        Deal::Card => "drawn by a card".to_owned(),
        Deal::Control { reason } => ledger::by_control(reason),
    };
    let number = u32::try_from(cards.len()).unwrap_or(u32::MAX);
    let camp = state.streets_mut().camp_mut(id);
    camp.hand.extend(cards.iter().cloned());
    match camp.drawn.iter_mut().find(|(known, _)| known == &label) {
        Some((_, sum)) => *sum += number,
        None => camp.drawn.push((label, number)),
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

/// Turns (S-10 to S-15).
fn deploy(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Deploy(DeployEvent::DeploymentBegan { order, .. }) => {
            state.streets_mut().order.clone_from(order);
        }
        Event::Deploy(DeployEvent::TurnBegan { faction, last }) => {
            let streets = state.streets_mut();
            streets.turn = streets.order.iter().position(|id| id == faction).unwrap_or(0);
            streets.last = *last;
        }
        Event::Deploy(DeployEvent::UnitsPlaced { faction, objective, mobs, military, heroes }) => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, &Spot::Reserve, units, "placed");
            put(state, faction, &Spot::Objective(objective.clone()), units, "placed");
            let streets = state.streets_mut();
            streets.passes = 0;
            for hero in heroes {
                streets.heroes.insert(hero.clone(), HeroAt::Objective(objective.clone()));
            }
        }
        Event::Deploy(DeployEvent::StreetCardPlayed { faction, card, .. })
        | Event::Deploy(DeployEvent::StreetCardDiscarded { faction, card }) => {
            let streets = state.streets_mut();
            streets.passes = 0;
            streets.camp_mut(faction).hand.retain(|held| held != card);
            state.street_deck.discard.push(card.clone());
        }
        Event::Deploy(DeployEvent::TurnPassed { .. }) => state.streets_mut().passes += 1,
        Event::Deploy(DeployEvent::LastActionsBegan { .. }) => {
            let streets = state.streets_mut();
            streets.last = Some(streets.order.len());
        }
        Event::Deploy(DeployEvent::DeploymentEnded) => {
            hands_discarded(state);
            battles::list(state);
        }
        Event::Streets(StreetsEvent::UnitsCorrected {
            faction,
            objective,
            mobs,
            military,
            reason,
        }) => {
            let units = Units { mobs: *mobs, military: *military };
            corrected(state, faction, objective.as_ref(), units, reason);
        }
        Event::Streets(StreetsEvent::HeroCorrected { faction, hero, at, .. }) => {
            hero_moved(state, faction, hero, at);
            battles::list_anew(state);
        }
        _ => return false,
    }
    true
}

/// S-14.
pub(super) fn hands_discarded(state: &mut State) {
    let streets = state.streets_mut();
    streets.pending = None;
    let hands = streets.camps.values_mut().map(|camp| std::mem::take(&mut camp.hand));
    let cards: Vec<StreetCardId> = hands.flatten().collect();
    state.street_deck.discard.extend(cards);
}

/// What cards do.
fn cards(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Battle(BattleEvent::DiceAwaited { awaited }) => {
            state.streets_mut().pending = Some(awaited.clone())
        }
        Event::Powers(PowersEvent::CardRolled { .. }) => state.streets_mut().pending = None,
        Event::Powers(PowersEvent::UnitsMoved { faction, mobs, military, from, to }) => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, from, units, "moved by a card");
            put(state, faction, to, units, "moved by a card");
        }
        Event::Powers(PowersEvent::UnitsPromoted { faction, objective, mobs }) => {
            let ground = state.ground_mut(objective);
            let Units { mobs: had, military } = ground.of(faction);
            let units = Units { mobs: had.saturating_sub(*mobs), military: military + mobs };
            ground.set(faction, units);
        }
        Event::Powers(PowersEvent::SidesChanged { from, to, objective, mobs }) => {
            let spot = Spot::Objective(objective.clone());
            let units = Units { mobs: *mobs, military: 0 };
            take(state, from, &spot, units, "");
            put(state, to, &spot, units, "");
        }
        Event::Powers(PowersEvent::HeroMoved { faction, hero, to }) => {
            hero_moved(state, faction, hero, to)
        }
        Event::Powers(PowersEvent::RollChanged { faction, objective, by, label }) => {
            let bonus = Bonus { faction: faction.clone(), by: *by, label: label.clone() };
            state.ground_mut(objective).bonuses.push(bonus);
        }
        Event::Powers(PowersEvent::BarricadeRaised { faction, objective }) => {
            state.ground_mut(objective).barricade = Some(faction.clone());
        }
        Event::Powers(PowersEvent::BarricadeFell { objective }) => {
            state.ground_mut(objective).barricade = None
        }
        Event::Streets(StreetsEvent::ColossusMoved { to, .. }) => state.colossus.clone_from(to),
        Event::Powers(PowersEvent::HandMoved { from, to, cards }) => {
            hand_moved(state, from, to.as_ref(), cards)
        }
        Event::Powers(PowersEvent::HandsTraded { one, other }) => {
            let streets = state.streets_mut();
            let first = std::mem::take(&mut streets.camp_mut(one).hand);
            let second = std::mem::replace(&mut streets.camp_mut(other).hand, first);
            streets.camp_mut(one).hand = second;
        }
        Event::Powers(PowersEvent::HandSeen { by, whose }) => {
            let streets = state.streets_mut();
            let hand = streets.camp(whose).hand.clone();
            streets.camp_mut(by).seen = Some((whose.clone(), hand));
        }
        _ => return false,
    }
    true
}

fn take(state: &mut State, faction: &FactionId, from: &Spot, units: Units, why: &str) {
    let less = |have: u32, by: u32| have.saturating_sub(by);
    match from {
        Spot::Away => {}
        Spot::Reserve => {
            let camp = state.streets_mut().camp_mut(faction);
            let had = camp.reserve();
            camp.mobs.set(less(had.mobs, units.mobs), why);
            camp.military.set(less(had.military, units.military), why);
        }
        Spot::Objective(at) => {
            let ground = state.ground_mut(at);
            let had = ground.of(faction);
            let left = Units {
                mobs: less(had.mobs, units.mobs),
                military: less(had.military, units.military),
            };
            ground.set(faction, left);
        }
    }
}

fn put(state: &mut State, faction: &FactionId, to: &Spot, units: Units, why: &str) {
    match to {
        Spot::Away => {}
        Spot::Reserve => {
            let camp = state.streets_mut().camp_mut(faction);
            let had = camp.reserve();
            camp.mobs.set(had.mobs + units.mobs, why);
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

pub(super) fn hero_moved(state: &mut State, faction: &FactionId, name: &str, to: &HeroAt) {
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

fn hand_moved(state: &mut State, from: &FactionId, to: Option<&FactionId>, cards: &[StreetCardId]) {
    let streets = state.streets_mut();
    streets.camp_mut(from).hand.retain(|held| !cards.contains(held));
    match to {
        Some(to) => streets.camp_mut(to).hand.extend(cards.iter().cloned()),
        None => state.street_deck.discard.extend(cards.iter().cloned()),
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
            camp.mobs.set(units.mobs, &ledger::by_control(reason));
            camp.military.set(units.military, &ledger::by_control(reason));
        }
    }
    battles::list_anew(state);
}
