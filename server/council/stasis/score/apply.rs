//! Makes the score sheet and its winner true (S-22 to S-29).

use crate::ids::FactionId;
use crate::stasis::score::{Decider, Score, ScoreEvent, rules};
use crate::stasis::spoils::apply as spoils;
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &ScoreEvent) {
    match event {
        ScoreEvent::Scored { score } => {
            let score = score.clone().unwrap_or_else(|| rules::score(state));
            state.streets_mut().score = Some(score);
        }
        ScoreEvent::WinnerNamed { faction } => winner_named(state, faction.as_ref()),
        ScoreEvent::ScoreCorrected { holders, military, points, reason, spoils } => {
            for (objective, holder) in holders {
                state.ground_mut(objective).holder.clone_from(holder);
            }
            spoils::list_anew(state, spoils);
            let streets = state.streets_mut();
            streets.count(military);
            let points = points.iter().map(|(id, by)| (id.clone(), *by, reason.clone()));
            streets.corrected.extend(points);
            streets.score = None;
        }
    }
}

fn winner_named(state: &mut State, faction: Option<&FactionId>) {
    let fresh = || Score { rows: Vec::new(), tied: Vec::new(), winner: None, by: Decider::Control };
    let score = state.streets_mut().score.get_or_insert_with(fresh);
    score.winner = faction.cloned();
    score.by = Decider::Control;
}
