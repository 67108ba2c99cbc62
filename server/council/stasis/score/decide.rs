//! Control goes straight to the score sheet, or names the winner (S-27).

use game::Actor;

use crate::decision::{Decided, Decision, Next, control_only, known, same_step};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::stasis::score::flow::crown;
use crate::stasis::score::rules::may_skip;
use crate::stasis::score::{ScoreCommand, ScoreEvent};
use crate::steps::Step;

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &ScoreCommand) -> Decided {
    control_only(actor)?;
    match command {
        ScoreCommand::SkipToScore { step } => {
            same_step(d, *step)?;
            skip(d)
        }
        ScoreCommand::NameWinner { step, faction } => {
            same_step(d, *step)?;
            name_winner(d, faction.as_ref())
        }
    }
}

/// Everything up to the score sheet at once.
fn skip(d: &mut Decision<'_>) -> Decided {
    if !may_skip(&d.state) {
        return Err(Rejection::NotNow("after the deployment of a stasis"));
    }
    d.go(Next::Score);
    Ok(())
}

/// S-27.
fn name_winner(d: &mut Decision<'_>, faction: Option<&FactionId>) -> Decided {
    if d.state.course.step != Step::ScoreTied {
        return Err(Rejection::NotNow("when the most Victory Points are tied"));
    }
    let faction = faction.map(|id| known(&d.state, id)).transpose()?.map(|row| row.id.clone());
    d.emit(ScoreEvent::WinnerNamed { faction });
    crown(d);
    Ok(())
}
