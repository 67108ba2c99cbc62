//! The winner changes an article, at once (S-34).

use game::Actor;

use crate::decision::{Decided, Decision, same_step};
use crate::law::texts::NewText;
use crate::law::texts::decide::rewording;
use crate::rejection::Rejection;
use crate::stasis::amend::{AmendCommand, AmendEvent};
use crate::stasis::score::rules::crowned;
use crate::stasis::streets::actor::for_whom;
use crate::steps::Step;

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &AmendCommand) -> Decided {
    match command {
        AmendCommand::Amend { step, article, to } => {
            same_step(d, *step)?;
            amend(d, actor, *article, to)
        }
    }
}

/// S-34.
fn amend(d: &mut Decision<'_>, actor: &Actor, article: u32, to: &NewText) -> Decided {
    if d.state.course.step != Step::Amend {
        return Err(Rejection::NotNow("when-by-the-winner-of-a"));
    }
    let winner = crowned(&d.state).ok_or(Rejection::StepOver)?.clone();
    for_whom(&d.state, actor, &winner)?;
    let to = rewording(&d.state, article, to)?;
    d.emit(AmendEvent::ArticleAmended { faction: winner, article, to });
    d.enter(Step::Amended);
    Ok(())
}
