//! What is decided of votes (C-14 to C-21), and what that changes.

use game::{Actor, Name, text};
use kit::Seal;

use crate::assembly::agenda::MotionState;
use crate::assembly::sitting::rules as sitting;
use crate::content::TieRule;
use crate::control::seats::Opened;
use crate::cycle::events::DocketState;
use crate::cycle::events::rules::unsettled;
use crate::cycle::outcome;
use crate::cycle::vote::rules::{may_leave, may_put, open, verdict, vetoable, voidable};
use crate::cycle::vote::{
    Ballot, BallotResult, Cast, Pick, Subject, Verdict, VoteCommand, VoteEvent, WhyFailed, rules,
};
use crate::decision::{
    Decided, Decision, Sequence, control_only, decides, known, once_each, reason, speaker,
};
use crate::figures;
use crate::ids::{CardId, FactionId};
use crate::law::settings::{Ends, Ruling};
use crate::past::apply::put_away;
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::row::Advance::On;
use crate::steps::row::Awaits::Each;
use crate::steps::row::{After, Clock, PLAIN, Row};

// What is put to the vote, who picks what, and what a verdict leads to (C-14 to C-18, C-21).

/// The highest sum of hands that can be entered.
const MOST_COUNTED: u32 = 1_000_000;

/// What is wanted of the vote.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &VoteCommand) -> Decided {
    match command {
        VoteCommand::PutToVote { card, option } => put(d, actor, card, *option as usize),
        VoteCommand::LeaveToDefault { card } => leave(d, actor, card),
        VoteCommand::Vote { ballot, pick, seal } => vote(d, actor, *ballot, *pick, seal.as_ref()),
        VoteCommand::DecideTie { ballot, pick } => tie(d, actor, *ballot, *pick),
        VoteCommand::Veto { ballot } => veto(d, actor, *ballot),
        VoteCommand::EnterVotes { ballot, picks } => {
            control_only(actor)?;
            enter(d, *ballot, picks)
        }
        VoteCommand::EnterCount { ballot, yes, no } => {
            control_only(actor)?;
            count(d, *ballot, *yes, *no)
        }
        VoteCommand::VoidVote { ballot, reason } => {
            control_only(actor)?;
            void(d, *ballot, reason)
        }
    }
}

/// The next event before the council: the Prytanis chooses, or the only thing left is put at once.
/// False when nothing is left and the phase is over.
pub(crate) fn next(d: &mut Decision<'_>) -> bool {
    match unsettled(&d.state).as_slice() {
        [] => return false,
        [only] if d.state.card(only).options.len() == 1 => {
            open_ballot(d, Subject::Event { card: only.clone(), option: 0 });
        }
        [_, ..] => d.enter(Step::ChooseMotion),
    }
    true
}

pub(crate) fn open_ballot(d: &mut Decision<'_>, subject: Subject) {
    let ballot = d.state.voting.ballots + 1;
    match subject {
        Subject::Event { card, option } => {
            d.enter(Step::Ballot);
            d.emit(VoteEvent::BallotOpened { ballot, card, option });
        }
        Subject::Motion(motion) => {
            d.enter(Step::MotionBallot);
            d.emit(VoteEvent::MotionPut { ballot, motion });
        }
    }
}

fn put(d: &mut Decision<'_>, actor: &Actor, card: &CardId, option: usize) -> Decided {
    may_put(&d.state, card, option)?;
    decides(&d.state, actor, d.state.chair.prytanis.as_ref())?;
    open_ballot(d, Subject::Event { card: card.clone(), option });
    Ok(())
}

fn leave(d: &mut Decision<'_>, actor: &Actor, card: &CardId) -> Decided {
    if !may_leave(&d.state, card) {
        return Err(Rejection::NotNow("when-after-an-option-of-this"));
    }
    decides(&d.state, actor, d.state.chair.prytanis.as_ref())?;
    outcome::decide::draw_up(d, card, None);
    Ok(())
}

fn vote(
    d: &mut Decision<'_>,
    actor: &Actor,
    ballot: u32,
    pick: Pick,
    seal: Option<&Seal>,
) -> Decided {
    open(&d.state, ballot)?;
    let faction = speaker(&d.state, actor)?;
    if !faction.has_vote() {
        return Err(Rejection::NoVote(Name::of(&faction.name)));
    }
    let faction = faction.id.clone();
    let seal = d.state.sealed(actor, &faction, &pick, seal)?;
    d.emit(VoteEvent::Voted { faction, pick, seal });
    Ok(())
}

/// Votes counted by hand in the room.
fn enter(d: &mut Decision<'_>, ballot: u32, picks: &[(FactionId, Pick)]) -> Decided {
    open(&d.state, ballot)?;
    once_each(picks.iter().map(|(id, _)| id))?;
    for (id, _) in picks {
        let faction = known(&d.state, id)?;
        if !faction.has_vote() {
            return Err(Rejection::NoVote(Name::of(&faction.name)));
        }
    }
    for (faction, pick) in picks {
        d.emit(VoteEvent::Voted { faction: faction.clone(), pick: *pick, seal: None });
    }
    reveal(d);
    Ok(())
}

/// C-15, C-16: all at once; who has no vote any more does not count.
pub(crate) fn reveal(d: &mut Decision<'_>) {
    if d.state.open_ballot().is_none() {
        return;
    }
    let locked = d.state.picks.at_reveal();
    let picks: Vec<Cast> =
        d.state.voters().map(|faction| cast(&d.state, &locked, faction)).collect();
    let total = |pick: Pick| -> i64 {
        picks.iter().filter(|c| c.pick == pick).map(|c| i64::from(c.strength())).sum()
    };
    let voted = picks.iter().filter(|c| c.pick != Pick::Abstain).count();
    // Without a quorum nothing passes.
    let verdict = if voted < d.state.quorum() as usize {
        Verdict::Failed
    } else {
        verdict(&d.state, total(Pick::Yes), total(Pick::No))
    };
    d.emit(VoteEvent::VotesRevealed { picks, verdict });
    follow(d, verdict);
}

/// Hands that Control counted in the room; whether enough were there is for Control to see.
fn count(d: &mut Decision<'_>, ballot: u32, yes: u32, no: u32) -> Decided {
    open(&d.state, ballot)?;
    if yes.max(no) > MOST_COUNTED {
        let sentence = text!("refused-count-too-high", most = MOST_COUNTED);
        return Err(Rejection::OutOfBounds(sentence));
    }
    let verdict = verdict(&d.state, yes.into(), no.into());
    d.emit(VoteEvent::VotesCounted { yes, no, verdict });
    follow(d, verdict);
    Ok(())
}

fn cast(state: &State, locked: &Opened<Pick>, faction: &Faction) -> Cast {
    let parts = figures::strength(state, faction).parts;
    Cast {
        faction: faction.id.clone(),
        pick: state.choice(faction, locked).copied().unwrap_or(Pick::Abstain),
        strength: parts.into_iter().map(|part| (part.label, part.by)).collect(),
    }
}

/// C-16 to C-18, A-3: what a verdict leads to.
fn follow(d: &mut Decision<'_>, verdict: Verdict) {
    let Some(subject) = d.state.voting.ballot.as_ref().map(|ballot| ballot.subject.clone()) else {
        return;
    };
    match (subject, verdict) {
        (Subject::Event { .. }, Verdict::Tied) => d.enter(Step::BallotTied),
        (Subject::Event { card, option }, Verdict::Passed) => {
            outcome::decide::draw_up(d, &card, Some(option));
        }
        (Subject::Event { card, .. }, Verdict::Failed) => {
            let row = d.state.docket.iter().find(|row| row.card == card);
            let failed = row.map_or(0, |row| row.failed.len());
            if failed < d.state.card(&card).options.len() {
                d.enter(Step::ChooseMotion);
            } else {
                outcome::decide::draw_up(d, &card, None);
            }
        }
        (Subject::Motion(_), Verdict::Tied) => d.enter(Step::MotionTied),
        (Subject::Motion(motion), Verdict::Passed) => outcome::decide::draw_up_motion(d, motion),
        (Subject::Motion(motion), Verdict::Failed) => sitting::settle(d, motion, false),
    }
}

fn tie(d: &mut Decision<'_>, actor: &Actor, number: u32, pick: Pick) -> Decided {
    let ballot = d.state.voting.ballot.as_ref().filter(|ballot| ballot.number == number);
    let tied = matches!(d.state.course.step, Step::BallotTied | Step::MotionTied);
    ballot.filter(|_| tied).ok_or(Rejection::StepOver)?;
    let by = decides(&d.state, actor, d.state.tie_breaker())?;
    let verdict = match pick {
        Pick::Yes => Verdict::Passed,
        Pick::No => Verdict::Failed,
        Pick::Abstain => return Err(Rejection::NotOffered("not-offered-answer")),
    };
    d.emit(VoteEvent::TieDecided { by, pick });
    follow(d, verdict);
    Ok(())
}

/// C-17: it counts what the law says when a tie is decided. One that waits fails where ties have come to
/// fail.
pub(crate) fn tie_fails(d: &mut Decision<'_>) {
    if d.state.chair.ties == TieRule::Fails {
        d.emit(VoteEvent::TieFailed);
        follow(d, Verdict::Failed);
    }
}

fn veto(d: &mut Decision<'_>, actor: &Actor, ballot: u32) -> Decided {
    if vetoable(&d.state) != Some(ballot) {
        return Err(Rejection::NotNow("when-once-an-act-when-an"));
    }
    let by = decides(&d.state, actor, d.state.chair.prytanis.as_ref())?;
    d.emit(VoteEvent::Vetoed { by });
    follow(d, Verdict::Failed);
    Ok(())
}

/// C-21.
fn void(d: &mut Decision<'_>, number: u32, why: &str) -> Decided {
    reason(why)?;
    if voidable(&d.state) != Some(number) {
        return Err(Rejection::StepOver);
    }
    let Some(ballot) = &d.state.voting.ballot else { return Err(Rejection::StepOver) };
    let subject = ballot.subject.clone();
    d.emit(VoteEvent::BallotVoided { ballot: number, reason: why.to_owned() });
    open_ballot(d, subject);
    Ok(())
}

// What a vote changes (C-15 to C-21).

/// Makes an event of the vote true.
pub(crate) fn apply(state: &mut State, event: &VoteEvent) {
    match event {
        VoteEvent::BallotOpened { ballot, card, option } => {
            for row in state.docket.iter_mut() {
                if &row.card == card {
                    row.state = DocketState::Called;
                }
            }
            opened(state, *ballot, Subject::Event { card: card.clone(), option: *option });
        }
        VoteEvent::MotionPut { ballot, motion } => {
            opened(state, *ballot, Subject::Motion(*motion));
        }
        VoteEvent::Voted { faction, pick, seal } => {
            let hand = state.hand(faction);
            state.picks.lock(faction.clone(), *pick, hand, seal.clone());
        }
        VoteEvent::VotesRevealed { picks, verdict } => {
            for cast in picks {
                state.records.entry(cast.faction.clone()).or_default().0.push(cast.pick);
            }
            revealed(state, picks, None, *verdict);
        }
        VoteEvent::VotesCounted { yes, no, verdict } => {
            revealed(state, &[], Some((*yes, *no)), *verdict);
        }
        VoteEvent::Vetoed { by } => vetoed(state, by.as_ref()),
        VoteEvent::TieDecided { by, pick } => {
            let verdict = if *pick == Pick::Yes { Verdict::Passed } else { Verdict::Failed };
            if let Some(result) = state.voting.ballot.as_mut().and_then(|b| b.result.as_mut()) {
                result.verdict = verdict;
                result.tie = Some(by.clone());
            }
            decided(state, verdict);
        }
        VoteEvent::TieFailed => {
            let by = state.reason_of_ties();
            if let Some(result) = state.voting.ballot.as_mut().and_then(|b| b.result.as_mut()) {
                result.verdict = Verdict::Failed;
                result.why = WhyFailed::Tie { by };
            }
            decided(state, Verdict::Failed);
        }
        VoteEvent::BallotVoided { .. } => voided(state),
    }
}

fn opened(state: &mut State, number: u32, subject: Subject) {
    put_away(state);
    state.voting.ballots = number;
    state.voting.ballot = Some(Ballot { number, subject, result: None });
    state.picks.forget();
}

fn revealed(state: &mut State, picks: &[Cast], counted: Option<(u32, u32)>, verdict: Verdict) {
    // The law may change by what passes; the vote was held under the law of its moment.
    let (needed, why) = (rules::needed(state), rules::why_it_fails(state, picks, counted));
    let shown = state.picks.reveal();
    let rows = picks.iter().map(|cast| (&cast.faction, cast.pick));
    let reveal = state.reveal(&shown, rows, &[]);
    let allied = rules::allied(state);
    if let Some(ballot) = &mut state.voting.ballot {
        ballot.result = Some(BallotResult {
            picks: picks.to_vec(),
            reveal,
            counted,
            needed,
            why,
            verdict,
            vetoed: None,
            tie: None,
            ended: 0,
            allied,
        });
    }
    decided(state, verdict);
}

/// What had passed fails.
fn vetoed(state: &mut State, by: Option<&FactionId>) {
    state.chair.vetoed_in = Some(state.course.act);
    state.happening.outcome = None;
    if let Some(result) = state.voting.ballot.as_mut().and_then(|ballot| ballot.result.as_mut()) {
        result.verdict = Verdict::Failed;
        result.vetoed = Some(by.cloned());
    }
    failed(state);
}

/// An option that failed is not put again (C-18).
fn failed(state: &mut State) {
    let Some(Subject::Event { card, option }) =
        state.voting.ballot.as_ref().map(|b| b.subject.clone())
    else {
        return;
    };
    if let Some(row) = state.docket.iter_mut().find(|row| row.card == card) {
        row.failed.push(option);
    }
}

fn decided(state: &mut State, verdict: Verdict) {
    if verdict == Verdict::Tied {
        return;
    }
    let ended = state.acted.next_id;
    if let Some(result) = state.voting.ballot.as_mut().and_then(|ballot| ballot.result.as_mut()) {
        result.ended = ended;
    }
    if verdict == Verdict::Failed {
        failed(state);
    }
}

/// C-21: the vote was none; the ballot opens anew under a new number. What ended with it goes on and what
/// counted in it did not count, for both are read off its result.
fn voided(state: &mut State) {
    state.happening.outcome = None;
    let Some(ballot) = &mut state.voting.ballot else { return };
    let subject = ballot.subject.clone();
    state.picks.forget();
    if let Some(result) = ballot.result.take() {
        for cast in result.picks {
            if let Some(record) = state.records.get_mut(&cast.faction) {
                record.0.pop();
            }
        }
        if result.vetoed.is_some() {
            state.chair.vetoed_in = None;
        }
    }
    let (card, option) = match subject {
        Subject::Event { card, option } => (card, option),
        Subject::Motion(id) => {
            if let Some(motion) = state.motion_mut(id) {
                motion.state = MotionState::Now;
                motion.verdict = None;
            }
            return;
        }
    };
    if let Some(row) = state.docket.iter_mut().find(|row| row.card == card) {
        row.failed.retain(|failed| *failed != option);
        row.state = DocketState::Called;
    }
}

// What the rules say of its steps.

/// The Prytanis says what is put to the vote (C-14).
pub(crate) const CHOICE: Row =
    Row { falls_to: Some(|state| state.chair.prytanis.as_ref()), ..PLAIN };

/// The factions vote in secret, on an option or a motion (C-15, A-3).
pub(crate) const BALLOT: Row = Row {
    clock: Clock::Ruled(Ruling::VoteSeconds, After::Or),
    ends: Some(Ruling::VotesRevealed),
    awaits: Each(rules::awaited),
    advance: On(reveal),
    settle: voted,
    ..PLAIN
};

/// A tied vote is decided (C-17).
pub(crate) const TIE: Row =
    Row { falls_to: Some(|state| state.tie_breaker()), settle: tie_fails, ..PLAIN };

/// C-15: the votes reveal themselves once nobody is awaited any more.
fn voted(d: &mut Decision<'_>) {
    if d.state.settings.votes_revealed == Ends::ByItself && d.state.awaits_nobody() {
        reveal(d);
    }
}
