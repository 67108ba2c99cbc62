//! What is decided of the score sheet and the winner (S-22 to S-29), and what that changes.

use game::{Actor, text};

use crate::decision::{Decided, Decision, Next, control_only, known, once_each, reason, same_step};
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::rejection::Rejection;
use crate::stasis::score::flow::{crown, score_up};
use crate::stasis::score::rules::{correctable, may_skip, score as score_of};
use crate::stasis::score::{Decider, Score, ScoreCommand, ScoreEvent};
use crate::stasis::spoils::decide as spoils;
use crate::stasis::spoils::rules::spoils_anew;
use crate::stasis::streets::decide::{known_holders, known_military};
use crate::state::State;
use crate::steps::row::Advance::On;
use crate::steps::row::Awaits::Nobody;
use crate::steps::row::{PLAIN, Row, control};
use crate::steps::{StasisPart, Step};

// Control goes straight to the score sheet, names the winner (S-27), and sets right what was entered.

/// The most Victory Points that Control gives or takes at once.
const MOST_POINTS: u32 = 1000;

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
        ScoreCommand::CorrectScore { step, holders, military, points, reason } => {
            same_step(d, *step)?;
            correct(d, holders, military, points, reason)
        }
    }
}

/// Everything up to the score sheet at once.
fn skip(d: &mut Decision<'_>) -> Decided {
    if !may_skip(&d.state) {
        return Err(Rejection::NotNow("when-after-the-deployment-of-a"));
    }
    d.go(Next::Score);
    Ok(())
}

/// S-27.
fn name_winner(d: &mut Decision<'_>, faction: Option<&FactionId>) -> Decided {
    if d.state.course.step != Step::ScoreTied {
        return Err(Rejection::NotNow("when-when-the-most-victory-points"));
    }
    let faction = faction.map(|id| known(&d.state, id)).transpose()?.map(|row| row.id.clone());
    d.emit(ScoreEvent::WinnerNamed { faction });
    crown(d);
    Ok(())
}

/// N-4: what was entered, or came out, is set right.
fn correct(
    d: &mut Decision<'_>,
    holders: &[(ObjectiveId, Option<FactionId>)],
    military: &[(FactionId, MapId, u32)],
    points: &[(FactionId, i32)],
    why: &str,
) -> Decided {
    reason(why)?;
    if !correctable(&d.state) {
        let when = "when-from-the-spoils-of-a";
        return Err(Rejection::NotNow(when));
    }
    known_holders(&d.state, holders)?;
    known_military(&d.state, military)?;
    once_each(points.iter().map(|(id, _)| id))?;
    for (id, by) in points {
        known(&d.state, id)?;
        if *by == 0 || by.unsigned_abs() > MOST_POINTS {
            let sentence = text!("refused-points-bounds", most = MOST_POINTS);
            return Err(Rejection::OutOfBounds(sentence));
        }
    }
    let score = d.state.the_streets().score.as_ref();
    let named = score.is_some_and(|score| score.by == Decider::Control);
    if holders.is_empty() && military.is_empty() && points.is_empty() && !named {
        return Err(Rejection::AlreadySo);
    }
    let event = ScoreEvent::ScoreCorrected {
        holders: holders.to_vec(),
        military: military.to_vec(),
        points: points.to_vec(),
        reason: why.to_owned(),
        spoils: spoils_anew(&d.state, holders),
    };
    let mut then = d.state.clone();
    apply(&mut then, &event);
    if score_of(&then).rows.iter().any(|row| row.total < 0) {
        return Err(Rejection::OutOfBounds(text!("refused-nobody-has-fewer-than-0-victory")));
    }
    let drawn_up = d.state.stasis_part() != Some(StasisPart::Spoils);
    d.emit(event);
    settle_on(d, drawn_up);
    Ok(())
}

/// What is still to be settled of the city is; then the score sheet is drawn up, where it was.
fn settle_on(d: &mut Decision<'_>, drawn_up: bool) {
    spoils::gain(d);
    let streets = d.state.the_streets();
    match streets.open_spoil().map(|at| streets.spoils[at].dice) {
        None if drawn_up => score_up(d),
        Some(Some(_)) => d.enter(Step::Share),
        None | Some(None) => d.enter(Step::Spoils),
    }
}

// Makes the score sheet and its winner true (S-22 to S-29).

pub(crate) fn apply(state: &mut State, event: &ScoreEvent) {
    match event {
        ScoreEvent::Scored { score } => {
            state.streets_mut().score.clone_from(score);
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

// What the rules say of its steps.

/// The score sheet lies open (S-22).
pub(crate) const SCORE: Row = Row { awaits: Nobody, advance: On(crown), ..PLAIN };

/// Control names the winner (S-27).
pub(crate) const TIE: Row = Row { falls_to: Some(control), awaits: Nobody, ..PLAIN };
