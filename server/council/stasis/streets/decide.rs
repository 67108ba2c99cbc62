//! What Control corrects in a stasis, and what that changes.

use std::sync::Arc;

use game::{Actor, text};

use crate::decision::{Decided, Decision, control_only, known, once_each, reason, same_step};
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::ledger::Cause;
use crate::rejection::Rejection;
use crate::stasis::battle::rules::{contested as contested_now, fighting, unthrown};
use crate::stasis::battle::{Relisted, decide as battle};
use crate::stasis::deploy::decide::hands_discarded;
use crate::stasis::deploy::flow as deploy;
use crate::stasis::muster::decide::hero_moved;
use crate::stasis::muster::rules::living;
use crate::stasis::muster::{Camp, HeroAt, Units};
use crate::stasis::score::flow::score_up;
use crate::stasis::spoils::decide as spoils;
use crate::stasis::streets::flow::begin;
use crate::stasis::streets::rules::{
    MOST_UNITS, contested, correctable, known_objective, leaving, may_begin, may_enter_city,
    military_counts_on,
};
use crate::stasis::streets::{Streets, StreetsCommand, StreetsEvent};
use crate::state::State;
use crate::steps::{StasisPart, Step, StepsEvent};

// Control begins a stasis, sets right what stands where, and enters a city that was fought out on the
// real map (N-4).

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &StreetsCommand) -> Decided {
    control_only(actor)?;
    match command {
        StreetsCommand::BeginStasis { step } => {
            same_step(d, *step)?;
            begin_at_once(d)
        }
        StreetsCommand::CorrectUnits { faction, objective, mobs, military, reason } => {
            let units = Units { mobs: *mobs, military: *military };
            correct_units(d, faction, objective.as_ref(), units, reason)
        }
        StreetsCommand::CorrectHero { hero, at, reason } => correct_hero(d, hero, at, reason),
        StreetsCommand::MoveColossus { objective, reason } => {
            move_colossus(d, objective.as_ref(), reason)
        }
        StreetsCommand::EnterCity { step, holders, military } => {
            same_step(d, *step)?;
            enter_city(d, holders, military)
        }
    }
}

/// Whatever the Stasis number is.
fn begin_at_once(d: &mut Decision<'_>) -> Decided {
    if !may_begin(&d.state) {
        return Err(Rejection::NotNow("when-during-a-cycle-of-the"));
    }
    let phase = d.state.phase();
    d.emit(StepsEvent::PhaseSkipped { phase });
    begin(d);
    Ok(())
}

fn correct_units(
    d: &mut Decision<'_>,
    faction: &FactionId,
    objective: Option<&ObjectiveId>,
    units: Units,
    why: &str,
) -> Decided {
    reason(why)?;
    correctable(&d.state)?;
    let faction = known(&d.state, faction)?.id.clone();
    if let Some(id) = objective {
        known_objective(&d.state, id)?;
    }
    let Units { mobs, military } = units;
    at_most_units(mobs.max(military))?;
    let (objective, reason) = (objective.cloned(), why.to_owned());
    let relisted = None;
    correct(
        d,
        StreetsEvent::UnitsCorrected { faction, objective, mobs, military, reason, relisted },
    );
    Ok(())
}

fn correct_hero(d: &mut Decision<'_>, hero: &str, at: &HeroAt, why: &str) -> Decided {
    reason(why)?;
    correctable(&d.state)?;
    let faction = d.state.hero(hero).ok_or(Rejection::NotOffered("not-offered-hero"))?.0.clone();
    if let HeroAt::Objective(id) = at {
        known_objective(&d.state, id)?;
    }
    let (hero, at, reason) = (hero.to_owned(), at.clone(), why.to_owned());
    let relisted = None;
    correct(d, StreetsEvent::HeroCorrected { faction, hero, at, reason, relisted });
    Ok(())
}

/// Sets something right.
fn correct(d: &mut Decision<'_>, event: StreetsEvent) {
    let event = relisted(&d.state, event);
    d.emit(event);
    reopen(d);
}

/// What sets something right, with the battles that there are then, while they are fought.
pub(crate) fn relisted(state: &State, mut event: StreetsEvent) -> StreetsEvent {
    if !fighting(state) {
        return event;
    }
    let mut then = state.clone();
    apply(&mut then, &event);
    let now = Relisted { battles: contested_now(&then), paid_back: unthrown(state) };
    if let StreetsEvent::UnitsCorrected { relisted, .. }
    | StreetsEvent::HeroCorrected { relisted, .. } = &mut event
    {
        *relisted = Some(now);
    }
    event
}

/// S-23. A score sheet that is drawn up is drawn up anew.
fn move_colossus(d: &mut Decision<'_>, to: Option<&ObjectiveId>, why: &str) -> Decided {
    reason(why)?;
    if let Some(id) = to {
        known_objective(&d.state, id)?;
    }
    if d.state.city.colossus.as_ref() == to {
        return Err(Rejection::AlreadySo);
    }
    let (to, reason) = (to.cloned(), Some(why.to_owned()));
    d.emit(StreetsEvent::ColossusMoved { to, reason });
    if d.state.stasis_part() == Some(StasisPart::Score) {
        score_up(d);
    }
    Ok(())
}

/// A battle whose sides were set right begins anew.
fn reopen(d: &mut Decision<'_>) {
    if matches!(d.state.course.step, Step::Tyche | Step::BattleDice) {
        d.enter(Step::Battles);
    }
    if d.state.course.step == Step::Deploy {
        deploy::look(d);
    }
}

/// That these are places of the city, each named once, and factions of the table.
pub(crate) fn known_holders(
    state: &State,
    holders: &[(ObjectiveId, Option<FactionId>)],
) -> Decided {
    once_each(holders.iter().map(|(objective, _)| objective))?;
    for (objective, holder) in holders {
        known_objective(state, objective)?;
        holder.as_ref().map(|id| known(state, id)).transpose()?;
    }
    Ok(())
}

/// That these are maps on which military units give Victory Points (S-29), each named once a faction.
pub(crate) fn known_military(state: &State, military: &[(FactionId, MapId, u32)]) -> Decided {
    once_each(military.iter().map(|(faction, map, _)| (faction, map)))?;
    let maps = military_counts_on(state);
    for (faction, map, units) in military {
        known(state, faction)?;
        if !maps.contains(map) {
            return Err(Rejection::NotOffered("not-offered-map"));
        }
        at_most_units(*units)?;
    }
    Ok(())
}

fn at_most_units(units: u32) -> Decided {
    let sentence = || Rejection::OutOfBounds(text!("refused-too-many-units", most = MOST_UNITS));
    if units > MOST_UNITS { Err(sentence()) } else { Ok(()) }
}

/// S-24: who holds the city.
fn enter_city(
    d: &mut Decision<'_>,
    holders: &[(ObjectiveId, Option<FactionId>)],
    military: &[(FactionId, MapId, u32)],
) -> Decided {
    if !may_enter_city(&d.state) {
        return Err(Rejection::NotNow("when-in-a-stasis-before-its"));
    }
    known_holders(&d.state, holders)?;
    known_military(&d.state, military)?;
    let open = contested(&d.state, holders);
    if !open.is_empty() {
        let sentence = text!("refused-still-contested", places = open.join(", "));
        return Err(Rejection::OutOfBounds(sentence));
    }
    let losses = Some(leaving(&d.state, holders));
    let paid_back = Some(unthrown(&d.state));
    let (holders, military) = (holders.to_vec(), military.to_vec());
    d.emit(StreetsEvent::CityEntered { holders, military, losses, paid_back });
    spoils::settle(d);
    Ok(())
}

// Makes true how a stasis begins and ends, and what Control sets right in it.

pub(crate) fn apply(state: &mut State, event: &StreetsEvent) {
    match event {
        StreetsEvent::StasisBrokeOut => open(state),
        StreetsEvent::Remembered { .. } => {}
        StreetsEvent::ColossusMoved { to, .. } => state.city.colossus.clone_from(to),
        StreetsEvent::UnitsCorrected { faction, objective, mobs, military, reason, relisted } => {
            let units = Units { mobs: *mobs, military: *military };
            corrected(state, faction, objective.as_ref(), units, reason);
            battle::list_anew(state, relisted.as_ref());
        }
        StreetsEvent::HeroCorrected { faction, hero, at, relisted, .. } => {
            hero_moved(state, faction, hero, at);
            battle::list_anew(state, relisted.as_ref());
        }
        StreetsEvent::StasisEnded { stasis } => close(state, *stasis),
        StreetsEvent::CityEntered { holders, military, losses, paid_back } => {
            battle::pay_back(state, paid_back.as_deref().unwrap_or_default());
            for (objective, loss) in losses.iter().flatten() {
                battle::lost(state, objective, loss);
            }
            state.streets_mut().count(military);
            city_entered(state, holders);
        }
    }
}

fn open(state: &mut State) {
    state.city.stases += 1;
    let camp = |id: &FactionId| (id.clone(), Arc::<Camp>::default());
    let living = state.factions().flat_map(living);
    state.city.streets = Some(Arc::new(Streets {
        number: state.city.stases,
        began_at: state.acted.at,
        camps: state.factions().map(|faction| camp(&faction.id)).collect(),
        grounds: state.content.city().objectives.iter().map(|_| Arc::default()).collect(),
        heroes: living.map(|hero| (hero.name.clone(), HeroAt::Safe)).collect(),
        ..Streets::default()
    }));
}

/// S-35, C-25.
fn close(state: &mut State, stasis: u32) {
    state.totals.stasis.set(stasis.max(state.course.act), text!("cause-stasis-over"));
    if let Some(streets) = state.city.streets.take() {
        let hands = streets.camps.values().flat_map(|camp| camp.hand.iter().cloned());
        state.city.street_deck.discard.extend(hands);
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
            camp.mobs.set(units.mobs, Cause::Control(reason.into()));
            camp.military.set(units.military, Cause::Control(reason.into()));
        }
    }
}

/// S-16 to S-24: the battles were fought on the real map.
fn city_entered(state: &mut State, holders: &[(ObjectiveId, Option<FactionId>)]) {
    hands_discarded(state);
    for (objective, holder) in holders {
        state.ground_mut(objective).holder.clone_from(holder);
    }
    let streets = state.streets_mut();
    streets.last = None;
    streets.tyche.forget();
    streets.battles.retain(|battle| battle.fought.is_some());
    streets.now = None;
}
