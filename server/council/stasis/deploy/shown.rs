//! Turns in the streets (S-10 to S-15) on screens, among the offers, in words and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::seats::script::Playing;
use crate::control::stage::Scene;
use crate::figures::count;
use crate::ids::{FactionId, ObjectiveId};
use crate::log::NewLine;
use crate::stasis::cards::view::{StreetCardView, street_card};
use crate::stasis::deploy::rules::{moves, open_to, units_of_a_turn};
use crate::stasis::deploy::{Aim, DeployCommand, DeployEvent, Pass, PlaceAt, Trigger};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::rules::living;
use crate::stasis::muster::shown::{StreetHero, units};
use crate::stasis::powers::rules::{Targets, targets};
use crate::stasis::powers::words::aim;
use crate::stasis::streets::Streets;
use crate::stasis::told::told;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};
use crate::words::commas;

// The turn under way and what was done last in the streets (S-10 to S-15).

/// A turn of the deployment (S-10 to S-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct TurnView {
    /// Whose.
    pub faction: FactionId,
    /// Who is next; nobody after the last of the last actions.
    pub next: Option<FactionId>,
    /// The order of turns, from the faction that began.
    pub order: Vec<FactionId>,
    /// How many units are placed in a turn: the Act number.
    pub units: u32,
    /// The last actions (S-13): how many are left, this one among them.
    pub last_actions: Option<u32>,
    /// Objectives that hold no unit of anybody.
    pub empty: u32,
    /// What ends the deployment, and what comes then, in a sentence (S-13).
    pub ends: Text,
    /// Whether everybody has passed for two full turns (S-15).
    pub stalled: bool,
}

/// What was done last in the streets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DeedView {
    /// Rises with every deed, so that a screen knows a new one.
    pub number: u32,
    /// By whom; nobody when it was Control.
    pub faction: Option<FactionId>,
    /// The Stasis card that was played or discarded.
    pub card: Option<StreetCardView>,
    /// The objective that it happened at.
    pub objective: Option<ObjectiveId>,
    /// What happened, a sentence each; the first stands alone.
    pub says: Vec<Text>,
}

pub(crate) fn turn(state: &State, streets: &Streets) -> Option<TurnView> {
    let faction = streets.mover()?.clone();
    let next = (streets.last != Some(1))
        .then(|| streets.order[(streets.turn + 1) % streets.order.len()].clone());
    Some(TurnView {
        faction,
        next,
        order: streets.order.clone(),
        units: state.course.act,
        last_actions: streets.last.map(count),
        empty: count(streets.grounds.iter().filter(|ground| !ground.occupied()).count()),
        ends: ends(streets),
        stalled: streets.stalled(),
    })
}

pub(crate) fn deed(state: &State, streets: &Streets) -> Option<DeedView> {
    let deed = &streets.deed;
    (deed.number > 0).then(|| DeedView {
        number: deed.number,
        faction: deed.faction.clone(),
        card: deed.card.as_ref().map(|card| street_card(state, card)),
        objective: deed.objective.clone(),
        says: deed.says.clone(),
    })
}

// What may be done in a turn (S-11), and what Control may do with it (S-14, S-15).

/// What may be placed in a turn (S-11): `place_units` with one of these mixes, at one of these
/// objectives, with any of these Heroes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct PlaceOffer {
    /// Every legal mix.
    pub mixes: Vec<Mix>,
    /// Where.
    pub objectives: Vec<ObjectiveId>,
    /// Committed Heroes that are not yet placed.
    pub heroes: Vec<StreetHero>,
}

/// A mix of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Mix {
    /// Mobs.
    pub mobs: u32,
    /// Military units.
    pub military: u32,
}

/// What may be placed (S-11).
pub(crate) fn place_offer(state: &State, faction: &Faction) -> Option<PlaceOffer> {
    if !moves(state, faction) {
        return None;
    }
    let reserve = state.the_streets().camp(&faction.id).reserve();
    let needed = units_of_a_turn(state, &faction.id);
    let mixes = (0..=needed.min(reserve.military))
        .map(|military| Mix { mobs: needed - military, military });
    let mixes: Vec<Mix> = mixes.filter(|mix| needed > 0 && mix.mobs <= reserve.mobs).collect();
    let objectives = open_to(state, &faction.id);
    let heroes = living(faction)
        .filter(|hero| state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Reserve));
    let heroes =
        heroes.map(|hero| StreetHero { name: hero.name.clone(), value: hero.value }).collect();
    let some = !mixes.is_empty() && !objectives.is_empty();
    some.then_some(PlaceOffer { mixes, objectives, heroes })
}

/// What Control may do in a turn (S-11, S-15).
pub(crate) fn deployment(state: &State, streets: &Streets) -> Vec<Action> {
    let step = state.course.step_number;
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let says = text!("deploy-the-turn-of-the-is", mover = mover);
    let label = text!("deploy-pass-for-the", mover = mover);
    let pass = Action::new(
        "pass",
        Group::Pass,
        label,
        says,
        Command::Deploy(DeployCommand::PassTurn { step }),
    );
    let last = streets.stalled().then(|| {
        let says = text!("deploy-everybody-has-passed-twice-one");
        let (label, command) = (
            text!("deploy-start-the-last-actions"),
            Command::Deploy(DeployCommand::StartLastActions { step }),
        );
        Action::new("last", Group::EndDeployment, label, says, command)
    });
    let says = text!("deploy-no-more-turns-all-cards");
    let (label, command) = (
        text!("deploy-end-the-deployment"),
        Command::Deploy(DeployCommand::EndDeployment { step }),
    );
    let end = Action::new("end_deployment", Group::EndDeployment, label, says, command);
    [pass].into_iter().chain(last).chain([end]).collect()
}

// How the program takes a turn (S-11).

/// Units are placed more often than cards are played.
fn takes_its_turn(seat: &mut Playing<'_>) -> Vec<Command> {
    let step = seat.state.course.step_number;
    let place = place_offer(seat.state, seat.faction);
    let place = place.and_then(|offer| placing(seat, offer));
    let card = card(seat);
    let mut ways: Vec<Command> = place.into_iter().chain(card).collect();
    if ways.len() > 1 && seat.happens(1, 4) {
        ways.reverse();
    }
    ways.push(Command::Deploy(DeployCommand::PassTurn { step }));
    ways
}

fn placing(seat: &mut Playing<'_>, offer: PlaceOffer) -> Option<Command> {
    let (state, faction) = (seat.state, seat.faction);
    let mut tempting = |place: PlaceAt<'_>| {
        let worth = i64::try_from(place.0.effects.len() * 2).unwrap_or(0);
        worth + odds(state, faction, place) + i64::from(seat.chance.roll(6))
    };
    // The places of the offer, in its order.
    let open = state.places().filter(|(_, ground)| !ground.closed_to(&faction.id));
    let rated = open.map(|place| (tempting(place), &place.0.id));
    let objective = rated.max_by_key(|(rate, _)| *rate)?.1.clone();
    let mix = *seat.chance.pick(&offer.mixes)?;
    let mut heroes: Vec<String> = offer.heroes.into_iter().map(|hero| hero.name).collect();
    heroes.retain(|_| seat.happens(1, 2));
    let (mobs, military) = (mix.mobs, mix.military);
    Some(Command::Deploy(DeployCommand::PlaceUnits {
        step: state.course.step_number,
        objective,
        mobs,
        military,
        heroes,
    }))
}

/// How a place stands for a faction: better where nobody is, worse where a rival is strong.
fn odds(state: &State, faction: &Faction, at: PlaceAt<'_>) -> i64 {
    let bonus = |id: &FactionId| i64::from(state.battle_bonus_value(id, at));
    let rivals = state.all_at(at).filter(|id| *id != &faction.id);
    let strongest = rivals.map(bonus).max();
    strongest.map_or(4, |rival| (bonus(&faction.id) - rival).clamp(-8, 4))
}

/// A card that can be played, at some target; one that cannot is discarded where none can.
fn card(seat: &mut Playing<'_>) -> Option<Command> {
    let (state, faction) = (seat.state, seat.faction);
    if !moves(state, faction) {
        return None;
    }
    let step = state.course.step_number;
    let mut plays = Vec::new();
    let mut discards = Vec::new();
    for card in &state.the_streets().camp(&faction.id).hand {
        match targets(state, &faction.id, &state.street_card(card).effect) {
            Targets::None => plays.push((card, Vec::new())),
            Targets::Of(aims) if !aims.is_empty() => plays.push((card, aims)),
            Targets::Of(_) => {
                let card = card.clone();
                discards.push(Command::Deploy(DeployCommand::DiscardCard { step, card }));
            }
        }
    }
    if plays.is_empty() {
        return seat.pick(discards);
    }
    let (card, offers) = seat.chance.pick(&plays)?;
    let first = seat.chance.pick(offers);
    let then = first.and_then(|(_, then)| seat.chance.pick(then));
    let aims: Vec<Aim> = first.map(|(aim, _)| aim).into_iter().chain(then).cloned().collect();
    Some(Command::Deploy(DeployCommand::PlayCard { step, card: (*card).clone(), aims }))
}

// What is said of the turns in the streets (S-10 to S-15).

/// Units are placed and cards played, turn by turn.
pub(crate) const TURN: Said = Said {
    scene: |_| Scene::City,
    headline: whose_turn,
    now: |_| (text!("deploy-your-turn"), text!("deploy-place-units-or-play-a")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        Ask::new(Urgency::Wait, text!("deploy-the-streets"), turns_to_go(state, faction))
    }),
    awaited: |_| text!("deploy-to-act"),
    clock: Some(|_| (text!("deploy-turn"), text!("deploy-the-turn-is-passed"))),
    plays: takes_its_turn,
    waited: "advice-waiting-turns",
    ..PLAIN
};

fn whose_turn(state: &State) -> Text {
    let streets = state.the_streets();
    let Some(mover) = streets.mover() else { return Text::default() };
    let name = state.name(mover);
    match streets.last {
        Some(1) => text!("deploy-the-last-action-of-all", name = Name::of(name)),
        Some(_) => text!("deploy-one-last-action-each", name = Name::of(name)),
        None => text!("deploy-in-the-streets-the-turn", name = Name::of(name)),
    }
}

/// What ends the deployment, and what comes then (S-13).
pub(crate) fn ends(streets: &Streets) -> Text {
    match streets.last {
        Some(1) => text!("deploy-then-the-battles-begin"),
        Some(_) => text!("deploy-one-last-action-each-then"),
        None => text!("deploy-once-no-place-is-empty"),
    }
}

fn turns_to_go(state: &State, faction: &Faction) -> Text {
    let streets = state.the_streets();
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let length = streets.order.len();
    let own = streets.order.iter().position(|id| id == &faction.id).unwrap_or(0);
    let away = (own + length - streets.turn) % length;
    let done = streets.last.is_some_and(|left| away >= left);
    match away {
        _ if done => text!("deploy-the-act-your-last-action", mover = mover),
        1 => text!("deploy-the-act-you-are-next", mover = mover),
        _ => text!("deploy-the-act-you-are-in", mover = mover, away = away),
    }
}

// What the log says of turns (S-10 to S-15).

/// The line of an event.
pub(crate) fn after(state: &State, event: &DeployEvent) -> Option<NewLine> {
    Some(match event {
        DeployEvent::DeploymentBegan { order, tied } => {
            let first = order.first()?;
            let name = state.name(first);
            let text = if tied.is_empty() {
                text!("deploy-begin-they-have-the-most", name = Name::of(name))
            } else {
                let tied = state.named(tied);
                text!("deploy-are-tied-for-the-most", tied = tied, name = Name::of(name))
            };
            told(text).about([first]).of_deed()
        }
        DeployEvent::UnitsPlaced { faction, objective, mobs, military, heroes } => {
            let place = &state.objective(objective).name;
            let heroes = match heroes.as_slice() {
                [] => Text::default(),
                some => text!("deploy-with", and = some.to_vec()),
            };
            let (name, units) = (state.name(faction), units(*mobs, *military));
            told(text!(
                "deploy-place-at-the",
                name = Name::of(name),
                units = units,
                place = place,
                heroes = heroes
            ))
            .about([faction])
            .at(objective)
            .of_deed()
            .of_seat()
        }
        DeployEvent::StreetCardPlayed { faction, card, aims } => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            let aims: Vec<Text> = aims.iter().map(|at| aim(state, at)).collect();
            let at = if aims.is_empty() {
                Text::default()
            } else {
                text!("deploy-colon", aims = commas(aims))
            };
            told(text!("deploy-play", name = Name::of(name), title = title, at = at))
                .about([faction])
                .with(card)
                .of_deed()
                .of_seat()
        }
        DeployEvent::StreetCardDiscarded { faction, card } => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            told(text!("deploy-discard-it-has-no-target", name = Name::of(name), title = title))
                .about([faction])
                .with(card)
                .of_deed()
                .of_seat()
        }
        DeployEvent::TurnPassed { faction, why } => {
            let name = state.name(faction);
            let text = match why {
                Pass::Nothing => text!("deploy-have-nothing-left-to-place", name = Name::of(name)),
                Pass::Clock => text!("deploy-pass-their-time-is-up", name = Name::of(name)),
                Pass::Control => text!("deploy-control-passes-the-turn-of", name = Name::of(name)),
                Pass::Absent => text!("deploy-pass-nobody-is-there", name = Name::of(name)),
            };
            told(text).about([faction]).of_deed()
        }
        DeployEvent::LastActionsBegan { why, .. } => told(match why {
            Trigger::Full => text!("deploy-every-objective-is-occupied-one"),
            Trigger::Spent => text!("deploy-nobody-has-a-unit-left"),
            Trigger::Stuck => text!("deploy-nobody-can-do-anything-more"),
            Trigger::Control => text!("deploy-control-begins-the-last-actions"),
        }),
        DeployEvent::DeploymentEnded { .. } => {
            let battles = state.the_streets().battles.len();
            let battles = match battles {
                0 => text!("deploy-no-battle-is-to-be"),
                1 => text!("deploy-one-battle-is-to-be"),
                more => text!("deploy-battles-are-to-be-fought", more = more),
            };
            told(text!("deploy-the-deployment-is-over-all", battles = battles))
        }
        DeployEvent::TurnBegan { .. } => return None,
    })
}
