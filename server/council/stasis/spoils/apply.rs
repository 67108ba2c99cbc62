//! Makes true who holds the city and what it brings (S-24 to S-33).

use crate::content::{Counter, HoldEffect, RollGives};
use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::spoils::rules::takes_unheld;
use crate::stasis::spoils::{Spoil, SpoilsEvent};
use crate::state::{State, Task};

pub(crate) fn apply(state: &mut State, event: &SpoilsEvent) {
    match event {
        SpoilsEvent::CitySettled { taken } => settled(state, taken),
        SpoilsEvent::SpoilGained { spoil } => gained(state, *spoil),
        SpoilsEvent::SpoilRolled { spoil, dice, .. } => rolled(state, *spoil, *dice),
        SpoilsEvent::SpoilShared { spoil, to, .. } => shared(state, *spoil, to),
    }
}

fn settled(state: &mut State, taken: &[ObjectiveId]) {
    let content = state.content.clone();
    for row in &content.city().objectives {
        let fought = state.the_streets().battles.iter().any(|battle| battle.objective == row.id);
        let alone = state.all_present(&row.id);
        if let ([one], false) = (alone.as_slice(), fought) {
            state.ground_mut(&row.id).holder = Some(one.clone());
        }
    }
    let palace = takes_unheld(state);
    for objective in taken {
        state.ground_mut(objective).holder.clone_from(&palace);
    }
    let mut spoils = Vec::new();
    for row in &content.city().objectives {
        let Some(faction) = state.ground(&row.id).holder.clone() else { continue };
        for (effect, does) in row.effects.iter().enumerate() {
            if is_spoil(does) {
                spoils.push(Spoil {
                    objective: row.id.clone(),
                    effect,
                    faction: faction.clone(),
                    dice: None,
                    given: Vec::new(),
                    result: None,
                });
            }
        }
    }
    let streets = state.streets_mut();
    streets.now = None;
    streets.settled = true;
    streets.spoils = spoils;
}

/// What brings something else than Victory Points.
fn is_spoil(effect: &HoldEffect) -> bool {
    match effect {
        HoldEffect::Wrath { .. }
        | HoldEffect::Roll { .. }
        | HoldEffect::StasisCards { .. }
        | HoldEffect::Goods { .. } => true,
        HoldEffect::TakesUnheld
        | HoldEffect::Points { .. }
        | HoldEffect::PointsPerMilitary { .. }
        | HoldEffect::BreaksTies => false,
    }
}

fn spoil(state: &State, at: usize) -> (Spoil, HoldEffect) {
    let spoil = state.the_streets().spoils[at].clone();
    let effect = state.objective(&spoil.objective).effects[spoil.effect].clone();
    (spoil, effect)
}

fn settle(state: &mut State, at: usize, result: String) {
    state.streets_mut().spoils[at].result = Some(result);
}

fn gain(state: &mut State, whose: &FactionId, what: Counter, by: u32, cause: &str) {
    let by = i32::try_from(by).unwrap_or(i32::MAX);
    state.faction_mut(whose).ledger(what).change(by, 0, cause);
}

/// What needs no dice (S-25, S-28, S-32).
fn gained(state: &mut State, at: usize) {
    let (spoil, effect) = spoil(state, at);
    let place = state.objective(&spoil.objective).name.clone();
    let name = state.name(&spoil.faction).to_owned();
    let result = match effect {
        HoldEffect::Wrath { by } => {
            let by = by.in_act(state.act);
            state.wrath.change(i32::try_from(by).unwrap_or(i32::MAX), 0, &place);
            format!("Divine Wrath +{by}.")
        }
        HoldEffect::StasisCards { by } => {
            let by = by.in_act(state.act);
            gain(state, &spoil.faction, Counter::StasisCards, by, &place);
            format!("The {name} keep {by} for the next stasis.")
        }
        HoldEffect::Goods { what, by } => {
            let by = by.in_act(state.act);
            let id = state.fresh_id();
            let text = format!("Give the {name}: {by} × {what}.");
            state.tasks.push(Task { id, text, source: place, done: false });
            format!("The {name} gain {by} × {what}; Control hands over.")
        }
        HoldEffect::TakesUnheld
        | HoldEffect::Points { .. }
        | HoldEffect::PointsPerMilitary { .. }
        | HoldEffect::BreaksTies
        | HoldEffect::Roll { .. } => return,
    };
    settle(state, at, result);
}

/// S-26, S-28; what is shared out (S-30, S-31) is settled when it is.
fn rolled(state: &mut State, at: usize, dice: [u32; 3]) {
    let (spoil, effect) = spoil(state, at);
    let HoldEffect::Roll { doom, otherwise } = effect else { return };
    let place = state.objective(&spoil.objective).name.clone();
    let name = state.name(&spoil.faction).to_owned();
    state.streets_mut().spoils[at].dice = Some(dice);
    let sum: u32 = dice.iter().sum();
    let result = match otherwise {
        _ if sum == 13 => {
            gain(state, &spoil.faction, Counter::Doom, doom, &place);
            format!("A 13: the {name} gain {doom} Doom.")
        }
        RollGives::Nothing => format!("{sum}: nothing stirs."),
        RollGives::Talents => {
            gain(state, &spoil.faction, Counter::Talents, sum, &place);
            format!("{sum}: the {name} gain {sum} Talents.")
        }
        RollGives::DoomToEach | RollGives::TycheToEach => return,
    };
    settle(state, at, result);
}

/// S-30, S-31, S-33.
fn shared(state: &mut State, at: usize, to: &[Option<FactionId>]) {
    let (spoil, effect) = spoil(state, at);
    let HoldEffect::Roll { otherwise, .. } = effect else { return };
    let (counter, what) = match otherwise {
        RollGives::DoomToEach => (Counter::Doom, "Doom"),
        _ => (Counter::Tyche, "Tyche"),
    };
    let place = state.objective(&spoil.objective).name.clone();
    let dice = spoil.dice.unwrap_or_default();
    let mut given = Vec::new();
    for (die, whose) in dice.into_iter().zip(to) {
        given.push(match whose {
            Some(whose) => {
                gain(state, whose, counter, die, &place);
                format!("{} {die}", state.name(whose))
            }
            None => format!("{die} is lost"),
        });
    }
    state.streets_mut().spoils[at].given = to.to_vec();
    settle(state, at, format!("{what}: {}.", given.join(", ")));
}
