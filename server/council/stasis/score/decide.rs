//! Control goes straight to the score sheet, or names the winner (S-27).

use game::Actor;

use crate::decide::flow;
use crate::decision::{Decided, Decision, control_only, known};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::stasis::score::flow::crown;
use crate::stasis::score::rules::may_skip;
use crate::stasis::score::{ScoreCommand, ScoreEvent};
use crate::stasis::streets::flow::advance;
use crate::steps::Step;

/// More steps than any stasis has between its deployment and its score sheet.
const STEPS: usize = 500;

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &ScoreCommand) -> Decided {
    control_only(actor)?;
    match command {
        ScoreCommand::SkipToScore { step } => {
            flow::same_step(d, *step)?;
            skip(d)
        }
        ScoreCommand::NameWinner { step, faction } => {
            flow::same_step(d, *step)?;
            name_winner(d, faction.as_ref())
        }
    }
}

/// Everything up to the score sheet at once.
fn skip(d: &mut Decision<'_>) -> Decided {
    if !may_skip(&d.state) {
        return Err(Rejection::NotNow("after the deployment of a stasis"));
    }
    for _ in 0..STEPS {
        if matches!(d.state.step, Step::Score | Step::ScoreTied) {
            break;
        }
        advance(d)?;
    }
    Ok(())
}

/// S-27.
fn name_winner(d: &mut Decision<'_>, faction: Option<&FactionId>) -> Decided {
    if d.state.step != Step::ScoreTied {
        return Err(Rejection::NotNow("when the most Victory Points are tied"));
    }
    let faction = faction.map(|id| known(&d.state, id)).transpose()?.map(|row| row.id.clone());
    d.emit(ScoreEvent::WinnerNamed { faction });
    crown(d);
    Ok(())
}
