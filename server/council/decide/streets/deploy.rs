//! Turns in the streets (S-10 to S-15).

use game::Actor;

use crate::command::{Command, DeployCommand};
use crate::content::Counter;
use crate::decide::streets::cards;
use crate::decide::{Decided, Decision, flow, speaker};
use crate::event::{DeployEvent, Pass, Trigger};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::rejection::Rejection;
use crate::state::{State, Units};
use crate::view::{HeroAt, Step};

/// S-10: the highest Doom begins, then clockwise; of several, one at random.
pub(super) fn begin(d: &mut Decision<'_>) {
    let doom = |row: &crate::state::Faction| row.counter(Counter::Doom);
    let most = d.state.factions.iter().map(doom).max();
    let first = d.state.factions.iter().filter(|row| Some(doom(row)) == most);
    let tied: Vec<FactionId> = first.map(|row| row.id.clone()).collect();
    let first = match tied.as_slice() {
        [one] => Some(one),
        several => d.chance.pick(several),
    };
    let first = first.cloned();
    let mut order: Vec<FactionId> = d.state.factions.iter().map(|row| row.id.clone()).collect();
    let at = order.iter().position(|id| Some(id) == first.as_ref()).unwrap_or(0);
    order.rotate_left(at);
    let tied = if tied.len() > 1 { tied } else { Vec::new() };
    d.emit(DeployEvent::DeploymentBegan { order, tied });
    let last = d.state.the_streets().order.len() - 1;
    turn_after(d, last);
}

/// Whether every objective holds a unit (S-13).
fn full(state: &State) -> bool {
    state.the_streets().grounds.iter().all(crate::state::Ground::occupied)
}

/// Whether nobody has a unit left to place (S-13).
fn spent(state: &State) -> bool {
    state.the_streets().camps.values().all(|camp| camp.reserve().count() == 0)
}

/// Whether a faction can place a unit or play or discard a card (S-11).
pub(crate) fn can_act(state: &State, faction: &FactionId) -> bool {
    let camp = state.the_streets().camp(faction);
    !camp.hand.is_empty() || (camp.reserve().count() > 0 && !open_to(state, faction).is_empty())
}

/// The objectives that no barricade keeps a faction out of.
pub(crate) fn open_to(state: &State, faction: &FactionId) -> Vec<ObjectiveId> {
    let objectives = state.content.city().objectives.iter();
    let open = objectives.filter(|row| !state.ground(&row.id).closed_to(faction));
    open.map(|row| row.id.clone()).collect()
}

/// The trigger of the last actions, if it has come (S-13).
fn trigger(state: &State) -> Option<Trigger> {
    if state.the_streets().last.is_some() {
        None
    } else if full(state) {
        Some(Trigger::Full)
    } else if spent(state) {
        Some(Trigger::Spent)
    } else if state.factions.iter().all(|row| row.is_away() || !can_act(state, &row.id)) {
        Some(Trigger::Stuck)
    } else {
        None
    }
}

/// The turn after that of the faction at this place of the order, over those who can do nothing.
fn turn_after(d: &mut Decision<'_>, mut at: usize) {
    loop {
        look(d);
        let streets = d.state.the_streets();
        if streets.last == Some(0) {
            return end(d);
        }
        at = (at + 1) % streets.order.len();
        let faction = streets.order[at].clone();
        let last = streets.last;
        d.emit(DeployEvent::TurnBegan { faction: faction.clone(), last });
        let away = d.state.faction(&faction).is_away();
        if can_act(&d.state, &faction) && !away {
            return flow::enter_step(d, Step::Deploy);
        }
        let why = if away { Pass::Absent } else { Pass::Nothing };
        d.emit(DeployEvent::TurnPassed { faction, why });
        count_last(d);
    }
}

/// Sees whether the last actions begin.
pub(in crate::decide) fn look(d: &mut Decision<'_>) {
    if let Some(why) = trigger(&d.state) {
        d.emit(DeployEvent::LastActionsBegan { why });
    }
}

/// One of the last actions is done.
fn count_last(d: &mut Decision<'_>) {
    let streets = d.state.the_streets();
    if let (Some(faction), Some(left)) = (streets.mover().cloned(), streets.last) {
        d.emit(DeployEvent::TurnBegan { faction, last: Some(left.saturating_sub(1)) });
    }
}

/// The turn under way is over.
pub(super) fn turn_done(d: &mut Decision<'_>) {
    count_last(d);
    let at = d.state.the_streets().turn;
    turn_after(d, at);
}

pub(super) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Deploy(DeployCommand::PlaceUnits { step, objective, mobs, military, heroes }) => {
            let faction = mover(d, actor, *step)?;
            let units = Units { mobs: *mobs, military: *military };
            place(d, &faction, objective, units, heroes)
        }
        Command::Deploy(DeployCommand::PlayCard { step, card, aims }) => {
            let faction = mover(d, actor, *step)?;
            held(&d.state, &faction, card)?;
            cards::play(d, &faction, card, aims)
        }
        Command::Deploy(DeployCommand::DiscardCard { step, card }) => {
            let faction = mover(d, actor, *step)?;
            held(&d.state, &faction, card)?;
            discard(d, &faction, card)
        }
        _ => unreachable!("only the actions of a turn come here"),
    }
}

/// The faction whose turn it is, when it is the actor's.
fn mover(d: &Decision<'_>, actor: &Actor, step: u32) -> Result<FactionId, Rejection> {
    let faction = speaker(&d.state, actor)?;
    if d.state.step != Step::Deploy {
        return Err(Rejection::TurnOver);
    }
    let mover = d.state.the_streets().mover().ok_or(Rejection::TurnOver)?;
    if mover != &faction.id {
        let own = d.state.step_number == step;
        let whose = d.state.name(mover).to_owned();
        return Err(if own { Rejection::NotYourTurn(whose) } else { Rejection::TurnOver });
    }
    if d.state.step_number == step { Ok(mover.clone()) } else { Err(Rejection::TurnOver) }
}

fn held(state: &State, faction: &FactionId, card: &StreetCardId) -> Decided {
    let held = state.the_streets().camp(faction).hand.contains(card);
    if held { Ok(()) } else { Err(Rejection::NotOffered("card")) }
}

/// How many units a turn places: the Act number, or all that are left (S-11).
pub(crate) fn units_of_a_turn(state: &State, faction: &FactionId) -> u32 {
    state.act.min(state.the_streets().camp(faction).reserve().count())
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
        return Err(Rejection::TooMany { what: "mobs", have: reserve.mobs });
    }
    if units.military > reserve.military {
        return Err(Rejection::TooMany { what: "military units", have: reserve.military });
    }
    if units.count() != needed || needed == 0 {
        return Err(Rejection::WrongUnits { needed });
    }
    super::known_objective(state, objective)?;
    if let Some(builder) = state.ground(objective).barricade.as_ref().filter(|by| *by != faction) {
        return Err(Rejection::Barricaded(state.name(builder).to_owned()));
    }
    let waiting = |hero: &String| {
        let own = state.hero(hero).is_some_and(|(owner, _)| owner == faction);
        own && state.the_streets().heroes.get(hero) == Some(&HeroAt::Reserve)
    };
    let twice = (0..heroes.len()).any(|at| heroes[..at].contains(&heroes[at]));
    if twice || !heroes.iter().all(waiting) {
        return Err(Rejection::NotOffered("Hero"));
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
    if super::targets::targets(&d.state, faction, effect).playable() {
        return Err(Rejection::HasTarget);
    }
    let (faction, card) = (faction.clone(), card.clone());
    d.emit(DeployEvent::StreetCardDiscarded { faction, card });
    turn_done(d);
    Ok(())
}

pub(super) fn pass(d: &mut Decision<'_>, why: Pass) -> Decided {
    if d.state.step != Step::Deploy {
        return Err(Rejection::TurnOver);
    }
    let Some(faction) = d.state.the_streets().mover().cloned() else {
        return Err(Rejection::TurnOver);
    };
    d.emit(DeployEvent::TurnPassed { faction, why });
    turn_done(d);
    Ok(())
}

/// Whether the turn under way is that of an empty seat.
pub(super) fn nobody_moves(state: &State) -> bool {
    let mover = state.the_streets().mover();
    mover.is_some_and(|id| state.faction(id).is_away())
}

/// The turn of a seat that was left empty in the middle of it is passed at once.
pub(super) fn pass_the_empty(d: &mut Decision<'_>) {
    if let Some(faction) = d.state.the_streets().mover().cloned() {
        d.emit(DeployEvent::TurnPassed { faction, why: Pass::Absent });
        turn_done(d);
    }
}

/// S-15.
pub(super) fn start_last_actions(d: &mut Decision<'_>) -> Decided {
    if d.state.step != Step::Deploy || !d.state.the_streets().stalled() {
        return Err(Rejection::NotNow("once everybody has passed for two full turns"));
    }
    d.emit(DeployEvent::LastActionsBegan { why: Trigger::Control });
    // The faction whose turn was under way is the first of the last.
    let at = d.state.the_streets().turn;
    let before = (at + d.state.the_streets().order.len() - 1) % d.state.the_streets().order.len();
    turn_after(d, before);
    Ok(())
}

pub(super) fn end_by_control(d: &mut Decision<'_>) -> Decided {
    let card_waits = d.state.step == Step::HandDice && !d.state.the_streets().order.is_empty();
    if d.state.step != Step::Deploy && !card_waits {
        return Err(Rejection::NotNow("while units are placed"));
    }
    end(d);
    Ok(())
}

/// S-14.
fn end(d: &mut Decision<'_>) {
    d.emit(DeployEvent::DeploymentEnded);
    flow::enter_step(d, Step::Battles);
}
