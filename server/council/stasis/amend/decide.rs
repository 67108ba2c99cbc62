//! The winner changes an article, at once (S-34).

use game::Actor;

use crate::decision::{Decided, Decision, same_step};
use crate::ids::FactionId;
use crate::law::texts::NewText;
use crate::law::texts::decide::rewording;
use crate::rejection::Rejection;
use crate::stasis::amend::rules::is_ready;
use crate::stasis::amend::{AmendCommand, AmendEvent};
use crate::stasis::score::rules::crowned;
use crate::stasis::streets::actor::for_whom;
use crate::steps::Step;
use crate::steps::rules::decider;

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &AmendCommand) -> Decided {
    match command {
        AmendCommand::Amend { step, article, to } => {
            same_step(d, *step)?;
            amend(d, actor, *article, to)
        }
        AmendCommand::LeaveConstitution { step } => {
            same_step(d, *step)?;
            let faction = winner(d, actor)?;
            leave(d, faction);
            Ok(())
        }
    }
}

/// The winner, for whom `actor` may act now.
fn winner(d: &Decision<'_>, actor: &Actor) -> Result<FactionId, Rejection> {
    if d.state.course.step != Step::Amend {
        return Err(Rejection::NotNow("when-by-the-winner-of-a"));
    }
    let winner = crowned(&d.state).ok_or(Rejection::StepOver)?.clone();
    for_whom(&d.state, actor, &winner)?;
    Ok(winner)
}

fn leave(d: &mut Decision<'_>, faction: FactionId) {
    d.emit(AmendEvent::ConstitutionLeft { faction });
    d.enter(Step::Amended);
}

/// Nobody waits for the winner where no text is ready: play may go on without a change.
pub(crate) fn go_on(d: &mut Decision<'_>) -> Decided {
    if is_ready(&d.state) {
        return Err(Rejection::WaitsFor(d.state.whom(decider(&d.state))));
    }
    let winner = crowned(&d.state).ok_or(Rejection::StepOver)?.clone();
    leave(d, winner);
    Ok(())
}

/// S-34.
fn amend(d: &mut Decision<'_>, actor: &Actor, article: u32, to: &NewText) -> Decided {
    let winner = winner(d, actor)?;
    let to = rewording(&d.state, article, to)?;
    d.emit(AmendEvent::ArticleAmended { faction: winner, article, to });
    d.enter(Step::Amended);
    Ok(())
}
