//! What is decided of the article that the winner changes (S-34), and what that changes.

use game::Actor;

use crate::decision::{Decided, Decision, Sequence, for_whom, same_step};
use crate::figures::count;
use crate::ids::FactionId;
use crate::law::texts::decide::rewording;
use crate::law::texts::{NewText, decide as law};
use crate::rejection::Rejection;
use crate::stasis::amend::rules::is_ready;
use crate::stasis::amend::{AmendCommand, AmendEvent, Amendment};
use crate::stasis::score::rules::crowned;
use crate::state::State;
use crate::steps::Step;
use crate::steps::row::Advance::If;
use crate::steps::row::Awaits::Nobody;
use crate::steps::row::{Onward, PLAIN, Row, then};

// The winner changes an article, at once (S-34).

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
        return Err(Rejection::WaitsFor(d.state.whom(d.state.decider())));
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

// Makes true what the winner wrote into the constitution (S-34).

pub(crate) fn apply(state: &mut State, event: &AmendEvent) {
    match event {
        AmendEvent::ArticleAmended { faction, article, to } => {
            amended(state, faction, *article, to);
        }
        AmendEvent::ConstitutionLeft { .. } => {}
    }
}

/// S-34: at once, with no ratification.
fn amended(state: &mut State, faction: &FactionId, article: u32, to: &NewText) {
    let article = state.article_named(article);
    let Some(at) = state.code.place_of(article) else { return };
    let before = state.code.constitution[at].words.text.clone();
    law::reword(state, article, to);
    let row = &state.code.constitution[at];
    let amendment = Amendment {
        faction: faction.clone(),
        number: count(at + 1),
        title: row.title.clone(),
        before,
        after: row.words.text.clone(),
    };
    state.streets_mut().amendment = Some(amendment);
}

// What the rules say of its steps.

/// The winner changes an article (S-34).
pub(crate) const AMEND: Row = Row {
    falls_to: Some(crowned),
    goes_on: |state| !is_ready(state),
    more: |state, row| crowned(state) == Some(&row.id),
    advance: If(go_on),
    settle: nothing_to_amend,
    ..PLAIN
};

/// What was changed is shown (S-34).
pub(crate) const AMENDED: Row = Row { awaits: Nobody, advance: then(Onward::AfterStasis), ..PLAIN };

/// S-34: there is no article to change where the last one was repealed meanwhile.
fn nothing_to_amend(d: &mut Decision<'_>) {
    if d.state.code.constitution.is_empty() {
        d.enter(Step::Amended);
    }
}
