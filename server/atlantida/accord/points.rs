//! Points to go back to: what was so then, kept beside what is so now. Both share all that has not changed since.

use borsh::{BorshDeserialize, BorshSerialize};
use game::{Millis, Shared};

use crate::battle::Prize;
use crate::ids::Faction;
use crate::shown::Shown;
use crate::state::State;
use crate::table::{Course, Stage};
use crate::world::World;

/// A point to go back to.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub(crate) struct Point {
    pub number: u32,
    pub turn: u32,
    pub stage: Stage,
    /// Whose phase begins, or who is asked, or attacks.
    pub whose: Option<Faction>,
    /// Before an attack: on whom, and for what.
    pub attack: Option<(Faction, Prize)>,
    pub at: Millis,
    /// The number of the first line of the log after it.
    pub line: u32,
    pub world: World,
    pub course: Shared<Course>,
    pub shown: Shared<Shown>,
}

/// Keeps a point as a stage begins.
pub(crate) fn entered(state: &mut State) {
    let stage = state.course.stage;
    let whose = match stage {
        Stage::Movement | Stage::Improvement if !state.is_together() => {
            state.course.order.get(state.course.at as usize).copied()
        }
        Stage::Movement | Stage::Improvement => None,
        Stage::Zeus | Stage::Compass | Stage::Sinking | Stage::Boarding => state.course.decider,
        // Before the first turn nothing is taken back, and after the end nothing is left to play.
        Stage::Lobby | Stage::Statues | Stage::Order | Stage::Over => return,
    };
    keep(state, whose, None);
}

/// Keeps a point just before an attack.
pub(crate) fn attacked(state: &mut State, by: Faction, on: Faction, prize: Prize) {
    keep(state, Some(by), Some((on, prize)));
}

/// What lies sealed now cannot be made anew by those who are through with it: then no point is kept (A-19, N-14).
fn keep(state: &mut State, whose: Option<Faction>, attack: Option<(Faction, Prize)>) {
    let is_sealed = !state.offers.is_empty() || !state.course.done.is_empty();
    if is_sealed || state.battle.is_some() {
        return;
    }
    let turn = state.world.turn();
    let point = Point {
        number: state.accord.next,
        turn,
        stage: state.course.stage,
        whose,
        attack,
        at: state.acted.at,
        line: state.logs.room().next(),
        world: state.world.clone(),
        course: state.course.clone(),
        shown: state.shown.clone(),
    };
    let accord = &mut *state.accord;
    accord.next += 1;
    // of this turn or the one before.
    accord.points.retain(|old| old.turn + 1 >= turn);
    accord.asked.retain(|(_, asked)| *asked == turn);
    accord.points.push(point);
}

/// The game is at a point again. Numbers go on, and as much is left on the clock as was then.
pub(crate) fn back(state: &mut State, number: u32) {
    let Some(point) = state.accord.point(number).cloned() else { return };
    let (step, question) = (state.course.step, state.course.question);
    let battles = state.course.battles;
    let stood = state.acted.at.0.saturating_sub(point.at.0);
    state.world = point.world;
    state.course = point.course;
    state.shown = point.shown;
    crate::secrets::SECRETS.forget(state);
    state.battle.put(None);
    let course = &mut *state.course;
    (course.step, course.question) = (step + 1, question + 1);
    course.battles = battles;
    course.clock.stood(stood);
    let now = state.acted.at;
    state.seats.step_began(now);
    state.accord.points.retain(|of| of.number <= number);
}
