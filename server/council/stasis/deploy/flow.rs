//! Turn follows turn, up to the last actions and the end (S-10, S-13 to S-15).

use crate::content::Counter;
use crate::decision::Decision;
use crate::ids::FactionId;
use crate::stasis::battle::rules::contested;
use crate::stasis::deploy::rules::{can_act, last_actions, trigger};
use crate::stasis::deploy::{DeployEvent, Pass};
use crate::state::Faction;
use crate::steps::Step;

/// S-10: the highest Doom begins, then clockwise; of several, one at random.
pub(crate) fn begin(d: &mut Decision<'_>) {
    let doom = |row: &Faction| row.counter(Counter::Doom);
    let most = d.state.factions().map(doom).max();
    let first = d.state.factions().filter(|row| Some(doom(row)) == most);
    let tied: Vec<FactionId> = first.map(|row| row.id.clone()).collect();
    let first = match tied.as_slice() {
        [one] => Some(one),
        several => d.chance.pick(several),
    };
    let first = first.cloned();
    let mut order: Vec<FactionId> = d.state.factions().map(|row| row.id.clone()).collect();
    let at = order.iter().position(|id| Some(id) == first.as_ref()).unwrap_or(0);
    order.rotate_left(at);
    let tied = if tied.len() > 1 { tied } else { Vec::new() };
    d.emit(DeployEvent::DeploymentBegan { order, tied });
    let last = d.state.the_streets().order.len() - 1;
    turn_after(d, last);
}

/// The turn after that of the faction at this place of the order, over those who can do nothing.
pub(crate) fn turn_after(d: &mut Decision<'_>, mut at: usize) {
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
            return d.enter(Step::Deploy);
        }
        let why = if away { Pass::Absent } else { Pass::Nothing };
        d.emit(DeployEvent::TurnPassed { faction, why });
        count_last(d);
    }
}

/// Sees whether the last actions begin.
pub(crate) fn look(d: &mut Decision<'_>) {
    if let Some(why) = trigger(&d.state) {
        let actions = Some(last_actions(&d.state));
        d.emit(DeployEvent::LastActionsBegan { why, actions });
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
pub(crate) fn turn_done(d: &mut Decision<'_>) {
    count_last(d);
    let at = d.state.the_streets().turn;
    turn_after(d, at);
}

/// The turn of a seat that was left empty in the middle of it is passed at once.
pub(crate) fn pass_the_empty(d: &mut Decision<'_>) {
    if let Some(faction) = d.state.the_streets().mover().cloned() {
        d.emit(DeployEvent::TurnPassed { faction, why: Pass::Absent });
        turn_done(d);
    }
}

/// S-14.
pub(crate) fn end(d: &mut Decision<'_>) {
    let battles = Some(contested(&d.state));
    d.emit(DeployEvent::DeploymentEnded { battles });
    d.enter(Step::Battles);
}
