//! What Control may do about the score (S-27).

use game::{Name, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::stasis::score::ScoreCommand;
use crate::stasis::score::rules::may_skip;
use crate::state::State;
use crate::steps::Step;

/// Control's way to the score sheet, and the winners that it may name.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if may_skip(state) {
        let says = text!("score-everything-is-fought-and-settled");
        let command = Command::Score(ScoreCommand::SkipToScore { step: state.course.step_number });
        let label = text!("score-skip-to-the-score-sheet");
        actions.push(Action::new("skip_to_score", Group::SkipToScore, label, says, command));
    }
    if state.course.step == Step::ScoreTied {
        actions.extend(winners(state));
    }
    actions
}

fn winners(state: &State) -> Vec<Action> {
    let step = state.course.step_number;
    let tied = state.the_streets().score.as_ref().map_or(&[][..], |score| &score.tied);
    let all = state.factions().map(|row| &row.id);
    let one = all.filter(|id| tied.is_empty() || tied.contains(id)).map(|id| {
        let says = text!("score-win-the-stasis", who = Name::of(state.name(id)));
        let command = Command::Score(ScoreCommand::NameWinner { step, faction: Some(id.clone()) });
        Action::new(format!("name_winner:{id}"), Group::NameWinner, state.name(id), says, command)
    });
    let nobody = Command::Score(ScoreCommand::NameWinner { step, faction: None });
    let says = text!("score-nobody-wins-no-article-is");
    let nobody =
        Action::new("name_winner:nobody", Group::NameWinner, text!("score-nobody"), says, nobody);
    one.chain([nobody]).collect()
}
