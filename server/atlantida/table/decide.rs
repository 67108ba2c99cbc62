//! How play goes on from one stage to the next (T-1, T-6, T-22).

use crate::between;
use crate::content::TURNS;
use crate::decision::{Decision, MakesSo};
use crate::end;
use crate::ids::Faction;
use crate::settings::CompassGoes;
use crate::table::Stage;
use crate::table::enter::{ask, enter, pass_compass};
use crate::world::Fact;

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
        (Stage::Improvement, _) => end::decide::of_turn(d),
        (Stage::Sinking, _) => turn_over(d),
        (Stage::Boarding, _) => turn_over(d),
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
    match between::decide::asked_by_zeus(d.state.ground()) {
        Some(faction) => ask(d, Stage::Zeus, faction, 1),
        None => compass(d),
    }
}

/// T-4.
fn compass(d: &mut Decision<'_>) {
    match between::decide::asked_by_poseidon(d.state.ground()) {
        Some(faction) => ask(d, Stage::Compass, faction, 1),
        None => improvement(d),
    }
}

fn improvement(d: &mut Decision<'_>) {
    let order = d.state.world.order();
    enter(d, Stage::Improvement, order, 0);
}

/// The turn is over, and after the thirteenth the game (T-8, T-22, K-1).
pub(crate) fn turn_over(d: &mut Decision<'_>) {
    if d.state.world.turn() >= TURNS {
        end::decide::collapse(d);
        return;
    }
    if d.state.settings.compass == CompassGoes::Passes {
        pass_compass(d);
    }
    turn(d);
}
