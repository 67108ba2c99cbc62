//! The score sheet is drawn up, and the winner is called upon (S-22, S-27, S-34).

use crate::decision::Decision;
use crate::stasis::score::ScoreEvent;
use crate::stasis::score::rules::{crowned, score};
use crate::steps::Step;

pub(crate) fn score_up(d: &mut Decision<'_>) {
    let score = Some(score(&d.state));
    d.emit(ScoreEvent::Scored { score });
    let decided = d.state.the_streets().score.as_ref().is_some_and(|score| score.winner.is_some());
    d.enter(if decided { Step::Score } else { Step::ScoreTied });
}

/// The winner, if there is one and there is a constitution, changes an article.
pub(crate) fn crown(d: &mut Decision<'_>) {
    let amends = crowned(&d.state).is_some() && !d.state.code.constitution.is_empty();
    d.enter(if amends { Step::Amend } else { Step::Amended });
}
