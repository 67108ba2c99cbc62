//! The sequence of play: stages, whose turn it is, clocks (T).

use std::collections::BTreeSet;

use borsh::{BorshDeserialize, BorshSerialize};
use kit::Clock;
use serde::{Deserialize, Serialize};

use crate::between;
use crate::content::TURNS;
use crate::decision::Decision;
use crate::end;
use crate::ids::Faction;
use crate::play::Ground;
use crate::settings::{CompassGoes, Settings};
use crate::state::State;
use crate::world::{Compass, Fact};

/// What is played now.
#[derive(
    BorshSerialize,
    BorshDeserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The game has not begun.
    #[default]
    Lobby,
    /// Each chooses a statue (P-7).
    Statues,
    /// The last to choose sets the Compass (P-8).
    Order,
    /// The movement phase.
    Movement,
    /// Zeus is asked (Z-1).
    Zeus,
    /// Poseidon is asked for the Compass (T-4).
    Compass,
    /// The improvement phase.
    Improvement,
    /// Hexes sink.
    Sinking,
    /// Pops board the Lost Fleet.
    Boarding,
    /// The game is over.
    Over,
}

/// Where play stands.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Course {
    pub stage: Stage,
    /// The play order of the phase (T-2).
    pub order: Vec<Faction>,
    /// Whose turn it is in it.
    pub at: u32,
    /// Where all play at once: who has finished.
    pub done: BTreeSet<Faction>,
    /// Who decides alone.
    pub decider: Option<Faction>,
    /// How often he still may.
    pub left: u32,
    /// Another one with each stage and turn of a player: commands of the clock name it.
    pub step: u32,
    /// Battles so far.
    pub battles: u32,
    /// Another one with each thing that is asked in secret.
    pub question: u32,
    pub clock: Clock,
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the course
pub enum TableEvent {
    /// Something becomes so outside of any phase.
    Became { facts: Vec<Fact> },
    /// A stage begins, or the turn of a player in it.
    Entered {
        stage: Stage,
        order: Vec<Faction>,
        at: u32,
        decider: Option<Faction>,
        left: u32,
        seconds: Option<u32>,
    },
}

impl State {
    /// Whether the table waits for this faction.
    #[must_use]
    pub fn awaits(&self, faction: Faction) -> bool {
        self.awaited().any(|of| of == faction)
    }

    /// The factions that the table waits for, in play order.
    pub fn awaited(&self) -> impl Iterator<Item = Faction> + use<> {
        let course = &self.course;
        let whose = |at: u32| course.order.get(at as usize).copied();
        let awaited: Vec<Faction> = match course.stage {
            Stage::Lobby | Stage::Over => Vec::new(),
            Stage::Movement => match self.battle.as_ref() {
                Some(battle) => [battle.attacker, battle.defender]
                    .into_iter()
                    .filter(|faction| crate::battle::decide::awaits(self, *faction))
                    .collect(),
                None => whose(course.at).into_iter().collect(),
            },
            Stage::Improvement if self.is_together() => {
                course.order.iter().copied().filter(|of| !course.done.contains(of)).collect()
            }
            Stage::Statues | Stage::Improvement => whose(course.at).into_iter().collect(),
            Stage::Order | Stage::Zeus | Stage::Compass | Stage::Sinking | Stage::Boarding => {
                course.decider.into_iter().collect()
            }
        };
        let plays = |of: &Faction| self.world.find(*of).is_some_and(|player| !player.gave_up);
        awaited.into_iter().filter(plays).collect::<Vec<_>>().into_iter()
    }
}

/// A stage begins, with its clock.
pub(crate) fn enter(d: &mut Decision<'_>, stage: Stage, order: Vec<Faction>, at: u32) {
    begin(d, TableEvent::Entered { stage, order, at, decider: None, left: 0, seconds: None });
}

/// One alone decides.
pub(crate) fn ask(d: &mut Decision<'_>, stage: Stage, decider: Faction, left: u32) {
    let order = d.state.course.order.clone();
    let decider = Some(decider);
    begin(d, TableEvent::Entered { stage, order, at: 0, decider, left, seconds: None });
}

fn begin(d: &mut Decision<'_>, mut event: TableEvent) {
    if let TableEvent::Entered { stage, order, at, seconds, .. } = &mut event {
        let mover = order.get(*at as usize).copied();
        *seconds = Some(clock(&d.state, *stage, mover)).filter(|seconds| *seconds > 0);
    }
    d.emit(event);
}

/// The seconds of a stage (T-15); 0 for no clock.
fn clock(state: &State, stage: Stage, mover: Option<Faction>) -> u32 {
    let settings: &Settings = &state.settings;
    match stage {
        Stage::Lobby | Stage::Over => 0,
        Stage::Movement => {
            let leaders = mover.map_or(1, |faction| state.world.player(faction).leaders());
            settings.move_seconds * leaders.max(1)
        }
        Stage::Improvement => settings.improve_seconds,
        Stage::Statues
        | Stage::Order
        | Stage::Zeus
        | Stage::Compass
        | Stage::Sinking
        | Stage::Boarding => settings.decide_seconds,
    }
}

/// Play goes on from what was just done.
pub(crate) fn onward(d: &mut Decision<'_>) {
    let course = d.state.course.clone();
    let active =
        |d: &Decision<'_>, of: &Faction| d.state.world.find(*of).is_some_and(|of| !of.gave_up);
    let later = (course.at + 1..).zip(course.order.iter().skip(course.at as usize + 1));
    let next = later.filter(|(_, of)| active(d, of)).map(|(at, _)| at).next();
    match (course.stage, next) {
        (Stage::Lobby | Stage::Over, _) => {}
        (Stage::Statues, Some(at)) => enter(d, Stage::Statues, course.order.clone(), at),
        (Stage::Statues, None) => {
            let last = course.order.last().copied();
            let last = last.expect("somebody plays");
            ask(d, Stage::Order, last, 1);
        }
        (Stage::Order, _) => turn(d),
        (Stage::Movement, Some(at)) => enter(d, Stage::Movement, course.order.clone(), at),
        (Stage::Movement, None) => zeus(d),
        (Stage::Zeus, _) => compass(d),
        (Stage::Compass, _) => improvement(d),
        (Stage::Improvement, Some(at)) if !d.state.is_together() => {
            enter(d, Stage::Improvement, course.order.clone(), at);
        }
        (Stage::Improvement, _) => end::of_turn(d),
        (Stage::Sinking, _) => end::sunk(d),
        (Stage::Boarding, _) => end::boarded(d),
    }
}

/// The next turn begins, with the movement phase (T-1, P-10).
pub(crate) fn turn(d: &mut Decision<'_>) {
    let turn = d.state.world.turn() + 1;
    d.so(vec![Fact::TurnBegan { turn }]);
    let order = d.state.world.order();
    enter(d, Stage::Movement, order, 0);
}

/// Z-1, T-6.
fn zeus(d: &mut Decision<'_>) {
    match between::asked_by_zeus(d.state.ground()) {
        Some(faction) => ask(d, Stage::Zeus, faction, 1),
        None => compass(d),
    }
}

/// T-4.
fn compass(d: &mut Decision<'_>) {
    match between::asked_by_poseidon(d.state.ground()) {
        Some(faction) => ask(d, Stage::Compass, faction, 1),
        None => improvement(d),
    }
}

fn improvement(d: &mut Decision<'_>) {
    let order = d.state.world.order();
    enter(d, Stage::Improvement, order, 0);
}

/// The turn is over (T-22, K-1).
pub(crate) fn turn_over(d: &mut Decision<'_>) {
    if d.state.world.turn() >= TURNS {
        end::collapse(d);
        return;
    }
    if d.state.settings.compass == CompassGoes::Passes {
        pass_compass(d);
    }
    turn(d);
}

/// The Compass goes to the next active player in its direction (T-22, G-22).
pub(crate) fn pass_compass(d: &mut Decision<'_>) {
    if let Some(Compass { holder, clockwise }) = next_holder(d.state.ground()) {
        d.so(vec![Fact::CompassSet { holder, clockwise }]);
    }
}

fn next_holder(ground: Ground<'_>) -> Option<Compass> {
    let compass = ground.world.sky.compass?;
    let mut ring = ground.world.sky.ring.clone();
    if !compass.clockwise {
        ring.reverse();
    }
    let from = ring.iter().position(|faction| *faction == compass.holder)?;
    ring.rotate_left(from);
    let plays = |of: &&Faction| ground.world.find(**of).is_some_and(|player| !player.gave_up);
    let holder = ring[1..].iter().find(plays).copied()?;
    Some(Compass { holder, ..compass })
}

/// Makes an event of the course true.
pub(crate) fn apply(state: &mut State, event: &TableEvent) {
    match event {
        TableEvent::Became { facts } => state.become_so(facts),
        TableEvent::Entered { stage, order, at, decider, left, seconds } => {
            let now = state.acted.at;
            let course = &mut *state.course;
            course.stage = *stage;
            course.order.clone_from(order);
            (course.at, course.decider, course.left) = (*at, *decider, *left);
            course.done.clear();
            course.step += 1;
            course.question += 1;
            course.clock.begin(*seconds, now);
            state.seats.step_began(now);
        }
    }
}
