//! Votes (C-14 to C-18, C-21).

use std::cmp::Ordering;

use game::Actor;

use crate::command::{Command, Pick, VoteCommand};
use crate::content::TieRule;
use crate::decide::{
    Decided, Decision, assembly, decides, flow, known, once_each, outcome, reason, speaker,
};
use crate::event::{Cast, VoteEvent};
use crate::figures;
use crate::ids::{CardId, FactionId};
use crate::rejection::Rejection;
use crate::settings::Majority;
use crate::state::{Ballot, Faction, State, Subject};
use crate::view::{DocketState, MotionState, Phase, Step, Verdict};

/// The highest sum of hands that can be entered.
const MOST_COUNTED: u32 = 1_000_000;

pub(super) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Vote(VoteCommand::PutToVote { card, option }) => {
            put(d, actor, card, *option as usize)
        }
        Command::Vote(VoteCommand::LeaveToDefault { card }) => leave(d, actor, card),
        Command::Vote(VoteCommand::Vote { ballot, pick }) => vote(d, actor, *ballot, *pick),
        Command::Vote(VoteCommand::DecideTie { ballot, pick }) => tie(d, actor, *ballot, *pick),
        _ => unreachable!("only the commands of the vote come here"),
    }
}

/// What comes next in the vote phase: the Prytanis chooses, the only thing left is put at once, or
/// the phase is over.
pub(super) fn next(d: &mut Decision<'_>) {
    match flow::unsettled(&d.state).as_slice() {
        [] => flow::enter(d, Phase::Check),
        [only] if d.state.card(only).options.len() == 1 => {
            open_ballot(d, Subject::Event { card: only.clone(), option: 0 });
        }
        _ => flow::enter_step(d, Step::ChooseMotion),
    }
}

pub(super) fn open_ballot(d: &mut Decision<'_>, subject: Subject) {
    let ballot = d.state.ballots + 1;
    match subject {
        Subject::Event { card, option } => {
            flow::enter_step(d, Step::Ballot);
            d.emit(VoteEvent::BallotOpened { ballot, card, option });
        }
        Subject::Motion(motion) => {
            flow::enter_step(d, Step::MotionBallot);
            d.emit(VoteEvent::MotionPut { ballot, motion });
        }
    }
}

/// Whether an option of a docketed event can be put to the vote now (C-14, C-18).
///
/// # Errors
/// A [`Rejection`] that says why not.
pub(crate) fn may_put(state: &State, card: &CardId, option: usize) -> Result<(), Rejection> {
    if state.step != Step::ChooseMotion {
        return Err(Rejection::NotNow("while the Prytanis chooses what is put to the vote"));
    }
    let row = state.docket.iter().find(|row| &row.card == card);
    let row = row.ok_or(Rejection::NotOffered("event"))?;
    // An event that was called is finished before the next one.
    let called = state.docket.iter().find(|row| row.state == DocketState::Called);
    if called.is_some_and(|called| &called.card != card) || !flow::at_work(state, card) {
        return Err(Rejection::NotOffered("event"));
    }
    if option >= state.card(card).options.len() {
        return Err(Rejection::NotOffered("option"));
    }
    if row.failed.contains(&option) { Err(Rejection::TriedAlready) } else { Ok(()) }
}

fn put(d: &mut Decision<'_>, actor: &Actor, card: &CardId, option: usize) -> Decided {
    may_put(&d.state, card, option)?;
    decides(&d.state, actor, d.state.prytanis.as_ref())?;
    open_ballot(d, Subject::Event { card: card.clone(), option });
    Ok(())
}

/// Whether the Prytanis may leave an event to its default (C-18): after one option has failed.
pub(crate) fn may_leave(state: &State, card: &CardId) -> bool {
    let mut called = state.docket.iter().filter(|row| row.state == DocketState::Called);
    state.step == Step::ChooseMotion
        && called.any(|row| &row.card == card && !row.failed.is_empty())
}

fn leave(d: &mut Decision<'_>, actor: &Actor, card: &CardId) -> Decided {
    if !may_leave(&d.state, card) {
        return Err(Rejection::NotNow("after an option of this event has failed"));
    }
    decides(&d.state, actor, d.state.prytanis.as_ref())?;
    outcome::draw_up(d, card, None);
    Ok(())
}

fn open(state: &State, number: u32) -> Result<&Ballot, Rejection> {
    let open = state.open_ballot().filter(|ballot| ballot.number == number);
    open.ok_or(Rejection::StepOver)
}

fn vote(d: &mut Decision<'_>, actor: &Actor, ballot: u32, pick: Pick) -> Decided {
    open(&d.state, ballot)?;
    let faction = speaker(&d.state, actor)?;
    if !faction.has_vote() {
        return Err(Rejection::NoVote(faction.name.clone()));
    }
    let faction = faction.id.clone();
    d.emit(VoteEvent::Voted { faction, pick });
    Ok(())
}

/// Whether somebody has a vote and everybody who has one, and is there, has picked.
pub(super) fn all_in(state: &State) -> bool {
    let Some(ballot) = state.open_ballot() else { return false };
    let picked = |faction: &Faction| ballot.picks.is_in(&faction.id);
    let mut there = state.voters().filter(|faction| !faction.is_away()).peekable();
    there.peek().is_some() && there.all(picked)
}

/// Votes counted by hand in the room.
pub(super) fn enter(d: &mut Decision<'_>, ballot: u32, picks: &[(FactionId, Pick)]) -> Decided {
    open(&d.state, ballot)?;
    once_each(picks)?;
    for (id, _) in picks {
        let faction = known(&d.state, id)?;
        if !faction.has_vote() {
            return Err(Rejection::NoVote(faction.name.clone()));
        }
    }
    for (faction, pick) in picks {
        d.emit(VoteEvent::Voted { faction: faction.clone(), pick: *pick });
    }
    reveal(d);
    Ok(())
}

/// C-15, C-16: all at once; who has no vote any more does not count.
pub(super) fn reveal(d: &mut Decision<'_>) {
    let Some(ballot) = d.state.open_ballot() else { return };
    let picks: Vec<Cast> =
        d.state.voters().map(|faction| cast(&d.state, ballot, faction)).collect();
    let total = |pick: Pick| -> i64 {
        picks.iter().filter(|c| c.pick == pick).map(|c| i64::from(c.strength())).sum()
    };
    let voted = picks.iter().filter(|c| c.pick != Pick::Abstain).count();
    // Without a quorum nothing passes.
    let verdict = if voted < d.state.settings.quorum as usize {
        Verdict::Failed
    } else {
        verdict(&d.state, total(Pick::Yes), total(Pick::No))
    };
    d.emit(VoteEvent::VotesRevealed { picks, verdict });
    follow(d, verdict);
}

/// Hands that Control counted in the room; whether enough were there is for Control to see.
pub(super) fn count(d: &mut Decision<'_>, ballot: u32, yes: u32, no: u32) -> Decided {
    open(&d.state, ballot)?;
    if yes.max(no) > MOST_COUNTED {
        let sentence = format!("A count is at most {MOST_COUNTED}.");
        return Err(Rejection::OutOfBounds(sentence));
    }
    let verdict = verdict(&d.state, yes.into(), no.into());
    d.emit(VoteEvent::VotesCounted { yes, no, verdict });
    follow(d, verdict);
    Ok(())
}

/// C-16, C-17: a tie is one only where a simple majority is enough.
fn verdict(state: &State, yes: i64, no: i64) -> Verdict {
    let share = |part: i64, of: i64| {
        if yes > 0 && yes * of >= (yes + no) * part { Verdict::Passed } else { Verdict::Failed }
    };
    match (state.settings.majority, yes.cmp(&no)) {
        (Majority::TwoThirds, _) => share(2, 3),
        (Majority::ThreeQuarters, _) => share(3, 4),
        (Majority::Simple, Ordering::Greater) => Verdict::Passed,
        (Majority::Simple, Ordering::Less) => Verdict::Failed,
        (Majority::Simple, Ordering::Equal) if state.ties == TieRule::Fails => Verdict::Failed,
        (Majority::Simple, Ordering::Equal) => Verdict::Tied,
    }
}

fn cast(state: &State, ballot: &Ballot, faction: &Faction) -> Cast {
    let parts = figures::strength(state, faction).parts;
    Cast {
        faction: faction.id.clone(),
        pick: state.choice(faction, ballot.picks.at_reveal()).copied().unwrap_or(Pick::Abstain),
        strength: parts.into_iter().map(|part| (part.label, part.by)).collect(),
    }
}

/// C-16 to C-18, A-3: what a verdict leads to.
pub(super) fn follow(d: &mut Decision<'_>, verdict: Verdict) {
    let Some(subject) = d.state.ballot.as_ref().map(|ballot| ballot.subject.clone()) else {
        return;
    };
    match (subject, verdict) {
        (Subject::Event { .. }, Verdict::Tied) => flow::enter_step(d, Step::BallotTied),
        (Subject::Event { card, option }, Verdict::Passed) => {
            outcome::draw_up(d, &card, Some(option));
        }
        (Subject::Event { card, .. }, Verdict::Failed) => {
            let row = d.state.docket.iter().find(|row| row.card == card);
            let failed = row.map_or(0, |row| row.failed.len());
            if failed < d.state.card(&card).options.len() {
                flow::enter_step(d, Step::ChooseMotion);
            } else {
                outcome::draw_up(d, &card, None);
            }
        }
        (Subject::Motion(_), Verdict::Tied) => flow::enter_step(d, Step::MotionTied),
        (Subject::Motion(motion), Verdict::Passed) => outcome::draw_up_motion(d, motion),
        (Subject::Motion(motion), Verdict::Failed) => assembly::reject(d, motion),
    }
}

fn tie(d: &mut Decision<'_>, actor: &Actor, number: u32, pick: Pick) -> Decided {
    let ballot = d.state.ballot.as_ref().filter(|ballot| ballot.number == number);
    let tied = matches!(d.state.step, Step::BallotTied | Step::MotionTied);
    ballot.filter(|_| tied).ok_or(Rejection::StepOver)?;
    let by = decides(&d.state, actor, d.state.tie_breaker())?;
    let verdict = match pick {
        Pick::Yes => Verdict::Passed,
        Pick::No => Verdict::Failed,
        Pick::Abstain => return Err(Rejection::NotOffered("answer")),
    };
    d.emit(VoteEvent::TieDecided { by, pick });
    follow(d, verdict);
    Ok(())
}

/// The ballot that can still be voided: the one under way, or the last before anything came of it.
pub(crate) fn voidable(state: &State) -> Option<u32> {
    let ballot = state.ballot.as_ref()?;
    let open = match &ballot.subject {
        Subject::Event { card, .. } => {
            let mut rows = state.docket.iter().filter(|row| &row.card == card);
            rows.any(|row| row.state == DocketState::Called)
        }
        // What failed is settled, but nothing came of it as long as no other motion is read.
        Subject::Motion(id) => {
            state.motion == Some(*id)
                && state.motion(*id).is_some_and(|row| {
                    matches!(row.state, MotionState::Now | MotionState::Rejected)
                })
        }
    };
    open.then_some(ballot.number)
}

/// C-21.
pub(super) fn void(d: &mut Decision<'_>, number: u32, why: &str) -> Decided {
    reason(why)?;
    if voidable(&d.state) != Some(number) {
        return Err(Rejection::StepOver);
    }
    let Some(ballot) = &d.state.ballot else { return Err(Rejection::StepOver) };
    let subject = ballot.subject.clone();
    d.emit(VoteEvent::BallotVoided { ballot: number, reason: why.to_owned() });
    open_ballot(d, subject);
    Ok(())
}
