//! Stages begin, each with its clock; and whom the table waits for (T-2, T-15).

use crate::decision::{Decision, MakesSo};
use crate::ids::Faction;
use crate::play::Ground;
use crate::settings::Settings;
use crate::state::State;
use crate::table::{Stage, TableEvent};
use crate::world::{Compass, Fact};

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
                    .filter(|faction| crate::battle::awaits::awaits(self, *faction))
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
            crate::accord::points::entered(state);
        }
    }
}
