//! Votes (C-14 to C-18, C-21).

use std::cmp::Ordering;

use game::Actor;

use crate::command::{Command, Pick};
use crate::content::TieRule;
use crate::decide::{Decided, Decision, control, decides, flow, known, outcome, reason, speaker};
use crate::event::{Cast, Event};
use crate::figures;
use crate::ids::{CardId, FactionId};
use crate::rejection::Rejection;
use crate::settings::Majority;
use crate::state::{Ballot, Faction, State};
use crate::view::{DocketState, Phase, Step, Verdict};

pub(super) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::PutToVote { card, option } => put(d, actor, card, *option as usize),
        Command::LeaveToDefault { card } => leave(d, actor, card),
        Command::Vote { ballot, pick } => vote(d, actor, *ballot, *pick),
        Command::DecideTie { ballot, pick } => tie(d, actor, *ballot, *pick),
        _ => unreachable!("only the commands of the vote come here"),
    }
}

/// What comes next in the vote phase: the Prytanis chooses, the only thing left is put at once, or
/// the phase is over.
pub(super) fn next(d: &mut Decision<'_>) {
    match flow::unsettled(&d.state).as_slice() {
        [] => flow::enter(d, Phase::Check),
        [only] if d.state.card(only).options.len() == 1 => open_ballot(d, only.clone(), 0),
        _ => flow::enter_step(d, Step::ChooseMotion),
    }
}

fn open_ballot(d: &mut Decision<'_>, card: CardId, option: usize) {
    flow::enter_step(d, Step::Ballot);
    d.emit(Event::BallotOpened { ballot: d.state.ballots + 1, card, option });
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
    open_ballot(d, card.clone(), option);
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
    d.emit(Event::Voted { faction, pick });
    Ok(())
}

/// Whether somebody has a vote and everybody who has one has picked.
pub(super) fn all_in(state: &State) -> bool {
    let Some(ballot) = state.open_ballot() else { return false };
    let picked = |faction: &Faction| ballot.picks.contains_key(&faction.id);
    state.voters().next().is_some() && state.voters().all(picked)
}

/// Votes counted by hand in the room.
pub(super) fn enter(d: &mut Decision<'_>, ballot: u32, picks: &[(FactionId, Pick)]) -> Decided {
    open(&d.state, ballot)?;
    control::once_each(picks)?;
    for (id, _) in picks {
        let faction = known(&d.state, id)?;
        if !faction.has_vote() {
            return Err(Rejection::NoVote(faction.name.clone()));
        }
    }
    for (faction, pick) in picks {
        d.emit(Event::Voted { faction: faction.clone(), pick: *pick });
    }
    reveal(d);
    Ok(())
}

/// C-15, C-16: all at once; who has no vote any more does not count.
pub(super) fn reveal(d: &mut Decision<'_>) {
    let Some(ballot) = d.state.open_ballot() else { return };
    let (card, option) = (ballot.card.clone(), ballot.option);
    let picks: Vec<Cast> =
        d.state.voters().map(|faction| cast(&d.state, ballot, faction)).collect();
    let verdict = verdict(&d.state, &picks);
    d.emit(Event::VotesRevealed { picks, verdict });
    follow(d, &card, option, verdict);
}

/// C-16, C-17: without a quorum nothing passes; a tie is one only where a simple majority is enough.
fn verdict(state: &State, picks: &[Cast]) -> Verdict {
    let total = |pick: Pick| -> i64 {
        picks.iter().filter(|c| c.pick == pick).map(|c| i64::from(c.strength())).sum()
    };
    let (yes, no) = (total(Pick::Yes), total(Pick::No));
    let voted = picks.iter().filter(|c| c.pick != Pick::Abstain).count();
    if voted < state.settings.quorum as usize {
        return Verdict::Failed;
    }
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
        pick: ballot.picks.get(&faction.id).copied().unwrap_or(Pick::Abstain),
        strength: parts.into_iter().map(|part| (part.label, part.by)).collect(),
    }
}

/// C-16 to C-18: what a verdict leads to.
fn follow(d: &mut Decision<'_>, card: &CardId, option: usize, verdict: Verdict) {
    match verdict {
        Verdict::Tied => flow::enter_step(d, Step::BallotTied),
        Verdict::Passed => outcome::draw_up(d, card, Some(option)),
        Verdict::Failed => {
            let row = d.state.docket.iter().find(|row| &row.card == card);
            let failed = row.map_or(0, |row| row.failed.len());
            if failed < d.state.card(card).options.len() {
                flow::enter_step(d, Step::ChooseMotion);
            } else {
                outcome::draw_up(d, card, None);
            }
        }
    }
}

fn tie(d: &mut Decision<'_>, actor: &Actor, number: u32, pick: Pick) -> Decided {
    let ballot = d.state.ballot.as_ref().filter(|ballot| ballot.number == number);
    let ballot = ballot.filter(|_| d.state.step == Step::BallotTied).ok_or(Rejection::StepOver)?;
    let (card, option) = (ballot.card.clone(), ballot.option);
    let by = decides(&d.state, actor, d.state.tie_breaker())?;
    let verdict = match pick {
        Pick::Yes => Verdict::Passed,
        Pick::No => Verdict::Failed,
        Pick::Abstain => return Err(Rejection::NotOffered("answer")),
    };
    d.emit(Event::TieDecided { by, pick });
    follow(d, &card, option, verdict);
    Ok(())
}

/// The ballot that can still be voided: the one under way, or the last before anything came of it.
pub(crate) fn voidable(state: &State) -> Option<u32> {
    let ballot = state.ballot.as_ref().filter(|_| state.phase() == Phase::Vote)?;
    let row = state.docket.iter().find(|row| row.card == ballot.card)?;
    (row.state == DocketState::Called).then_some(ballot.number)
}

/// C-21.
pub(super) fn void(d: &mut Decision<'_>, number: u32, why: &str) -> Decided {
    reason(why)?;
    if voidable(&d.state) != Some(number) {
        return Err(Rejection::StepOver);
    }
    let Some(ballot) = &d.state.ballot else { return Err(Rejection::StepOver) };
    let (card, option) = (ballot.card.clone(), ballot.option);
    d.emit(Event::BallotVoided { ballot: number, reason: why.to_owned() });
    open_ballot(d, card, option);
    Ok(())
}
