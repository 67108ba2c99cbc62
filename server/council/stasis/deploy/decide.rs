//! What is decided of turns in the streets (S-10 to S-15), and what that changes.

use std::sync::Arc;

use game::{Actor, text};

use crate::decision::{
    Decided, Decision, control_only, control_or_clock, same_step, speaker, twice,
};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::law::settings::Ruling;
use crate::rejection::Rejection;
use crate::stasis::battle::decide as battle;
use crate::stasis::deploy::flow::{end, pass_the_empty, turn_after, turn_done};
use crate::stasis::deploy::rules::{last_actions, nobody_moves, put, take, units_of_a_turn};
use crate::stasis::deploy::{DeployCommand, DeployEvent, Pass, Spot, Trigger};
use crate::stasis::muster::{HeroAt, Units};
use crate::stasis::powers::decide as powers;
use crate::stasis::powers::rules::targets;
use crate::stasis::streets::rules::known_objective;
use crate::state::State;
use crate::steps::Step;
use crate::steps::row::{After, Clock, PLAIN, Row, RunsOut};

// What an Archon does in its turn, and what Control does with turns (S-11, S-14, S-15).

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &DeployCommand) -> Decided {
    match command {
        DeployCommand::PlaceUnits { step, objective, mobs, military, heroes } => {
            let faction = mover(d, actor, *step)?;
            let units = Units { mobs: *mobs, military: *military };
            place(d, &faction, objective, units, heroes)
        }
        DeployCommand::PlayCard { step, card, aims } => {
            let faction = mover(d, actor, *step)?;
            held(&d.state, &faction, card)?;
            powers::play(d, &faction, card, aims)
        }
        DeployCommand::DiscardCard { step, card } => {
            let faction = mover(d, actor, *step)?;
            held(&d.state, &faction, card)?;
            discard(d, &faction, card)
        }
        DeployCommand::PassTurn { step } => {
            control_or_clock(actor)?;
            same_step(d, *step)?;
            let why = if *actor == Actor::Clock { Pass::Clock } else { Pass::Control };
            pass(d, why)
        }
        DeployCommand::StartLastActions { step } => {
            control_only(actor)?;
            same_step(d, *step)?;
            start_last_actions(d)
        }
        DeployCommand::EndDeployment { step } => {
            control_only(actor)?;
            same_step(d, *step)?;
            end_by_control(d)
        }
    }
}

/// The faction whose turn it is, when it is the actor's.
fn mover(d: &Decision<'_>, actor: &Actor, step: u32) -> Result<FactionId, Rejection> {
    let faction = speaker(&d.state, actor)?;
    if d.state.course.step != Step::Deploy {
        return Err(Rejection::TurnOver);
    }
    let mover = d.state.the_streets().mover().ok_or(Rejection::TurnOver)?;
    if mover != &faction.id {
        let own = d.state.course.step_number == step;
        let whose = d.state.whom(Some(mover));
        return Err(if own { Rejection::NotYourTurn(whose) } else { Rejection::TurnOver });
    }
    if d.state.course.step_number == step { Ok(mover.clone()) } else { Err(Rejection::TurnOver) }
}

fn held(state: &State, faction: &FactionId, card: &StreetCardId) -> Decided {
    let held = state.the_streets().camp(faction).hand.contains(card);
    if held { Ok(()) } else { Err(Rejection::NotOffered("not-offered-card")) }
}

fn place(
    d: &mut Decision<'_>,
    faction: &FactionId,
    objective: &ObjectiveId,
    units: Units,
    heroes: &[String],
) -> Decided {
    let state = &d.state;
    let reserve = state.the_streets().camp(faction).reserve();
    let needed = units_of_a_turn(state, faction);
    if units.mobs > reserve.mobs {
        return Err(Rejection::TooMany { what: "too-many-mobs", have: reserve.mobs });
    }
    if units.military > reserve.military {
        return Err(Rejection::TooMany { what: "too-many-military-units", have: reserve.military });
    }
    if units.count() != needed || needed == 0 {
        return Err(Rejection::WrongUnits { needed });
    }
    known_objective(state, objective)?;
    if let Some(builder) = state.ground(objective).barricade.as_ref().filter(|by| *by != faction) {
        return Err(Rejection::Barricaded(state.whom(Some(builder))));
    }
    let waiting = |hero: &String| {
        let own = state.hero(hero).is_some_and(|(owner, _)| owner == faction);
        own && state.the_streets().heroes.get(hero) == Some(&HeroAt::Reserve)
    };
    if twice(heroes) || !heroes.iter().all(waiting) {
        return Err(Rejection::NotOffered("not-offered-hero"));
    }
    d.emit(DeployEvent::UnitsPlaced {
        faction: faction.clone(),
        objective: objective.clone(),
        mobs: units.mobs,
        military: units.military,
        heroes: heroes.to_vec(),
    });
    turn_done(d);
    Ok(())
}

/// S-11: a card with no legal target can still be discarded as the action.
fn discard(d: &mut Decision<'_>, faction: &FactionId, card: &StreetCardId) -> Decided {
    let effect = &d.state.street_card(card).effect;
    if targets(&d.state, faction, effect).playable() {
        return Err(Rejection::HasTarget);
    }
    let (faction, card) = (faction.clone(), card.clone());
    d.emit(DeployEvent::StreetCardDiscarded { faction, card });
    turn_done(d);
    Ok(())
}

fn pass(d: &mut Decision<'_>, why: Pass) -> Decided {
    if d.state.course.step != Step::Deploy {
        return Err(Rejection::TurnOver);
    }
    let Some(faction) = d.state.the_streets().mover().cloned() else {
        return Err(Rejection::TurnOver);
    };
    d.emit(DeployEvent::TurnPassed { faction, why });
    turn_done(d);
    Ok(())
}

/// S-15.
fn start_last_actions(d: &mut Decision<'_>) -> Decided {
    if d.state.course.step != Step::Deploy || !d.state.the_streets().stalled() {
        return Err(Rejection::NotNow("when-once-everybody-has-passed-for"));
    }
    let actions = Some(last_actions(&d.state));
    d.emit(DeployEvent::LastActionsBegan { why: Trigger::Control, actions });
    // The faction whose turn was under way is the first of the last.
    let at = d.state.the_streets().turn;
    let before = (at + d.state.the_streets().order.len() - 1) % d.state.the_streets().order.len();
    turn_after(d, before);
    Ok(())
}

fn end_by_control(d: &mut Decision<'_>) -> Decided {
    let card_waits =
        d.state.course.step == Step::HandDice && !d.state.the_streets().order.is_empty();
    if d.state.course.step != Step::Deploy && !card_waits {
        return Err(Rejection::NotNow("when-while-units-are-placed"));
    }
    end(d);
    Ok(())
}

// Makes turns true: units placed, cards played, turns passed (S-10 to S-15).

pub(crate) fn apply(state: &mut State, event: &DeployEvent) {
    match event {
        DeployEvent::DeploymentBegan { order, .. } => {
            state.streets_mut().order.clone_from(order);
        }
        DeployEvent::TurnBegan { faction, last } => {
            let streets = state.streets_mut();
            streets.turn = streets.order.iter().position(|id| id == faction).unwrap_or(0);
            streets.last = *last;
        }
        DeployEvent::UnitsPlaced { faction, objective, mobs, military, heroes } => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, &Spot::Reserve, units, text!("cause-placed"));
            put(state, faction, &Spot::Objective(objective.clone()), units, text!("cause-placed"));
            let streets = state.streets_mut();
            streets.passes = 0;
            for hero in heroes {
                streets.heroes.insert(hero.clone(), HeroAt::Objective(objective.clone()));
            }
        }
        DeployEvent::StreetCardPlayed { faction, card, .. }
        | DeployEvent::StreetCardDiscarded { faction, card } => {
            let streets = state.streets_mut();
            streets.passes = 0;
            streets.camp_mut(faction).hand.retain(|held| held != card);
            state.city.street_deck.discard.push(card.clone());
        }
        DeployEvent::TurnPassed { .. } => state.streets_mut().passes += 1,
        DeployEvent::LastActionsBegan { actions, .. } => {
            state.streets_mut().last = *actions;
        }
        DeployEvent::DeploymentEnded { battles } => {
            hands_discarded(state);
            battle::list(state, battles.as_deref().unwrap_or_default());
        }
    }
}

/// S-14.
pub(crate) fn hands_discarded(state: &mut State) {
    let streets = state.streets_mut();
    streets.pending = None;
    let camps = streets.camps.values_mut().filter(|camp| !camp.hand.is_empty());
    let hands = camps.map(|camp| std::mem::take(&mut Arc::make_mut(camp).hand));
    let cards: Vec<StreetCardId> = hands.flatten().collect();
    state.city.street_deck.discard.extend(cards);
}

// What the rules say of its step.

/// Units are placed and cards played, turn by turn (S-10 to S-15).
pub(crate) const TURN: Row = Row {
    clock: Clock::Ruled(Ruling::TurnSeconds, After::Passes),
    runs_out: RunsOut::Pass,
    falls_to: Some(|state| state.the_streets().mover()),
    settle: |d| {
        if nobody_moves(&d.state) {
            pass_the_empty(d);
        }
    },
    ..PLAIN
};
