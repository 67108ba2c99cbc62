//! Makes the score sheet and its winner true (S-22 to S-29).

use crate::ids::FactionId;
use crate::stasis::score::rules::score;
use crate::stasis::score::{Score, ScoreEvent};
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &ScoreEvent) {
    match event {
        ScoreEvent::Scored => {
            let score = score(state);
            state.streets_mut().score = Some(score);
        }
        ScoreEvent::WinnerNamed { faction } => winner_named(state, faction.as_ref()),
    }
}

fn winner_named(state: &mut State, faction: Option<&FactionId>) {
    let sentence = match faction {
        Some(id) => format!("The {} win the stasis; Control decided.", state.name(id)),
        None => "Nobody wins the stasis; Control decided.".to_owned(),
    };
    let streets = state.streets_mut();
    let score = streets.score.get_or_insert_with(|| Score {
        rows: Vec::new(),
        tied: Vec::new(),
        winner: None,
        sentence: String::new(),
        rule: "S-27",
    });
    score.winner = faction.cloned();
    score.sentence = sentence;
    score.rule = "S-27";
}
